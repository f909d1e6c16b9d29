/**
 * Marches, attacks, flights and journeys: "6 units from A to B", "attack A -> B with 3 regulars", "2 Nazgûl
 * from A to B, the Witch-king to C".
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Obj } from '../../../kernel/index'
import type { AnyState } from '../../loaded'
import type { Atom, Claim, Standing } from '../claims'
import { atom, way } from './atoms'
import { figuresIn, isUnit, partyOf, type Figures, type Party } from './figures'
import type { Hearing } from './hearing'
import type { Said, Token } from './said'
import { crowdIn, isIn, tableOf, type Counts } from './table'

/** Somebody on his way. */
export interface Route {
  readonly from: string | undefined
  /** The regions after the first, in order. */
  readonly to: ReadonlyArray<string>
  readonly party: ReadonlyArray<Token>
}

interface Gathering {
  from: string | undefined
  to: Array<string>
  party: Array<Token>
  later: Array<Token>
}

const fresh = (party: Array<Token> = []): Gathering => ({ from: undefined, to: [], party, later: [] })

const keyOf = (token: Token | undefined): string | undefined =>
  token?.sort === 'key' ? token.key : undefined

const isPartyWord = (token: Token): boolean =>
  token.sort === 'number' ||
  (token.sort === 'name' && token.name.sort !== 'region') ||
  ['unit', 'all', 'not'].includes(keyOf(token) ?? '')

/** Whether a region stands after `to` or an arrow, after `from`, or after neither. */
const markAt = (tokens: ReadonlyArray<Token>, at: number): 'from' | 'to' | undefined => {
  const key = keyOf(tokens[at - 1])
  return key === 'from' ? 'from' : key === 'to' ? 'to' : undefined
}

const isAhead = (tokens: ReadonlyArray<Token>, at: number, mark: 'from' | 'to'): boolean => {
  const next = tokens.findIndex(
    (token, place) => place > at && token.sort === 'name' && token.name.sort === 'region',
  )
  return next > 0 && markAt(tokens, next) === mark
}

/** The routes of a statement: figures stand before their route, or after it behind `with`. */
export const routesIn = (tokens: ReadonlyArray<Token>): ReadonlyArray<Route> => {
  const done: Array<Gathering> = []
  let now = fresh()
  const isWhole = (): boolean => now.from !== undefined && now.to.length > 0
  const close = (): void => {
    done.push(now)
    now = fresh(now.later)
  }
  for (const [at, token] of tokens.entries()) {
    if (token.sort === 'name' && token.name.sort === 'region') {
      const [region = ''] = token.name.ids
      const mark = markAt(tokens, at)
      if ((isWhole() && mark !== 'to') || (now.to.length > 0 && now.later.length > 0)) close()
      if (mark === 'from' || (mark === undefined && now.from === undefined && !isAhead(tokens, at, 'from')))
        now.from = region
      else now.to.push(region)
    } else if (isPartyWord(token)) {
      const isBehind =
        now.to.length > 0 &&
        !tokens.slice(0, at).some((one, place) => place > lastRegion(tokens, at) && keyOf(one) === 'with')
      ;(isBehind ? now.later : now.party).push(token)
    }
  }
  if (now.from !== undefined || now.to.length > 0) done.push({ ...now, party: [...now.party, ...now.later] })
  return done
}

const lastRegion = (tokens: ReadonlyArray<Token>, before: number): number => {
  for (let at = before - 1; at >= 0; at--) {
    const token = tokens[at]
    if (token?.sort === 'name' && token.name.sort === 'region') return at
  }
  return -1
}

/** Nobody may stay behind altogether where an Army marches or attacks; where one advances, all may. */
const NO_PASS = { kinds: ['pass'], isOffered: false }

/** What a party implies for the questions about it: those named go, all others stay. */
const standing = (said: Said, party: Party, isSaid: boolean): ReadonlyArray<Standing> =>
  party.all
    ? [{ atom: { ...atom(said, way('bringAll')), beside: NO_PASS }, isSaid }]
    : [
        ...Object.entries(party.counts).map(([piece, number]) => ({
          atom: { ...atom(said, way('bring', { piece: [piece], number: [number] })), beside: NO_PASS },
          isSaid,
        })),
        { atom: { ...atom(said, way('bring', { number: [0] })), beside: NO_PASS }, isSaid: false },
      ]

/** Who goes: what that implies, and, as atoms, those of whom there are not so many. */
export const goers = (
  said: Said,
  party: Party,
  there: Counts = {},
): { readonly atoms: ReadonlyArray<Atom>; readonly standing: ReadonlyArray<Standing> } => ({
  atoms: party.all
    ? []
    : Object.entries(party.counts)
        .filter(([piece, number]) => number > (there[piece] ?? 0))
        .map(([piece, number]) => atom(said, way('bring', { piece: [piece], number: [number] }))),
  standing: standing(said, party, true),
})

/** An Army on its way: who marches or attacks, from where, to where. */
export const armyRoute = (
  said: Said,
  kind: 'march' | 'attack',
  route: Route,
  { table, state }: { readonly table: Obj; readonly state: AnyState },
): E.Either<string, Claim> => {
  const { from, to } = route
  const [first, ...on] = to
  const target = first ?? from ?? ''
  const where = { ...(from === undefined ? {} : { from: [from] }), to: [target] }
  const later = on.map((region) => [atom(said, way('goTo', { region: [region] }))])
  const start = [
    atom(
      said,
      way(kind, kind === 'attack' && first === undefined ? { from: [target], to: [target] } : where),
    ),
  ]
  const named = figuresIn(state, route.party)
  if (named.length === 0) {
    const isSaid = route.party.some((token) => keyOf(token) === 'all')
    return E.right({
      stages: [start, ...later],
      isTight: true,
      standing: standing(said, { all: true }, isSaid),
    })
  }
  const side = said.side ?? 'free-peoples'
  const crowd = crowdIn(table, from ?? target, side)
  const there =
    kind === 'attack' && target === from && Object.keys(crowd.inside).length > 0 ? crowd.inside : crowd.field
  return E.Functor.map(partyOf(named, there), (party) => {
    const { atoms, standing: implied } = goers(said, party, there)
    const stages = [start, ...(atoms.length === 0 ? [] : [atoms]), ...later]
    return { stages, isTight: true, standing: implied }
  })
}

const isFlyer = (figures: Figures): boolean => figures.pieces.includes('nazgul')

/** Whether figures are characters and Nazgûl alone. */
export const areCharacters = (named: ReadonlyArray<Figures>): boolean =>
  named.length > 0 &&
  named.every(
    ({ pieces }) => pieces.length > 0 && !pieces.some((one) => isUnit(one) || one.endsWith('-leader')),
  )

const arrival = (said: Said, to: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<Atom>> =>
  to.slice(-1).map((region) => [atom(said, way('goTo', { region: [region] }))])

/** A group on its way: of who had but one place to go to, nobody asks where he goes. */
export const groupRoute = (
  { said, at, who }: Hearing,
  to: ReadonlyArray<string>,
  group: ReadonlyArray<Figures>,
): Claim['stages'] => {
  const [region] = to.slice(-1)
  const joined = group.map(({ pieces }) => atom(said, way('join', { character: pieces })))
  const side = said.side ?? who
  const isSeen = (state: AnyState): boolean => {
    const table = tableOf(at.loaded, state)
    return (
      region !== undefined &&
      group.length > 0 &&
      group.every(({ pieces }) => isIn(table, side, region, pieces))
    )
  }
  const going = arrival(said, to).map((stage) => stage.map((one) => ({ ...one, isSeen })))
  return joined.length === 0 ? going : [joined, ...going]
}

/** Characters and Nazgûl on their way: Nazgûl fly one by one, others go as a group. */
export const journey = (
  hearing: Hearing,
  route: Route,
  named: ReadonlyArray<Figures>,
): ReadonlyArray<Claim> => {
  const { said } = hearing
  const flights = named.filter(isFlyer).flatMap(({ number = 1 }) =>
    Array.from({ length: number }, (): Claim => ({
      stages: [
        [atom(said, way('fly', route.from === undefined ? {} : { from: [route.from] }))],
        ...arrival(said, route.to),
      ],
      isTight: true,
      isSkipping: true,
    })),
  )
  const group = named.filter((figures) => !isFlyer(figures))
  const stages = groupRoute(hearing, route.to, group)
  return group.length === 0 ? flights : [{ stages, isTight: true, isSkipping: true }, ...flights]
}
