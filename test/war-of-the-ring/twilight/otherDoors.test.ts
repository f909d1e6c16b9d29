/** Learners, pictures, bots and the program know what Twilight of the Third Age adds. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { BOTS, playBots, warTactics } from '../../../src/bots'
import { randomFrom } from '../../../src/kernel'
import { actionAt, actionLayout, actionNumber, observationLayout, observe } from '../../../src/learn'
import { boardSvg } from '../../../src/svg'
import { SEATS, warOfTheRing, type Action, type State } from '../../../src/war-of-the-ring'
import { within } from '../../cli/program'
import { mustRight } from '../../kernel/conformance/check'
import { TWILIGHT_POSITIONS } from './starts'

const GAME = 'war-of-the-ring'
const DUSK = { twilight: true } as const

const start = (name: string): State =>
  mustRight(
    warOfTheRing.position({ ...TWILIGHT_POSITIONS[name], config: { seed: name, ...DUSK } }),
    'position',
  )

const stretch = (name: string, actions: number): ReadonlyArray<State> => {
  const random = randomFrom(name)
  let state = start(name)
  return Array.from({ length: actions }, () => {
    const legal = warOfTheRing.legalActions(state)
    const next = mustRight(warOfTheRing.applyAction(state, legal[random(legal.length)]), 'stretch').state
    if (next.outcome === null) state = next
    return state
  })
}
const STARTS = ['factions', 'characters']

describe('a learner', { timeout: 60_000 }, () => {
  const { length } = observationLayout(GAME, DUSK)

  it.each(STARTS)(
    'has a place for everything that a view shows, and a number for every action: %s',
    (name) => {
      for (const state of stretch(name, 120)) {
        for (const viewer of [...SEATS, 'spectator' as const]) {
          const seen = observe(warOfTheRing.view(state, viewer))
          expect(E.isLeft(seen) ? seen.left : seen.right.length).toBe(length)
        }
        for (const action of warOfTheRing.legalActions(state)) {
          if (action.seat === 'nature') continue
          const number = actionNumber(GAME, action, DUSK)
          expect(O.isSome(number) && O.toNullable(actionAt(GAME, action.seat, number.value, DUSK))).toEqual(
            action,
          )
        }
      }
    },
  )

  it('sees ships, Ents and siege engines where they are', () => {
    const array = mustRight(observe(warOfTheRing.view(start('factions'), 'spectator')), 'observed')
    const at = (field: string, region: string): number => {
      const found = observationLayout(GAME, DUSK).fields.find(({ name }) => name === field)
      return array[(found?.offset ?? -1) + (found?.axes[0]?.values.indexOf(region) ?? 0)] ?? -1
    }
    expect([
      at('beside.ships', 'umbar'),
      at('beside.ships', 'pelargir'),
      at('beside.ents', 'fangorn'),
    ]).toEqual([2, 1, 3])
    expect([at('beside.towers', 'lorien'), at('beside.trebuchets', 'helms-deep')]).toEqual([1, 1])
  })

  it('of the base game has nothing of it', () => {
    const names = observationLayout(GAME).fields.map(({ name }) => name)
    expect(names.filter((name) => /beside|sailed|faction/.test(name))).toEqual([])
    expect(actionLayout(GAME).blocks.map(({ kind }) => kind)).not.toContain('sail')
  })
})

describe('a picture', () => {
  it('shows every figure that is no unit, with its number', () => {
    const svg = mustRight(boardSvg(warOfTheRing.view(start('factions'), 'shadow')), 'picture')
    const drawn = (piece: string): number =>
      [...svg.matchAll(new RegExp(`data-piece="${piece}" data-count="(\\d+)"`, 'g'))].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      )
    expect(['ship', 'ent', 'siege-tower', 'trebuchet'].map(drawn)).toEqual([4, 3, 1, 2])
    expect(svg).toContain('3 Dunlending')
    expect(svg).toContain('2 ships left')
    expect(svg).toContain('We Shall Get It: aside')
    const legendOf = (state: State): string =>
      mustRight(boardSvg(warOfTheRing.view(state, 'shadow'), { part: 'signs' }), 'legend')
    const own = legendOf(start('factions'))
    const base = legendOf(mustRight(warOfTheRing.newGame({ seed: 'base' }), 'game'))
    expect(base).toContain('data-legend="map"')
    for (const figure of ['>ship<', '>Ent<', '>Siege Tower<', '>Trebuchet<'])
      expect([figure, own.includes(figure), base.includes(figure)]).toEqual([figure, true, false])
  })
})

describe('bots', { timeout: 120_000 }, () => {
  it('play it to its end, and use what it has', () => {
    const greedy = { 'free-peoples': BOTS.warOfTheRing.greedy(), shadow: BOTS.warOfTheRing.greedy() }
    const { record, outcome } = mustRight(
      playBots(warOfTheRing, { seed: 'dusk', ...DUSK }, greedy, 'dusk'),
      'a game of bots',
    )
    expect(outcome.winners).toHaveLength(1)
    expect(record.actions.some((action) => (action as Action).kind === 'bringFaction')).toBe(true)
  })

  it('bring a faction rather than recruit', () => {
    const spec = { acting: 'shadow', politics: { isengard: { steps: 0 } } } as const
    const dice = { 'free-peoples': [], shadow: ['muster'] } as const
    const state = mustRight(warOfTheRing.position({ ...spec, dice, config: DUSK }), 'position')
    const own = warOfTheRing
      .legalActions(state, 'shadow')
      .filter((one): one is Action => one.seat !== 'nature')
    const ratings = warTactics.rate(state, 'shadow', own)
    const rated = (wanted: string): number => ratings[own.findIndex(({ kind }) => kind === wanted)] ?? NaN
    expect(rated('bringFaction')).toBeGreaterThan(rated('beginRecruiting'))
  })
})

describe('the program', { timeout: 60_000 }, () => {
  const position = JSON.stringify({
    acting: 'shadow',
    politics: { southrons: { steps: 0 } },
    beside: { ships: {} },
    dice: { 'free-peoples': [], shadow: ['muster'] },
  })
  const args = ['--game', 'war-of-the-ring', '-']

  it('takes the expansion for a position, and shows it', async () => {
    expect((await within(['legal', '--twilight', ...args], position)).out).toMatch(/Bring in the Corsairs/)
    const plain = JSON.stringify({ dice: { 'free-peoples': ['event'], shadow: [] } })
    expect((await within(['legal', ...args], plain)).code).toBe(0)
    const saved = JSON.stringify(warOfTheRing.encode(start('factions')))
    expect((await within(['show', '-'], saved)).out).toMatch(/ships Dol Amroth 1, Pelargir 1, Umbar 2/)
  })

  it('refuses a save without it as one with it', async () => {
    const saved = JSON.stringify(
      warOfTheRing.encode(mustRight(warOfTheRing.newGame({ seed: 'a' }), 'new game')),
    )
    const ran = await within(['show', '--twilight', '-'], saved)
    expect([ran.code === 0, ran.err]).toEqual([
      false,
      expect.stringMatching(/without Twilight of the Third Age/),
    ])
  })

  it('tells its rules, and not those of a game that has no such expansion', async () => {
    const chosen = await within(['rules', '--twilight', 'twilight.forgoil'])
    expect(chosen.out).toMatch(/two Dunlendings/)
    expect(chosen.out).not.toMatch(/--twilight/)
    const unchosen = await within(['rules', '--game', 'war-of-the-ring', 'twilight.forgoil'])
    expect(unchosen.out).toMatch(/^War of the Ring: this is in Twilight of the Third Age: add --twilight\. /)
    expect(unchosen.out).toMatch(/\ntwilight\.forgoil .*two Dunlendings/)
    const others = await within(['rules', '--game', 'confrontation', 'twilight.forgoil'])
    expect([others.code === 0, others.out.includes('Dunlending')]).toEqual([false, false])
    expect((await within(['rules', '--twilight', '--game', 'confrontation', 'movement'])).err).toMatch(
      /has no expansion/,
    )
  })
})
