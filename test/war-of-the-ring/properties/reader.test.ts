/**
 * What `read` returns: the JSON of a state or a view, and what follows from it. Figures, tiles and cards can
 * be counted from it alone.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  CHARACTERS,
  character,
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

/** Everybody on the map, with the place as saved games name it. */
const crowds = ({
  derived,
}: TableReading): ReadonlyArray<readonly [place: string, side: Side, who: Counts]> =>
  REGION_IDS.flatMap((id) =>
    SIDES.flatMap((side) => [
      [id, side, derived.regions[id].field[side] as Counts] as const,
      [`${id}/inside`, side, derived.regions[id].inside[side] as Counts] as const,
    ]),
  )

const isUnitOrLeader = (piece: string): boolean => /-(regular|elite|leader)$/.test(piece)

/** The Armies of a sort of place, from the summary of the regions. */
const armiesOf = ({ derived }: TableReading, where: 'field' | 'inside') =>
  Object.fromEntries(
    REGION_IDS.flatMap((id) => {
      const all = SIDES.flatMap((side) => Object.entries(derived.regions[id][where][side]))
      const army = all.filter(([piece]) => isUnitOrLeader(piece))
      return army.length === 0 ? [] : [[id, Object.fromEntries(army)] as const]
    }),
  )

describe('the reading of a state', { timeout: 240_000 }, () => {
  it('is the saved JSON with who looks and what follows from it', () => {
    for (const state of states()) {
      const { derived, viewer, ...saved } = readOf(state)
      expect(saved).toEqual(warOfTheRing.encode(state))
      expect(viewer).toBe(null)
      expect(throughText(derived)).toEqual(derived)
    }
  })

  it('sums up Armies, Nazgûl, characters and Companions as the table has them', () => {
    for (const state of states()) {
      const reading = readOf(state)
      const { table, derived } = reading
      expect([armiesOf(reading, 'field'), armiesOf(reading, 'inside')]).toEqual([
        table.armies,
        table.besieged,
      ])
      const nazgul = crowds(reading).flatMap(([place, , who]) =>
        Array.from({ length: who['nazgul'] ?? 0 }, () => place),
      )
      expect(nazgul.sort()).toEqual([...table.nazgul].sort())
      expect(table.nazgul.length + derived.nazgulLeft).toBe(8)
      for (const [id, at] of Object.entries(table.characters)) {
        const place = crowds(reading).find(([, , who]) => who[id] === 1)?.[0]
        expect([id, place ?? at]).toEqual([id, at])
        expect(derived.companions.some((one) => one === id)).toBe(at === 'fellowship')
      }
    }
  })

  it('has all figures, tiles and cards of the box', () => {
    for (const state of states()) {
      const { table, derived } = readOf(state)
      const everywhere = [
        ...Object.values(table.armies),
        ...Object.values(table.besieged),
        ...Object.values(table.reinforcements),
        table.casualties,
      ] as ReadonlyArray<Counts>
      const total = (piece: string) => everywhere.reduce((sum, counts) => sum + (counts[piece] ?? 0), 0)
      for (const [nation, [regulars, elites, leaders]] of Object.entries(FIGURES))
        expect([nation, ...['regular', 'elite', 'leader'].map((rank) => total(`${nation}-${rank}`))]).toEqual(
          [nation, regulars, elites, leaders],
        )
      const tiles = [...Object.values(table.tiles), derived.tilesAside] as ReadonlyArray<Counts>
      for (const { id, count } of HUNT_TILES)
        expect([id, tiles.reduce((sum, counts) => sum + (counts[id] ?? 0), 0)]).toEqual([id, count])
      const cards = Object.values(table.cards).flatMap((piles) => Object.values(piles as object).flat())
      const inUse = EVENT_CARD_IDS.filter((id) => !cards.includes(id))
      expect([...cards, ...inUse].sort()).toEqual([...EVENT_CARD_IDS].sort())
      expect(inUse.length).toBeLessThanOrEqual(3)
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
    expect(reading.derived.victoryPoints).toEqual({ 'free-peoples': 2, shadow: 4 })
    expect(reading.table.dice.unused).toEqual({ 'free-peoples': { character: 2 }, shadow: { army: 1 } })
    const { regions } = reading.derived
    expect(regions.lorien.controlledBy).toBe('shadow')
    expect(regions.edoras.controlledBy).toBe('shadow')
    expect([regions.dagorlad.controlledBy, regions.rivendell.controlledBy]).toEqual([null, 'free-peoples'])
  })

  it('tells figures and characters of a place together, inside and outside a siege', () => {
    const { regions } = readOf(
      table({
        armies: { 'helms-deep': { 'isengard-elite': 3, nazgul: 1, saruman: 0 } },
        besieged: { 'helms-deep': { 'rohan-regular': 2, 'rohan-leader': 1, legolas: 1 } },
      }),
    ).derived
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
      const { battle } = readOf(state).derived
      const placed = (place: string) => ({
        region: place.replace('/inside', ''),
        inside: place.endsWith('/inside'),
      })
      const { side, kind, from, to } = saved as Readonly<Record<'side' | 'kind' | 'from' | 'to', string>>
      expect(battle).toMatchObject({ attacker: side, kind, from: placed(from), to: placed(to) })
    }
    expect(states().some((state) => readOf(state).derived.battle === null)).toBe(true)
  })
})

describe('the reading of a view', { timeout: 240_000 }, () => {
  it("is the view's JSON, and sums up what the reading of the state does, hidden Combat cards apart", () => {
    for (const state of states())
      for (const viewer of [...SIDES, 'spectator'] as const) {
        const view = warOfTheRing.view(state, viewer)
        const { derived, viewer: who, ...seen } = readOf(view)
        expect(seen).toEqual(view.state)
        expect(who).toBe(viewer)
        const whole = readOf(state).derived
        const isChoosing = state.stack.some(({ kind }) => kind === 'decide/commit')
        const battle = whole.battle && {
          ...whole.battle,
          cards: Object.fromEntries(
            SIDES.map((side) => {
              const card = whole.battle?.cards[side] ?? null
              return [side, card !== null && isChoosing && side !== viewer ? 'hidden' : card]
            }),
          ),
        }
        expect(derived).toEqual({ ...whole, battle })
      }
  })

  it('is refused if it is none', () => {
    const view = warOfTheRing.view(table({}), 'shadow')
    const state = throughText(view.state) as { readonly table: object }
    const odd = { ...view, state: { ...state, table: { ...state.table, captured: ['bywater'] } } }
    for (const wrong of [null, 7, {}, { ...view, game: 'chess' }, { ...view, viewer: 'nobody' }, odd])
      expect(E.isLeft(warOfTheRing.read(wrong as never))).toBe(true)
    expect(warOfTheRing.read(odd as never)).toMatchObject({
      left: { path: expect.stringContaining('table.captured') as string },
    })
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
