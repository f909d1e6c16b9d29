/**
 * A picture shows nothing that a browser obeys in place of showing it: wherever a stranger's text stands in a
 * view, control characters and what turns the direction of writing are refused or drawn as escapes.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { battles } from '../../src/battles'
import { confrontation } from '../../src/confrontation'
import { cardGame } from '../../src/card-game'
import { isObject, type View } from '../../src/kernel'
import { boardSvg } from '../../src/svg'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { hostile, obeyed } from '../hostileText'
import { battlesScene, cardGameScene, confrontationScene, warScene } from './scenes'

const millBridgeGame = (): View => {
  const started = battles.newGame({ seed: 'bridge', scenario: millBridge } as never)
  if (E.isLeft(started)) throw new Error(JSON.stringify(started.left))
  return battles.view(started.right, 'shadow') as View
}

const VIEWS: ReadonlyArray<readonly [string, View]> = [
  ['War of the Ring', warOfTheRing.view(warScene(), 'shadow') as View],
  ['The Confrontation', confrontation.view(confrontationScene(), 'sauron') as View],
  ['the Card Game', cardGame.view(cardGameScene(), 'spectator') as View],
  ['Battles', battles.view(battlesScene(), 'shadow') as View],
  ['a scenario', millBridgeGame()],
]

type Path = ReadonlyArray<string>

/** The paths of all texts in a view. */
const textPaths = (json: unknown, path: Path = []): ReadonlyArray<Path> => {
  if (typeof json === 'string') return [path]
  if (Array.isArray(json)) return json.flatMap((one, at) => textPaths(one, [...path, String(at)]))
  return isObject(json) ? Object.entries(json).flatMap(([key, one]) => textPaths(one, [...path, key])) : []
}

/** One path for each kind of text: of those that end in the same key but for its number, the first. */
const kindsOf = (paths: ReadonlyArray<Path>): ReadonlyArray<Path> => {
  const kind = (path: Path): string | undefined => path.map((key) => key.replace(/-?\d+$/, '')).at(-1)
  return [...new Map(paths.map((path) => [kind(path), path])).values()]
}

const altered = (json: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return `${String(json)}${hostile}`
  if (Array.isArray(json)) return json.map((one, at) => (String(at) === key ? altered(one, rest) : one))
  return { ...(json as object), [key]: altered((json as Record<string, unknown>)[key], rest) }
}

describe.each(VIEWS)('a picture of %s', (_, view) => {
  it('shows no text of the view raw', { timeout: 60_000 }, () => {
    const paths = kindsOf(textPaths(view))
    expect(paths.length).toBeGreaterThan(5)
    const raw = paths.filter((path) => {
      const made = boardSvg(altered(view, path) as View, { title: `A table${hostile}` })
      return E.isRight(made) && obeyed(made.right).length > 0
    })
    expect(raw).toEqual([])
  })
})

it('shows the texts that it takes as escapes', () => {
  const drawn = boardSvg(VIEWS[0]?.[1] as View, { title: `A table${hostile}` })
  expect(E.isRight(drawn) && drawn.right).toContain('A table\\u001b]0;PWNED\\u0007')
})
