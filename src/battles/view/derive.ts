/**
 * What follows from the JSON of a state or view and is wanted summed up: points, who is where, which cards
 * lie where. It looks at nothing but that JSON, so it reveals no more than a view does.
 */
import { eachOf } from '../../kernel/named'
import { CARD_PLACES, type CardPlace, type Derived, type Pile, type TableReading } from '../model/json'
import { bySide, DECKS, type Deck } from '../model/sides'
import type { Scenario } from '../model/tables'
import { pointsIn } from '../query/filters'
import { scenarioOf } from '../rulesets/rulesets'
import { SECRET_FRAMES } from './mask'

type Seen = TableReading['table']

const charactersOf = ({ characterIds }: Scenario, { characters }: Seen): Derived['characters'] => {
  const there: Record<string, Array<string>> = {}
  for (const one of characterIds) {
    const place = characters[one]
    if (place !== undefined) (there[place] ??= []).push(one)
  }
  return there
}

const pileOf = (scenario: Scenario, table: Seen, place: CardPlace, decks: ReadonlyArray<Deck>): Pile => ({
  cards: decks.flatMap((deck) => scenario.cardsOf[deck].filter((card) => table.cards[card] === place)),
  hidden: decks.reduce((sum, deck) => sum + (table.hiddenCards?.[`${deck}:${place}`] ?? 0), 0),
})

const chosenIn = (stack: TableReading['stack']): Derived['chosen'] => {
  const top = stack[stack.length - 1]
  const secret = top !== undefined && SECRET_FRAMES.has(top.kind) ? top.vars : {}
  return bySide((side) => {
    const answer = secret[side]
    return typeof answer === 'string' ? answer : null
  })
}

/** What a state or view tells, with what follows from it. */
export const derive = (seen: TableReading, viewer: TableReading['viewer']): TableReading => {
  const { config, table, stack } = seen
  const scenario = scenarioOf(config)
  const { id, title, about } = scenario.doc
  const derived: Derived = {
    scenario: { id, title, about },
    victoryPoints: pointsIn(scenario, table.regions),
    characters: charactersOf(scenario, table),
    cards: eachOf(CARD_PLACES, (place) => pileOf(scenario, table, place, DECKS)),
    decks: eachOf(DECKS, (deck) => pileOf(scenario, table, 'deck', [deck])),
    chosen: chosenIn(stack),
  }
  return { ...seen, viewer, derived }
}
