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
  SPECIAL_CARD_IDS,
  SPECIAL_CARDS,
  specialCard,
  TILE_IDS,
  type PieceReading,
  type Seat,
  type Side,
  type State,
  type TableReading,
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

const readOf = (seen: Parameters<typeof confrontation.read>[0]): TableReading =>
  mustRight(confrontation.read(seen), 'read')

/** Where every piece is, as the reading tells it. */
const placesOf = (
  reading: TableReading,
): ReadonlyArray<readonly [side: Side, place: string, piece: PieceReading]> =>
  SIDES.flatMap((side) => {
    const { unplaced, defeated, unseen } = reading.sides[side]
    return [
      ...REGION_IDS.flatMap((id) => reading.regions[id][side].pieces.map((one) => [side, id, one] as const)),
      ...unplaced.pieces.map((one) => [side, 'unplaced', one] as const),
      ...defeated.map((one) => [side, 'defeated', one] as const),
      ...unseen.map((one) => [side, 'hidden', one] as const),
    ]
  })

/** The saved table, put together again from what was read. */
const savedAgain = (reading: TableReading): unknown => {
  const pieces = placesOf(reading)
  const tiles = (has: (piece: PieceReading) => boolean) =>
    TILE_IDS.filter((tile) => pieces.some(([, , piece]) => piece.tile === tile && has(piece)))
  const { fellowship, sauron } = reading.sides
  const both = <A>(of: (side: typeof fellowship) => ReadonlyArray<A>) => [...of(fellowship), ...of(sauron)]
  const placed = new Map(pieces.map(([, place, { tile }]) => [tile, place]))
  return {
    at: Object.fromEntries(TILE_IDS.map((tile) => [tile, placed.get(tile)])),
    variant: tiles(({ character: face }) => CHARACTERS.find(({ id }) => id === face)?.version === 'variant'),
    facesKnown: tiles(({ faceKnown }) => faceKnown),
    revealed: tiles(({ revealed }) => revealed),
    forGood: tiles(({ forGood }) => forGood),
    spied: tiles(({ spied }) => spied),
    hand: both(({ hand }) => hand),
    discard: both(({ discard }) => discard),
    special: SPECIAL_CARD_IDS.filter((id) =>
      both(({ special, used }) => [...special, ...used]).some((one) => one === id),
    ),
    used: both(({ used }) => used),
    ringbearer: tiles(({ bearsRing }) => bearsRing)[0],
    compelled: reading.compelled?.tile ?? null,
    compelledIn: reading.compelled?.region ?? null,
    turn: reading.turn.side,
    cardThisTurn: reading.turn.specialUsed,
    turns: reading.turn.number,
    worlds: [fellowship.arrangements, sauron.arrangements],
    ...(reading.extraStep === null ? {} : { extraStep: reading.extraStep }),
    game: reading.match.game - 1,
    points: [reading.match.points.first, reading.match.points.second],
  }
}

describe('the reading of a state', () => {
  it('has everything that is saved of the table, each in one place', { timeout: 120_000 }, () => {
    for (const state of states()) {
      const reading = readOf(state)
      expect(savedAgain(reading)).toEqual(confrontation.encode(state).table)
      expect(throughText(reading)).toEqual(reading)
    }
  })

  it('has every tile and every combat card once, and hides nothing', { timeout: 120_000 }, () => {
    for (const state of states()) {
      const reading = readOf(state)
      const tiles = placesOf(reading).map(([, , { tile }]) => tile)
      expect([...tiles].sort()).toEqual([...TILE_IDS].sort())
      const cards = SIDES.flatMap((side) => [...reading.sides[side].hand, ...reading.sides[side].discard])
      const laid = SIDES.flatMap((side) => {
        const { played, fetched } = reading.battle?.cards[side] ?? { played: null, fetched: null }
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
    const { battle, regions } = readOf(begun)
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
const owns = ({ match, config }: TableReading, viewer: Seat | 'spectator', side: Side): boolean => {
  if (config.games === 1) return viewer === side
  const first = match.game === 1 ? 'fellowship' : 'sauron'
  return viewer === (side === first ? 'first' : 'second')
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0)

/** Whether some of a side's pieces wait for their place. */
const isPlacing = (whole: TableReading, side: Side): boolean => whole.sides[side].unplaced.pieces.length > 0

/** What a view tells of a side's group: those the viewer may know, and the number of the others. */
const checkGroups = (whole: TableReading, seen: TableReading, viewer: Seat | 'spectator'): void => {
  for (const side of SIDES)
    for (const id of [...REGION_IDS, 'unplaced'] as const) {
      const [real, shown] = [whole, seen].map((one) =>
        id === 'unplaced' ? one.sides[side].unplaced : one.regions[id][side],
      ) as [TableReading['sides']['sauron']['unplaced'], TableReading['sides']['sauron']['unplaced']]
      const known = real.pieces.filter(({ revealed }) => revealed || owns(whole, viewer, side))
      expect(shown.pieces.map(({ tile }) => tile)).toEqual(known.map(({ tile }) => tile))
      if (!isPlacing(whole, side)) expect(shown.hidden).toBe(real.pieces.length - known.length)
    }
  // Which regions a side has filled is hidden until all stand, but not how many.
  for (const side of SIDES)
    if (isPlacing(whole, side)) {
      const standing = (one: TableReading): number =>
        sum(REGION_IDS.map((id) => one.regions[id][side].pieces.length + one.regions[id][side].hidden))
      expect(standing(seen)).toBe(standing(whole))
    }
}

/** Every piece that a view names, as it is; a face that the viewer may not know is `hidden`. */
const checkPieces = (whole: TableReading, seen: TableReading, viewer: Seat | 'spectator'): void => {
  const places = placesOf(whole)
  const real = new Map(places.map(([, , piece]) => [piece.tile, piece]))
  const begun = new Set(places.flatMap(([of, , { character: face }]) => (face === null ? [] : [of])))
  for (const [side, , piece] of placesOf(seen)) {
    const known = real.get(piece.tile)
    const face = known?.faceKnown === true || owns(whole, viewer, side) || !begun.has(side)
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
        for (const side of SIDES) {
          const [real, shown] = [whole.sides[side], seen.sides[side]]
          expect([shown.hand, shown.discard, shown.used, shown.arrangements]).toEqual([
            real.hand,
            real.discard,
            real.used,
            real.arrangements,
          ])
          const secret = whole.config.specialCards === 'pick-two' && !owns(whole, viewer, side)
          expect(shown.special).toEqual(secret ? [] : real.special)
          expect(shown.hiddenSpecial).toBe(secret ? real.special.length : 0)
        }
        expect(seen.config).toEqual({ ...whole.config, seed: 'hidden' })
        expect([seen.viewer, seen.turn, seen.match, seen.outcome, seen.underWay]).toEqual([
          viewer,
          whole.turn,
          whole.match,
          whole.outcome,
          whole.underWay,
        ])
      }
  })

  it('keeps a chosen card secret until both have chosen', () => {
    const battles = states().filter((state) => state.stack.at(-1)?.kind === 'decide/cards')
    for (const state of battles)
      for (const side of SIDES) {
        const chosen = readOf(state).battle?.cards[side].chosen ?? null
        const seen = readOf(confrontation.view(state, 'spectator')).battle?.cards[side].chosen
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
