/** Cards of Isengard. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { active, places, sizes, standing, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  accepts,
  chooses,
  combatAt,
  counted,
  declines,
  forsakes,
  holding,
  loses,
  NEXT,
  picks,
  plays,
  playsEvent,
  takes,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'saruman'
const TURN_OVER = NEXT[ME]

describe.each([
  ['devilry-of-saruman', 3],
  ['fighting-uruk-hai', 1],
  ['wolf-riders', 2],
  ['white-hand-orcs', 1],
] as const)('%s', (card, attack) => {
  it(`${card} go where Isengard is shown and attack with ${attack}`, () => {
    const start = turnOf(ME, { battlegrounds: ['helms-deep', 'orthanc', 'moria'], hand: [card, 'gollum'] })
    expect(offers(start, 'play', 'to', { card })).toEqual(['reserve', 'helms-deep', 'orthanc'])
    expect(refused(start, by(ME, { kind: 'play', card, to: 'moria' }))).toEqual(['play.faction'])
    const fight = turnOf(ME, { battlegrounds: ['helms-deep'], on: { 'helms-deep': [card] } })
    expect(counted(fight, 'helms-deep')[0]).toBe(attack)
  })
})

describe(titled('grima-wormtongue'), () => {
  const CARD = 'grima-wormtongue'

  it('is eliminated to fetch Saruman out of the deck, or to be rid of a Rohan character in play', () => {
    const start = turnOf(ME, {
      reserve: [CARD, 'eomer', 'riders-of-rohan'],
      battlegrounds: ['edoras'],
      on: { edoras: ['theoden'] },
    })
    const used = after(start, uses(ME, CARD))
    expect(asked(used)).toBe('saruman decide/alternative')
    expect(offers(used, 'decide', 'alternative')).toEqual([1, 2])
    expect(refused(used, declines(ME))).not.toEqual([])
    const fetched = after(used, chooses(ME, 1), takes(ME, 'saruman'))
    expect(places(fetched, CARD, 'saruman')).toEqual(['eliminated', 'hand'])
    const chosen = after(used, chooses(ME, 2))
    expect(offers(chosen, 'eliminate', 'card')).toEqual(['eomer', 'theoden'])
    expect(where(after(chosen, loses(ME, 'theoden')), 'theoden')).toBe('eliminated')
  })

  it('has only the alternative that can be carried out (OR-48)', () => {
    const noRohan = after(turnOf(ME, { reserve: [CARD] }), uses(ME, CARD))
    expect(offers(noRohan, 'decide', 'alternative')).toEqual([1])
    const noSaruman = after(turnOf(ME, { reserve: [CARD, 'eomer'], hand: ['saruman'] }), uses(ME, CARD))
    expect(offers(noSaruman, 'decide', 'alternative')).toEqual([2])
  })

  ruleForbids('cards.text', 'he is not used if neither can be', () => {
    expect(refused(turnOf(ME, { reserve: [CARD], cycle: ['saruman'] }), uses(ME, CARD))).toEqual([
      'cards.text',
      'eliminate.someGain',
    ])
  })

  it('is used from reserve only', () => {
    expect(refused(turnOf(ME, { path: 'amon-hen', on: { path: [CARD] } }), uses(ME, CARD))).toEqual([
      'action.use',
    ])
  })
})

describe(titled('saruman'), () => {
  it('has paths 5 and 6, and Isengard for battlegrounds', () => {
    const start = holding(ME, 'saruman', { path: 'egladil', battlegrounds: ['orthanc', 'dol-guldur'] })
    expect(offers(start, 'play', 'to', { card: 'saruman' })).toEqual(['reserve', 'path', 'orthanc'])
    expect(asked(after(start, ...plays(ME, 'saruman', 'reserve')))).toBe(TURN_OVER)
  })

  it('is cycled if forsaken from the top of the deck, not from reserve', () => {
    const last = { hand: ['gollum'], rest: 'eliminated' } as const
    const named = by(ME, { kind: 'play', card: 'gollum', to: 'reserve' })
    const top = after(turnOf(ME, { ...last, deck: ['saruman'] }), named, forsakes(ME, 'top'))
    expect(where(top, 'saruman')).not.toBe('eliminated')
    const reserve = after(turnOf(ME, { ...last, reserve: ['saruman'] }), named, forsakes(ME, 'saruman'))
    expect(where(reserve, 'saruman')).toBe('eliminated')
  })
})

describe(titled('ugluk'), () => {
  it('turns to another path of the same number', () => {
    const start = turnOf(ME, { path: 'egladil', on: { path: ['ugluk'] } })
    const used = after(start, uses(ME, 'ugluk'))
    expect(offers(used, 'activatePath', 'path')).toEqual(['dimrill-dale', 'lothlorien'])
    const fightOver = after(used, by(ME, { kind: 'activatePath', path: 'lothlorien' }), comes('arwen'))
    expect(standing(fightOver, 'egladil')).toBe('free-peoples')
    expect(where(fightOver, 'ugluk')).toBe('eliminated')
    expect(asked(fightOver)).toBe('aragorn decide/cycle')
  })

  ruleForbids('location.pathOnce', 'not if no other is left', () => {
    const start = turnOf(ME, {
      path: 'egladil',
      on: { path: ['ugluk'] },
      shadow: ['dimrill-dale', 'lothlorien'],
    })
    expect(refused(start, uses(ME, 'ugluk'))).toEqual(['location.pathOnce'])
  })

  it('is used on a path only', () => {
    expect(refused(turnOf(ME, { reserve: ['ugluk'] }), uses(ME, 'ugluk'))).toEqual(['action.use'])
  })
})

describe(titled('palantir-of-orthanc'), () => {
  const CARD = 'palantir-of-orthanc'
  const wielded = { reserve: ['saruman'], items: { saruman: [CARD] } } as const

  it('looks at three: one is eliminated, one cycled, one kept', () => {
    const used = after(turnOf(ME, wielded), uses(ME, CARD), comes('gollum', 'shelob', 'cave-troll'))
    expect(asked(used)).toBe('saruman decide/put')
    const gone = after(used, picks(ME, 'gollum'))
    const cycled = after(gone, picks(ME, 'shelob'))
    const state = after(cycled, picks(ME, 'cave-troll'))
    expect(places(state, 'gollum', 'shelob', 'cave-troll')).toEqual(['eliminated', 'cycle', 'hand'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('goes on with the recycled pile if the deck is short (OR-34)', () => {
    const start = turnOf(ME, { ...wielded, deck: ['gollum'], cycle: ['shelob'], rest: 'eliminated' })
    const looked = after(start, uses(ME, CARD))
    const state = after(looked, picks(ME, 'shelob'), picks(ME, 'gollum'))
    expect(where(state, 'shelob')).toBe('eliminated')
    expect(sizes(state, ME).hand).toBe(0)
  })

  ruleForbids('action.useAgain', 'it is used once a round', () => {
    expect(refused(turnOf(ME, { ...wielded, used: [CARD] }), uses(ME, CARD))).toEqual(['action.useAgain'])
  })

  ruleForbids('action.use', 'it is used only while Saruman is in reserve, and with a card to look at', () => {
    const out = turnOf(ME, {
      battlegrounds: ['orthanc'],
      on: { orthanc: ['saruman'] },
      items: { saruman: [CARD] },
    })
    expect(refused(out, uses(ME, CARD))).toEqual(['action.use'])
    expect(refused(turnOf(ME, { ...wielded, rest: 'eliminated' }), uses(ME, CARD))).toEqual([
      'eliminate.noGain',
    ])
  })
})

describe(titled('sarumans-staff'), () => {
  it('lifts the carryover limit anywhere in play', () => {
    const hand = ['gollum', 'shelob', 'cave-troll', 'arwen', 'elrond', 'boromir'] as const
    const items = { saruman: ['sarumans-staff'] } as const
    const pass = by(ME, { kind: 'pass' })
    expect(refused(turnOf(ME, { hand, reserve: ['saruman'], items }), pass)).toEqual([])
    expect(
      refused(turnOf(ME, { hand, battlegrounds: ['orthanc'], on: { orthanc: ['saruman'] }, items }), pass),
    ).toEqual([])
    expect(refused(turnOf(ME, { hand, reserve: ['saruman'] }), pass)).toEqual(['turn.pass'])
  })

  it('gives Saruman its icons', () => {
    const start = turnOf(ME, {
      battlegrounds: ['edoras'],
      on: { edoras: ['saruman'] },
      items: { saruman: ['sarumans-staff'] },
    })
    expect(counted(start, 'edoras')).toEqual([2, 1, 1])
  })
})

describe(titled('woven-of-all-colours'), () => {
  it('saves Saruman with every item in any combat, even as an attacker', () => {
    const start = turnOf(ME, {
      battlegrounds: ['helms-deep'],
      on: { 'helms-deep': ['saruman', 'wolf-riders'] },
      items: { saruman: ['woven-of-all-colours', 'palantir-of-orthanc'] },
    })
    const state = combatAt(start, 'helms-deep')
    expect(places(state, 'saruman', 'woven-of-all-colours', 'palantir-of-orthanc', 'wolf-riders')).toEqual([
      'cycle',
      'cycle',
      'cycle',
      'eliminated',
    ])
  })

  it('does not save him when he is forsaken', () => {
    const start = turnOf(ME, {
      path: 'egladil',
      hand: ['gollum'],
      reserve: ['saruman'],
      items: { saruman: ['woven-of-all-colours'] },
      rest: 'eliminated',
    })
    const named = after(start, by(ME, { kind: 'play', card: 'gollum', to: 'reserve' }))
    const state = after(named, forsakes(ME, 'saruman'))
    expect(places(state, 'saruman', 'woven-of-all-colours')).toEqual(['eliminated', 'eliminated'])
  })
})

describe(titled('threats-and-promises'), () => {
  const CARD = 'threats-and-promises'

  it('wakes a battleground that shows Isengard, and Saruman may go there at once', () => {
    const start = holding(ME, CARD, {
      reserve: ['saruman'],
      played: ['saruman'],
      freePeoples: ['edoras'],
      battlegrounds: ['orthanc'],
    })
    const played = after(start, ...playsEvent(ME, CARD))
    expect(offers(played, 'activate', 'battleground')).toEqual(['helms-deep', 'edoras'])
    const woken = after(played, by(ME, { kind: 'activate', battleground: 'edoras' }))
    expect(active(woken)).toEqual(expect.arrayContaining(['edoras', 'helms-deep']))
  })

  it('lets him stay', () => {
    const start = holding(ME, CARD, { reserve: ['saruman'], freePeoples: ['edoras', 'helms-deep'] })
    const woken = after(start, ...playsEvent(ME, CARD), by(ME, { kind: 'activate', battleground: 'edoras' }))
    expect(asked(woken)).toBe('saruman decide/alternative')
    expect(where(after(woken, accepts(ME)), 'saruman')).toBe('edoras')
    expect(where(after(woken, declines(ME)), 'saruman')).toBe('reserve')
  })

  ruleForbids(
    'play.event',
    'it is not played without Saruman in reserve, nor without such a battleground (OR-17)',
    () => {
      expect(refused(holding(ME, CARD), by(ME, { kind: 'playEvent', card: CARD }))).toEqual(['play.event'])
      const full = holding(ME, CARD, {
        reserve: ['saruman'],
        battlegrounds: ['helms-deep', 'edoras', 'orthanc'],
      })
      expect(refused(full, by(ME, { kind: 'playEvent', card: CARD }))).toEqual([
        'location.chosenBattleground',
      ])
    },
  )
})
