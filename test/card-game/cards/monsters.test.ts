/** Monstrous cards. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { active, places, standing, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  combatAt,
  counted,
  forsakes,
  holding,
  moves,
  NEXT,
  plays,
  playsOn,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'saruman'
const TURN_OVER = NEXT[ME]

describe(titled('goblins-of-the-misty-mountains'), () => {
  it('go where the Monstrous are shown and attack with one each', () => {
    const CARD = 'goblins-of-the-misty-mountains'
    const start = turnOf(ME, { battlegrounds: ['moria', 'lorien', 'edoras'], hand: [CARD, 'gollum'] })
    expect(offers(start, 'play', 'to', { card: CARD })).toEqual(['reserve', 'lorien', 'moria'])
    const fight = turnOf(ME, { battlegrounds: ['rivendell'], on: { rivendell: [CARD, `${CARD}-2`] } })
    expect(counted(fight, 'rivendell')).toEqual([2, 2, 0])
  })
})

describe.each([
  'barrow-wights',
  'hill-troll',
  'cave-troll',
  'candles-of-corpses',
  'caradhras-the-cruel',
] as const)('%s', (card) => {
  it(`${card} is eliminated from reserve, and every Free Peoples player forsakes a card`, () => {
    const used = after(turnOf(ME, { reserve: [card], hand: ['gimli', 'arwen'] }), uses(ME, card))
    expect(where(used, card)).toBe('eliminated')
    expect(asked(used)).toBe('frodo decide/forsake')
    const first = after(used, forsakes('frodo', 'gimli'))
    expect(asked(first)).toBe('aragorn decide/forsake')
    const state = after(first, forsakes('aragorn', 'top'), comes('elrond'))
    expect(places(state, 'gimli', 'arwen', 'elrond')).toEqual(['eliminated', 'hand', 'eliminated'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it(`${card} asks nobody who has nothing`, () => {
    const used = after(turnOf(ME, { reserve: [card], hand: ['arwen'], rest: 'eliminated' }), uses(ME, card))
    expect(asked(used)).toBe('aragorn decide/forsake')
    expect(asked(after(used, forsakes('aragorn', 'arwen')))).toBe(TURN_OVER)
  })

  ruleForbids('action.use', `${card} is used from reserve only`, () => {
    const path = {
      'barrow-wights': 'imladris',
      'hill-troll': 'imladris',
      'cave-troll': 'khazad-dum',
      'candles-of-corpses': 'emyn-muil',
      'caradhras-the-cruel': 'khazad-dum',
    } as const
    const start = turnOf(ME, { path: path[card], on: { path: [card] } })
    expect(refused(start, uses(ME, card))).toEqual(['action.use'])
  })
})

describe.each(['flocks-of-crebain', 'gollum'] as const)('%s', (card) => {
  it(`${card} turns to another path of the same number, after the old one is fought`, () => {
    const start = turnOf(ME, { path: 'dead-marshes', on: { path: [card, 'the-reaver'] } })
    const used = after(start, uses(ME, card))
    expect(offers(used, 'activatePath', 'path')).toEqual(['amon-hen', 'emyn-muil'])
    const state = after(used, by(ME, { kind: 'activatePath', path: 'amon-hen' }), comes('olog-hai'))
    expect([standing(state, 'dead-marshes'), active(state)]).toEqual(['shadow', ['amon-hen']])
    expect(where(state, card)).toBe(card === 'gollum' ? 'cycle' : 'eliminated')
  })

  ruleForbids('location.pathOnce', `${card} is not used if no other is left`, () => {
    const start = turnOf(ME, {
      path: 'dead-marshes',
      on: { path: [card] },
      shadow: ['amon-hen', 'emyn-muil'],
    })
    expect(refused(start, uses(ME, card))).toEqual(['location.pathOnce'])
  })

  it(`${card} is used on a path only`, () => {
    expect(refused(turnOf(ME, { reserve: [card] }), uses(ME, card))).toEqual(['action.use'])
  })
})

describe(titled('gollum'), () => {
  it('is cycled at the end of path combat, and others are eliminated (CARD-11)', () => {
    const state = combatAt(
      turnOf(ME, { path: 'dead-marshes', on: { path: ['gollum', 'the-reaver'] } }),
      'path',
    )
    expect(places(state, 'gollum', 'the-reaver')).toEqual(['cycle', 'eliminated'])
  })
})

describe.each([
  ['balrog-of-moria', 'khazad-dum', 'the-doors-of-durin', 2],
  ['shelob', 'shelobs-lair', 'morgul-vale', 1],
] as const)('%s', (card, lair, elsewhere, attack) => {
  it(`${card} has one attack more in ${lair}`, () => {
    expect(counted(turnOf(ME, { path: lair, on: { path: [card] } }), 'path')[0]).toBe(attack + 1)
    expect(counted(turnOf(ME, { path: elsewhere, on: { path: [card] } }), 'path')[0]).toBe(attack)
  })

  it(`${card} makes every Free Peoples player forsake wherever it comes out`, () => {
    const played = after(
      holding(ME, card, { path: lair, hand: ['gimli', 'arwen'] }),
      ...plays(ME, card, 'path'),
    )
    const told = after(played, forsakes('frodo', 'gimli'), forsakes('aragorn', 'arwen'))
    expect(places(told, card, 'gimli', 'arwen')).toEqual(['path', 'eliminated', 'eliminated'])
    expect(asked(told)).toBe(TURN_OVER)
    const moved = after(
      turnOf(ME, { battlegrounds: ['moria'], reserve: [card], hand: ['gimli'] }),
      moves(ME, card, 'moria'),
    )
    expect(asked(moved)).toBe('frodo decide/forsake')
  })

  it(`${card} makes nobody forsake on its way into reserve`, () => {
    expect(asked(after(holding(ME, card), ...plays(ME, card, 'reserve')))).toBe(TURN_OVER)
  })
})

describe(titled('caradhras-the-cruel'), () => {
  const CARD = 'caradhras-the-cruel'

  it('drives to another path 4 when played on Caradhras, and falls in the combat there', () => {
    const played = after(holding(ME, CARD, { path: 'caradhras' }), ...plays(ME, CARD, 'path'))
    expect(offers(played, 'activatePath', 'path')).toEqual(['the-doors-of-durin', 'khazad-dum'])
    const state = after(
      played,
      by(ME, { kind: 'activatePath', path: 'khazad-dum' }),
      comes('gollum', 'shelob'),
    )
    expect(where(state, CARD)).toBe('eliminated')
    expect([standing(state, 'caradhras'), active(state)]).toEqual(['shadow', ['khazad-dum']])
  })

  it('does nothing on other paths, when moved, or with no other path 4 left (OR-70)', () => {
    expect(asked(after(holding(ME, CARD, { path: 'khazad-dum' }), ...plays(ME, CARD, 'path')))).toBe(
      TURN_OVER,
    )
    expect(asked(after(turnOf(ME, { path: 'caradhras', reserve: [CARD] }), moves(ME, CARD, 'path')))).toBe(
      TURN_OVER,
    )
    const used = holding(ME, CARD, { path: 'caradhras', shadow: ['khazad-dum', 'the-doors-of-durin'] })
    const state = after(used, ...plays(ME, CARD, 'path'))
    expect(where(state, CARD)).toBe('path')
    expect(asked(state)).toBe(TURN_OVER)
  })
})

describe(titled('candles-of-corpses'), () => {
  it('have one attack more in the Dead Marshes (OR-69)', () => {
    expect(
      counted(turnOf(ME, { path: 'dead-marshes', on: { path: ['candles-of-corpses'] } }), 'path'),
    ).toEqual([2, 1, 1])
    expect(counted(turnOf(ME, { path: 'amon-hen', on: { path: ['candles-of-corpses'] } }), 'path')).toEqual([
      1, 0, 1,
    ])
  })
})

describe(titled('whip-of-many-thongs'), () => {
  const CARD = 'whip-of-many-thongs'

  it('draws a card when played on the Balrog', () => {
    const start = holding(ME, CARD, { config: { promos: true }, reserve: ['balrog-of-moria', 'cave-troll'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['balrog-of-moria'])
    const state = after(start, ...playsOn(ME, CARD, 'balrog-of-moria'), comes('gollum'))
    expect(places(state, CARD, 'gollum')).toEqual(['on balrog-of-moria', 'hand'])
  })

  it('is not in a game without the promos', () => {
    expect(() => turnOf(ME, { hand: [CARD] })).toThrow('setUp.decks')
  })
})
