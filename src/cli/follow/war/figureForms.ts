/**
 * Figures that come and go: recruits and losses, of which those need not be asked for that leave no choice.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Obj } from '../../../kernel/index'
import { REGIONS } from '../../../war-of-the-ring/index'
import type { AnyState } from '../../loaded'
import type { Atom, Wish } from '../claims'
import { atom, deed, mainDeed, way } from './atoms'
import { figuresIn, homely, isUnit, type Figures } from './figures'
import { begins, detail, type Form, type Hearing } from './hearing'
import { has, type Said, type Token } from './said'
import { crowdIn, tableOf } from './table'

/** A figure that comes or goes. */
interface Change {
  readonly atom: Atom
  readonly pieces: ReadonlyArray<string>
  readonly region: string | undefined
  /** 1 if it comes, -1 if it goes. */
  readonly sign: number
}

/** How many of some kinds of piece stand in a region, or on the whole map. */
const numberOn = (table: Obj, side: string, { pieces, region }: Change): number =>
  REGIONS.filter(({ id }) => region === undefined || id === region).reduce((sum, { id }) => {
    const { field, inside } = crowdIn(table, id, side)
    return pieces.reduce((all, piece) => all + (field[piece] ?? 0) + (inside[piece] ?? 0), sum)
  }, 0)

const overlaps = (one: ReadonlyArray<unknown> | undefined, other: ReadonlyArray<unknown>): boolean =>
  one?.some((value) => other.includes(value)) === true

/** How many such changes were told already in this action. */
const toldBefore = ({ at, whose }: Hearing, { atom: { ways, seats }, pieces, region }: Change): number =>
  at.earlier
    .flatMap(({ claims }) => claims.flatMap(({ stages }) => stages.flat()))
    .filter((one) => overlaps(one.seats ?? whose, seats ?? whose))
    .filter((one) =>
      one.ways.some(
        ({ kind, where = {} }) =>
          ways.some((way_) => way_.kind === kind) &&
          overlaps(where['piece'], pieces) &&
          (region === undefined || where['region'] === undefined || overlaps(where['region'], [region])),
      ),
    ).length

const isSame = (one: Change, other: Change): boolean =>
  one.region === other.region && overlaps(one.pieces, other.pieces)

/** The same changes, each also met where the table shows it and nobody was asked. */
const observed = (hearing: Hearing, changes: ReadonlyArray<Change>): ReadonlyArray<Atom> => {
  const { at, said, who } = hearing
  const side = said.side ?? who
  const before = tableOf(at.loaded, at.begun)
  return changes.map((change, place) => {
    const wanted =
      toldBefore(hearing, change) + changes.slice(0, place + 1).filter((one) => isSame(one, change)).length
    const isSeen = (state: AnyState): boolean => {
      const gained = numberOn(tableOf(at.loaded, state), side, change) - numberOn(before, side, change)
      return gained * change.sign >= wanted
    }
    return { ...change.atom, isSeen }
  })
}

/** Figures with the region named after them, or before them where the statement begins with one. */
const inRegions = (said: Said, hearing: Hearing): ReadonlyArray<readonly [Figures, string | undefined]> => {
  const found: Array<readonly [Figures, string | undefined]> = []
  const names = said.tokens.filter((token) => token.sort !== 'key' || token.key === 'unit')
  const isBefore = names[0]?.sort === 'name' && names[0].name.sort === 'region'
  let region: string | undefined
  let run: Array<Token> = []
  const close = (place: string | undefined): void => {
    for (const figures of figuresIn(hearing.at.state, run)) found.push([figures, place] as const)
    run = []
  }
  for (const token of said.tokens)
    if (token.sort === 'name' && token.name.sort === 'region') {
      close(isBefore ? region : token.name.ids[0])
      region = token.name.ids[0]
    } else run.push(token)
  close(isBefore ? region : (region ?? undefined))
  return found
}

const recruitsOf = (hearing: Hearing): ReadonlyArray<Change> =>
  inRegions(hearing.said, hearing).flatMap(([figures, region]) => {
    const pieces = homely(figures, region)
    const where = { piece: pieces, ...(region === undefined ? {} : { region: [region] }) }
    const one = { atom: atom(hearing.said, way('recruit', where)), pieces, region, sign: 1 }
    return Array<Change>(figures.number ?? 1).fill(one)
  })

/** Recruits: of those that a card places itself nobody asks. */
export const RECRUITS: Form = {
  when: ({ said }) => has(said, 'recruit') && !has(said, 'everywhere'),
  says: (hearing) => {
    const { said } = hearing
    const changes = recruitsOf(hearing)
    return changes.length === 0
      ? begins(mainDeed(said, ['beginRecruiting']))
      : recruiting(
          hearing,
          changes.map((one) => one.atom),
        )
  },
  orElse: (hearing) => {
    const wish = recruiting(hearing, observed(hearing, recruitsOf(hearing)))
    return E.getOrElse((): Wish => ({ claims: [], begins: false }))(wish)
  },
}

const recruiting = ({ said }: Hearing, atoms: ReadonlyArray<Atom>): E.Either<string, Wish> =>
  E.Functor.map(begins(deed(said, ['beginRecruiting']), { stages: [atoms] }), (wish) => ({
    ...wish,
    begins: said.die !== undefined,
  }))

/** Losses one after another: "2 regulars, 1 elite reduced", "reduces 1 elite, loses 1 leader". */
const lossesIn = ({ said, at }: Hearing): ReadonlyArray<Change> => {
  const changes: Array<Change> = []
  let run: Array<Token> = []
  let mode = 'lose'
  const close = (kind: string): void => {
    for (const { pieces, number = 1 } of figuresIn(at.state, run)) {
      const kinds = kind === 'lose' ? ['lose', 'remove', 'chooseFigure', 'pick'] : ['reduce']
      const areUnits = pieces.some(isUnit)
      const guide = kind === 'lose' && !areUnits ? [way('loseGuide')] : []
      const one = atom(said, ...kinds.map((way_) => way(way_, { piece: pieces })), ...guide)
      const answers = pieces.includes('dunlending') && kind === 'lose' ? Math.ceil(number / 2) : number
      changes.push(...Array<Change>(answers).fill({ atom: one, pieces, region: undefined, sign: -1 }))
    }
    run = []
  }
  for (const token of said.tokens) {
    const key = token.sort === 'key' ? token.key : ''
    if (key === 'reduced') close('reduce')
    else if (key === 'lose' || key === 'reduce') {
      close(mode)
      mode = key
    } else run.push(token)
  }
  close(mode)
  return changes
}

/** Losses: of those that leave no choice nobody asks. */
export const LOSSES: Form = {
  when: ({ said }) => has(said, 'lose', 'reduce', 'reduced'),
  says: (hearing) => {
    const changes = lossesIn(hearing)
    if (changes.length > 0) return detail({ stages: [changes.map((one) => one.atom)] })
    return has(hearing.said, 'not', 'nothing') ? detail() : E.left('it does not say who is lost')
  },
  orElse: (hearing) => ({ claims: [{ stages: [observed(hearing, lossesIn(hearing))] }], begins: false }),
}
