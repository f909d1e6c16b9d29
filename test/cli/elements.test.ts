/** Elements of Twilight of the Third Age on the command line: `--elements ents,smeagol`. */
import { describe, expect, it } from 'vitest'
import { within, withinJson } from './program'

const SPEC = { base: 'empty', dice: { 'free-peoples': ['character'], shadow: ['muster'] }, acting: 'shadow' }
const legal = (config: object, ...options: ReadonlyArray<string>) =>
  within(['legal', '--game', 'war-of-the-ring', ...options], JSON.stringify({ ...SPEC, config }))

describe('--elements', { timeout: 60_000 }, () => {
  it('plays with these alone', async () => {
    const bots = ['--games', '1', '--bots', 'greedy,random', '--threads', '1']
    const ran = await within(['simulate', 'war-of-the-ring', ...bots, '--elements', 'smeagol,ents'])
    expect([ran.code, ran.err]).toEqual([0, ''])
  })
  it('lists the cards of these alone', async () => {
    const { data } = await withinJson(['cards', '--elements', 'ents', '--names'])
    expect(JSON.stringify(data)).toContain('fp-char-19e')
    expect(JSON.stringify(data)).not.toContain('sh-strat-10e')
  })
  it('is what a position in words is read with', async () => {
    const ran = await within(['show', 'shadow at war', '--elements', 'corsairs,ents'])
    expect([ran.code, ran.err]).toEqual([0, ''])
  })
  it('refuses a position with others, and --twilight one with some', async () => {
    const fits = await legal({ twilight: ['smeagol', 'ents'] }, '--elements', 'ents,smeagol')
    expect([fits.code, fits.err]).toEqual([0, ''])
    const other = await legal({ twilight: ['ents'] }, '--elements', 'corsairs')
    expect(other.err).toContain('this is not with these elements of Twilight of the Third Age')
    const whole = await legal({ twilight: ['ents'] }, '--twilight')
    expect(whole.err).toContain('this is with elements of Twilight of the Third Age alone: ents')
    const none = await legal({ twilight: false }, '--elements', 'ents')
    expect(none.err).toContain('this is not with these elements')
  })
  it.each([
    [['--elements', 'entz'], 'there is no element "entz"; did you mean ents?'],
    [['--elements', 'x'], 'they are smeagol, galadriel'],
    [['--elements', ','], '--elements wants one at least'],
    [['--elements', 'ents', '--twilight'], '--twilight is all of it, --elements are some'],
    [['--elements', 'event-cards'], 'event-cards want corsairs'],
    [['--elements', 'ents', '--config', '{"twilight":["corsairs"]}'], 'name different elements'],
  ])('%j is refused', async (options, problem) => {
    const { err } = await within(['simulate', 'war-of-the-ring', '--games', '1', ...options])
    expect(err).toContain(problem)
  })
})
