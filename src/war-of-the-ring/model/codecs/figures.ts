/**
 * Codecs of figures: an Army, what lies beside the map, and figures of one side that act together, each as an
 * object from kind of piece to number.
 */
import { at } from '../../../kernel/row'
import type { Rules } from '../config'
import { derived } from '../../../kernel/derived'
import * as t from 'io-ts/lib/index.js'
import { bitsOf, formed, isWhole } from '../../../kernel/codec'
import type { Shape } from '../../../kernel/sheet/shapes'
import type { Pieces } from '../json'
import { objectType } from '../../../kernel/fields'
import { show } from '../../../kernel/door'
import { nationCount, ofNation } from '../counts'
import type { PieceKind } from '../config'
import { SIDES } from '../ids'
import { NO_FORCE, type Army, type Force, type SideIx } from '../indices'
import { countsForm } from './names'

const pieces = derived((rules: Rules) => new Map<string, number>(rules.pieceIds.map((id, ix) => [id, ix])))

const kindOf = (rules: Rules, ix: number): PieceKind => at(rules.pieces, ix)
const sideOf = (rules: Rules, ix: number): SideIx => kindOf(rules, ix).side

const mostOf = (rules: Rules, ix: number): number => (ix >= rules.firstCharacter ? 1 : 63)

/** The form of pieces of one side up to a last kind. */
const piecesForm = (rules: Rules, of: SideIx, last: number): object => {
  const kinds = rules.pieceIds.map((_, ix) => ix).filter((ix) => sideOf(rules, ix) === of && ix <= last)
  return countsForm(
    kinds.map((ix) => at(rules.pieceIds, ix)),
    (place) => mostOf(rules, at(kinds, place)),
  )
}

type Draftable = { -readonly [K in keyof Pieces]: Pieces[K] }
type Draft = { -readonly [K in keyof Force]: Force[K] }

const addTo = (rules: Rules, force: Draft, ix: number, number: number): void => {
  const { sort, place } = kindOf(rules, ix)
  if (sort === 'character') force.characters |= 1 << place
  else if (sort === 'nazgul') force.nazgul += number
  else if (sort === 'leader') force.leaders += ofNation(place, number)
  else if (sort === 'elite') force.elites += ofNation(place, number)
  else force.regulars += ofNation(place, number)
}

/** Reads pieces of one side; `last` is the last kind allowed. */
const readPieces = (
  rules: Rules,
  u: Readonly<Record<string, unknown>>,
  context: t.Context,
  { of, last }: { readonly of: SideIx | undefined; readonly last: number },
): t.Validation<Force & { readonly side: SideIx }> => {
  const force: Draft = { regulars: 0, elites: 0, leaders: 0, nazgul: 0, characters: 0 }
  let owner = of
  for (const [name, number] of Object.entries(u)) {
    const ix = pieces(rules).get(name)
    if (ix === undefined || ix > last)
      return t.failure(u, context, `${show(name)} is no figure that belongs here`)
    owner ??= sideOf(rules, ix)
    if (sideOf(rules, ix) !== owner)
      return t.failure(u, context, `${name} is of the other side; an Army is of one (pieces.army)`)
    if (!isWhole(number) || number < 1 || number > mostOf(rules, ix))
      return t.failure(
        u,
        context,
        `${name}: ${show(number)} is no number of figures from 1 to ${mostOf(rules, ix)}`,
      )
    addTo(rules, force, ix, number)
  }
  return t.success({ side: owner ?? 0, ...force })
}

/** The units and Leaders of a side in the order in which an Army is written: Nation by Nation. */
const ARMY_PIECES = derived((rules: Rules): ReadonlyArray<ReadonlyArray<number>> =>
  ([0, 1] as const).map((of) =>
    rules.pieces
      .flatMap(({ side, nation }, ix) => (side === of && ix < rules.nazgul && nation >= 0 ? [ix] : []))
      .sort((one, other) => kindOf(rules, one).place - kindOf(rules, other).place || one - other),
  ),
)

const writeArmy = (
  rules: Rules,
  army: Pick<Force, 'regulars' | 'elites' | 'leaders'>,
  of: SideIx,
): Draftable => {
  const written: Draftable = {}
  for (const ix of ARMY_PIECES(rules)[of] ?? []) {
    const { id, sort, place } = kindOf(rules, ix)
    const counts = sort === 'leader' ? army.leaders : sort === 'elite' ? army.elites : army.regulars
    const number = nationCount(counts, place)
    if (number > 0) written[id] = number
  }
  return written
}

const armyOf = ({ side: of, regulars, elites, leaders }: Force & { readonly side: SideIx }): Army => ({
  side: of,
  regulars,
  elites,
  leaders,
})

/** An Army in a place: whose it is, its figures tell. */
export const army = derived((rules: Rules): Shape<Army, Pieces> =>
  formed(
    objectType(
      'an army',
      (u, context) => {
        const read = readPieces(rules, u, context, { of: undefined, last: rules.nazgul - 1 })
        if (read._tag === 'Left') return read
        if (Object.keys(u).length === 0) return t.failure(u, context, 'an Army has figures (pieces.army)')
        return t.success(armyOf(read.right))
      },
      (value) => writeArmy(rules, value, value.side),
    ),
    {
      anyOf: ([0, 1] as const).map((of) => ({
        ...piecesForm(rules, of, rules.nazgul - 1),
        minProperties: 1,
      })),
    },
  ),
)

/** Figures of a side that are not on the map. */
export const stock = (rules: Rules, of: SideIx): Shape<Army, Pieces> =>
  formed(
    objectType(
      'figures',
      (u, context) => {
        const read = readPieces(rules, u, context, { of, last: rules.nazgul - 1 })
        return read._tag === 'Left' ? read : t.success(armyOf(read.right))
      },
      (value) => writeArmy(rules, value, of),
    ),
    piecesForm(rules, of, rules.nazgul - 1),
  )

/** Figures of a side that act together. */
const force = (rules: Rules, of: SideIx): t.Type<Force, unknown> =>
  formed(
    objectType(
      'figures',
      (u, context) => {
        const read = readPieces(rules, u, context, { of, last: rules.pieceIds.length })
        if (read._tag === 'Left') return read
        const { side: _, ...figures } = read.right
        return t.success(Object.keys(u).length === 0 ? NO_FORCE : figures)
      },
      (value) => {
        const written = writeArmy(rules, value, of)
        if (value.nazgul > 0) written['nazgul'] = value.nazgul
        rules.characterIds.forEach((id, ix) => {
          if ((value.characters >> ix) & 1) written[id] = 1
        })
        return written
      },
    ),
    piecesForm(rules, of, rules.pieceIds.length),
  )

/** Kinds of piece, as bits of their places in the list of a side. */
const kindsOf = (rules: Rules, of: SideIx): t.Type<number, unknown> =>
  bitsOf(
    'pieces of the side',
    rules.pieceIds.filter((_, ix) => sideOf(rules, ix) === of),
  )

/** Variables that name a side and figures of that side, or kinds of its pieces. */
export const sided = <V extends { readonly side: SideIx }>(
  rules: Rules,
  build: (figures: t.Type<Force, unknown>, kinds: t.Type<number, unknown>) => t.Type<V, unknown>,
): t.Type<V, unknown> => {
  const codecs = [
    build(force(rules, 0), kindsOf(rules, 0)),
    build(force(rules, 1), kindsOf(rules, 1)),
  ] as const
  const codec = objectType<V>(
    'figures of a side',
    (u, context) => codecs[u['side'] === SIDES[1] ? 1 : 0].validate(u, context),
    (vars) => codecs[vars.side].encode(vars),
  )
  return formed(codec, { anyOf: codecs })
}
