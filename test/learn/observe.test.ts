/** Observations: their layout, that they tell what the view tells, and nothing that it does not. */
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { COPY_IDS, PATH_IDS } from '../../src/card-game/index'
import { COMBAT_CARD_IDS, REGION_IDS as CONFRONTATION_REGIONS, TILE_IDS } from '../../src/confrontation/index'
import { randomFrom, type Types, type View } from '../../src/kernel/index'
import {
  observationLayout,
  observe,
  observeInto,
  type LearningGame,
  type ObservationField,
} from '../../src/learn/index'
import {
  CHARACTER_IDS,
  DIE_FACES,
  EVENT_CARD_IDS,
  HUNT_TILE_IDS,
  NATIONS,
  REGION_IDS,
} from '../../src/war-of-the-ring/index'
import { LEARNT, statesOf, viewersOf } from './games'
import { thorough } from '../thorough'

const arrayOf = (view: View<Types>): Float32Array => {
  const observed = observe(view)
  if (isLeft(observed)) throw new Error(`${observed.left.path}: ${observed.left.problem}`)
  return observed.right
}

const fieldOf = (game: LearningGame, name: string): ObservationField => {
  const found = observationLayout(game).fields.find((field) => field.name === name)
  if (found === undefined) throw new Error(`there is no field ${name}`)
  return found
}

/** Reads a number back by the names of its place. */
const at = (game: LearningGame, array: Float32Array, name: string, ...names: readonly string[]): number => {
  const { offset, axes } = fieldOf(game, name)
  const place = axes.reduce((sum, { values }, depth) => {
    const found = values.indexOf(names[depth] ?? '')
    if (found < 0) throw new Error(`${name} has no place for ${names.join(', ')}`)
    return sum * values.length + found
  }, 0)
  return array[offset + place] ?? NaN
}

const DECK_NAMES = ['free-peoples', 'shadow'].flatMap((side) => [`${side}-character`, `${side}-strategy`])

interface Shown {
  readonly table: Readonly<Record<string, never>>
}

/** What the numbers omit: which places of tiles go together in an arrangement. */
const OMITTED: Readonly<Record<string, object>> = { confrontation: { worlds: 'omitted' } }

const sortedJson = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  }).replaceAll('{"hidden":0}', '[]')

const tableOf = (view: View<Types>) => (view.state as unknown as Shown).table

describe.each(LEARNT)('$name', { timeout: 60_000 }, (learnt) => {
  const { name, game } = learnt
  const layout = observationLayout(name)

  it('has fields that follow each other without gaps, each with its own name and a meaning', () => {
    let next = 0
    for (const { offset, length, axes, meaning } of layout.fields) {
      expect(offset).toBe(next)
      expect(length).toBe(axes.reduce((product, { values }) => product * values.length, 1))
      expect(length).toBeGreaterThan(0)
      expect(axes.every(({ values }) => new Set(values).size === values.length)).toBe(true)
      expect(meaning.length).toBeGreaterThan(5)
      next += length
    }
    expect(layout.length).toBe(next)
    expect(new Set(layout.fields.map((field) => field.name)).size).toBe(layout.fields.length)
  })

  const states = [...statesOf(learnt)]

  it('has an array for every view, with every number within its bounds', () => {
    const wrong: string[] = []
    const touched = new Set<string>()
    for (const state of states)
      for (const viewer of [...viewersOf(name, state), 'spectator']) {
        const array = arrayOf(game.view(state, viewer))
        if (array.length !== layout.length) wrong.push(`a length of ${array.length}`)
        for (const { name: field, offset, length, low, high } of layout.fields)
          for (let place = offset; place < offset + length; place++) {
            const value = array[place] ?? NaN
            if (value !== 0) touched.add(field)
            if (!Number.isInteger(value) || value < (low ?? -Infinity) || value > (high ?? Infinity))
              wrong.push(`${field}: ${value}`)
          }
      }
    expect(wrong).toEqual([])
    expect(states.length).toBeGreaterThan(thorough(50, 100))
    expect(touched.size).toBeGreaterThan(layout.fields.length / 2)
  })

  it('tells tables apart: views with different tables have different arrays', () => {
    const tables = new Map<string, string>()
    for (const state of states.filter((_, place) => place % 3 === 0))
      for (const viewer of [...viewersOf(name, state), 'spectator']) {
        const view = game.view(state, viewer)
        const key = `${viewer} ${Buffer.from(arrayOf(view).buffer).toString('base64')}`
        const table = sortedJson({ ...tableOf(view), ...OMITTED[name] })
        expect(tables.get(key) ?? table).toBe(table)
        tables.set(key, table)
      }
  })

  it('leaks nothing: states that a viewer cannot tell apart have the same array', () => {
    let different = 0
    const same = (one: View<Types>, other: View<Types>): boolean =>
      Buffer.compare(Buffer.from(arrayOf(one).buffer), Buffer.from(arrayOf(other).buffer)) === 0
    for (const state of states.filter((_, place) => place % 8 === 0))
      for (const viewer of [...viewersOf(name, state), 'spectator']) {
        const view = game.view(state, viewer)
        const twin = game.determinize(view, randomFrom('twin'))
        if (isLeft(twin)) continue
        if (game.hash(twin.right) !== game.hash(state)) different += 1
        expect(same(game.view(twin.right, viewer), view)).toBe(true)
        expect(same(JSON.parse(JSON.stringify(view)) as View<Types>, view)).toBe(true)
      }
    expect(different).toBeGreaterThan(thorough(5, 10))
  })

  it.each([null, 1, 'x', {}, [], { game: name }, { game: 'chess', state: {} }])(
    'takes no %j for a view',
    (view) => {
      const observed = observe(view)
      expect(isLeft(observed) || observed.right.every((value) => value === 0)).toBe(true)
    },
  )

  it('can be written into an array of the caller, at any place', () => {
    const [state] = states
    if (state === undefined) throw new Error('no state')
    const view = game.view(state, 'spectator')
    const batch = new Float32Array(2 * layout.length + 3).fill(7)
    expect(isRight(observeInto(view, batch, 3))).toBe(true)
    expect(batch.subarray(3, 3 + layout.length)).toEqual(arrayOf(view))
    expect([batch[2], batch[3 + layout.length]]).toEqual([7, 7])
    expect(observeInto(view, batch, layout.length + 4)).toMatchObject({ left: { path: 'offset' } })
  })

  it('does not pass over what it does not know', () => {
    const [state] = states
    if (state === undefined) throw new Error('no state')
    const [viewer = ''] = viewersOf(name, state)
    const view = JSON.parse(JSON.stringify(game.view(state, viewer))) as { state: { stack: object[] } }
    expect(isRight(observe(view))).toBe(true)
    view.state.stack.push({ kind: 'decide/turn', at: 'ask', vars: { secondBreakfast: 1 } })
    expect(observe(view)).toMatchObject({ left: { path: 'now' } })
    view.state.stack.pop()
    view.state.stack.push({ kind: 'decide/breakfast', at: 'ask', vars: {} })
    expect(observe(view)).toMatchObject({ left: { path: 'stack' } })
  })
})

describe('war-of-the-ring', { timeout: 60_000 }, () => {
  const GAME = 'war-of-the-ring'
  const [, learnt] = LEARNT

  it('has a place for every region, card, die, tile, Nation and character', () => {
    const axis = (name: string, depth: number) => fieldOf(GAME, name).axes[depth]?.values
    expect(axis('armies', 0)).toEqual(REGION_IDS)
    expect(new Set(DECK_NAMES.flatMap((deck) => axis(`cards.decks.${deck}`, 0)))).toEqual(
      new Set([...EVENT_CARD_IDS, 'hidden']),
    )
    expect(axis('dice.unused', 1)).toEqual(DIE_FACES)
    expect(axis('tiles', 1)).toEqual(HUNT_TILE_IDS)
    expect(axis('politics.steps', 0)).toEqual(NATIONS)
    expect(axis('characters', 0)).toEqual(CHARACTER_IDS)
  })

  it('is read back as the view has it', () => {
    if (learnt === undefined) throw new Error('no game')
    for (const state of statesOf({ ...learnt, configs: [{}], every: 83 })) {
      const view = learnt.game.view(state, 'shadow')
      const array = arrayOf(view)
      const read = (name: string, ...names: readonly string[]) => at(GAME, array, name, ...names)
      const { armies, characters, fellowship, dice, cards } = tableOf(view) as unknown as {
        readonly armies: Readonly<Record<string, Readonly<Record<string, number>>>>
        readonly characters: Readonly<Record<string, string>>
        readonly fellowship: {
          readonly corruption: number
          readonly progress: number
          readonly revealed: boolean
        }
        readonly dice: { readonly unused: Readonly<Record<string, Readonly<Record<string, number>>>> }
        readonly cards: Readonly<Record<string, Readonly<Record<string, never>>>>
      }
      for (const [region, army] of Object.entries(armies))
        for (const [piece, number] of Object.entries(army)) expect(read('armies', region, piece)).toBe(number)
      for (const [id, place] of Object.entries(characters)) expect(read('characters', id, place)).toBe(1)
      for (const [side, faces] of Object.entries(dice.unused))
        for (const [face, number] of Object.entries(faces))
          expect(read('dice.unused', side, face)).toBe(number)
      expect(read('fellowship.corruption')).toBe(fellowship.corruption)
      expect(read('fellowship.progress')).toBe(fellowship.progress)
      expect(read('fellowship.revealed')).toBe(Number(fellowship.revealed))
      expect(read('viewer', 'shadow')).toBe(1)
      expect(read('viewer', 'free-peoples')).toBe(0)
      const hand = cards['hands']?.['shadow-character'] as unknown as readonly string[]
      expect(read('cards.hands.shadow-character', 'hidden')).toBe(0)
      for (const card of hand) expect(read('cards.hands.shadow-character', card)).toBe(1)
      const theirs = cards['hands']?.['free-peoples-character'] as unknown as { readonly hidden: number }
      expect(read('cards.hands.free-peoples-character', 'hidden')).toBe(theirs.hidden)
      const units = Object.values(armies).flatMap((army) => Object.values(army))
      const { offset, length } = fieldOf(GAME, 'armies')
      const sum = array.subarray(offset, offset + length).reduce((all, value) => all + value, 0)
      expect(sum).toBe(units.reduce((all, value) => all + value, 0))
    }
  })
})

describe('confrontation', { timeout: 60_000 }, () => {
  const GAME = 'confrontation'
  const [learnt] = LEARNT

  it('has a place for every tile, region and card', () => {
    expect(fieldOf(GAME, 'at').axes[0]?.values).toEqual(TILE_IDS)
    expect(fieldOf(GAME, 'hiddenPieces').axes[1]?.values).toEqual(CONFRONTATION_REGIONS)
    expect(fieldOf(GAME, 'hand').axes[0]?.values).toEqual(COMBAT_CARD_IDS)
  })

  it('is read back as the view has it', () => {
    if (learnt === undefined) throw new Error('no game')
    for (const state of statesOf(learnt)) {
      const [viewer = ''] = viewersOf(GAME, state)
      const view = learnt.game.view(state, viewer)
      const array = arrayOf(view)
      const table = tableOf(view) as unknown as {
        readonly at: Readonly<Record<string, string>>
        readonly hand: readonly string[]
        readonly turns: number
        readonly hiddenPieces: Readonly<Record<string, Readonly<Record<string, number>>>>
      }
      for (const [tile, place] of Object.entries(table.at)) expect(at(GAME, array, 'at', tile, place)).toBe(1)
      for (const card of COMBAT_CARD_IDS)
        expect(at(GAME, array, 'hand', card)).toBe(Number(table.hand.includes(card)))
      for (const [region, number] of Object.entries(table.hiddenPieces['1'] ?? {}))
        expect(at(GAME, array, 'hiddenPieces', '1', region)).toBe(number)
      expect(at(GAME, array, 'turns')).toBe(table.turns)
      expect(at(GAME, array, 'viewer', viewer)).toBe(1)
    }
  })
})

describe('card-game', { timeout: 60_000 }, () => {
  const GAME = 'card-game'
  const learnt = LEARNT.find(({ name }) => name === GAME)

  it('has a place for every card and every path', () => {
    expect(fieldOf(GAME, 'at').axes[0]?.values).toEqual(COPY_IDS)
    expect(fieldOf(GAME, 'paths').axes[0]?.values).toEqual(PATH_IDS)
  })

  it('is read back as the view has it', () => {
    if (learnt === undefined) throw new Error('no game')
    for (const state of statesOf({ ...learnt, every: 20 })) {
      const [viewer = ''] = viewersOf(GAME, state)
      const view = learnt.game.view(state, viewer)
      const array = arrayOf(view)
      const table = tableOf(view) as unknown as {
        readonly at: Readonly<Record<string, string>>
        readonly may: Readonly<Record<string, readonly string[]>>
        readonly hiddenCards: Readonly<Record<string, Readonly<Record<string, number>>>>
        readonly corruption: number
        readonly round: number
      }
      for (const [card, place] of Object.entries(table.at)) expect(at(GAME, array, 'at', card, place)).toBe(1)
      for (const [piles, cards] of Object.entries(table.may))
        for (const card of cards)
          for (const pile of piles.split(' ')) expect(at(GAME, array, 'may', card, pile)).toBe(1)
      for (const [seat, piles] of Object.entries(table.hiddenCards))
        for (const [pile, number] of Object.entries(piles))
          expect(at(GAME, array, 'hiddenCards', seat, pile)).toBe(number)
      expect(at(GAME, array, 'corruption')).toBe(table.corruption)
      expect(at(GAME, array, 'round')).toBe(table.round)
      expect(at(GAME, array, 'viewer', viewer)).toBe(1)
    }
  })
})
