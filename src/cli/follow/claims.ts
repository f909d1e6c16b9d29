/**
 * What a statement of a transcript says, as claims that answers of the game can meet. A claim is met stage by
 * stage; the atoms of a stage may be met in any order. Claims of one action may be met in any order, too.
 */
import type { BaseAction, Scalar } from '../../kernel/index'
import type { AnyState } from '../loaded'

/** One way in which an answer can be what was said: its kind, and the values its fields may have. */
export interface Way {
  readonly kind: string
  readonly where?: Readonly<Record<string, ReadonlyArray<Scalar>>>
}

/** The smallest thing that is said: one answer, or one outcome of a draw. */
export interface Atom {
  /** What was said, for a person. */
  readonly says: string
  readonly ways: ReadonlyArray<Way>
  /** Who is said to answer, or for whom it is drawn: one of these; whoever is asked if nobody was named. */
  readonly seats?: ReadonlyArray<string>
  /** The label of the answer, in letters and digits alone: what a person typed as it is printed. */
  readonly label?: string
  /** Kinds of answer of which one has to be offered beside it, or none may be: it tells questions apart. */
  readonly beside?: { readonly kinds: ReadonlyArray<string>; readonly isOffered: boolean }
  /** Whether the table shows that it has come about, though nobody was asked for it. */
  readonly isSeen?: (state: AnyState) => boolean
  /** Whether it does not matter which of several answers is taken: the card is one that nobody saw. */
  readonly isOpen?: true
}

/** Answers that a claim implies for the questions after it, until another claim implies others. */
export interface Standing {
  readonly atom: Atom
  /** Whether it was said in so many words. */
  readonly isSaid: boolean
}

/** What is said together. */
export interface Claim {
  readonly stages: ReadonlyArray<ReadonlyArray<Atom>>
  /** Whether nothing else may be answered between its stages. */
  readonly isTight?: true
  /** Whether everything else in the statement comes after it: the die that is used. */
  readonly isFirst?: true
  /** Whether its first stage is left out where nobody asks for it, since only one can be meant. */
  readonly isSkipping?: true
  /** Other stages that say the same, where its own are not what is asked for. */
  readonly otherwise?: ReadonlyArray<ReadonlyArray<Atom>>
  /** Whether it may stay unmet: which action it was, where only one thing done in it is told. */
  readonly isOptional?: true
  readonly standing?: ReadonlyArray<Standing>
  /** The region to which a way is taken whose steps were left out. */
  readonly towards?: string
}

/** Everything that one statement says. */
export interface Wish {
  readonly claims: ReadonlyArray<Claim>
  /** Whether a player does something of his own accord here: what was said before it has to be settled. */
  readonly begins: boolean
  /** Cards that somebody is said to hold. */
  readonly held?: ReadonlyArray<string>
  /** Who is said to hold them: one of these; anybody if nobody was named. */
  readonly holders?: ReadonlyArray<string>
  /** Cards that are said to be drawn. */
  readonly drawn?: ReadonlyArray<string>
  /** A moment that is said to be reached. */
  readonly until?: { readonly says: string; readonly holds: (state: AnyState) => boolean }
  /** What was read otherwise than it was written. */
  readonly notes?: ReadonlyArray<string>
}

/** How an answer came about. */
export type How = 'said' | 'forced' | 'unsaid' | 'unseen' | 'named'

/** An answer that was given, and why. */
export interface Taken {
  readonly action: BaseAction
  readonly how: How
}

/** The value of a field of an action. */
export const fieldOf = (action: object, name: string): unknown => {
  const value: unknown = Reflect.get(action, name)
  return value
}

const isAmong = (values: ReadonlyArray<unknown>, value: unknown): boolean => values.includes(value)

/** What else is known of an answer: what it may be called, and of a draw for whom it is. */
export interface Known {
  readonly labels: ReadonlyArray<string>
  readonly drawer: string | undefined
}

const NOTHING_KNOWN: Known = { labels: [], drawer: undefined }

/** Whether an answer, among those that are offered, is what an atom says. */
export const fits = (
  atom: Atom,
  action: BaseAction,
  offered: ReadonlyArray<BaseAction>,
  { labels, drawer }: Known = NOTHING_KNOWN,
): boolean => {
  const { beside } = atom
  if (beside !== undefined && offered.some(({ kind }) => beside.kinds.includes(kind)) !== beside.isOffered)
    return false
  const seat = action.seat === 'nature' ? drawer : action.seat
  if (seat !== undefined && atom.seats?.includes(seat) === false) return false
  if (atom.label !== undefined) return labels.includes(atom.label)
  return atom.ways.some(
    ({ kind, where = {} }) =>
      kind === action.kind &&
      Object.entries(where).every(([name, values]) => isAmong(values, fieldOf(action, name))),
  )
}
