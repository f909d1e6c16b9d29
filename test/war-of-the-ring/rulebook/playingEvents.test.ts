/**
 * Playing Event cards (chapter V): what becomes of the card, what its text overrides and what not, and how
 * far
 * its effect goes. The cards one by one are in `cards/`.
 */
import { describe, expect } from 'vitest'
import { EVENT_CARDS } from '../../../src/war-of-the-ring'
import type { EventCardId, PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, free, offered, refused, table } from '../support/play'
import { army, garrison, hand, reinforcements, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const holding = (card: EventCardId, spec: PositionSpec = {}): State =>
  table({
    dice: { 'free-peoples': ['event', 'event'], shadow: ['muster', 'army'] },
    hands: { 'free-peoples': [card] },
    ...spec,
  })
const playing = (card: EventCardId) => free({ kind: 'playEvent', die: 'event', as: 'event', card })

const SONG = 'fp-char-12'
const GUARDS = 'fp-strat-14'
const IMRAHIL = 'fp-strat-18'

describe('a card that was played', () => {
  const sung = after(holding(SONG, { fellowship: { corruption: 2 } }), playing(SONG))

  ruleAllows('events.discarded', 'it lies face up among the played ones when its effect is done', () => {
    expect(told(sung).cards.played['free-peoples-character']).toEqual([SONG])
    expect(told(sung).fellowship.corruption).toBe(1)
  })

  ruleForbids('events.discarded', 'it does not come back to the hand, nor is it played again', () => {
    expect(hand(sung, 'free-peoples')).toEqual([])
    const again = after(sung, free({ kind: 'pass' }), {
      seat: 'shadow',
      kind: 'advanceNation',
      die: 'muster',
      as: 'muster',
      nation: 'sauron',
    })
    expect(refused(again, playing(SONG))).toEqual(['events.inHand'])
  })
})

describe('which die plays a card', () => {
  const WOSES = 'fp-strat-11'
  const ways = (third: 'character' | 'muster') =>
    offered(
      table({
        dice: { 'free-peoples': ['event', 'muster-army', 'will-of-the-west', third], shadow: ['army'] },
        hands: { 'free-peoples': [WOSES] },
        politics: { rohan: { active: true, steps: 0 } },
      }),
      { kind: 'playEvent' },
    ).map((action) => ('die' in action && 'as' in action ? `${action.die} as ${action.as}` : ''))

  ruleAllows('events.playing', 'EX-1: an Event or an Army result plays Paths of the Woses', () => {
    const fitting = [
      'event as event',
      'muster-army as army',
      'will-of-the-west as army',
      'will-of-the-west as event',
    ]
    expect(ways('character').slice().sort()).toEqual(fitting.slice().sort())
  })

  ruleForbids('events.playing', 'EX-1: a Character or a plain Muster result does not', () => {
    for (const die of ['character', 'muster'] as const)
      expect(ways(die).filter((way) => way.startsWith(`${die} `) || way.endsWith(' character'))).toEqual([])
  })
})

describe('what a card overrides', () => {
  ruleAllows(['events.overrides', 'events.recruit'], 'Gondor need not be at war for its card', () => {
    const state = after(
      holding(GUARDS),
      playing(GUARDS),
      free({ kind: 'recruit', piece: 'gondor-elite', region: 'minas-tirith' }),
    )
    expect(army(state, 'minas-tirith')).toEqual({
      'gondor-regular': 3,
      'gondor-elite': 2,
      'gondor-leader': 2,
    })
  })

  ruleForbids('events.overrides', 'what it does not speak of still holds: no eleventh unit', () => {
    const full = holding(GUARDS, { armies: { 'minas-tirith': { 'gondor-regular': 8, 'gondor-elite': 2 } } })
    const state = after(full, playing(GUARDS))
    expect(army(state, 'minas-tirith')).toEqual({
      'gondor-regular': 8,
      'gondor-elite': 2,
      'gondor-leader': 1,
    })
  })

  ruleAllows('events.recruit', 'recruits come into a besieged Stronghold', () => {
    const besieged = holding(GUARDS, {
      armies: { 'minas-tirith': { 'sauron-regular': 3 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 2 } },
    })
    const state = after(
      besieged,
      playing(GUARDS),
      free({ kind: 'recruit', piece: 'gondor-regular', region: 'minas-tirith' }),
    )
    expect(garrison(state, 'minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 })
  })

  ruleForbids('events.recruit', 'a sixth unit does not come inside', () => {
    const besieged = holding(GUARDS, {
      armies: { 'minas-tirith': { 'sauron-regular': 3 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 5 } },
    })
    expect(garrison(after(besieged, playing(GUARDS)), 'minas-tirith')).toEqual({
      'gondor-regular': 5,
      'gondor-leader': 1,
    })
  })
})

describe('where a card recruits', () => {
  ruleForbids(
    'recruiting.byCard',
    'EX-5: not beside enemy troops, Companion or not; Edoras stays open',
    () => {
      const riders = after(
        holding('fp-strat-16', {
          armies: { eastemnet: { 'isengard-regular': 2 } },
          characters: { legolas: 'eastemnet' },
        }),
        playing('fp-strat-16'),
      )
      expect(asked(riders)).toBe('free-peoples decide/placing')
      expect(offered(riders).map((action) => ('region' in action ? action.region : ''))).toEqual([
        'edoras',
        'edoras',
      ])
    },
  )
})

describe('as far as possible', () => {
  /** All Leaders of Gondor are on the map. */
  const noLeader = holding(IMRAHIL, { armies: { lossarnach: { 'gondor-regular': 1, 'gondor-leader': 3 } } })

  ruleAllows(
    'events.asFarAsPossible',
    'EX-3: without a Leader left only the unit comes to Dol Amroth',
    () => {
      expect(reinforcements(noLeader, 'free-peoples')['gondor-leader']).toBeUndefined()
      const state = after(
        noLeader,
        playing(IMRAHIL),
        free({ kind: 'recruit', piece: 'gondor-regular', region: 'dol-amroth' }),
      )
      expect(army(state, 'dol-amroth')).toEqual({ 'gondor-regular': 4 })
      expect(asked(state)).toBe('shadow decide/action')
    },
  )

  ruleForbids('events.asFarAsPossible', 'what is possible is not left out', () => {
    const asking = after(holding(IMRAHIL), playing(IMRAHIL))
    expect(offered(asking)).toEqual(
      (['gondor-regular', 'gondor-elite'] as const).map((piece) =>
        free({ kind: 'recruit', piece, region: 'dol-amroth' }),
      ),
    )
  })
})

describe('the parts of a card', () => {
  ruleAllows('events.parts', 'every card has a sign, a number in its deck and a combat title', () => {
    for (const { number, playedWith, combat } of EVENT_CARDS) {
      expect(number).toBeGreaterThan(0)
      expect(['character', 'army', 'muster']).toContain(playedWith)
      expect(combat).not.toBe('')
    }
    expect(
      EVENT_CARDS.filter(({ deck, playedWith }) => deck === 'character' && playedWith !== 'character'),
    ).toEqual([])
  })
})
