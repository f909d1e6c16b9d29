/**
 * Golden games and stretches of random play tell, word for word, what they told when they were written down:
 * what is legal, asked, refused and why, seen, saved and drawn. With UPDATE=1 they are written down anew.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wanted } from '../wanted'
import { GAME_NAMES, type GameName } from '../soak/courses'
import { tell, type Telling } from './telling'
import { goldenOf, tellingsOf, toldNow } from './tellings'

/** For each play a number for every stretch of so many decisions. */
type Written = Readonly<Record<string, ReadonlyArray<string>>>
const STRETCH = 25

const playsOf = (game: GameName): ReadonlyArray<Telling> => {
  const folder = new URL(`../${goldenOf(game)}`, import.meta.url)
  return tellingsOf(
    game,
    folder,
    readdirSync(folder).filter((file) => file.endsWith('.json')),
  )
}

const toldBy = (play: Telling): ReadonlyArray<string> => {
  const stretches: Array<number> = []
  tell(play, (number, step) => {
    const stretch = Math.floor(step / STRETCH)
    stretches[stretch] = (Math.imul(stretches[stretch] ?? 0, 31) + number) >>> 0
    return true
  })
  return stretches.map((number) => number.toString(36))
}

/** The games that are told; the expansion once it has golden games. */
const TOLD = GAME_NAMES.filter((game) => existsSync(new URL(`../${goldenOf(game)}`, import.meta.url)))

describe.each(TOLD)('%s', { timeout: 120_000 }, (game) => {
  const file = new URL(`${game}.json`, import.meta.url)
  const plays = playsOf(game)
  if (process.env['UPDATE'] === '1' || !existsSync(file)) {
    const lines = plays.map((play) => `${JSON.stringify(play.name)}: ${JSON.stringify(toldBy(play))}`)
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  }
  const written = JSON.parse(readFileSync(file, 'utf8')) as Written

  it('tells all plays that are written down, and no other', () =>
    expect(plays.map(({ name }) => name)).toEqual(Object.keys(written)))

  it.each(toldNow(plays).map((play) => [play.name, play] as const))('%s', (name, play) =>
    expect(toldBy(play), wanted('test/told')).toEqual(written[name]),
  )
})

describe('a play', () => {
  const [play] = playsOf('confrontation')

  it('tells something else when one refusal names another rule', () => {
    if (play === undefined) return expect.fail('no play')
    const { game } = play.subject
    const other: Telling = {
      ...play,
      subject: {
        ...play.subject,
        game: {
          ...game,
          applyAction: (state, action) => {
            const applied = game.applyAction(state, action)
            const refused = applied._tag === 'Left' && applied.left._tag === 'Forbidden'
            return refused ? ({ _tag: 'Left', left: { ...applied.left, violations: [] } } as never) : applied
          },
        },
      },
    }
    expect(toldBy(other)).not.toEqual(toldBy(play))
  })
})
