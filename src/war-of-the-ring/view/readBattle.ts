/**
 * What the frames tell of a battle under way. The topmost frame that speaks of it knows most.
 */
import * as t from 'io-ts/lib/index.js'
import { eachOf } from '../../kernel/named'
import { DECKS, REGION_IDS, SIDES, type EventCardId } from '../model/ids'
import type { BattleReading, Hidden, HiddenCard, PlaceReading } from '../model/reading'
import { battleVars, commitVars, type Seen } from './seen'

const PLACES: ReadonlyMap<string, PlaceReading> = new Map<string, PlaceReading>(
  REGION_IDS.flatMap((region) => [
    [region, { region, inside: false }],
    [`${region}/inside`, { region, inside: true }],
  ]),
)

const within = t.type({ battle: battleVars })

/** The battle in the variables of a frame, by themselves or among others. */
const foughtIn = (vars: unknown): t.TypeOf<typeof battleVars> | undefined => {
  if (battleVars.is(vars)) return vars
  return within.is(vars) ? vars.battle : undefined
}

/** Combat cards that are not seen, or only their backs. */
const FACE_DOWN: ReadonlyArray<Hidden | HiddenCard> = [
  'hidden',
  ...DECKS.map((deck): HiddenCard => `hidden ${deck}`),
]

/** A Combat card as a frame names it: null while it is chosen, and for one who is not asked. */
const cardNamed = (
  cards: ReadonlyArray<EventCardId>,
  name: unknown,
): BattleReading['cards'][keyof BattleReading['cards']] =>
  FACE_DOWN.find((one) => one === name) ?? cards.find((id) => id === name) ?? null

/** The battle that is fought now, if there is one. */
export const battleOf = (cards: ReadonlyArray<EventCardId>, stack: Seen['stack']): BattleReading | null => {
  const fought = stack.flatMap(({ vars }) => foughtIn(vars) ?? []).at(-1)
  const from = PLACES.get(fought?.from ?? '')
  const to = PLACES.get(fought?.to ?? '')
  if (fought === undefined || from === undefined || to === undefined) return null
  const { kind, side: attacker, round, combat } = fought
  const choosing = stack.find((frame) => frame.kind === 'decide/commit')?.vars
  const chosen = commitVars.is(choosing) ? choosing.chosen : (combat?.played ?? [null, null])
  const laid = eachOf(SIDES, (side) => cardNamed(cards, chosen[side === attacker ? 0 : 1]))
  return { kind, attacker, from, to, round, cards: laid }
}
