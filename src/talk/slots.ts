/**
 * The parts of a sentence about a deed: who, what, whence, where to, with which die, how many. A part is
 * taken once; what no part takes is left.
 */
import type { Name, Token } from './lexicon'

/** A name with the little word before it. */
export interface Placed {
  readonly token: Token
  readonly ids: ReadonlyArray<string>
  readonly name: string
  readonly before: string
}

/** A sentence in parts. */
export interface Slots {
  readonly of: (sort: Name['sort']) => ReadonlyArray<Placed>
  readonly die: { readonly face: string; readonly tokens: ReadonlyArray<Token> } | undefined
  readonly number: number | undefined
  /** The meanings of all words that are not idle. */
  readonly words: ReadonlyMap<string, Token>
  readonly all: ReadonlyArray<Token>
}

export const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const dieIn = (tokens: ReadonlyArray<Token>): Slots['die'] => {
  const token = tokens.find(({ names }) => names.some(({ sort }) => sort === 'die'))
  const face = token?.names.find(({ sort }) => sort === 'die')?.ids[0]
  return token === undefined || face === undefined ? undefined : { face, tokens: [token] }
}

const LITTLE: ReadonlySet<string> = new Set(
  'from to into in at of towards toward through via for on with by out onto against around near over'.split(
    ' ',
  ),
)

const MOST_BACK = 4

/** The little word that stands before a token, articles and idle words skipped. */
export const littleBefore = (tokens: ReadonlyArray<Token>, at: number): string => {
  for (let back = at - 1; back >= Math.max(0, at - MOST_BACK); back--) {
    const token = tokens[back]
    if (token === undefined || token.clause !== tokens[at]?.clause) return ''
    if (LITTLE.has(token.plain)) return token.plain === 'out' ? 'from' : token.plain
    if (token.plain === 'and') return 'and'
    if (!token.isIdle && !['region', 'empty', 'alone'].includes(token.means)) return ''
  }
  return ''
}

/** Takes a sentence apart. */
export const slotsOf = (tokens: ReadonlyArray<Token>): Slots => {
  const die = dieIn(tokens)
  const rest = tokens.filter((token) => die?.tokens.includes(token) !== true)
  const numbers = rest.flatMap(({ means, plain }) => {
    const number = /^\d+$/.test(plain) ? Number(plain) : NUMBERS.indexOf(means)
    return number >= 0 ? [number] : []
  })
  const placed = new Map<Name['sort'], ReadonlyArray<Placed>>()
  const of = (sort: Name['sort']): ReadonlyArray<Placed> => {
    const found = placed.get(sort) ?? placedOf(sort)
    placed.set(sort, found)
    return found
  }
  const placedOf = (sort: Name['sort']): ReadonlyArray<Placed> =>
    rest.flatMap((token) => {
      const name = token.names.find((one) => one.sort === sort)
      return name === undefined
        ? []
        : [{ token, ids: name.ids, name: name.name, before: littleBefore(tokens, tokens.indexOf(token)) }]
    })
  return {
    of,
    die,
    number: numbers[0],
    words: new Map(rest.filter(({ isIdle }) => !isIdle).map((token) => [token.means, token])),
    all: tokens,
  }
}

/** Where something goes, whence, and by which regions on the way. */
export interface Route {
  readonly from: Placed | undefined
  readonly to: Placed | undefined
  readonly via: ReadonlyArray<Placed>
  readonly at: Placed | undefined
}

const TO: ReadonlySet<string> = new Set(['to', 'into', 'towards', 'toward', 'for', 'onto', 'on'])

/** The way that a sentence tells. */
export const routeOf = (regions: ReadonlyArray<Placed>, all: ReadonlyArray<Token> = []): Route => {
  const from =
    regions.find(({ before }) => before === 'from') ??
    regions.find(({ before, token }) => before === '' && all[all.indexOf(token) - 1]?.means === 'leave') ??
    regions.find(({ before }) => before === 'of')
  const via = regions.filter(({ before }) => before === 'through' || before === 'via' || before === 'over')
  const at = regions.find(({ before }) => before === 'in' || before === 'at')
  const to =
    [...regions].reverse().find(({ before }) => TO.has(before)) ??
    regions.find((one) => one !== from && one !== at && !via.includes(one))
  return { from: from === to ? undefined : from, to, via, at: at === to ? undefined : at }
}
