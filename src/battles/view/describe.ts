/**
 * Actions in words, for labels and logs, and the lines of the notation.
 */
import { byKind, type ByKind } from '../../kernel/named'
import type { ChanceAction } from '../../kernel/door'
import type { Action } from '../model/actions'
import type { Scenario } from '../model/tables'
import { nameIn } from './names'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const chosenDice = (dice: string): string =>
  dice === 'none' ? 'Keep all dice' : `Roll again the dice ${dice.replaceAll('-', ', ')}`

const wordsOf = (name: (id: string) => string): ByKind<Action, string> => ({
  pass: () => 'Pass',
  accept: () => 'Yes',
  chooseRegion: ({ region }) => name(region),
  chooseUnit: ({ type }) => name(type),
  choosePiece: ({ piece }) => name(piece),
  chooseCharacter: ({ character }) => name(character),
  chooseOption: ({ option }) => `The ${PLACES[option - 1] ?? `${option}th`}`,
  chooseDie: ({ die }) => `The die ${name(die)}`,
  discard: ({ card }) => `Discard ${name(card)}`,
  playCard: ({ card }) => `Play ${name(card)}`,
  playCombat: ({ card }) => `Play the Combat half of ${name(card)}`,
  choosePosition: ({ position }) => name(position),
  drawTile: () => 'Draw a tile',
  applyTile: () => 'Apply the tile',
  takeDie: ({ die }) => `Use the die ${name(die)}`,
  use: ({ as, use }) => `As ${name(as)}: ${name(use)}`,
  useToken: ({ use }) => `Pass with an Action token: ${name(use)}`,
  putAside: ({ die }) => `Put aside the die ${name(die)}`,
  useAbility: ({ character, ability }) => `Use ability ${ability} of ${name(character)}`,
  take: ({ what, count }) => `${count} of ${name(what)}`,
  march: () => 'Move first',
  attack: ({ region }) => `Attack ${name(region)}`,
  join: ({ character }) => `${name(character)} goes`,
  halt: ({ character }) => `${name(character)} stays here`,
  chooseTactics: ({ token }) => name(token),
  reroll: ({ dice }) => chosenDice(dice),
  retreat: ({ region }) => `Retreat to ${name(region)}`,
  rout: ({ region }) => `Rout to ${name(region)}`,
})

const known = new WeakMap<Scenario, ByKind<Action, string>>()

/** An action of a scenario in words. */
export const describeIn = (scenario: Scenario, action: Action): string => {
  const words = known.get(scenario) ?? wordsOf(nameIn(scenario))
  known.set(scenario, words)
  return byKind(words, action)
}

/** A line of the notation is a turn: it begins with the position of the Commander-in-Chief. */
export const beginsLine = (action: Action | ChanceAction): boolean => action.kind === 'choosePosition'
