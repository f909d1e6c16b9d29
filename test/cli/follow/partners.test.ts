/** Games of three and four, followed: who speaks, what partners agree on and swap, and every draw told. */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it, vi } from 'vitest'
import { hear } from '../../../src/cli/follow/feed'
import { filledIn } from '../../../src/cli/follow/filled'
import { writtenRecord } from '../../../src/cli/follow/writeRecord'
import { loadGame } from '../../../src/cli/games'
import { randomFrom } from '../../../src/kernel'
import { DECKS, pileOf, warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { ALL_AT_WAR } from '../../war-of-the-ring/support/atWar'
import { right } from '../games'
import { answersIn, at, begin, followed, problemsOf } from './support'
import { thorough } from '../../thorough'

vi.setConfig({ testTimeout: 120_000 })

const among = (players: 3 | 4, spec: object = {}) =>
  at({ base: 'empty', ...spec, config: { chance: 'manual', players } })
const HANDS = { gondor: ['fp-char-09'], rohan: ['fp-strat-01'], 'witch-king': [], saruman: [] }
const ask = async (spec: object, ...lines: ReadonlyArray<string>) => {
  const course = await followed(lines.join('\n'), await among(4, spec))
  return [problemsOf(course), answersIn(course)] as const
}

describe('who speaks', () => {
  const dice = { 'free-peoples': ['character', 'muster'], shadow: ['muster', 'character', 'army'] }
  it.each([
    ['rohan moves the fellowship (C)', 'Move the Fellowship (Character)'],
    ['Rohan: moves the fellowship (C)', 'Move the Fellowship (Character)'],
    ['the Rohan player moves the fellowship (C)', 'Move the Fellowship (Character)'],
    ['fp moves the fellowship (C)', 'Move the Fellowship (Character)'],
    ['rohan advances (muster)', 'Advance Rohan (Muster)'],
    ['rohan: advances the dwarves (muster)', 'Advance the Dwarves (Muster)'],
  ])('%s', async (line, answer) => {
    const [problems, answers] = await ask({ dice, places: { 'free-peoples': 'rohan' } }, line)
    expect([problems, answers[0]]).toEqual([[], `said: ${answer}`])
  })
  it('a Minion may be meant where its player is not', async () => {
    const spec = {
      dice,
      acting: 'shadow',
      places: { shadow: 'witch-king' },
      politics: ALL_AT_WAR,
      characters: { 'witch-king': 'minas-morgul' },
      armies: { 'minas-morgul': { 'sauron-regular': 1 } },
    }
    for (const line of ['wk: Witch-king to Edoras (C)', 'Witch-king to Edoras (C)']) {
      const [problems, answers] = await ask(spec, line)
      expect([problems, answers.at(-1)]).toEqual([[], 'said: Go to Edoras'])
    }
  })
  it('differs where his partner is on turn, and says whose turn it is', async () => {
    const course = await followed('gondor moves the fellowship (C)', await among(4, { dice }))
    const [difference] = course.differences
    expect(difference?.asked?.seat).toBe('rohan')
    expect(difference?.rules.map(({ rule }) => rule)).toContain('partners.order')
  })
  it('a seat and a colon begin a statement behind a comma', async () => {
    const lines = 'rohan draws a strategy card (E), saruman: draws a character card (E)'
    const spec = {
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
      places: { 'free-peoples': 'rohan', shadow: 'saruman' },
    }
    const [problems, answers] = await ask(spec, lines)
    expect([problems, answers.filter((one) => one.startsWith('said'))]).toEqual([
      [],
      ['said: Draw a Strategy card (Event)', 'said: Draw a Character card (Event)'],
    ])
  })
})

describe('what a seat draws', () => {
  const drawn = (...lines: ReadonlyArray<string>) =>
    followed(['with players=4', 'turn 1', ...lines].join('\n'))
  const hand = async (lines: ReadonlyArray<string>, seat: 'gondor' | 'rohan') => {
    const course = await drawn(...lines)
    expect(problemsOf(course)).toEqual([])
    const state = right(warOfTheRing.decode(course.following.loaded.game.encode(course.following.state)))
    const { hands } = right(warOfTheRing.read(state)).table.cards
    return DECKS.flatMap((deck) => pileOf(hands[`${seat}-${deck}`]).cards)
  }
  it('is his, whoever is told first', async () => {
    const lines = ['rohan draws Athelas, The Red Arrow', 'gondor draws Axe and Bow, Riders of Theoden']
    for (const told of [lines, [...lines].reverse()]) {
      expect(await hand([...told, 'hunt box: 1'], 'rohan')).toEqual(['fp-char-09', 'fp-strat-09'])
      expect(await hand([...told, 'hunt box: 1'], 'gondor')).toContain('fp-char-06')
    }
  })
  it('which nobody saw turns out to be what he plays, not what his partner holds', async () => {
    const lines = ['rohan draws Athelas, The Red Arrow', 'shadow hunt box: 0', 'fp dice: C C M E']
    const told = [...lines, 'shadow dice: A A A M M M M', 'gondor has Axe and Bow']
    const course = await drawn(...told)
    expect(problemsOf(course)).toEqual([])
    expect(filledIn(course.following).map(({ how, text }) => `${how} ${text}`)).toContain(
      'named Character card of the Free Peoples: Axe and Bow',
    )
    expect(await hand(told, 'gondor')).toContain('fp-char-06')
  })
})

describe('a swap', () => {
  const spec = { phase: 'draw', turn: 1, hands: HANDS }
  const all = [
    'rohan draws Gwaihir the Windlord, The Red Arrow',
    'gondor draws Axe and Bow, Riders of Theoden',
  ]
  const swapped = async (...lines: ReadonlyArray<string>) => {
    const course = await followed([...all, ...lines].join('\n'), await among(4, spec))
    expect(problemsOf(course)).toEqual([])
    return answersIn(course).filter((one) => /: (Agree|Give|No$)/i.test(one))
  }
  it('goes without saying if there is none', async () => {
    expect(new Set(await swapped('hunt box: 1'))).toEqual(new Set(['unsaid: No']))
  })
  it.each([
    [['gondor agrees', 'rohan agrees', 'gondor gives Athelas', 'rohan gives The Red Arrow']],
    [['gondor gives Athelas', 'rohan gives The Red Arrow']],
    [['gondor gives Athelas; gets The Red Arrow']],
  ])('%s', async (lines) => {
    const given = (await swapped(...lines)).filter((one) => one.includes('Give'))
    expect(given.map((one) => one.replace(/:.*Give /, ' ').split(':')[0])).toHaveLength(2)
    expect(given.join()).toMatch(/Athelas/)
    expect(given.join()).toMatch(/Red Arrow/)
  })
  it('of which nobody saw the cards is told as one', async () => {
    const given = (await swapped('gondor and rohan swap', 'hunt box: 1')).filter((one) =>
      one.includes('Give'),
    )
    expect(given.map((one) => one.split(':')[0])).toEqual(['unseen', 'unseen'])
  })
  it('of the last cards that both hold need not tell them', async () => {
    const last = { ...spec, decks: { 'free-peoples': [], shadow: [] } }
    const lines = ['gondor agrees', 'rohan agrees', 'hunt box: 1']
    const [problems, answers] = await ask(last, ...lines)
    expect(problems).toEqual([])
    expect(answers.filter((one) => /: Give/.test(one)).map((one) => one.split(':')[0])).toEqual([
      'forced',
      'forced',
    ])
  })
  it('one who does not wish it refuses it', async () => {
    expect((await swapped('gondor agrees', 'rohan does not agree'))[1]).toBe('said: No')
  })
})

describe('Armies that meet', () => {
  const spec = {
    politics: ALL_AT_WAR,
    armies: {
      edoras: { 'rohan-regular': 2 },
      folde: { 'gondor-regular': 3 },
    },
    dice: { 'free-peoples': ['muster-army', 'event'], shadow: ['army', 'army', 'army'] },
    places: { 'free-peoples': 'gondor' },
  }
  const MARCH = 'gondor: all from Folde to Edoras (H as army)'
  const mixed = async (...lines: ReadonlyArray<string>) => {
    const course = await followed([MARCH, ...lines].join('\n'), await among(4, spec))
    expect(problemsOf(course)).toEqual([])
    return right(
      warOfTheRing.read(
        right(warOfTheRing.decode(course.following.loaded.game.encode(course.following.state))),
      ),
    ).table.partners?.mixed
  }
  it('stay two if nothing is said', async () => {
    expect(await mixed('saruman yields')).toEqual([])
  })
  it.each([['they mix'], ['gondor and rohan mix in Edoras'], ['gondor agrees; rohan agrees']])(
    '%s',
    async (line) => {
      expect(await mixed(line)).toEqual(['edoras'])
    },
  )
  it('differ where the region is another', async () => {
    const course = await followed(`${MARCH}\nthe armies mix in Folde`, await among(4, spec))
    expect(problemsOf(course)).toHaveLength(1)
  })
})

describe('a position', () => {
  it('tells who is to act, whose hand it is, what is mixed and who captured what', async () => {
    const line =
      'position Osgiliath: 2 gondor regulars, 2 rohan regulars; mixed: Osgiliath; rohan hand: Athelas; ' +
      'Pelargir: 2 southron regulars; saruman captured Pelargir; Rohan 0; Gondor 0; gondor to act'
    const course = await followed(
      line,
      await among(4, { dice: { 'free-peoples': ['event'], shadow: ['event'] } }),
    )
    expect(problemsOf(course)).toEqual([])
    const { game } = course.following.loaded
    const read = right(warOfTheRing.read(right(warOfTheRing.decode(game.encode(course.following.state)))))
    expect(game.actors(course.following.state)).toEqual(['gondor'])
    expect([read.table.partners?.mixed, read.derived.captors, read.table.politics.rohan.steps]).toEqual([
      ['osgiliath'],
      { pelargir: 'saruman' },
      0,
    ])
    expect(read.table.cards.hands['rohan-character']).toEqual(['fp-char-09'])
  })
})

it('every statement that the page tells of partners is understood', async () => {
  const page = readFileSync(new URL('../../../docs/following-a-game.md', import.meta.url), 'utf8')
  const table = /## Three and four players([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
  const rows = table.split('\n').filter((row) => row.startsWith('| ') && !/^\| (about|---)/.test(row))
  const said = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
  const start = await begin({ players: 4 })
  expect(said.length).toBeGreaterThan(12)
  expect(said.filter((text) => E.isLeft(hear(start, { line: 1, text })))).toEqual([])
})

const LONG = 250

describe.each(thorough([3] as const, [3, 4] as const))('%i players, every draw told', (players) => {
  it('a game is written down and followed to the same hash', async () => {
    const config = { seed: 'told', players, chance: 'manual' as const }
    const random = randomFrom(`told ${players}`)
    const actions: Array<unknown> = []
    let state: State = right(warOfTheRing.newGame(config))
    for (let isLong = false; !isLong;) {
      const options = warOfTheRing.legalActions(state)
      const action = options[random(options.length)]
      actions.push(action)
      state = right(warOfTheRing.applyAction(state, action)).state
      isLong = actions.length > LONG && action?.kind === 'allocate'
    }
    const record = right(warOfTheRing.record(config, actions))
    const lines = right(await writtenRecord(right(await loadGame('war-of-the-ring')), record))
    const seats = warOfTheRing.seatsOf({ players }).length
    const speakers = new Set(
      lines.flatMap((line) => /^(FP|Gondor|Rohan|Witch-king|Saruman) draws/.exec(line) ?? []),
    )
    expect(speakers.size).toBeGreaterThanOrEqual(seats)
    const course = await followed(lines.join('\n'))
    expect(problemsOf(course)).toEqual([])
    expect(warOfTheRing.hash(course.following.state as never)).toBe(warOfTheRing.hash(state))
  })
})
