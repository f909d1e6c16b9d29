/** The printed tables and the rulebook of The Confrontation: complete, in order, at one with each other. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../../src/confrontation/data/characters'
import { COMBAT_CARDS } from '../../src/confrontation/data/combat-cards'
import { HOME, LINKS, REGIONS, SET_UP, TUNNEL_UNDER, UPSTREAM } from '../../src/confrontation/data/regions'
import { SPECIAL_CARDS } from '../../src/confrontation/data/special-cards'
import type { RegionData } from '../../src/confrontation/model/abilities'
import type { RegionId } from '../../src/confrontation/model/ids'
import {
  CHARACTER_IDS,
  CLASSIC_IDS,
  COMBAT_CARD_IDS,
  NAMES,
  REGION_IDS,
  SIDES,
  SPECIAL_CARD_IDS,
  VARIANT_IDS,
} from '../../src/confrontation/model/ids'
import { RULEBOOK } from '../../src/confrontation/rulebook'
import type { Rule } from '../../src/kernel/rulebook'

const ids = (rows: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> => rows.map((row) => row.id)

const ways = (of: (region: RegionData) => ReadonlyArray<RegionId>): ReadonlyArray<string> =>
  REGIONS.flatMap((region) => of(region).map((to) => `${region.id} > ${to}`))

const turned = (way: string): string => way.split(' > ').reverse().join(' > ')

const sorted = (names: Iterable<string>): ReadonlyArray<string> => [...names].sort()

describe('the board', () => {
  const forward = ways((region) => region.forward.fellowship)
  const sideways = ways((region) => region.sideways)
  const borders = ways((region) => region.borders)

  it('has its sixteen regions in the order of their ids', () => {
    expect(ids(REGIONS)).toEqual(REGION_IDS)
  })

  it('has twenty-four ways forward, and each is the way forward of the other side turned round', () => {
    expect(forward).toHaveLength(24)
    expect(sorted(ways((region) => region.forward.sauron))).toEqual(sorted(forward.map(turned)))
  })

  it('has six pairs of sideways neighbours', () => {
    expect(sideways).toHaveLength(12)
    expect(sorted(sideways)).toEqual(sorted(sideways.map(turned)))
  })

  it('has three borders that no step crosses, all between mountain regions', () => {
    expect(sorted(borders)).toEqual(sorted(borders.map(turned)))
    expect(sorted(borders)).toEqual([
      'caradhras > gap-of-rohan',
      'caradhras > misty-mountains',
      'gap-of-rohan > caradhras',
      'high-pass > misty-mountains',
      'misty-mountains > caradhras',
      'misty-mountains > high-pass',
    ])
  })

  it('joins no two regions in more than one way, but for the river', () => {
    const all = [...forward, ...forward.map(turned), ...sideways, ...borders]
    expect(new Set(all).size).toBe(all.length)
  })

  it('leads from the Shire to Mordor in six steps, by whatever regions', () => {
    const next = (from: ReadonlySet<RegionId>): ReadonlySet<RegionId> =>
      new Set(REGIONS.filter(({ id }) => from.has(id)).flatMap((region) => region.forward.fellowship))
    const rows = [1, 2, 3, 4, 5, 6].reduce<ReadonlyArray<ReadonlySet<RegionId>>>(
      (found) => [...found, next(found.at(-1) ?? new Set())],
      [new Set<RegionId>(['shire'])],
    )
    expect(rows.map((row) => row.size)).toEqual([1, 2, 3, 4, 3, 2, 1])
    expect(rows.flatMap((row) => [...row])).toHaveLength(REGION_IDS.length)
  })

  it('has three one-way links of the Fellowship: two down the Anduin and one through the tunnel', () => {
    expect(LINKS.map(({ kind, from, to }) => `${kind}: ${from} > ${to}`)).toEqual([
      'river: mirkwood > fangorn',
      'river: fangorn > rohan',
      'tunnel: eregion > fangorn',
    ])
    expect(TUNNEL_UNDER).toBe('caradhras')
  })

  it('calls upstream the river ways turned round, which are sideways neighbours', () => {
    const river = LINKS.filter(({ kind }) => kind === 'river').map(({ from, to }) => `${to} > ${from}`)
    const upstream = UPSTREAM.map(({ from, to }) => `${from} > ${to}`)
    expect(upstream).toEqual(river)
    expect(upstream.filter((way) => !sideways.includes(way))).toEqual([])
  })

  it('holds four characters of a side in a home, one in the mountains and two anywhere else', () => {
    const limits = { home: 4, mountain: 1, open: 2 }
    expect(REGIONS.filter(({ terrain, limit }) => limit !== limits[terrain])).toEqual([])
    expect(ids(REGIONS.filter(({ terrain }) => terrain === 'home'))).toEqual(['shire', 'mordor'])
    expect(ids(REGIONS.filter(({ terrain }) => terrain === 'mountain'))).toEqual([
      'high-pass',
      'misty-mountains',
      'caradhras',
      'gap-of-rohan',
    ])
  })

  it('gives each side a home and five single regions before it, and leaves the mountains empty', () => {
    const places = SIDES.flatMap((side) => [HOME[side], ...SET_UP[side]])
    expect(SIDES.map((side) => SET_UP[side].length)).toEqual([5, 5])
    const open = REGIONS.filter(({ terrain }) => terrain !== 'mountain')
    expect(sorted(places)).toEqual(sorted(ids(open)))
    const inBoardOrder = SIDES.map((side) => REGION_IDS.filter((id) => SET_UP[side].includes(id)))
    expect(SIDES.map((side) => SET_UP[side])).toEqual(inBoardOrder)
  })
})

describe('the characters', () => {
  it('are thirty-six, in the order of their ids', () => {
    expect(ids(CHARACTERS)).toEqual(CHARACTER_IDS)
  })

  it('have the printed strengths', () => {
    const strengths = CHARACTERS.map(({ strength }) => strength)
    expect(strengths.slice(0, 9)).toEqual([1, 2, 1, 2, 5, 4, 3, 3, 0])
    expect(strengths.slice(9, 18)).toEqual([5, 5, 5, 3, 3, 4, 2, 2, 9])
    expect(strengths.slice(18, 27)).toEqual([1, 1, 0, 3, 5, 4, 3, 2, 4])
    expect(strengths.slice(27, 36)).toEqual([4, -1, 2, 5, 3, 3, 3, 1, 6])
  })

  it('share a tile by place in the list: a ring face and a star face of one side', () => {
    expect(CLASSIC_IDS).toHaveLength(VARIANT_IDS.length)
    const tiles = CLASSIC_IDS.map((_, i) => [CHARACTERS[i], CHARACTERS[i + CLASSIC_IDS.length]])
    expect(tiles.map((tile) => tile.map((face) => face?.version))).toEqual(
      tiles.map(() => ['classic', 'variant']),
    )
    expect(tiles.map((tile) => tile.map((face) => face?.side))).toEqual(
      tiles.map((_, i) => (i < 9 ? ['fellowship', 'fellowship'] : ['sauron', 'sauron'])),
    )
    expect(tiles.map((tile) => tile.map((face) => face?.name))).toContainEqual(['Shelob', 'Wormtongue'])
  })

  it('that have the same name on both faces share a tile', () => {
    const twice = NAMES.filter(
      (name) => CHARACTERS.filter((character) => character.name === name).length === 2,
    )
    const places = (name: string): ReadonlyArray<number> =>
      CHARACTERS.flatMap((character, i) => (character.name === name ? [i % CLASSIC_IDS.length] : []))
    expect(twice).toHaveLength(8)
    expect(twice.filter((name) => new Set(places(name)).size !== 1)).toEqual([])
  })

  it('bear every name of the list', () => {
    expect(sorted(new Set(CHARACTERS.map(({ name }) => name)))).toEqual(sorted(NAMES))
  })

  it('include one Ringbearer a version, who is Frodo', () => {
    const bearers = CHARACTERS.filter(({ abilities }) => abilities.some(({ kind }) => kind === 'bearsRing'))
    expect(ids(bearers)).toEqual(['frodo-classic', 'frodo-variant'])
  })

  it('all have a power and a line of their own that tells it', () => {
    expect(CHARACTERS.filter(({ abilities }) => abilities.length === 0)).toEqual([])
    expect(new Set(CHARACTERS.map(({ says }) => says)).size).toBe(CHARACTERS.length)
    expect(CHARACTERS.filter(({ says }) => !says.endsWith('.'))).toEqual([])
  })
})

describe('the combat cards', () => {
  it('are eighteen, in the order of their ids', () => {
    expect(ids(COMBAT_CARDS)).toEqual(COMBAT_CARD_IDS)
  })

  it('are nine for each side, named after it', () => {
    expect(SIDES.map((side) => COMBAT_CARDS.filter((card) => card.side === side).length)).toEqual([9, 9])
    expect(COMBAT_CARDS.filter(({ id, side }) => !id.startsWith(`${side}-`))).toEqual([])
  })

  it('are strengths from 1 to 5 for the Fellowship and from 1 to 6 for Sauron; the others have text', () => {
    const numbers = SIDES.map((side) =>
      COMBAT_CARDS.filter((card) => card.side === side && card.text === null).map(({ strength }) => strength),
    )
    expect(numbers).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ])
    expect(COMBAT_CARDS.filter(({ text, strength }) => text !== null && strength !== 0)).toEqual([])
  })

  it('include a Retreat for each side: backwards for the Fellowship, sideways for Sauron', () => {
    const retreats = COMBAT_CARDS.flatMap(({ side, text }) =>
      text?.kind === 'retreat' ? [`${side} ${text.direction}`] : [],
    )
    expect(retreats).toEqual(['fellowship backwards', 'sauron sideways'])
  })
})

describe('the special cards', () => {
  it('are eight, in the order of their ids, four for each side', () => {
    expect(ids(SPECIAL_CARDS)).toEqual(SPECIAL_CARD_IDS)
    expect(SIDES.map((side) => SPECIAL_CARDS.filter((card) => card.side === side).length)).toEqual([4, 4])
  })

  it('take the place of the turn in two cases for each side', () => {
    const replacing = SPECIAL_CARDS.filter(({ timing }) => timing === 'insteadOfTurn')
    expect(ids(replacing)).toEqual([
      'gandalf-the-white',
      'a-king-revealed',
      'recall-to-mordor',
      'crebain-of-dunland',
    ])
  })
})

describe('the rulebook', () => {
  const rules: ReadonlyArray<readonly [string, Rule]> = Object.entries(RULEBOOK)
  const rulings = readFileSync(new URL('../../docs/rulings/confrontation.md', import.meta.url), 'utf8')
  const headings = [...rulings.matchAll(/^### (R\d+) /gm)].flatMap(([, number]) => number ?? [])
  const cited = new Set(rules.flatMap(([, rule]) => rule.cites.flatMap((cite) => cite.ruling ?? [])))

  it('says every rule in one sentence of its own', () => {
    expect(rules.filter(([, { sentence }]) => !/^[A-Z].*[^.]\.$/.test(sentence))).toEqual([])
    expect(rules.filter(([, { sentence }]) => sentence.slice(0, -1).includes('. '))).toEqual([])
    expect(new Set(rules.map(([, { sentence }]) => sentence)).size).toBe(rules.length)
  })

  it('says where every rule is written', () => {
    const places = (rule: Rule): number => rule.cites.filter(({ ruling }) => ruling === undefined).length
    expect(rules.filter(([, rule]) => places(rule) === 0)).toEqual([])
  })

  it('has a rule for every character', () => {
    const expected = CHARACTER_IDS.map((id) => `character.${id}`)
    expect(Object.keys(RULEBOOK).filter((id) => id.startsWith('character.'))).toEqual(expected)
    expect(rules.filter(([id, { facts }]) => id.startsWith('character.') && facts[0] !== 'piece')).toEqual([])
  })

  it('has a rule for every text card and every special card', () => {
    const texts = COMBAT_CARDS.filter(({ text }) => text !== null)
    const expected = [
      ...texts.map(({ id }) => `card.${id}`),
      ...SPECIAL_CARD_IDS.map((id) => `special.${id}`),
    ]
    expect(expected.filter((id) => !(id in RULEBOOK))).toEqual([])
  })

  it('cites only rulings that are written, and every one of them', () => {
    expect(sorted(headings)).toEqual(sorted(Array.from({ length: 41 }, (_, i) => `R${i + 1}`)))
    expect(sorted(cited)).toEqual(sorted(headings))
  })

  it('has a question, a ruling and a reason for every number', () => {
    const entries = rulings.split(/^### /m).slice(1)
    const parts = ['*Question.*', '*Ruling.*', '*Why.*', '*Alternatives.*']
    expect(entries.filter((entry) => parts.some((part) => !entry.includes(part)))).toEqual([])
  })
})
