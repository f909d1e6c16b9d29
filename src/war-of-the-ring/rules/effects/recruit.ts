/**
 * A card recruits (chapter VI): each group of its figures in one region, each figure of a kind that the
 * player chooses where the card leaves the choice. What figures, room or the enemy do not allow is left out
 * (chapter V).
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Recruit } from '../../model/actions'
import { calling, doing, procedure, returning, type Here, type Question, type Step } from '../../model/bundle'
import type { Instruction, RecruitPart } from '../../model/effects'
import { ask, start, type EventVars, type PlacingVars } from '../../model/frames'
import { regionId, regionIx } from '../../query/board'
import { cardPlace, cardRecruits, forcedRecruit, inOrder, type CardRecruit } from '../../query/cardRecruits'
import { cardRecruitViolations } from '../../query/cardRecruitViolations'
import { holds } from '../../query/conditions'
import { pieceId, pieceIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { type Change, changing, ends, goesOn } from '../changes/change'
import { recruit as place } from '../changes/figures'
import { instructionOf, type Verb } from './verb'

type RecruitInstruction = Extract<Instruction, { kind: 'recruit' | 'recruitEach' }>

const groupsIn = (instruction: RecruitInstruction): ReadonlyArray<RecruitPart> =>
  instruction.kind === 'recruit' ? [instruction] : instruction.parts

/** The groups of figures that the card recruits. */
const groupsOf = (here: Here<PlacingVars>): ReadonlyArray<RecruitPart> => {
  const beside = instructionOf(here, 'recruitBeside')
  if (beside !== undefined) return [{ area: { kind: 'free', area: beside.area }, figures: beside.figures }]
  const instruction = instructionOf(here, 'recruit') ?? instructionOf(here, 'recruitEach')
  return instruction === undefined ? [] : groupsIn(instruction)
}

const put = (change: Change, vars: PlacingVars, recruit: CardRecruit): PlacingVars => {
  const { part, figure, piece, region } = recruit
  place(change, piece, cardPlace(change.table, vars.side, region), 'events.recruit')
  return {
    ...vars,
    regions: vars.regions.map((one, ix) => (ix === part ? region : one)),
    placed: vars.placed.map((number, ix) => (ix === part ? figure + 1 : number)),
  }
}

/** Places what the card leaves to nobody, until something is to be chosen or all is done. */
const goOn = (change: Change, groups: ReadonlyArray<RecruitPart>, from: PlacingVars): PlacingVars => {
  let vars = from
  for (;;) {
    const next = forcedRecruit(change.rules, change.table, vars, groups)
    if (next === undefined) return inOrder(vars, groups)
    vars = put(change, vars, next)
  }
}

const choices = (here: Here<PlacingVars>): ReadonlyArray<CardRecruit> =>
  cardRecruits(here.rules, here.table, here.vars, groupsOf(here))

const forced = (here: Here<PlacingVars>): Step<PlacingVars> => {
  const change = changing(here)
  const vars = goOn(change, groupsOf(here), here.vars)
  return goesOn(change, vars)
}

/** The recruits of a card, one after the other. */
export const placing = procedure('placing', [
  ['forced', doing(forced)],
  ['ask', calling((here) => (choices(here).length === 0 ? undefined : ask('decide/placing', here.vars)))],
  ['over', returning(() => null)],
])

const chosen = (here: Here<PlacingVars>, { piece, region }: Recruit): CardRecruit | undefined =>
  choices(here).find((one) => one.piece === pieceIx(here.rules, piece) && one.region === regionIx(region))

/** Which figure comes, and where? */
export const decidePlacing: Question<'decide/placing', Recruit> = {
  answers: ['recruit'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    choices(here).map(({ piece, region }) => ({
      seat,
      kind: 'recruit',
      piece: pieceId(here.rules, piece),
      region: regionId(region),
    })),
  violations: (here, action) =>
    chosen(here, action) === undefined
      ? cardRecruitViolations(here, here.vars, groupsOf(here), {
          piece: pieceIx(here.rules, action.piece),
          region: regionIx(action.region),
        })
      : [],
  resolve: (here, action) => {
    const recruit = chosen(here, action)
    if (recruit === undefined) return { table: here.table, events: NO_EVENTS, value: null }
    const change = changing(here)
    const groups = groupsOf(here)
    const vars = goOn(change, groups, put(change, here.vars, recruit))
    return cardRecruits(here.rules, change.table, vars, groups).length === 0
      ? ends(change, null)
      : goesOn(change, vars)
  },
  asks: () => 'Which figure does the card recruit, and where?',
  reads: ['events.recruit', 'recruiting.byCard'],
}

/** Recruits as a card says. */
export const recruitVerb: Verb<RecruitInstruction> = {
  frame: ({ rules, table, vars }: Here<EventVars>, instruction) => {
    if (instruction.if !== undefined && !holds(rules, table, instruction.if)) return undefined
    const groups = groupsIn(instruction)
    return start('placing', 'forced', {
      ...vars,
      regions: groups.map(() => -1),
      placed: groups.map(() => 0),
    })
  },
}
