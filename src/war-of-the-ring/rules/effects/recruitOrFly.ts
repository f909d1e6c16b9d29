/**
 * Nazgûl recruited where somebody is, or Nazgûl who fly: one or the other, or neither.
 */
import type { Rules } from '../../model/config'
import { NO_EVENTS } from '../../../kernel/types'
import type { Recruit } from '../../model/actions'
import { calling, doing, mayDo, procedure, returning, type Changed, type Here } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, start, type EventVars, type RecruitOrFlyVars } from '../../model/frames'
import type { RegionIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { placeOf, regionOf } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { canPlace, cardPlace } from '../../query/cardRecruits'
import { cardId } from '../../query/playable'
import { CHARACTERS_OF, characterIx, pieceIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { FLYERS } from '../../query/reach'
import { changed, changing } from '../changes/change'
import { recruit } from '../changes/figures'
import { instructionOf, type Verb } from './verb'

type RecruitOrFly = Extract<Instruction, { kind: 'recruitOrFly' }>

/** Where they would be recruited, -1 if they cannot be. */
const regionFor = (rules: Rules, table: Table, instruction: RecruitOrFly | undefined): RegionIx => {
  if (instruction === undefined) return -1
  const anyOf = typeof instruction.with === 'string' ? [instruction.with] : instruction.with
  const at = Math.max(...anyOf.map((who) => placeOf(table, characterIx(rules, who))))
  const region = at < 0 ? -1 : regionOf(at)
  return region >= 0 && canPlace(rules, table, pieceIx(rules, instruction.piece), region) ? region : -1
}

const offerOf = (here: Here<EventVars>) => {
  const instruction = instructionOf(here, 'recruitOrFly')
  return { instruction, region: regionFor(here.rules, here.table, instruction) }
}

/** Are they recruited? */
export const decideRecruitOrFly = mayDo<'decide/recruitOrFly', Recruit>({
  takes: ['recruit'],
  seat: (here) => seatOf(here, 'acting', here.vars.side),
  offers: (here, seat) => {
    const { instruction, region } = offerOf(here)
    return instruction === undefined || region < 0
      ? []
      : [{ seat, kind: 'recruit', piece: instruction.piece, region: regionId(region) }]
  },
  violations: (here, { piece, region: name }) => {
    const { instruction, region } = offerOf(here)
    return instruction?.piece === piece && region >= 0 && regionIx(name) === region
      ? []
      : [violation('recruiting.byCard', { card: cardId(here.rules, here.vars.card), region: name })]
  },
  take: ({ table }) => ({ table, events: NO_EVENTS, value: true }),
  passed: false,
  asks: () => 'Do you recruit Nazgûl? If not, Nazgûl fly.',
  reads: ['events.recruit', 'recruiting.byCard', 'characters.nazgul'],
})

const come = (here: Here<RecruitOrFlyVars>): Changed => {
  const { instruction, region } = offerOf(here)
  const change = changing(here)
  if (!here.vars.recruits || instruction === undefined) return changed(change)
  const piece = pieceIx(here.rules, instruction.piece)
  for (let left = instruction.number; left > 0 && canPlace(here.rules, change.table, piece, region); left--)
    recruit(change, piece, cardPlace(change.table, here.vars.side, region), 'events.recruit')
  return changed(change)
}

/** One or the other. */
export const recruitOrFly = procedure('recruitOrFly', [
  [
    'ask',
    calling(
      (here) => (offerOf(here).region < 0 ? undefined : ask('decide/recruitOrFly', here.vars)),
      (vars, recruits) => ({ ...vars, recruits }),
    ),
  ],
  ['come', doing(come)],
  [
    'fly',
    calling(({ rules, vars: { side, recruits } }) =>
      recruits
        ? undefined
        : start('travel', 'ask', {
            side,
            moved: CHARACTERS_OF(rules)[side] & ~FLYERS(rules),
            optional: true,
            flown: [],
            chosen: 0,
            flying: -1,
          }),
    ),
  ],
  ['over', returning(() => null)],
])

/** Recruits, or lets Nazgûl fly. */
export const recruitOrFlyVerb: Verb<RecruitOrFly> = {
  frame: ({ vars: { side, card, step } }) =>
    start('recruitOrFly', 'ask', { side, card, step, recruits: false }),
}
