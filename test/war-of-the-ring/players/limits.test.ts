/** What partners may do with dice and cards: their Nations, characters and signs. */
import { describe, expect } from 'vitest'
import { warOfTheRing, type Seat } from '../../../src/war-of-the-ring'
import { after, asked, dice, offered, offers, refused } from '../support/play'
import { army, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { table } from '../support/play'
import { among, by } from './partners'
import { ALL_AT_WAR } from '../support/atWar'

const one = (face: 'muster' | 'character' | 'army' | 'event') =>
  ({ 'free-peoples': [face], shadow: [face] }) as const
const muster = { die: 'muster', as: 'muster' } as const
const character = { die: 'character', as: 'character' } as const

describe('Nations', () => {
  const recruiting = () =>
    after(
      among(4, { politics: ALL_AT_WAR, dice: one('muster'), places: { 'free-peoples': 'gondor' } }),
      by('gondor', { kind: 'beginRecruiting', ...muster }),
    )
  ruleAllows('partners.limits', 'a player recruits for his Nations', () => {
    expect(
      refused(recruiting(), by('gondor', { kind: 'recruit', piece: 'elves-regular', region: 'lorien' })),
    ).toEqual([])
  })
  ruleForbids('partners.limits', 'and for those of his partner he does not', () => {
    expect(
      refused(recruiting(), by('gondor', { kind: 'recruit', piece: 'rohan-regular', region: 'edoras' })),
    ).toEqual(['partners.limits'])
  })
  ruleForbids('partners.limits', 'he moves no Army of his partner, nor attacks with it', () => {
    const armies = {
      'fords-of-isen': { 'rohan-regular': 2 },
      'minas-tirith': { 'gondor-regular': 1 },
      fangorn: { 'isengard-regular': 1 },
    }
    const state = among(4, {
      politics: ALL_AT_WAR,
      armies,
      dice: { 'free-peoples': ['muster-army'], shadow: ['army'] },
      places: { 'free-peoples': 'gondor' },
    })
    const marching = after(state, by('gondor', { kind: 'moveArmies', die: 'muster-army', as: 'army' }))
    expect(
      refused(marching, by('gondor', { kind: 'march', from: 'fords-of-isen', to: 'westemnet' })),
    ).toEqual(['partners.limits'])
    expect(refused(state, by('gondor', { kind: 'beginAttack', die: 'muster-army', as: 'army' }))).toEqual([
      'battle.start',
      'partners.limits',
    ])
  })
  ruleAllows('partners.diplomacy', 'a character lets any player move a counter', () => {
    const politics = { gondor: { steps: 1, active: true } }
    const state = among(4, { politics, characters: { boromir: 'minas-tirith' }, dice: one('muster') })
    for (const die of ['muster'] as const)
      expect(refused(state, by('rohan', { kind: 'advanceNation', nation: 'gondor', die, as: die }))).toEqual(
        [],
      )
  })
  ruleForbids('partners.diplomacy', 'else only who leads the Nation does', () => {
    const state = among(4, { politics: { gondor: { steps: 1, active: true } }, dice: one('muster') })
    expect(refused(state, by('rohan', { kind: 'advanceNation', nation: 'gondor', ...muster }))).toEqual([
      'partners.diplomacy',
    ])
    expect(refused(state, by('rohan', { kind: 'advanceNation', nation: 'north', ...muster }))).toEqual([])
  })
})

describe('characters', () => {
  ruleAllows('partners.companions', 'either player moves the Fellowship, or Companions', () => {
    for (const seat of ['gondor', 'rohan'] as const) {
      const state = among(4, {
        dice: one('character'),
        places: { 'free-peoples': seat },
        characters: { gimli: 'bree' },
      })
      expect(refused(state, by(seat, { kind: 'moveFellowship', ...character }))).toEqual([])
      expect(refused(state, by(seat, { kind: 'moveCharacters', ...character }))).toEqual([])
      expect(refused(state, by(seat, { kind: 'separate', ...character }))).toEqual([])
    }
  })
  ruleForbids('partners.companions', 'but not out of his turn', () => {
    expect(
      refused(among(4, { dice: one('character') }), by('gondor', { kind: 'moveFellowship', ...character })),
    ).toEqual(['partners.order'])
  })
  const hunted = () =>
    after(
      among(4, { dice: one('character'), huntBox: { shadow: 1 } }),
      by('rohan', { kind: 'moveFellowship', ...character }),
      dice(6, 'standard-2'),
    )
  ruleAllows('partners.hunt', 'who leads bears what the Hunt does, whoever moved', () => {
    expect(asked(hunted())).toBe('gondor decide/damage')
  })
  ruleForbids('partners.hunt', 'and his partner has no say in it', () => {
    expect(refused(hunted(), by('rohan', { kind: 'takeCorruption' }))).toContain('partners.hunt')
    const why = (seat: Seat) => warOfTheRing.whyNot(hunted(), by(seat, { kind: 'takeCorruption' }))
    const because = 'this is for Gondor to say'
    expect(why('rohan')[0]).toMatchObject({ rule: 'partners.hunt', facts: { because } })
    expect(why('saruman')[0]).toMatchObject({ rule: 'hunt.effects', facts: { because } })
  })
  const shadows = (seat: 'witch-king' | 'saruman', face: 'muster' | 'character') =>
    among(4, {
      politics: ALL_AT_WAR,
      acting: 'shadow',
      dice: { shadow: [face] },
      places: { shadow: seat },
      armies: {
        'dol-guldur': { nazgul: 1, 'sauron-regular': 1 },
        'minas-morgul': { nazgul: 1, 'sauron-regular': 1 },
        orthanc: { 'isengard-regular': 2 },
      },
      characters: { 'witch-king': 'minas-morgul', saruman: 'orthanc' },
    })
  ruleAllows(
    ['partners.nazgul', 'partners.minions'],
    'either partner flies the Nazgûl, each brings his own',
    () => {
      const flying = after(
        shadows('saruman', 'character'),
        by('saruman', { kind: 'moveCharacters', ...character }),
      )
      expect(refused(flying, by('saruman', { kind: 'fly', from: 'dol-guldur' }))).toEqual([])
      expect(
        refused(
          shadows('saruman', 'muster'),
          by('saruman', { kind: 'recruitEverywhere', character: 'saruman', ...muster }),
        ),
      ).toEqual([])
      expect(
        refused(
          shadows('witch-king', 'muster'),
          by('witch-king', { kind: 'bringCharacter', character: 'mouth-of-sauron', ...muster }),
        ),
      ).toEqual([])
      const recruiting = after(
        shadows('witch-king', 'muster'),
        by('witch-king', { kind: 'beginRecruiting', ...muster }),
      )
      expect(
        refused(recruiting, by('witch-king', { kind: 'recruit', piece: 'nazgul', region: 'barad-dur' })),
      ).toEqual([])
    },
  )
  ruleForbids('partners.nazgul', 'only who leads Sauron recruits Nazgûl', () => {
    const recruiting = after(
      shadows('saruman', 'muster'),
      by('saruman', { kind: 'beginRecruiting', ...muster }),
    )
    expect(
      refused(recruiting, by('saruman', { kind: 'recruit', piece: 'nazgul', region: 'barad-dur' })),
    ).toEqual(['partners.limits'])
  })
  ruleForbids('partners.minions', 'nobody moves, brings or uses the Minion of his partner', () => {
    const flying = after(
      shadows('saruman', 'character'),
      by('saruman', { kind: 'moveCharacters', ...character }),
    )
    expect(refused(flying, by('saruman', { kind: 'join', character: 'witch-king' }))).toEqual([
      'partners.minions',
    ])
    expect(
      refused(
        shadows('saruman', 'muster'),
        by('saruman', { kind: 'bringCharacter', character: 'mouth-of-sauron', ...muster }),
      ),
    ).toEqual(['partners.minions'])
    expect(
      refused(
        shadows('witch-king', 'muster'),
        by('witch-king', { kind: 'recruitEverywhere', character: 'saruman', ...muster }),
      ),
    ).toEqual(['partners.minions'])
  })
})

describe('Elites of the Southrons and Easterlings', () => {
  const led = (players: 2 | 4, saruman: 'orthanc' | 'aside') =>
    table({
      base: 'empty',
      config: players === 4 ? { players } : {},
      politics: ALL_AT_WAR,
      acting: 'shadow',
      dice: { shadow: ['character'] },
      armies: { 'near-harad': { 'southrons-elite': 1, 'southrons-regular': 2 } },
      characters: { saruman },
    })
  ruleAllows('partners.elites', 'lead a march while Saruman is in play', () => {
    expect(refused(led(4, 'orthanc'), by('saruman', { kind: 'moveArmies', ...character }))).toEqual([])
  })
  ruleForbids('partners.elites', 'not without him, and not with two players', () => {
    expect(refused(led(4, 'aside'), by('saruman', { kind: 'moveArmies', ...character }))).toEqual([
      'movement.when',
    ])
    expect(refused(led(2, 'orthanc'), by('shadow', { kind: 'moveArmies', ...character }))).toEqual([
      'movement.when',
    ])
  })
})

describe('cards', () => {
  const holding = (seat: 'gondor' | 'rohan', card: 'fp-strat-19' | 'fp-strat-08') =>
    among(4, { dice: one('event'), places: { 'free-peoples': seat }, hands: { [seat]: [card] } })
  const event = { die: 'event', as: 'event' } as const
  ruleAllows('partners.cards', 'who bears the sign of a card plays it, others anybody of the side', () => {
    expect(
      refused(
        holding('rohan', 'fp-strat-19'),
        by('rohan', { kind: 'playEvent', card: 'fp-strat-19', ...event }),
      ),
    ).toEqual([])
    const elrond = after(
      holding('gondor', 'fp-strat-08'),
      by('gondor', { kind: 'playEvent', card: 'fp-strat-08', ...event }),
    )
    expect(offers(elrond, 'nameNation', 'nation')).toEqual(['elves', 'gondor'])
  })
  ruleForbids('partners.cards', 'a card with the sign of his partner nobody plays', () => {
    expect(
      refused(
        holding('gondor', 'fp-strat-19'),
        by('gondor', { kind: 'playEvent', card: 'fp-strat-19', ...event }),
      ),
    ).toEqual(['partners.cards'])
  })
  ruleAllows('partners.cards', 'what a card does by name it does in full', () => {
    const state = among(4, {
      politics: ALL_AT_WAR,
      acting: 'shadow',
      dice: { shadow: ['event'] },
      hands: { saruman: ['sh-strat-23'] },
    })
    const played = after(state, by('saruman', { kind: 'playEvent', card: 'sh-strat-23', ...event }))
    expect([army(played, 'gorgoroth'), army(played, 'nurn')]).toEqual([
      { 'southrons-regular': 5 },
      { 'sauron-regular': 5 },
    ])
  })
  ruleForbids('partners.cards', 'where it leaves a choice, that is for his own Nations', () => {
    const state = among(4, {
      politics: ALL_AT_WAR,
      acting: 'shadow',
      dice: { shadow: ['event'] },
      places: { shadow: 'witch-king' },
      hands: { 'witch-king': ['sh-strat-09'] },
      armies: { gorgoroth: { 'sauron-regular': 2 }, 'near-harad': { 'southrons-regular': 2 } },
    })
    const marching = after(state, by('witch-king', { kind: 'playEvent', card: 'sh-strat-09', ...event }))
    expect([
      ...new Set(offered(marching, { kind: 'march' }).map((action) => ('from' in action ? action.from : ''))),
    ]).toEqual(['gorgoroth'])
    expect(told(marching).cards.hands['witch-king-strategy']).toEqual([])
  })
})

describe('hands', () => {
  const event = { die: 'event', as: 'event' } as const
  const four = ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'] as const
  ruleForbids('partners.handLimit', 'a card drawn with a die is one too many at once', () => {
    const state = among(4, { dice: one('event'), hands: { rohan: four } })
    const drawn = after(
      state,
      by('rohan', { kind: 'drawEvent', deck: 'strategy', ...event }),
      dice('fp-strat-01'),
    )
    expect(asked(drawn)).toBe('rohan decide/discard')
  })
  ruleForbids('partners.swap', 'a partner sees no more of a hand than its backs', () => {
    const seen = (card: 'fp-char-01' | 'fp-char-02') =>
      warOfTheRing.view(among(4, { phase: 'fellowship', hands: { gondor: [card] } }), 'rohan').state
    expect(seen('fp-char-01')).toEqual(seen('fp-char-02'))
    expect(JSON.stringify(seen('fp-char-01'))).not.toContain('fp-char-01')
  })
  const battle = () =>
    after(
      among(4, {
        politics: ALL_AT_WAR,
        armies: {
          osgiliath: { 'gondor-regular': 3, 'rohan-regular': 1, 'gondor-leader': 1 },
          'north-ithilien': { 'sauron-regular': 2 },
        },
        mixed: ['osgiliath'],
        dice: { 'free-peoples': ['muster-army'], shadow: ['army'] },
        places: { 'free-peoples': 'gondor' },
        hands: { gondor: ['fp-strat-19'], rohan: ['fp-strat-14'] },
      }),
      by('gondor', { kind: 'beginAttack', die: 'muster-army', as: 'army' }),
      by('gondor', { kind: 'attack', from: 'osgiliath', to: 'north-ithilien' }),
      by('gondor', { kind: 'bringAll' }),
    )
  ruleAllows('partners.cards', 'in battle any card serves, whatever sign it bears', () => {
    expect(asked(battle())).toBe('gondor decide/combatCard')
    const choosing = after(battle(), by('gondor', { kind: 'declareCard' }))
    expect(offers(choosing, 'commit', 'card')).toEqual(['fp-strat-19'])
  })
  ruleForbids('partners.moves', 'in battle only who commands uses cards, and none of his partner', () => {
    const choosing = after(battle(), by('gondor', { kind: 'declareCard' }))
    expect(refused(choosing, by('gondor', { kind: 'commit', card: 'fp-strat-14' }))).toContain(
      'events.inHand',
    )
    const view = JSON.stringify(
      warOfTheRing.view(after(battle(), by('gondor', { kind: 'declareCard' })), 'rohan').state,
    )
    expect(view).not.toContain('fp-strat-19')
  })
  ruleAllows('partners.hunt', 'who leads is asked the way of a Fellowship that a card reveals', () => {
    const state = among(4, {
      acting: 'shadow',
      dice: { shadow: ['event'] },
      hands: { saruman: ['sh-char-09'] },
      fellowship: { region: 'hollin', progress: 2 },
      armies: { 'dol-guldur': { nazgul: 1 }, moria: { nazgul: 1 } },
    })
    const flying = after(state, by('saruman', { kind: 'playEvent', card: 'sh-char-09', ...event }))
    const there = after(
      flying,
      by('saruman', { kind: 'fly', from: 'moria' }),
      by('saruman', { kind: 'goTo', region: 'hollin' }),
      by('saruman', { kind: 'done' }),
    )
    expect(asked(there)).toBe('gondor decide/path')
  })
})
