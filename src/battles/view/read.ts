/**
 * The reader: the table of a saved state, or of what a viewer sees of it, as people would tell it. It looks
 * at nothing but the JSON of names, so it can tell no more than a view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeWith } from '../../kernel/codec'
import type { Malformed } from '../../kernel/door'
import { isObject } from '../../kernel/fields'
import type { Config } from '../model/config'
import { DECKS, type BySide, type Deck, type Side } from '../model/sides'
import { GIVEN, HAND, ON_TABLE, type CardPlace } from '../model/table'
import type {
  MarchReading,
  OffMapReading,
  PileReading,
  RegionReading,
  SideReading,
  TableReading,
} from '../model/tableReading'
import type { Scenario } from '../model/tables'
import { scenarioOf } from '../rulesets/rulesets'
import { SECRET_FRAMES } from './mask'
import { seenCodec, type Seen } from './seen'

interface Seeing extends Seen {
  readonly scenario: Scenario
  readonly config: Config
}

const cardsAt = ({ table, scenario }: Seeing, place: CardPlace, deck?: Deck): ReadonlyArray<string> =>
  scenario.cardIds.filter(
    (card) => table.cards[card] === place && (deck === undefined || scenario.cards[card]?.deck === deck),
  )

/** The cards at a place that the viewer knows, and how many others the backs tell of. */
const pileOf = (seen: Seeing, place: CardPlace, decks: ReadonlyArray<Deck> = DECKS): PileReading => ({
  cards: decks.flatMap((deck) => cardsAt(seen, place, deck)),
  hidden: decks.reduce((sum, deck) => sum + (seen.table.hiddenCards?.[`${deck}:${place}`] ?? 0), 0),
})

const bySide = <A>(of: (side: Side) => A): BySide<A> => ({ free: of('free'), shadow: of('shadow') })

/** What a side has answered to a question that both answer in secret. */
const chosenBy = ({ stack }: Seeing, side: Side): SideReading['chosen'] => {
  const top = stack[stack.length - 1]
  if (top === undefined || !SECRET_FRAMES.has(top.kind) || !isObject(top.vars)) return null
  const answer = top.vars[side]
  return typeof answer === 'string' ? answer : null
}

const sideReading = (seen: Seeing, side: Side): SideReading => ({
  hand: pileOf(seen, HAND[side]),
  onTable: cardsAt(seen, ON_TABLE[side]),
  discarded: pileOf(seen, GIVEN[side]),
  dice: seen.table.dice[side],
  recruitment: seen.table.tokens[side],
  chosen: chosenBy(seen, side),
})

const charactersAt = ({ table, scenario }: Seeing, place: string): ReadonlyArray<string> =>
  scenario.characterIds.filter((one) => table.characters[one] === place)

const regionsOf = (seen: Seeing): Readonly<Record<string, RegionReading>> =>
  Object.fromEntries(
    Object.entries(seen.table.regions).map(([region, state]) => [
      region,
      { ...state, characters: charactersAt(seen, region) },
    ]),
  )

const marchOf = ({ table: { march } }: Seeing): MarchReading | null =>
  march === null ? null : { ...march.army, characters: march.characters, from: march.from, at: march.at }

const offMapOf = (seen: Seeing): OffMapReading => ({
  aside: charactersAt(seen, '*aside'),
  track: Object.fromEntries(charactersAt(seen, '*track').map((one) => [one, seen.table.steps[one] ?? 0])),
  ready: charactersAt(seen, '*ready'),
  commander: charactersAt(seen, '*commander'),
  eliminated: charactersAt(seen, '*eliminated'),
})

const decksOf = (seen: Seeing): TableReading['decks'] => ({
  generic: pileOf(seen, 'deck', ['generic']),
  storyFree: pileOf(seen, 'deck', ['storyFree']),
  storyShadow: pileOf(seen, 'deck', ['storyShadow']),
  special: pileOf(seen, 'deck', ['special']),
})

const pointsOf = ({ scenario, table }: Seeing): number =>
  scenario.doc.regions.reduce(
    (sum, { id, victoryPoints }) => (table.regions[id]?.controller === 'shadow' ? sum + victoryPoints : sum),
    0,
  )

const reading = (seen: Seeing, viewer: Side | 'spectator' | null): TableReading => {
  const { scenario, config, table, stack, outcome } = seen
  const { id, title, about } = scenario.doc
  return {
    game: 'battles',
    viewer,
    config,
    scenario: { id, title, about },
    turn: table.turn,
    regions: regionsOf(seen),
    march: marchOf(seen),
    offMap: offMapOf(seen),
    fate: { at: table.fate, reached: table.reached, tiles: table.tiles },
    position: table.position,
    sides: bySide((side) => sideReading(seen, side)),
    actionTokens: table.actionTokens,
    leadershipAside: table.aside,
    decks: decksOf(seen),
    inPlay: cardsAt(seen, 'inPlay'),
    played: cardsAt(seen, 'played'),
    counters: table.counters,
    victoryPoints: pointsOf(seen),
    battle: table.battle,
    underWay: stack.map(({ kind }) => kind),
    outcome,
  }
}

/** Reads a saved state, or a view of one, with the configs of a codec; or says what is wrong with it. */
export const readWith =
  (codec: t.Type<Config, unknown>) =>
  (state: unknown, viewer: Side | 'spectator' | null): E.Either<Malformed, TableReading> => {
    const opened = decodeWith(t.type({ config: codec }), state)
    if (E.isLeft(opened)) return opened
    const { config } = opened.right
    const scenario = scenarioOf(config)
    return E.Functor.map(decodeWith(seenCodec(scenario), state), (seen) =>
      reading({ ...seen, scenario, config }, viewer),
    )
  }
