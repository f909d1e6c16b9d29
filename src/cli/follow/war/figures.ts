/**
 * Figures as people name them: "3 regulars", "2 Sauron elites and a leader", "all", "6 units", "Strider"; and
 * which they are, given who stands in a region.
 */
import * as E from 'fp-ts/lib/Either.js'
import { REGIONS, warOfTheRing } from '../../../war-of-the-ring/index'
import type { AnyState } from '../../loaded'
import type { Token } from './said'
import type { Counts } from './table'

/** Some figures that were named together. */
export interface Figures {
  /** How many; all there are if no number was said. */
  readonly number: number | undefined
  /** The kinds of piece they may be; empty for units of any kind. */
  readonly pieces: ReadonlyArray<string>
  readonly words: string
}

/** The kinds of piece that a nation, a rank or both mean. */
export const piecesOf = (
  state: AnyState,
  nation: string | undefined,
  rank: string | undefined,
): ReadonlyArray<string> =>
  warOfTheRing
    .tables(state.config)
    .pieces.filter(
      (piece) =>
        piece.nation !== null &&
        (nation === undefined || piece.nation === nation) &&
        (rank === undefined ? piece.sort !== 'leader' : piece.id.endsWith(`-${rank}`)),
    )
    .map(({ id }) => id)

interface Half {
  number: number | undefined
  nation: string | undefined
  rank: string | undefined
  isMany: boolean
}

const EMPTY: Half = { number: undefined, nation: undefined, rank: undefined, isMany: false }

/** A run of tokens as figures, as far as they name some. Other tokens end what is being named. */
export const figuresIn = (state: AnyState, tokens: ReadonlyArray<Token>): ReadonlyArray<Figures> => {
  const found: Array<Figures> = []
  let half: Half = EMPTY
  const close = (): void => {
    const { number, nation, rank, isMany } = half
    if (nation !== undefined || rank !== undefined)
      found.push({
        number: number ?? (isMany ? undefined : 1),
        pieces: piecesOf(state, nation, rank),
        words: [number, nation, rank].filter((one) => one !== undefined).join(' '),
      })
    half = EMPTY
  }
  for (const token of tokens) {
    if (token.sort === 'number') {
      close()
      half = { ...EMPTY, number: token.number }
    } else if (token.sort === 'key') {
      if (token.key === 'unit' && half.nation === undefined && half.number !== undefined) {
        found.push({ number: half.number, pieces: [], words: `${half.number} units` })
        half = EMPTY
      } else if (token.key !== 'unit') close()
    } else if (token.name.sort === 'nation' || token.name.sort === 'rank') {
      const { sort, ids } = token.name
      const isNation = sort === 'nation'
      if ((isNation ? half.nation : half.rank) !== undefined) close()
      half = isNation
        ? { ...half, nation: ids[0] }
        : { ...half, rank: ids[0], isMany: half.isMany || token.isMany }
    } else if (token.name.sort === 'figure') {
      const { ids, name } = token.name
      const number = half.number ?? 1
      close()
      if (half.nation === undefined) found.push({ number, pieces: ids, words: name })
    } else close()
  }
  close()
  return found
}

/** Whether a kind of piece is a unit. */
export const isUnit = (piece: string): boolean => /-(regular|elite)$|^dunlending$/.test(piece)
const sum = (counts: Counts): number => Object.values(counts).reduce((all, one) => all + one, 0)
const only = (counts: Counts, keeps: (piece: string) => boolean): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([piece]) => keeps(piece)))

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([piece, number]) => `${number} ${warOfTheRing.nameOf(piece, number)}`)
    .join(', ') || 'nobody'

/** Which figures of those that stand there are meant; Left if that is not clear. */
const chosen = (figures: Figures, there: Counts): E.Either<string, Counts> => {
  const may =
    figures.pieces.length === 0 ? only(there, isUnit) : only(there, (piece) => figures.pieces.includes(piece))
  const total = sum(may)
  if (figures.number === undefined || figures.number === total) return E.right(may)
  const kinds = Object.keys(may)
  const [kind = figures.pieces[0]] = kinds
  if (kinds.length > 1 && figures.number < total)
    return E.left(`"${figures.words}": of ${listed(may)}, say which`)
  return kind === undefined
    ? E.left(`"${figures.words}": there are no units`)
    : E.right({ [kind]: figures.number })
}

/** A party out of those who stand somewhere: everybody, or so many of each kind. */
export type Party = { readonly all: true } | { readonly all: false; readonly counts: Counts }

const isSame = (one: Counts, other: Counts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([piece, number]) => other[piece] === number)

/** The party that figures name, of those who stand there. */
export const partyOf = (named: ReadonlyArray<Figures>, there: Counts): E.Either<string, Party> => {
  const counts: Record<string, number> = {}
  for (const figures of named) {
    const found = chosen(figures, there)
    if (E.isLeft(found)) return found
    for (const [piece, number] of Object.entries(found.right)) counts[piece] = (counts[piece] ?? 0) + number
  }
  return E.right(isSame(counts, there) ? { all: true } : { all: false, counts })
}

/** The kinds of piece that are meant in a region: those of its own Nation where none was named. */
export const homely = (figures: Figures, region: string | undefined): ReadonlyArray<string> => {
  const nation = REGIONS.find(({ id }) => id === region)?.nation
  const own = figures.pieces.filter((piece) => nation !== null && piece.startsWith(`${nation}-`))
  return own.length > 0 ? own : figures.pieces
}
