/** Items and events of the Dúnedain, and Ioreth. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { active, places, sizes, told, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  combatAt,
  counted,
  declines,
  forsakes,
  fought,
  holding,
  moves,
  NEXT,
  nextRound,
  picks,
  playsEvent,
  playsOn,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'aragorn'
const TURN_OVER = NEXT[ME]

describe(titled('ioreth'), () => {
  const PROMOS = { config: { promos: true } } as const

  it('is not in a game without the promos', () => {
    expect(() => turnOf(ME, { hand: ['ioreth'] })).toThrow('setUp.decks')
  })

  it('is cycled with one other who falls with her, without their items', () => {
    const start = turnOf(ME, {
      ...PROMOS,
      battlegrounds: ['minas-morgul'],
      on: { 'minas-morgul': ['ioreth', 'aragorn', 'denethor', 'gandalf-the-grey'] },
      items: { aragorn: ['anduril'] },
    })
    const fallen = combatAt(start, 'minas-morgul')
    expect(asked(fallen)).toBe('aragorn decide/rescue')
    expect(offers(fallen, 'pick', 'card')).toEqual(['aragorn', 'denethor'])
    const state = after(fallen, picks(ME, 'aragorn'))
    expect(places(state, 'ioreth', 'aragorn', 'anduril', 'denethor')).toEqual([
      'cycle',
      'cycle',
      'eliminated',
      'eliminated',
    ])
  })

  it('does not help a Wizard, and is cycled alone', () => {
    const start = turnOf(ME, {
      ...PROMOS,
      battlegrounds: ['minas-morgul'],
      on: { 'minas-morgul': ['ioreth', 'gandalf-the-grey'] },
    })
    const state = combatAt(start, 'minas-morgul')
    expect(places(state, 'ioreth', 'gandalf-the-grey')).toEqual(['cycle', 'eliminated'])
  })
})

describe(titled('anduril'), () => {
  const onStrider = { reserve: ['strider'], items: { strider: ['anduril'] } } as const

  it('adds its icons to its wielder', () => {
    const start = turnOf(ME, {
      battlegrounds: ['umbar'],
      on: { umbar: ['strider'] },
      items: { strider: ['anduril'] },
    })
    expect(counted(start, 'umbar')).toEqual([2, 2, 0])
  })

  it('is wielded by Strider or Aragorn, in play', () => {
    const start = holding(ME, 'anduril', { reserve: ['strider', 'boromir'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['strider'])
    expect(refused(start, by(ME, { kind: 'playItem', card: 'anduril', wielder: 'boromir' }))).toEqual([
      'play.wielder',
    ])
    expect(refused(start, by(ME, { kind: 'playItem', card: 'anduril', wielder: 'aragorn' }))).toEqual([
      'play.wielder',
    ])
    expect(where(after(start, ...playsOn(ME, 'anduril', 'strider')), 'anduril')).toBe('on strider')
  })

  it('wakes a battleground that shows the Dúnedain, and its wielder goes there at once', () => {
    const start = turnOf(ME, { ...onStrider, played: ['strider'], shadow: ['pelargir'] })
    const used = after(start, uses(ME, 'anduril'))
    expect(offers(used, 'activate', 'battleground')).toEqual([
      'minas-tirith',
      'dol-amroth',
      'pelargir',
      'minas-morgul',
      'morannon',
      'harad',
      'umbar',
    ])
    const woken = after(used, by(ME, { kind: 'activate', battleground: 'pelargir' }), declines(ME))
    expect(places(woken, 'strider', 'anduril')).toEqual(['pelargir', 'on strider'])
    expect(active(woken)).toContain('pelargir')
    expect(asked(woken)).toBe(TURN_OVER)
  })

  it('is used only while its wielder is in reserve', () => {
    const start = turnOf(ME, { on: { path: ['strider'] }, items: { strider: ['anduril'] } })
    expect(refused(start, uses(ME, 'anduril'))).toEqual(['action.use'])
  })

  ruleForbids('location.alreadyActive', 'no battleground is woken that is active, and none is left', () => {
    const all = [
      'minas-tirith',
      'dol-amroth',
      'pelargir',
      'minas-morgul',
      'morannon',
      'harad',
      'umbar',
    ] as const
    expect(refused(turnOf(ME, { ...onStrider, battlegrounds: all }), uses(ME, 'anduril'))).toEqual([
      'location.chosenBattleground',
    ])
  })
})

describe(titled('blade-of-westernesse'), () => {
  it('is wielded by any Hobbit, and by nobody else', () => {
    const start = holding(ME, 'blade-of-westernesse', {
      reserve: ['merry-brandybuck', 'fatty-bolger', 'boromir'],
      on: { path: ['frodo-baggins'] },
    })
    expect(offers(start, 'playItem', 'wielder')).toEqual([
      'frodo-baggins',
      'merry-brandybuck',
      'fatty-bolger',
    ])
    expect(
      refused(start, by(ME, { kind: 'playItem', card: 'blade-of-westernesse', wielder: 'boromir' })),
    ).toEqual(['play.wielder'])
  })

  it('gives its wielder a path defense', () => {
    const start = turnOf(ME, {
      path: 'weathertop',
      on: { path: ['sam-gamgee', 'the-witch-king'] },
      items: { 'sam-gamgee': ['blade-of-westernesse'] },
    })
    expect(fought(start, 'path', 'sam-gamgee')).toEqual(['free-peoples', 0])
  })
})

describe(titled('paths-of-the-dead'), () => {
  const CARD = 'paths-of-the-dead'

  it('forsakes two and draws four', () => {
    const start = holding(ME, CARD, { hand: ['boromir', 'halbarad'] })
    const played = after(start, ...playsEvent(ME, CARD), forsakes(ME, 'boromir'), forsakes(ME, 'halbarad'))
    const state = after(played, comes('faramir', 'arwen', 'elrond', 'lembas'))
    expect(places(state, CARD, 'boromir', 'halbarad', 'lembas')).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
      'hand',
    ])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('draws five while Strider or Aragorn is in play, which is asked after the forsaking', () => {
    const start = holding(ME, CARD, { reserve: ['aragorn'], hand: ['boromir', 'halbarad'] })
    const played = after(start, ...playsEvent(ME, CARD))
    const kept = after(played, forsakes(ME, 'boromir'), forsakes(ME, 'halbarad'))
    expect(sizes(after(kept, comes('faramir', 'arwen', 'elrond', 'lembas', 'legolas')), ME).hand).toBe(5)
    const lost = after(played, forsakes(ME, 'boromir'), forsakes(ME, 'aragorn'))
    expect(sizes(after(lost, comes('faramir', 'arwen', 'elrond', 'lembas')), ME).hand).toBe(5)
  })

  it('is played as the last card of all for nothing', () => {
    const start = turnOf(ME, { hand: [CARD], deck: ['boromir'], rest: 'eliminated' })
    const state = after(start, by(ME, { kind: 'playEvent', card: CARD }), forsakes(ME, 'top'))
    expect(sizes(state, ME)).toEqual({ hand: 0, deck: 0, cycle: 0, eliminated: 30 })
    expect(asked(state)).toBe(TURN_OVER)
  })
})

describe(titled('the-red-arrow'), () => {
  const CARD = 'the-red-arrow'
  const grounds = ['minas-tirith', 'rivendell', 'morannon'] as const
  const start = holding(ME, CARD, {
    battlegrounds: grounds,
    reserve: ['riders-of-rohan', 'theoden', 'gimli'],
  })
  const turnOfFrodo = (played: boolean) =>
    after(
      start,
      ...(played ? playsEvent(ME, CARD) : [by(ME, { kind: 'cycle', card: CARD })]),
      by('saruman', { kind: 'pass' }),
    )

  it('lets Rohan come to every battleground that shows the Dúnedain this round (OR-23)', () => {
    const state = turnOfFrodo(true)
    expect(where(state, CARD)).toBe('eliminated')
    expect(offers(state, 'move', 'to', { card: 'riders-of-rohan' })).toEqual(['minas-tirith', 'morannon'])
    expect(offers(state, 'move', 'to', { card: 'theoden' })).toEqual(['minas-tirith', 'morannon'])
  })

  ruleForbids('play.faction', 'without it they do not, and others do not with it', () => {
    expect(refused(turnOfFrodo(false), moves('frodo', 'riders-of-rohan', 'minas-tirith'))).toEqual([
      'action.moveWhere',
      'play.faction',
    ])
    expect(refused(turnOfFrodo(true), moves('frodo', 'gimli', 'minas-tirith'))).toEqual([
      'action.moveWhere',
      'play.faction',
    ])
    expect(refused(turnOfFrodo(true), moves('frodo', 'riders-of-rohan', 'rivendell'))).toEqual([
      'action.moveWhere',
      'play.faction',
    ])
  })
})

describe(titled('the-three-hunters'), () => {
  const CARD = 'the-three-hunters'

  it('lets the four go to any battleground this round', () => {
    const start = holding(ME, CARD, {
      battlegrounds: ['orthanc', 'minas-tirith'],
      reserve: ['aragorn', 'legolas', 'gimli', 'boromir'],
    })
    expect(refused(start, moves(ME, 'legolas', 'orthanc'))).toEqual(['action.moveWhere', 'play.faction'])
    const played = after(start, ...playsEvent(ME, CARD), by('saruman', { kind: 'pass' }))
    expect(offers(played, 'move', 'to', { card: 'gimli' })).toEqual(['path', 'minas-tirith', 'orthanc'])
    const again = after(played, by('frodo', { kind: 'pass' }), by('witch-king', { kind: 'pass' }))
    expect(offers(again, 'move', 'to', { card: 'legolas' })).toEqual(['path', 'minas-tirith', 'orthanc'])
    expect(refused(again, moves(ME, 'boromir', 'orthanc'))).toEqual(['action.moveWhere', 'play.faction'])
  })

  it('lets any army of the Free Peoples support them', () => {
    const spec = { battlegrounds: ['orthanc'], on: { orthanc: ['aragorn', 'riders-of-rohan'] } } as const
    const without = turnOf(ME, spec)
    expect(counted(without, 'orthanc')).toEqual([3, 2, 1])
    const played = after(holding(ME, CARD, spec), ...playsEvent(ME, CARD))
    expect(counted(played, 'orthanc')).toEqual([4, 2, 2])
  })

  it('is over with the round', () => {
    const played = after(holding(ME, CARD), ...playsEvent(ME, CARD))
    expect(told(played).lasting).toEqual([CARD])
    expect(told(nextRound(played)).lasting).toEqual([])
  })
})
