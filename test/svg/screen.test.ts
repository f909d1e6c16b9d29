/**
 * The whole table on one screen of 1366 by 768: no letter smaller than 9 pixels, and nothing that the page
 * shows is missing.
 */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { boardSvg, picture } from '../../src/svg'
import { warOfTheRing, type State } from '../../src/war-of-the-ring'
import { cardGameScene, confrontationScene, got, statesOf, tree, warScene } from './scenes'
import type { Node } from './xml'

const SCREEN = { width: 1366, height: 768 } as const
const LEAST = 9

/** The size of every text in a picture that is as large as fits on the screen. */
const sizesIn = (node: Node, scale: number): ReadonlyArray<number> => {
  const [, own] = /scale\(([\d.]+)\)/.exec(node.attributes['transform'] ?? '') ?? []
  const here = scale * Number(own ?? 1)
  const size = node.name === 'text' ? [Number(node.attributes['font-size']) * here] : []
  return [...size, ...node.children.flatMap((child) => sizesIn(child, here))]
}

const least = (svg: Node): number => {
  const [, , width = 0, height = 0] = (svg.attributes['viewBox'] ?? '').split(' ').map(Number)
  return Math.min(...sizesIn(svg, Math.min(SCREEN.width / width, SCREEN.height / height)))
}

/** What a picture shows, by an attribute: each id with its number. */
const shown = (node: Node, attribute: string): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  const walk = ({ attributes, children }: Node): void => {
    const id = attributes[attribute]
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + Number(attributes['data-count'] ?? 1))
    children.forEach(walk)
  }
  walk(node)
  return [...counts].map(([id, count]) => `${id} ${count}`).sort()
}

const states = (): ReadonlyArray<State> => [
  warScene(),
  ...[{}, { players: 4 as const }, { twilight: true as const }].map((config) =>
    got(warOfTheRing.newGame({ seed: 'screen', ...config })),
  ),
  ...statesOf(warOfTheRing, { seed: 'screen' }, { steps: 400, every: 130 }),
  ...statesOf(warOfTheRing, { seed: 'q5', players: 4, twilight: true }, { steps: 750, every: 750 }),
]

const SHOWN = ['data-piece', 'data-card', 'data-die', 'data-tile', 'data-politics', 'data-hidden-card']

describe('War of the Ring on one screen', () => {
  const pictures = states().map((state, place) => {
    const seat = place % 2 === 0 ? warOfTheRing.seatsOf(state.config)[0] : undefined
    const view = warOfTheRing.view(state, seat ?? 'spectator')
    return { screen: tree(view, { layout: 'screen' }), page: tree(view) }
  })

  it('has no letter of less than 9 pixels', () => {
    for (const { screen } of pictures) expect(least(screen)).toBeGreaterThanOrEqual(LEAST)
  })

  it('is what the page is too small for', () => {
    for (const { page } of pictures) expect(least(page)).toBeLessThan(LEAST)
  })

  it.each(SHOWN)('shows every %s that the page shows', (attribute) => {
    for (const { screen, page } of pictures) expect(shown(screen, attribute)).toEqual(shown(page, attribute))
  })

  it('marks a crowd on the map, and names it beside it', () => {
    const svg = tree(warOfTheRing.view(warScene(), 'shadow'), { layout: 'screen' })
    const all = (node: Node): ReadonlyArray<Node> => [node, ...node.children.flatMap(all)]
    const there = all(svg).filter(({ attributes }) => attributes['data-region'] === 'minas-tirith')
    expect(there.length).toBeGreaterThan(1)
    expect(there.slice(1).flatMap((node) => shown(node, 'data-piece'))).toContain('boromir 1')
  })
})

describe('The Confrontation on one screen', () => {
  const played = (['none', 'pick-two'] as const).flatMap((specialCards) => [
    ...statesOf(confrontation, { seed: 'screen', specialCards }, { steps: 80, every: 16 }),
    ...(['variant', 'draft-open', 'draft-secret'] as const).flatMap((characters) =>
      statesOf(confrontation, { seed: 'q0', characters, specialCards }, { steps: 44, every: 4 }),
    ),
  ])
  /** Four of the Fellowship and whoever has come upon them. */
  const before = got(
    confrontation.position({
      config: { seed: 'crowd' },
      turn: 'sauron',
      pieces: {
        shire: ['frodo-classic', 'sam-classic', 'merry', 'pippin'],
        arthedain: ['orcs-classic'],
        mordor: ['balrog', 'shelob'],
      },
    }),
  )
  const move = confrontation.legalActions(before).find((action) => 'to' in action && action.to === 'shire')
  const crowded = got(confrontation.applyAction(before, move)).state
  const pictures = [confrontationScene(), crowded, ...played].map((state, place) => {
    const view = confrontation.view(
      state,
      (['fellowship', 'sauron', 'spectator'] as const)[place % 3] ?? 'sauron',
    )
    return { screen: tree(view, { layout: 'screen' }), page: tree(view) }
  })

  it('has no letter of less than 9 pixels', () => {
    for (const { screen } of pictures) expect(least(screen)).toBeGreaterThanOrEqual(LEAST)
  })

  it.each(['data-piece', 'data-hidden-piece', 'data-card', 'data-hidden-card', 'data-region', 'data-link'])(
    'shows every %s that the page shows',
    (attribute) => {
      for (const { screen, page } of pictures)
        expect(shown(screen, attribute)).toEqual(shown(page, attribute))
    },
  )
})

describe('the Card Game on one screen', () => {
  const played = statesOf(cardGame, { seed: 'screen' }, { steps: 240, every: 40 })
  const pictures = [cardGameScene(), ...played].map((state) => {
    const view = cardGame.view(state, 'aragorn')
    return { screen: tree(view, { layout: 'screen' }), page: tree(view) }
  })

  it('has no letter of less than 9 pixels', () => {
    for (const { screen } of pictures) expect(least(screen)).toBeGreaterThanOrEqual(LEAST)
  })

  it.each(['data-card', 'data-hidden-card', 'data-pile', 'data-region', 'data-icon', 'data-ring'])(
    'shows every %s that the page shows',
    (attribute) => {
      for (const { screen, page } of pictures)
        expect(shown(screen, attribute)).toEqual(shown(page, attribute))
    },
  )
})

/** Our own scenario from its set-up far into the game, and the one of six Regions that a guide writes. */
const battlesViews = () => {
  const six = JSON.parse(readFileSync('docs/scenarios/the-mill-bridge.json', 'utf8')) as never
  const played = [{}, { scenario: six }].flatMap((config) =>
    statesOf(battles, { seed: 'screen', ...config }, { steps: 600, every: 60 }),
  )
  return played.map((state, place) =>
    battles.view(state, (['free', 'shadow', 'spectator'] as const)[place % 3] ?? 'free'),
  )
}

describe('Battles on one screen', () => {
  const pictures = battlesViews().map((view) => ({
    screen: tree(view, { layout: 'screen' }),
    page: tree(view),
  }))
  const boxes = (node: Node): ReadonlyArray<ReadonlyArray<number>> => {
    const map = (one: Node): ReadonlyArray<Node> =>
      one.attributes['data-map'] === undefined ? one.children.flatMap(map) : one.children
    return map(node)
      .filter(({ attributes }) => attributes['data-region'] !== undefined)
      .map(({ children }) => children.find(({ name }) => name === 'rect')?.attributes ?? {})
      .map((rect) => ['x', 'y', 'width', 'height'].map((name) => Number(rect[name])))
  }

  it('has no letter of less than 9 pixels', () => {
    for (const { screen } of pictures) expect(least(screen)).toBeGreaterThanOrEqual(LEAST)
  })

  it('has no two Regions upon each other, and none beyond the edge', () => {
    for (const { screen } of pictures) {
      const all = boxes(screen)
      expect(all.length).toBeGreaterThanOrEqual(6)
      for (const [place, [x = 0, y = 0, width = 0, height = 0]] of all.entries()) {
        expect(Math.min(x, y, SCREEN.width - x - width)).toBeGreaterThanOrEqual(0)
        for (const [left = 0, top = 0] of all.slice(place + 1))
          expect(Math.abs(x - left) >= width || Math.abs(y - top) >= height).toBe(true)
      }
    }
  })

  it.each(['data-unit', 'data-character', 'data-recruits', 'data-card', 'data-hidden-card', 'data-border'])(
    'shows every %s that the page shows',
    (attribute) => {
      for (const { screen, page } of pictures)
        expect(shown(screen, attribute)).toEqual(shown(page, attribute))
    },
  )
})

describe('the layout', () => {
  it('is a width of 1366 by itself, and another one on request', () => {
    const view = warOfTheRing.view(warScene(), 'shadow')
    const size = (options: object): ReadonlyArray<number> => {
      const { width, height } = got(picture(view, { layout: 'screen', ...options }))
      return [width, height]
    }
    expect([size({}), size({ width: 683 })]).toEqual([
      [1366, 768],
      [683, 384],
    ])
  })

  it('is refused where there is none of that name', () => {
    const view = warOfTheRing.view(warScene(), 'shadow')
    expect(boardSvg(view, { layout: 'poster' as never })).toEqual(
      E.left({ _tag: 'Malformed', path: 'options.layout', problem: 'it is page or screen' }),
    )
  })
})
