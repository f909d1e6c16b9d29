/** The laws about events find what is wrong, and nothing where all is well. */
import { describe, expect, it } from 'vitest'
import type { Event, PositionSpec } from '../../../src/card-game'
import { table } from '../support/play'
import { HAPPENINGS } from './happenings'
import { savedOf } from './saved'

const at = (spec: PositionSpec = {}) => savedOf(table({ path: 'imladris', ...spec }))
const law = (name: string, from: PositionSpec, to: PositionSpec, ...events: ReadonlyArray<Event>) =>
  HAPPENINGS[name]?.(at(from), at(to), events)

const plays = (played: 'gimli' | 'mordor-orcs'): Event => ({
  kind: 'CardPlayed',
  rule: 'play.fromHand',
  seat: 'frodo',
  played,
  to: 'reserve',
})
const begins: Event = { kind: 'RoundBegan', rule: 'location.step', round: 4, seat: 'saruman' }
const comesUp = (path: 'imladris' | 'fords-of-bruinen' | 'caradhras' | 'egladil'): Event => ({
  kind: 'PathActivated',
  rule: 'location.pathNumber',
  seat: 'frodo',
  path,
})
const ends = (
  location: 'edoras' | 'orthanc' | 'imladris',
  winner: 'free-peoples' | 'shadow' | 'nobody',
  uncancelled: number,
): Event => ({ kind: 'CombatEnded', rule: 'combat.leftover', location, winner, uncancelled })
const counts = (attack: number, defense: number, rest: number): Event => ({
  kind: 'AttackCounted',
  rule: 'combat.locationFirst',
  location: 'edoras',
  attack,
  defense,
  rest,
})

describe('the law of', () => {
  it('piles: a deck that has run out takes its pile', () => {
    const last: PositionSpec = { deck: ['eomer'], cycle: ['gimli'], rest: 'eliminated' }
    const out: PositionSpec = { hand: ['eomer'], cycle: ['gimli'], rest: 'eliminated' }
    expect(law('INV-9', last, out)).toEqual(['the deck of frodo has run out, and gimli stays in the pile'])
    expect(law('INV-9', out, out)).toEqual([])
    expect(law('INV-9', last, { ...out, cycle: [], deck: ['gimli'] })).toEqual([])
  })

  it('plays: a character is played once in a round, and again in the next', () => {
    const twice = ['gimli is played twice in a round']
    expect(law('INV-10', { played: ['gimli'] }, {}, plays('gimli'))).toEqual(twice)
    expect(law('INV-10', {}, {}, plays('gimli'), plays('gimli'))).toEqual(twice)
    expect(law('INV-10', { played: ['gimli'] }, {}, begins, plays('gimli'))).toEqual([])
    expect(law('INV-10', { played: ['mordor-orcs'] }, {}, plays('mordor-orcs'))).toEqual([])
  })

  it('waiting: only what was played in this round counts as played', () => {
    const strange = ['gimli was not played in this round']
    expect(law('INV-11', {}, { played: ['gimli'] })).toEqual(strange)
    expect(law('INV-11', { played: ['gimli'] }, { played: ['gimli'] }, begins)).toEqual(strange)
    expect(law('INV-11', {}, { played: ['gimli'] }, plays('gimli'))).toEqual([])
  })

  it('paths: each once, with the same number or the next', () => {
    expect(law('INV-15, 16', {}, {}, comesUp('fords-of-bruinen'), comesUp('caradhras'))).toEqual([])
    expect(law('INV-15, 16', {}, {}, comesUp('imladris'))).toEqual(['imladris comes up again'])
    expect(law('INV-15, 16', {}, {}, comesUp('egladil'))).toEqual(['egladil after a path 3'])
    expect(law('INV-15, 16', {}, {}, begins, comesUp('fords-of-bruinen'))).toEqual([
      'fords-of-bruinen after a path 3',
    ])
  })

  it('winning: the attacker wins exactly if some attack is left', () => {
    const duel: PositionSpec = { config: { scenario: 'duel-2' } }
    expect(law('INV-21', {}, {}, ends('edoras', 'shadow', 1), ends('orthanc', 'shadow', 0))).toEqual([])
    expect(law('INV-21', {}, {}, ends('edoras', 'free-peoples', 1))).toEqual(['edoras is not taken'])
    expect(law('INV-21', {}, {}, ends('edoras', 'shadow', 0))).toHaveLength(1)
    expect(law('INV-21', {}, {}, ends('imladris', 'nobody', 0))).toHaveLength(1)
    expect(law('INV-21', duel, duel, ends('imladris', 'nobody', 0))).toEqual([])
  })

  it('counting: the location cancels what it can', () => {
    expect(law('INV-23', {}, {}, counts(3, 1, 2), counts(1, 2, 0))).toEqual([])
    expect(law('INV-23', {}, {}, counts(3, 1, 1))).toEqual(['at edoras 3 against 1 leave 1'])
    expect(law('INV-23', {}, {}, counts(1, 2, -1))).toHaveLength(1)
  })
})
