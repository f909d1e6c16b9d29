/**
 * Actions in words, for labels and logs, and the lines of the notation.
 */
import { byKind, type ByKind } from '../../kernel/named'
import type { ChanceAction } from '../../kernel/door'
import { SENT, type Action } from '../model/actions'

/** A name as people write it. */
const said = (name: string): string =>
  name === SENT ? 'where the attacker says' : name.replaceAll('-', ' ').replace(/^./, (c) => c.toUpperCase())

const WORDS: ByKind<Action, string> = {
  pass: () => 'Pass',
  accept: () => 'Yes',
  chooseRegion: ({ region }) => said(region),
  chooseUnit: ({ type }) => said(type),
  choosePiece: ({ piece }) => said(piece),
  chooseCharacter: ({ character }) => said(character),
  chooseOption: ({ option }) =>
    `The ${['first', 'second', 'third', 'fourth', 'fifth'][option - 1] ?? 'last'}`,
  chooseDie: ({ die }) => `The die ${die}`,
  discard: ({ card }) => `Discard ${said(card)}`,
  playCard: ({ card }) => `Play ${said(card)}`,
  playCombat: ({ card }) => `Play the Combat half of ${said(card)}`,
  choosePosition: ({ position }) => said(position),
  drawTile: () => 'Draw a tile',
  applyTile: () => 'Apply the tile',
  takeDie: ({ die }) => `Use the die ${die}`,
  use: ({ as, use }) => `As ${as}: ${said(use)}`,
  useToken: ({ use }) => `Pass with an Action token: ${said(use)}`,
  putAside: ({ die }) => `Put aside the die ${die}`,
  useAbility: ({ character, ability }) => `Use ability ${ability} of ${said(character)}`,
  take: ({ what, count }) => `${count} of ${said(what)}`,
  march: () => 'Move first',
  attack: ({ region }) => `Attack ${said(region)}`,
  join: ({ character }) => `${said(character)} goes`,
  halt: ({ character }) => `${said(character)} stays here`,
  chooseTactics: ({ token }) => said(token),
  reroll: ({ dice }) => (dice === 'none' ? 'Keep all dice' : `Roll again ${dice.replaceAll('-', ', ')}`),
  retreat: ({ region }) => `Retreat to ${said(region)}`,
  rout: ({ region }) => `Rout to ${said(region)}`,
}

/** An action in words. */
export const describe = (action: Action): string => byKind(WORDS, action)

/** A line of the notation is a turn: it begins with the position of the Commander-in-Chief. */
export const beginsLine = (action: Action | ChanceAction): boolean => action.kind === 'choosePosition'
