/** The sentences of our own scenario: plain English, and what the engine does. */
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { THE_FORDS_AND_THE_DEEP } from '../../../src/battles/data/the-fords-and-the-deep'
import {
  answer,
  army,
  chance,
  legal,
  PASS,
  question,
  region,
  regions,
  scene,
  strength,
  table,
  take,
  unit,
  use,
  type Scene,
} from '../support/play'

/** Everything that somebody says in a scenario. */
const sentencesIn = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap(sentencesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'says' in value && typeof value.says === 'string' ? [value.says] : []
  return [...own, ...Object.values(value).flatMap(sentencesIn)]
}
const SENTENCES = [...new Set(sentencesIn(THE_FORDS_AND_THE_DEEP))]

describe('every sentence', () => {
  test('is found', () => {
    expect(SENTENCES.length).toBeGreaterThan(80)
  })

  test('begins with a capital, a number or a sign, and ends with a full stop', () => {
    expect(SENTENCES.filter((one) => !/^[\p{Lu}+0-9].*\.$/u.test(one))).toEqual([])
  })

  test('says no word twice in a row, and has no article where none belongs', () => {
    const odd = /\b(\w+) \1\b|\b(one|two|whole|own|each|every) the\b|: the Free Peoples (Armies|Rallies)/i
    expect(SENTENCES.filter((one) => odd.test(one))).toEqual([])
  })

  test('has the Free Peoples as many, or their player as one', () => {
    const single = /\bFree Peoples (discards|puts|draws|rolls|chooses|loses|has|is)\b/
    expect(SENTENCES.filter((one) => single.test(one))).toEqual([])
  })
})

const FREE = { edoras: { side: 'free', units: { footmen: 2 }, damage: 2, leaders: 1 } } as const
const SHADOW = { 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 } } as const

const play = (side: 'free' | 'shadow', card: string, spec: PositionSpec = {}): Scene =>
  answer(
    use(
      scene({
        regions: { ...FREE, ...SHADOW },
        dice: side === 'free' ? { free: { event: 1 }, shadow: {} } : { free: {}, shadow: { event: 1 } },
        acting: side,
        hands: { [side]: [card] },
        ...spec,
      }),
      'event',
      'event',
      'play-card',
    ),
    { kind: 'playCard', card },
  )

describe('what a card may, and what it must', () => {
  test('Hasty Deeds: Treebeard may stay, and the Ents strike all the same', () => {
    const played = play('free', 'hasty-deeds', { fate: 4, counters: { ents: 2 } })
    expect(question(played)).toBe('decide/may')
    const stays = answer(played, PASS)
    expect([table(stays).characters['treebeard'], table(stays).counters['ents']]).toEqual(['*ready', 2])
    const struck = chance(answer(stays, region('upper-isen')), 5, 6)
    expect(strength(struck, 'upper-isen')).toBe('2/2')
  })

  test('Horns in the Dale: one Settlement is enough', () => {
    const first = play('free', 'horns-in-the-dale')
    expect(legal(first, 'pass')).toEqual([])
    const second = answer(first, region('folde'), unit('bowmen'))
    expect(legal(second, 'pass').length).toBe(1)
    expect(army(answer(second, PASS), 'folde')?.units).toEqual({ bowmen: 1 })
  })

  test("The King's Word and White Hand Levies: one Settlement is enough", () => {
    const word = answer(
      play('free', 'the-kings-word', { characters: { theoden: 'edoras' } }),
      region('folde'),
    )
    expect(legal(word, 'pass').length).toBe(1)
    const levies = answer(play('shadow', 'white-hand-levies'), region('orthanc'))
    expect(legal(levies, 'pass').length).toBe(1)
  })

  test('Rafts on the River: the Army moves one Region, over a River or not', () => {
    const spec = { regions: { 'west-nan-curunir': { side: 'shadow', units: { 'uruk-hai': 1 } } } } as const
    const asked = answer(play('shadow', 'rafts-on-the-river', spec), region('west-nan-curunir'))
    expect(regions(asked)).toContain('upper-isen')
    expect(regions(asked).length).toBeGreaterThan(1)
  })

  test('Closing Ring: the move can be left out', () => {
    const spec = {
      regions: {
        westfold: { side: 'free', units: { footmen: 1 } },
        folde: { side: 'free', units: { footmen: 1 } },
        edoras: { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' },
        hornburg: { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' },
      },
    } as const
    const asked = play('free', 'generic-28', spec)
    expect(question(asked)).toBe('decide/may')
    expect(question(answer(asked, PASS))).toBe('decide/region')
  })

  test('Riders at Dawn, Wolf Raid: the Army has them, and any part of it goes', () => {
    const spec = {
      regions: {
        'west-fords': { side: 'free', units: { riders: 1, footmen: 1 } },
        'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 } },
        'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' },
      },
    } as const
    const who = answer(play('free', 'riders-at-dawn', spec), region('west-fords'), { kind: 'march' })
    const gone = answer(who, take('footmen', 1), take('riders', 0))
    expect(army(gone, 'west-fords')?.units).toEqual({ riders: 1 })
  })
})
