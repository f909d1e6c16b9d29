/** Pictures of the Card Game: every card where the viewer may see it, backs where he may not. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cardGame, COPY_IDS, type Seat, type State, type TableReading } from '../../src/card-game'
import type { NewConfig } from '../../src/kernel'
import type { CardGame } from '../../src/card-game'
import { cardGameScene, drawn, statesOf, tree } from './scenes'
import { having, type Node } from './xml'

const values = (nodes: ReadonlyArray<Node>, attribute: string): ReadonlyArray<string> =>
  nodes.map(({ attributes }) => attributes[attribute] ?? '').sort()

const readOf = (state: State, viewer: Seat | 'spectator'): TableReading => {
  const read = cardGame.read(cardGame.view(state, viewer))
  if (E.isLeft(read)) throw new Error(`${read.left.path}: ${read.left.problem}`)
  return read.right
}

const CONFIGS: ReadonlyArray<NewConfig<CardGame>> = [
  { seed: 'pictures', promos: true },
  { seed: 'pictures', scenario: 'duel-3' },
  { seed: 'pictures', scenario: 'fellowship' },
]

const STATES: ReadonlyArray<State> = [
  cardGameScene(),
  ...CONFIGS.flatMap((config) => statesOf(cardGame, config, { steps: 130, every: 43 })),
]

const viewersOf = ({ config }: State): ReadonlyArray<Seat | 'spectator'> => [
  ...cardGame.seatsOf(config),
  'spectator',
]

describe('a picture', () => {
  it('shows every card that the viewer knows once, and no other', () => {
    for (const state of STATES)
      for (const viewer of viewersOf(state)) {
        const picture = tree(cardGame.view(state, viewer))
        const { table, derived } = readOf(state, viewer)
        const inPlay = derived.locations.flatMap(({ cards }) => cards)
        const own = Object.values(derived.seats).flatMap((seat) => [
          ...Object.values(seat.piles).flatMap(({ cards }) => cards),
          ...seat.reserve.flatMap(({ card, items }) => [card, ...items]),
        ])
        const known = [
          ...own,
          ...inPlay.flatMap(({ card, items }) => [card, ...items]),
          ...COPY_IDS.filter((id) => table.at[id] === 'playing'),
          ...table.lasting,
        ]
        expect(values(having(picture, 'data-card'), 'data-card')).toEqual([...known].sort())
      }
  })

  it('shows a back for every other card in hand, and counts those in piles', () => {
    for (const state of STATES)
      for (const viewer of viewersOf(state)) {
        const picture = tree(cardGame.view(state, viewer))
        for (const [seat, own] of Object.entries(readOf(state, viewer).derived.seats)) {
          const [panel] = having(picture, 'data-seat', seat)
          if (panel === undefined) throw new Error(`${seat} is not drawn`)
          const backs = (where: string): number =>
            having(panel, 'data-hidden-card', seat).filter((one) => one.attributes['data-where'] === where)
              .length
          expect([backs('hand'), backs('aside')]).toEqual([own.piles.hand.hidden, own.piles.aside.hidden])
          for (const where of ['deck', 'cycle', 'eliminated'] as const) {
            const pile = having(panel, 'data-pile', seat).find(
              (one) => one.attributes['data-where'] === where,
            )
            expect(Number(pile?.attributes['data-count'] ?? 0)).toBe(own.piles[where].hidden)
          }
        }
      }
  })

  it('shows every location of the scenario once', () => {
    for (const state of STATES) {
      const { battlegrounds, paths } = readOf(state, 'spectator').table
      const regions = having(tree(cardGame.view(state, 'spectator')), 'data-region')
      expect(values(regions, 'data-region')).toEqual(
        [...Object.keys(battlegrounds), ...Object.keys(paths)].sort(),
      )
    }
  })

  it('marks what may be chosen, wherever it lies', () => {
    const highlight = ['helms-deep', 'edoras', 'caradhras']
    const picture = tree(cardGame.view(cardGameScene(), 'saruman'), { highlight })
    expect(values(having(picture, 'data-highlight', 'true'), 'data-region')).toEqual([...highlight].sort())
  })

  it('knows the path that is fought over by the name that actions give it', () => {
    const view = cardGame.view(cardGameScene(), 'saruman')
    const path = having(tree(view), 'data-place', 'path')[0]?.attributes['data-region']
    expect(path).toBeDefined()
    const picture = tree(view, { highlight: ['path'] })
    expect(values(having(picture, 'data-highlight', 'true'), 'data-region')).toEqual([path])
  })

  it('names no card that the viewer may not know', () => {
    const picture = drawn(cardGame.view(cardGameScene(), 'frodo'))
    expect(picture).toContain('Merry Brandybuck')
    for (const name of ['Andúril', 'The Witch-king,', 'Hill-troll']) expect(picture).not.toContain(`${name}<`)
    expect(drawn(cardGame.view(cardGameScene(), 'aragorn'))).toContain('Andúril')
  })
})
