/** Why not, while something else goes on: out of turn, in another phase, in another step of a battle. */
import { describe, expect, it } from 'vitest'
import {
  warOfTheRing,
  type Action,
  type CharacterId,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import { freeAttacks, shadowAttacks } from '../combat/scenes'
import { after, asked, dice, free, shadow, table } from '../support/play'

const rules = (state: State, action: Action) => warOfTheRing.whyNot(state, action).map(({ rule }) => rule)
const first = (state: State, action: Action) => warOfTheRing.whyNot(state, action)[0]

/** The Shadow is on turn; the Free Peoples have dice too. */
const others = (spec: PositionSpec = {}): State =>
  table({
    acting: 'shadow',
    dice: { 'free-peoples': ['muster-army', 'event'], shadow: ['army', 'event'] },
    armies: { 'dimrill-dale': { 'sauron-regular': 1 } },
    hands: { 'free-peoples': ['fp-char-01'] },
    ...spec,
  })
const strike = free({ kind: 'attack', from: 'lorien', to: 'dimrill-dale' })
const playEvent = (card: 'fp-char-01' | 'fp-char-02') =>
  free({ kind: 'playEvent', die: 'event', as: 'event', card })

describe('in the turn of the other side', () => {
  it('an attack, a march and a recruit are refused for what they break themselves, then for the turn', () => {
    expect(rules(others(), strike)).toEqual(['battle.atWar', 'turn.actions'])
    expect(rules(others(), free({ kind: 'march', from: 'lorien', to: 'fangorn' }))).toEqual([
      'movement.adjacent',
      'turn.actions',
    ])
    expect(rules(others(), free({ kind: 'recruit', piece: 'elves-regular', region: 'lorien' }))).toEqual([
      'recruiting.atWar',
      'turn.actions',
    ])
  })

  it('so is what a die does', () => {
    expect(rules(others(), playEvent('fp-char-02'))).toEqual(['events.inHand', 'turn.actions'])
    const rouse = free({ kind: 'advanceNation', die: 'muster-army', as: 'muster', nation: 'isengard' })
    expect(rules(others(), rouse)).toEqual(['politics.diplomacy', 'turn.actions'])
    const flight = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
    expect(rules(others(), flight)).toEqual(['turn.usedDice', 'turn.actions'])
  })

  it('what would be right in his own turn is refused for the turn alone', () => {
    const war = others({ politics: { elves: { steps: 0, active: true } } })
    expect(rules(war, strike)).toEqual(['turn.actions'])
    expect(rules(war, playEvent('fp-char-01'))).toEqual(['turn.actions'])
  })

  it('an answer that means nothing now is refused for that', () => {
    expect(first(others(), free({ kind: 'done' }))).toMatchObject({
      rule: 'turn.actions',
      facts: { because: 'no run of choices is under way that could end' },
    })
    expect(first(others(), free({ kind: 'goTo', region: 'moria' }))?.facts['because']).toBe(
      'nobody is on the way who could go there now',
    )
    expect(first(others(), free({ kind: 'pass' }))).toMatchObject({ rule: 'turn.actions' })
  })
})

describe('in another phase', () => {
  const phase = table({
    phase: 'fellowship',
    armies: { 'dimrill-dale': { 'sauron-regular': 1 } },
    hands: { 'free-peoples': ['fp-char-01'] },
  })

  it('the dice are not rolled, and only what is broken whatever they show is named before the phase', () => {
    expect(asked(phase)).toBe('free-peoples decide/declare')
    expect(rules(phase, strike)).toEqual(['battle.atWar', 'turn.phases', 'turn.actions'])
    expect(rules(phase, playEvent('fp-char-02'))).toEqual(['events.inHand', 'turn.phases', 'turn.actions'])
    expect(rules(phase, playEvent('fp-char-01'))).toEqual(['turn.phases', 'turn.actions'])
  })
})

describe('who is to go', () => {
  const own = others({
    acting: 'free-peoples',
    dice: { 'free-peoples': ['character'], shadow: ['army'] },
    characters: { gimli: 'eliminated', legolas: 'edoras' },
  })
  const join = (character: CharacterId) => free({ kind: 'join', character })
  const because = (state: State, character: CharacterId) => first(state, join(character))?.facts['because']

  it('is told where he is, if that is not on the map', () => {
    expect(because(own, 'gimli')).toBe('Gimli is eliminated')
    expect(because(own, 'aragorn')).toBe('Aragorn is not in play')
    expect(because(own, 'saruman')).toBe('Saruman is of the Shadow')
    expect(first(own, join('legolas'))?.after).toBeDefined()
  })

  it('also in the turn of the other side, and before his turn where he is able to', () => {
    expect(because(others({ characters: { gimli: 'eliminated' } }), 'gimli')).toBe('Gimli is eliminated')
    const able = others({ dice: { 'free-peoples': ['character'], shadow: ['army'] } })
    expect(rules(able, join('gimli'))).toEqual(['turn.actions'])
    expect(rules(others(), join('gimli'))).toEqual(['fellowship.separate', 'turn.actions'])
  })

  it('is told so by the question, and that he has gone already', () => {
    const leaving = after(own, free({ kind: 'separate', die: 'character', as: 'character' }))
    expect(because(leaving, 'gimli')).toBe('Gimli is eliminated')
    expect(because(after(leaving, join('strider')), 'strider')).toBe('he is in the group already')
    const both = others({
      acting: 'free-peoples',
      dice: { 'free-peoples': ['character'], shadow: ['army'] },
      characters: { gimli: 'hollin', legolas: 'edoras' },
    })
    const travel = after(both, free({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(because(travel, 'strider')).toBe('Strider is in the Fellowship')
    const gone = after(travel, join('legolas'), free({ kind: 'goTo', region: 'westemnet' }))
    expect(because(gone, 'legolas')).toBe('he has moved already')
  })
})

describe('a moment of its own', () => {
  const because = (state: State, action: Action) => first(state, action)?.facts['because']

  it('is told not to be now', () => {
    const asks: ReadonlyArray<readonly [Action, string]> = [
      [shadow({ kind: 'cease' }), 'no battle is fought now'],
      [shadow({ kind: 'retreat', to: 'moria' }), 'no battle is fought now'],
      [free({ kind: 'takeCorruption' }), 'no Hunt tile does damage now'],
      [shadow({ kind: 'remove', piece: 'sauron-regular' }), 'no Army is too large now'],
      [free({ kind: 'nameGuide', companion: 'strider' }), 'it is not the time to name a Guide'],
      [free({ kind: 'discard', card: 'fp-char-01' }), 'no card is too many now'],
      [free({ kind: 'declare' }), 'it is not the Fellowship phase'],
    ]
    for (const [action, words] of asks) expect(because(others(), action)).toBe(words)
    expect(rules(others(), free({ kind: 'discard', card: 'fp-char-02' }))[0]).toBe('events.inHand')
    const dead = others({ characters: { gimli: 'eliminated' } })
    expect(first(dead, free({ kind: 'nameGuide', companion: 'gimli' }))).toMatchObject({
      rule: 'fellowship.members',
      facts: { because: 'Gimli is eliminated' },
    })
  })

  it('a Fellowship that cannot be declared says why', () => {
    const phase = table({ phase: 'fellowship', fellowship: { region: 'hollin', revealed: true } })
    expect(because(phase, free({ kind: 'declare' }))).toBe('the Fellowship is Revealed')
    const early = table({ phase: 'fellowship' })
    expect(because(early, free({ kind: 'done' }))).toBe('no run of choices is under way that could end')
    expect(because(after(early, free({ kind: 'pass' })), free({ kind: 'declare' }))).toBe(
      'that is settled for this turn',
    )
  })
})

describe('what only a card asks for', () => {
  it('is refused since none does', () => {
    const because = 'no card asks for this now'
    const asks: ReadonlyArray<Action> = [
      shadow({ kind: 'aim', region: 'moria' }),
      shadow({ kind: 'playAnother', card: 'sh-char-01' }),
      shadow({ kind: 'nameNation', nation: 'rohan' }),
      shadow({ kind: 'pick', piece: 'nazgul', region: 'moria' }),
      shadow({ kind: 'chooseNumber', number: 1 }),
      shadow({ kind: 'discardRandom' }),
      shadow({ kind: 'turnDie', die: 'army' }),
    ]
    for (const action of asks)
      expect(first(others(), action)).toMatchObject({ rule: 'events.overrides', facts: { because } })
  })
})

describe('in a battle', () => {
  const scene = {
    attackers: { 'sauron-regular': 4 },
    defenders: { 'elves-regular': 4 },
    shadow: ['sh-strat-24'],
  } as const
  const battle = shadowAttacks(scene)
  const withdraw = free({ kind: 'withdraw' })

  it('nobody goes inside where there is no Stronghold', () => {
    expect(first(battle, withdraw)).toMatchObject({
      rule: 'siege.choice',
      facts: { region: 'dead-marshes', because: 'there is no Stronghold here' },
    })
  })

  it('who had the choice is told the step, and who attacks has none', () => {
    const atHome = shadowAttacks({ ...scene, from: 'dimrill-dale', to: 'lorien' })
    expect(rules(atHome, withdraw)[0]).toBe('battle.steps')
    expect(rules(atHome, shadow({ kind: 'withdraw' }))[0]).toBe('siege.choice')
    expect(rules(battle, shadow({ kind: 'retreat', to: 'morannon' }))[0]).toBe('battle.retreatChoice')
  })

  it('a retreat says what is against the region, before it is asked for', () => {
    const retreat = (to: 'rivendell' | 'osgiliath' | 'druadan-forest') => free({ kind: 'retreat', to })
    const near = shadowAttacks({ ...scene, spec: { armies: { osgiliath: { 'sauron-regular': 1 } } } })
    expect(first(near, retreat('rivendell'))).toMatchObject({
      rule: 'battle.retreat',
      facts: { from: 'dead-marshes', to: 'rivendell', because: 'no way leads there' },
    })
    expect(first(near, retreat('osgiliath'))?.facts['because']).toBe('the enemy holds it')
    expect(rules(near, retreat('druadan-forest'))[0]).toBe('battle.steps')
  })

  it('the besieged are told that they cannot retreat', () => {
    const siege = shadowAttacks({ ...scene, to: 'lorien', siege: true })
    expect(rules(siege, free({ kind: 'retreat', to: 'parth-celebrant' }))[0]).toBe('battle.retreatBesieged')
  })

  it('the word of the Witch-king is only for the Shadow', () => {
    const led = freeAttacks({
      attackers: { 'elves-regular': 4 },
      defenders: { 'sauron-regular': 4, 'witch-king': 1 },
      free: ['fp-char-01'],
    })
    const draw = { kind: 'drawFrom', deck: 'character' } as const
    expect(rules(led, free(draw))[0]).toBe('events.drawAction')
    expect(rules(led, shadow(draw))[0]).toBe('character.sorcerer')
  })

  it('a unit that is not there takes no hit', () => {
    const hit = after(
      shadowAttacks({
        attackers: { 'sauron-regular': 4 },
        defenders: { 'elves-regular': 3, 'elves-elite': 1 },
      }),
      dice(6, 1, 1, 1, 1, 1, 1, 1),
    )
    expect(asked(hit)).toBe('free-peoples decide/casualties')
    for (const piece of ['sauron-regular', 'north-leader', 'gondor-regular'] as const)
      expect(first(hit, free({ kind: 'lose', piece }))).toMatchObject({
        rule: 'battle.hits',
        facts: { piece, hits: 1, because: 'none of these is there' },
      })
    expect(first(hit, free({ kind: 'lose', piece: 'elves-elite' }))?.facts['because']).toBe(
      'it takes two hits',
    )
    expect(first(hit, free({ kind: 'reduce', piece: 'elves-regular' }))?.facts['because']).toBe(
      'only an Elite is reduced',
    )
  })
})

describe('the reason is the one that fails', () => {
  const own = (spec: PositionSpec = {}): State => others({ acting: 'free-peoples', ...spec })

  it('who is not in the Fellowship is refused for that, whatever his Level', () => {
    const guiding = table({
      phase: 'fellowship',
      characters: { gimli: 'eliminated' },
    })
    const asks = after(guiding, free({ kind: 'pass' }))
    expect(asked(asks)).toBe('free-peoples decide/guide')
    const guide = (companion: 'boromir' | 'gimli') => free({ kind: 'nameGuide', companion })
    expect(warOfTheRing.whyNot(asks, guide('gimli'))).toMatchObject([
      { rule: 'fellowship.members', facts: { piece: 'gimli' } },
    ])
    expect(rules(asks, guide('boromir'))).toEqual(['fellowship.guide'])
  })

  it('a march from where nobody is is refused for that alone', () => {
    expect(rules(own(), free({ kind: 'march', from: 'fangorn', to: 'moria' }))).toEqual(['pieces.army'])
    expect(rules(own(), free({ kind: 'march', from: 'hollin', to: 'dimrill-dale' }))).toEqual(['pieces.army'])
  })

  it('nobody recruits figures of the enemy, or a Character as if he were a unit', () => {
    const recruit = (piece: 'sauron-regular' | 'aragorn') =>
      free({ kind: 'recruit', piece, region: 'lorien' })
    expect(rules(own(), recruit('sauron-regular'))).toEqual(['recruiting.figures'])
    expect(first(own(), recruit('aragorn'))).toMatchObject({
      rule: 'characters.cards',
      facts: { piece: 'aragorn' },
    })
  })

  it('the Nazgûl are not of the Free Peoples, and the Fellowship is not the Shadow’s to move', () => {
    expect(rules(own(), free({ kind: 'fly', from: 'minas-morgul' }))).toEqual(['pieces.nazgul'])
    const dark = others({ dice: { 'free-peoples': [], shadow: ['character'] } })
    for (const kind of ['moveFellowship', 'hideFellowship', 'separate'] as const)
      expect(first(dark, shadow({ kind, die: 'character', as: 'character' }))).toMatchObject({
        rule: 'die.character',
        also: ['die.characterShadow'],
      })
  })

  it('a march without its figures is refused by the figures', () => {
    const march = after(own(), free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }))
    expect(first(march, free({ kind: 'bring', piece: 'sauron-regular', number: 1 }))?.facts).toMatchObject({
      piece: 'sauron-regular',
      because: 'none of these is there',
    })
  })

  it('a second Elven Ring in a turn is refused for that', () => {
    const ring = (die: 'event' | 'muster-army') => free({ kind: 'useRing', die, result: 'character' })
    const used = after(own(), ring('event'))
    expect(rules(used, ring('muster-army'))).toEqual(['elvenRings.oncePerTurn'])
  })

  it('no card is named where none asks', () => {
    const lured = after(
      others({ hands: { shadow: ['sh-char-13'] }, fellowship: { region: 'hollin', revealed: true } }),
      shadow({ kind: 'playEvent', die: 'event', as: 'event', card: 'sh-char-13' }),
      dice('boromir'),
    )
    expect(first(lured, shadow({ kind: 'aim', region: 'moria' }))?.facts).toEqual({
      because: 'no card asks for this now',
    })
  })

  it('what a faction wants is named before its die', () => {
    const twilight = own({ config: { twilight: true } })
    const call = (faction: 'corsairs' | 'ents') =>
      free({ kind: 'bringFaction', die: 'event', as: 'event', faction })
    expect(first(twilight, call('corsairs'))).toMatchObject({
      rule: 'twilight.factions',
      facts: { because: 'it is a faction of the enemy' },
    })
    expect(first(twilight, call('ents'))).toMatchObject({
      rule: 'twilight.entsEnter',
      facts: { because: 'Saruman is not in play' },
    })
  })
})
