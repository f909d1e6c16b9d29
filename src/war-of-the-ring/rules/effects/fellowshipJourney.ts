/**
 * Companions whom a card sends on their way (chapters VI and VIII): out of the Fellowship, or on the map if
 * the card lets the player choose. Somebody has to go, if anybody can.
 */
import { calling, procedure, returning, type Here } from '../../model/bundle'
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
import { companionsOf, firstOf } from '../../query/fellowship'
import { travellersOf } from '../../query/reach'
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

const askGroup = (here: Here<JourneyVars>) => {
  const available = candidates(here)
  return available === 0 ? undefined : ask('decide/group', { available, chosen: 0, number: 0 })
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

/** A journey of Companions: who goes, and how. */
export const journey = procedure('journey', [
  ['members', calling(askGroup, (vars, chosen) => ({ ...vars, chosen }))],
  ['separate', calling(separate, gone)],
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
  frame: ({ vars }) => start('journey', 'members', { ...vars, chosen: 0 }),
}
