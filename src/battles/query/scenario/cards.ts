/**
 * Decks of a scenario: their sizes, table cards, and special tiles that cards can let in.
 */
import type { Effect } from '../../model/effects'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc, StoryDoc } from '../../model/scenario'

/** The sizes of the decks. */
export const DECK_SIZES = { generic: 30, storyFree: 16, storyShadow: 16, special: 6 } as const

const sizeFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => {
  const sizes: ReadonlyArray<readonly [string, number, number]> = [
    ['generic', doc.generic.length, DECK_SIZES.generic],
    ['storyFree', doc.storyFree.length, DECK_SIZES.storyFree],
    ['storyShadow', doc.storyShadow.length, DECK_SIZES.storyShadow],
    ['special.cards', doc.special.cards.length, DECK_SIZES.special],
  ]
  return sizes.flatMap(([path, is, wanted]) =>
    is === wanted ? [] : [{ path, problem: `${is} cards are here, the deck has ${wanted}` }],
  )
}

const lays = (effect: Effect): boolean => effect.some((step) => step.do === 'toTable')

const tableFaults = (path: string, cards: ReadonlyArray<StoryDoc>): ReadonlyArray<Fault> =>
  cards.flatMap(({ effect, table, name }, place) => {
    if (lays(effect) !== (table !== undefined))
      return [
        {
          path: `${path}.${place}.table`,
          problem: `${name}: a card stays on the table if it says so, only then`,
        },
      ]
    const reacts = table?.reaction !== undefined
    const used = table !== undefined && 'used' in table.discardWhen
    return reacts === used
      ? []
      : [
          {
            path: `${path}.${place}.table.discardWhen`,
            problem: `${name}: what can be used leaves when used`,
          },
        ]
  })

const countTiles = (effect: Effect, tile: string): number =>
  effect.reduce((sum, step) => {
    if (step.do === 'addTile') return sum + (step.tile === tile ? 1 : 0)
    if (step.do === 'choose') return sum + Math.max(...step.one.map((one) => countTiles(one, tile)))
    return 'gains' in step ? sum + countTiles(step.gains, tile) : sum
  }, 0)

const allEffects = (doc: ScenarioDoc): ReadonlyArray<Effect> => [
  ...doc.storyFree.map(({ effect }) => effect),
  ...doc.storyShadow.map(({ effect }) => effect),
  ...doc.special.cards.map(({ effect }) => effect),
  ...doc.fate.stepEvents.map(({ effect }) => effect),
]

/** Every special tile can come into play, and no more are let in than there are. */
const tileFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> =>
  doc.fate.tiles.flatMap(({ id, colour, count }, place) => {
    if (colour === 'grey') return []
    const letIn = allEffects(doc).reduce((sum, effect) => sum + countTiles(effect, id), 0)
    return letIn === count
      ? []
      : [{ path: `fate.tiles.${place}.count`, problem: `${count} exist, cards let in ${letIn}` }]
  })

/** What is wrong with the decks. */
export const cardFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => [
  ...sizeFaults(doc),
  ...tableFaults('storyFree', doc.storyFree),
  ...tableFaults('storyShadow', doc.storyShadow),
  ...tableFaults('special.cards', doc.special.cards),
  ...tileFaults(doc),
]
