/** The site has an anchor for every rule (its id) and every ruling that a rule cites (its number). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src'
import type { Rulebook } from '../../src/kernel'
import { ROOT } from '../package/scratch'

interface Part {
  readonly kind: 'text' | 'code'
  readonly text: string
}

const { withAnchors } = (await import(new URL('../../docs/anchors.mjs', import.meta.url).href)) as {
  readonly withAnchors: (file: string, parts: readonly Part[]) => readonly Part[]
}

/** A page as TypeDoc hands it over: inline code apart from text. */
const partsOf = (text: string): readonly Part[] =>
  text.split(/(`[^`\n]+`)/).map((part, place) => ({ kind: place % 2 === 1 ? 'code' : 'text', text: part }))

const anchorsOf = (file: string): readonly string[] => {
  const parts = withAnchors(file, partsOf(readFileSync(join(ROOT, file), 'utf8')))
  const text = parts.map((part) => part.text).join('')
  return [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
}

const GAMES: ReadonlyArray<readonly [string, Rulebook, readonly string[]]> = [
  ['confrontation', confrontation.rulebook, ['confrontation']],
  ['card-game', cardGame.rulebook, ['card-game']],
  ['battles', battles.rulebook, ['battles']],
  ['war-of-the-ring', warOfTheRing.rulebook, ['war-of-the-ring', 'twilight']],
  [
    'war-of-the-ring-second-edition',
    warOfTheRing.tables({ edition: 'second' }).rulebook,
    ['war-of-the-ring'],
  ],
]

describe.each(GAMES)('%s', (page, rulebook, rulings) => {
  it('has an anchor for each rule', () => {
    const anchors = anchorsOf(`docs/rules/${page}.md`)
    expect(Object.keys(rulebook).filter((id) => !anchors.includes(id))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('has an anchor for each ruling that a rule cites', () => {
    const anchors = rulings.flatMap((name) => anchorsOf(`docs/rulings/${name}.md`))
    const cited = Object.values(rulebook).flatMap(({ cites }) =>
      cites.flatMap(({ ruling }) => (ruling === undefined ? [] : [String(ruling).toLowerCase()])),
    )
    expect(cited.length).toBeGreaterThan(0)
    expect([...new Set(cited)].filter((number) => !anchors.includes(number))).toEqual([])
  })
})
