/**
 * The readable table: nothing of a state is missing in it, figures, tiles and cards can be counted from it
 * alone, a view's differs only where cards are hidden, and none of those is told.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  CHARACTER_IDS,
  CHARACTERS,
  character,
  DECKS,
  DIE_FACES,
  EVENT_CARD_IDS,
  EVENT_CARDS,
  eventCard,
  HUNT_TILES,
  huntTile,
  REGION_IDS,
  REGIONS,
  region,
  SIDES,
  warOfTheRing,
  type CardsReading,
  type PileReading,
  type Side,
  type State,
  type TableReading,
} from '../../../src/war-of-the-ring'
import { wholeGamesOf } from '../../kernel/conformance'
import { mustRight, throughText } from '../../kernel/conformance/check'
import { lineOf, someStates } from '../../kernel/conformance/line'
import { table } from '../support/play'
import { FIGURES } from './board'
import { SUBJECT } from './subject'
import { thorough } from '../../thorough'

const STATES = thorough(4, 14)

/** States of stretches of games from every start. */
const states = (): ReadonlyArray<State> =>
  wholeGamesOf(SUBJECT).flatMap((play) => someStates(lineOf(SUBJECT, play), STATES))

const readOf = (seen: Parameters<typeof warOfTheRing.read>[0]): TableReading =>
  mustRight(warOfTheRing.read(seen), 'read')

type Counts = Readonly<Record<string, number>>
const PILES = ['deck', 'hand', 'discarded', 'played', 'onTable'] as const
const SECRET: ReadonlyArray<keyof CardsReading> = ['deck', 'hand', 'discarded']

/** Everybody on the map, with the place as saved games name it. */
const crowds = (reading: TableReading): ReadonlyArray<readonly [place: string, side: Side, who: Counts]> =>
  REGION_IDS.flatMap((id) =>
    SIDES.flatMap((side) => [
      [id, side, reading.regions[id].field[side] as Counts] as const,
      [`${id}/inside`, side, reading.regions[id].inside[side] as Counts] as const,
    ]),
  )

const isUnitOrLeader = (piece: string): boolean => /-(regular|elite|leader)$/.test(piece)

/** The Armies of a sort of place. */
const armiesOf = (reading: TableReading, inside: boolean) =>
  Object.fromEntries(
    REGION_IDS.flatMap((id) => {
      const { field, inside: within } = reading.regions[id]
      const all = SIDES.flatMap((side) => Object.entries((inside ? within : field)[side]))
      const army = all.filter(([piece]) => isUnitOrLeader(piece))
      return army.length === 0 ? [] : [[id, Object.fromEntries(army)] as const]
    }),
  )

const whereabouts = (reading: TableReading, id: string): string | undefined => {
  const { companions, guide } = reading.fellowship
  if (companions.some((one) => one === id)) return 'fellowship'
  for (const side of SIDES)
    for (const [place, who] of Object.entries(reading.sides[side].characters))
      if (who.some((one) => one === id)) return place
  const found = crowds(reading).find(([, , who]) => who[id] === 1)
  // The Guide who joined when nobody was left is set aside, and told with the Fellowship.
  return found?.[0] ?? (guide === id ? 'aside' : undefined)
}

const bySide = <A>(of: (side: Side) => A) => Object.fromEntries(SIDES.map((side) => [side, of(side)]))

const pilesAgain = (reading: TableReading, pile: keyof CardsReading) =>
  Object.fromEntries(
    SIDES.flatMap((side) =>
      DECKS.map((deck) => [`${side}-${deck}`, reading.sides[side].cards[deck][pile].cards] as const),
    ),
  )

/** The saved table, put together again from what was read. */
const savedAgain = (reading: TableReading): unknown => {
  const { fellowship, hunt, sides } = reading
  const { companions: _, ...journey } = fellowship
  const { aside: __, ...tiles } = hunt
  const taken = REGIONS.filter(({ id, nation }) => {
    const home = FIGURES[nation ?? ''] === undefined || nation === null ? null : sideOfNation(nation)
    return reading.regions[id].controlledBy !== null && reading.regions[id].controlledBy !== home
  })
  return {
    turn: reading.turn,
    armies: armiesOf(reading, false),
    besieged: armiesOf(reading, true),
    nazgul: crowds(reading)
      .flatMap(([place, , who]) => Array.from({ length: who['nazgul'] ?? 0 }, () => place))
      .sort(),
    characters: Object.fromEntries(CHARACTER_IDS.map((id) => [id, whereabouts(reading, id)])),
    reinforcements: bySide((side) => {
      const { nazgul: ___, ...figures } = sides[side].reinforcements
      return figures
    }),
    casualties: sides['free-peoples'].casualties,
    captured: taken.map(({ id }) => id),
    politics: reading.politics,
    fellowship: journey,
    tiles,
    dice: {
      pool: bySide((side) => sides[side].dice.pool),
      unused: bySide((side) => sides[side].dice.unused),
      used: bySide((side) => sides[side].dice.used),
      huntBox: bySide((side) => sides[side].dice.huntBox),
      rings: bySide((side) => sides[side].elvenRings.held),
      ringUsed: SIDES.filter((side) => sides[side].elvenRings.usedThisTurn),
      converted: reading.converted,
    },
    cards: {
      decks: pilesAgain(reading, 'deck'),
      hands: pilesAgain(reading, 'hand'),
      discards: pilesAgain(reading, 'discarded'),
      played: pilesAgain(reading, 'played'),
      onTable: pilesAgain(reading, 'onTable'),
    },
  }
}

const sideOfNation = (nation: string): Side =>
  ['isengard', 'sauron', 'southrons'].includes(nation) ? 'shadow' : 'free-peoples'

const savedTable = (state: State): unknown => {
  const saved = warOfTheRing.encode(state).table as { readonly nazgul: ReadonlyArray<string> }
  return { ...saved, nazgul: saved.nazgul.slice().sort() }
}

describe('the reading of a state', { timeout: 240_000 }, () => {
  it('has everything that is saved of the table, each in one place', () => {
    for (const state of states()) {
      const reading = readOf(state)
      expect(savedAgain(reading)).toEqual(savedTable(state))
      expect(throughText(reading)).toEqual(reading)
    }
  })

  it('has all figures of the box, on the map or beside it', () => {
    for (const state of states()) {
      const reading = readOf(state)
      const everywhere = [
        ...crowds(reading).map(([, , who]) => who),
        ...SIDES.flatMap((side) => [reading.sides[side].reinforcements, reading.sides[side].casualties]),
      ] as ReadonlyArray<Counts>
      const total = (piece: string) => everywhere.reduce((sum, counts) => sum + (counts[piece] ?? 0), 0)
      for (const [nation, [regulars, elites, leaders]] of Object.entries(FIGURES))
        expect([nation, ...['regular', 'elite', 'leader'].map((rank) => total(`${nation}-${rank}`))]).toEqual(
          [nation, regulars, elites, leaders],
        )
      expect(total('nazgul')).toBe(8)
    }
  })

  it('has every character, Hunt tile and card once', () => {
    for (const state of states()) {
      const reading = readOf(state)
      for (const id of CHARACTER_IDS) expect([id, whereabouts(reading, id)]).not.toContain(undefined)
      const tiles = Object.values(reading.hunt) as ReadonlyArray<Counts>
      for (const { id, count } of HUNT_TILES)
        expect([id, tiles.reduce((sum, counts) => sum + (counts[id] ?? 0), 0)]).toEqual([id, count])
      const cards = SIDES.flatMap((side) =>
        DECKS.flatMap((deck) => PILES.flatMap((pile) => reading.sides[side].cards[deck][pile].cards)),
      )
      const inUse = EVENT_CARD_IDS.filter((id) => !cards.includes(id))
      expect([...cards, ...inUse].sort()).toEqual([...EVENT_CARD_IDS].sort())
      expect(inUse.length).toBeLessThanOrEqual(3)
      expect(JSON.stringify({ ...reading, config: null })).not.toMatch(/:"hidden"/)
    }
  })

  it('counts victory points, and the dice that are left', () => {
    const reading = readOf(
      table({
        base: 'empty',
        captured: ['lorien', 'edoras', 'moria', 'the-shire'],
        dice: { 'free-peoples': ['character', 'character'], shadow: ['army'] },
      }),
    )
    expect([reading.sides.shadow.victoryPoints, reading.sides['free-peoples'].victoryPoints]).toEqual([4, 2])
    expect(reading.sides['free-peoples'].dice.unused).toEqual({ character: 2 })
    expect(DIE_FACES.filter((face) => reading.sides.shadow.dice.unused[face] !== undefined)).toEqual(['army'])
    expect(reading.regions.lorien.controlledBy).toBe('shadow')
    expect(reading.regions.edoras.controlledBy).toBe('shadow')
    expect([reading.regions.dagorlad.controlledBy, reading.regions.rivendell.controlledBy]).toEqual([
      null,
      'free-peoples',
    ])
  })

  it('tells figures and characters of a place together, inside and outside a siege', () => {
    const { regions } = readOf(
      table({
        armies: { 'helms-deep': { 'isengard-elite': 3, nazgul: 1, saruman: 0 } },
        besieged: { 'helms-deep': { 'rohan-regular': 2, 'rohan-leader': 1, legolas: 1 } },
      }),
    )
    expect(regions['helms-deep']).toEqual({
      field: { 'free-peoples': {}, shadow: { 'isengard-elite': 3, nazgul: 1 } },
      inside: { 'free-peoples': { 'rohan-regular': 2, 'rohan-leader': 1, legolas: 1 }, shadow: {} },
      controlledBy: 'free-peoples',
    })
  })

  it('tells a battle while it is fought', () => {
    const fought = states().filter((state) => state.stack.some(({ kind }) => kind === 'battle'))
    expect(fought.length).toBeGreaterThan(0)
    for (const state of fought) {
      const saved = warOfTheRing.encode(state).stack.find(({ kind }) => kind === 'battle')?.vars
      const { battle } = readOf(state)
      const placed = (place: string) => ({
        region: place.replace('/inside', ''),
        inside: place.endsWith('/inside'),
      })
      const { side, kind, from, to } = saved as Readonly<Record<'side' | 'kind' | 'from' | 'to', string>>
      expect(battle).toMatchObject({ attacker: side, kind, from: placed(from), to: placed(to) })
    }
    expect(states().some((state) => readOf(state).battle === null)).toBe(true)
  })
})

/** A pile as a viewer sees it. */
const seenPile = (pile: PileReading, secret: boolean): PileReading =>
  secret ? { cards: [], hidden: pile.cards.length } : pile

describe('the reading of a view', { timeout: 240_000 }, () => {
  it('is that of the state but for the cards of the others, which it counts', () => {
    for (const state of states())
      for (const viewer of [...SIDES, 'spectator'] as const) {
        const whole = readOf(state)
        const seen = readOf(warOfTheRing.view(state, viewer))
        const hides = (side: Side) => side !== viewer
        const sides = bySide((side) => ({
          ...whole.sides[side],
          cards: Object.fromEntries(
            DECKS.map((deck) => [
              deck,
              Object.fromEntries(
                PILES.map((pile) => [
                  pile,
                  seenPile(whole.sides[side].cards[deck][pile], hides(side) && SECRET.includes(pile)),
                ]),
              ),
            ]),
          ),
        }))
        const choosing = state.stack.some(({ kind }) => kind === 'decide/commit')
        const battle = whole.battle && {
          ...whole.battle,
          cards: bySide((side) => {
            const card = whole.battle?.cards[side] ?? null
            return card !== null && choosing && hides(side) ? 'hidden' : card
          }),
        }
        expect(seen).toEqual({ ...whole, viewer, config: { ...whole.config, seed: 'hidden' }, sides, battle })
      }
  })

  it('is refused if it is none', () => {
    const view = warOfTheRing.view(table({}), 'shadow')
    const state = throughText(view.state) as { readonly table: object }
    const odd = { ...view, state: { ...state, table: { ...state.table, captured: ['bywater'] } } }
    for (const wrong of [null, 7, {}, { ...view, game: 'chess' }, { ...view, viewer: 'nobody' }, odd])
      expect(E.isLeft(warOfTheRing.read(wrong as never))).toBe(true)
    expect(warOfTheRing.read(odd as never)).toMatchObject({ left: { path: 'state.table.captured.0' } })
  })
})

describe('lookups', () => {
  it('find every row by its id, and nothing by another', () => {
    expect(CHARACTERS.map(({ id }) => character(id))).toEqual(CHARACTERS)
    expect(EVENT_CARDS.map(({ id }) => eventCard(id))).toMatchObject(EVENT_CARDS)
    expect(HUNT_TILES.map(({ id }) => huntTile(id))).toEqual(HUNT_TILES)
    expect(REGIONS.map(({ id }) => region(id))).toEqual(REGIONS)
    for (const find of [character, eventCard, huntTile, region])
      expect([find('bywater'), find('__proto__')]).toEqual([undefined, undefined])
  })

  it('tell what both halves of a card say', () => {
    for (const { id } of EVENT_CARDS) {
      const card = eventCard(id)
      for (const said of [card?.says, card?.inBattle.says]) expect(said).toMatch(/^[A-Z].+\.$/s)
      expect(card?.inBattle.name).not.toBe('')
    }
    expect(CHARACTERS.filter(({ says }) => says === '')).toEqual([])
  })
})
