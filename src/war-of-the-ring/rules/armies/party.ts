/**
 * Who goes (chapter VI, Splitting an Army; the rearguard; the advance): how many of each kind of piece, one
 * kind after the other in any order.
 */
import { passOf } from '../../../kernel/brand'
import { NO_EVENTS } from '../../../kernel/types'
import { isNamed, nameOf, within } from '../../query/names'
import type { Bring, BringAll, Pass, Recruit } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import { type PartyVars, ask, type SpreadVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import { NO_FORCE, type CharacterIx, type Table } from '../../model/table'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { bringAllOf, bringOf } from '../../query/answers'
import { answered, canBringAll, isFresh, isSettled, openKinds, rangeOf } from '../../query/party'
import { bringAllViolations, bringViolations } from '../../query/partyViolations'
import { pieceId, pieceIx, regularOf } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import type { Rules } from '../../model/config'
import { regionId, regionIx } from '../../query/board'
import { inReserve } from '../../query/recruits'
import { musteringPlaces, recruitOf, VOICES, type Voice } from '../../query/voices'
import { type Change, changing, ends, goesOn } from '../changes/change'
import { recruit, upgrade } from '../changes/figures'

type Answer = Bring | BringAll | Pass

/** An advance may be declined as a whole. */
const mayDecline = ({ vars }: Here<PartyVars>): boolean => vars.purpose === 'advance' && isFresh(vars)

const options = (here: Here<PartyVars>, seat: Seat): ReadonlyArray<Answer> => {
  const { table, vars } = here
  const answers: Array<Answer> = []
  if (mayDecline(here)) answers.push(passOf(seat))
  if (isSettled(here.rules, vars)) return [...answers, bringAllOf(seat)]
  if (canBringAll(here.rules, table, vars)) answers.push(bringAllOf(seat))
  for (const kind of openKinds(here.rules, vars)) {
    const { least, most } = rangeOf(here.rules, table, vars, kind)
    for (let number = least; number <= most; number++) answers.push(bringOf(here.rules, seat, kind, number))
  }
  return answers
}

const violations = (here: Here<PartyVars>, action: Answer): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (action.kind === 'bring')
    return bringViolations(
      { rules: here.rules, table: table },
      vars,
      pieceIx(here.rules, action.piece),
      action.number,
    )
  if (action.kind === 'bringAll') return bringAllViolations(here.rules, table, vars)
  return mayDecline(here)
    ? []
    : [since(violation('turn.wholeAction', { seat: action.seat }), 'somebody must go')]
}

const ASKS = {
  move: 'march',
  attack: 'attack',
  advance: 'advance',
} as const

/** How many of these go? */
export const decideParty: Question<'decide/party', Answer> = {
  answers: ['bring', 'bringAll', 'pass'],
  seats: (here) => [
    seatOf(here, here.vars.purpose === 'advance' ? 'army' : 'acting', here.vars.side, here.vars.from),
  ],
  options,
  violations,
  resolve: ({ rules, table, vars }, action) => {
    const events = NO_EVENTS
    if (action.kind === 'pass') return { table, events, value: NO_FORCE }
    if (action.kind === 'bringAll')
      return { table, events, value: isSettled(rules, vars) ? vars.chosen : vars.available }
    const next = answered({ rules, table }, vars, pieceIx(rules, action.piece), action.number)
    return isSettled(rules, next) ? { table, events, value: next.chosen } : { table, events, vars: next }
  },
  asks: (here) => {
    const { rules, vars } = here
    const does = ASKS[vars.purpose]
    if (isSettled(rules, vars)) return `Does the Army ${does}?`
    const [kind = -1, other] = openKinds(rules, vars)
    const piece = pieceId(rules, kind)
    const whole = mayDecline(here)
    if (other === undefined && isNamed(rules, piece)) {
      const who = within(rules, piece)
      return whole ? `Does the Army ${does}, with ${who}?` : `Does ${who} ${does}?`
    }
    const what = other === undefined ? nameOf(rules, piece, 2) : 'of each kind'
    const asks = whole ? `Does the Army ${does}, and how many ${what}?` : `How many ${what} ${does}?`
    return other === undefined ? asks : `${asks} Tell it in any order.`
  },
  reads: ['armies.divide', 'movement.parts', 'battle.rearguard', 'battle.advance'],
}

/*
 * Mustering at a character's word: a recruit in every Settlement of his Nation, or Regulars of his base
 * turned into Elites.
 */

const voiceOf = (rules: Rules, character: CharacterIx): Voice | undefined =>
  VOICES(rules).find((voice) => voice.character === character)

/** Too few figures for all Settlements: the player says which get one. */
const isScarce = (rules: Rules, table: Table, voice: Voice): boolean =>
  inReserve(rules, table, recruitOf(voice)) < musteringPlaces(rules, table, voice).length

/** Recruits in every Settlement, if there are figures for all of them. */
export const musterEverywhere = (change: Change, character: CharacterIx): void => {
  const voice = voiceOf(change.rules, character)
  if (voice === undefined || isScarce(change.rules, change.table, voice)) return
  for (const region of musteringPlaces(change.rules, change.table, voice))
    recruit(change, recruitOf(voice), region, 'character.sarumanVoice')
}

/** The question where the recruits go, if there are too few. */
export const askSpread = (rules: Rules, table: Table, character: CharacterIx) => {
  const voice = voiceOf(rules, character)
  if (
    voice === undefined ||
    !isScarce(rules, table, voice) ||
    inReserve(rules, table, recruitOf(voice)) === 0
  )
    return undefined
  return ask('decide/spread', {
    side: voice.side,
    piece: recruitOf(voice),
    regions: musteringPlaces(rules, table, voice),
  })
}

/** Turns Regulars of the base into Elites. */
export const upgradeAtBase = (change: Change, character: CharacterIx): void => {
  const voice = voiceOf(change.rules, character)
  if (voice !== undefined)
    upgrade(change, regularOf(voice.nation), voice.upgrades, {
      place: voice.base,
      rule: 'character.sarumanVoice',
    })
}

const violationsOf = (
  rules: Rules,
  { piece, regions }: SpreadVars,
  action: Recruit,
): ReadonlyArray<Violation> =>
  pieceIx(rules, action.piece) === piece && regions.includes(regionIx(action.region))
    ? []
    : [violation('recruiting.settlement', { piece: action.piece, region: action.region })]

/** Which Settlement gets a recruit? */
export const decideSpread: Question<'decide/spread', Recruit> = {
  answers: ['recruit'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, vars }, seat) =>
    vars.regions.map((region) => ({
      seat,
      kind: 'recruit',
      piece: pieceId(rules, vars.piece),
      region: regionId(region),
    })),
  violations: ({ rules, vars }, action) => violationsOf(rules, vars, action),
  resolve: ({ rules, table, vars }, action) => {
    const change = changing({ rules, table })
    const region = regionIx(action.region)
    recruit(change, vars.piece, region, 'character.sarumanVoice')
    const regions = vars.regions.filter((one) => one !== region)
    return inReserve(rules, change.table, vars.piece) > 0
      ? goesOn(change, { ...vars, regions })
      : ends(change, null)
  },
  asks: () => 'Which Settlement gets a recruit, since there are too few for all?',
  reads: ['character.sarumanVoice', 'recruiting.figures'],
}
