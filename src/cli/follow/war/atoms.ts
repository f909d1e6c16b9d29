/**
 * Short ways to say claims of War of the Ring.
 */
import type { Scalar } from '../../../kernel/index'
import type { Atom, Claim, Way } from '../claims'
import type { Said } from './said'

/** One way: a kind of action with the values that its fields may have. */
export const way = (kind: string, where: Readonly<Record<string, ReadonlyArray<Scalar>>> = {}): Way => ({
  kind,
  where,
})

/** What one statement says of one answer. */
export const atom = ({ text, seats }: Said, ...ways: ReadonlyArray<Way>): Atom => ({
  says: text,
  ways,
  ...(seats === undefined ? {} : { seats }),
})

/** A claim of one stage: its atoms in any order. */
export const together = (...atoms: ReadonlyArray<Atom>): Claim => ({ stages: [atoms] })

/** A claim of one answer. */
export const claim = (said: Said, ...ways: ReadonlyArray<Way>): Claim => together(atom(said, ...ways))

/** What is drawn: one atom after the other, each of these draws. */
export const draws = (
  { text }: Said,
  names: ReadonlyArray<string>,
  outcomes: ReadonlyArray<Scalar>,
): Claim => ({
  stages: outcomes.map((outcome) => [
    { says: text, ways: [way('chance', { draw: names, outcome: [outcome] })] },
  ]),
})

const withDie = (said: Said): Readonly<Record<string, ReadonlyArray<Scalar>>> => {
  const { die } = said
  if (die === undefined) return {}
  return die.as === undefined ? { die: [die.die] } : { die: [die.die], as: [die.as] }
}

/** An action with a die. Where no die is named and it follows from what is done, it need not be asked. */
export const deed = (
  said: Said,
  kinds: ReadonlyArray<string>,
  where: Readonly<Record<string, ReadonlyArray<Scalar>>> = {},
): Claim => ({
  stages: [[atom(said, ...kinds.map((kind) => way(kind, { ...where, ...withDie(said) })))]],
  ...(said.die === undefined ? { isOptional: true } : { isFirst: true }),
})

/** The same where it is the point of the statement. */
export const mainDeed = (
  said: Said,
  kinds: ReadonlyArray<string>,
  where: Readonly<Record<string, ReadonlyArray<Scalar>>> = {},
): Claim => ({ stages: deed(said, kinds, where).stages })
