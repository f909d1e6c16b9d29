/**
 * What a referee would say of tokens, cards, dice and ways out at the wrong moment of a battle: chapter 9.
 */
import { describe, expect, test } from 'vitest'
import { battles, type PositionSpec } from '../../../src/battles'
import { attack, fight, type Force } from '../support/battle'
import { answer, chance, PASS, region, scene, tactics, take, use, YES, type Scene } from '../support/play'
import { reasons, why } from '../support/reasons'

const SHADOW: Force = { units: { 'uruk-hai': 3 }, tokens: 1 }
const FREE: Force = { units: { riders: 2 }, leaders: 1 }

const battle = (more: PositionSpec = {}, free = FREE, shadow = SHADOW): Scene =>
  fight('upper-isen', shadow, 'east-fords', free, {
    hands: { free: ['generic-1'], shadow: ['generic-2'] },
    ...more,
  })

/** All dice that wait to be rolled show this. */
const all = (played: Scene, eyes: number): Scene => {
  while (battles.actors(played.state).includes('nature')) chance(played, eyes)
  return played
}

/** Of one side the first die hits, all others miss. */
const firstHits = (played: Scene, side: string): Scene => {
  let left = 1
  while (battles.actors(played.state).includes('nature')) {
    const hits = left > 0 && battles.chances(played.state)[0]?.action.draw === `combat.${side}`
    if (hits) left--
    chance(played, hits ? 6 : 1)
  }
  return played
}

const chooses = (token: string) => ({ kind: 'chooseTactics', token })
const plays = (card: string) => ({ kind: 'playCombat', card })
const rerolls = (dice: string) => ({ kind: 'reroll', dice }) as const
const leaves = (kind: string, to: string) => ({ kind, region: to })

/** Both keep their dice. */
const kept = (played: Scene): Scene =>
  all(answer(played, { ...rerolls('none'), seat: 'free' }, { ...rerolls('none'), seat: 'shadow' }), 3)

describe('Tactics tokens', () => {
  test('before the first round, and when they are shown', () => {
    const superior = attack('westmark-hills', { units: { 'warg-riders': 2 } }, 'deeping-coomb', {
      units: { footmen: 1 },
    })
    expect(why(superior, 'free', chooses('regroup'))).toEqual(['round.tactics', 'the round has not begun'])
    const shown = all(tactics(battle(), 'riders', 'uruk-hai'), 3)
    expect(why(shown, 'free', chooses('regroup'))).toEqual([
      'round.tactics',
      'the tokens of this round are shown',
    ])
  })

  test('a token that an effect bars', () => {
    const next = answer(kept(firstHits(tactics(battle(), 'riders', 'regroup'), 'free')), PASS, YES, PASS)
    expect(why(next, 'shadow', chooses('regroup'))).toEqual([
      'battle.available',
      'an effect bars Regroup in this round',
    ])
  })
})

describe('Combat cards', () => {
  test('before tokens are shown, when it is chosen, and when it is too late', () => {
    expect(why(battle(), 'free', plays('generic-1'))).toEqual([
      'battle.combatEvent',
      'no Tactics token is shown yet',
    ])
    const asked = tactics(battle(), 'combat-event', 'combat-event')
    const chosen = answer(asked, { kind: 'pass', seat: 'free' })
    expect(why(chosen, 'free', plays('generic-1'))).toEqual([
      'battle.combatEvent',
      'whether a card is played is chosen',
    ])
    const over = all(answer(chosen, { kind: 'pass', seat: 'shadow' }), 3)
    expect(why(over, 'free', plays('generic-1'))).toEqual([
      'battle.combatEvent',
      'the moment for Combat cards is over',
    ])
  })

  test('first come the cards on the table; a token that they cancel plays none', () => {
    const crows = tactics(battle({ table: { shadow: ['crows-overhead'] } }), 'combat-event', 'uruk-hai')
    expect(why(crows, 'free', plays('generic-1'))).toEqual([
      'battle.combatEvent',
      'first come the cards on the table',
    ])
    const cancelled = answer(crows, { kind: 'playCard', card: 'crows-overhead' })
    expect(why(all(cancelled, 3), 'free', plays('generic-1'))).toEqual([
      'battle.combatEvent',
      'the token was cancelled',
    ])
  })

  test('a card that does not lie on the table', () => {
    const crows = tactics(battle({ table: { shadow: ['crows-overhead'] } }), 'combat-event', 'uruk-hai')
    expect(why(crows, 'shadow', { kind: 'playCard', card: 'generic-2' })).toEqual([
      'cards.playing',
      'it does not lie on the table to be used now',
    ])
  })
})

describe('the Leader Re-roll', () => {
  const rolled = () =>
    all(tactics(battle({}, { units: { footmen: 2 }, leaders: 3 }), 'regroup', 'regroup'), 3)

  test('dice that there are not, dice that are named, no moment for it', () => {
    expect(why(rolled(), 'free', rerolls('4'))).toEqual([
      'round.reroll',
      'the Free Peoples: only 3 dice are rolled',
    ])
    const named = answer(rolled(), { ...rerolls('none'), seat: 'free' })
    expect(why(named, 'free', rerolls('1'))).toEqual(['round.reroll', 'the dice are named'])
    expect(why(battle(), 'free', rerolls('1'))).toEqual(['round.reroll', 'dice are not rolled again now'])
  })
})

describe('ways out', () => {
  const out = (token: string, more: PositionSpec = {}, free = FREE): Scene =>
    answer(kept(all(tactics(battle(more, free), token, 'uruk-hai'), 3)), YES)

  test('into an enemy Settlement, across a Stream', () => {
    const taken = out('riders', {
      regions: {
        'upper-isen': { side: 'shadow', ...SHADOW },
        'east-fords': { side: 'free', ...FREE },
        thrihyrne: { controller: 'shadow' },
      },
    })
    expect(why(taken, 'free', leaves('rout', 'thrihyrne'))).toEqual([
      'retreat.where',
      'Thrihyrne is controlled by the Shadow',
    ])
    expect(why(taken, 'free', leaves('rout', 'fords-of-isen'))).toEqual([
      'retreat.where',
      'the border to Fords of Isen is: Ford',
    ])
  })

  test('a retreat that an effect forbids', () => {
    const pressed = firstHits(tactics(battle(), 'regroup', 'uruk-hai'), 'shadow')
    expect(why(answer(kept(pressed), PASS, YES), 'free', leaves('retreat', 'thrihyrne'))).toEqual([
      'effect.battle',
      'an effect forbids the Free Peoples to retreat',
    ])
  })

  test('when the fighting is over', () => {
    const gone = answer(out('riders'), { kind: 'rout', region: 'thrihyrne' })
    expect(why(gone, 'free', leaves('rout', 'deeping-coomb'))).toEqual(['round.end', 'the fighting is over'])
    expect(reasons(gone, 'shadow', region('folde'))).toEqual([
      ['advance.after', 'no Army of the Shadow is in Folde'],
    ])
  })

  test('nobody is sent where no Region is free', () => {
    const shut = fight(
      'edoras',
      { units: { 'uruk-hai': 3 } },
      'folde',
      { units: { riders: 1 } },
      {
        regions: {
          edoras: { side: 'shadow', units: { 'uruk-hai': 3 } },
          fenmarch: { side: 'shadow', units: { 'uruk-hai': 1 } },
          folde: { side: 'free', units: { riders: 1 } },
        },
      },
    )
    expect(why(shut, 'free', leaves('rout', 'where-the-attacker-says'))).toEqual([
      'retreat.sent',
      'no Region next to it is free',
    ])
    expect(why(shut, 'free', leaves('rout', 'fenmarch'))).toEqual([
      'retreat.where',
      'an Army of the Shadow is in Fenmarch',
    ])
  })
})

describe('the move of an attack', () => {
  const regions = {
    'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2, 'warg-riders': 1 } },
    'fords-of-isen': { side: 'free', units: { footmen: 1 } },
    folde: { side: 'free', units: { footmen: 1 } },
  } as const
  const army = () =>
    answer(
      use(
        scene({ regions, dice: { free: {}, shadow: { army: 1 } }, acting: 'shadow' }),
        'army',
        'army',
        'attack',
      ),
      region('upper-isen'),
    )

  test('after it there is none, and the target is next to where the Army is', () => {
    const moved = answer(
      army(),
      { kind: 'march' },
      take('uruk-hai', 2),
      take('warg-riders', 0),
      region('east-fords'),
    )
    expect(why(moved, 'shadow', { kind: 'march' })).toEqual([
      'actions.attackMove',
      'the Army has moved already',
    ])
    expect(why(moved, 'shadow', { kind: 'attack', region: 'folde' })).toEqual([
      'battle.begins',
      'Folde is not adjacent to East Fords',
    ])
    expect(why(army(), 'shadow', { kind: 'attack', region: 'folde' })).toEqual([
      'battle.begins',
      'no Army of the Shadow can come next to Folde in one move',
    ])
  })

  test('a card may leave none', () => {
    const hero = answer(
      use(
        scene({
          regions: {
            westemnet: { side: 'free', units: { riders: 1 }, damage: 1 },
            'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
          },
          characters: { aragorn: 'westemnet' },
          fate: 3,
          dice: { free: { character: 1 }, shadow: {} },
        }),
        'character',
        'character',
        'ability',
      ),
      { kind: 'useAbility', character: 'aragorn', ability: 1 },
      region('westemnet'),
    )
    answer(all(hero, 6), YES, region('westemnet'))
    expect(why(hero, 'free', { kind: 'march' })).toEqual([
      'actions.attackMove',
      'no move of this attack leads next to an enemy Army',
    ])
  })
})
