/** The results of the Action Dice (chapter IV): what each pays for, and what it does not. */
import { describe, expect } from 'vitest'
import { DICE, type Action, type DieFace, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, offered, offers, refused, shadow, table } from '../support/play'
import { army, fellowship, hand, huntBox, politics, reinforcements, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { AT_WAR } from '../support/scenes'
/** War in the south and around Orthanc: Nazgûl there, Strider in Pelargir, no Rings. */
const SPEC: PositionSpec = {
  rings: { 'free-peoples': 0, shadow: 0 },
  politics: { gondor: AT_WAR, rohan: AT_WAR, sauron: AT_WAR, isengard: AT_WAR },
  armies: { orthanc: { 'isengard-regular': 4, 'isengard-elite': 1, nazgul: 1 } },
  characters: { strider: 'pelargir' },
}
/** The Free Peoples act with this die, or the Shadow does. */
const ours = (die: DieFace, more: PositionSpec = {}): State =>
  table({ ...SPEC, dice: { 'free-peoples': [die], shadow: ['muster'] }, ...more })
const theirs = (die: DieFace, more: PositionSpec = {}): State =>
  table({ ...SPEC, acting: 'shadow', dice: { 'free-peoples': ['muster'], shadow: [die] }, ...more })

const told = (action: Action): string => {
  if (!('as' in action)) return action.kind
  const what = 'nation' in action ? ` ${action.nation}` : 'deck' in action ? ` ${action.deck}` : ''
  const who = 'character' in action ? ` ${action.character}` : ''
  return `${action.kind}${what}${who}${action.as === action.die ? '' : ` as ${action.as}`}`
}
/** Everything offered, in a few words each. */
const does = (state: State): ReadonlyArray<string> =>
  offered(state).map((action) => (action.kind === 'chance' ? action.draw : told(action)))

const by = <F extends DieFace>(die: F) => ({ die, as: die }) as const
const MOVES = ['moveFellowship', 'separate', 'moveCharacters', 'moveArmies', 'beginAttack'] as const

describe('the Character result', () => {
  ruleAllows('die.character', 'DP-4.6: it moves or attacks with an Army that is led', () => {
    expect(does(theirs('character'))).toEqual(['moveCharacters', 'moveArmies', 'beginAttack'])
    const march = after(theirs('character'), shadow({ kind: 'moveArmies', ...by('character') }))
    expect([...new Set(offers(march, 'march', 'from'))].sort()).toEqual([
      'barad-dur',
      'dol-guldur',
      'minas-morgul',
      'morannon',
      'orthanc',
    ])
    const strike = after(theirs('character'), shadow({ kind: 'beginAttack', ...by('character') }))
    expect(offered(strike)).toEqual([shadow({ kind: 'attack', from: 'orthanc', to: 'fords-of-isen' })])
  })

  ruleAllows('die.character', 'it moves one Army only', () => {
    const state = ours('character', { armies: { osgiliath: { 'gondor-regular': 1, 'gondor-leader': 1 } } })
    const marched = after(
      state,
      free({ kind: 'moveArmies', ...by('character') }),
      free({ kind: 'march', from: 'osgiliath', to: 'north-ithilien' }),
    )
    expect(army(marched, 'north-ithilien')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
    expect(asked(marched)).toBe('shadow decide/action')
  })

  ruleForbids('die.character', 'it does not advance, recruit or draw, nor move who is not led', () => {
    const state = ours('character')
    const character = by('character')
    expect(refused(state, free({ kind: 'advanceNation', ...character, nation: 'elves' }))).toEqual([
      'character.legolas',
      'die.character',
    ])
    expect(refused(state, free({ kind: 'beginRecruiting', ...character }))).toEqual(['die.character'])
    expect(refused(state, free({ kind: 'drawEvent', ...character, deck: 'strategy' }))).toEqual([
      'die.character',
    ])
    const march = after(state, free({ kind: 'moveArmies', ...character }))
    expect(refused(march, free({ kind: 'march', from: 'osgiliath', to: 'north-ithilien' }))).toEqual([
      'movement.leaderGoes',
    ])
  })

  ruleAllows('die.characterFreePeoples', 'DP-4.6: it also moves the Fellowship and Companions', () => {
    expect(does(ours('character'))).toEqual([...MOVES])
    const seen = ours('character', { fellowship: { revealed: true } })
    expect(does(seen)).toEqual(['hideFellowship', ...MOVES.slice(1)])
    const hidden = after(seen, free({ kind: 'hideFellowship', ...by('character') }))
    expect([fellowship(hidden).revealed, huntBox(hidden, 'free-peoples')]).toEqual([false, 0])
    const moved = after(ours('character'), free({ kind: 'moveFellowship', ...by('character') }))
    expect([fellowship(moved).progress, huntBox(moved, 'free-peoples')]).toEqual([1, 1])
  })

  ruleForbids('die.characterFreePeoples', 'the Shadow cannot do it, nor can other results', () => {
    for (const kind of ['moveFellowship', 'separate'] as const) {
      expect(refused(theirs('character'), shadow({ kind, ...by('character') }))).toEqual([
        'die.character',
        'die.characterShadow',
      ])
      expect(refused(ours('muster'), free({ kind, ...by('muster') }))).toEqual([
        'die.characterFreePeoples',
        'die.muster',
      ])
      expect(refused(ours('event'), free({ kind, ...by('event') }))).toEqual([
        'die.characterFreePeoples',
        'die.event',
      ])
    }
  })

  ruleAllows('die.characterShadow', 'every Nazgûl may fly, one after the other', () => {
    const state = after(theirs('character'), shadow({ kind: 'moveCharacters', ...by('character') }))
    expect(asked(state)).toBe('shadow decide/traveller')
    expect(offers(state, 'fly', 'from')).toEqual([
      'orthanc',
      'barad-dur',
      'dol-guldur',
      'minas-morgul',
      'morannon',
    ])
    const flown = after(
      state,
      shadow({ kind: 'fly', from: 'orthanc' }),
      shadow({ kind: 'goTo', region: 'bree' }),
    )
    const twice = after(flown, shadow({ kind: 'fly', from: 'morannon' }))
    const both = after(twice, shadow({ kind: 'goTo', region: 'bree' }), shadow({ kind: 'done' }))
    expect(army(both, 'bree')).toEqual({ 'north-regular': 1, nazgul: 2 })
    expect(asked(both)).toBe('free-peoples decide/action')
  })

  ruleForbids('die.characterShadow', 'no other result moves Nazgûl without an Army', () => {
    for (const die of ['army', 'muster', 'event'] as const)
      expect(refused(theirs(die), shadow({ kind: 'moveCharacters', ...by(die) }))).toEqual(
        ['die.characterShadow', `die.${die}`].sort(),
      )
    const companions = after(ours('character'), free({ kind: 'moveCharacters', ...by('character') }))
    expect(refused(companions, free({ kind: 'fly', from: 'orthanc' }))).toEqual([
      'pieces.nazgul',
      'turn.wholeAction',
    ])
  })
})

describe('Army, Muster and Event results', () => {
  ruleAllows('die.army', 'DP-4.6: it moves two Armies, led or not, or attacks once', () => {
    expect(does(theirs('army'))).toEqual(['moveArmies', 'beginAttack'])
    const one = after(
      theirs('army', { armies: { nurn: { 'sauron-regular': 1 }, moria: { 'sauron-regular': 1 } } }),
      shadow({ kind: 'moveArmies', ...by('army') }),
      shadow({ kind: 'march', from: 'nurn', to: 'gorgoroth' }),
    )
    expect(asked(one)).toBe('shadow decide/march')
    const two = after(one, shadow({ kind: 'march', from: 'moria', to: 'hollin' }))
    expect([army(two, 'gorgoroth'), army(two, 'hollin')]).toEqual([
      { 'sauron-regular': 4 },
      { 'sauron-regular': 1 },
    ])
    expect(asked(two)).toBe('free-peoples decide/action')
  })

  ruleForbids('die.army', 'it neither musters nor draws nor moves Characters', () => {
    const state = theirs('army')
    expect(refused(state, shadow({ kind: 'beginRecruiting', ...by('army') }))).toEqual(['die.army'])
    expect(refused(state, shadow({ kind: 'drawEvent', ...by('army'), deck: 'character' }))).toEqual([
      'die.army',
    ])
    expect(refused(state, shadow({ kind: 'advanceNation', ...by('army'), nation: 'southrons' }))).toEqual([
      'die.army',
    ])
    expect(refused(state, shadow({ kind: 'bringCharacter', ...by('army'), character: 'saruman' }))).toEqual([
      'die.army',
    ])
  })

  ruleAllows('die.muster', 'DP-4.6: it advances a nation, recruits, or brings in a Minion', () => {
    expect(does(theirs('muster'))).toEqual([
      'advanceNation southrons',
      'beginRecruiting',
      'bringCharacter saruman',
      'bringCharacter witch-king',
    ])
    const state = theirs('muster')
    const saruman = after(state, shadow({ kind: 'bringCharacter', ...by('muster'), character: 'saruman' }))
    expect(where(saruman, 'saruman')).toBe('orthanc')
    const advanced = after(state, shadow({ kind: 'advanceNation', ...by('muster'), nation: 'southrons' }))
    expect(politics(advanced, 'southrons')).toBe('active, 1 step')
    expect(does(ours('muster'))).toEqual([
      'advanceNation dwarves',
      'advanceNation elves',
      'advanceNation north',
      'beginRecruiting',
    ])
  })

  const recruiting = after(ours('muster'), free({ kind: 'beginRecruiting', ...by('muster') }))

  ruleAllows('die.muster', 'OR-13: one figure may be recruited where two are allowed', () => {
    const one = after(recruiting, free({ kind: 'recruit', piece: 'gondor-regular', region: 'pelargir' }))
    expect(asked(one)).toBe('free-peoples decide/recruit')
    const done = after(one, free({ kind: 'done' }))
    expect(army(done, 'pelargir')).toEqual({ 'gondor-regular': 2, strider: 1 })
    expect(reinforcements(done, 'free-peoples')['gondor-regular']).toBe(5)
    expect(asked(done)).toBe('shadow decide/action')
  })

  ruleForbids('die.muster', 'OR-13: nobody at all is no recruiting', () => {
    expect(refused(recruiting, free({ kind: 'done' }))).toEqual(['turn.wholeAction'])
  })

  ruleForbids('die.muster', 'it moves nobody, and recruits only for nations at war', () => {
    for (const kind of MOVES)
      expect(refused(ours('muster'), free({ kind, ...by('muster') }))).toContain('die.muster')
    const dwarf = free({ kind: 'recruit', piece: 'dwarves-regular', region: 'erebor' })
    expect(refused(recruiting, dwarf)).toEqual(['recruiting.atWar'])
    const peace = table({ dice: { 'free-peoples': ['muster'], shadow: ['muster'] } })
    expect(refused(peace, free({ kind: 'beginRecruiting', ...by('muster') }))).toEqual(['recruiting.when'])
  })

  ruleAllows('die.event', 'DP-4.6, DP-5.1: it draws from either deck', () => {
    expect(does(ours('event'))).toEqual(['drawEvent character', 'drawEvent strategy'])
    const drew = after(
      theirs('event'),
      shadow({ kind: 'drawEvent', ...by('event'), deck: 'strategy' }),
      dice('sh-strat-12'),
    )
    expect(hand(drew, 'shadow')).toEqual(['sh-strat-12'])
  })

  ruleForbids('die.event', 'without a card to play it does nothing else', () => {
    for (const kind of MOVES)
      expect(refused(ours('event'), free({ kind, ...by('event') }))).toContain('die.event')
    expect(refused(ours('event'), free({ kind: 'beginRecruiting', ...by('event') }))).toEqual(['die.event'])
  })

  ruleAllows('die.musterArmy', 'DP-4.6: it does what either could do', () => {
    expect(does(ours('muster-army'))).toEqual([
      'moveArmies as army',
      'beginAttack as army',
      'advanceNation dwarves as muster',
      'advanceNation elves as muster',
      'advanceNation north as muster',
      'beginRecruiting as muster',
    ])
  })

  ruleForbids('die.musterArmy', 'it does one of them, once, and is no other result', () => {
    const state = ours('muster-army')
    const as = { die: 'muster-army', as: 'muster' } as const
    const used = after(state, free({ kind: 'advanceNation', ...as, nation: 'elves' }))
    expect([unused(used, 'free-peoples'), asked(used)]).toEqual([{}, 'shadow decide/action'])
    const step = free({ kind: 'moveFellowship', die: 'muster-army', as: 'character' })
    expect(refused(state, step)).toEqual(['die.musterArmy'])
    expect(refused(state, free({ kind: 'moveArmies', ...as }))).toEqual(['die.muster'])
  })
})

describe('the special results', () => {
  ruleAllows('die.eye', 'it lies in the Hunt box and hunts', () => {
    const state = after(
      table({ phase: 'action-roll' }),
      dice(...Array<'character'>(4).fill('character'), ...Array<'eye'>(7).fill('eye')),
    )
    expect([huntBox(state, 'shadow'), unused(state, 'shadow')]).toEqual([7, {}])
  })

  ruleForbids('die.eye', 'there is no action with it', () => {
    const state = theirs('army', { huntBox: { shadow: 2 } })
    expect(refused(state, shadow({ kind: 'moveArmies', ...by('eye') }))).toEqual(['die.eye', 'turn.usedDice'])
    expect(() => theirs('eye')).toThrow(/an eye lies in the Hunt box \(die.eye\)/)
  })

  const will = ours('will-of-the-west')

  ruleAllows('die.willOfTheWest', 'DP-4.6, OR-11: it is used as the result that is named', () => {
    expect(does(will)).toEqual([
      ...MOVES.map((kind) => `${kind} as character`),
      'moveArmies as army',
      'beginAttack as army',
      'advanceNation dwarves as muster',
      'advanceNation elves as muster',
      'advanceNation north as muster',
      'beginRecruiting as muster',
      'drawEvent character as event',
      'drawEvent strategy as event',
      'bringCharacter aragorn',
    ])
    const step = free({ kind: 'moveFellowship', die: 'will-of-the-west', as: 'character' })
    expect(huntBox(after(will, step), 'free-peoples')).toBe(1)
    expect(eventsAs('DieUsed', will, step)).toMatchObject([{ die: 'will-of-the-west', as: 'character' }])
  })

  ruleAllows('die.willOfTheWest', 'it brings Aragorn, and Gandalf the White after a Minion', () => {
    const aragorn = { kind: 'bringCharacter', ...by('will-of-the-west'), character: 'aragorn' } as const
    const crowned = after(will, free(aragorn))
    expect([where(crowned, 'aragorn'), where(crowned, 'strider')]).toEqual(['pelargir', 'replaced'])
    const grey = ours('will-of-the-west', {
      characters: { 'gandalf-the-grey': 'edoras', saruman: 'orthanc' },
    })
    const white = after(grey, free({ ...aragorn, character: 'gandalf-the-white' }))
    expect([where(white, 'gandalf-the-white'), where(white, 'gandalf-the-grey')]).toEqual([
      'edoras',
      'replaced',
    ])
  })

  ruleForbids('die.willOfTheWest', 'it is no Eye, and by itself no ordinary result', () => {
    const eye = free({ kind: 'moveArmies', die: 'will-of-the-west', as: 'eye' })
    expect(refused(will, eye)).toEqual(['die.willOfTheWest'])
    expect(refused(will, free({ kind: 'moveArmies', ...by('will-of-the-west') }))).toEqual([
      'die.willOfTheWest',
    ])
    const comes = { kind: 'bringCharacter', character: 'aragorn' } as const
    const entry = ['character.aragornEntry']
    expect(refused(ours('muster'), free({ ...comes, ...by('muster') }))).toEqual(entry)
    expect(refused(will, free({ ...comes, die: 'will-of-the-west', as: 'muster' }))).toEqual(entry)
  })

  const strider: PositionSpec = { characters: {}, fellowship: { revealed: true, guide: 'strider' } }
  const HIDE = free({ kind: 'hideFellowship', ...by('event') })

  ruleAllows('die.abilities', 'Strider as Guide hides the Fellowship with any die', () => {
    expect(does(ours('event', strider))).toEqual([
      'drawEvent character',
      'drawEvent strategy',
      'hideFellowship',
    ])
    expect(fellowship(after(ours('event', strider), HIDE)).revealed).toBe(false)
  })

  ruleAllows('die.abilities', 'once a turn a Muster serves the Mouth of Sauron as an Army result', () => {
    const state = theirs('muster', {
      dice: { 'free-peoples': [], shadow: ['muster', 'muster'] },
      characters: { 'mouth-of-sauron': 'barad-dur' },
      armies: { nurn: { 'sauron-regular': 1 } },
    })
    const march = shadow({ kind: 'moveArmies', die: 'muster', as: 'army' })
    expect(refused(state, march)).toEqual([])
    const moved = after(state, march, shadow({ kind: 'march', from: 'nurn', to: 'gorgoroth' }))
    const done = after(moved, shadow({ kind: 'done' }))
    expect(refused(done, march)).toEqual(['die.muster'])
  })

  ruleForbids('die.abilities', 'without the card, or for something else, the result counts', () => {
    const gandalf = { ...strider, fellowship: { revealed: true, guide: 'gandalf-the-grey' } } as const
    expect(refused(ours('event', gandalf), HIDE)).toEqual([
      'character.strider',
      'die.characterFreePeoples',
      'die.event',
    ])
    expect(refused(ours('event', strider), free({ kind: 'separate', ...by('event') }))).toEqual([
      'die.characterFreePeoples',
      'die.event',
    ])
    const boromir = { kind: 'bringCharacter', ...by('muster'), character: 'boromir' } as const
    expect(refused(ours('muster'), free(boromir))).toEqual(['die.abilities'])
  })

  ruleAllows('die.faces', 'two Characters and a Will on one die, an Eye on the other, the rest once', () => {
    expect(DICE.action['free-peoples'].faces).toEqual([
      'character',
      'character',
      'muster',
      'event',
      'muster-army',
      'will-of-the-west',
    ])
    expect(DICE.action.shadow.faces).toEqual(['character', 'army', 'muster', 'event', 'muster-army', 'eye'])
    expect(() => table({ dice: { 'free-peoples': ['army'], shadow: [] } })).toThrow(/die.faces/)
  })
})

describe('dice left unused', () => {
  ruleForbids('turn.usedDice', 'a result that did not come up cannot be left unused', () => {
    const state = table({ dice: { 'free-peoples': ['event'], shadow: ['event'] } })
    expect(refused(state, free({ kind: 'skipDie', die: 'muster' }))).toEqual([
      'turn.actions',
      'turn.usedDice',
    ])
  })
})
