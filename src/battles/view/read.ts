/**
 * What `read` returns: the JSON of a state or a view, and beside it what follows from that JSON. It looks at
 * nothing else, so it reveals no more than a view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeWith } from '../../kernel/codec'
import type { Malformed } from '../../kernel/door'
import type { Json } from '../../kernel/hash'
import { objectOf } from '../../kernel/json'
import { eachOf } from '../../kernel/named'
import { frameCodec, outcomeCodec } from '../../kernel/saved'
import type { Viewer } from '../model/cards'
import type { Config } from '../model/config'
import { CARD_PLACES, type CardPlace, type Derived, type Pile, type Reading } from '../model/json'
import { bySide, DECKS, type Deck } from '../model/sides'
import { TABLE } from '../model/table'
import type { Scenario } from '../model/tables'
import { pointsIn } from '../query/filters'
import { scenarioOf } from '../rulesets/rulesets'
import { SECRET_FRAMES } from './mask'

type Seen = Omit<Reading, 'derived'>

const charactersOf = ({ characterIds }: Scenario, { characters }: Seen['table']): Derived['characters'] => {
  const there: Record<string, Array<string>> = {}
  for (const one of characterIds) {
    const place = characters[one]
    if (place !== undefined) (there[place] ??= []).push(one)
  }
  return there
}

const pileOf = (
  scenario: Scenario,
  table: Seen['table'],
  place: CardPlace,
  decks: ReadonlyArray<Deck>,
): Pile => ({
  cards: decks.flatMap((deck) => scenario.cardsOf[deck].filter((card) => table.cards[card] === place)),
  hidden: decks.reduce((sum, deck) => sum + (table.hiddenCards?.[`${deck}:${place}`] ?? 0), 0),
})

const derive = (scenario: Scenario, { table, stack }: Seen): Derived => {
  const { id, title, about } = scenario.doc
  const top = stack[stack.length - 1]
  const secret = top !== undefined && SECRET_FRAMES.has(top.kind) ? top.vars : {}
  return {
    scenario: { id, title, about },
    victoryPoints: pointsIn(scenario, table.regions),
    characters: charactersOf(scenario, table),
    cards: eachOf(CARD_PLACES, (place) => pileOf(scenario, table, place, DECKS)),
    decks: eachOf(DECKS, (deck) => pileOf(scenario, table, 'deck', [deck])),
    chosen: bySide((side) => {
      const answer = secret[side]
      return typeof answer === 'string' ? answer : null
    }),
  }
}

/** What is wrong with the table of a view: one that could be dealt must be the table of a state. */
const tableFault = (scenario: Scenario, viewer: Viewer, table: Json): Malformed | undefined => {
  const eyes = { rules: scenario, viewer, table: objectOf(table), stack: [] }
  const read = decodeWith(
    TABLE.shape(scenario),
    TABLE.deal(eyes, () => 0),
    'table.',
  )
  return E.isLeft(read) ? read.left : undefined
}

/** The reading of a saved state or of a view, with the configs of a codec; or what is wrong with it. */
export const readWith = (config: t.Type<Config, unknown>) => {
  const codec = t.type({
    config,
    schemaVersion: t.number,
    chance: t.unknown,
    stack: t.readonlyArray(frameCodec),
    outcome: t.union([t.null, outcomeCodec]),
    table: t.unknown,
  })
  return (state: unknown, viewer: Viewer | null): E.Either<Malformed, Reading> => {
    const read = decodeWith(codec, state)
    if (E.isLeft(read)) return read
    const scenario = scenarioOf(read.right.config)
    const fault = viewer === null ? undefined : tableFault(scenario, viewer, read.right.table as Json)
    if (fault !== undefined) return E.left(fault)
    const seen = { ...read.right, game: 'battles', viewer } as Seen
    return E.right({ ...seen, derived: derive(scenario, seen) })
  }
}
