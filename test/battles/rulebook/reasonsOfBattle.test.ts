/**
 * What a referee would say in and about battles: chapter 9, before an attack, in a round, at its end.
 */
import { describe, expect, test } from 'vitest'
import { battles } from '../../../src/battles'
import { fight } from '../support/battle'
import { answer, chance, PASS, scene, tactics, YES, type Scene } from '../support/play'
import { reasons } from '../support/reasons'

const NO_BATTLE = ['battle.sequence', 'there is no battle now']

/** The Shadow with these dice at the set-up. */
const start = (dice: Readonly<Record<string, number>>) =>
  scene({ empty: false, dice: { free: { muster: 1 }, shadow: dice }, acting: 'shadow', position: 'balcony' })

describe('before a battle', () => {
  const attacks = (region: string) => ({ kind: 'attack', region })
  const of = (region: string, dice = { army: 1 }) => reasons(start(dice), 'shadow', attacks(region))

  test('nobody to attack, too far, or a move first', () => {
    expect(of('upper-isen')).toEqual([['battle.begins', 'no Army of the Free Peoples is in Upper Isen']])
    expect(of('edoras')).toEqual([
      ['battle.begins', 'no Army of the Shadow can come next to Edoras in one move'],
    ])
    expect(of('fords-of-isen')).toEqual([
      [
        'battle.begins',
        'no Army of the Shadow is next to it: first East Nan Curunír would move to Upper Isen',
      ],
    ])
  })

  test('no die for an attack', () => {
    const event = { event: 1 } as never
    expect(of('west-fords', event)).toEqual([
      ['actions.alternate', 'no unused die of the Shadow can be used as Army or Character or Eye'],
    ])
  })

  test('out of turn: what is wrong, then whose turn it is', () => {
    const turn = ['turn.actions', 'it is the turn of the Shadow']
    const theirs = (region: string) => reasons(start({ army: 1 }), 'free', attacks(region))
    expect(theirs('edoras')).toContainEqual(['battle.begins', 'no Army of the Shadow is in Edoras'])
    expect(theirs('edoras')).toContainEqual(turn)
  })

  test('in the middle of an action its die is not what is missing', () => {
    const six = answer(start({ army: 1 }), { kind: 'takeDie', die: 'army' })
    expect(reasons(six, 'shadow', { kind: 'useAbility', character: 'saruman', ability: 3 })).toEqual([
      ['turn.actions', 'the action of the Shadow is under way'],
    ])
  })

  test('what belongs to a battle', () => {
    const quiet = start({ army: 1 })
    expect(reasons(quiet, 'shadow', { kind: 'retreat', region: 'orthanc' })).toEqual([NO_BATTLE])
    expect(reasons(quiet, 'shadow', { kind: 'reroll', dice: '1' })).toEqual([NO_BATTLE])
    expect(reasons(quiet, 'free', { kind: 'reroll', dice: '1' })).toEqual([
      NO_BATTLE,
      ['turn.actions', 'it is the turn of the Shadow'],
    ])
  })

  test('a Combat card that is not held, or is none', () => {
    const held = scene({
      empty: false,
      dice: { free: { event: 1 }, shadow: {} },
      hands: { free: ['west-wind'] },
    })
    expect(reasons(held, 'free', { kind: 'playCombat', card: 'west-wind' })).toEqual([
      ['cards.combatHalf', 'West Wind is a card of the Story deck of the Free Peoples'],
      NO_BATTLE,
    ])
  })
})

const battle = () =>
  fight(
    'upper-isen',
    { units: { 'uruk-hai': 3 }, tokens: 1 },
    'east-fords',
    { units: { riders: 2 }, leaders: 1 },
    { hands: { free: ['generic-1', 'horns-in-the-dale'], shadow: ['generic-2'] } },
  )

/** All dice that wait to be rolled show a three. */
const threes = (played: Scene): Scene => {
  while (battles.actors(played.state).includes('nature')) chance(played, 3)
  return played
}

describe('in a round', () => {
  const chooses = (token: string) => ({ kind: 'chooseTactics', token })

  test('tokens of Units that do not fight, and a second token', () => {
    expect(reasons(battle(), 'shadow', chooses('warg-riders'))).toEqual([
      ['battle.available', 'no Warg Riders fight for the Shadow'],
    ])
    const chosen = answer(battle(), { ...chooses('riders'), seat: 'free' } as never)
    expect(reasons(chosen, 'free', chooses('regroup'))).toEqual([
      ['round.tactics', 'the token of this round is chosen'],
    ])
  })

  test('a die or a retreat in the middle of it', () => {
    expect(reasons(battle(), 'shadow', { kind: 'takeDie', die: 'army' })).toContainEqual([
      'turn.actions',
      'the battle in East Fords is being fought',
    ])
    expect(reasons(battle(), 'free', { kind: 'retreat', region: 'thrihyrne' })).toEqual([
      ['round.end', 'the round is not over'],
    ])
    expect(reasons(battle(), 'shadow', { kind: 'rout', region: 'upper-isen' })).toEqual([
      ['battle.cease', 'the attacker is the Shadow'],
    ])
  })

  test('Combat cards: not held, no Combat half, another token', () => {
    const plays = (card: string) => ({ kind: 'playCombat', card })
    const asked = tactics(battle(), 'combat-event', 'uruk-hai')
    expect(reasons(asked, 'free', plays('generic-9'))).toEqual([
      ['battle.combatEvent', 'Swift Blow / Every Hand is not in the hand of the Free Peoples'],
    ])
    expect(reasons(asked, 'free', plays('horns-in-the-dale'))).toEqual([
      ['cards.combatHalf', 'Horns in the Dale is a card of the Story deck of the Free Peoples'],
    ])
    expect(reasons(asked, 'shadow', plays('generic-2'))).toEqual([
      ['battle.combatEvent', 'the token of the Shadow is Uruk-hai'],
    ])
  })

  test('more dice than Leadership allows', () => {
    const rolled = threes(tactics(battle(), 'regroup', 'regroup'))
    expect(reasons(rolled, 'free', { kind: 'reroll', dice: '1-2' })).toEqual([
      ['round.reroll', 'the Free Peoples: at most 1 of 5 dice'],
    ])
  })
})

describe('at the end of a round', () => {
  const keeps = { kind: 'reroll', dice: 'none' } as const
  const ended = (token: string) =>
    threes(
      answer(
        threes(tactics(battle(), token, 'uruk-hai')),
        { ...keeps, seat: 'free' },
        { ...keeps, seat: 'shadow' },
      ),
    )
  const out = (token: string) => answer(ended(token), YES)
  const leaves = (kind: string, region: string) => ({ kind, region })

  test('the attacker decides first', () => {
    expect(reasons(ended('riders'), 'free', leaves('rout', 'thrihyrne'))).toEqual([
      ['round.end', 'first the attacker goes on or ceases'],
    ])
  })

  test('a retreat wants the Regroup token', () => {
    expect(reasons(out('riders'), 'free', leaves('retreat', 'thrihyrne'))).toEqual([
      ['battle.regroup', 'the token of the round was Riders'],
    ])
  })

  test('a way that is none', () => {
    const of = (region: string) => reasons(out('riders'), 'free', leaves('rout', region))
    expect(of('upper-isen')).toEqual([['retreat.where', 'an Army of the Shadow is in Upper Isen']])
    expect(of('edoras')).toEqual([['retreat.where', 'Edoras is not adjacent to East Fords']])
    expect(of('westmark-hills')).toEqual([
      ['retreat.where', 'an Army of the Shadow is next to Westmark Hills'],
    ])
    expect(of('where-the-attacker-says')).toEqual([
      ['retreat.sent', 'the Army has a way of its own: Deeping Coomb or Thrihyrne'],
    ])
  })

  test('a token that is spent', () => {
    const next = answer(out('riders'), PASS)
    expect(reasons(next, 'free', { kind: 'chooseTactics', token: 'riders' })).toEqual([
      ['battle.available', 'Riders is spent'],
    ])
  })
})
