/** Cards on the table and Combat cards: one that is used from there, one that forbids them. */
import { describe, expect, it } from 'vitest'
import { after, asked, dice, offered, offers, shadow } from '../support/play'
import { told } from '../support/read'
import { shadowAttacks, using } from './scenes'

const near = {
  attackers: { 'sauron-regular': 3 },
  defenders: { 'elves-regular': 3 },
  from: 'dimrill-dale',
  to: 'parth-celebrant',
  spec: { onTable: { shadow: ['sh-char-17'] } },
} as const

describe('Balrog of Moria on the table (sh-char-17)', () => {
  it('can be used for its combat half as if from the hand, and is discarded by it', () => {
    const attack = shadowAttacks(near)
    expect(asked(attack)).toBe('shadow decide/combatCard')
    const declared = after(attack, shadow({ kind: 'declareCard' }))
    expect(offers(declared, 'commit', 'card')).toEqual(['sh-char-17'])
    const used = after(declared, shadow({ kind: 'commit', card: 'sh-char-17' }))
    expect(told(used).cards.onTable['shadow-character']).toEqual([])
    expect(told(used).cards.played['shadow-character']).toEqual(['sh-char-17'])
    expect(asked(after(used, dice(4, 4, 4)))).toBe('shadow decide/party')
  })

  it('is the one card of the round, and needs its requirement', () => {
    const both = using(shadowAttacks({ ...near, shadow: ['sh-strat-22'] }), { shadow: 'sh-strat-22' })
    expect(told(both).cards.onTable['shadow-character']).toEqual(['sh-char-17'])
    const far = shadowAttacks({ ...near, from: 'north-ithilien', to: 'dead-marshes' })
    expect(offered(far)).toEqual([shadow({ kind: 'pass' })])
  })
})

describe("Denethor's Folly on the table (sh-strat-03)", () => {
  const siege = {
    attackers: { 'sauron-regular': 3 },
    defenders: { 'gondor-regular': 3 },
    to: 'minas-tirith',
    siege: true,
    free: ['fp-strat-01'],
  } as const

  it('lets the Free Peoples use no Combat card in Minas Tirith, though elsewhere', () => {
    const spec = { onTable: { shadow: ['sh-strat-03'] } } as const
    expect(asked(shadowAttacks({ ...siege, spec }))).toBe('nature shadow combat die')
    expect(asked(shadowAttacks(siege))).toBe('free-peoples decide/combatCard')
  })
})
