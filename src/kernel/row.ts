/**
 * Indices with kinds, and rows that are read by them. Tables are arrays, and what stands in a state is a
 * place in one of them; the kind says in which. A plain number fits wherever an index is wanted, so loops and
 * sums need no cast; an index of one kind does not fit where another is wanted.
 */

/** An index of a kind: a region, a Nation, a card. */
export type Ix<K extends string> = number & { readonly ix?: K }

/** A list with a value for every index of a kind. */
export type Row<I extends number, A> = ReadonlyArray<A> & { readonly by?: I }

/**
 * The value of a row at an index. An index that was checked at the door has its value in every row of its
 * kind, so this is no question, unlike `row[index]`; and a wrong kind of index does not compile. One function
 * that reads all sorts of rows is slow in innermost loops: those read their row themselves.
 */
export const at = <A, I extends number = number>(row: Row<I, A>, index: NoInfer<I>): A => row[index] as A

/** A word of a block of words. */
export const wordAt = (words: Int32Array, place: number): number => words[place] as number
