/** Battlegrounds (TC-54 to TC-61). */
import { describe, expect, it } from 'vitest'
import { BATTLEGROUND_IDS, type PositionSpec } from '../../../src/card-game'
import { after, asked, brings, by, chances, offers, refused, table } from '../support/play'
import { active, places, standing, where } from '../support/read'
import { COIN, counted, loses, moves, playsEvent, turnOf, uses } from '../cards/scenes'
import { wakes } from '../cards/locations'

const FREE = BATTLEGROUND_IDS.slice(0, 7)

describe('battlegrounds that wake', () => {
  it("TC-54: Edoras wakes Helm's Deep out of its deck, not out of a scoring area", () => {
    const both = wakes('edoras', {}, 'gimli', 'sting', 'glamdring', 'dwarven-axe', 'treebeard')
    expect(active(both)).toEqual(['helms-deep', 'edoras'])
    expect(asked(both)).toBe('frodo decide/playApart')
    const alone = wakes('edoras', { shadow: ['helms-deep'] })
    expect(active(alone)).toEqual(['edoras'])
  })

  it('TC-55: Lórien wakes Dol Guldur, which finds Lórien awake', () => {
    const woken = after(wakes('lorien', { freePeoples: ['dol-guldur'] }), brings('bag-end', 'gimli', 'sting'))
    expect(standing(woken, 'dol-guldur')).toBe('active')
    expect(counted(woken, 'dol-guldur')[1]).toBe(0)
    expect(counted(woken, 'lorien')[1]).toBe(2)
  })

  it('TC-56: an empty deck is replaced by the other, two by none', () => {
    const one = table({ step: 'location', starter: 'frodo', shadow: FREE })
    expect(chances(one)).toEqual(BATTLEGROUND_IDS.slice(7))
    const none = table({ step: 'location', starter: 'frodo', shadow: BATTLEGROUND_IDS })
    expect(chances(none)).toEqual(['bag-end', 'gildors-encampment', 'bucklebury-ferry'])
  })

  it('TC-57: the Corsairs wake Umbar from its deck, the Black Serpent from a scoring area', () => {
    const corsairs = turnOf('saruman', { reserve: ['corsairs-of-umbar'], shadow: ['umbar'] })
    expect(refused(corsairs, uses('saruman', 'corsairs-of-umbar'))).toEqual([
      'eliminate.someGain',
      'location.chosenBattleground',
    ])
    const serpent = after(
      turnOf('saruman', { reserve: ['the-black-serpent'], shadow: ['umbar'] }),
      uses('saruman', 'the-black-serpent'),
    )
    expect(offers(serpent, 'activate', 'battleground')).toEqual(['umbar'])
  })

  it('TC-58: Andúril leads to Minas Morgul as well as to Pelargir', () => {
    const state = after(
      turnOf('aragorn', { reserve: ['strider'], items: { strider: ['anduril'] } }),
      uses('aragorn', 'anduril'),
    )
    const open = offers(state, 'activate', 'battleground')
    expect(open).toContain('minas-morgul')
    expect(open).toContain('pelargir')
    expect(open).not.toContain('edoras')
  })

  it("TC-59: Treebeard, played by Helm's Deep, costs an army of Isengard wherever it is", () => {
    const woken = wakes(
      'helms-deep',
      { reserve: ['wolf-riders'] },
      'treebeard',
      'sting',
      'glamdring',
      'dwarven-axe',
      'gimli',
    )
    const played = after(woken, by('frodo', { kind: 'play', card: 'treebeard', to: 'helms-deep' }))
    expect(asked(played)).toBe('saruman decide/eliminate')
    expect(where(after(played, loses('saruman', 'wolf-riders')), 'wolf-riders')).toBe('eliminated')
  })
})

describe('who goes to a battleground', () => {
  it('TC-60: the Great Gate goes to no battleground of the Shadow', () => {
    const gate = (ground: (typeof BATTLEGROUND_IDS)[number]) =>
      refused(
        turnOf('aragorn', { battlegrounds: [ground], hand: ['the-great-gate', COIN.aragorn] }),
        by('aragorn', { kind: 'play', card: 'the-great-gate', to: ground }),
      )
    for (const open of ['minas-tirith', 'dol-amroth', 'pelargir'] as const) expect(gate(open)).toEqual([])
    for (const shut of ['morannon', 'harad', 'umbar', 'minas-morgul'] as const)
      expect(gate(shut)).toEqual(['cards.text'])
  })

  it('TC-61: after The Red Arrow the Riders may be moved to Minas Tirith', () => {
    const spec: PositionSpec = {
      battlegrounds: ['minas-tirith'],
      reserve: ['riders-of-rohan'],
      hand: ['the-red-arrow', COIN.aragorn],
    }
    const ride = moves('frodo', 'riders-of-rohan', 'minas-tirith')
    expect(refused(turnOf('frodo', spec), ride)).toEqual(['action.moveWhere', 'play.faction'])
    const called = after(
      turnOf('aragorn', spec),
      ...playsEvent('aragorn', 'the-red-arrow'),
      by('saruman', { kind: 'pass' }),
    )
    expect(refused(called, ride)).toEqual([])
    expect(places(after(called, ride), 'riders-of-rohan')).toEqual(['minas-tirith'])
  })
})
