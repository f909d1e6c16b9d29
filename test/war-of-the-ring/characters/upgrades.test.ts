/** Aragorn and Gandalf the White: how they come, what they bring, what the White Rider does to the Nazgûl. */
import { describe, expect } from 'vitest'
import type { CharacterId, PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  eventsAs,
  free,
  offered,
  offers,
  refused,
  shadow,
  until,
  type Move,
} from '../support/play'
import { army, garrison, politics, pool, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { attacked, attacking, board, bring, fought, missed, nextTurn, rolls } from './scenes'

const ARAGORN = bring('free-peoples', 'aragorn', 'will-of-the-west')
const WHITE = bring('free-peoples', 'gandalf-the-white', 'will-of-the-west')
/** The last die of the turn is a Will of the West. */
const LAST = { dice: { 'free-peoples': ['will-of-the-west'], shadow: [] } } as const
/** The last die of the turn attacks. */
const LAST_ATTACK = { dice: { 'free-peoples': ['muster-army'], shadow: [] } } as const

const numberOf = (dice: Readonly<Record<string, number>>): number =>
  Object.values(dice).reduce((sum, one) => sum + one, 0)
/** The dice that the Free Peoples have rolled in the next turn. */
const rolledNext = (state: Parameters<typeof nextTurn>[0]): number =>
  numberOf(unused(until(nextTurn(state), 'free-peoples decide/action'), 'free-peoples'))

describe('Aragorn', () => {
  const strider = (where: RegionId | 'fellowship' | 'eliminated', spec: PositionSpec = {}) =>
    board({ ...spec, characters: { strider: where } })

  ruleAllows('character.aragornEntry', 'OR-46: a Will of the West puts him in the place of Strider', () => {
    for (const place of ['minas-tirith', 'dol-amroth', 'pelargir'] as const) {
      const state = after(strider(place), ARAGORN)
      expect([where(state, 'aragorn'), where(state, 'strider')]).toEqual([place, 'replaced'])
      expect(asked(state)).toBe('shadow decide/action')
    }
    expect(offered(strider('pelargir'), { kind: 'bringCharacter' })).toEqual([ARAGORN])
  })

  ruleAllows(
    'character.aragornEntry',
    'CARD-5: also inside the besieged Minas Tirith, where he stays inside',
    () => {
      const start = board({
        armies: { 'minas-tirith': { 'sauron-regular': 5 } },
        besieged: { 'minas-tirith': { 'gondor-regular': 2, strider: 1 } },
      })
      const state = after(start, ARAGORN)
      expect(garrison(state, 'minas-tirith')).toEqual({ 'gondor-regular': 2, aragorn: 1 })
      expect(politics(state, 'gondor')).toBe('active, 2 steps')
    },
  )

  ruleForbids(
    'character.aragornEntry',
    'Strider must stand in one of the three places, and the enemy not hold it',
    () => {
      for (const place of ['lossarnach', 'edoras', 'osgiliath', 'eliminated', 'fellowship'] as const)
        expect([place, refused(strider(place), ARAGORN)]).toEqual([place, ['character.aragornEntry']])
      const held = strider('pelargir', { captured: ['pelargir'] })
      expect(refused(held, ARAGORN)).toEqual(['character.aragornEntry'])
      const together = board({ fellowship: { region: 'minas-tirith' } })
      expect(refused(together, ARAGORN)).toEqual(['character.aragornEntry'])
    },
  )

  ruleForbids(
    'character.aragornEntry',
    'no other result brings him, nor a Will of the West used as Muster',
    () => {
      const state = strider('pelargir')
      expect(refused(state, bring('free-peoples', 'aragorn', 'muster'))).toEqual(['character.aragornEntry'])
      const asMuster = free({
        kind: 'bringCharacter',
        character: 'aragorn',
        die: 'will-of-the-west',
        as: 'muster',
      })
      expect(refused(state, asMuster)).toEqual(['character.aragornEntry'])
    },
  )

  ruleForbids('character.aragornEntry', 'he comes once: not if he is in play, nor once he is lost', () => {
    const there = board({ characters: { aragorn: 'minas-tirith' } })
    expect(refused(there, ARAGORN)).toEqual(['pieces.characters'])
    const lost = board({ characters: { aragorn: 'eliminated' } })
    expect(refused(lost, ARAGORN)).toEqual(['character.aragornEntry'])
  })

  ruleAllows('character.aragorn', 'he brings a die, from the next turn on', () => {
    const two = strider('pelargir', {
      dice: { 'free-peoples': ['will-of-the-west', 'muster'], shadow: ['army'] },
    })
    const now = after(two, ARAGORN)
    expect([pool(now, 'free-peoples'), unused(now, 'free-peoples')]).toEqual([4, { muster: 1 }])
    const next = after(strider('pelargir', LAST), ARAGORN)
    expect([pool(nextTurn(next), 'free-peoples'), rolledNext(next)]).toEqual([5, 5])
  })

  ruleAllows('character.aragorn', 'his die is lost with him, from the next turn on', () => {
    const start = attacking({ 'gondor-regular': 1, aragorn: 1 }, { 'sauron-regular': 1 }, LAST_ATTACK)
    expect(pool(start, 'free-peoples')).toBe(5)
    const fallen = fought(start, 1, 1, 6, 1, 1)
    expect([where(fallen, 'aragorn'), army(fallen, 'dagorlad')]).toEqual(['eliminated', {}])
    expect([pool(nextTurn(fallen), 'free-peoples'), rolledNext(fallen)]).toEqual([4, 4])
  })

  ruleAllows('character.aragorn', 'he leads with 2 and rouses whichever nation he comes to', () => {
    const state = attacked({ 'gondor-regular': 3, aragorn: 1 }, { 'sauron-regular': 1 })
    expect(rolls(state, 'free-peoples')).toBe('4 and 2 again')
    expect(politics(after(strider('pelargir'), ARAGORN), 'gondor')).toBe('active, 2 steps')
    const walked = after(
      board({ characters: { aragorn: 'folde' } }),
      free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      free({ kind: 'goTo', region: 'edoras' }),
    )
    expect(politics(walked, 'rohan')).toBe('active, 3 steps')
  })
})

describe('the coming of Gandalf the White', () => {
  const grey = (where: RegionId | 'fellowship' | 'eliminated', spec: PositionSpec = {}) =>
    board({ ...spec, characters: { 'gandalf-the-grey': where, saruman: 'eliminated', ...spec.characters } })

  ruleAllows(
    'character.gandalfTheWhiteEntry',
    'OR-46: he takes the place of the Grey where that one stands',
    () => {
      const state = after(grey('edoras'), WHITE)
      expect([where(state, 'gandalf-the-white'), where(state, 'gandalf-the-grey')]).toEqual([
        'edoras',
        'replaced',
      ])
      expect([politics(state, 'rohan'), asked(state)]).toEqual(['active, 3 steps', 'shadow decide/action'])
    },
  )

  ruleAllows(
    ['character.gandalfTheWhiteEntry', 'character.aragornEntry'],
    'the events say whose place is taken, and only if somebody stands there',
    () => {
      const replaced = (state: State, move: Move) =>
        eventsAs('CompanionReplaced', state, move).map((event) => Object.values(event))
      const [entry, rule] = ['character.gandalfTheWhiteEntry', 'character.aragornEntry']
      expect(replaced(grey('edoras'), WHITE)).toEqual([
        ['CompanionReplaced', entry, 'gandalf-the-grey', 'gandalf-the-white'],
      ])
      const taken = replaced(board({ characters: { strider: 'pelargir' } }), ARAGORN)
      expect(taken).toEqual([['CompanionReplaced', rule, 'strider', 'aragorn']])
      const lost = after(grey('eliminated'), WHITE)
      expect(replaced(lost, free({ kind: 'goTo', region: 'fangorn' }))).toEqual([])
    },
  )

  ruleAllows(
    'character.gandalfTheWhiteEntry',
    'if the Grey is lost, in Fangorn or an Elven Stronghold',
    () => {
      const state = after(grey('eliminated'), WHITE)
      expect(asked(state)).toBe('free-peoples decide/entry')
      expect(offers(state, 'goTo', 'region')).toEqual([
        'grey-havens',
        'lorien',
        'rivendell',
        'woodland-realm',
        'fangorn',
      ])
      const here = after(state, free({ kind: 'goTo', region: 'fangorn' }))
      expect(army(here, 'fangorn')).toEqual({ 'gandalf-the-white': 1 })
      expect(where(here, 'gandalf-the-grey')).toBe('eliminated')
    },
  )

  ruleAllows('character.gandalfTheWhiteEntry', 'CARD-5: in a besieged Lórien he stands inside', () => {
    const siege = {
      armies: { lorien: { 'sauron-regular': 5 } },
      besieged: { lorien: { 'elves-elite': 2 } },
    } as const
    const state = after(grey('eliminated', siege), WHITE, free({ kind: 'goTo', region: 'lorien' }))
    expect(garrison(state, 'lorien')).toEqual({ 'elves-elite': 2, 'gandalf-the-white': 1 })
  })

  ruleAllows('character.gandalfTheWhiteEntry', 'any of the three Minions will do, in play or lost', () => {
    const minions = [
      { saruman: 'orthanc' },
      { 'witch-king': 'eliminated' },
      { 'witch-king': 'dagorlad' },
      { 'mouth-of-sauron': 'eliminated' },
    ] as const
    for (const minion of minions)
      expect(refused(grey('edoras', { characters: { saruman: 'aside', ...minion } }), WHITE)).toEqual([])
  })

  ruleForbids('character.gandalfTheWhiteEntry', 'not before a Minion has been in play', () => {
    const early = grey('edoras', { characters: { saruman: 'aside' } })
    expect(refused(early, WHITE)).toEqual(['character.gandalfTheWhiteEntry'])
  })

  ruleForbids(
    'character.gandalfTheWhiteEntry',
    'not while the Grey is in the Fellowship, nor a second time',
    () => {
      expect(refused(grey('fellowship'), WHITE)).toEqual(['character.gandalfTheWhiteEntry'])
      const lost = board({ characters: { 'gandalf-the-white': 'eliminated', saruman: 'orthanc' } })
      expect(refused(lost, WHITE)).toEqual(['character.gandalfTheWhiteEntry'])
    },
  )

  ruleForbids(
    'character.gandalfTheWhiteEntry',
    'not by another result, nor where the enemy holds the Stronghold',
    () => {
      expect(refused(grey('edoras'), bring('free-peoples', 'gandalf-the-white', 'muster'))).toEqual([
        'character.gandalfTheWhiteEntry',
      ])
      const held = after(grey('eliminated', { captured: ['lorien'] }), WHITE)
      expect(offers(held, 'goTo', 'region')).toEqual([
        'grey-havens',
        'rivendell',
        'woodland-realm',
        'fangorn',
      ])
      expect(refused(held, free({ kind: 'goTo', region: 'lorien' }))).toEqual([
        'character.gandalfTheWhiteEntry',
      ])
      expect(refused(held, free({ kind: 'goTo', region: 'edoras' }))).toEqual([
        'character.gandalfTheWhiteEntry',
      ])
    },
  )

  ruleAllows(
    'character.gandalfTheWhite',
    'he brings a die from the next turn on, and takes it with him',
    () => {
      const next = after(grey('edoras', LAST), WHITE)
      expect([pool(nextTurn(next), 'free-peoples'), rolledNext(next)]).toEqual([5, 5])
      const both = board({ characters: { 'gandalf-the-white': 'edoras', aragorn: 'pelargir' } })
      expect(pool(both, 'free-peoples')).toBe(6)
      const fallen = fought(
        attacking({ 'gondor-regular': 1, 'gandalf-the-white': 1 }, { 'sauron-regular': 1 }, LAST_ATTACK),
        1,
        6,
        1,
      )
      expect(where(fallen, 'gandalf-the-white')).toBe('eliminated')
      expect(pool(nextTurn(fallen), 'free-peoples')).toBe(4)
    },
  )

  ruleAllows('character.gandalfTheWhite', 'he leads with 1 and adds no strength', () => {
    const state = attacked({ 'gondor-regular': 3, 'gandalf-the-white': 1 }, { 'sauron-regular': 1 })
    expect(rolls(state, 'free-peoples')).toBe('3 and 1 again')
  })
})

describe('Shadowfax', () => {
  const WHITE_IN_FANGORN = { 'gandalf-the-white': 'fangorn' } as const
  const ride = (...company: ReadonlyArray<CharacterId>) => {
    const others = Object.fromEntries(company.map((one) => [one, 'fangorn' as const]))
    const begun = after(
      board({ characters: { ...WHITE_IN_FANGORN, ...others } }),
      free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
    )
    return [...company, 'gandalf-the-white' as const].reduce(
      (state, character) =>
        asked(state).endsWith('traveller') ? after(state, free({ kind: 'join', character })) : state,
      begun,
    )
  }
  const FAR = free({ kind: 'goTo', region: 'lossarnach' })
  const NEAR = free({ kind: 'goTo', region: 'minas-tirith' })

  ruleAllows('character.shadowfax', 'alone or with one Hobbit he goes four regions', () => {
    expect(army(after(ride(), FAR), 'lossarnach')).toEqual({ 'gandalf-the-white': 1 })
    for (const hobbit of ['meriadoc', 'peregrin'] as const)
      expect(army(after(ride(hobbit), FAR), 'lossarnach')).toEqual({ 'gandalf-the-white': 1, [hobbit]: 1 })
  })

  ruleForbids('character.shadowfax', 'with both Hobbits, or with anybody else, he goes three', () => {
    for (const company of [['meriadoc', 'peregrin'], ['boromir']] as const) {
      expect(refused(ride(...company), FAR)).toEqual(['character.shadowfax', 'characters.companions'])
      expect(refused(ride(...company), NEAR)).toEqual([])
    }
  })
})

describe('the White Rider', () => {
  const SILENCE = free({ kind: 'silence' })
  const PASS = free({ kind: 'pass' })
  const DEFENDERS = { 'gondor-regular': 2, 'gandalf-the-white': 1 } as const
  const fight = attacked(DEFENDERS, { 'sauron-regular': 2, nazgul: 2 })

  ruleAllows(
    'character.whiteRider',
    'DP-6.11: asked before the first roll; no Nazgûl leads, nor does he',
    () => {
      expect(asked(fight)).toBe('free-peoples decide/silence')
      expect(
        offered(fight)
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual(['pass', 'silence'])
      const silent = after(fight, SILENCE)
      expect([rolls(silent, 'shadow'), rolls(silent, 'free-peoples')]).toEqual([
        '2 and 0 again',
        '2 and 0 again',
      ])
      expect(eventsAs('NazgulSilenced', fight, SILENCE)).toMatchObject([{ character: 'gandalf-the-white' }])
    },
  )

  ruleAllows('character.whiteRider', 'he may keep his Leadership, and they theirs', () => {
    const loud = after(fight, PASS)
    expect([rolls(loud, 'shadow'), rolls(loud, 'free-peoples')]).toEqual(['2 and 2 again', '2 and 1 again'])
  })

  ruleAllows('character.whiteRider', 'it lasts for the whole battle', () => {
    const second = after(missed(after(fight, SILENCE)), shadow({ kind: 'fight' }), free({ kind: 'fight' }))
    expect([rolls(second, 'shadow'), rolls(second, 'free-peoples')]).toEqual([
      '2 and 0 again',
      '2 and 0 again',
    ])
  })

  ruleAllows('character.whiteRider', 'OR-45: the Witch-king is silenced too, other Leaders are not', () => {
    const lord = attacked({ ...DEFENDERS, 'gondor-leader': 1 }, { 'sauron-regular': 3, 'witch-king': 1 })
    expect(rolls(after(lord, PASS), 'shadow')).toBe('3 and 2 again')
    const silent = after(lord, SILENCE)
    expect([rolls(silent, 'shadow'), rolls(silent, 'free-peoples')]).toEqual([
      '3 and 0 again',
      '2 and 1 again',
    ])
    const mouth = attacked(DEFENDERS, { 'sauron-regular': 3, nazgul: 1, 'mouth-of-sauron': 1 })
    expect(rolls(after(mouth, SILENCE), 'shadow')).toBe('3 and 2 again')
  })

  ruleAllows('character.whiteRider', 'in an attack of his own as well', () => {
    const state = after(attacking(DEFENDERS, { 'sauron-regular': 2, nazgul: 1 }), free({ kind: 'bringAll' }))
    expect(asked(state)).toBe('free-peoples decide/silence')
    expect(rolls(after(state, SILENCE), 'shadow')).toBe('2 and 0 again')
  })

  ruleForbids('character.whiteRider', 'no question without Nazgûl in the battle, nor with the Grey', () => {
    expect(asked(attacked(DEFENDERS, { 'sauron-regular': 2, 'mouth-of-sauron': 1 }))).toBe(
      'nature shadow combat die',
    )
    const old = attacked({ 'gondor-regular': 2, 'gandalf-the-grey': 1 }, { 'sauron-regular': 2, nazgul: 1 })
    expect(asked(old)).toBe('nature shadow combat die')
  })

  ruleForbids('character.whiteRider', 'not in a later round, nor from the rearguard', () => {
    const later = after(missed(after(fight, PASS)), shadow({ kind: 'fight' }), free({ kind: 'fight' }))
    expect(asked(later)).toBe('nature shadow combat die')
    const rear = after(
      attacking(DEFENDERS, { 'sauron-regular': 2, nazgul: 1 }),
      free({ kind: 'bring', piece: 'gondor-regular', number: 1 }),
      free({ kind: 'bring', piece: 'gandalf-the-white', number: 0 }),
    )
    expect(asked(rear)).toBe('nature free-peoples combat die')
  })
})

describe('what they do not do', () => {
  ruleForbids(
    'character.aragorn',
    'a die for him in the turn of his coming, and more than two re-rolls',
    () => {
      const state = board({
        characters: { strider: 'pelargir' },
        dice: { 'free-peoples': ['will-of-the-west', 'muster'], shadow: ['army'] },
      })
      const come = after(state, bring('free-peoples', 'aragorn', 'will-of-the-west'))
      expect(pool(come, 'free-peoples')).toBe(4)
      expect(
        rolls(attacked({ 'gondor-regular': 4, aragorn: 1 }, { 'sauron-regular': 1 }), 'free-peoples'),
      ).toBe('5 and 2 again')
    },
  )

  ruleForbids('character.gandalfTheWhite', 'more than one re-roll for him, and strength in battle', () => {
    expect(
      rolls(
        attacked({ 'gondor-regular': 3, 'gandalf-the-white': 1 }, { 'sauron-regular': 1 }),
        'free-peoples',
      ),
    ).toBe('3 and 1 again')
    expect(rolls(attacked({ 'gondor-regular': 3 }, { 'sauron-regular': 1 }), 'free-peoples')).toBe(
      '3 and 0 again',
    )
  })
})
