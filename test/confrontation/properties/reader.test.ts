/**
 * The readable table: nothing of a state is missing in it, a view's differs only where something is hidden,
 * and nothing hidden is told.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  CHARACTERS,
  character,
  COMBAT_CARD_IDS,
  COMBAT_CARDS,
  combatCard,
  confrontation,
  REGION_IDS,
  REGIONS,
  region,
  SIDES,
  SPECIAL_CARDS,
  specialCard,
  TILE_IDS,
  type GroupReading,
  type PieceReading,
  type Reading,
  type Seat,
  type Side,
  type SpecialCardId,
  type State,
} from '../../../src/confrontation'
import { wholeGamesOf } from '../../kernel/conformance'
import { mustRight, throughText } from '../../kernel/conformance/check'
import { lineOf, someStates } from '../../kernel/conformance/line'
import { table } from '../support/table'
import { SUBJECT } from './subject'
import { thorough } from '../../thorough'

const GAMES = wholeGamesOf(SUBJECT).filter((_, place) => place % 31 === 0)
const STATES = thorough(4, 16)

/** States of whole games with all sorts of configs. */
const states = (): ReadonlyArray<State> => GAMES.flatMap((play) => someStates(lineOf(SUBJECT, play), STATES))

const readOf = (seen: Parameters<typeof confrontation.read>[0]): Reading =>
  mustRight(confrontation.read(seen), 'read')

/** Where every piece is, as the reading tells it. */
const placesOf = (
  reading: Reading,
): ReadonlyArray<readonly [side: Side, place: string, piece: PieceReading]> =>
  SIDES.flatMap((side) => {
    const { regions, offBoard } = reading.derived
    const { unplaced, defeated, unseen } = offBoard[side]
    return [
      ...REGION_IDS.flatMap((id) => regions[id][side].pieces.map((one) => [side, id, one] as const)),
      ...unplaced.pieces.map((one) => [side, 'unplaced', one] as const),
      ...defeated.map((one) => [side, 'defeated', one] as const),
      ...unseen.map((one) => [side, 'hidden', one] as const),
    ]
  })

describe('the reading of a state', () => {
  it('is the saved JSON, and puts every piece where that has it', { timeout: 120_000 }, () => {
    for (const state of states()) {
      const reading = readOf(state)
      const { derived: _, viewer, ...saved } = reading
      expect(viewer).toBeNull()
      expect(saved).toEqual(confrontation.encode(state))
      expect(throughText(reading)).toEqual(reading)
      const { at, revealed, ringbearer, variant } = reading.table
      for (const [, place, piece] of placesOf(reading)) {
        expect(at[piece.tile]).toBe(place)
        expect([piece.revealed, piece.bearsRing]).toEqual([
          revealed.includes(piece.tile),
          piece.tile === ringbearer,
        ])
        const version = CHARACTERS.find(({ id }) => id === piece.character)?.version
        if (piece.character !== null) expect(version === 'variant').toBe(variant.includes(piece.tile))
      }
    }
  })

  it('has every tile and every combat card once, and hides nothing', { timeout: 120_000 }, () => {
    for (const state of states()) {
      const reading = readOf(state)
      const tiles = placesOf(reading).map(([, , { tile }]) => tile)
      expect([...tiles].sort()).toEqual([...TILE_IDS].sort())
      const cards = [...reading.table.hand, ...reading.table.discard]
      const laid = SIDES.flatMap((side) => {
        const { played, fetched } = reading.derived.battle?.cards[side] ?? { played: null, fetched: null }
        return [played, fetched].filter((card) => card !== null && !cards.includes(card))
      })
      // A game that ends in the middle of a battle leaves its cards lying there.
      if (reading.outcome === null) expect(cards.length + laid.length).toBe(COMBAT_CARD_IDS.length)
      expect(new Set([...cards, ...laid]).size).toBe(cards.length + laid.length)
      expect(JSON.stringify({ ...reading, config: null })).not.toMatch(/:"hidden"/)
    }
  })

  it('tells a battle with its fighters and cards', () => {
    const state = table({ pieces: { shire: ['frodo-classic'], rohan: ['gimli'], gondor: ['balrog'] } })
    const attack = { seat: 'sauron', kind: 'move', piece: 'balrog', to: 'rohan', way: 'step' }
    const begun = mustRight(confrontation.applyAction(state, attack), 'attack').state
    const { battle, regions } = readOf(begun).derived
    expect(battle?.region).toBe('rohan')
    expect(battle?.attacker).toBe('sauron')
    expect(battle?.fighters).toEqual({ fellowship: 'gimli-theoden', sauron: 'balrog-uruk-hai' })
    expect(regions.rohan.fellowship.pieces.map((piece) => piece.character)).toEqual(['gimli'])
  })
})

const viewersOf = ({ config }: State): ReadonlyArray<Seat | 'spectator'> => [
  ...SUBJECT.seatsOf(config),
  'spectator',
]

/** Whether a viewer sits on this side in the game that is played. */
const owns = ({ table: { game }, config }: Reading, viewer: Seat | 'spectator', side: Side): boolean => {
  if (config.games === 1) return viewer === side
  const first = game === 0 ? 'fellowship' : 'sauron'
  return viewer === (side === first ? 'first' : 'second')
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0)

/** Whether some of a side's pieces wait for their place. */
const isPlacing = (whole: Reading, side: Side): boolean =>
  whole.derived.offBoard[side].unplaced.pieces.length > 0

/** What a view tells of a side's group: those the viewer may know, and the number of the others. */
const checkGroups = (whole: Reading, seen: Reading, viewer: Seat | 'spectator'): void => {
  for (const side of SIDES)
    for (const id of [...REGION_IDS, 'unplaced'] as const) {
      const [real, shown] = [whole, seen].map((one) =>
        id === 'unplaced' ? one.derived.offBoard[side].unplaced : one.derived.regions[id][side],
      ) as [GroupReading, GroupReading]
      const known = real.pieces.filter(({ revealed }) => revealed || owns(whole, viewer, side))
      expect(shown.pieces.map(({ tile }) => tile)).toEqual(known.map(({ tile }) => tile))
      if (!isPlacing(whole, side)) expect(shown.hidden).toBe(real.pieces.length - known.length)
    }
  // Which regions a side has filled is hidden until all stand, but not how many.
  for (const side of SIDES)
    if (isPlacing(whole, side)) {
      const standing = (one: Reading): number =>
        sum(
          REGION_IDS.map((id) => {
            const { pieces, hidden } = one.derived.regions[id][side]
            return pieces.length + hidden
          }),
        )
      expect(standing(seen)).toBe(standing(whole))
    }
}

/** Every piece that a view names, as it is; a face that the viewer may not know is `hidden`. */
const checkPieces = (whole: Reading, seen: Reading, viewer: Seat | 'spectator'): void => {
  const places = placesOf(whole)
  const real = new Map(places.map(([, , piece]) => [piece.tile, piece]))
  const begun = new Set(places.flatMap(([of, , { character: face }]) => (face === null ? [] : [of])))
  for (const [side, , piece] of placesOf(seen)) {
    const known = real.get(piece.tile)
    const face = whole.table.facesKnown.includes(piece.tile) || owns(whole, viewer, side) || !begun.has(side)
    expect(piece).toEqual({ ...known, character: face ? known?.character : 'hidden' })
  }
}

describe('the reading of a view', () => {
  it('is that of the state wherever nothing is hidden, and tells nothing else', { timeout: 240_000 }, () => {
    for (const state of states())
      for (const viewer of viewersOf(state)) {
        const whole = readOf(state)
        const seen = readOf(confrontation.view(state, viewer))
        checkGroups(whole, seen, viewer)
        checkPieces(whole, seen, viewer)
        const { hand, discard, used, worlds, turns, turn, game } = whole.table
        expect(seen.table).toMatchObject({ hand, discard, used, worlds, turns, turn, game })
        for (const [ix, side] of SIDES.entries()) {
          const of = ({ table }: Reading) =>
            SPECIAL_CARDS.flatMap(({ id, side: its }) =>
              its === side && table.special.includes(id) ? [id] : [],
            )
          const secret = whole.config.specialCards === 'pick-two' && !owns(whole, viewer, side)
          const isOpen = (card: SpecialCardId): boolean => !secret || used.includes(card)
          expect(of(seen)).toEqual(of(whole).filter(isOpen))
          expect(seen.table.hiddenSpecials?.[ix === 0 ? '0' : '1'] ?? 0).toBe(
            of(whole).filter((card) => !isOpen(card)).length,
          )
        }
        expect(seen.config).toEqual({ ...whole.config, seed: 'hidden' })
        const kinds = ({ stack }: Reading) => stack.map(({ kind }) => kind)
        expect([seen.viewer, seen.outcome, kinds(seen)]).toEqual([viewer, whole.outcome, kinds(whole)])
      }
  })

  it('keeps a chosen card secret until both have chosen', () => {
    const battles = states().filter((state) => state.stack.at(-1)?.kind === 'decide/cards')
    for (const state of battles)
      for (const side of SIDES) {
        const chosen = readOf(state).derived.battle?.cards[side].chosen ?? null
        const seen = readOf(confrontation.view(state, 'spectator')).derived.battle?.cards[side].chosen
        expect(seen).toBe(chosen === null ? null : 'hidden')
      }
    expect(battles.length).toBeGreaterThan(0)
  })

  it('is refused if it is none', () => {
    const view = confrontation.view(table({ pieces: { shire: ['frodo-classic'] } }), 'sauron')
    const state = throughText(view.state) as { readonly table: object }
    const odd = { ...view, state: { ...state, table: { ...state.table, hand: ['ace'] } } }
    for (const wrong of [null, 7, {}, { ...view, game: 'chess' }, { ...view, viewer: 'nobody' }, odd])
      expect(E.isLeft(confrontation.read(wrong as never))).toBe(true)
    expect(confrontation.read(odd as never)).toMatchObject({ left: { path: 'state.table.hand' } })
  })
})

describe('lookups', () => {
  it('find every row by its id, and nothing by another', () => {
    expect(CHARACTERS.map(({ id }) => character(id))).toEqual(CHARACTERS)
    expect(COMBAT_CARDS.map(({ id }) => combatCard(id))).toEqual(COMBAT_CARDS)
    expect(SPECIAL_CARDS.map(({ id }) => specialCard(id))).toEqual(SPECIAL_CARDS)
    expect(REGIONS.map(({ id }) => region(id))).toEqual(REGIONS)
    for (const find of [character, combatCard, specialCard, region])
      expect([find('bree'), find('__proto__')]).toEqual([undefined, undefined])
  })
})
