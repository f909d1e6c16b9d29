/** The program with the Card Game: four seats, a position, refusals with their rules, a record, bots. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardGame } from '../../src/card-game'
import type { GameRecord } from '../../src/kernel'
import { right, withWrongHash } from './games'
import { programIn, within, type Program } from './program'

let program: Program

beforeAll(() => {
  program = programIn()
})

afterAll(() => program.remove())

const GOLDEN = new URL('../card-game/golden/fellowship.json', import.meta.url)
const record = JSON.parse(readFileSync(GOLDEN, 'utf8')) as GameRecord

/** A turn of Frodo on the path Imladris with Edoras active. */
const POSITION = {
  path: 'imladris',
  turn: 'frodo',
  battlegrounds: ['edoras'],
  hand: ['eomer', 'village-militia', 'olog-hai'],
  reserve: ['gimli'],
}

describe('the program and the Card Game', { timeout: 60_000 }, () => {
  it('plays for one seat of four, and shows no card of the others', async () => {
    const { out, code } = await program.run(
      ['play', 'card-game', '--seed', 'table', '--as', 'frodo', '--bot', 'random'],
      '1\nquit\n',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/War of the Ring: The Card Game, seed table, for Frodo/)
    expect(out).toMatch(/Which card of your opening hand do you cycle\? 2 to go\.\n {4}1\. /)
    expect(out).toMatch(/Which card of your opening hand do you cycle\? 1 to go\./)
    const deck = cardGame.seatsOf({}).filter((seat) => seat !== 'frodo')
    expect(deck).toEqual(['witch-king', 'aragorn', 'saruman'])
    expect(out).not.toMatch(/undefined|Mordor Orcs|High Elves|White Hand Orcs/)
  })

  it('lists what may be done in a position, and why something may not', async () => {
    const file = program.file('turn.json', POSITION)
    const { data } = await program.json(['legal', '--game', 'card-game', file])
    const table = right(cardGame.position(POSITION))
    expect(JSON.stringify(data)).toContain(JSON.stringify(cardGame.legalActions(table)[0]))
    const action = { seat: 'frodo', kind: 'play', card: 'village-militia', to: 'path' }
    const why = await within(['why', '--game', 'card-game', file, JSON.stringify(action)])
    expect(why.out).toMatch(/play\.army/)
    expect(why.code).toBe(1)
  })

  it('says which field of a position is wrong, and which rule stands behind a config', async () => {
    const wrong = program.file('wrong.json', { ...POSITION, hand: ['ioreth'] })
    const { code, err } = await within(['legal', '--game', 'card-game', wrong])
    expect([code, /ioreth|hand/.test(err)]).toEqual([1, true])
    const misfit = program.file('misfit.json', { config: { scenario: 'duel-2', players: 4 } })
    const refused = await within(['legal', '--game', 'card-game', misfit])
    expect(refused.err).toMatch(/players.*setUp\.scenario/)
  })

  it('checks a record to its end, and names the action where a hash differs', async () => {
    const sound = await within(['replay', program.file('sound.json', record)])
    expect([sound.code, sound.err]).toEqual([0, ''])
    const broken = await within(['replay', program.file('broken.json', withWrongHash(record, 3))])
    expect(broken.code).toBe(1)
    expect(`${broken.out}${broken.err}`).toMatch(/action 3|hash/)
  })

  it('simulates whole games between bots', async () => {
    const bots = ['--bots', 'greedy,random,random,random']
    const { data, code } = await program.json([
      'simulate',
      'card-game',
      ...bots,
      '--games',
      '1',
      '--seed',
      's',
    ])
    expect(code).toBe(0)
    expect(Object.keys((data as { wins: object }).wins)).toEqual(cardGame.seatsOf({}))
  })
})
