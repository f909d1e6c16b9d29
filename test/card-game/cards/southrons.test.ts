/** Southron cards. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { active, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import { counted, declines, NEXT, titled, turnOf, uses } from './scenes'

const ME = 'saruman'
const TURN_OVER = NEXT[ME]

describe(titled('haradrim-mumakil'), () => {
  it('go where the Southrons are shown and attack with two', () => {
    const start = turnOf(ME, {
      battlegrounds: ['minas-tirith', 'umbar', 'edoras'],
      hand: ['haradrim-mumakil', 'gollum'],
    })
    expect(offers(start, 'play', 'to', { card: 'haradrim-mumakil' })).toEqual([
      'reserve',
      'minas-tirith',
      'umbar',
    ])
    expect(
      counted(
        turnOf(ME, { battlegrounds: ['pelargir'], on: { pelargir: ['haradrim-mumakil'] } }),
        'pelargir',
      ),
    ).toEqual([2, 1, 1])
  })
})

describe.each([
  ['coastal-raiders', 'dol-amroth', 2],
  ['haradrim-cavalry', 'minas-tirith', 2],
  ['the-black-fleet', 'pelargir', 2],
  ['corsairs-of-umbar', 'umbar', 1],
  ['haradrim-regulars', 'harad', 1],
] as const)('%s', (card, ground, attack) => {
  const isHome = ground === 'umbar' || ground === 'harad'
  const elsewhere = ground === 'pelargir' ? 'dol-amroth' : 'pelargir'

  it(`${card} is eliminated from reserve to activate ${ground}`, () => {
    const woken = after(turnOf(ME, { reserve: [card] }), uses(ME, card))
    const state = isHome ? after(woken, comes('gollum', 'olog-hai')) : after(woken, declines('aragorn'))
    expect(active(state)).toContain(ground)
    expect(where(state, card)).toBe('eliminated')
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids(
    'location.chosenBattleground',
    `${card} does not reactivate ${ground}, nor activate it twice`,
    () => {
      for (const spec of [{ shadow: [ground] }, { freePeoples: [ground] }, { battlegrounds: [ground] }])
        expect(refused(turnOf(ME, { reserve: [card], ...spec }), uses(ME, card))).toEqual([
          'eliminate.someGain',
          'location.chosenBattleground',
        ])
    },
  )

  it(`${card} is used from reserve only`, () => {
    const start = turnOf(ME, { battlegrounds: [elsewhere], on: { [elsewhere]: [card] } })
    expect(refused(start, uses(ME, card))).toEqual(['action.use'])
  })

  it(`${card} attacks with ${attack} there and with one elsewhere`, () => {
    const at = (place: typeof ground | typeof elsewhere) =>
      turnOf(ME, { battlegrounds: [place], on: { [place]: [card] } })
    if (!isHome) expect(counted(at(ground), ground)[0]).toBe(attack)
    expect(counted(at(elsewhere), elsewhere)[0]).toBe(1)
  })
})

describe(titled('the-black-serpent'), () => {
  const CARD = 'the-black-serpent'

  it('is eliminated to reactivate a battleground that shows the Southrons, out of either area', () => {
    const start = turnOf(ME, { reserve: [CARD], freePeoples: ['umbar', 'edoras'], shadow: ['pelargir'] })
    const used = after(start, uses(ME, CARD))
    expect(offers(used, 'activate', 'battleground')).toEqual(['pelargir', 'umbar'])
    const state = after(
      used,
      by(ME, { kind: 'activate', battleground: 'umbar' }),
      comes('gollum', 'olog-hai'),
    )
    expect(active(state)).toContain('umbar')
    expect(where(state, CARD)).toBe('eliminated')
  })

  ruleForbids('location.chosenBattleground', 'he activates none out of a deck', () => {
    expect(refused(turnOf(ME, { reserve: [CARD], freePeoples: ['edoras'] }), uses(ME, CARD))).toEqual([
      'eliminate.someGain',
      'location.chosenBattleground',
    ])
  })

  it('is used from reserve only', () => {
    const start = turnOf(ME, { battlegrounds: ['pelargir'], on: { pelargir: [CARD] }, shadow: ['umbar'] })
    expect(refused(start, uses(ME, CARD))).toEqual(['action.use'])
  })
})
