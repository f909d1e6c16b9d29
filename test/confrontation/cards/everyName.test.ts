/** Nobody is forgotten: every character and card is the subject of a `describe` in these two folders. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHARACTER_IDS, COMBAT_CARD_IDS, SPECIAL_CARD_IDS } from '../../../src/confrontation/model/ids'

/** The ids before the colon of every `describe` in a folder: `describe('pippin: Pippin (classic)'`. */
const describedIn = (folder: string): ReadonlyArray<string> => {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = readdirSync(url).filter((name) => name.endsWith('.test.ts'))
  const texts = files.map((name) => readFileSync(new URL(name, url), 'utf8')).join('\n')
  const titles = [...texts.matchAll(/^describe\('([^':]+):/gm)].map(([, ids]) => ids ?? '')
  return titles.flatMap((ids) => ids.split(', ')).sort()
}

describe('every character and card has its tests', () => {
  it('each of the 36 characters is described once', () => {
    expect(describedIn('characters')).toEqual([...CHARACTER_IDS].sort())
  })

  it('each of the 18 combat cards and 8 special cards is described once', () => {
    expect(describedIn('cards')).toEqual([...COMBAT_CARD_IDS, ...SPECIAL_CARD_IDS].sort())
  })
})
