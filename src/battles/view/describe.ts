/**
 * Actions in words, for labels and logs, and the lines of the notation.
 */
import { byKind, type ByKind } from '../../kernel/named'
import type { ChanceAction, ActionSchema } from '../../kernel/door'
import type { Action } from '../model/actions'
import type { Scenario } from '../model/tables'
import { nameIn } from '../query/names'
import type { Ids } from '../../kernel/about'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const chosenDice = (dice: string): string => {
  if (dice === 'none') return 'Keep all dice'
  return `Roll ${dice.includes('-') ? 'dice' : 'die'} ${dice.replaceAll('-', ', ')} again`
}

/** What a Character's ability is called. */
const abilityIn = ({ doc }: Scenario, character: string, ability: number): string =>
  doc.characters.find(({ id }) => id === character)?.abilities[ability - 1]?.name ?? `ability ${ability}`

const ONE: Readonly<Record<string, string>> = {
  leaders: 'Leader',
  tokens: 'Leadership token',
  damage: 'Damage',
}

/** How many of a kind go along; a Character goes or stays. */
const taken = (scenario: Scenario, what: string, count: number): string => {
  const name = nameIn(scenario)(what)
  if (scenario.doc.characters.some(({ id }) => id === what))
    return count === 0 ? `${name} stays` : `${name} goes along`
  return count === 0 ? `No ${name}` : `${count} ${count === 1 ? (ONE[what] ?? `of the ${name}`) : name}`
}

const wordsOf = (scenario: Scenario, name: (id: string) => string): ByKind<Action, string> => ({
  pass: () => 'Pass',
  accept: () => 'Yes',
  chooseRegion: ({ region }) => name(region),
  chooseUnit: ({ type }) => name(type),
  choosePiece: ({ piece }) => capital(name(piece)),
  chooseCharacter: ({ character }) => name(character),
  chooseOption: ({ option }) => `The ${PLACES[option - 1] ?? `${option}th`}`,
  chooseDie: ({ die }) => `The ${name(die)} die`,
  discard: ({ card }) => `Discard ${name(card)}`,
  playCard: ({ card }) => `Play ${name(card)}`,
  playCombat: ({ card }) => `Play the Combat half of ${name(card)}`,
  choosePosition: ({ position }) => name(position),
  drawTile: () => 'Draw a tile',
  applyTile: () => 'Apply the tile',
  takeDie: ({ die }) => `Use the ${name(die)} die`,
  use: ({ as, use }) => `As ${name(as)}: ${name(use)}`,
  useToken: ({ use }) => `Pass with an Action token: ${name(use)}`,
  putAside: ({ die }) => `Put aside the ${name(die)} die`,
  useAbility: ({ character, ability }) => `${name(character)}: ${abilityIn(scenario, character, ability)}`,
  take: ({ what, count }) => taken(scenario, what, count),
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
  const words = known.get(scenario) ?? wordsOf(scenario, nameIn(scenario))
  known.set(scenario, words)
  return byKind(words, action)
}

/** A line of the notation is a turn: it begins with the position of the Commander-in-Chief. */
export const beginsLine = (action: Action | ChanceAction): boolean => action.kind === 'choosePosition'

/*
 * The words of a scenario: what its actions can say, what has a name, and events as sentences.
 */

/** The words of a config. */
export interface Words {
  /** Every kind of action, with all values that each of its fields may have. */
  readonly actions: ActionSchema
  /** The ids of Regions, figures and cards. */
  readonly ids: Ids
  /** The name of what an id stands for; the id itself where it has none. */
  readonly nameOf: (id: string) => string
  /** An event as a sentence, also one of `eventsFor` of which a part is hidden; empty for what is none. */
  readonly tell: (event: object) => string
}
