/**
 * What a referee would say: the first reason of a refusal is the rule that is broken, with the fact that
 * fails in words; whose turn it is comes after it. Chapters 7 and 8.
 */
import { describe, expect, test } from 'vitest'
import { answer, PASS, region, scene, take, use } from '../support/play'
import { reasons, shadows, start, THEIRS, way, why } from '../support/reasons'
import { ARMIES } from '../support/turn'

describe('7. Actions: dice and tokens', () => {
  const takes = (die: string) => ({ kind: 'takeDie', die })

  test('a die that is not there', () => {
    expect(why(start(), 'free', takes('eye'))).toEqual([
      'components.faces',
      'no die of the Free Peoples has the face Eye',
    ])
    expect(why(start(), 'free', takes('willOfTheWest'))).toEqual([
      'actions.alternate',
      'no unused die of the Free Peoples shows Will of the West',
    ])
  })

  test('a die out of turn: whose turn it is, and what else is wrong', () => {
    expect(reasons(start(), 'shadow', takes('army'))).toEqual([THEIRS])
    expect(reasons(start(), 'shadow', takes('muster'))).toEqual([
      ['actions.alternate', 'no unused die of the Shadow shows Muster'],
      THEIRS,
    ])
  })

  test('a second die while an action is under way', () => {
    const taken = answer(shadows(), { kind: 'takeDie', die: 'army' })
    const now = ['turn.actions', 'the action of the Shadow is under way']
    expect(reasons(taken, 'shadow', takes('eye'))).toEqual([now])
    expect(reasons(taken, 'free', takes('muster'))).toEqual([now])
  })

  test('a die without a use, and one put aside though it has one', () => {
    const idle = scene({ regions: ARMIES, dice: { free: { muster: 1 }, shadow: { muster: 1 } } })
    expect(why(idle, 'free', takes('muster'))).toEqual([
      'actions.mustAct',
      'no use of a Muster die could have an effect now',
    ])
    expect(why(start(), 'free', { kind: 'putAside', die: 'muster' })).toEqual([
      'actions.mustAct',
      'this can be used: Character or Muster or Event',
    ])
  })

  test('a pass with as many dice', () => {
    expect(why(shadows(), 'shadow', PASS)).toEqual([
      'actions.pass',
      'unused dice: 3 of the Shadow, 1 of the other side',
    ])
  })

  test('tokens: not the Shadow’s, used up, or of no effect', () => {
    const moves = { kind: 'useToken', use: 'move' }
    expect(why(shadows(), 'shadow', moves)).toEqual(['actions.token', 'the Shadow: no Action tokens'])
    const dice = { free: { event: 1 }, shadow: { army: 2 } }
    expect(why(scene({ regions: ARMIES, dice, actionTokens: 0 }), 'free', moves)).toEqual([
      'actions.token',
      'no Action token is left in this turn',
    ])
    expect(why(scene({ regions: ARMIES, dice }), 'free', { kind: 'useToken', use: 'rally' })).toEqual([
      'rally.how',
      'no Army of the Free Peoples has Damage',
    ])
  })
})

describe('7. Actions: uses and abilities', () => {
  const uses = (as: string, what: string) => ({ kind: 'use', as, use: what })

  test('a use of a result that no die has', () => {
    expect(why(start(), 'free', uses('army', 'attack'))).toEqual([
      'actions.alternate',
      'no unused die of the Free Peoples can be used as Army',
    ])
  })

  test('a use of another die, and one of another result', () => {
    const taken = answer(shadows(), { kind: 'takeDie', die: 'army' })
    expect(why(taken, 'shadow', uses('army', 'recruitment'))).toEqual([
      'die.army',
      'Recruitment is no use of an Army die',
    ])
    expect(why(taken, 'shadow', uses('character', 'attack'))).toEqual([
      'actions.asOne',
      'this is an Army die',
    ])
  })

  test('uses without effect, each for its own reason', () => {
    const of = (as: string, what: string) => why(start(), 'free', uses(as, what))
    expect(of('muster', 'rally')).toEqual(['rally.how', 'no Army of the Free Peoples has Damage'])
    expect(of('muster', 'repair')).toEqual([
      'stronghold.repair',
      'no Stronghold with an own Army has lost Protection',
    ])
    expect(of('character', 'bring-in')).toEqual(['fate.entering', 'nobody is ready who may enter by it'])
    expect(of('character', 'play-card')).toEqual(['cards.playing', 'no Character card in hand can be played'])
  })

  const ability = (character: string, number = 1) => ({ kind: 'useAbility', character, ability: number })

  test('an ability that is used with a die has a way', () => {
    expect(way(shadows(), 'shadow', ability('saruman', 3))).toEqual(['takeDie', 'use'])
    expect(reasons(start(), 'shadow', ability('saruman', 3))).toEqual([THEIRS])
  })

  test('abilities that cannot be used', () => {
    const of = (character: string, number = 1) => why(start(), 'free', ability(character, number))
    expect(of('aragorn')).toEqual([
      'actions.ability',
      'Aragorn waits at step 3 of the Fate Track, Fate is at 0',
    ])
    expect(of('saruman')).toEqual(['actions.ability', 'Saruman is no Character of the Free Peoples'])
    expect(of('theodred')).toEqual(['actions.ability', 'Warden of the Fords works by itself'])
    expect(of('theodred', 2)).toEqual(['actions.ability', 'Théodred has no ability 2'])
    expect(why(shadows(), 'shadow', ability('saruman'))).toEqual([
      'actions.ability',
      'Voice of Saruman could have no effect now: no Army of the Shadow has Damage',
    ])
  })
})

describe('8. Armies and Heroes', () => {
  const moving = () => use(shadows(), 'army', 'army', 'strategic-movement')
  const leaving = () => answer(moving(), region('west-nan-curunir'))
  const marching = () => answer(leaving(), take('uruk-hai', 3), take('warg-riders', 1), take('ugluk', 1))

  test('an Army that is not there', () => {
    expect(why(moving(), 'shadow', region('edoras'))).toEqual([
      'pieces.army',
      'the Army in Edoras is one of the Free Peoples',
    ])
  })

  test('a part that is not there, too large, or settled', () => {
    const of = (what: string, count: number) => why(leaving(), 'shadow', take(what, count))
    expect(of('uruk-hai', 4)).toEqual(['movement.split', 'Uruk-hai: from 0 to 3 may go'])
    expect(of('half-orcs', 1)).toEqual([
      'movement.split',
      'Half-orcs: none with the Army in West Nan Curunír',
    ])
    expect(of('damage', 1)).toEqual(['movement.split', 'Damage: settled, 0 go'])
  })

  test('a Region that is not adjacent, beyond a River, or held by the enemy', () => {
    const of = (name: string) => why(marching(), 'shadow', region(name))
    expect(of('edoras')).toEqual(['board.regions', 'Edoras is not adjacent to West Nan Curunír'])
    expect(of('upper-isen')).toEqual([
      'board.impassable',
      'the border between West Nan Curunír and Upper Isen is impassable: River',
    ])
    expect(of('west-fords')).toEqual(['movement.step', 'an enemy Army is in West Fords'])
  })

  test('no Leadership for a Character die, no Mordor Orcs for the Eye', () => {
    const of = (die: string, what: string) =>
      why(use(shadows(), die, die, what), 'shadow', region('south-dunland'))
    expect(of('character', 'fast-movement')).toEqual([
      'movement.leadership',
      'no Leader, token or Character with a rating is in South Dunland',
    ])
    expect(of('eye', 'eye-movement')).toEqual(['actions.eyeLimits', 'no Mordor Orcs are in South Dunland'])
  })

  test('a Character who does not move', () => {
    const joins = (character: string) => ({ kind: 'join', character })
    expect(why(start(), 'free', joins('aragorn'))).toEqual([
      'characters.movement',
      'Aragorn waits at step 3 of the Fate Track, Fate is at 0',
    ])
    expect(why(shadows(), 'shadow', joins('saruman'))).toEqual([
      'characters.movement',
      'Saruman is not on the map, but in his box',
    ])
    expect(reasons(start(), 'shadow', joins('ugluk'))).toEqual([THEIRS])
  })

  test('no Recruitment token, and no Damage to rally', () => {
    const mustering = (what: string) =>
      use(
        scene({
          regions: {
            edoras: { side: 'free', units: { footmen: 2 }, damage: 1, recruits: { free: 1 } },
            folde: { side: 'free', units: { footmen: 1 } },
          },
          dice: { free: { muster: 1 }, shadow: {} },
        }),
        'muster',
        'muster',
        what,
      )
    expect(why(mustering('recruitment'), 'free', region('folde'))).toEqual([
      'recruit.where',
      'no Recruitment token of the Free Peoples lies in Folde',
    ])
    expect(why(mustering('rally'), 'free', region('folde'))).toEqual([
      'rally.how',
      'the Army in Folde has no Damage',
    ])
  })
})
