/**
 * Companions whom a card sends on their way (chapters VI and VIII): out of the Fellowship, or on the map if
 * the card lets the player choose. Somebody has to go, if anybody can.
 */
import { at } from '../../../kernel/row'
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, procedure, returning, type Here, type Step } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import {
  ask,
  newSeparation,
  start,
  USUAL_STRIDE,
  type DestinationVars,
  type JourneyVars,
  type Stride,
} from '../../model/frames'
import type { Bits, Table } from '../../model/table'
import { isOnMap } from '../../query/armies'
import { companionsOf, firstOf, sizeOf } from '../../query/fellowship'
import { travellersOf } from '../../query/reach'
import { arrive, destinationsOf } from '../characters/destination'
import { changing, goesOn } from '../changes/change'
import { instructionOf, type Verb } from './verb'

type SeparateInstruction = Extract<Instruction, { kind: 'separate' }>

const strideOf = (here: Here<JourneyVars>): Stride => ({
  ...USUAL_STRIDE,
  ...instructionOf(here, 'separate')?.stride,
})

/** Who can go: those in the Fellowship, and those on the map if the card says so. */
const candidates = (here: Here<JourneyVars>): Bits => {
  const { table } = here
  const onMap = instructionOf(here, 'separate')?.orTravel ?? false
  return (
    companionsOf(here.rules, table) |
    (onMap ? travellersOf({ rules: here.rules, table: table }, 0, 0, strideOf(here).besieged) : 0)
  )
}

/** The only one who can go does so without a question. */
const chooseOnly = (here: Here<JourneyVars>): Step<JourneyVars> => {
  const { table, vars } = here
  const available = candidates(here)
  return sizeOf(available) === 1
    ? { table, events: NO_EVENTS, vars: { ...vars, chosen: available } }
    : { table, events: NO_EVENTS }
}

const askGroup = (here: Here<JourneyVars>) => {
  const available = candidates(here)
  return here.vars.chosen !== 0 || available === 0
    ? undefined
    : ask('decide/group', { available, chosen: 0, number: 0 })
}

const travels = (table: Table, { chosen }: JourneyVars): boolean =>
  chosen !== 0 && isOnMap(table, firstOf(chosen))

const separate = (here: Here<JourneyVars>) => {
  const { table, vars } = here
  return vars.chosen === 0 || travels(table, vars)
    ? undefined
    : newSeparation('mordor', { chosen: vars.chosen, stride: strideOf(here) })
}

const onFoot = (here: Here<JourneyVars>): DestinationVars => ({
  side: 0,
  chosen: here.vars.chosen,
  separates: false,
  stride: strideOf(here),
})

const gone = (vars: JourneyVars): JourneyVars => ({ ...vars, chosen: 0 })

/** Where there is one region to go to, the group goes there without a question. */
const goOnly = (here: Here<JourneyVars>): Step<JourneyVars> => {
  const { table, vars } = here
  const regions = travels(table, vars) ? destinationsOf(here.rules, table, onFoot(here)) : []
  if (regions.length !== 1) return { table, events: NO_EVENTS }
  const change = changing(here)
  arrive(change, onFoot(here), at(regions, 0))
  return goesOn(change, gone(vars))
}

/** A journey of Companions: who goes, and how. */
export const journey = procedure('journey', [
  ['group', doing(chooseOnly)],
  ['members', calling(askGroup, (vars, chosen) => ({ ...vars, chosen }))],
  ['separate', calling(separate, gone)],
  ['onlyWay', doing(goOnly)],
  [
    'destination',
    calling(
      (here) => (travels(here.table, here.vars) ? ask('decide/destination', onFoot(here)) : undefined),
      gone,
    ),
  ],
  ['over', returning(() => null)],
])

/** Companions leave the Fellowship, or travel. */
export const separateVerb: Verb<SeparateInstruction> = {
  frame: ({ vars }) => start('journey', 'group', { ...vars, chosen: 0 }),
}
