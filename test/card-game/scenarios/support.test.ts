/** Who is asked whom an army supports (OR-41): only where it matters, and the seat whose choice it is. */
import { describe, expect, it } from 'vitest'
import type { CopyId } from '../../../src/card-game'
import { combatAt, counted, playsEvent, turnOf, COIN } from '../cards/scenes'
import { after, asked, by, eventsAs, offers } from '../support/play'

const SIEGE: ReadonlyArray<CopyId> = ['grond-hammer-of-the-underworld', 'olog-hai', 'trolls-of-udun']

describe('support', () => {
  it('is asked of nobody for an army whose choice changes nothing', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['minas-tirith'],
      reserve: ['ghan-buri-ghan'],
      on: {
        'minas-tirith': [
          ...SIEGE,
          ...(['dead-men-of-dunharrow', 'soldiers-of-gondor', 'pippin-took'] as const),
          ...(['riders-of-rohan', 'eomer', 'eowyn'] as const),
        ],
      },
    })
    const asks = combatAt(state, 'minas-tirith')
    expect(asked(asks)).toBe('frodo decide/support')
    expect(offers(asks, 'support', 'army')).toEqual(['riders-of-rohan'])
    const eowyn = by('frodo', { kind: 'support', army: 'riders-of-rohan', leader: 'eowyn' })
    expect(eventsAs('ArmySupports', asks, eowyn)).toContainEqual({
      kind: 'ArmySupports',
      rule: 'combat.support',
      army: 'riders-of-rohan',
      leader: 'eowyn',
    })
    expect(asked(after(asks, eowyn))).toMatch(/decide\/losses$/)
  })

  it('is asked of the owner of the leaders where they want an army of the partner', () => {
    const state = turnOf('aragorn', {
      battlegrounds: ['morannon'],
      hand: ['the-three-hunters', COIN.aragorn],
      on: { morannon: ['aragorn', 'strider', 'boromir', 'dead-men-of-dunharrow', 'riders-of-rohan'] },
    })
    const hunt = after(state, ...playsEvent('aragorn', 'the-three-hunters'))
    const first = combatAt(hunt, 'morannon')
    expect(asked(first)).toBe('aragorn decide/support')
    const boromir = by('aragorn', { kind: 'support', army: 'dead-men-of-dunharrow', leader: 'boromir' })
    const second = after(first, boromir)
    expect([asked(second), offers(second, 'support', 'army')]).toEqual([
      'aragorn decide/support',
      ['riders-of-rohan'],
    ])
    expect([...offers(second, 'support', 'leader')].sort()).toEqual(['aragorn', 'strider'])
    expect(counted(hunt, 'morannon', boromir, by('aragorn', rides('aragorn')))[0]).toBe(
      counted(hunt, 'morannon', boromir, by('aragorn', rides('strider')))[0] + 1,
    )
  })

  it('is asked of the owner of the army where leaders of two seats want it', () => {
    const state = turnOf('aragorn', {
      battlegrounds: ['minas-tirith'],
      hand: ['the-three-hunters', COIN.aragorn],
      reserve: ['ghan-buri-ghan'],
      on: { 'minas-tirith': [...SIEGE, 'aragorn', 'eomer', 'riders-of-rohan'] },
    })
    const asks = combatAt(after(state, ...playsEvent('aragorn', 'the-three-hunters')), 'minas-tirith')
    expect(asked(asks)).toBe('frodo decide/support')
    expect([...offers(asks, 'support', 'leader')].sort()).toEqual(['aragorn', 'eomer'])
  })
})

const rides = (leader: CopyId) => ({ kind: 'support', army: 'riders-of-rohan', leader }) as const
