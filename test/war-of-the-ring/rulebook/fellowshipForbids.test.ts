/** What the Fellowship, the Hunt and the cards of Characters keep from happening (chapters VIII and IX). */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, fresh, offers, refused, shadow, table, until } from '../support/play'
import { AT_WAR, attacked, attacking, board, bring, dark, rolls } from '../characters/scenes'
import { fellowship, pool, politics, where } from '../support/read'
import { ruleForbids } from '../support/rules'

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const SEPARATE = free({ kind: 'separate', die: 'character', as: 'character' })
/** Hunters in the Hunt box, and Character results to move with. */
const acting = (spec: PositionSpec = {}, hunters = 1): State =>
  table({
    dice: { 'free-peoples': ['character', 'character'], shadow: ['army'] },
    huntBox: { shadow: hunters },
    ...spec,
  })

describe('the Fellowship', () => {
  ruleForbids('fellowship.members', 'one who has left to guide, to be hunted or to leave again', () => {
    const asking = after(
      table({ phase: 'fellowship', characters: { 'gandalf-the-grey': 'bree', strider: 'bree' } }),
      free({ kind: 'pass' }),
    )
    expect(refused(asking, free({ kind: 'nameGuide', companion: 'strider' }))).toEqual([
      'fellowship.guide',
      'fellowship.members',
    ])
    const leaving = after(acting({ characters: { strider: 'bree' } }), SEPARATE)
    expect(refused(leaving, free({ kind: 'join', character: 'strider' }))).toEqual([
      'fellowship.noReturn',
      'fellowship.separate',
    ])
  })

  ruleForbids('fellowship.lastPosition', 'a declaration from where the Fellowship might be by now', () => {
    const far = table({ phase: 'fellowship', fellowship: { region: 'rivendell', progress: 3 } })
    const going = after(far, free({ kind: 'declare' }))
    expect(refused(going, free({ kind: 'goTo', region: 'moria' }))).toEqual(['fellowship.path'])
    expect(refused(going, free({ kind: 'goTo', region: 'trollshaws' }))).toEqual([])
  })

  ruleForbids('fellowship.progress', 'a step while Revealed, and more steps back than were counted', () => {
    expect(refused(acting({ fellowship: { revealed: true } }), MOVE)).toEqual(['fellowship.revealed'])
    const one = after(
      table({ phase: 'fellowship', fellowship: { region: 'rivendell', progress: 1 } }),
      free({ kind: 'declare' }),
      free({ kind: 'goTo', region: 'trollshaws' }),
    )
    expect(fellowship(one)).toMatchObject({ region: 'trollshaws', progress: 0 })
    expect(asked(one)).not.toBe('free-peoples decide/path')
  })

  ruleForbids('fellowship.companionCards', 'Gimli to rouse Rohan, or Merry to go as far as Legolas', () => {
    const walking = (character: 'gimli' | 'meriadoc', from: 'folde') =>
      after(
        board({ characters: { [character]: from } }),
        free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      )
    const there = after(walking('gimli', 'folde'), free({ kind: 'goTo', region: 'edoras' }))
    expect([where(there, 'gimli'), politics(there, 'rohan')]).toEqual(['edoras', 'passive, 3 steps'])
    const far = free({ kind: 'goTo', region: 'westemnet' })
    expect(refused(walking('meriadoc', 'folde'), far)).toEqual([])
    expect(refused(walking('meriadoc', 'folde'), free({ kind: 'goTo', region: 'fords-of-isen' }))).toEqual([
      'characters.companions',
    ])
    expect(refused(walking('gimli', 'folde'), free({ kind: 'goTo', region: 'fords-of-isen' }))).toEqual([])
  })

  ruleForbids('fellowship.firstGuide', 'Strider to guide before the Free Peoples name him', () => {
    const declaring = until(fresh(), 'free-peoples decide/declare')
    expect(fellowship(declaring).guide).toBe('gandalf-the-grey')
    const kept = after(
      declaring,
      free({ kind: 'pass' }),
      free({ kind: 'nameGuide', companion: 'gandalf-the-grey' }),
    )
    expect(fellowship(kept).guide).toBe('gandalf-the-grey')
    const hides = acting({ fellowship: { revealed: true }, dice: { 'free-peoples': ['event'], shadow: [] } })
    const event = free({ kind: 'hideFellowship', die: 'event', as: 'event' })
    expect(refused(hides, event)).toEqual(['character.strider', 'die.characterFreePeoples', 'die.event'])
  })

  ruleForbids('fellowship.companionsPlace', 'Companions to set out from anywhere else', () => {
    const leaving = after(
      acting({ fellowship: { region: 'moria' } }),
      SEPARATE,
      free({ kind: 'join', character: 'gimli' }),
      free({ kind: 'done' }),
    )
    expect(refused(leaving, free({ kind: 'goTo', region: 'dimrill-dale' }))).toEqual([])
    expect(refused(leaving, free({ kind: 'goTo', region: 'rivendell' }))).toEqual([
      'fellowship.separateReach',
    ])
  })
})

describe('the Hunt', () => {
  /** Whether an outcome of the pending draw is none of it. */
  const comesNot = (state: State, outcome: string): boolean =>
    E.isLeft(warOfTheRing.applyAction(state, { seat: 'nature', kind: 'chance', draw: 'hunt tile', outcome }))
  const hunted = after(acting(), MOVE, { seat: 'nature', kind: 'chance', draw: 'hunt die', outcome: 6 })

  ruleForbids('hunt.standardTiles', 'a standard tile of four, and a plain 3 to reveal', () => {
    expect(comesNot(hunted, 'standard-4')).toBe(true)
    expect(comesNot(hunted, 'standard-3-reveal')).toBe(true)
    const three = after(hunted, dice('standard-3'), free({ kind: 'takeCorruption' }))
    expect(fellowship(three)).toMatchObject({ corruption: 3, revealed: false })
  })

  ruleForbids('mordor.place', 'those in Gorgoroth to take part in what happens on the track', () => {
    const track = (armies: PositionSpec['armies']) =>
      acting({ fellowship: { mordor: 1 }, armies: armies ?? {} })
    const crowd = track({ gorgoroth: { 'sauron-regular': 5, nazgul: 2 } })
    expect(asked(after(crowd, MOVE))).toBe('nature hunt tile')
    expect(refused(crowd, SEPARATE)).toEqual(['fellowship.separate', 'mordor.separate'])
    const flying = after(
      table({
        fellowship: { mordor: 1 },
        acting: 'shadow',
        dice: { 'free-peoples': [], shadow: ['character'] },
      }),
      shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      shadow({ kind: 'fly', from: 'barad-dur' }),
    )
    expect(offers(flying, 'goTo', 'region')).toContain('gorgoroth')
    expect(offers(flying, 'goTo', 'region')).not.toContain('mordor')
  })
})

describe('the cards of Characters', () => {
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

  ruleForbids('character.saruman', 'a die for him at once, and one for a Minion who is not there', () => {
    const state = dark({ politics: { isengard: AT_WAR } })
    const come = after(state, bring('shadow', 'saruman', 'muster'))
    expect([where(come, 'saruman'), pool(come, 'shadow')]).toEqual(['orthanc', 7])
    expect(() => dark({ pool: { shadow: 11 } })).toThrow(/dicePool.shadow/)
  })

  ruleForbids(
    'character.witchKing',
    'a nation to be moved by his coming, or one of the Shadow roused',
    () => {
      const morgul = dark({
        armies: { 'minas-morgul': { 'sauron-regular': 2 } },
        politics: { sauron: AT_WAR, southrons: { steps: 2 } },
      })
      const come = after(morgul, bring('shadow', 'witch-king', 'muster'))
      expect(where(come, 'witch-king')).toBe('minas-morgul')
      expect([politics(come, 'gondor'), politics(come, 'southrons')]).toEqual([
        'active, 2 steps',
        'active, 2 steps',
      ])
      expect(
        rolls(attacking({ 'gondor-regular': 1 }, { 'sauron-regular': 3, 'witch-king': 1 }), 'shadow'),
      ).toBe('3 and 2 again')
    },
  )

  ruleForbids('character.mouthOfSauron', 'a die for him in the turn of his coming', () => {
    const state = dark({
      fellowship: { mordor: 0 },
      dice: { 'free-peoples': ['event'], shadow: ['muster', 'army'] },
    })
    const come = after(
      state,
      bring('shadow', 'mouth-of-sauron', 'muster'),
      shadow({ kind: 'goTo', region: 'barad-dur' }),
    )
    expect([where(come, 'mouth-of-sauron'), pool(come, 'shadow')]).toEqual(['barad-dur', 7])
    expect(refused(state, bring('shadow', 'mouth-of-sauron', 'army'))).toEqual(['die.army'])
  })
})
