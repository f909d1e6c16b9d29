/**
 * The place in the order of action where no die serves (chapter XI, Action Resolution: "The actions are all
 * taken in that order until both teams have used all of their Action Dice"; ruling OR-153): scenes, and
 * random play in both editions and with Twilight.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { formatPosition } from '../../../src/notation'
import { warOfTheRing, type Action, type Config, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { thorough } from '../../thorough'
import { ALL_AT_WAR } from '../support/atWar'
import { after, asked, eventsAs, offered, refused } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { among, by, who } from './partners'

const YIELD = { kind: 'yieldPlace' } as const
const SKIP = { kind: 'skipDie', die: 'army' } as const

/** Saruman is on turn with dice for Armies, and Sauron alone has one, if anybody; so many Rings. */
const idle = (units: number, rings = 0, config: Partial<Config> = {}): State =>
  among(4, {
    acting: 'shadow',
    places: { shadow: 'saruman' },
    dice: { shadow: ['army', 'army'] },
    rings: { 'free-peoples': 3 - rings, shadow: rings },
    politics: ALL_AT_WAR,
    armies: units === 0 ? {} : { gorgoroth: { 'sauron-regular': units } },
    config,
  })

describe('where none of the dice serves who is on turn', () => {
  ruleAllows('partners.order', 'his partner takes the place, and the order goes on from there', () => {
    const state = idle(1)
    expect(offered(state)).toEqual([by('saruman', YIELD)])
    const told = { kind: 'PlaceYielded', rule: 'partners.order', seat: 'saruman' }
    expect(eventsAs('PlaceYielded', state, by('saruman', YIELD))).toMatchObject([told])
    const next = after(state, by('saruman', YIELD))
    expect(who(next)).toBe('witch-king')
    expect(offered(next, { kind: 'moveArmies' })).toHaveLength(1)
    const used = after(
      next,
      by('witch-king', { kind: 'moveArmies', die: 'army', as: 'army' }),
      by('witch-king', { kind: 'march', from: 'gorgoroth', to: 'nurn' }),
    )
    expect(asked(used)).toBe('saruman decide/action')
  })
  ruleForbids('partners.order', 'no die is put aside before the partner has looked', () => {
    expect(refused(idle(1), by('saruman', SKIP))).toEqual(['partners.order'])
  })
  ruleAllows('partners.order', 'a die is put aside when it serves neither', () => {
    const next = after(idle(0), by('saruman', YIELD))
    expect(offered(next)).toEqual([by('witch-king', SKIP)])
    expect(who(after(next, by('witch-king', SKIP)))).toBe('saruman')
  })
  ruleForbids('partners.order', 'the place goes to the partner once', () => {
    expect(refused(after(idle(0), by('saruman', YIELD)), by('witch-king', YIELD))).toEqual(['partners.order'])
  })
  ruleForbids('partners.order', 'who can act keeps his place, and so does who has no partner', () => {
    const dice = { 'free-peoples': ['event', 'event'], shadow: ['event', 'event'] } as const
    expect(refused(among(4, { dice }), by('rohan', YIELD))).toEqual(['partners.order'])
    expect(refused(among(3, { dice }), by('free-peoples', YIELD))).toEqual(['partners.order'])
  })
  ruleAllows('partners.order', 'he may use a Ring instead; after one of the partner he may act again', () => {
    const state = idle(0, 1)
    expect(offered(state, { kind: 'useRing' }).length).toBeGreaterThan(0)
    const next = after(state, by('saruman', YIELD))
    expect(offered(next, { kind: 'skipDie' })).toHaveLength(1)
    const ringed = after(next, by('witch-king', { kind: 'useRing', die: 'army', result: 'character' }))
    expect(offered(ringed)).toEqual([by('witch-king', YIELD)])
    const back = after(ringed, by('witch-king', YIELD))
    expect(new Set(offered(back).map(({ kind }) => kind))).toEqual(new Set(['skipDie']))
    expect(who(back)).toBe('saruman')
  })
  ruleAllows('partners.order', 'in the second edition he may put it aside all the same', () => {
    expect(offered(idle(1, 0, { edition: 'second' }))).toEqual([by('saruman', YIELD), by('saruman', SKIP)])
  })
})

it('a line of text does not tell that the place was left: it is refused, not told as another table', () => {
  const state = idle(0)
  expect(formatPosition(warOfTheRing, state)._tag).toBe('Right')
  expect(formatPosition(warOfTheRing, after(state, by('saruman', YIELD)))._tag).toBe('Left')
})

const PLAYS = thorough(1, 24)

/** The same moment with the partner on turn. */
const partnerOnTurn = (state: State, seat: string): State => {
  const saved = warOfTheRing.encode(state) as unknown as Saved
  const { acting } = saved.table.partners
  const [side = 'shadow', partner] = (
    Object.entries(PARTNERS).find(([, pair]) => pair.includes(seat)) ?? []
  ).flatMap((found) => (typeof found === 'string' ? [found] : found.filter((one) => one !== seat)))
  const partners = { ...saved.table.partners, acting: { ...acting, [side]: partner } }
  return mustRight(warOfTheRing.decode({ ...saved, table: { ...saved.table, partners } }), 'partner')
}
interface Saved {
  readonly table: { readonly partners: { readonly acting: Readonly<Record<string, string>> } }
}
const PARTNERS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'free-peoples': ['gondor', 'rohan'],
  shadow: ['witch-king', 'saruman'],
}

/** What somebody on turn can do with a die. */
type Listed = ReturnType<typeof warOfTheRing.legalActions>
const usesAmong = (actions: Listed): Listed => actions.filter((action) => 'die' in action && 'as' in action)

const CONFIGS: ReadonlyArray<Partial<Config>> = [
  { players: 4 },
  { players: 4, edition: 'second' },
  { players: 4, twilight: true },
]

const SEEN = { lost: 0, left: 0 }

/** Looks at what who is on turn may do: leave the place, put a die aside. */
const looksAt = (state: State, actions: Listed): void => {
  const offers = (kind: string): boolean => actions.some((action) => action.kind === kind)
  if (offers('yieldPlace')) {
    SEEN.left++
    expect(usesAmong(actions)).toEqual([])
  } else if (offers('skipDie') && !offers('pass') && usesAmong(actions).length === 0) {
    SEEN.lost++
    const partner = partnerOnTurn(state, String(warOfTheRing.actors(state)[0]))
    expect(usesAmong(warOfTheRing.legalActions(partner))).toEqual([])
  }
}

describe.each(CONFIGS)('in random play of four: %o', (config) => {
  it('no die is lost that would have served the partner', { timeout: 600_000 }, () => {
    for (let play = 0; play < PLAYS; play++) {
      const seed = `places ${play}`
      const random = randomFrom(seed)
      let state = mustRight(warOfTheRing.newGame({ seed, ...config }), 'game')
      while (state.outcome === null) {
        const actions = warOfTheRing.legalActions(state)
        looksAt(state, actions)
        const action = actions[random(actions.length)] as Action
        state = mustRight(warOfTheRing.applyAction(state, action), 'step').state
      }
    }
  })
})

it('has seen both', () => {
  expect(SEEN.lost).toBeGreaterThan(PLAYS)
  expect(SEEN.left).toBeGreaterThan(SEEN.lost)
})
