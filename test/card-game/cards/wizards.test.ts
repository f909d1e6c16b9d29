/** Wizard cards. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { active, corruption, places, standing, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  counted,
  cycles,
  fightAt,
  forsakes,
  fought,
  holding,
  loses,
  moves,
  NEXT,
  plays,
  playsOn,
  takes,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'frodo'
const TURN_OVER = NEXT[ME]

describe(titled('gandalf-the-grey'), () => {
  it('leads on to a path of the next number; the old one is fought first', () => {
    const start = turnOf(ME, { path: 'fords-of-bruinen', on: { path: ['gandalf-the-grey'] } })
    const used = after(start, uses(ME, 'gandalf-the-grey'))
    expect(offers(used, 'activatePath', 'path')).toEqual(['caradhras', 'the-doors-of-durin', 'khazad-dum'])
    const state = after(used, by(ME, { kind: 'activatePath', path: 'khazad-dum' }), comes('gollum', 'shelob'))
    expect(places(state, 'gandalf-the-grey', 'gollum', 'shelob')).toEqual(['cycle', 'hand', 'hand'])
    expect([standing(state, 'fords-of-bruinen'), active(state)]).toEqual(['free-peoples', ['khazad-dum']])
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('location.pathOnce', 'there is nothing beyond path 9', () => {
    const start = turnOf(ME, { path: 'morgai', on: { path: ['gandalf-the-grey'] } })
    expect(refused(start, uses(ME, 'gandalf-the-grey'))).toEqual(['location.pathOnce'])
  })

  it('is used on a path only', () => {
    expect(refused(turnOf(ME, { reserve: ['gandalf-the-grey'] }), uses(ME, 'gandalf-the-grey'))).toEqual([
      'action.use',
    ])
  })
})

describe(titled('gandalf-the-white'), () => {
  it('removes the Grey with his items when played', () => {
    const start = holding(ME, 'gandalf-the-white', {
      battlegrounds: ['moria'],
      on: { moria: ['gandalf-the-grey'] },
      items: { 'gandalf-the-grey': ['gandalfs-staff', 'glamdring'] },
    })
    const state = after(start, ...plays(ME, 'gandalf-the-white', 'reserve'))
    expect(places(state, 'gandalf-the-grey', 'gandalfs-staff', 'glamdring')).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
    ])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it.each([
    ['the hand', { hand: ['gandalf-the-grey'] }],
    ['the deck', {}],
    ['the cycle pile', { cycle: ['gandalf-the-grey'] }],
  ] as const)('removes him from %s', (_, spec) => {
    const state = after(holding(ME, 'gandalf-the-white', spec), ...plays(ME, 'gandalf-the-white', 'reserve'))
    expect(where(state, 'gandalf-the-grey')).toBe('eliminated')
  })

  it('goes to no path', () => {
    const start = holding(ME, 'gandalf-the-white', { battlegrounds: ['harad'] })
    expect(offers(start, 'play', 'to', { card: 'gandalf-the-white' })).toEqual(['reserve', 'harad'])
  })

  it('is cycled if forsaken from the top of the deck only', () => {
    const told = (spec: Parameters<typeof turnOf>[1]) =>
      after(
        turnOf('witch-king', {
          rest: 'eliminated',
          ...spec,
          reserve: ['the-reaver', ...(spec?.reserve ?? [])],
        }),
        uses('witch-king', 'the-reaver'),
      )
    const top = after(told({ deck: ['gandalf-the-white'] }), forsakes(ME, 'top'))
    expect(where(top, 'gandalf-the-white')).not.toBe('eliminated')
    expect(
      where(
        after(told({ reserve: ['gandalf-the-white'] }), forsakes(ME, 'gandalf-the-white')),
        'gandalf-the-white',
      ),
    ).toBe('eliminated')
  })
})

describe(titled('treebeard'), () => {
  it('has two attack at Orthanc and one elsewhere', () => {
    expect(
      counted(turnOf(ME, { battlegrounds: ['orthanc'], on: { orthanc: ['treebeard'] } }), 'orthanc'),
    ).toEqual([2, 2, 0])
    expect(counted(turnOf(ME, { battlegrounds: ['moria'], on: { moria: ['treebeard'] } }), 'moria')).toEqual([
      1, 2, 0,
    ])
  })

  const isengard = {
    battlegrounds: ['helms-deep'],
    reserve: ['wolf-riders', 'saruman'],
    on: { 'helms-deep': ['fighting-uruk-hai'] },
  } as const

  it('costs Isengard an army in play when he comes to a battleground (OR-47)', () => {
    const played = after(holding(ME, 'treebeard', isengard), ...plays(ME, 'treebeard', 'helms-deep'))
    expect(asked(played)).toBe('saruman decide/eliminate')
    expect(offers(played, 'eliminate', 'card')).toEqual(['fighting-uruk-hai', 'wolf-riders'])
    const state = after(played, loses('saruman', 'wolf-riders'))
    expect(places(state, 'wolf-riders', 'fighting-uruk-hai')).toEqual(['eliminated', 'helms-deep'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('does so when moved, too, but not on his way to a path or into reserve', () => {
    const moved = after(
      turnOf(ME, { ...isengard, reserve: ['treebeard', 'wolf-riders'] }),
      moves(ME, 'treebeard', 'helms-deep'),
    )
    expect(asked(moved)).toBe('saruman decide/eliminate')
    const path = after(
      holding(ME, 'treebeard', { ...isengard, path: 'amon-hen' }),
      ...plays(ME, 'treebeard', 'path'),
    )
    expect(asked(path)).toBe(TURN_OVER)
    expect(asked(after(holding(ME, 'treebeard', isengard), ...plays(ME, 'treebeard', 'reserve')))).toBe(
      TURN_OVER,
    )
  })

  it('costs nothing if Isengard has no army in play', () => {
    const start = holding(ME, 'treebeard', { battlegrounds: ['helms-deep'], reserve: ['saruman'] })
    expect(asked(after(start, ...plays(ME, 'treebeard', 'helms-deep')))).toBe(TURN_OVER)
  })
})

describe(titled('quickbeam'), () => {
  const foes = [
    'fighting-uruk-hai',
    'wolf-riders',
    'white-hand-orcs',
    'white-hand-orcs-2',
    'saruman',
  ] as const

  it('has one attack for every two of Isengard there', () => {
    const attack = (number: number) =>
      counted(
        turnOf(ME, { battlegrounds: ['orthanc'], on: { orthanc: ['quickbeam', ...foes.slice(0, number)] } }),
        'orthanc',
      )[0]
    expect([0, 1, 2, 3, 4, 5].map(attack)).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('does not count items, nor cards of Isengard elsewhere', () => {
    const start = turnOf(ME, {
      battlegrounds: ['orthanc', 'edoras'],
      on: { orthanc: ['quickbeam', 'saruman'], edoras: ['wolf-riders'] },
      items: { saruman: ['sarumans-staff', 'palantir-of-orthanc'] },
      reserve: ['white-hand-orcs'],
    })
    expect(counted(start, 'orthanc')).toEqual([0, 2, 0])
  })

  it('defends in the same way', () => {
    const start = turnOf(ME, {
      battlegrounds: ['helms-deep'],
      on: { 'helms-deep': ['quickbeam', 'wolf-riders', 'fighting-uruk-hai'] },
    })
    expect(fought(start, 'helms-deep', 'quickbeam')).toEqual(['free-peoples', 0])
  })
})

describe(titled('smeagol'), () => {
  it('leads on to the next number, for a corruption', () => {
    const start = turnOf(ME, { path: 'amon-hen', on: { path: ['smeagol'] } })
    const used = after(start, uses(ME, 'smeagol'))
    const state = after(used, by(ME, { kind: 'activatePath', path: 'henneth-annun' }), comes('arwen'))
    expect([corruption(state), where(state, 'smeagol')]).toEqual([1, 'cycle'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('is cycled when lost in path combat', () => {
    const start = turnOf(ME, { path: 'amon-hen', on: { path: ['smeagol', 'the-reaver'] } })
    expect(where(fightAt(start, 'path', 'smeagol'), 'smeagol')).toBe('cycle')
  })

  ruleForbids('location.pathOnce', 'he leads nowhere from path 9', () => {
    const start = turnOf(ME, { path: 'orodruin', on: { path: ['smeagol'] } })
    expect(refused(start, uses(ME, 'smeagol'))).toEqual(['location.pathOnce'])
  })
})

describe(titled('gwaihir-the-windlord'), () => {
  const CARD = 'gwaihir-the-windlord'

  it('is cycled to take a Gandalf out of the cycle pile', () => {
    const start = turnOf(ME, { reserve: [CARD], cycle: ['gandalf-the-grey', 'gandalf-the-white'] })
    const used = after(start, uses(ME, CARD))
    expect(offers(used, 'take', 'card')).toEqual(['gandalf-the-grey', 'gandalf-the-white'])
    expect(places(after(used, takes(ME, 'gandalf-the-grey')), CARD, 'gandalf-the-grey')).toEqual([
      'cycle',
      'hand',
    ])
  })

  ruleForbids('take.shown', 'he stays if no Gandalf is there', () => {
    expect(refused(turnOf(ME, { reserve: [CARD], cycle: ['gimli'] }), uses(ME, CARD))).toEqual([
      'eliminate.someGain',
      'take.shown',
    ])
  })

  it('is used from reserve only', () => {
    const start = turnOf(ME, { path: 'orodruin', on: { path: [CARD] }, cycle: ['gandalf-the-grey'] })
    expect(refused(start, uses(ME, CARD))).toEqual(['action.use'])
  })
})

describe(titled('gandalfs-staff'), () => {
  it('lifts the carryover limit anywhere in play, and at once', () => {
    const hand = ['gimli', 'eomer', 'sting', 'mordor-orcs', 'mordor-orcs-2', 'mordor-orcs-3'] as const
    const items = { 'gandalf-the-grey': ['gandalfs-staff'] } as const
    const pass = by(ME, { kind: 'pass' })
    expect(refused(turnOf(ME, { hand, reserve: ['gandalf-the-grey'], items }), pass)).toEqual([])
    expect(refused(turnOf(ME, { hand, on: { path: ['gandalf-the-grey'] }, items }), pass)).toEqual([])
    expect(refused(turnOf(ME, { hand, reserve: ['gandalf-the-grey'] }), pass)).toEqual(['turn.pass'])
  })

  it('is wielded by either Gandalf', () => {
    const start = holding(ME, 'gandalfs-staff', { reserve: ['gandalf-the-white', 'gwaihir-the-windlord'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['gandalf-the-white'])
    expect(where(after(start, ...playsOn(ME, 'gandalfs-staff', 'gandalf-the-white')), 'gandalfs-staff')).toBe(
      'on gandalf-the-white',
    )
  })
})

describe(titled('glamdring'), () => {
  it('is wielded by either Gandalf and gives him its icons', () => {
    const start = holding(ME, 'glamdring', { reserve: ['gandalf-the-grey', 'gimli'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['gandalf-the-grey'])
    const moria = turnOf(ME, {
      battlegrounds: ['moria'],
      on: { moria: ['gandalf-the-white'] },
      items: { 'gandalf-the-white': ['glamdring'] },
    })
    expect(counted(moria, 'moria')).toEqual([3, 2, 1])
  })

  ruleForbids('play.lastCard', 'its wielder does not pay for it (OR-15)', () => {
    const start = turnOf(ME, { hand: ['glamdring'], reserve: ['gandalf-the-grey'], rest: 'eliminated' })
    expect(
      refused(start, by(ME, { kind: 'playItem', card: 'glamdring', wielder: 'gandalf-the-grey' })),
    ).toEqual(['play.lastCard'])
  })
})

describe(titled('narya-ring-of-fire'), () => {
  const CARD = 'narya-ring-of-fire'
  const wielded = { reserve: ['gandalf-the-grey'], items: { 'gandalf-the-grey': [CARD] } } as const

  it('is cycled, and every Shadow player cycles a card from hand', () => {
    const used = after(
      turnOf(ME, { ...wielded, hand: ['olog-hai', 'black-uruks', 'gollum'] }),
      uses(ME, CARD),
    )
    expect(asked(used)).toBe('witch-king decide/cycle')
    const first = after(used, cycles('witch-king', 'olog-hai'))
    expect(asked(first)).toBe('saruman decide/cycle')
    const state = after(first, cycles('saruman', 'gollum'))
    expect(places(state, CARD, 'gandalf-the-grey', 'olog-hai', 'black-uruks', 'gollum')).toEqual([
      'cycle',
      'reserve',
      'cycle',
      'hand',
      'cycle',
    ])
  })

  it('makes a Shadow player without a hand forsake', () => {
    const used = after(turnOf(ME, { ...wielded, hand: ['gollum'] }), uses(ME, CARD))
    expect(asked(used)).toBe('witch-king decide/forsake')
  })

  it('is used only while Gandalf is in reserve', () => {
    const start = turnOf(ME, { on: { path: ['gandalf-the-grey'] }, items: { 'gandalf-the-grey': [CARD] } })
    expect(refused(start, uses(ME, CARD))).toEqual(['action.use'])
  })
})

describe(titled('ent-draught'), () => {
  const CARD = 'ent-draught'
  const promos = { config: { promos: true }, reserve: ['treebeard'], items: { treebeard: [CARD] } } as const

  it('is drunk: two Hobbits come back from the cycle pile', () => {
    const start = turnOf(ME, { ...promos, cycle: ['merry-brandybuck', 'pippin-took', 'sam-gamgee'] })
    const state = after(start, uses(ME, CARD), takes(ME, 'merry-brandybuck'), takes(ME, 'pippin-took'))
    expect(places(state, CARD, 'merry-brandybuck', 'pippin-took', 'sam-gamgee')).toEqual([
      'eliminated',
      'hand',
      'hand',
      'cycle',
    ])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('brings back the one that is there', () => {
    const start = turnOf(ME, { ...promos, cycle: ['merry-brandybuck'] })
    const state = after(start, uses(ME, CARD), takes(ME, 'merry-brandybuck'))
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('is wielded by Ents, and only with the promos in the game', () => {
    expect(
      offers(
        holding(ME, CARD, { config: { promos: true }, reserve: ['quickbeam', 'gimli'] }),
        'playItem',
        'wielder',
      ),
    ).toEqual(['quickbeam'])
    expect(() => turnOf(ME, { hand: [CARD] })).toThrow('setUp.decks')
  })
})
