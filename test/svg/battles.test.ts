/** Pictures of Battles: the map of any scenario, every piece once, no card that the viewer may not know. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { battles, type TableReading, type Side, type State } from '../../src/battles'
import { keysOf, picture as pictureOf } from '../../src/svg'
import { battlesScene, statesOf, tree, drawn } from './scenes'
import { having, type Node } from './xml'

const values = (nodes: ReadonlyArray<Node>, attribute: string): ReadonlyArray<string> =>
  nodes.map(({ attributes }) => attributes[attribute] ?? '').sort()

const MILL_BRIDGE = E.getOrElseW(() => {
  throw new Error('no scenario')
})(battles.scenario(millBridge))

const STATES: ReadonlyArray<State> = [
  battlesScene(),
  ...statesOf(battles, { seed: 'pictures' }, { steps: 400, every: 133 }),
  ...statesOf(battles, { seed: 'pictures', scenario: MILL_BRIDGE }, { steps: 200, every: 66 }),
]

const VIEWERS: ReadonlyArray<Side | 'spectator'> = ['free', 'shadow', 'spectator']

const readOf = (state: State, viewer: Side | 'spectator'): TableReading => {
  const read = battles.read(battles.view(state, viewer))
  if (E.isLeft(read)) throw new Error(`${read.left.path}: ${read.left.problem}`)
  return read.right
}

describe('a picture', { timeout: 60_000 }, () => {
  it('shows every Region and every border of the scenario once', () => {
    for (const state of STATES) {
      const { doc } = battles.tables(state.config)
      const picture = tree(battles.view(state, 'spectator'))
      expect(values(having(picture, 'data-region'), 'data-region')).toEqual(
        doc.regions.map(({ id }) => id).sort(),
      )
      expect(values(having(picture, 'data-border'), 'data-border')).toEqual(
        doc.borders.map(({ a, b }) => `${a} ${b}`).sort(),
      )
    }
  })

  it('tells of a Region all that is seen in it', () => {
    const words = STATES.flatMap((state) =>
      having(tree(battles.view(state, 'spectator')), 'data-region').map(
        ({ children }) => children.find(({ name }) => name === 'title')?.text ?? '',
      ),
    ).join(' ')
    for (const word of [/: \d \w[^:]*, \d Leader\b/, /\d Leadership\b/, /\d Damage\b/, /\d face down/])
      expect(words).toMatch(word)
  })

  it('has the Units that may go along as targets', () => {
    expect(keysOf({ kind: 'take', seat: 'free', what: 'riders', count: 1 })).toEqual(['piece:riders'])
  })

  it('breaks long words into lines where the row is narrow, and never draws them smaller', () => {
    const view = battles.view(battlesScene(), 'free')
    for (const part of ['tracks', 'side/free']) {
      const made = pictureOf(view, { part, width: 300, layout: 'screen' })
      if (E.isLeft(made)) throw new Error(made.left.problem)
      expect(made.right.svg).not.toContain('scale(')
    }
  })

  it('shows the Units and Characters of every Region', () => {
    for (const state of STATES) {
      const { table, derived } = readOf(state, 'free')
      const picture = tree(battles.view(state, 'free'))
      const units = having(picture, 'data-unit').map(
        ({ attributes }) => `${attributes['data-in']} ${attributes['data-unit']} ${attributes['data-count']}`,
      )
      const told = Object.entries(table.regions).flatMap(([region, { army }]) =>
        Object.entries(army?.units ?? {}).map(([type, count]) => `${region} ${type} ${count}`),
      )
      expect([...units].sort()).toEqual([...told].sort())
      expect(values(having(picture, 'data-character'), 'data-character')).toEqual(
        Object.entries(derived.characters)
          .flatMap(([place, characters]) => (place.startsWith('*') ? [] : characters))
          .sort(),
      )
    }
  })

  it('shows Leaders who were left behind without an Army', () => {
    const placed = battles.position({ empty: true, regions: { westfold: { leftBehind: { leaders: 2 } } } })
    if (E.isLeft(placed)) throw new Error(placed.left.problem)
    for (const layout of ['page', 'screen'] as const)
      expect(drawn(battles.view(placed.right, 'free'), { layout })).toContain('2 Leader')
  })

  it('shows every card that the viewer knows once, and a back for every other in a hand', () => {
    for (const state of STATES)
      for (const viewer of VIEWERS) {
        const { deck: _, ...shown } = readOf(state, viewer).derived.cards
        const picture = tree(battles.view(state, viewer))
        const piles = Object.values(shown)
        const known = piles.flatMap(({ cards }) => cards)
        expect(values(having(picture, 'data-card'), 'data-card')).toEqual([...known].sort())
        const backs = piles.reduce((sum, { hidden }) => sum + hidden, 0)
        expect(having(picture, 'data-hidden-card')).toHaveLength(backs)
      }
  })

  it('says whose scenario it is', () => {
    expect(drawn(battles.view(battlesScene(), 'free'))).toContain('our own scenario, not official')
  })

  it('marks Regions of its scenario, and of no other', () => {
    const [mill] = statesOf(battles, { seed: 'pictures', scenario: MILL_BRIDGE }, { steps: 20, every: 10 })
    if (mill === undefined) throw new Error('no state')
    const [first] = battles.tables(mill.config).regionIds
    const picture = tree(battles.view(mill, 'free'), { highlight: [first ?? ''] })
    expect(values(having(picture, 'data-highlight', 'true'), 'data-region')).toEqual([first])
    const other = pictureOf(battles.view(mill, 'free'), { highlight: ['orthanc'] })
    expect(E.isRight(other) && other.right.missing).toEqual(['orthanc'])
  })
})
