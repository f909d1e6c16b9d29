/**
 * A round: Location step, Action step, Combat step, Victory Check, Draw step.
 */
import { NONE } from '../../../kernel/indexSet'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Draw,
  type Here,
  type Step,
} from '../../model/bundle'
import { start } from '../../model/frames'
import type { DoneVars, RoundVars } from '../../model/frames/rounds'
import type { BattlegroundId, PathId } from '../../model/ids'
import { WAITING, type BattlegroundIx, type SeatIx, type SideIx } from '../../model/spots'
import { draftOf } from '../../model/table'
import { defenderOf, groundId, groundIx, otherSide, pathId, pathIx, seatId, sideId } from '../../query/cards'
import { playerAt, seatAt, seatsFrom } from '../../query/cast'
import { handSize, pathNumber, startingSeat, unusedPaths } from '../../query/places'
import { standingsOf } from '../../query/scores'
import { cyclesAfter, extraDraw, limitOf } from '../../query/statics'
import { changed, changing, happen } from '../changes/change'

/** Nobody waits any longer, and what is once a round is fresh. */
const begin = (here: Here<RoundVars>): Changed => {
  const change = changing(here)
  const draft = draftOf(here.table)
  draft.round++
  draft.played = NONE
  draft.used = NONE
  draft.lasting = NONE
  for (const { ix, ringToken } of here.rules.cast.players)
    if (ringToken === 'oncePerRound') draft.rings |= 1 << ix
  change.table = draft
  happen(change, {
    kind: 'RoundBegan',
    rule: 'draw.newRound',
    round: draft.round,
    seat: seatId(startingSeat(here)),
  })
  return changed(change)
}

/** The battlegrounds in the deck of a side. */
const deckOf = ({ table }: Here, side: SideIx): ReadonlyArray<BattlegroundIx> =>
  table.battlegrounds.flatMap((standing, ground) =>
    standing === WAITING && defenderOf(ground) === side ? [ground] : [],
  )

/** The battlegrounds that the scenario fixes for this round, if it does. */
const fixedOf = ({ rules, table }: Here): ReadonlyArray<BattlegroundId> | undefined => {
  const fixed = rules.cast.scenario.fixedBattlegrounds
  return fixed === undefined ? undefined : (fixed[table.round - 1] ?? [])
}

/** By chance from the deck of the starting player's side, else from the other. */
const groundDraw = (here: Here<RoundVars>): Draw<BattlegroundId> | undefined => {
  if (fixedOf(here) !== undefined) return undefined
  const side = playerAt(here.rules.cast, startingSeat(here)).sideIx
  const own = deckOf(here, side)
  const deck = own.length > 0 ? own : deckOf(here, otherSide(side))
  if (deck.length === 0) return undefined
  const rule = own.length > 0 ? 'location.randomBattleground' : 'location.emptyDeck'
  return { name: 'battleground', rule, outcomes: deck.map(groundId) }
}

const drewGround = ({ table, vars }: Here<RoundVars>, outcome: BattlegroundId): Step<RoundVars> => ({
  table,
  events: [],
  vars: { ...vars, drawn: groundIx(outcome) },
})

/** The next battleground of the list, unless it lies on the table already. */
const listed = (here: Here<RoundVars>): Step<RoundVars> => {
  const { table, vars } = here
  const next = fixedOf(here)?.[vars.done]
  if (next === undefined) return { table, events: [] }
  const ground = groundIx(next)
  return {
    table,
    events: [],
    vars: { ...vars, drawn: table.battlegrounds[ground] === WAITING ? ground : -1 },
  }
}

const groundFrame = (here: Here<RoundVars>) =>
  here.vars.drawn < 0
    ? undefined
    : start('activation', 'turnUp', { seat: startingSeat(here), battleground: here.vars.drawn })

const groundDone = ({ table, vars }: Here<RoundVars>): Step<RoundVars> => ({
  table,
  events: [],
  vars: { done: vars.done + 1, drawn: -1 },
})

const pathDraw = ({ table }: Here<RoundVars>): Draw<PathId> => ({
  name: 'path',
  rule: 'location.pathNumber',
  outcomes: unusedPaths(table, pathNumber(table) + 1).map(pathId),
})

const drewPath = ({ table, vars }: Here<RoundVars>, outcome: PathId): Step<RoundVars> => ({
  table,
  events: [],
  vars: { ...vars, drawn: pathIx(outcome) },
})

/** A seat with more cards than its limit when the Action step ends cycles down to it (OR-14). */
const tooMany = (here: Here): SeatIx =>
  seatsFrom(here.rules.cast, here.table.starter).find((seat) => handSize(here, seat) > limitOf(here, seat)) ??
  -1

const limitFrame = (here: Here<RoundVars>) => {
  const seat = tooMany(here)
  if (seat < 0) return undefined
  return start('cycling', 'next', { seat, left: handSize(here, seat) - limitOf(here, seat), pays: null })
}

/** How far ahead a side must be to win before the last path. */
const LEAD = 10

const isOver = (here: Here): boolean => {
  const { isFinal, points } = standingsOf(here)
  return isFinal || Math.abs(points[0] - points[1]) >= LEAD
}

const check = (here: Here<RoundVars>): Changed => {
  const { points, winner, rule } = standingsOf(here)
  const [freePeoples, shadow] = points
  const change = changing(here)
  happen(change, { kind: 'ScoresCounted', rule: 'victory.check', freePeoples, shadow })
  if (isOver(here)) happen(change, { kind: 'GameEnded', rule, winner: sideId(winner), freePeoples, shadow })
  return changed(change)
}

const passToken = ({ rules, table }: Here<RoundVars>): Changed => {
  const draft = draftOf(table)
  draft.starter = (table.starter + 1) % rules.cast.places.length
  const seat = seatId(seatAt(rules.cast, draft.starter))
  return { table: draft, events: [{ kind: 'TokenPassed', rule: 'draw.token', seat }] }
}

/** One round. */
export const round = procedure('round', [
  ['begin', doing(begin)],
  ['battleground', drawing(groundDraw, drewGround, () => 'Which battleground is drawn?')],
  ['listed', doing(listed)],
  ['activate', calling((here) => groundFrame(here))],
  ['activated', doing(groundDone)],
  ['moreGrounds', jumping('listed', (here) => here.vars.done < (fixedOf(here)?.length ?? 0))],
  ['path', drawing(pathDraw, drewPath, ({ table }) => `Which path ${pathNumber(table) + 1} is drawn?`)],
  [
    'activatePath',
    calling(
      (here) =>
        start('pathActivation', 'turnUp', {
          seat: startingSeat(here),
          path: here.vars.drawn,
          number: pathNumber(here.table) + 1,
        }),
      (vars) => ({ ...vars, drawn: -1 }),
    ),
  ],
  ['action', calling(() => start('actionStep', 'turn', { passed: 0, choice: null }))],
  ['limit', calling((here) => limitFrame(here))],
  ['moreLimits', jumping('limit', (here) => tooMany(here) >= 0)],
  ['combat', calling(() => start('combatStep', 'next', { spot: -1 }))],
  ['check', doing(check)],
  ['decided', jumping('end', isOver)],
  ['draw', calling(() => start('drawStep', 'next', { done: 0 }))],
  ['token', doing(passToken)],
  ['end', returning((here) => isOver(here))],
])

const drawer = (here: Here<DoneVars>): SeatIx =>
  seatsFrom(here.rules.cast, here.table.starter)[here.vars.done] ?? -1

/** The Draw step: each seat what the scenario says, and what its cards add. */
export const drawStep = procedure('drawStep', [
  ['next', jumping('over', (here) => drawer(here) < 0)],
  [
    'draw',
    calling((here) => {
      const seat = drawer(here)
      const left = playerAt(here.rules.cast, seat).drawStep + extraDraw(here, seat)
      return start('draw', 'ready', { seat, left, into: 'hand' })
    }),
  ],
  [
    'cycle',
    calling((here) => {
      const seat = drawer(here)
      const left = cyclesAfter(here, seat)
      return left === 0 ? undefined : start('cycling', 'next', { seat, left, pays: null })
    }),
  ],
  ['done', doing(({ table, vars }) => ({ table, events: [], vars: { done: vars.done + 1 } }))],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])
