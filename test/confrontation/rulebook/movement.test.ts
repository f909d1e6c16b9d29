/** The turn and the move: the book's movement examples 1 to 5, whose move it is, and what binds it. */
import { describe, expect } from 'vitest'
import type { CharacterId, RegionId, State } from '../../../src/confrontation'
import type { Way } from '../../../src/confrontation/model/actions'
import { asked, fellowship, forbids, options, play, sauron, where } from '../support/table'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  sauronMoves,
  variant,
} from '../interactions/scenes'
import { cards, met, pass, waysOf } from '../interactions/words'
import { eventsWhile, knownTo, ruleTest } from './support'

const stepping = (
  card: 'shadowfax' | 'dark-of-mordor',
  piece: CharacterId,
  to: RegionId,
  way: Way = 'step',
) => ({ kind: 'playStep', card, piece, to, way }) as const

describe('whose move it is', () => {
  ruleTest('turn.alternate', 'allows the Fellowship its turn when that of Sauron is over', () => {
    const state = classic({})
    expect(asked(state)).toBe('sauron decide/turn')
    const after = play(state, sauronMoves('balrog', 'gondor'))
    expect(asked(after)).toBe('fellowship decide/turn')
    const [, began] = eventsWhile(state, sauronMoves('balrog', 'gondor'))
    expect(began).toMatchObject({ kind: 'TurnBegan', rule: 'turn.alternate', side: 'fellowship', turn: 2 })
    expect(asked(play(after, fellowshipMoves('frodo-classic', 'cardolan')))).toBe('sauron decide/turn')
  })

  ruleTest('turn.alternate', 'forbids a move in the turn of the other player', () => {
    expect(forbids(classic({}), fellowshipMoves('frodo-classic', 'cardolan'))).toContain('turn.alternate')
    const later = play(classic({}), sauronMoves('balrog', 'gondor'))
    expect(forbids(later, sauronMoves('balrog', 'rohan'))).toContain('turn.alternate')
  })

  ruleTest('turn.mustMove', 'allows a special card in place of the move, and no passing', () => {
    const state = classic({}, holding('crebain-of-dunland'))
    expect(options(state, 'sauron').map(({ kind }) => kind)).toContain('playName')
    expect(options(state, 'sauron').map(({ kind }) => kind)).not.toContain('pass')
    const card = { kind: 'playName', card: 'crebain-of-dunland', region: 'shire', piece: 'hidden' } as const
    expect(asked(play(state, sauron(card)))).toBe('fellowship decide/turn')
  })

  ruleTest('turn.mustMove', 'forbids a second move in a turn', () => {
    const moved = play(classic({ gondor: ['warg'] }, holding('palantir')), sauronMoves('warg', 'rohan'))
    expect(asked(moved)).toBe('sauron decide/window')
    expect(forbids(moved, sauronMoves('balrog', 'gondor'))).toContain('turn.mustMove')
  })

  ruleTest('turn.shuffle', 'makes hidden pieces of a region look alike, also one that has been shown', () => {
    const start = classic(
      { rhudaur: ['gandalf-classic', 'gimli'], 'high-pass': ['orcs-classic'] },
      FELLOWSHIP_TURN,
    )
    const fought = play(start, fellowshipMoves('gandalf-classic', 'high-pass'))
    const retreated = play(fought, ...[...cards('retreat', '1')].reverse())
    expect(where(retreated, 'gandalf-classic')).toBe('rhudaur')
    const away = play(retreated, sauronMoves('balrog', 'gondor'))
    const one = play(away, fellowshipMoves('gandalf-classic', 'misty-mountains'))
    const two = play(away, fellowshipMoves('gimli', 'misty-mountains'))
    expect(knownTo(one, 'sauron')).toBe(knownTo(two, 'sauron'))
    expect(knownTo(one, 'fellowship')).not.toBe(knownTo(two, 'fellowship'))
  })
})

describe('who moves', () => {
  const state = classic({ fangorn: ['gimli'], gondor: ['warg'] }, { defeated: ['cave-troll'] })

  ruleTest('movement.ownPiece', 'allows pieces of the own side', () => {
    expect(forbids(state, sauronMoves('warg', 'rohan'))).toEqual([])
  })
  ruleTest('movement.ownPiece', 'forbids a piece of the other side', () => {
    expect(forbids(state, sauronMoves('gimli', 'gondor'))).toEqual(['movement.ownPiece'])
  })
  ruleTest('movement.onBoard', 'allows a piece of the board', () => {
    expect(waysOf(state, 'sauron', 'balrog')).toEqual(['dagorlad step', 'gondor step'])
  })
  ruleTest('movement.onBoard', 'forbids one that is defeated', () => {
    expect(forbids(state, sauronMoves('cave-troll', 'gondor'))).toEqual(['movement.onBoard'])
  })
  ruleTest('movement.otherFace', 'allows the face that is fielded', () => {
    expect(forbids(state, sauronMoves('balrog', 'gondor'))).toEqual([])
  })
  ruleTest('movement.otherFace', 'forbids a character that is not fielded', () => {
    expect(forbids(state, sauronMoves('watcher', 'gondor'))).toEqual(['movement.otherFace'])
  })
})

describe('example 1: a move goes into one of the regions before the character', () => {
  const state = classic({ arthedain: ['gimli'], rhudaur: ['sam-classic'], gondor: ['warg'] }, FELLOWSHIP_TURN)

  ruleTest('movement.forward', 'allows one step into either region in front', () => {
    expect(waysOf(state, 'fellowship', 'frodo-classic')).toEqual(['arthedain step', 'cardolan step'])
    expect(waysOf(state, 'fellowship', 'gimli')).toEqual(['eregion step', 'rhudaur step'])
    const theirs = classic({ gondor: ['warg'], dagorlad: ['shelob'], rhudaur: ['orcs-classic'] })
    expect(waysOf(theirs, 'sauron', 'warg')).toEqual(['fangorn step', 'rohan step'])
    expect(waysOf(theirs, 'sauron', 'shelob')).toEqual(['fangorn step', 'mirkwood step'])
    expect(waysOf(theirs, 'sauron', 'orcs-classic')).toEqual(['arthedain step'])
  })

  ruleTest('movement.forward', 'forbids sideways, backward and longer steps', () => {
    for (const to of ['cardolan', 'shire', 'misty-mountains', 'arthedain'] as const)
      expect(forbids(state, fellowshipMoves('gimli', to))).toEqual(['movement.forward'])
    expect(forbids(state, fellowshipMoves('gimli', 'cardolan', 'power'))).toEqual(['movement.forward'])
    expect(forbids(state, fellowshipMoves('sam-classic', 'eregion'))).toEqual(['movement.forward'])
  })
})

describe('example 2: nobody goes sideways in the mountains', () => {
  const high = classic({ 'high-pass': ['aragorn-classic'], 'misty-mountains': ['warg'] }, FELLOWSHIP_TURN)

  ruleTest('movement.mountains', 'forbids it to Aragorn and the Witch King, who may elsewhere', () => {
    expect(forbids(high, fellowshipMoves('aragorn-classic', 'misty-mountains', 'power'))).toEqual([
      'character.aragorn-classic',
      'movement.mountains',
    ])
    expect(forbids(high, fellowshipMoves('aragorn-classic', 'misty-mountains'))).toEqual([
      'movement.forward',
      'movement.mountains',
    ])
    const theirs = classic({ caradhras: ['gimli'], 'gap-of-rohan': ['witch-king-classic'] })
    expect(forbids(theirs, sauronMoves('witch-king-classic', 'caradhras', 'power'))).toEqual([
      'character.witch-king-classic',
      'movement.mountains',
    ])
  })

  ruleTest('movement.mountains', 'allows the flight of the Nazgul, whose text names any region', () => {
    const state = classic({ 'high-pass': ['gimli'], 'misty-mountains': ['flying-nazgul-classic'] })
    expect(waysOf(state, 'sauron', 'flying-nazgul-classic')).toContain('high-pass power')
  })

  ruleTest('battle.retreatMountains', 'forbids Frodo to retreat sideways from a mountain battle', () => {
    const state = classic({ 'misty-mountains': ['frodo-classic'], fangorn: ['warg', 'shelob'] })
    const fought = play(state, sauronMoves('shelob', 'misty-mountains'))
    expect(asked(fought)).toBe('fellowship+sauron decide/cards')
    const retreat = fellowship({ kind: 'retreat', to: 'high-pass' })
    expect(forbids(fought, retreat)).toContain('battle.retreatMountains')
  })

  ruleTest('battle.retreatMountains', 'allows him a sideways retreat from other regions', () => {
    const state = classic({ eregion: ['frodo-classic'], caradhras: ['shelob'] })
    const fought = play(state, sauronMoves('shelob', 'eregion'))
    expect(options(fought, 'fellowship')).toEqual([
      { kind: 'pass' },
      { kind: 'retreat', to: 'rhudaur' },
      { kind: 'retreat', to: 'enedwaith' },
    ])
  })
})

describe('example 3: the Tunnel of Moria', () => {
  const state = classic({ eregion: ['gimli'], caradhras: ['warg'] }, FELLOWSHIP_TURN)

  ruleTest('movement.tunnel', 'allows the Fellowship to go from Eregion to Fangorn, also to attack', () => {
    expect(waysOf(state, 'fellowship', 'gimli')).toContain('fangorn tunnel')
    const through = play(state, fellowshipMoves('gimli', 'fangorn', 'tunnel'), sauron(pass))
    expect(where(through, 'gimli')).toBe('fangorn')
    const attack = classic({ eregion: ['gimli'], fangorn: ['warg'] }, FELLOWSHIP_TURN)
    const fight = play(attack, fellowshipMoves('gimli', 'fangorn', 'tunnel'))
    expect(asked(fight)).toBe('fellowship+sauron decide/cards')
  })

  ruleTest('movement.tunnel', 'forbids the way back, other regions, and any use by Sauron', () => {
    const back = classic({ fangorn: ['aragorn-classic'], eregion: ['warg'] }, FELLOWSHIP_TURN)
    expect(forbids(back, fellowshipMoves('aragorn-classic', 'eregion', 'tunnel'))).toEqual([
      'movement.tunnel',
    ])
    expect(forbids(back, fellowshipMoves('aragorn-classic', 'eregion', 'power'))).toContain(
      'character.aragorn-classic',
    )
    const theirs = classic({ fangorn: ['warg'] })
    expect(forbids(theirs, sauronMoves('warg', 'eregion', 'tunnel'))).toEqual(['movement.tunnel'])
    const beside = classic({ rhudaur: ['gimli'] }, FELLOWSHIP_TURN)
    expect(forbids(beside, fellowshipMoves('gimli', 'fangorn', 'tunnel'))).toEqual(['movement.tunnel'])
  })
})

describe('example 4: a region holds no more than its limit', () => {
  const state = classic(
    {
      arthedain: ['gimli', 'legolas'],
      rhudaur: ['sam-classic'],
      'high-pass': ['pippin'],
      dagorlad: ['merry'],
      mordor: ['boromir', 'gandalf-classic', 'aragorn-classic'],
      gondor: ['balrog'],
    },
    FELLOWSHIP_TURN,
  )

  ruleTest('movement.limit', 'allows a second character, and a fourth at home', () => {
    expect(forbids(state, fellowshipMoves('gimli', 'rhudaur'))).toEqual([])
    expect(forbids(state, fellowshipMoves('merry', 'mordor'))).toEqual([])
  })

  ruleTest('movement.limit', 'forbids a third one, a second in the mountains, a fifth at home', () => {
    expect(forbids(state, fellowshipMoves('frodo-classic', 'arthedain'))).toEqual(['movement.limit'])
    expect(forbids(state, fellowshipMoves('sam-classic', 'high-pass'))).toEqual(['movement.limit'])
    const mordor = ['boromir', 'gandalf-classic', 'aragorn-classic', 'gimli'] as const
    const full = classic({ dagorlad: ['merry'], mordor, gondor: ['balrog'] }, FELLOWSHIP_TURN)
    expect(forbids(full, fellowshipMoves('merry', 'mordor'))).toEqual(['movement.limit'])
    expect(forbids(full, fellowshipMoves('merry', 'gondor'))).toEqual(['movement.forward'])
  })

  ruleTest('movement.limit', 'allows an attack on two enemies, for each side counts alone', () => {
    const attack = classic({ rhudaur: ['sam-classic'], 'high-pass': ['warg'] }, FELLOWSHIP_TURN)
    expect(waysOf(attack, 'fellowship', 'sam-classic')).toEqual(['high-pass step', 'misty-mountains step'])
  })
})

describe('example 5: the River Anduin', () => {
  ruleTest('movement.river', 'allows the Fellowship two steps downstream, also to attack', () => {
    const state = classic({ mirkwood: ['gimli'], fangorn: ['merry'], rohan: ['warg'] }, FELLOWSHIP_TURN)
    expect(waysOf(state, 'fellowship', 'gimli')).toEqual(['dagorlad step', 'fangorn river'])
    expect(waysOf(state, 'fellowship', 'merry')).toEqual(['dagorlad step', 'gondor step', 'rohan river'])
    expect(asked(play(state, fellowshipMoves('merry', 'rohan', 'river')))).toBe(
      'fellowship+sauron decide/cards',
    )
  })

  ruleTest('movement.river', 'forbids going upstream, and Sauron any use of it', () => {
    const state = classic({ rohan: ['gimli'], fangorn: ['merry'] }, FELLOWSHIP_TURN)
    expect(forbids(state, fellowshipMoves('gimli', 'fangorn', 'river'))).toEqual(['movement.river'])
    expect(forbids(state, fellowshipMoves('merry', 'mirkwood', 'river'))).toEqual(['movement.river'])
    const theirs = classic({ mirkwood: ['warg'] })
    expect(forbids(theirs, sauronMoves('warg', 'fangorn', 'river'))).toEqual(['movement.river'])
    expect(forbids(theirs, sauronMoves('warg', 'fangorn'))).toEqual(['movement.forward'])
  })
})

describe('powers to move', () => {
  ruleTest('movement.attackOnly', 'allows Aragorn and the Witch King to attack sideways', () => {
    const state = classic({ rhudaur: ['aragorn-classic'], eregion: ['witch-king-classic'] }, FELLOWSHIP_TURN)
    expect(waysOf(state, 'fellowship', 'aragorn-classic')).toContain('eregion power')
  })

  ruleTest('movement.attackOnly', 'forbids such a move where nobody is attacked', () => {
    const state = classic({ rhudaur: ['aragorn-classic'] }, FELLOWSHIP_TURN)
    expect(forbids(state, fellowshipMoves('aragorn-classic', 'eregion', 'power'))).toEqual([
      'character.aragorn-classic',
      'movement.attackOnly',
    ])
  })

  const ride = (more: Parameters<typeof classic>[0]): State =>
    classic({ dagorlad: ['black-rider'], rhudaur: ['gimli'], ...more })

  ruleTest('movement.passThrough', 'allows the Black Rider to ride over free regions', () => {
    expect(waysOf(ride({}), 'sauron', 'black-rider')).toContain('rhudaur power')
    expect(waysOf(ride({ mirkwood: ['warg', 'shelob'] }), 'sauron', 'black-rider')).toContain('rhudaur power')
  })

  ruleTest('movement.passThrough', 'forbids him to pass an enemy or a region full of his own', () => {
    const barred = ride({ mirkwood: ['merry'], 'misty-mountains': ['warg'] })
    expect(forbids(barred, sauronMoves('black-rider', 'rhudaur', 'power'))).toEqual([
      'character.black-rider',
      'movement.passThrough',
    ])
    const full = ride({ 'high-pass': ['shelob'], 'misty-mountains': ['warg'] })
    expect(forbids(full, sauronMoves('black-rider', 'rhudaur', 'power'))).toContain('movement.passThrough')
  })

  ruleTest('movement.watcher', 'allows a hidden Watcher its step', () => {
    expect(waysOf(variant({ gondor: ['watcher'] }), 'sauron', 'watcher')).toEqual([
      'fangorn step',
      'rohan step',
    ])
  })

  ruleTest('movement.watcher', 'forbids it every step once revealed', () => {
    const state = variant({ gondor: ['watcher'] }, { revealed: ['watcher'] })
    expect(forbids(state, sauronMoves('watcher', 'rohan'))).toEqual(['movement.watcher'])
  })
})

describe('cards that bind the move', () => {
  const rider = play(
    classic({ arthedain: ['gimli'] }, { ...holding('shadowfax'), ...FELLOWSHIP_TURN }),
    fellowship(stepping('shadowfax', 'gimli', 'rhudaur')),
  )
  ruleTest('movement.sameCharacter', 'allows the character on Shadowfax its move', () => {
    expect(waysOf(rider, 'fellowship', 'gimli')).toEqual(['high-pass step', 'misty-mountains step'])
  })
  ruleTest('movement.sameCharacter', 'forbids the move to anybody else', () => {
    expect(forbids(rider, fellowshipMoves('frodo-classic', 'cardolan'))).toEqual(['movement.sameCharacter'])
  })

  const dark = play(
    classic({ gondor: ['warg'] }, holding('dark-of-mordor')),
    sauron(stepping('dark-of-mordor', 'warg', 'rohan')),
  )
  ruleTest('movement.otherCharacter', 'allows the move to another one after The Dark of Mordor', () => {
    expect(forbids(dark, sauronMoves('balrog', 'gondor'))).toEqual([])
  })
  ruleTest('movement.otherCharacter', 'forbids it to the one that took the step', () => {
    expect(forbids(dark, sauronMoves('warg', 'caradhras'))).toEqual(['movement.otherCharacter'])
  })

  const named = play(
    draft(
      { cardolan: ['aragorn-classic'], gondor: ['warg', 'shelob'] },
      { ...holding('a-king-revealed'), ...FELLOWSHIP_TURN },
    ),
    fellowship({ kind: 'playName', card: 'a-king-revealed', region: 'gondor', piece: 'hidden' }),
    { ...met('warg'), draw: 'a-king-revealed.piece' },
  )
  ruleTest('movement.compelled', 'allows the named piece any of its moves', () => {
    expect(options(named, 'sauron').map((said) => 'piece' in said && said.piece)).toEqual(['warg', 'warg'])
  })
  ruleTest('movement.compelled', 'forbids the others to move in that turn, and only in that', () => {
    expect(forbids(named, sauronMoves('shelob', 'rohan'))).toEqual(['movement.compelled'])
    const later = play(named, sauronMoves('warg', 'rohan'), fellowshipMoves('aragorn-classic', 'eregion'))
    expect(forbids(later, sauronMoves('shelob', 'rohan'))).toEqual([])
  })
})
