/**
 * What is wrong with a state that somebody has tampered with: each fault has its sentence, and a sound state
 * has none.
 */
import { describe, expect, it } from 'vitest'
import {
  BATTLEGROUND_IDS,
  cardGame,
  COPY_IDS,
  faultsOf,
  PATH_IDS,
  SEATS,
  type BattlegroundId,
  type CopyId,
  type PathId,
  type Seat,
  type State,
} from '../../../src/card-game'
import {
  ACTIVE,
  DECK,
  FIRST_BATTLEGROUND,
  FIRST_WIELDER,
  HAND,
  OF_NOBODY,
  OF_SHADOW,
  OUT,
  PATH,
  RESERVE,
  UNUSABLE,
} from '../../../src/card-game/model/spots'
import type { Table } from '../../../src/card-game/model/table'
import { setOf } from '../../../src/kernel/indexSet'
import { turnOf } from '../cards/scenes'
import { readGolden, replayed } from '../../kernel/golden'
import { fresh, table } from '../support/play'

const ix = (card: CopyId): number => COPY_IDS.indexOf(card)
const seatOf = (seat: Seat): number => SEATS.indexOf(seat)
const spotOf = (ground: BattlegroundId): number => FIRST_BATTLEGROUND + BATTLEGROUND_IDS.indexOf(ground)

const start = turnOf('frodo', {
  path: 'imladris',
  battlegrounds: ['edoras'],
  reserve: ['gimli', 'strider', 'galadriel'],
  items: { strider: ['anduril'] },
  tokens: [
    { on: 'path', attack: 1 },
    { on: 'edoras', defense: 1 },
  ],
})

const edited = (state: State, change: (before: Table) => Partial<Table>): State => ({
  ...state,
  table: { ...state.table, ...change(state.table) },
})
const put = (card: CopyId, spot: number, may = 0) =>
  edited(start, ({ at, may: known }) => ({
    at: at.map((one, place) => (place === ix(card) ? spot : one)),
    may: known.map((one, place) => (place === ix(card) ? may : one)),
  }))
const withGround = (ground: BattlegroundId, standing: Table['paths'][number], state = start) =>
  edited(state, ({ battlegrounds }) => ({
    battlegrounds: battlegrounds.map((one, place) => (BATTLEGROUND_IDS[place] === ground ? standing : one)),
  }))
const withPath = (path: PathId, standing: Table['paths'][number], state = start) =>
  edited(state, ({ paths }) => ({
    paths: paths.map((one, place) => (PATH_IDS[place] === path ? standing : one)),
  }))
describe('faults of the cards', () => {
  it('a sound state has none', () => expect(faultsOf(start)).toEqual([]))

  it.each<readonly [string, State]>([
    ['anduril is not for gimli', put('anduril', FIRST_WIELDER + ix('gimli'))],
    ['eomer is not for gimli', put('eomer', FIRST_WIELDER + ix('gimli'))],
    ['strider is not in play', put('strider', HAND, 1 << HAND)],
    ['eomer lies on what is not active', put('eomer', spotOf('orthanc'))],
    ['riders-of-rohan is an army on a path', put('riders-of-rohan', PATH)],
    ['faramir does not go to this path', put('faramir', PATH)],
    ['the-witch-king does not go to this battleground', put('the-witch-king', spotOf('edoras'))],
    ['ioreth is in no deck, or missing in one', put('ioreth', DECK, 1 << DECK)],
    ['eomer is in no deck, or missing in one', put('eomer', OUT)],
    ['lembas cannot lie in play by itself', put('lembas', RESERVE)],
    ['what everybody knows of eomer is not so', put('eomer', HAND, 1 << DECK)],
    ['what everybody knows of gimli is not so', put('gimli', RESERVE, 1 << DECK)],
  ])('%s', (sentence, state) => expect(faultsOf(state)).toContain(sentence))

  it('the top card that is known lies in that draw deck', () => {
    const known = (seat: Seat, card: CopyId) =>
      edited(start, ({ tops }) => ({
        tops: tops.map((one, place) => (place === seatOf(seat) ? ix(card) : one)),
      }))
    expect(faultsOf(known('aragorn', 'arwen'))).toEqual([])
    const fault = (seat: string) => `the top card that ${seat} knows is not in that draw deck`
    expect(faultsOf(known('aragorn', 'strider'))).toEqual([fault('aragorn')])
    expect(faultsOf(known('aragorn', 'eomer'))).toEqual([fault('aragorn')])
  })

  it('what was played, used or lasts is in the game, and is used or lasts only if its text says so', () => {
    expect(faultsOf(edited(start, () => ({ played: setOf([ix('ioreth')]) })))).toEqual([
      'ioreth is not in this game',
    ])
    expect(faultsOf(edited(start, () => ({ used: setOf([ix('palantir-of-orthanc')]) })))).toEqual([])
    expect(faultsOf(edited(start, () => ({ used: setOf([ix('strider')]) })))).toEqual([
      'strider has no text for once a round',
    ])
    expect(faultsOf(edited(start, () => ({ lasting: setOf([ix('the-red-arrow')]) })))).toEqual([])
    expect(faultsOf(edited(start, () => ({ lasting: setOf([ix('eomer')]) })))).toEqual([
      'eomer provides nothing for a round',
    ])
  })

  it('an item is of the side of its wielder', () => {
    const state = edited(start, ({ at }) => ({
      at: at.map((one, place) => (place === ix('morgul-blade') ? FIRST_WIELDER + ix('gimli') : one)),
    }))
    expect(faultsOf(state)).toContain('gimli wields an item of the enemy')
  })
})

describe('faults of the locations', () => {
  it.each<readonly [string, State]>([
    ['orthanc is out of its place', withGround('orthanc', UNUSABLE)],
    ['orthanc belongs to somebody', withGround('orthanc', OF_NOBODY)],
    ['orthanc is not active', edited(start, () => ({ bared: 1 << BATTLEGROUND_IDS.indexOf('orthanc') }))],
    ['two paths are active', withPath('fords-of-bruinen', ACTIVE)],
    ['there were fewer paths than rounds', edited(start, () => ({ round: 4 }))],
    ['a later path was used', withPath('caradhras', OF_SHADOW)],
    ['a number of paths was passed over', withPath('egladil', OF_SHADOW)],
    ['no token is left there', edited(start, () => ({ tokens: [{ on: PATH, attack: 0, defense: 0 }] }))],
    ['tokens are out of their order', edited(start, ({ tokens }) => ({ tokens: [...tokens].reverse() }))],
    ['there is no such place', edited(start, () => ({ starter: 4 }))],
    ['there is no such place', edited(start, () => ({ turn: 4 }))],
    ['a Ring token belongs to nobody', edited(start, () => ({ rings: 1 << seatOf('gandalf') }))],
  ])('%s', (sentence, state) => expect(faultsOf(state)).toContain(sentence))

  it('a path out of its place, and a path of nobody where paths are not compared', () => {
    const found = (path: PathId, standing: Table['paths'][number], state = start) =>
      faultsOf(withPath(path, standing, state)).filter((one) => one.includes(path))
    expect(found('bag-end', UNUSABLE).length).toBe(1)
    expect(found('bag-end', OF_NOBODY).length).toBe(1)
    const duel = table({ config: { scenario: 'duel-2' }, path: 'imladris', nobody: ['bag-end'] })
    expect(faultsOf(duel)).toEqual([])
    expect(found('bag-end', UNUSABLE, duel).length).toBe(1)
  })
})

describe('a game without faults', () => {
  it('nothing is wrong with a new game, nor anywhere in a recorded one', { timeout: 60_000 }, () => {
    expect(faultsOf(fresh())).toEqual([])
    const [golden] = readGolden(new URL('../golden/', import.meta.url))
    const { record } = golden ?? { record: undefined }
    if (record === undefined) throw new Error('there is no golden game')
    const states = cardGame.replay(record)
    expect(states._tag === 'Right' ? states.right.states.flatMap(faultsOf) : ['none']).toEqual([])
    expect(replayed(cardGame, record).state?.outcome).not.toBeNull()
  })
})
