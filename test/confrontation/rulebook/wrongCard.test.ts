/** A card or a text at the wrong moment, or for something that it does not say; and the rules against it. */
import { describe, expect } from 'vitest'
import { confrontation, type Action, type SpecialCardId, type State } from '../../../src/confrontation'
import { classic, draft, FELLOWSHIP_TURN, holding, sauronMoves, variant } from '../interactions/scenes'
import { fellowship, forbids, play, sauron } from '../support/table'
import { fresh, ruleTest } from './support'

/** The rules that forbid an action which is not on offer. */
const against = (state: State, action: Action): ReadonlyArray<string | null> => {
  expect(confrontation.legalActions(state)).not.toContainEqual(action)
  return forbids(state, action).filter((rule) => rule !== null)
}

const ours = (...cards: ReadonlyArray<SpecialCardId>) =>
  draft({ arthedain: ['gimli'] }, { ...holding(...cards), ...FELLOWSHIP_TURN })
const theirs = draft(
  { gondor: ['warg'], arthedain: ['gimli'] },
  holding('recall-to-mordor', 'crebain-of-dunland', 'dark-of-mordor'),
)

describe('a special card is played for what it says', () => {
  ruleTest('special.insteadOfTurn', 'forbids to use one such card for the text of another', () => {
    const held = ours('gandalf-the-white', 'a-king-revealed')
    expect(against(held, fellowship({ kind: 'playReturn', card: 'a-king-revealed' }))).toEqual([
      'special.insteadOfTurn',
    ])
    expect(
      against(theirs, sauron({ kind: 'playRecall', card: 'crebain-of-dunland', piece: 'warg' })),
    ).toEqual(['special.insteadOfTurn'])
    const named = { region: 'arthedain', piece: 'hidden' } as const
    expect(against(theirs, sauron({ kind: 'playName', card: 'recall-to-mordor', ...named }))).toEqual([
      'special.insteadOfTurn',
    ])
  })

  ruleTest('special.insteadOfTurn', 'forbids to give the turn for a card of another moment', () => {
    expect(against(ours('shadowfax'), fellowship({ kind: 'playReturn', card: 'shadowfax' }))).toEqual([
      'special.insteadOfTurn',
    ])
    expect(against(theirs, sauron({ kind: 'playRecall', card: 'dark-of-mordor', piece: 'warg' }))).toEqual([
      'special.insteadOfTurn',
    ])
    const named = { region: 'arthedain', piece: 'hidden' } as const
    expect(against(theirs, sauron({ kind: 'playName', card: 'dark-of-mordor', ...named }))).toEqual([
      'special.insteadOfTurn',
    ])
  })

  ruleTest('special.ownTurn', 'forbids Palantir and cards of other moments before the first turn', () => {
    expect(against(fresh(), sauron({ kind: 'playReveal', card: 'palantir', region: 'gondor' }))).toContain(
      'special.ownTurn',
    )
    expect(against(fresh(), sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'warg' }))).toEqual(
      ['special.insteadOfTurn', 'setup.placement'],
    )
  })

  ruleTest('movement.onBoard', 'forbids an extra step to the face that is not fielded', () => {
    const step = { kind: 'playStep', card: 'shadowfax', to: 'cardolan', way: 'step' } as const
    expect(against(ours('shadowfax'), fellowship({ ...step, piece: 'gandalf-variant' }))).toEqual([
      'movement.onBoard',
    ])
  })

  ruleTest('special.startOfBattle', 'forbids another card in the place of Gwaihir', () => {
    const fight = play(
      draft({ rhudaur: ['gimli'], 'high-pass': ['shelob'] }, holding('gwaihir', 'shadowfax')),
      sauronMoves('shelob', 'rhudaur'),
    )
    expect(against(fight, fellowship({ kind: 'playRetreat', card: 'shadowfax', to: 'arthedain' }))).toEqual([
      'special.startOfBattle',
    ])
  })
})

describe('in a battle', () => {
  const seen = (foe: 'shelob' | 'warg') =>
    play(classic({ rhudaur: ['gimli'], 'high-pass': [foe] }), sauronMoves(foe, 'rhudaur'))

  ruleTest('character.gandalf-variant', 'forbids support while other things are asked', () => {
    expect(against(seen('shelob'), fellowship({ kind: 'support' }))).toEqual([
      'character.gandalf-variant',
      'battle.cards',
    ])
  })

  ruleTest('character.warg', 'forbids support where the Warg silences everybody', () => {
    expect(against(seen('warg'), fellowship({ kind: 'support' }))).toEqual([
      'character.warg',
      'character.gandalf-variant',
      'battle.cards',
    ])
  })

  ruleTest('battle.cardInDiscard', 'forbids to fetch a card before one is played that says so', () => {
    expect(against(seen('shelob'), fellowship({ kind: 'fetch', card: 'fellowship-1' }))).toEqual([
      'battle.cardInDiscard',
      'battle.cards',
    ])
  })

  ruleTest('movement.watcher', 'forbids a revealed Watcher to move by a power he does not have', () => {
    const state = variant({ gondor: ['watcher'], rohan: ['elrond'] }, { revealed: ['watcher'] })
    expect(against(state, sauronMoves('watcher', 'rohan', 'power'))).toEqual([
      'movement.watcher',
      'movement.forward',
    ])
  })
})
