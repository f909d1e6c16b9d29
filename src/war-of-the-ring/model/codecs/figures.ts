/**
 * Codecs of figures: an Army, what lies beside the map, and figures of one side that act together, each as an
 * object from kind of piece to number.
 */
import * as t from 'io-ts/lib/index.js'
import { formed } from '../../../kernel/codec'
import { objectType } from '../../../kernel/fields'
import { show } from '../../../kernel/door'
import { nationCount, ofNation } from '../counts'
import { CHARACTER_IDS, COMPANION_IDS, FREE_PEOPLES_NATIONS, NATIONS, PIECE_IDS, SIDES } from '../ids'
import { NO_FORCE, type Army, type Force, type SideIx } from '../table'
import { countsForm } from './names'

const FIRST_LEADER = NATIONS.length * 2
const NAZGUL = FIRST_LEADER + FREE_PEOPLES_NATIONS.length
const FIRST_CHARACTER = NAZGUL + 1
const FIRST_MINION = FIRST_CHARACTER + COMPANION_IDS.length + 1
const FIRST_OF = [0, FREE_PEOPLES_NATIONS.length] as const
const NATIONS_OF = [FREE_PEOPLES_NATIONS.length, NATIONS.length - FREE_PEOPLES_NATIONS.length] as const
const pieces = new Map<string, number>(PIECE_IDS.map((id, ix) => [id, ix]))

const sideOf = (ix: number): SideIx => {
  if (ix < FIRST_LEADER) return ix < FIRST_OF[1] * 2 ? 0 : 1
  return ix === NAZGUL || ix >= FIRST_MINION ? 1 : 0
}

const mostOf = (ix: number): number => (ix >= FIRST_CHARACTER ? 1 : 63)

/** The form of pieces of one side up to a last kind. */
const piecesForm = (of: SideIx, last: number): object => {
  const kinds = PIECE_IDS.map((_, ix) => ix).filter((ix) => sideOf(ix) === of && ix <= last)
  return countsForm(
    kinds.map((ix) => PIECE_IDS[ix] as string),
    (place) => mostOf(kinds[place] as number),
  )
}

type Draft = { -readonly [K in keyof Force]: Force[K] }

const addTo = (force: Draft, ix: number, number: number): void => {
  if (ix >= FIRST_CHARACTER) force.characters |= 1 << (ix - FIRST_CHARACTER)
  else if (ix === NAZGUL) force.nazgul += number
  else if (ix >= FIRST_LEADER) force.leaders += ofNation(ix - FIRST_LEADER, number)
  else {
    const counted = ofNation((ix >> 1) - FIRST_OF[sideOf(ix)], number)
    if ((ix & 1) === 0) force.regulars += counted
    else force.elites += counted
  }
}

/** Reads pieces of one side; `last` is the last kind allowed. */
const readPieces = (
  u: unknown,
  context: t.Context,
  { of, last }: { readonly of: SideIx | undefined; readonly last: number },
): t.Validation<Force & { readonly side: SideIx }> => {
  const force: Draft = { regulars: 0, elites: 0, leaders: 0, nazgul: 0, characters: 0 }
  let owner = of
  for (const [name, number] of Object.entries(u as Readonly<Record<string, unknown>>)) {
    const ix = pieces.get(name)
    if (ix === undefined || ix > last)
      return t.failure(u, context, `${show(name)} is no figure that belongs here`)
    owner ??= sideOf(ix)
    if (sideOf(ix) !== owner)
      return t.failure(u, context, `${name} is of the other side; an Army is of one (pieces.army)`)
    if (!Number.isInteger(number) || (number as number) < 1 || (number as number) > mostOf(ix))
      return t.failure(u, context, `${name}: ${show(number)} is no number of figures from 1 to ${mostOf(ix)}`)
    addTo(force, ix, number as number)
  }
  return t.success({ side: owner ?? 0, ...force })
}

const writeArmy = (
  army: Pick<Force, 'regulars' | 'elites' | 'leaders'>,
  of: SideIx,
): Record<string, number> => {
  const written: Record<string, number> = {}
  for (let ix = 0; ix < NATIONS_OF[of]; ix++) {
    const first = (FIRST_OF[of] + ix) * 2
    const regulars = nationCount(army.regulars, ix)
    const elites = nationCount(army.elites, ix)
    const leaders = nationCount(army.leaders, ix)
    if (regulars > 0) written[PIECE_IDS[first] as string] = regulars
    if (elites > 0) written[PIECE_IDS[first + 1] as string] = elites
    if (leaders > 0) written[PIECE_IDS[FIRST_LEADER + ix] as string] = leaders
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
export const army: t.Type<Army, unknown> = formed(
  objectType(
    'an army',
    (u, context) => {
      const read = readPieces(u, context, { of: undefined, last: NAZGUL - 1 })
      if (read._tag === 'Left') return read
      if (Object.keys(u as object).length === 0)
        return t.failure(u, context, 'an Army has figures (pieces.army)')
      return t.success(armyOf(read.right))
    },
    (value) => writeArmy(value, value.side),
  ),
  { anyOf: ([0, 1] as const).map((of) => ({ ...piecesForm(of, NAZGUL - 1), minProperties: 1 })) },
)

/** Figures of a side that are not on the map. */
export const stock = (of: SideIx): t.Type<Army, unknown> =>
  formed(
    objectType(
      'figures',
      (u, context) => {
        const read = readPieces(u, context, { of, last: NAZGUL - 1 })
        return read._tag === 'Left' ? read : t.success(armyOf(read.right))
      },
      (value) => writeArmy(value, of),
    ),
    piecesForm(of, NAZGUL - 1),
  )

/** Figures of a side that act together. */
const force = (of: SideIx): t.Type<Force, unknown> =>
  formed(
    objectType(
      'figures',
      (u, context) => {
        const read = readPieces(u, context, { of, last: PIECE_IDS.length })
        if (read._tag === 'Left') return read
        const { side: _, ...figures } = read.right
        return t.success(Object.keys(u as object).length === 0 ? NO_FORCE : figures)
      },
      (value) => {
        const written = writeArmy(value, of)
        if (value.nazgul > 0) written['nazgul'] = value.nazgul
        CHARACTER_IDS.forEach((id, ix) => {
          if ((value.characters >> ix) & 1) written[id] = 1
        })
        return written
      },
    ),
    piecesForm(of, PIECE_IDS.length),
  )

/** A place in the list of a side's pieces, as the name of the piece; past its end it is null. */
const pieceInList = (of: SideIx): t.Type<number, unknown> => {
  const names = PIECE_IDS.filter((_, ix) => sideOf(ix) === of)
  const codec = new t.Type<number, unknown>(
    'a piece of the side or null',
    (u): u is number => typeof u === 'number',
    (u, context) => {
      const found = u === null ? names.length : names.findIndex((name) => name === u)
      return found < 0 ? t.failure(u, context) : t.success(found)
    },
    (ix) => names[ix] ?? null,
  )
  return formed(codec, { anyOf: [{ enum: names }, { type: 'null' }] })
}

/** Variables that name a side and figures of that side, or a place in its list of pieces. */
export const sided = <V extends { readonly side: SideIx }>(
  build: (figures: t.Type<Force, unknown>, inList: t.Type<number, unknown>) => t.Type<V, unknown>,
): t.Type<V, unknown> => {
  const codecs = [build(force(0), pieceInList(0)), build(force(1), pieceInList(1))] as const
  const codec = objectType<V>(
    'figures of a side',
    (u, context) => codecs[(u as { readonly side?: unknown }).side === SIDES[1] ? 1 : 0].validate(u, context),
    (vars) => codecs[vars.side].encode(vars),
  )
  return formed(codec, { anyOf: codecs })
}
