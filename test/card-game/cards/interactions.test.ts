/** Cards that meet: one text inside another, two texts for one card, texts whose subject is gone. */
import { describe, expect, it } from 'vitest'
import { after, asked, brings, by, comes, offers, refused } from '../support/play'
import { active, corruption, places, sizes, standing, told, where } from '../support/read'
import {
  accepts,
  combatAt,
  counted,
  cycles,
  declines,
  fightAt,
  forsakes,
  holding,
  loses,
  moves,
  NEXT,
  plays,
  playsEvent,
  takes,
  turnOf,
  uses,
} from './scenes'
import { wakes } from './locations'

describe('a text inside another', () => {
  it('Théoden plays Death! Ride, which is carried out after the rest is cycled', () => {
    const five = ['death-ride-ride-to-ruin', 'gimli', 'sting', 'sam-gamgee', 'eowyn'] as const
    const start = holding('frodo', 'theoden', {
      reserve: ['eomer'],
      battlegrounds: ['morannon'],
      on: { morannon: ['olog-hai'] },
    })
    const drawn = after(start, ...plays('frodo', 'theoden', 'reserve'), comes(...five))
    const played = after(drawn, by('frodo', { kind: 'playEvent', card: 'death-ride-ride-to-ruin' }))
    expect(places(played, 'gimli', 'eowyn')).toEqual(['cycle', 'cycle'])
    expect(offers(played, 'eliminate', 'card')).toEqual(['eomer', 'theoden'])
    const state = after(played, loses('frodo', 'eomer'), declines('frodo'), loses('witch-king', 'olog-hai'))
    expect(places(state, 'death-ride-ride-to-ruin', 'eomer', 'olog-hai')).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
    ])
    expect(asked(state)).toBe(NEXT.frodo)
  })

  it('a Nazgûl played by the Ringwraiths draws his own card after the rest is cycled', () => {
    const seven = [
      'the-black-easterling',
      'olog-hai',
      'grishnakh',
      'fell-beast',
      'black-uruks',
      'morgul-blade',
      'black-breath',
    ] as const
    const start = holding('witch-king', 'the-ringwraiths-are-abroad')
    const drawn = after(start, ...playsEvent('witch-king', 'the-ringwraiths-are-abroad'), comes(...seven))
    const played = after(
      drawn,
      by('witch-king', { kind: 'pick', card: 'olog-hai' }),
      by('witch-king', { kind: 'play', card: 'the-black-easterling', to: 'path' }),
      declines('witch-king'),
    )
    expect(asked(played)).toBe('nature deck of witch-king')
    const state = after(played, comes('the-reaver'))
    expect(places(state, 'the-black-easterling', 'the-reaver', 'fell-beast')).toEqual([
      'path',
      'hand',
      'cycle',
    ])
  })

  it('Strider leads on, and Khazad-dûm has its text before the turn is over', () => {
    const start = turnOf('aragorn', { path: 'imladris', on: { path: ['strider'] } })
    const state = after(
      start,
      uses('aragorn', 'strider'),
      by('aragorn', { kind: 'activatePath', path: 'the-doors-of-durin' }),
    )
    expect(asked(state)).toBe('saruman decide/alternative')
    expect(asked(after(state, declines('saruman')))).toBe(NEXT.aragorn)
  })

  it('Gandalf leads on in the Combat of the old path with the Balrog in it, and each falls there', () => {
    const start = turnOf('frodo', {
      path: 'khazad-dum',
      on: { path: ['gandalf-the-grey', 'balrog-of-moria'] },
    })
    const named = after(
      start,
      uses('frodo', 'gandalf-the-grey'),
      by('frodo', { kind: 'activatePath', path: 'egladil' }),
    )
    expect(standing(named, 'khazad-dum')).toBe('free-peoples')
    expect(places(named, 'gandalf-the-grey', 'balrog-of-moria')).toEqual(['eliminated', 'eliminated'])
    expect([active(named), corruption(named)]).toEqual([['egladil'], 0])
  })
})

describe('a text whose subject is gone', () => {
  const woken = after(
    turnOf('aragorn', { reserve: ['strider', 'boromir'], items: { strider: ['anduril'] } }),
    uses('aragorn', 'anduril'),
    by('aragorn', { kind: 'activate', battleground: 'minas-tirith' }),
    accepts('aragorn'),
  )

  it('Strider, forsaken for Minas Tirith, is not moved there', () => {
    const state = after(woken, forsakes('aragorn', 'strider'), comes('arwen', 'elrond', 'lembas'))
    expect(places(state, 'strider', 'anduril')).toEqual(['eliminated', 'eliminated'])
    expect(asked(state)).toBe(NEXT.aragorn)
  })

  it('nobody is moved by a sword that was forsaken (CARD-13)', () => {
    const state = after(woken, forsakes('aragorn', 'anduril'), comes('arwen', 'elrond', 'lembas'))
    expect(places(state, 'anduril', 'strider')).toEqual(['eliminated', 'reserve'])
    expect(asked(state)).toBe(NEXT.aragorn)
  })

  it('Saruman, drawn into no battle, is not asked for when he has left the reserve', () => {
    const start = holding('saruman', 'threats-and-promises', {
      reserve: ['saruman', 'grima-wormtongue'],
      freePeoples: ['helms-deep'],
    })
    const state = after(
      start,
      ...playsEvent('saruman', 'threats-and-promises'),
      by('saruman', { kind: 'activate', battleground: 'orthanc' }),
    )
    expect(asked(state)).toBe('saruman decide/alternative')
    const kept = after(state, declines('saruman'))
    expect(asked(kept)).toBe('saruman decide/alternative')
    expect(where(after(kept, accepts('saruman')), 'saruman')).toBe('orthanc')
  })

  it('Gollum has no path to lead to after Sméagol used the last one', () => {
    const start = turnOf('saruman', {
      path: 'amon-hen',
      on: { path: ['gollum'] },
      shadow: ['dead-marshes', 'emyn-muil'],
    })
    expect(refused(start, uses('saruman', 'gollum'))).toEqual(['location.pathOnce'])
  })
})

describe('two texts for one card', () => {
  it('Merry in an Elven Cloak is cycled with everything, and nobody is asked', () => {
    const start = turnOf('frodo', {
      path: 'weathertop',
      on: { path: ['merry-brandybuck', 'the-witch-king'] },
      items: { 'merry-brandybuck': ['elven-cloak', 'blade-of-westernesse'] },
    })
    const state = fightAt(start, 'path', 'merry-brandybuck')
    expect(places(state, 'merry-brandybuck', 'elven-cloak', 'blade-of-westernesse')).toEqual([
      'cycle',
      'cycle',
      'cycle',
    ])
    expect(asked(state)).not.toContain('replacement')
  })

  it('Arwen and the Dead Men help Aragorn at once', () => {
    const start = turnOf('aragorn', {
      battlegrounds: ['pelargir'],
      reserve: ['arwen'],
      on: {
        pelargir: [
          'aragorn',
          'dead-men-of-dunharrow',
          'haradrim-mumakil',
          'coastal-raiders',
          'corsairs-of-umbar',
          'the-black-fleet',
        ],
      },
    })
    expect(counted(start, 'pelargir')).toEqual([6, 1, 5])
    const state = fightAt(start, 'pelargir')
    expect(standing(state, 'pelargir')).toBe('free-peoples')
    expect(places(state, 'aragorn', 'dead-men-of-dunharrow')).toEqual(['eliminated', 'eliminated'])
  })

  it('Phial and Sting add to the same path, and the Hunter’s token to the attack', () => {
    const start = turnOf('witch-king', {
      path: 'shelobs-lair',
      on: { path: ['frodo-baggins', 'shelob'] },
      items: { 'frodo-baggins': ['phial-of-galadriel', 'sting'] },
      reserve: ['the-hunter'],
    })
    expect(counted(after(start, uses('witch-king', 'the-hunter')), 'path')).toEqual([3, 3, 0])
  })
})

describe('seats and sides', () => {
  it('Pippin and Denethor want one army, and its owner decides (TC-109)', () => {
    const start = turnOf('frodo', {
      battlegrounds: ['minas-tirith'],
      on: {
        'minas-tirith': [
          'pippin-took',
          'denethor',
          'soldiers-of-gondor',
          'grond-hammer-of-the-underworld',
          'olog-hai',
        ],
      },
    })
    const choice = combatAt(start, 'minas-tirith')
    expect(asked(choice)).toBe('aragorn decide/support')
    expect([...offers(choice, 'support', 'leader')].sort()).toEqual(['denethor', 'pippin-took'])
  })

  it('Narya makes the single Shadow player of a duel cycle twice', () => {
    const start = turnOf('gandalf', {
      config: { scenario: 'duel-2' },
      reserve: ['gandalf-the-grey'],
      items: { 'gandalf-the-grey': ['narya-ring-of-fire'] },
      hand: ['olog-hai', 'gollum', 'shelob'],
    })
    const state = after(
      start,
      uses('gandalf', 'narya-ring-of-fire'),
      cycles('witch-king', 'olog-hai'),
      cycles('witch-king', 'gollum'),
    )
    expect([where(state, 'shelob'), asked(state)]).toEqual(['hand', 'witch-king decide/turn'])
  })

  it("Helm's Deep takes a Wizard or Merry in a duel, and no Elf", () => {
    const five = ['gandalf-the-white', 'merry-brandybuck', 'elrond', 'gimli', 'sting'] as const
    const state = wakes('helms-deep', { config: { scenario: 'duel-2' }, starter: 'gandalf' }, ...five)
    expect([...offers(state, 'play', 'card')].sort()).toEqual(['gandalf-the-white', 'merry-brandybuck'])
  })

  it('Elven Cloak on Bilbo, played by Aragorn’s player, is used up by nobody but combat', () => {
    const start = turnOf('frodo', { reserve: ['bilbo-baggins'], items: { 'bilbo-baggins': ['elven-cloak'] } })
    const state = after(start, uses('frodo', 'bilbo-baggins'), comes('gimli', 'eomer'))
    expect(places(state, 'bilbo-baggins', 'elven-cloak')).toEqual(['cycle', 'cycle'])
    expect(sizes(state, 'aragorn').cycle).toBe(1)
  })
})

describe('what is known of the top card', () => {
  const mirror = {
    reserve: ['galadriel', 'halbarad'],
    items: { galadriel: ['mirror-of-galadriel'] },
    tops: ['legolas'],
  } as const

  it('a search shuffles the deck, and the new top card is seen', () => {
    const start = turnOf('aragorn', mirror)
    const taken = after(start, uses('aragorn', 'halbarad'), takes('aragorn', 'strider'))
    expect(asked(taken)).toBe('nature deck of aragorn: looked at')
    expect(told(after(taken, brings('arwen'))).tops).toEqual({ aragorn: 'arwen' })
  })

  it('forsaking the top card forsakes that one', () => {
    const start = turnOf('witch-king', {
      ...mirror,
      reserve: [...mirror.reserve, 'the-reaver'],
      hand: ['gimli'],
    })
    const state = after(start, uses('witch-king', 'the-reaver'), forsakes('aragorn', 'top'))
    expect(where(state, 'legolas')).toBe('eliminated')
  })

  it('stays known wherever the Mirror is in play', () => {
    const start = turnOf('aragorn', { ...mirror, battlegrounds: ['lorien'] })
    const moved = after(start, moves('aragorn', 'galadriel', 'lorien'))
    expect(told(moved).tops).toEqual({ aragorn: 'legolas' })
  })
})
