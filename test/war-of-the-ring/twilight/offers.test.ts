/**
 * Questions of Twilight of the Third Age whose answers are places (chapter XII): each offers exactly what it
 * accepts. Fleets, the sites of siege engines, and where Dunlendings come.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { REGIONS, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { atWar } from '../support/atWar'
import { after, game, table } from './scenes'

const IDS = REGIONS.map(({ id }) => id)
const COAST = REGIONS.filter(({ coast }) => coast).map(({ id }) => id)
const POLITICS = atWar('isengard', 'southrons', 'sauron', 'elves', 'gondor', 'rohan')
const MUSTER = { die: 'muster', as: 'muster' } as const
const ARMY = { die: 'army', as: 'army' } as const

const acting = (side: 'free-peoples' | 'shadow', spec: PositionSpec): State =>
  table({
    acting: side,
    politics: POLITICS,
    dice: { 'free-peoples': ['muster'], shadow: ['muster', 'army'] },
    ...spec,
  })

/** Which of some actions are accepted. */
const accepted = <A extends object>(state: State, all: ReadonlyArray<A>): ReadonlyArray<A> => {
  const [seat] = game.actors(state)
  return all.filter((action) => E.isRight(game.applyAction(state, { seat, ...action })))
}
/** The regions that can be aimed at, by what is accepted; what is offered must be the same. */
const sites = (state: State): ReadonlyArray<string> => {
  const offered = game.legalActions(state).map((action) => ('region' in action ? action.region : action.kind))
  const found = accepted(
    state,
    IDS.map((region) => ({ kind: 'aim', region })),
  ).map(({ region }) => region)
  expect([...offered].sort()).toEqual([...found].sort())
  return [...found].sort()
}

describe('siege engines are built', () => {
  const build = { kind: 'buildEngine', ...MUSTER }
  const SIEGES: PositionSpec = {
    armies: {
      lorien: { 'sauron-regular': 3 },
      'helms-deep': { 'isengard-regular': 3 },
      orthanc: { 'rohan-regular': 2 },
      'dol-amroth': { 'southrons-regular': 2 },
    },
    besieged: {
      lorien: { 'elves-elite': 1 },
      'helms-deep': { 'rohan-regular': 1 },
      orthanc: { 'isengard-regular': 2 },
      'dol-amroth': { 'gondor-regular': 1 },
    },
  }
  it('by the Shadow at its sieges, two at each', () => {
    const besieged = ['dol-amroth', 'helms-deep', 'lorien']
    expect(sites(after(acting('shadow', SIEGES), build))).toEqual(besieged)
    const full = { ...SIEGES, beside: { towers: { lorien: 2, 'helms-deep': 1 } } }
    expect(sites(after(acting('shadow', full), build))).toEqual(['dol-amroth', 'helms-deep'])
  })
  it('by the Free Peoples in Strongholds of active Nations that they hold, two in each', () => {
    const held = ['dol-amroth', 'grey-havens', 'helms-deep', 'lorien', 'minas-tirith', 'rivendell']
    const woodland = [...held, 'woodland-realm'].sort()
    expect(sites(after(acting('free-peoples', {}), build))).toEqual(woodland)
    const lost: PositionSpec = {
      captured: ['minas-tirith'],
      armies: { 'minas-tirith': { 'sauron-regular': 1 } },
      beside: { trebuchets: { rivendell: 2, lorien: 1 } },
    }
    expect(sites(after(acting('free-peoples', lost), build))).toEqual(
      woodland.filter((region) => region !== 'minas-tirith' && region !== 'rivendell'),
    )
    const quiet: PositionSpec = { politics: atWar('rohan') }
    const elves = woodland.filter((region) => !['dol-amroth', 'minas-tirith'].includes(region))
    expect(sites(after(acting('free-peoples', quiet), build))).toEqual(elves)
  })
})

it('Dunlendings are called to Armies of the Shadow in Isengard and Rohan with room for one', () => {
  const state = acting('shadow', {
    beside: { factions: ['dunlendings'] },
    captured: ['westemnet'],
    armies: {
      orthanc: { 'isengard-regular': 2 },
      westemnet: { 'isengard-regular': 5, 'isengard-elite': 5 },
      'fords-of-isen': { dunlending: 9 },
      'gap-of-rohan': { 'sauron-regular': 1 },
      'north-dunland': { 'southrons-elite': 1 },
      'south-dunland': {},
      folde: { 'rohan-regular': 1 },
      tharbad: { 'isengard-regular': 1 },
    },
  })
  const called = after(state, { kind: 'callFaction', faction: 'dunlendings', ...MUSTER })
  expect(sites(called)).toEqual(['fords-of-isen', 'gap-of-rohan', 'north-dunland', 'orthanc'])
})

describe('fleets', () => {
  const SAILINGS = COAST.flatMap((from) =>
    COAST.flatMap((to) => [0, 1, 2, 3].map((number) => ({ kind: 'sail', from, to, number }))),
  )
  const sailings = (state: State): ReadonlyArray<string> => {
    const offered = game
      .legalActions(state)
      .flatMap((one) => (one.kind === 'sail' ? [`${one.from} ${one.to} ${one.number}`] : []))
    const found = accepted(state, SAILINGS).map(({ from, to, number }) => `${from} ${to} ${number}`)
    expect([...offered].sort()).toEqual([...found].sort())
    return [...found].sort()
  }
  const ships = { umbar: 2, 'grey-havens': 1 } as const
  const begun = (spec: PositionSpec = {}) =>
    after(acting('shadow', { beside: { factions: ['corsairs'], ships }, ...spec }), {
      kind: 'moveArmies',
      ...ARMY,
    })
  const HAVENS = ['grey-havens forlindon 1', 'grey-havens harlindon 1', 'grey-havens south-ered-luin 1']
  const UMBAR = ['umbar pelargir 1', 'umbar pelargir 2', 'umbar west-harondor 1', 'umbar west-harondor 2']
  it('sail up to two regions along the coast, as many ships as are there', () =>
    expect(sailings(begun())).toEqual([...HAVENS, ...UMBAR]))
  it('and those that have sailed stay where they came to', () => {
    const one = { kind: 'sail', from: 'umbar', to: 'pelargir', number: 1 }
    const left = UMBAR.filter((sailing) => sailing.endsWith('1'))
    expect(sailings(after(begun(), one))).toEqual([...HAVENS, ...left])
    const two = { kind: 'sail', from: 'umbar', to: 'west-harondor', number: 2 }
    expect(sailings(after(begun(), two))).toEqual(HAVENS)
    const there = { 'west-harondor': 1, umbar: 1 } as const
    const met = begun({ beside: { factions: ['corsairs'], ships: there } })
    const joined = after(met, { ...two, number: 1 })
    expect(sailings(joined)).toEqual(['lamedon', 'pelargir', 'umbar'].map((to) => `west-harondor ${to} 1`))
  })
  it('of the Free Peoples there are none', () => {
    const state = acting('free-peoples', {
      beside: { factions: ['corsairs'], ships },
      dice: { 'free-peoples': ['muster-army'], shadow: [] },
    })
    expect(sailings(after(state, { kind: 'moveArmies', die: 'muster-army', as: 'army' }))).toEqual([])
  })
})
