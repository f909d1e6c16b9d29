/** Pictures of The Confrontation: faces where the viewer may see them, backs where he may not. */
import { describe, expect, it } from 'vitest'
import {
  CHARACTERS,
  confrontation,
  LINKS,
  REGION_IDS,
  REGIONS,
  TILE_IDS,
  type Config,
  type Seat,
  type State,
} from '../../src/confrontation'
import { randomFrom, type Json } from '../../src/kernel'
import { confrontationScene, drawn, statesOf, tree } from './scenes'
import { having, type Node } from './xml'

interface Table {
  readonly at: Readonly<Record<string, string>>
  readonly variant: ReadonlyArray<string>
  readonly revealed: ReadonlyArray<string>
  readonly hand: ReadonlyArray<string>
  readonly discard: ReadonlyArray<string>
  readonly special: ReadonlyArray<string>
  readonly hiddenPieces: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly hiddenSpecials: Readonly<Record<string, number>>
}

const tableOf = (state: State, viewer: Seat | 'spectator'): Table =>
  (confrontation.view(state, viewer).state as { readonly table: Json }).table as unknown as Table

const CONFIGS: ReadonlyArray<Config | { readonly seed: string }> = [
  { seed: 'classic' },
  { seed: 'variant', characters: 'variant', specialCards: 'pick-two' },
  { seed: 'draft', characters: 'draft-secret', specialCards: 'announced-number' },
] as ReadonlyArray<{ readonly seed: string }>

const GAMES: ReadonlyArray<readonly [string, ReadonlyArray<State>]> = CONFIGS.map((config) => [
  config.seed,
  [confrontationScene(), ...statesOf(confrontation, config, { steps: 110, every: 22 })],
])

const values = (nodes: ReadonlyArray<Node>, attribute: string): ReadonlyArray<string> =>
  nodes.map(({ attributes }) => attributes[attribute] ?? '').sort()

const VIEWERS = ['fellowship', 'sauron', 'spectator'] as const

describe.each(GAMES)('a %s game', (_, states) => {
  it.each(VIEWERS)('shows every region once with its pieces, seen by %s', (viewer) => {
    for (const state of states) {
      const picture = tree(confrontation.view(state, viewer))
      const table = tableOf(state, viewer)
      const regions = having(picture, 'data-region')
      expect(values(regions, 'data-region')).toEqual([...REGION_IDS].sort())
      for (const node of regions) {
        const id = node.attributes['data-region'] ?? ''
        const here = TILE_IDS.filter((tile) => table.at[tile] === id)
        expect(values(having(node, 'data-piece'), 'data-piece')).toEqual([...here].sort())
        const counts = ['0', '1'].map((side) => table.hiddenPieces[side]?.[id] ?? 0)
        const backs = ['fellowship', 'sauron'].map((side) => having(node, 'data-hidden-piece', side).length)
        expect(backs).toEqual(counts)
      }
    }
  })

  it.each(VIEWERS)('shows the cards and who is out of the game, seen by %s', (viewer) => {
    for (const state of states) {
      const picture = tree(confrontation.view(state, viewer))
      const table = tableOf(state, viewer)
      const cardsIn = (where: string): ReadonlyArray<string> =>
        values(having(picture, 'data-where', where), 'data-card')
      expect(cardsIn('hand')).toEqual([...table.hand].sort())
      expect(cardsIn('discard')).toEqual([...table.discard].sort())
      const specials = having(picture, 'data-hidden-card').filter(
        ({ attributes }) => attributes['data-where'] === 'special',
      )
      const held = Object.values(table.hiddenSpecials).reduce((sum, count) => sum + count, 0)
      expect(specials).toHaveLength(held)
      const known = TILE_IDS.filter((tile) => table.at[tile] !== 'hidden')
      expect(values(having(picture, 'data-piece'), 'data-piece')).toEqual([...known].sort())
      const hidden = TILE_IDS.length - known.length
      expect(having(picture, 'data-hidden-piece')).toHaveLength(hidden)
    }
  })

  it.each(VIEWERS)('is the same when only what %s may not know is different', (viewer) => {
    for (const state of states) {
      const view = confrontation.view(state, viewer)
      const other = confrontation.determinize(view, randomFrom(`other ${viewer}`))
      if (other._tag === 'Left') throw new Error(other.left.problem)
      expect(drawn(confrontation.view(other.right, viewer))).toBe(drawn(view))
    }
  })
})

describe('the board', () => {
  const view = confrontation.view(confrontationScene(), 'fellowship')
  const picture = tree(view, { highlight: ['rohan'] })

  it('has the ways, the sideways ways, the barriers and the links', () => {
    const once = (of: (data: (typeof REGIONS)[number]) => ReadonlyArray<string>): number =>
      new Set(REGIONS.flatMap((data) => of(data).map((other) => [data.id, other].sort().join(' ')))).size
    expect(having(picture, 'data-border')).toHaveLength(once(({ forward }) => forward.fellowship))
    expect(having(picture, 'data-sideways')).toHaveLength(once(({ sideways }) => sideways))
    expect(having(picture, 'data-barrier')).toHaveLength(once(({ borders }) => borders))
    expect(values(having(picture, 'data-link'), 'data-link')).toEqual(
      LINKS.map(({ from, to }) => `${from} ${to}`).sort(),
    )
  })

  it('writes name and strength on a face, and marks who is revealed', () => {
    for (const node of having(picture, 'data-piece')) {
      const tile = TILE_IDS.findIndex((id) => id === node.attributes['data-piece'])
      const character = CHARACTERS[tile]
      expect(node.text.replaceAll(' ', '')).toBe(
        `${character?.name}${character?.strength}`.replaceAll(' ', ''),
      )
    }
    const revealed = having(picture, 'data-revealed', 'true')
    expect(values(revealed, 'data-piece')).toEqual(['balrog-uruk-hai', 'gandalf'])
  })

  it('keeps a used special card open and the other one of the enemy hidden', () => {
    expect(values(having(picture, 'data-where', 'used'), 'data-card')).toEqual(['palantir'])
    expect(values(having(picture, 'data-where', 'special'), 'data-card')).toEqual([
      '',
      'gwaihir',
      'shadowfax',
    ])
    expect(drawn(view)).not.toContain('Crebain')
  })

  it('marks the region it is asked to mark', () => {
    expect(values(having(picture, 'data-highlight'), 'data-region')).toEqual(['rohan'])
  })

  it('shows a battle, and a card put down as hidden from the enemy only', () => {
    const states = statesOf(confrontation, { seed: 'cards' }, { steps: 300, every: 1 })
    const chosen = states.find((state) => {
      const frame = state.stack.at(-1)
      const { chosen: cards } = (frame?.vars ?? {}) as { readonly chosen?: readonly [number, number] }
      return frame?.kind === 'decide/cards' && cards !== undefined && cards[0] >= 0
    })
    if (chosen === undefined) throw new Error('nobody has put down a card')
    const seen = (viewer: Seat | 'spectator') => {
      const nodes = having(tree(confrontation.view(chosen, viewer)), 'data-where', 'battle')
      return nodes.map(({ attributes }) => (attributes['data-hidden-card'] === undefined ? 'open' : 'hidden'))
    }
    expect([seen('fellowship'), seen('sauron'), seen('spectator')]).toEqual([
      ['open'],
      ['hidden'],
      ['hidden'],
    ])
    expect(having(tree(confrontation.view(chosen, 'sauron')), 'data-battle')).toHaveLength(1)
  })
})
