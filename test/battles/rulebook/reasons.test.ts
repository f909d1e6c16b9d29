/**
 * What a referee would say: the first reason of a refusal is the rule that is broken, with the fact that
 * fails in words; whose turn it is comes after it. Chapters 3 to 6.
 */
import { describe, expect, test } from 'vitest'
import { answer, PASS, region, scene, use } from '../support/play'
import { reasons, shadows, start, THEIRS, way, why } from '../support/reasons'
import { ARMIES, balcony, drawn, position, tiles } from '../support/turn'

describe('3. The Game Turn: what belongs to another step', () => {
  test('a die, a card or an attack in the Shadow Phase', () => {
    const now = ['turn.actions', 'this is step two, the Shadow Phase']
    expect(reasons(drawn(), 'shadow', { kind: 'takeDie', die: 'army' })).toEqual([now])
    expect(reasons(drawn(), 'free', { kind: 'playCard', card: 'horns-in-the-dale' })).toEqual([now])
    expect(reasons(drawn(), 'shadow', { kind: 'attack', region: 'fords-of-isen' })).toEqual([now])
    expect(reasons(drawn(), 'free', PASS)).toEqual([now])
  })

  test('a position by the Free Peoples, after the choice, or outside the Shadow Phase', () => {
    const pits = { kind: 'choosePosition', position: 'pits' }
    expect(why(drawn(), 'free', pits)).toEqual(['turn.shadowPhase', 'this is for the Shadow'])
    const chosen = position(drawn(), 'balcony')
    expect(why(chosen, 'shadow', pits)).toEqual(['turn.shadowPhase', 'this is done already'])
    expect(why(start(), 'shadow', pits)).toEqual(['turn.shadowPhase', 'this is step five, the actions'])
  })

  test('a tile by the Shadow or outside of step three', () => {
    const draws = { kind: 'drawTile' }
    expect(why(balcony(), 'shadow', draws)).toEqual(['turn.fate', 'this is for the Free Peoples'])
    expect(why(start(), 'free', draws)).toEqual(['turn.fate', 'this is step five, the actions'])
  })

  test('while cards are drawn by chance', () => {
    const now = ['turn.actions', 'this is step one, the drawing of cards']
    expect(reasons(scene({ regions: ARMIES }), 'free', { kind: 'takeDie', die: 'army' })).toEqual([now])
  })

  test('at the end of the game its end is the reason', () => {
    const over = scene({
      fate: 29,
      regions: ARMIES,
      dice: { free: { character: 1 }, shadow: {} },
      hands: { free: ['old-tales-awake'] },
    })
    const card = { kind: 'playCard', card: 'old-tales-awake' } as const
    answer(use(over, 'character', 'character', 'play-card'), card)
    expect(why(over, 'free', { kind: 'takeDie', die: 'army' })).toEqual(['turn.endgameAtOnce', undefined])
  })
})

describe('4. Event Cards', () => {
  const plays = (card: string) => ({ kind: 'playCard', card })

  test('a card that is not in hand, whoever holds it', () => {
    const held = (name: string) => ['cards.playing', `${name} is not in the hand of the Free Peoples`]
    expect(why(start(), 'free', plays('west-wind'))).toEqual(held('West Wind'))
    expect(why(start(), 'free', plays('wolf-raid'))).toEqual(held('Wolf Raid'))
    expect(why(drawn(), 'free', plays('west-wind'))).toEqual(held('West Wind'))
  })

  test('one of the other side out of turn: both reasons', () => {
    const spies = ['cards.playing', 'Spies is not in the hand of the Shadow']
    expect(reasons(start(), 'shadow', plays('spies'))).toEqual([spies, THEIRS])
    expect(reasons(start(), 'shadow', plays('wolf-raid'))).toEqual([THEIRS])
  })

  test('a requirement that fails, before the die', () => {
    expect(why(start(), 'free', plays('axe-and-bow'))).toEqual([
      'cards.requirement',
      'Aragorn waits at step 3 of the Fate Track, Fate is at 0',
    ])
    expect(why(shadows(), 'shadow', plays('fire-of-orthanc'))).toEqual([
      'cards.requirement',
      'there is no Army of the Shadow next to a Stronghold of the Free Peoples',
    ])
    expect(why(shadows(), 'shadow', plays('axes-in-the-wood'))).toEqual([
      'cards.requirement',
      'Ents: 0, not 1',
    ])
  })

  test('a card without effect, and one for which there is no die', () => {
    expect(why(start(), 'free', plays('generic-1'))).toEqual([
      'cards.someEffect',
      'no Army of the Free Peoples with Leadership of 1 or more has Damage',
    ])
    const eye = scene({
      empty: false,
      dice: { free: {}, shadow: { eye: 1 } },
      acting: 'shadow',
      hands: { shadow: ['wolf-raid'] },
    })
    expect(why(eye, 'shadow', plays('wolf-raid'))).toEqual([
      'cards.playing',
      'it is an Army card, no unused die of the Shadow can be used as Army or Event',
    ])
  })

  test('one of another type than the die', () => {
    const taken = use(
      scene({
        empty: false,
        dice: { free: {}, shadow: { army: 1 } },
        acting: 'shadow',
        hands: { shadow: ['wolf-raid', 'soft-words'] },
      }),
      'army',
      'army',
      'play-card',
    )
    expect(why(taken, 'shadow', plays('soft-words'))).toEqual(['cards.playing', 'it is a Character card'])
  })

  test('a discard of a hand that is not too large', () => {
    expect(why(start(), 'free', { kind: 'discard', card: 'generic-1' })).toEqual([
      'cards.handLimit',
      'the Free Peoples: 4 cards in hand, at most 6 are allowed',
    ])
  })
})

describe('5. and 6. The Shadow and Fate', () => {
  test('a position that is closed', () => {
    const lost = drawn({
      regions: {
        orthanc: { controller: 'free', side: 'free', units: { footmen: 1 } },
        'west-nan-curunir': { side: 'shadow', units: { 'uruk-hai': 1 } },
      },
    })
    expect(why(lost, 'shadow', { kind: 'choosePosition', position: 'pits' })).toEqual([
      'shadow.position',
      'Orthanc is not controlled by the Shadow',
    ])
  })

  test('a token where no Shadow Army is', () => {
    expect(why(position(drawn(), 'balcony'), 'shadow', region('edoras'))).toEqual([
      'shadow.tokens',
      'the Army in Edoras is one of the Free Peoples',
    ])
  })

  test('a tile that is not drawn, or is', () => {
    expect(why(balcony(), 'free', { kind: 'applyTile' })).toEqual(['fate.lastTile', 'no tile is drawn yet'])
    expect(why(tiles(balcony(), 'grey-1'), 'free', PASS)).toEqual([
      'fate.lastTile',
      'a tile is drawn: it is applied, or another is drawn',
    ])
  })

  const entering = () =>
    scene({
      regions: { edoras: { side: 'free', units: { footmen: 2 } } },
      fate: 9,
      dice: { free: { character: 2 }, shadow: {} },
    })

  test('a Character who may not enter', () => {
    const enters = (character: string) => ({ kind: 'chooseCharacter', character })
    const who = use(entering(), 'character', 'character', 'bring-in')
    expect(why(who, 'free', enters('theoden'))).toEqual([
      'fate.entering',
      'Gandalf is not in Edoras: Gandalf is ready, but has not entered',
    ])
    expect(why(who, 'free', enters('ugluk'))).toEqual([
      'fate.entering',
      'Uglúk is no Character of the Free Peoples',
    ])
    expect(why(start(), 'free', enters('aragorn'))).toEqual([
      'fate.entering',
      'Aragorn waits at step 3 of the Fate Track, Fate is at 0',
    ])
    expect(why(answer(who, enters('aragorn') as never), 'free', region('edoras'))).toEqual([
      'fate.enterAmongEnemies',
      'only Westemnet or West Entwade can be named',
    ])
  })

  test('a ready one without his die, and with it', () => {
    const aragorn = { kind: 'chooseCharacter', character: 'aragorn' }
    const muster = scene({ regions: ARMIES, fate: 9, dice: { free: { event: 1 }, shadow: {} } })
    expect(why(muster, 'free', aragorn)).toEqual([
      'actions.alternate',
      'no unused die of the Free Peoples can be used as Character',
    ])
    expect(way(entering(), 'free', aragorn)).toEqual(['takeDie', 'use'])
  })
})
