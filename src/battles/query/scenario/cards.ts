/**
 * Decks of a scenario: their sizes, table cards, and special tiles that cards can let in.
 */
import type { Effect } from '../../model/effects'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc, StoryDoc } from '../../model/scenario'
import { check, type Check } from './checks'

/** The sizes of the decks. */
export const DECK_SIZES = { generic: 30, storyFree: 16, storyShadow: 16, special: 6 } as const

const sizeFault = (path: string, is: number, wanted: number): ReadonlyArray<Fault> =>
  is === wanted ? [] : [{ path, problem: `${is} cards are here, the deck has ${wanted}` }]

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

type Effects = 'storyFree' | 'storyShadow' | 'special' | 'fate'

const allEffects = (doc: Pick<ScenarioDoc, Effects>): ReadonlyArray<Effect> => [
  ...doc.storyFree.map(({ effect }) => effect),
  ...doc.storyShadow.map(({ effect }) => effect),
  ...doc.special.cards.map(({ effect }) => effect),
  ...doc.fate.stepEvents.map(({ effect }) => effect),
]

/** Every special tile can come into play, and no more are let in than there are. */
const tileFaults = (doc: Pick<ScenarioDoc, Effects>): ReadonlyArray<Fault> =>
  doc.fate.tiles.flatMap(({ id, colour, count }, place) => {
    if (colour === 'grey') return []
    const letIn = allEffects(doc).reduce((sum, effect) => sum + countTiles(effect, id), 0)
    return letIn === count
      ? []
      : [{ path: `fate.tiles.${place}.count`, problem: `${count} exist, cards let in ${letIn}` }]
  })

/** Every half stands on a Generic card. */
const unused = (
  path: 'orders' | 'combats',
  halves: ReadonlyArray<{ readonly id: string }>,
  used: ReadonlyArray<string>,
): ReadonlyArray<Fault> =>
  halves.flatMap(({ id }, place) =>
    used.includes(id) ? [] : [{ path: `${path}.${place}`, problem: `no Generic card has ${id}` }],
  )

/** What may be wrong with the decks. */
export const CARD_CHECKS: ReadonlyArray<Check> = [
  check(['generic'], ({ generic }) => sizeFault('generic', generic.length, DECK_SIZES.generic)),
  check(['orders', 'generic'], ({ orders, generic }) =>
    unused(
      'orders',
      orders,
      generic.map(({ order }) => order),
    ),
  ),
  check(['combats', 'generic'], ({ combats, generic }) =>
    unused(
      'combats',
      combats,
      generic.map(({ combat }) => combat),
    ),
  ),
  ...(['storyFree', 'storyShadow'] as const).map((deck) =>
    check([deck], (doc) => [
      ...sizeFault(deck, doc[deck].length, DECK_SIZES[deck]),
      ...tableFaults(deck, doc[deck]),
    ]),
  ),
  check(['special'], ({ special }) => [
    ...sizeFault('special.cards', special.cards.length, DECK_SIZES.special),
    ...tableFaults('special.cards', special.cards),
  ]),
  check(['storyFree', 'storyShadow', 'special', 'fate'], tileFaults),
]
