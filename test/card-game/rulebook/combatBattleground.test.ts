/** Chapter 7: combat on battlegrounds, and leaders. */
import { describe, expect } from 'vitest'
import { asked, by, offers, refused } from '../support/play'
import { places, standing, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { combatAt, counted, fightAt, fought, turnOf } from '../cards/scenes'

const at = (
  ground: 'pelargir' | 'umbar' | 'dol-guldur' | 'minas-tirith',
  cards: ReadonlyArray<string>,
  spec = {},
) => turnOf('aragorn', { config: { players: 2 }, battlegrounds: [ground], on: { [ground]: cards }, ...spec })

describe('on a battleground', () => {
  ruleAllows('combat.battleground.sides', 'the team of its deck defends', () => {
    expect(counted(at('umbar', ['soldiers-of-gondor', 'corsairs-of-umbar']), 'umbar')[0]).toBe(1)
    expect(counted(at('pelargir', ['soldiers-of-gondor', 'haradrim-mumakil']), 'pelargir')[0]).toBe(2)
  })

  ruleForbids('combat.battleground.sides', 'reactivated out of the other area it is the same team', () => {
    const state = at('umbar', ['soldiers-of-gondor', 'haradrim-mumakil'], { bared: ['umbar'] })
    expect(counted(state, 'umbar')).toEqual([1, 0, 1])
  })

  ruleAllows('combat.battleground.attack', 'icons of the attackers and attack tokens there', () => {
    expect(
      counted(at('umbar', ['soldiers-of-gondor'], { tokens: [{ on: 'umbar', attack: 2 }] }), 'umbar')[0],
    ).toBe(3)
  })

  ruleForbids('combat.battleground.attack', 'not those of the defenders', () => {
    expect(counted(at('umbar', ['haradrim-mumakil']), 'umbar')[0]).toBe(0)
  })

  ruleAllows('combat.battleground.location', 'its defense and its tokens cancel', () => {
    expect(
      counted(at('pelargir', ['haradrim-mumakil'], { tokens: [{ on: 'pelargir', defense: 1 }] }), 'pelargir'),
    ).toEqual([2, 2, 0])
  })

  ruleForbids('combat.battleground.location', 'the defense on cards waits for the losses', () => {
    expect(counted(at('pelargir', ['haradrim-mumakil', 'soldiers-of-gondor']), 'pelargir')).toEqual([2, 1, 1])
  })

  ruleAllows('combat.battleground.lost', 'out of the area of the defender its icons count', () => {
    expect(counted(at('dol-guldur', ['high-elves']), 'dol-guldur')).toEqual([2, 2, 0])
  })

  ruleForbids(
    'combat.battleground.lost',
    'out of that of the attacker they do not, but tokens do (OR-43)',
    () => {
      const state = at('dol-guldur', ['high-elves'], {
        bared: ['dol-guldur'],
        tokens: [{ on: 'dol-guldur', defense: 1 }],
      })
      expect(counted(state, 'dol-guldur')).toEqual([2, 1, 1])
    },
  )

  ruleAllows(
    'combat.battleground.won',
    'the defender keeps it if all is cancelled, else the attacker takes it',
    () => {
      expect(standing(fightAt(at('pelargir', []), 'pelargir'), 'pelargir')).toBe('free-peoples')
      expect(standing(fightAt(at('pelargir', ['haradrim-mumakil']), 'pelargir'), 'pelargir')).toBe('shadow')
    },
  )

  ruleForbids('combat.battleground.won', 'nobody else gets it', () => {
    expect(fought(at('umbar', ['soldiers-of-gondor']), 'umbar')).toEqual(['shadow', 0])
  })

  const pelargir = [
    'haradrim-mumakil',
    'haradrim-cavalry',
    'the-black-fleet',
    'soldiers-of-gondor',
    'knights-of-dol-amroth',
    'faramir',
    'prince-imrahil',
    'denethor',
  ]

  ruleAllows(
    ['combat.losses', 'combat.wholeCard', 'combat.attackersFall'],
    'losses one after another, until the rest is covered',
    () => {
      const state = at('pelargir', pelargir)
      expect(counted(state, 'pelargir')).toEqual([5, 1, 4])
      const lost = fightAt(
        state,
        'pelargir',
        'soldiers-of-gondor',
        'faramir',
        'prince-imrahil',
        'knights-of-dol-amroth',
      )
      expect(places(lost, 'soldiers-of-gondor', 'faramir', 'denethor')).toEqual([
        'eliminated',
        'eliminated',
        'cycle',
      ])
      expect(where(lost, 'haradrim-mumakil')).toBe('eliminated')
    },
  )

  ruleForbids(
    ['combat.leftover', 'combat.losses'],
    'a defender without counting defense is no loss, and is cycled (OR-38)',
    () => {
      const state = at('minas-tirith', ['grond-hammer-of-the-underworld', 'olog-hai', 'denethor'])
      expect(fought(state, 'minas-tirith')).toEqual(['shadow', 2])
      expect(where(fightAt(state, 'minas-tirith'), 'denethor')).toBe('cycle')
    },
  )
})

describe('leaders', () => {
  ruleAllows('combat.leadership', 'Denethor counts with an army of the Dúnedain', () => {
    const state = at('minas-tirith', [
      'grond-hammer-of-the-underworld',
      'olog-hai',
      'denethor',
      'soldiers-of-gondor',
    ])
    expect(fought(state, 'minas-tirith')).toEqual(['free-peoples', 0])
  })

  ruleForbids('combat.leadership', 'not with an army of another faction, nor alone', () => {
    expect(counted(at('umbar', ['aragorn', 'faramir']), 'umbar')[0]).toBe(1)
    expect(
      counted(
        turnOf('aragorn', { battlegrounds: ['morannon'], on: { morannon: ['faramir', 'riders-of-rohan'] } }),
        'morannon',
      )[0],
    ).toBe(2)
  })

  const umbar = at('umbar', ['aragorn', 'dead-men-of-dunharrow', 'soldiers-of-gondor'])

  ruleAllows('combat.support', 'the owner says whom an army supports, where it matters (TC-66)', () => {
    const choice = combatAt(umbar, 'umbar')
    expect(asked(choice)).toBe('aragorn decide/support')
    expect(offers(choice, 'support', 'leader')).toEqual(['aragorn', null])
    expect(
      counted(
        umbar,
        'umbar',
        by('aragorn', { kind: 'support', army: 'dead-men-of-dunharrow', leader: 'aragorn' }),
      )[0],
    ).toBe(5)
  })

  ruleForbids('combat.support', 'an army supports one character only (TC-65)', () => {
    const harad = turnOf('aragorn', {
      battlegrounds: ['harad'],
      on: { harad: ['faramir', 'denethor', 'soldiers-of-gondor'] },
    })
    expect(counted(harad, 'harad')[0]).toBe(2)
    const wrong = by('aragorn', { kind: 'support', army: 'soldiers-of-gondor', leader: 'aragorn' })
    expect(refused(combatAt(umbar, 'umbar'), wrong)).toEqual(['combat.support'])
  })

  const edoras = turnOf('frodo', {
    battlegrounds: ['edoras'],
    on: { edoras: ['fighting-uruk-hai', 'wolf-riders', 'riders-of-rohan', 'village-militia', 'eomer'] },
  })

  ruleAllows('combat.leaderApart', 'the army is lost, and its leader still cancels (TC-64)', () => {
    const state = fightAt(edoras, 'edoras', 'riders-of-rohan', 'eomer')
    expect(places(state, 'riders-of-rohan', 'eomer', 'village-militia')).toEqual([
      'eliminated',
      'eliminated',
      'cycle',
    ])
    expect(fought(edoras, 'edoras', 'riders-of-rohan', 'eomer')).toEqual(['free-peoples', 0])
  })

  ruleForbids('combat.leaderApart', 'losing one is not losing the other', () => {
    const state = fightAt(edoras, 'edoras', 'riders-of-rohan', 'village-militia')
    expect(where(state, 'eomer')).toBe('cycle')
  })

  const theoden = turnOf('frodo', {
    config: { players: 2 },
    path: 'weathertop',
    battlegrounds: ['edoras'],
    on: { path: ['gandalf-the-grey', 'the-reaver'], edoras: ['theoden', 'wolf-riders'] },
  })

  ruleAllows(
    'combat.values',
    'Théoden counts while Gandalf is in play when his combat begins (TC-69)',
    () => {
      expect(fought(theoden, 'edoras')).toEqual(['free-peoples', 0])
    },
  )

  ruleForbids('combat.values', 'not when Gandalf fell before', () => {
    const path = fightAt(theoden, 'path', 'gandalf-the-grey')
    expect(standing(path, 'edoras')).toBe('shadow')
  })
})
