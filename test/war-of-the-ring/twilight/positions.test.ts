/** Positions and views with the figures of Twilight of the Third Age: what is read, and what is refused. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'
import { TWILIGHT_POSITIONS } from './starts'

const CONFIG = { seed: 'placed', twilight: true } as const
const built = (spec: PositionSpec): State =>
  mustRight(warOfTheRing.position({ ...spec, config: CONFIG }), JSON.stringify(spec))

/** Where a position is wrong, and how. */
const wrong = (spec: PositionSpec): readonly [string, string] => {
  const { path, problem } = mustLeft(warOfTheRing.position({ ...spec, config: CONFIG }), JSON.stringify(spec))
  return [path, problem]
}

type Beside = NonNullable<PositionSpec['beside']>
const beside = (figures: Beside, more: PositionSpec = {}): PositionSpec => ({ ...more, beside: figures })
const CORSAIRS: Beside = { factions: ['corsairs'] }
const ENTS: Beside = { factions: ['ents'] }
const SIEGE: PositionSpec = {
  armies: { lorien: { 'sauron-regular': 3 } },
  besieged: { lorien: { 'elves-elite': 1 } },
}

describe('a position', () => {
  const LEGAL: ReadonlyArray<readonly [string, PositionSpec]> = [
    ['six ships on the coast', beside({ ...CORSAIRS, ships: { umbar: 5, 'grey-havens': 1 } })],
    ['a chain of eight Ents', beside({ ...ENTS, ents: { fangorn: 7, 'fords-of-isen': 1 } })],
    [
      'Ents woken by a card that was played, and one in hand',
      beside(
        { ...ENTS, ents: { fangorn: 1 }, awakenings: 2 },
        { played: { 'free-peoples': ['fp-char-20e'] }, hands: { 'free-peoples': ['fp-char-19e'] } },
      ),
    ],
    ['two Towers at a siege', beside({ towers: { lorien: 2 } }, SIEGE)],
    ['two Trebuchets in a Stronghold', beside({ trebuchets: { 'helms-deep': 2 } })],
  ]
  it.each(LEGAL)('has %s, and is saved and read with them', (_, spec) => {
    const state = built(spec)
    expect(warOfTheRing.faultsOf(state)).toEqual([])
    const saved: unknown = JSON.parse(JSON.stringify(warOfTheRing.encode(state)))
    expect(warOfTheRing.hash(mustRight(warOfTheRing.decode(saved), 'saved'))).toBe(warOfTheRing.hash(state))
  })

  const ILLEGAL: ReadonlyArray<readonly [string, PositionSpec, RegExp, RegExp]> = [
    ['seven ships', beside({ ...CORSAIRS, ships: { umbar: 7 } }), /ships/, /7 are told of, of 6/],
    ['nine Ents', beside({ ...ENTS, ents: { fangorn: 9 } }), /ents/, /9 are told of, of 8/],
    ['a ship inland', beside({ ...CORSAIRS, ships: { edoras: 1 } }), /ships/, /inland/],
    ['ships without Corsairs', beside({ ships: { umbar: 1 } }), /ships/, /Corsairs are not in play/],
    ['Ents who sleep', beside({ ents: { fangorn: 1 } }), /ents/, /Ents are not in play/],
    ['a broken chain', beside({ ...ENTS, ents: { fangorn: 1, edoras: 1 } }), /ents/, /cut off from Fangorn/],
    ['an Ent and none in Fangorn', beside({ ...ENTS, ents: { 'fords-of-isen': 1 } }), /ents/, /cut off/],
    [
      'Ents woken by cards in hand',
      beside(
        { ...ENTS, ents: { fangorn: 1 }, awakenings: 2 },
        { hands: { 'free-peoples': ['fp-char-19e', 'fp-char-21e'] } },
      ),
      /awakenings/,
      /fewer cards that wake them are played/,
    ],
    ['three Towers', beside({ towers: { lorien: 3 } }, SIEGE), /towers/, /no place there/],
    ['a Tower without a siege', beside({ towers: { lorien: 1 } }), /towers/, /no place there/],
    ['three Trebuchets', beside({ trebuchets: { 'helms-deep': 3 } }), /trebuchets/, /no place there/],
    ['a Trebuchet in a City', beside({ trebuchets: { pelargir: 1 } }), /trebuchets/, /no place there/],
    ['a Trebuchet in Mordor', beside({ trebuchets: { 'barad-dur': 1 } }), /trebuchets/, /no place there/],
    [
      'a Trebuchet of a Stronghold lost',
      beside(
        { trebuchets: { 'helms-deep': 1 } },
        { captured: ['helms-deep'], armies: { 'helms-deep': { 'isengard-regular': 1 } } },
      ),
      /trebuchets/,
      /no place there/,
    ],
    ['Dunlendings before they come', { armies: { tharbad: { dunlending: 1 } } }, /armies/, /not in play/],
  ]
  it.each(ILLEGAL)('does not have %s', (_, spec, path, problem) => {
    const found = wrong(spec)
    expect(found[0]).toMatch(path)
    expect(found[1]).toMatch(problem)
  })

  it('of the base game has none of them', () => {
    const refused = mustLeft(warOfTheRing.position({ beside: { factions: [] } }), 'base')
    expect(refused).toMatchObject({ path: 'beside', problem: expect.stringMatching(/is not played/) })
  })
})

describe('a view', () => {
  it.each(['factions', 'characters'])(
    'shows everybody the figures, factions and characters of %s',
    (name) => {
      const state = built(TWILIGHT_POSITIONS[name] ?? {})
      const read = mustRight(warOfTheRing.read(state), 'state')
      for (const viewer of ['free-peoples', 'shadow', 'spectator'] as const) {
        const seen = mustRight(warOfTheRing.read(warOfTheRing.view(state, viewer)), viewer)
        expect([seen.table.beside, seen.derived.regions, seen.table.fellowship.guide]).toEqual([
          read.table.beside,
          read.derived.regions,
          read.table.fellowship.guide,
        ])
      }
    },
  )

  it('of the base game tells of none', () => {
    const plain = mustRight(warOfTheRing.newGame({ seed: 'base' }), 'new game')
    expect(mustRight(warOfTheRing.read(warOfTheRing.view(plain, 'shadow')), 'view')).not.toHaveProperty(
      'beside',
    )
  })
})
