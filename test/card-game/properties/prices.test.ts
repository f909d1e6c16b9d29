/**
 * A walk over every text with a price: on tables at random it may be paid exactly where some of what it buys
 * can happen (OR-73).
 */
import { describe, expect, it } from 'vitest'
import {
  cardGame,
  COPY_IDS,
  type Action,
  type CopyId,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/card-game'
import { BATTLEGROUND_TEXTS } from '../../../src/card-game/cards/battlegrounds'
import { PATH_TEXTS } from '../../../src/card-game/cards/paths'
import { CARD_TEXTS } from '../../../src/card-game/cards/texts'
import { BATTLEGROUNDS } from '../../../src/card-game/data/battlegrounds'
import { PATHS } from '../../../src/card-game/data/paths'
import type { ActionAbility } from '../../../src/card-game/model/effects'
import { randomFrom, type Random } from '../../../src/kernel'
import { leadsTo, wakes } from '../cards/locations'
import { COIN } from '../cards/scenes'
import { asked, offered, playing, refused, table } from '../support/play'
import { told } from '../support/read'
import { ALWAYS, canForsake, cardOf, FREE, GIVES, inReserve, lies, SHADOW } from './gains'

const RULE = 'eliminate.someGain'
const TABLES = 24

/** Whether a text has a price somewhere: a cost, or as many cards as the player likes. */
const isPriced = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isPriced)
  if (typeof value !== 'object' || value === null) return false
  const { cost, kind } = value as { readonly cost?: ReadonlyArray<unknown>; readonly kind?: unknown }
  return (
    (cost !== undefined && cost.length > 0) || kind === 'anyNumber' || Object.values(value).some(isPriced)
  )
}

const TEXTS = [...CARD_TEXTS, ...BATTLEGROUND_TEXTS, ...PATH_TEXTS]
const PRICED = TEXTS.filter(({ abilities }) => isPriced(abilities)).map(({ id }) => id)

it('every text with a price is walked over, and no other', () => {
  expect(PRICED.length).toBeGreaterThan(40)
  expect([...PRICED].sort()).toEqual(Object.keys(GIVES).sort())
})

const pick = <A>(list: ReadonlyArray<A>, random: Random): A => list[random(list.length)] as A

/** Every card that is not spoken for lies in a pile; now and then a seat has none, or nothing in its deck. */
const scattered = (taken: ReadonlyArray<string>, random: Random): PositionSpec => {
  const lists = { hand: [], deck: [], cycle: [], eliminated: [], reserve: [] } as Record<
    string,
    Array<CopyId>
  >
  const modes: ReadonlyArray<ReadonlyArray<string>> = [
    ['eliminated'],
    ['eliminated'],
    ['eliminated'],
    ['eliminated', 'eliminated', 'eliminated', 'hand'],
    ['eliminated', 'cycle'],
    ['hand', 'deck', 'cycle', 'eliminated', 'reserve'],
    ['hand', 'cycle', 'reserve'],
  ]
  const mode = new Map(([...FREE, ...SHADOW] as const).map((seat) => [seat, pick(modes, random)]))
  for (const copy of COPY_IDS) {
    const { deck, type } = cardOf(copy)
    const place = pick(mode.get(deck as Seat) ?? ['eliminated'], random)
    const stays = place === 'reserve' && (type === 'item' || type === 'event')
    if (!taken.includes(copy)) lists[stays ? 'eliminated' : place]?.push(copy)
  }
  return { ...lists, rest: 'eliminated', corruption: random(3) }
}

/** Locations that have been fought over, and those that are active, with cards on one of them. */
const contested = (
  random: Random,
): Required<Pick<PositionSpec, 'freePeoples' | 'shadow' | 'battlegrounds'>> => {
  const ids = BATTLEGROUNDS.map(({ id }) => id)
  const fates = ids.map((id) => [id, random(6)] as const)
  const of = (fate: number) => fates.flatMap(([id, one]) => (one === fate ? [id] : []))
  const quiet = random(2) === 0
  return { freePeoples: of(0), shadow: of(1), battlegrounds: quiet ? [] : of(2) }
}

const seatOf = (id: string): Seat => (id === 'lembas' ? 'frodo' : (cardOf(id).deck as Seat))
const added = (lists: PositionSpec, more: PositionSpec): PositionSpec => ({
  ...lists,
  ...more,
  reserve: [...(more.reserve ?? []), ...(lists.reserve ?? [])],
  hand: [...(more.hand ?? []), ...(lists.hand ?? [])],
})

const SCENE = { config: { promos: true, seed: 'prices', chance: 'seeded' } } as const

/** A turn in which a card with a text for an action lies where the text works. */
const readyToUse = (id: CopyId, random: Random): State => {
  const { wielders, type } = cardOf(id)
  const ability = CARD_TEXTS.find((text) => text.id === id)?.abilities.find(
    (one): one is ActionAbility => one.kind === 'action',
  )
  const zones = (ability?.in ?? []).filter((one) => one !== 'battleground')
  const zone = pick(zones, random)
  const bodies = type === 'item' ? wielders : [id]
  const body = pick(
    bodies.filter((one) => zone !== 'path' || cardOf(one).paths.length > 0),
    random,
  )
  const { paths } = cardOf(body)
  const number = zone === 'path' ? pick(paths, random) : 1 + random(9)
  const path = PATHS.find((one) => one.number === number)?.id ?? 'imladris'
  return table(
    added(scattered([id, body], random), {
      ...SCENE,
      ...contested(random),
      path,
      turn: seatOf(id),
      ...(zone === 'path' ? { on: { path: [body] } } : { reserve: [body] }),
      ...(type === 'item' ? { items: { [body]: [id] } } : {}),
    }),
  )
}

/** The source of a text, its wielder and all their items: what the price itself takes away. */
const around = (state: State, id: string): ReadonlyArray<string> => {
  const at = told(state).at
  const body = at[id]?.startsWith('on ') === true ? at[id].slice(3) : id
  return [id, body, ...Object.keys(at).filter((card) => at[card] === `on ${body}`)]
}

const GAINS: ReadonlySet<string> = new Set([
  'CardDrawn',
  'CardTaken',
  'TokensAdded',
  'CorruptionAdded',
  'CorruptionRemoved',
  'BattlegroundActivated',
])

/** Whether anything happens beyond what is paid, whatever is answered. */
const bringsSomething = (state: State, action: Action, random: Random): boolean => {
  const paid = around(state, 'card' in action ? action.card : '')
  let now = playing(state, action)
  const events = [...now.events]
  while (!asked(now.state).endsWith('decide/turn') && now.state.outcome === null) {
    now = playing(now.state, pick(cardGame.legalActions(now.state), random) as Action)
    events.push(...now.events)
  }
  return events.some((event) => {
    if (event.kind === 'CorruptionRemoved') return event.number > 0
    if (event.kind === 'CardEliminated') return !paid.includes(event.eliminated)
    if (event.kind === 'CardCycled') return !paid.includes(event.cycled)
    return GAINS.has(event.kind)
  })
}

/** Prices of choice can themselves make impossible what they buy. */
const OF_CHOICE = ['denethor']

const isUsed = (id: (typeof PRICED)[number]): id is CopyId & (typeof PRICED)[number] =>
  CARD_TEXTS.some((text) => text.id === id && text.abilities.some(({ kind }) => kind === 'action'))

describe.each(PRICED.filter(isUsed))('%s', (id) => {
  it(`${id} may be used exactly where some of what it buys can happen, and then something does`, () => {
    const random = randomFrom(`${id} for a price`)
    const outcomes = new Set<boolean>()
    for (let count = 0; count < TABLES; count++) {
      const state = readyToUse(id, random)
      const action = { seat: seatOf(id), kind: 'use', card: id } as const
      const gives = GIVES[id]?.(state) === true
      outcomes.add(gives)
      expect(refused(state, action).includes(RULE)).toBe(!gives)
      expect(offered(state, action).length).toBe(gives ? 1 : 0)
      if (gives && !OF_CHOICE.includes(id)) expect(bringsSomething(state, action, random)).toBe(true)
    }
    expect(outcomes.size).toBe(GIVES[id] === ALWAYS ? 1 : 2)
  })
})

const isPlace = (id: string): id is (typeof BATTLEGROUNDS | typeof PATHS)[number]['id'] =>
  [...BATTLEGROUNDS, ...PATHS].some((place) => place.id === id)

/** Rounds up to the text of a location, with cards at random. */
const comesUp = (id: string, random: Random): State => {
  const spec = { ...scattered([], random), ...SCENE, config: { ...SCENE.config, chance: 'manual' as const } }
  const path = PATHS.find((one) => one.id === id)
  const ground = BATTLEGROUNDS.find((one) => one.id === id)
  if (path !== undefined) return leadsTo(path.id, spec)
  if (ground === undefined) throw new Error(id)
  return wakes(ground.id, spec)
}

describe.each(PRICED.filter(isPlace))('%s', (id) => {
  const seat: Seat = id === 'the-doors-of-durin' ? 'saruman' : 'aragorn'

  it(`${id} asks exactly where there is a price to pay, and something for it`, () => {
    const random = randomFrom(`${id} for a price`)
    const outcomes = new Set<boolean>()
    for (let count = 0; count < TABLES; count++) {
      const state = comesUp(id, random)
      const gives = GIVES[id]?.(state) === true && canForsake(state, seat)
      outcomes.add(gives)
      expect(asked(state) === `${seat} decide/alternative`).toBe(gives)
      expect(offered(state, { kind: 'accept' }).length).toBe(gives ? 1 : 0)
    }
    expect(outcomes.size).toBe(2)
  })
})

describe.each(['prince-imrahil', 'gorbag-and-shagrat', 'death-ride-ride-to-ruin'] as const)('%s', (id) => {
  const seat = seatOf(id)
  const coin = COIN[seat]

  it(`${id}, when played, asks for a price exactly where it buys something`, () => {
    const random = randomFrom(`${id} for a price`)
    const outcomes = new Set<boolean>()
    for (let count = 0; count < TABLES; count++) {
      const orcs = random(2) === 0 ? ['mordor-orcs' as const] : []
      const start = table(
        added(scattered([id, coin, ...orcs], random), {
          ...SCENE,
          path: 'morgul-vale',
          turn: seat,
          battlegrounds: ['morannon'],
          hand: [id, coin],
          on: { morannon: orcs.filter((card) => card !== coin) },
        }),
      )
      const play: Action =
        id === 'death-ride-ride-to-ruin'
          ? { seat, kind: 'playEvent', card: id }
          : { seat, kind: 'play', card: id, to: id === 'prince-imrahil' ? 'reserve' : 'path' }
      const { state } = playing(start, play, { seat, kind: 'cycle', card: coin })
      const rohan = inReserve(state, 'frodo').some((card) => cardOf(card).faction === 'rohan')
      const payable = id === 'death-ride-ride-to-ruin' ? rohan : lies(state, seat, 'hand') > 0
      const gives = payable && GIVES[id]?.(state) === true
      outcomes.add(gives)
      const open = [...offered(state, { kind: 'accept' }), ...offered(state, { kind: 'eliminate' })]
      expect(open.length > 0).toBe(gives)
    }
    expect(outcomes.size).toBe(2)
  })
})
