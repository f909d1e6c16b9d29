/**
 * Somebody goes with Companions of his region to another one; an enemy Army there is struck and has to flee,
 * and units may gather there.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { ChooseNumber, Done, GoTo, Join } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
  type Step,
  type Violation,
  type Draw,
} from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, start, type SummonVars } from '../../model/frames'
import type { Bits } from '../../model/table'
import { violation } from '../../rulebook'
import { doneOf, goingTo, joinOf } from '../../query/answers'
import { placeIn, placeOf, regionOf } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { asksCardDie } from '../../query/cardFigures'
import { isWithin, regionsIn } from '../../query/conditions'
import { firstOf } from '../../query/fellowship'
import { characterId, characterIx, pieceIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { cardId } from '../../query/playable'
import { companyOf, travellerOf, levyOf, struckBySummon } from '../../query/summons'
import { changed, changing, ends, goesOn, happen } from '../changes/change'
import { eachCharacter, putCharacter, recruit } from '../changes/figures'
import { rouseByCompanions } from '../changes/politics'
import { settle } from '../changes/regions'
import { instructionOf, type Verb } from './verb'

type Summon = Extract<Instruction, { kind: 'summon' }>

const summonOf = (here: Here<SummonVars>): Summon | undefined => instructionOf(here, 'summon')

/** Where does he go? */
export const decideSummon: Question<'decide/summon', GoTo> = {
  answers: ['goTo'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => {
    const instruction = summonOf(here)
    return instruction === undefined
      ? []
      : [...regionsIn(instruction.to)].map((region) => goingTo(seat, region))
  },
  violations: (here, { region }) => {
    const instruction = summonOf(here)
    return instruction !== undefined && isWithin(instruction.to, regionIx(region))
      ? LEGAL
      : [violation('events.overrides', {})]
  },
  resolve: ({ table }, { region }) => ({ table, events: NO_EVENTS, value: regionIx(region) }),
  asks: () => 'Where does he go?',
  reads: ['events.overrides'],
}

/** Who may still come along. */
const joiners = (here: Here<SummonVars>): Bits => {
  const instruction = summonOf(here)
  if (instruction === undefined) return 0
  return companyOf(here.rules, here.table, instruction) & ~here.vars.chosen
}

const companyViolations = (here: Here<SummonVars>, action: Join | Done): ReadonlyArray<Violation> =>
  action.kind === 'done' || (joiners(here) >> characterIx(here.rules, action.character)) & 1
    ? LEGAL
    : [violation('events.overrides', {})]

/** Who goes along? */
export const decideCompany: Question<'decide/company', Join | Done> = {
  answers: ['join', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => {
    const options: Array<Join | Done> = []
    for (let left = joiners(here); left !== 0; left &= left - 1)
      options.push(joinOf(here.rules, seat, firstOf(left)))
    options.push(doneOf(seat))
    return options
  },
  violations: companyViolations,
  resolve: (here, action) => {
    const { table, vars } = here
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: vars.chosen }
    const next = { ...vars, chosen: vars.chosen | (1 << characterIx(here.rules, action.character)) }
    return joiners({ ...here, vars: next }) === 0
      ? { table, events: NO_EVENTS, value: next.chosen }
      : { table, events: NO_EVENTS, vars: next }
  },
  asks: () => 'Who goes along?',
  reads: ['events.overrides', 'characters.companions'],
}

/** They are there; who can wake the Nation does. */
const go = (here: Here<SummonVars>): Changed => {
  const instruction = summonOf(here)
  const change = changing(here)
  if (instruction === undefined) return changed(change)
  const { region, chosen } = here.vars
  const all = chosen | (1 << travellerOf(here.rules, here.table, instruction))
  const place = placeIn(here.table, 0, region)
  eachCharacter(all, (character) => {
    const from = regionId(regionOf(placeOf(here.table, character)))
    putCharacter(change, character, place)
    happen(change, {
      kind: 'CharacterMoved',
      rule: 'characters.when',
      character: characterId(here.rules, character),
      from,
      to: regionId(region),
    })
  })
  rouseByCompanions(change, all, region)
  return changed(change)
}

const drawDie = ({ table, vars }: Here<SummonVars>): Draw<number> | undefined =>
  struckBySummon(table, vars)
    ? { name: 'event die', rule: 'events.overrides', outcomes: [1, 2, 3, 4, 5, 6] as const }
    : undefined

const rolled = (here: Here<SummonVars>, roll: number): Step<SummonVars> => {
  const change = changing(here)
  happen(change, { kind: 'EventDieRolled', rule: 'events.overrides', roll, success: true })
  return goesOn(change, { ...here.vars, struck: true, hits: roll })
}

const mostOf = (here: Here<SummonVars>): number => {
  const instruction = summonOf(here)
  return instruction === undefined ? 0 : levyOf(here.rules, here.table, instruction, here.vars.region)
}

/** How many units come? */
export const decideLevy: Question<'decide/levy', ChooseNumber> = {
  answers: ['chooseNumber'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    Array.from({ length: mostOf(here) + 1 }, (_, number) => ({ seat, kind: 'chooseNumber', number })),
  violations: (here, { number }) =>
    number <= mostOf(here)
      ? LEGAL
      : [
          violation('recruiting.byCard', {
            card: cardId(here.rules, here.vars.card),
            region: regionId(here.vars.region),
          }),
        ],
  resolve: (here, { number }) => {
    const piece = summonOf(here)?.piece
    const change = changing(here)
    if (piece !== undefined)
      for (let left = number; left > 0; left--)
        recruit(change, pieceIx(here.rules, piece), here.vars.region, 'events.recruit')
    settle(change, here.vars.region)
    return ends(change, null)
  },
  asks: () => 'How many units are recruited?',
  reads: ['events.recruit', 'recruiting.byCard'],
}

/** He comes, the enemy flees, units gather. */
export const summon = procedure('summon', [
  [
    'region',
    calling(
      ({ vars }) => ask('decide/summon', vars),
      (vars, region) => ({ ...vars, region }),
    ),
  ],
  [
    'company',
    calling(
      (here) => (joiners(here) === 0 ? undefined : ask('decide/company', here.vars)),
      (vars, chosen) => ({ ...vars, chosen }),
    ),
  ],
  ['go', doing(go)],
  [
    'roll',
    drawing(drawDie, rolled, (here, say) =>
      asksCardDie({ ...here, vars: { card: here.vars.card, left: 1 } }, say),
    ),
  ],
  ['rout', calling(({ vars }) => (vars.struck ? start('rout', 'take', vars) : undefined))],
  ['levy', calling((here) => (mostOf(here) > 0 ? ask('decide/levy', here.vars) : undefined))],
  ['over', returning(() => null)],
])

/** Sends somebody out whom the enemy flees. */
export const summonVerb: Verb<Summon> = {
  frame: ({ rules, table, vars: { side, card, step } }, instruction) =>
    travellerOf(rules, table, instruction) < 0
      ? undefined
      : start('summon', 'region', {
          side,
          card,
          step,
          region: -1,
          chosen: 0,
          struck: false,
          hits: 0,
          retreat: -1,
        }),
}
