/** Elf cards. */
import { describe, expect, it } from 'vitest'
import { cardGame } from '../../../src/card-game'
import { after, asked, brings, by, comes, offers, refused } from '../support/play'
import { corruption, places, tokens, told, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  accepts,
  allPass,
  counted,
  cycles,
  declines,
  fightAt,
  forsakes,
  fought,
  holding,
  NEXT,
  plays,
  playsOn,
  takes,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'aragorn'
const TURN_OVER = NEXT[ME]

describe(titled('high-elves'), () => {
  it('go where Elves are shown and attack with two', () => {
    const start = holding(ME, 'high-elves', { battlegrounds: ['rivendell', 'moria', 'edoras'] })
    expect(offers(start, 'play', 'to', { card: 'high-elves' })).toEqual(['reserve', 'rivendell', 'moria'])
    expect(
      counted(
        turnOf(ME, { battlegrounds: ['moria'], on: { moria: ['high-elves', 'high-elves-2'] } }),
        'moria',
      ),
    ).toEqual([4, 2, 2])
  })

  it('may be played twice in a round, being two cards', () => {
    const start = turnOf(ME, {
      hand: ['high-elves-2', 'soldiers-of-gondor'],
      reserve: ['high-elves'],
      played: ['high-elves'],
    })
    expect(refused(start, by(ME, { kind: 'play', card: 'high-elves-2', to: 'reserve' }))).toEqual([])
  })
})

describe(titled('arwen'), () => {
  it('draws a card when played', () => {
    const state = after(holding(ME, 'arwen'), ...plays(ME, 'arwen', 'reserve'), comes('elrond'))
    expect(places(state, 'arwen', 'elrond')).toEqual(['reserve', 'hand'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('gives Strider a defense on paths while she is in reserve', () => {
    const spec = { path: 'weathertop', on: { path: ['strider', 'the-witch-king', 'the-reaver'] } } as const
    expect(fought(turnOf(ME, { ...spec, reserve: ['arwen'] }), 'path', 'strider')).toEqual([
      'free-peoples',
      0,
    ])
    expect(fought(turnOf(ME, spec), 'path', 'strider')).toEqual(['shadow', 1])
  })

  it('gives Aragorn a defense on battlegrounds, and no attack', () => {
    const defends = {
      battlegrounds: ['pelargir'],
      on: { pelargir: ['aragorn', 'haradrim-mumakil', 'coastal-raiders'] },
    } as const
    expect(fought(turnOf(ME, { ...defends, reserve: ['arwen'] }), 'pelargir', 'aragorn')).toEqual([
      'free-peoples',
      0,
    ])
    expect(fought(turnOf(ME, defends), 'pelargir', 'aragorn')).toEqual(['shadow', 1])
    const attacks = turnOf(ME, { battlegrounds: ['umbar'], on: { umbar: ['aragorn'] }, reserve: ['arwen'] })
    expect(counted(attacks, 'umbar')).toEqual([1, 2, 0])
  })

  it('gives nothing to others, and nothing from a battleground', () => {
    const spec = { path: 'imladris', on: { path: ['halbarad', 'the-witch-king', 'the-reaver'] } } as const
    expect(fought(turnOf(ME, { ...spec, reserve: ['arwen'] }), 'path', 'halbarad')).toEqual(['shadow', 1])
  })
})

describe(titled('elrond'), () => {
  it('draws a card when played', () => {
    const state = after(holding(ME, 'elrond'), ...plays(ME, 'elrond', 'reserve'), comes('arwen'))
    expect(places(state, 'elrond', 'arwen')).toEqual(['reserve', 'hand'])
  })

  it('lifts the carryover limit while he is in reserve', () => {
    const hand = ['arwen', 'lembas', 'boromir', 'mordor-orcs', 'mordor-orcs-2', 'mordor-orcs-3'] as const
    expect(refused(turnOf(ME, { hand, reserve: ['elrond'] }), by(ME, { kind: 'pass' }))).toEqual([])
    expect(refused(turnOf(ME, { hand }), by(ME, { kind: 'pass' }))).toEqual(['turn.pass'])
    expect(refused(turnOf(ME, { hand, on: { path: ['elrond'] } }), by(ME, { kind: 'pass' }))).toEqual([
      'turn.pass',
    ])
  })
})

describe(titled('galadriel'), () => {
  it('draws a card when played', () => {
    const state = after(holding(ME, 'galadriel'), ...plays(ME, 'galadriel', 'reserve'), comes('arwen'))
    expect(places(state, 'galadriel', 'arwen')).toEqual(['reserve', 'hand'])
  })

  it('draws one more in the Draw step and then cycles one', () => {
    const start = turnOf(ME, { starter: 'aragorn', reserve: ['galadriel'] })
    const drawn = after(allPass(start), brings('arwen', 'elrond', 'lembas', 'legolas'))
    expect(asked(drawn)).toBe('aragorn decide/cycle')
    const state = after(drawn, cycles(ME, 'lembas'))
    expect(places(state, 'arwen', 'elrond', 'lembas', 'legolas')).toEqual(['hand', 'hand', 'cycle', 'hand'])
    const without = after(allPass(turnOf(ME, { starter: 'aragorn' })), brings('arwen', 'elrond', 'lembas'))
    expect(asked(without)).toBe('nature deck of saruman')
  })
})

describe(titled('legolas'), () => {
  const BOW = 'bow-of-the-galadhrim'

  it('may take his Bow out of the draw deck when played', () => {
    const played = after(holding(ME, 'legolas'), ...plays(ME, 'legolas', 'path'))
    expect(asked(played)).toBe('aragorn decide/alternative')
    const state = after(played, accepts(ME), takes(ME, BOW))
    expect(places(state, 'legolas', BOW)).toEqual(['path', 'hand'])
    expect(where(after(played, declines(ME)), BOW)).toBe('deck')
  })

  it.each([
    ['in hand', { hand: [BOW] }],
    ['in the cycle pile', { cycle: [BOW] }],
    ['eliminated', { eliminated: [BOW] }],
  ] as const)('is asked all the same if it is %s, and can only decline (OR-26)', (_, spec) => {
    const played = after(holding(ME, 'legolas', spec), ...plays(ME, 'legolas', 'reserve'))
    expect(asked(played)).toBe('aragorn decide/alternative')
    expect(refused(played, accepts(ME))).not.toEqual([])
    expect(asked(after(played, declines(ME)))).toBe(TURN_OVER)
  })

  it('is asked nothing when he moves', () => {
    const start = turnOf(ME, { reserve: ['legolas'] })
    expect(asked(after(start, by(ME, { kind: 'move', card: 'legolas', to: 'path' })))).toBe(TURN_OVER)
  })
})

describe(titled('bow-of-the-galadhrim'), () => {
  it('is wielded by Elves and gives them its icons', () => {
    const start = holding(ME, 'bow-of-the-galadhrim', {
      reserve: ['elrond', 'boromir'],
      on: { path: ['legolas'] },
    })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['elrond', 'legolas'])
    expect(
      where(after(start, ...playsOn(ME, 'bow-of-the-galadhrim', 'legolas')), 'bow-of-the-galadhrim'),
    ).toBe('on legolas')
    const path = turnOf(ME, {
      path: 'khazad-dum',
      on: { path: ['legolas', 'hill-troll', 'flocks-of-crebain'] },
      items: { legolas: ['bow-of-the-galadhrim'] },
    })
    expect(fought(path, 'path', 'legolas')).toEqual(['free-peoples', 0])
  })

  it('lets an Elf carry what is no weapon beside it (OR-5)', () => {
    const start = holding(ME, 'elven-cloak', {
      reserve: ['legolas'],
      items: { legolas: ['bow-of-the-galadhrim'] },
    })
    expect(refused(start, by(ME, { kind: 'playItem', card: 'elven-cloak', wielder: 'legolas' }))).toEqual([])
  })
})

describe(titled('elven-cloak'), () => {
  it('is wielded by Hobbits and Elves', () => {
    const start = holding(ME, 'elven-cloak', { reserve: ['sam-gamgee', 'arwen', 'boromir'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['arwen', 'sam-gamgee'])
  })

  it('saves its wielder with every item in path combat', () => {
    const start = turnOf(ME, {
      path: 'weathertop',
      on: { path: ['sam-gamgee', 'the-witch-king'] },
      items: { 'sam-gamgee': ['elven-cloak', 'blade-of-westernesse'] },
    })
    const state = fightAt(start, 'path', 'sam-gamgee')
    expect(places(state, 'sam-gamgee', 'elven-cloak', 'blade-of-westernesse')).toEqual([
      'cycle',
      'cycle',
      'cycle',
    ])
  })

  it('does not save him on a battleground, nor when forsaken', () => {
    const start = turnOf('witch-king', {
      reserve: ['the-reaver', 'sam-gamgee'],
      items: { 'sam-gamgee': ['elven-cloak'] },
      rest: 'eliminated',
    })
    const state = after(start, uses('witch-king', 'the-reaver'), forsakes('frodo', 'sam-gamgee'))
    expect(places(state, 'sam-gamgee', 'elven-cloak')).toEqual(['eliminated', 'eliminated'])
  })
})

describe(titled('lembas'), () => {
  const onPath = {
    path: 'weathertop',
    on: { path: ['sam-gamgee', 'frodo-baggins', 'merry-brandybuck'] },
    items: { 'sam-gamgee': ['lembas'] },
    corruption: 5,
  } as const

  it('is eaten by the Hobbit player: one corruption less for each Hobbit there', () => {
    const state = after(turnOf('frodo', onPath), uses('frodo', 'lembas'))
    expect([corruption(state), where(state, 'lembas')]).toEqual([2, 'eliminated'])
    expect(asked(state)).toBe(NEXT.frodo)
  })

  ruleForbids('score.corruption', 'there is never less than none', () => {
    expect(corruption(after(turnOf('frodo', { ...onPath, corruption: 2 }), uses('frodo', 'lembas')))).toBe(0)
  })

  ruleForbids('action.use', 'its owner does not use it, nor anybody off a path (OR-68)', () => {
    expect(refused(turnOf(ME, onPath), uses(ME, 'lembas'))).toEqual(['action.use'])
    const reserve = turnOf('frodo', {
      reserve: ['sam-gamgee'],
      items: { 'sam-gamgee': ['lembas'] },
      corruption: 5,
    })
    expect(refused(reserve, uses('frodo', 'lembas'))).toEqual(['action.use'])
  })

  ruleForbids('action.useNeedsAction', 'lost in another way it removes nothing', () => {
    const start = turnOf('witch-king', {
      reserve: ['the-reaver', 'sam-gamgee'],
      items: { 'sam-gamgee': ['lembas'] },
      corruption: 5,
    })
    const state = after(start, uses('witch-king', 'the-reaver'), forsakes(ME, 'top'), comes('arwen'))
    expect(corruption(after(state, forsakes('frodo', 'lembas')))).toBe(5)
  })
})

describe(titled('mirror-of-galadriel'), () => {
  const start = holding(ME, 'mirror-of-galadriel', {
    reserve: ['galadriel', 'elrond'],
    items: { elrond: ['vilya-ring-of-air'] },
  })
  const seen = after(start, ...playsOn(ME, 'mirror-of-galadriel', 'galadriel'), comes('legolas'))

  it('shows its player the top card, and nobody else', () => {
    expect([told(seen).tops, where(seen, 'legolas')]).toEqual([{ aragorn: 'legolas' }, 'deck'])
    const views = (['aragorn', 'frodo', 'saruman'] as const).map((seat) =>
      JSON.stringify(cardGame.view(seen, seat)),
    )
    expect(views.map((view) => view.includes('"tops":{"aragorn":"legolas"}'))).toEqual([true, false, false])
  })

  it('is right: that card is drawn next, and the new top card is seen', () => {
    const around = after(
      seen,
      by('saruman', { kind: 'pass' }),
      by('frodo', { kind: 'pass' }),
      by('witch-king', { kind: 'pass' }),
      uses(ME, 'vilya-ring-of-air'),
    )
    expect(where(around, 'legolas')).toBe('hand')
    const state = after(around, comes('arwen', 'gimli'))
    expect(told(state).tops).toEqual({ aragorn: 'arwen' })
    expect(asked(state)).toBe(TURN_OVER)
  })
})

describe(titled('nenya-ring-of-adamant'), () => {
  const wielded = { reserve: ['galadriel'], items: { galadriel: ['nenya-ring-of-adamant'] } } as const

  it('is cycled for a defense token on any active location', () => {
    const used = after(
      turnOf(ME, { ...wielded, battlegrounds: ['lorien', 'umbar'] }),
      uses(ME, 'nenya-ring-of-adamant'),
    )
    expect(offers(used, 'choose', 'location')).toEqual(['path', 'lorien', 'umbar'])
    const state = after(used, by(ME, { kind: 'choose', location: 'lorien' }))
    expect(tokens(state, 'lorien')).toEqual([0, 1])
    expect(places(state, 'nenya-ring-of-adamant', 'galadriel')).toEqual(['cycle', 'reserve'])
  })

  it('is used only while Galadriel is in reserve', () => {
    const start = turnOf(ME, {
      battlegrounds: ['lorien'],
      on: { lorien: ['galadriel'] },
      items: { galadriel: ['nenya-ring-of-adamant'] },
    })
    expect(refused(start, uses(ME, 'nenya-ring-of-adamant'))).toEqual(['action.use'])
  })

  it('gives her one attack (OR-4)', () => {
    const start = turnOf(ME, {
      battlegrounds: ['dol-guldur'],
      on: { 'dol-guldur': ['galadriel', 'high-elves'] },
      items: { galadriel: ['nenya-ring-of-adamant'] },
    })
    expect(counted(start, 'dol-guldur')).toEqual([5, 2, 3])
  })
})

describe(titled('phial-of-galadriel'), () => {
  it('adds two to the defense of the path itself', () => {
    const start = turnOf(ME, {
      path: 'shelobs-lair',
      on: { path: ['frodo-baggins', 'shelob'] },
      items: { 'frodo-baggins': ['phial-of-galadriel'] },
    })
    expect(counted(start, 'path')).toEqual([2, 2, 0])
  })

  it('shines for Frodo and Sam alone, and not from reserve', () => {
    const start = holding(ME, 'phial-of-galadriel', {
      path: 'shelobs-lair',
      reserve: ['sam-gamgee', 'merry-brandybuck'],
      on: { path: ['shelob'] },
    })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['sam-gamgee'])
    const played = after(start, ...playsOn(ME, 'phial-of-galadriel', 'sam-gamgee'))
    expect(counted(played, 'path')).toEqual([2, 0, 2])
  })
})

describe(titled('vilya-ring-of-air'), () => {
  it('is cycled, and every Free Peoples player draws a card', () => {
    const start = turnOf(ME, { reserve: ['elrond'], items: { elrond: ['vilya-ring-of-air'] } })
    const state = after(start, uses(ME, 'vilya-ring-of-air'), comes('arwen', 'gimli'))
    expect(places(state, 'vilya-ring-of-air', 'elrond', 'arwen', 'gimli')).toEqual([
      'cycle',
      'reserve',
      'hand',
      'hand',
    ])
  })

  it('is used only while Elrond is in reserve', () => {
    const start = turnOf(ME, { on: { path: ['elrond'] }, items: { elrond: ['vilya-ring-of-air'] } })
    expect(refused(start, uses(ME, 'vilya-ring-of-air'))).toEqual(['action.use'])
  })

  it('is doubled for the single Free Peoples player of a duel', () => {
    const start = turnOf('gandalf', {
      config: { scenario: 'duel-2' },
      reserve: ['elrond'],
      items: { elrond: ['vilya-ring-of-air'] },
    })
    const state = after(start, uses('gandalf', 'vilya-ring-of-air'), comes('arwen', 'gimli'))
    expect(places(state, 'arwen', 'gimli')).toEqual(['hand', 'hand'])
  })
})
