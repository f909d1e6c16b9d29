/**
 * That nothing of chapter XI is left out: each of the tests of its digest has a test here, every number of
 * its rules is told by a rule, and every reading of it is a ruling that a rule cites.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULEBOOK } from '../../../src/war-of-the-ring'
import { TWILIGHT_RULES } from '../../../src/war-of-the-ring/rulebook/twilight'
import { WR_OF } from '../support/numbers'

/** The titles that tell each test of the digest; those with its number in the title need no line. */
const TOLD: Readonly<Record<string, ReadonlyArray<string>>> = {
  'TM-1': ['in the first turn each has a card of either deck'],
  'TM-2': ['later each draws from the deck he likes, who does not lead first'],
  'TM-3': ['of five cards one is discarded before the swap'],
  'TM-4': ['two cards above six are discarded, of partners one above four'],
  'TM-5': [
    'two who wish it give each other a card',
    'one who does not wish it is enough, and nobody gives what he has not',
    'others see two backs, and a partner nothing before both have chosen',
  ],
  'TM-6': ['a partner sees no more of a hand than its backs'],
  'TM-7': ['Gondor leads first, Rohan in the second turn', 'who leads the Shadow fills the Hunt box'],
  'TM-8': ['who does not lead is first, the sides take turns'],
  'TM-9': ['who does not lead is first, the sides take turns'],
  'TM-10': ['who does not lead is first, the sides take turns'],
  'TM-12': ['where the Free Peoples have no die left, the others go on in turn'],
  'TM-14': ['who leads bears what the Hunt does, whoever moved'],
  'TM-15': ['a player recruits for his Nations', 'and for those of his partner he does not'],
  'TM-16': ['else only who leads the Nation does'],
  'TM-17': [
    'either partner flies the Nazgûl, each brings his own',
    'only who leads Sauron recruits Nazgûl',
    'nobody moves, brings or uses the Minion of his partner',
  ],
  'TM-18': ['nobody moves, brings or uses the Minion of his partner'],
  'TM-19': ['not without him, and not with two players'],
  'TM-21': ['one no, and they stay two Armies', 'of two Armies each moves his own alone'],
  'TM-22': ['who has most units in it moves a mixed Army, with all of it'],
  'TM-23': ['is that of who has more Elites, with as many units'],
  'TM-24': ['lets the other move his own units out', 'nobody else attacks with it, nor with his part of it'],
  'TM-25': ['makes two Armies one, and who commands it decides'],
  'TM-26': ['one out of a region with two Armies leaves those of the partner out of it'],
  'TM-27': ['no march overfills a region because the partner is there'],
  'TM-28': ['of two Armies each loses a unit in turn, who does not lead first'],
  'TM-29': ['goes over a border without those who are not at war', 'not with them'],
  'TM-30': ['of two Armies each loses a unit in turn, who does not lead first'],
  'TM-31': ['in battle only who commands uses cards, and none of his partner'],
  'TM-32': ['but not in the second (W2-33)'],
  'TM-33': [
    'a card with the sign of his partner nobody plays',
    'in battle any card serves, whatever sign it bears',
  ],
  'TM-34': ['what a card does by name it does in full'],
  'TM-35': ['where it leaves a choice, that is for his own Nations'],
  'TM-36': ['a card drawn with a die is one too many at once'],
  'TM-37': ['the side uses one Ring in a turn'],
  'TM-38': [
    'who recruited for Gondor does not move an Army of Gondor next',
    'after an action on nothing he does',
  ],
  'TM-40': [
    'an Army of several Nations may follow one of Gondor, and another such Army that',
    'the same Army of several Nations does not act twice in a row',
  ],
  'TM-41': ['a pass between them changes nothing'],
  'TM-42': ['partners win together, first is who gained more than he lost'],
  'TM-43': ['of the Free Peoples it is whose Nations lost fewer points'],
  'TM-44': ['equal counts are shared, and nobody of the losers is first'],
  'TM-45': ['is that of who commands the Army that enters'],
  'TM-46': ['who leads is asked the way of a Fellowship that a card reveals'],
}

const range = (kind: string, first: number, last: number): ReadonlyArray<string> =>
  Array.from({ length: last - first + 1 }, (_, place) => `${kind}${first + place}`)

/** The titles of all tests of this folder. */
const titles: ReadonlyArray<string> = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts') && name !== 'covered.test.ts')
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\b(?:it|ruleAllows|ruleForbids)\(\s*([\s\S]*?)\(\) =>/g)])
  .flatMap(([, before = '']) => [...before.matchAll(/'((?:[^'\\]|\\.)+)',?\s*$/g)])
  .map(([, title = '']) => title)

describe('chapter XI', () => {
  it('has each of the 46 tests of its digest', () => {
    const numbered = (id: string) => titles.filter((title) => title.startsWith(`${id} `))
    const missing = range('TM-', 1, 46).filter(
      (id) => numbered(id).length === 0 && (TOLD[id] ?? []).length === 0,
    )
    const untold = Object.entries(TOLD).flatMap(([id, wanted]) =>
      wanted.filter((title) => !titles.includes(title)).map((title) => `${id}: ${title}`),
    )
    expect([missing, untold]).toEqual([[], []])
  })
  it('has a rule for each of its numbers', () => {
    const told: ReadonlyArray<string> = Object.values(WR_OF)
    expect(range('WR-11.', 1, 34).filter((number) => !told.includes(number))).toEqual([])
  })
  it('has a ruling for each of its readings, which a rule cites', () => {
    const pages = ['war-of-the-ring', 'twilight'].map((name) =>
      readFileSync(new URL(`../../../docs/rulings/${name}.md`, import.meta.url), 'utf8'),
    )
    const told = pages.flatMap((page) => [...page.matchAll(/^### (OR-\d+) /gm)].map(([, id]) => id))
    const cited = [...Object.values(RULEBOOK), ...Object.values(TWILIGHT_RULES)].flatMap(({ cites }) =>
      cites.flatMap(({ ruling }) => ruling ?? []),
    )
    const readings = range('OR-', 88, 136)
    expect(readings.filter((id) => !told.includes(id))).toEqual([])
    expect(readings.filter((id) => !cited.includes(id))).toEqual([])
  })
})
