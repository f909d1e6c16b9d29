/** examples/host under load: a process is killed while bots play, and nothing is lost. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { ROOT, run } from '../package/scratch'

const MINUTES = 60_000

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist'))) await run(ROOT, 'npm', 'run', 'build')
}, 3 * MINUTES)

describe('examples/host/load', { timeout: 3 * MINUTES }, () => {
  it.each(['file', 'postgres'])('six matches survive the death of a process, store: %s', async (store) => {
    const args = ['--matches', '6', '--kills', '1', '--game', 'confrontation', '--store', store]
    const said = await run(ROOT, process.execPath, 'examples/host/load/main.mjs', ...args)
    if (said.startsWith('skipped: there is no PostgreSQL here')) return
    expect(said).toMatch(/SIGKILL/)
    expect(said).toMatch(/\d+ moves\/s\nanswer: [\d.]+ ms \(50 %\), [\d.]+ ms \(99 %\)/)
    expect(said).toContain('1 killed')
    expect(said).toMatch(/\n[1-9]\d* refused moves, [1-9]\d* answers taken back\n/)
    expect(said).toContain('no accepted move lost, every match over, every record replays to its hash')
  })
})

interface Entry {
  readonly _stateID: number
  readonly action: { readonly type: string; readonly payload: object }
}
interface Verdict {
  readonly problemsOf: (
    match: object,
    found: { readonly state: object; readonly log: readonly Entry[]; readonly metadata: object },
  ) => readonly string[]
}

/**
 * A game of one player after the other, each with the first choice, as the store would have it; with moves
 * that are refused, of which the doorkeeper keeps nothing, and with answers that are taken back and given
 * again.
 */
const played = ({ isStumbling = false } = {}) => {
  const log: Entry[] = []
  const nonsense = new Set<number>()
  const number = (): number => log.length + nonsense.size
  const add = (type: string, seat: string, args: readonly unknown[]): void => {
    const payload = { type, args, playerID: String(confrontation.seatsOf({}).indexOf(seat as never)) }
    log.push({ _stateID: number(), action: { type: 'MAKE_MOVE', payload } })
  }
  const begun = confrontation.newGame({ seed: 'played' })
  if (begun._tag === 'Left') throw new Error(begun.left.problem)
  let now = begun.right
  add('begin', 'fellowship', [])
  while (confrontation.outcome(now)._tag === 'None') {
    const [seat] = confrontation.actors(now)
    if (seat === undefined) throw new Error('nobody is asked')
    const [action] = confrontation.legalActions(now, seat)
    const applied = confrontation.applyAction(now, action)
    if (applied._tag === 'Left') throw new Error('a legal action was refused')
    if (isStumbling && log.length % 5 === 0) {
      nonsense.add(number())
      add('act', seat, [action])
      add('takeBack', seat, [])
    }
    add(log.length % 2 === 0 ? 'choose' : 'act', seat, [log.length % 2 === 0 ? 0 : action])
    now = applied.right.state
  }
  const saved = confrontation.encode(now)
  const gameover = confrontation.outcome(now)
  const state = { _stateID: number(), G: { saved }, ctx: { gameover } }
  return { state, log, metadata: { gameover }, nonsense }
}

describe('the verdict on a match', async () => {
  const { problemsOf } = (await import(join(ROOT, 'examples/host/load/verdict.mjs'))) as Verdict
  const found = played()
  const bots = (number: number, args: readonly unknown[]) => [
    { accepted: [[number, JSON.stringify(args)]], nonsense: new Set() },
    { accepted: [], nonsense: new Set() },
  ]
  const match = { game: confrontation, bots: bots(0, []) }

  it('is that all is well', () => {
    expect(problemsOf(match, found)).toEqual([])
  })

  it('is the same with moves that were refused and answers that were taken back', () => {
    const { nonsense, ...stumbling } = played({ isStumbling: true })
    const [first, second] = match.bots
    expect(problemsOf({ ...match, bots: [{ ...first, nonsense }, second] }, stumbling)).toEqual([])
    expect(problemsOf(match, stumbling)).toEqual(['the log is not one move after the other'])
  })

  it('names a move that is another now, and one that is not there', () => {
    for (const lost of [bots(0, [7]), bots(found.log.length, [])])
      expect(problemsOf({ ...match, bots: lost }, found)).toEqual([
        expect.stringMatching(/^move \d+ of player 0 was accepted and is lost$/),
      ])
  })

  it('names a log with a gap, a record that goes elsewhere and a match that goes on', () => {
    const { state, log, metadata } = found
    const gap = problemsOf(match, { ...found, log: log.slice(0, -1) })
    expect(gap).toEqual(['the log is not one move after the other', 'its record replays to another hash'])
    const twice = problemsOf(match, { ...found, log: [...log, ...log.slice(-1)] })
    expect(twice[1]).toMatch(/^its record does not replay/)
    expect(problemsOf(match, { log, metadata, state: { ...state, ctx: {} } })).toEqual(['it did not end'])
    expect(problemsOf(match, { ...found, metadata: {} })).toEqual(['the lobby does not know that it is over'])
  })
})
