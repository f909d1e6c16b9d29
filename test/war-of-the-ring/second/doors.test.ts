/** The second edition at every door: positions, records, notation, saves, odds, bots, learners, pictures. */
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { BOTS, playBots } from '../../../src/bots'
import { randomFrom } from '../../../src/kernel'
import { actionLayout, actionNumber } from '../../../src/learn'
import { boardSvg } from '../../../src/svg'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { within } from '../../cli/program'
import { mustLeft, mustRight } from '../../kernel/conformance/check'
import { free, table } from '../support/play'
import { thorough } from '../../thorough'

const SECOND = { edition: 'second' } as const
const started = (seed = 'first'): State => mustRight(warOfTheRing.newGame({ seed, ...SECOND }), 'new game')
const GATE = { phase: 'fellowship', fellowship: { region: 'morannon' }, config: SECOND } as const

const walked = (start: State, steps: number): ReadonlyArray<State> => {
  const random = randomFrom('walk')
  const states = [start]
  for (let left = steps; left > 0; left--) {
    const state = states[states.length - 1] ?? start
    const legal = warOfTheRing.legalActions(state)
    if (legal.length === 0) break
    states.push(
      mustRight(warOfTheRing.applyAction(state, legal[random(legal.length)]), 'a legal action').state,
    )
  }
  return states
}

describe('what a front end asks for', () => {
  it('offers the edition', () => {
    const edition = warOfTheRing.options.find(({ name }) => name === 'edition')
    expect(edition?.values.map(([value]) => value)).toEqual(['collectors', 'second'])
  })
  it('refuses an edition that there is not, and says which there are', () => {
    const wrong = mustLeft(warOfTheRing.newGame({ seed: 'a', edition: 'third' } as never), 'no such edition')
    expect(wrong).toMatchObject({ path: 'edition', problem: 'it is "collectors" or "second"' })
  })
  it('goes by what a config says now, not by what it said when it was handed in before', () => {
    const config: { seed: string; edition?: 'second' } = { seed: 'a' }
    const spec = { ...GATE, config }
    const before = mustRight(warOfTheRing.newGame(config), 'a new game')
    mustRight(warOfTheRing.position(spec), 'a position')
    config.edition = 'second'
    const after = mustRight(warOfTheRing.newGame(config), 'a new game')
    expect(warOfTheRing.hash(after)).toBe(warOfTheRing.hash(started('a')))
    expect(warOfTheRing.hash(after)).not.toBe(warOfTheRing.hash(before))
    const save = (state: State): unknown => (warOfTheRing.encode(state) as { readonly rules?: unknown }).rules
    expect(save(mustRight(warOfTheRing.position(spec), 'a position'))).toEqual(save(after))
    expect(warOfTheRing.tables(config)).toBe(warOfTheRing.tables(SECOND))
  })
  it('shows the tables of each edition', () => {
    const [collectors, second] = [warOfTheRing.tables(), warOfTheRing.tables(SECOND)]
    const erebor = ({ setUp }: typeof second) => setUp.armies.find(({ region }) => region === 'erebor')
    expect([erebor(collectors)?.elite, erebor(second)?.elite]).toEqual([1, 2])
    expect(second.actions).toHaveProperty('enterMordor')
    expect(collectors.actions).not.toHaveProperty('enterMordor')
    expect(second.frameKinds).toContain('decide/mordor')
    expect(collectors.frameKinds).not.toContain('decide/mordor')
    const says = (tables: typeof second) =>
      tables.eventCards.filter(({ id }) => id === 'fp-strat-11')[0]?.says
    expect(says(collectors)).not.toBe(says(second))
    expect(
      second.eventCards.filter((card, at) => card.says !== collectors.eventCards[at]?.says),
    ).toHaveLength(12)
  })
})

describe('saves and records', () => {
  it('a state is saved and read again in its own edition, at many moments of a game', () => {
    for (const state of walked(started(), 250).filter((_, at) => at % 25 === 0)) {
      const read = mustRight(warOfTheRing.decode(warOfTheRing.encode(state)), 'its own save')
      expect(read.config.edition).toBe('second')
      expect(warOfTheRing.hash(read)).toBe(warOfTheRing.hash(state))
    }
  })
  it('a config of the usual edition does not name it, so older saves are as they were', () => {
    const state = mustRight(warOfTheRing.newGame({ seed: 'a', edition: 'collectors' }), 'new game')
    expect(state.config).toEqual({ seed: 'a', chance: 'seeded' })
  })
  it('a record is replayed in its edition, also as text', () => {
    const states = walked(started(), 0)
    const random = randomFrom('record')
    const actions: Array<object> = []
    let state = states[0] ?? started()
    for (let left = 120; left > 0; left--) {
      const legal = warOfTheRing.legalActions(state)
      const action = legal[random(legal.length)]
      if (action === undefined) break
      actions.push(action)
      state = mustRight(warOfTheRing.applyAction(state, action), 'a legal action').state
    }
    const record = mustRight(warOfTheRing.record({ seed: 'first', ...SECOND }, actions), 'record')
    expect(record.from).toMatchObject(SECOND)
    const text = warOfTheRing.notation(record)
    const parsed = mustRight(warOfTheRing.parse(text), 'parsed')
    expect(parsed.from).toEqual(record.from)
    const replayed = mustRight(warOfTheRing.replay(parsed), 'replay')
    expect(warOfTheRing.hash(replayed.states[replayed.states.length - 1] ?? started())).toBe(
      warOfTheRing.hash(state),
    )
  })
})

const after = (spec: Parameters<typeof table>[0]): State =>
  mustRight(warOfTheRing.applyAction(table(spec), free({ kind: 'pass' })), 'not declared').state

describe('odds, bots, learners, pictures', () => {
  it('a Hunt and a battle have their odds', () => {
    const hunt = table({
      config: SECOND,
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      huntBox: { shadow: 2 },
    })
    const odds = warOfTheRing.huntOdds(hunt)
    expect(O.isSome(odds) && odds.value.dice).toBe(2)
    const same = warOfTheRing.huntOdds(
      table({ dice: { 'free-peoples': ['character'], shadow: ['event'] }, huntBox: { shadow: 2 } }),
    )
    expect(odds).toEqual(same)
  })
  it.each(thorough(['greedy'] as const, ['greedy', 'random'] as const))(
    '%s bots play it to its end',
    (name) => {
      const bot = BOTS.warOfTheRing[name]
      const bots = { 'free-peoples': bot(), shadow: bot() }
      const played = playBots(warOfTheRing, { seed: name, ...SECOND }, bots, name)
      const { state, outcome } = mustRight(played, 'a game of bots')
      expect([state.config.edition, outcome.winners.length]).toEqual(['second', 1])
    },
    120_000,
  )
  it('a bot at the gates goes in', () => {
    const bot = BOTS.warOfTheRing.greedy()
    expect(bot.choose(warOfTheRing.view(after(GATE), 'free-peoples'), randomFrom('bot'))).toEqual(
      O.some(free({ kind: 'enterMordor' })),
    )
  })
  it('its further action has a number behind those of the others', () => {
    const [base, second] = [actionLayout('war-of-the-ring'), actionLayout('war-of-the-ring', SECOND)]
    expect(second.blocks.slice(0, base.blocks.length)).toEqual(base.blocks)
    expect(second.length).toBe(base.length + 1)
    const enter = free({ kind: 'enterMordor' })
    expect(actionNumber('war-of-the-ring', enter)).toEqual(O.none)
    expect(actionNumber('war-of-the-ring', enter, SECOND)).toEqual(O.some(base.length))
  })
  it('is drawn', () => {
    const drawn = boardSvg(warOfTheRing.view(after(GATE), 'shadow'))
    expect(JSON.stringify(drawn)).toContain('<svg')
  })
})

describe('the program', () => {
  const position = JSON.stringify({ phase: 'fellowship', fellowship: { region: 'morannon', revealed: true } })
  it('takes the edition for a position', async () => {
    const ran = await within(['legal', '--game', 'war-of-the-ring', '--edition', 'second', '-'], position)
    expect(ran.out).toMatch(/Enter Mordor/)
    const other = await within(['legal', '--game', 'war-of-the-ring', '-'], position)
    expect(other.out).not.toMatch(/Enter Mordor/)
  })
  it('refuses a save of one edition as one of the other, and says why', async () => {
    const saved = JSON.stringify(warOfTheRing.encode(started()))
    const ran = await within(['show', '--edition', 'collectors', '-'], saved)
    expect(ran.code).not.toBe(0)
    expect(ran.err).toMatch(/of the edition "second", not of "collectors"/)
    expect((await within(['show', '--edition', 'second', '-'], saved)).code).toBe(0)
    expect((await within(['show', '-'], saved)).code).toBe(0)
  })
  it('tells the rules of an edition', async () => {
    const [second, other] = await Promise.all([
      within(['rules', '--edition', 'second', 'huntAllocation.minimum']),
      within(['rules', '--game', 'war-of-the-ring', 'huntAllocation.minimum']),
    ])
    expect(second.out).toMatch(/one die at least/)
    expect(second.out).toMatch(/player aid/)
    expect(other.out).not.toMatch(/one die at least/)
    const none = await within(['rules', '--edition', 'third', 'hunt'])
    expect([none.code === 0, none.err]).toEqual([false, expect.stringMatching(/no edition "third"/)])
  })
  it('plays bots in an edition', async () => {
    const args = ['simulate', 'war-of-the-ring', '--bots', 'random,random', '--games', '1', '--threads', '1']
    const ran = await within([...args, '--edition', 'third'])
    expect(ran.err).toMatch(/it is "collectors" or "second"/)
  })
})

describe('the expansion', () => {
  it('is refused with the second edition, and the reason is told', () => {
    const wrong = mustLeft(warOfTheRing.newGame({ seed: 'a', ...SECOND, twilight: true }), 'not together')
    expect(wrong.problem).toMatch(/belongs to the Collector's Edition, not to the second/)
  })
})
