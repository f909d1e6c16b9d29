/**
 * Mustering at a character's word: a recruit in every Settlement of his Nation, or Regulars of his base
 * turned into Elites.
 */
import type { Rules } from '../../model/config'
import type { Recruit } from '../../model/actions'
import type { Question, Violation } from '../../model/bundle'
import { ask, type SpreadVars } from '../../model/frames'
import type { CharacterIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { regionId, regionIx } from '../../query/board'
import { pieceId, pieceIx, regularOf } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { inReserve } from '../../query/recruits'
import { musteringPlaces, recruitOf, VOICES, type Voice } from '../../query/voices'
import { type Change, changing, ends, goesOn } from '../changes/change'
import { recruit, upgrade } from '../changes/figures'

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
