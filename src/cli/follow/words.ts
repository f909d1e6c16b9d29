/**
 * What following needs to know of a game: how its statements read, which answers may go without saying, which
 * draws nobody sees, and how a game is written down.
 */
import type * as E from 'fp-ts/lib/Either.js'
import type { BaseAction } from '../../kernel/index'
import type { AnyState, Loaded } from '../loaded'
import type { Wish } from './claims'

/** Where a statement is read: the game as it stands. */
export interface At {
  readonly loaded: Loaded
  readonly state: AnyState
  /** The game when the action began that goes on. */
  readonly begun: AnyState
  /** What was said in it so far. */
  readonly earlier: ReadonlyArray<Wish>
  /** The cards that were named so far. */
  readonly known: ReadonlySet<unknown>
}

/** Why a statement could not be read, and what may have been meant. */
export interface Unread {
  readonly problem: string
  readonly suggestions: ReadonlyArray<string>
}

/** A card that lies somewhere: which draw brings it, and where it is now. */
export interface Whereabouts {
  readonly draw: string
  readonly pile: 'deck' | 'hand' | 'elsewhere'
  /** In whose hand it is, where partners have hands of their own. */
  readonly holder?: string
}

/** A game in the words of a table. */
export interface Words {
  /**
   * The readings of a statement, the likeliest first; `side` is whom the statement before it in the same line
   * named: a side, or a seat of one.
   */
  readonly read: (
    text: string,
    at: At,
    side: string | undefined,
  ) => E.Either<Unread, { readonly wishes: ReadonlyArray<Wish>; readonly side: string | undefined }>
  /** Of these answers, those that may go without saying, the likeliest first. */
  readonly quiet: (state: AnyState, answers: ReadonlyArray<BaseAction>) => ReadonlyArray<BaseAction>
  /** Whether a question comes between a march and those about who goes: where the Army goes on to. */
  readonly isBetween: (state: AnyState) => boolean
  /** Whether nothing is under way: somebody is to act. */
  readonly isAtRest: (state: AnyState) => boolean
  /** Of these answers, those that lead to a region by a shortest way. */
  readonly towards: (region: string, answers: ReadonlyArray<BaseAction>) => ReadonlyArray<BaseAction>
  /** For whom a draw is, where partners draw each for himself. */
  readonly drawer: (loaded: Loaded, state: AnyState, outcome: BaseAction) => string | undefined
  /** Whether others do not see what a draw brings. */
  readonly isUnseen: (draw: string) => boolean
  /** Where a card is; undefined for what is no card of this game. */
  readonly find: (loaded: Loaded, state: AnyState, card: string) => Whereabouts | undefined
  /** Every card that a text names. */
  readonly cardsIn: (text: string) => ReadonlyArray<string>
  /** A position in the short form of people, told against the game as it stands. */
  readonly position: (text: string, at: At) => E.Either<Unread, unknown>
  /** The lines of a transcript that say these answers, from one moment on. */
  readonly write: (loaded: Loaded, moments: ReadonlyArray<Moment>) => ReadonlyArray<string>
}

/** An answer of a recorded game, and the state before it. */
export interface Moment {
  readonly state: AnyState
  readonly action: BaseAction
}

/** The kind of question that is asked, as its frame is called; empty when the game is over. */
export const askedKind = ({ stack }: AnyState): string => String(stack[stack.length - 1]?.kind ?? '')
