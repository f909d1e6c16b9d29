/**
 * What a referee would say of a die, a token or an ability that could have no effect, and of an answer that
 * somebody else must give. Chapter 7.
 */
import { describe, expect, test } from 'vitest'
import { THE_FORDS_AND_THE_DEEP, type PositionSpec } from '../../../src/battles'
import { answer, PASS, region, scene, take, unit, use, YES, type Scene } from '../support/play'
import { reasons, shadows, way, why } from '../support/reasons'
import { attack } from '../support/battle'
import { ARMIES, balcony, drawn } from '../support/turn'

const uses = (as: string, what: string) => ({ kind: 'use', as, use: what })

/** A side with these dice, and what is against a use of one. */
const of = (side: 'free' | 'shadow', die: string, what: string, spec: PositionSpec): unknown =>
  why(
    scene({ dice: { free: {}, shadow: {}, [side]: { [die]: 1 } }, acting: side, ...spec }),
    side,
    uses(die, what),
  )

describe('uses of a die that could have no effect', () => {
  const alone: PositionSpec = { regions: { orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } } } }
  const shut: PositionSpec = {
    regions: {
      folde: { side: 'shadow', units: { 'uruk-hai': 1 } },
      edoras: { side: 'free', units: { footmen: 1 } },
      fenmarch: { side: 'free', units: { footmen: 1 } },
    },
  }

  test('moves', () => {
    expect(of('shadow', 'army', 'strategic-movement', shut)).toEqual([
      'movement.step',
      'no Army of the Shadow can move',
    ])
    expect(of('shadow', 'character', 'fast-movement', alone)).toEqual([
      'movement.step',
      'no Army of the Shadow with Leadership of 1 or more can move',
    ])
    expect(of('shadow', 'eye', 'eye-movement', alone)).toEqual([
      'movement.step',
      'no Army of the Shadow with Mordor Orcs can move',
    ])
    expect(of('shadow', 'character', 'character-movement', alone)).toEqual([
      'characters.movement',
      'no Character of the Shadow can move',
    ])
  })

  test('attacks', () => {
    expect(of('shadow', 'army', 'attack', { regions: ARMIES })).toEqual([
      'battle.begins',
      'no Army of the Shadow can come next to an enemy Army',
    ])
    expect(of('shadow', 'army', 'combined-attack', shut)).toEqual([
      'combined.when',
      'no enemy Army has two own Armies next to it',
    ])
  })

  test('recruits: no token, no figure, no free area', () => {
    expect(of('shadow', 'muster', 'recruitment', alone)).toEqual([
      'recruit.where',
      'no Recruitment token of the Shadow can be flipped',
    ])
    const foot = { side: 'free', units: { footmen: 1 } } as const
    expect(
      of('shadow', 'eye', 'eye-recruitment', {
        regions: { 'east-nan-curunir': foot, 'west-eaves-of-fangorn': foot },
      }),
    ).toEqual(['recruit.direct', 'an enemy Army is in every area of Mordor Orcs'])
    const orcs = { side: 'shadow', units: { 'mordor-orcs': 4 } } as const
    expect(
      of('shadow', 'eye', 'eye-recruitment', {
        regions: { orthanc: orcs, 'south-dunland': orcs, folde: orcs },
      }),
    ).toEqual(['recruit.direct', 'no figure of Mordor Orcs is left'])
  })

  test('cards and abilities', () => {
    expect(of('shadow', 'event', 'ability', alone)).toEqual([
      'actions.ability',
      'no ability that an Event die is for could have an effect now',
    ])
    const ents = { regions: ARMIES, characters: { treebeard: 'derndingle' }, fate: 4 }
    expect(of('free', 'character', 'ability', ents)).toEqual([
      'actions.ability',
      'no ability that a Character die is for could have an effect now',
    ])
  })

  test('a deck that is used up', () => {
    const used = THE_FORDS_AND_THE_DEEP.storyFree.map(({ id }) => id)
    expect(of('free', 'event', 'draw-story', { regions: ARMIES, piles: { played: used } })).toEqual([
      'cards.exhausted',
      'the Story deck of the Free Peoples is used up',
    ])
  })

  test('what the scenario requires for a use of its own', () => {
    expect(
      of('free', 'muster', 'repair', { regions: { folde: { side: 'free', units: { footmen: 1 } } } }),
    ).toEqual(['actions.scenarioUses', 'there is no Army of the Free Peoples in a Stronghold'])
  })

  test('a result that no die can be used as, the Eye among them', () => {
    expect(of('shadow', 'army', 'attack', { ...alone, dice: { free: {}, shadow: { event: 1 } } })).toEqual([
      'actions.alternate',
      'no unused die of the Shadow can be used as Army',
    ])
    const free = scene({ regions: ARMIES, dice: { free: { event: 1 }, shadow: {} } })
    expect(why(free, 'free', uses('eye', 'eye-movement'))).toEqual([
      'components.faces',
      'no die of the Free Peoples has the face Eye',
    ])
  })

  test('a pass that is allowed keeps a die from being put aside', () => {
    const idle = scene({ regions: ARMIES, dice: { free: { muster: 1 }, shadow: { muster: 2 } } })
    expect(why(idle, 'free', { kind: 'putAside', die: 'muster' })).toEqual([
      'actions.mustAct',
      'a pass is allowed',
    ])
  })
})

describe('abilities', () => {
  const ability = (character: string, number = 1) => ({ kind: 'useAbility', character, ability: number })
  const wizard = (spec: PositionSpec = {}): Scene =>
    scene({
      regions: { ...ARMIES, folde: { side: 'free', units: { riders: 1 } } },
      characters: { gandalf: 'edoras', eomer: 'folde' },
      fate: 8,
      dice: { free: { muster: 1 }, shadow: {} },
      ...spec,
    })

  test('without their die, or without the price', () => {
    expect(why(wizard(), 'free', ability('eomer'))).toEqual([
      'actions.ability',
      'Swift Riding is used with a Character die, and none is left',
    ])
    expect(why(wizard({ actionTokens: 0 }), 'free', ability('gandalf'))).toEqual([
      'actions.ability',
      'the price of Enemy of Sauron cannot be paid',
    ])
  })

  test('beside an action, not with a die; and with another die', () => {
    const asked = use(
      wizard({
        dice: { free: { character: 1 }, shadow: {} },
        characters: { gandalf: 'edoras', eomer: 'folde', theoden: 'folde' },
        fate: 9,
      }),
      'character',
      'character',
      'ability',
    )
    expect(why(asked, 'free', ability('gandalf'))).toEqual([
      'actions.ability',
      'Enemy of Sauron is used beside an action, with no die',
    ])
    expect(why(asked, 'free', ability('theoden'))).toEqual([
      'actions.ability',
      'Arming of the Mark is used with a Muster die',
    ])
  })
})

describe('Characters who enter or move', () => {
  test('a card on the table keeps one out', () => {
    const barred = scene({
      regions: ARMIES,
      characters: { gandalf: 'folde' },
      fate: 9,
      dice: { free: { character: 2 }, shadow: {} },
      table: { shadow: ['the-kings-name'] },
    })
    expect(why(barred, 'free', { kind: 'chooseCharacter', character: 'theoden' })).toEqual([
      'fate.entering',
      'a card on the table keeps Théoden out',
    ])
  })

  const going = () =>
    use(
      scene({
        regions: ARMIES,
        characters: { gandalf: 'edoras', aragorn: 'edoras', eomer: 'folde', ugluk: 'orthanc' },
        fate: 8,
        dice: { free: { character: 1 }, shadow: { army: 2 } },
      }),
      'character',
      'character',
      'character-movement',
    )
  const joins = (character: string) => ({ kind: 'join', character }) as const

  test('strangers, those elsewhere, those who have moved', () => {
    expect(why(going(), 'free', joins('ugluk'))).toEqual([
      'characters.movement',
      'Uglúk is no Character of the Free Peoples',
    ])
    const group = answer(going(), joins('gandalf'))
    expect(why(group, 'free', joins('eomer'))).toEqual([
      'characters.movement',
      'Éomer is in Folde, the others are elsewhere',
    ])
    expect(why(group, 'free', joins('gandalf'))).toEqual(['characters.movement', 'Gandalf goes already'])
    const moved = answer(group, PASS, region('folde'), PASS)
    expect(why(moved, 'free', joins('gandalf'))).toEqual(['characters.movement', 'Gandalf has moved already'])
  })

  test('a halt of somebody who is not on the move', () => {
    const free = scene({ regions: ARMIES, dice: { free: { character: 1 }, shadow: {} } })
    expect(why(free, 'free', { kind: 'halt', character: 'gandalf' })).toEqual([
      'characters.movement',
      'Gandalf is not on the move',
    ])
  })

  test('a move for which there is no die, and no token that may be used', () => {
    const spent = (actionTokens: number, army: number) =>
      scene({
        regions: ARMIES,
        characters: { theodred: 'edoras' },
        dice: { free: { muster: 1 }, shadow: { army } },
        actionTokens,
      })
    const none = ['actions.alternate', 'no unused die of the Free Peoples can be used as Character']
    expect(why(spent(0, 2), 'free', joins('theodred'))).toEqual(none)
    expect(why(spent(2, 1), 'free', joins('theodred'))).toEqual(none)
    expect(way(spent(2, 2), 'free', joins('theodred'))).toEqual(['useToken'])
  })
})

describe('answers that nobody asks for, or that the other side must give', () => {
  const quiet = () => scene({ regions: ARMIES, dice: { free: { event: 1 }, shadow: {} } })
  const ASKED = ['turn.actions', 'this is asked now: Which die do you use?']

  test('nothing asks: what is asked is told, and no rule that is kept', () => {
    expect(why(quiet(), 'free', unit('footmen'))).toEqual(ASKED)
    expect(why(quiet(), 'free', { kind: 'choosePiece', piece: 'leader' })).toEqual(ASKED)
    expect(why(quiet(), 'free', { kind: 'chooseOption', option: 1 })).toEqual(ASKED)
    expect(why(quiet(), 'free', { kind: 'chooseDie', die: 'event' })).toEqual(ASKED)
    expect(why(quiet(), 'free', YES)).toEqual(ASKED)
    expect(why(quiet(), 'free', take('footmen', 1))).toEqual(['movement.split', 'no Army sets out now'])
    expect(why(quiet(), 'free', { kind: 'march' })).toEqual([
      'actions.attackMove',
      'no Army is about to attack',
    ])
  })

  test('a yes or a pass in another step is told what that step asks', () => {
    expect(why(drawn(), 'shadow', YES)).toEqual([
      'turn.shadowPhase',
      'this is asked now: Which position does the Commander-in-Chief take?',
    ])
    expect(why(balcony(), 'free', YES)).toEqual(['turn.fate', 'this is asked now: Do you draw a Fate Tile?'])
    const taken = answer(shadows(), { kind: 'takeDie', die: 'army' })
    expect(why(taken, 'shadow', PASS)).toEqual([
      'actions.mustAct',
      'this is asked now: What do you use the die for?',
    ])
  })

  test('a Region where no die asks for one: the dice are told, and what there is to muster', () => {
    expect(reasons(quiet(), 'free', region('edoras'))).toEqual([
      ['actions.alternate', 'no unused die of the Free Peoples can be used as Character or Army'],
    ])
    const mustering = scene({ regions: ARMIES, dice: { free: { muster: 1 }, shadow: {} } })
    expect(reasons(mustering, 'free', region('edoras'))).toEqual([
      ['recruit.where', 'no Recruitment token of the Free Peoples can be flipped'],
      ['rally.how', 'no Army of the Free Peoples has Damage'],
      ['actions.alternate', 'no unused die of the Free Peoples can be used as Character or Army'],
    ])
  })

  test('a Region to which an Army can march has a way; one with an enemy Army has none', () => {
    const regions = {
      edoras: { side: 'free', units: { footmen: 1 } },
      orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
    } as const
    const dice = { free: { armyMuster: 1 }, shadow: {} }
    expect(way(scene({ regions, dice }), 'free', region('folde'))).toEqual(['takeDie', 'use', 'chooseRegion'])
    expect(why(scene({ regions, dice }), 'free', region('orthanc'))).toEqual([
      'pieces.army',
      'the Army in Orthanc is one of the Shadow',
    ])
  })

  test('an attack that only an Army next to the target lacks something for', () => {
    const eye = scene({ empty: false, dice: { free: {}, shadow: { eye: 1 } }, acting: 'shadow' })
    expect(why(eye, 'shadow', { kind: 'attack', region: 'west-fords' })).toEqual([
      'actions.eyeLimits',
      'no Mordor Orcs are in West Nan Curunír; West Fords is not adjacent to East Nan Curunír',
    ])
  })

  const theirs = (rule: string) => [rule, 'the Shadow must answer this']
  const ARMY = { side: 'shadow', units: { 'uruk-hai': 2, 'warg-riders': 1 } } as const

  test('the other side sets out, or is about to attack', () => {
    const begun = (what: string) =>
      use(
        scene({
          regions: { 'west-nan-curunir': ARMY, 'west-fords': { side: 'free', units: { footmen: 1 } } },
          dice: { free: {}, shadow: { army: 1 } },
          acting: 'shadow',
        }),
        'army',
        'army',
        what,
      )
    const from = region('west-nan-curunir')
    expect(why(answer(begun('strategic-movement'), from), 'free', take('footmen', 1))).toEqual(
      theirs('movement.split'),
    )
    expect(why(answer(begun('attack'), from), 'free', { kind: 'march' })).toEqual(
      theirs('actions.attackMove'),
    )
  })

  test('the other side loses Units, or may draw a card', () => {
    const merged = answer(
      use(
        scene({
          regions: {
            orthanc: { side: 'shadow', units: { 'uruk-hai': 4 } },
            'west-nan-curunir': { side: 'shadow', units: { 'warg-riders': 3 } },
            edoras: { side: 'free', units: { footmen: 1 } },
          },
          dice: { free: {}, shadow: { army: 1 } },
          acting: 'shadow',
        }),
        'army',
        'army',
        'strategic-movement',
      ),
      region('orthanc'),
      take('uruk-hai', 4),
      region('west-nan-curunir'),
    )
    expect(why(merged, 'free', unit('uruk-hai'))).toEqual(theirs('movement.excess'))
    const fought = attack('westmark-hills', { units: { 'warg-riders': 2 } }, 'deeping-coomb', {
      units: { footmen: 1 },
    })
    expect(reasons(fought, 'free', YES)).toEqual([
      theirs('battle.superiority'),
      ['turn.actions', 'the battle in Deeping Coomb is being fought'],
    ])
  })

  test('a token of the Free Peoples in the turn of the Shadow', () => {
    const shadow = scene({ regions: ARMIES, dice: { free: {}, shadow: { army: 1 } }, acting: 'shadow' })
    expect(reasons(shadow, 'free', { kind: 'useToken', use: 'move' })).toEqual([
      ['turn.actions', 'it is the turn of the Shadow'],
    ])
    const taken = answer(shadow, { kind: 'takeDie', die: 'army' })
    expect(reasons(taken, 'shadow', { kind: 'useToken', use: 'move' })).toEqual([
      ['actions.token', 'the Shadow: no Action tokens'],
      ['turn.actions', 'the action of the Shadow is under way'],
    ])
  })
})
