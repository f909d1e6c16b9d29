/**
 * Rules as data: what a rule says, where the book says it, and what a refusal tells beside its name.
 * Sentences are our own words; cites name book, chapter and heading, so that a person can look them up.
 */

/** Where a rule is written: a place in a rulebook, or a numbered ruling of ours where the book is silent. */
export interface Cite {
  readonly book: string
  readonly chapter: string
  readonly heading?: string
  readonly page?: number
  /** Number of the ruling in `docs/rulings/<game>.md` that settles an open reading. */
  readonly ruling?: string
}

/** One rule: its sentence, its cites, and the names of the facts that a violation of it must give. */
export interface Rule<F extends string = string> {
  readonly sentence: string
  readonly cites: ReadonlyArray<Cite>
  readonly facts: ReadonlyArray<F>
}

/** Every rule of a game under its id. */
export type Rulebook = Readonly<Record<string, Rule>>

/** Builds a rule; the facts are the names a violation fills in. */
export const rule = <const F extends string = never>(
  sentence: string,
  cites: ReadonlyArray<Cite>,
  facts: ReadonlyArray<F> = [],
): Rule<F> => ({ sentence, cites, facts })

/** A fact of a violation: a printed name or a number. */
export type Fact = string | number

/** A rule that forbids something, with the facts of the case; no prose. */
export interface RuleViolation<R extends string = string> {
  readonly rule: R
  readonly facts: Readonly<Record<string, Fact>>
}

/** The facts that rule `R` of rulebook `B` wants. */
export type FactsOf<B extends Rulebook, R extends keyof B> = Readonly<Record<B[R]['facts'][number], Fact>>

/** A maker of violations for one rulebook: a forgotten or misspelt fact does not compile. */
export type Violates<B extends Rulebook> = <R extends keyof B & string>(
  rule: R,
  facts: FactsOf<B, R>,
) => RuleViolation<R>

/** The maker of violations for rulebook `B`. */
export const violates =
  <B extends Rulebook>(): Violates<B> =>
  (id, facts) => ({ rule: id, facts })
