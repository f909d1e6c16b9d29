/**
 * The figures of a position: Armies, garrisons, Nazgûl, characters and casualties. What is left of each kind
 * is reinforcements.
 */
import { entriesOf, keysOf } from '../../../kernel/named'
import type { Rules } from '../../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { malformed, type Malformed } from '../../../kernel/door'
import { type CharacterId, type PieceId, type RegionId } from '../../model/ids'
import {
  ASIDE,
  ELIMINATED,
  IN_FELLOWSHIP,
  INSIDE,
  NO_FORCE,
  REPLACED,
  type Army,
  type Force,
  type Pair,
  type PieceIx,
  type PlaceIx,
  type SideIx,
  type Table,
} from '../../model/table'
import { regionIx, STRONGHOLD_IX } from '../../query/board'
import {
  characterIx,
  countIn,
  figuresOf,
  pieceId,
  pieceIx,
  ARMY_PIECES,
  sideOfPiece,
  withMore,
} from '../../query/pieces'
import type { Whereabouts } from '../../model/json'
import type { PositionSpec } from './spec'

type Pieces = { readonly [P in PieceId]?: number }

/** The figures of a position while it is put together. */
interface Draft {
  readonly rules: Rules
  readonly fields: Array<Army | null>
  readonly boxes: Array<Army | null>
  readonly nazgul: Array<PlaceIx>
  readonly characters: Array<PlaceIx>
  /** Characters whose place the description tells. */
  readonly told: Set<number>
  readonly wrong: Array<Malformed>
}

/** Pieces as a Force of one side. */
export const forceOf = (
  rules: Rules,
  pieces: Pieces,
  path: string,
): E.Either<Malformed, Force & { readonly side: SideIx }> => {
  let force = NO_FORCE
  let side: SideIx | undefined
  for (const [id, number] of entriesOf(pieces)) {
    const piece = pieceIx(rules, id)
    if (number === 0) continue
    if (number > figuresOf(rules, piece))
      return E.left(malformed(`${path}.${id}`, `there are ${figuresOf(rules, piece)} (components.supply)`))
    const isUnitOrLeader = piece < rules.nazgul
    if (isUnitOrLeader && side !== undefined && side !== sideOfPiece(rules, piece))
      return E.left(malformed(path, 'units of both sides cannot share a field (pieces.army)'))
    if (isUnitOrLeader) side = sideOfPiece(rules, piece)
    force = withMore(rules, force, piece, number)
  }
  return E.right({ ...force, side: side ?? 0 })
}

const tell = (draft: Draft, id: CharacterId, place: PlaceIx, path: string): void => {
  const character = characterIx(draft.rules, id)
  if (draft.told.has(character)) draft.wrong.push(malformed(path, `${id} is named twice`))
  draft.told.add(character)
  draft.characters[character] = place
}

/** Puts everybody named into a place, in place of who is there. */
const putInto = (draft: Draft, pieces: Pieces, place: PlaceIx, path: string): void => {
  const { rules } = draft
  const force = forceOf(rules, pieces, path)
  if (E.isLeft(force)) {
    draft.wrong.push(force.left)
    return
  }
  const { side, regulars, elites, leaders, nazgul, characters } = force.right
  const army = (regulars | elites | leaders) === 0 ? null : { side, regulars, elites, leaders }
  if (place >= INSIDE) draft.boxes[STRONGHOLD_IX[place - INSIDE] ?? -1] = army
  else draft.fields[place] = army
  const others = draft.nazgul.filter((at) => at !== place)
  draft.nazgul.splice(0, draft.nazgul.length, ...others, ...Array.from({ length: nazgul }, () => place))
  for (const [character, id] of rules.characterIds.entries())
    if ((characters >> character) & 1) tell(draft, id, place, path)
}

const OFF_MAP: Readonly<Record<string, PlaceIx>> = {
  fellowship: IN_FELLOWSHIP,
  aside: ASIDE,
  eliminated: ELIMINATED,
  replaced: REPLACED,
}

const placeOf = (where: Whereabouts): PlaceIx => {
  const off = OFF_MAP[where]
  if (off !== undefined) return off
  const [region, inside] = where.split('/')
  return regionIx(region as RegionId) + (inside === undefined ? 0 : INSIDE)
}

/** Who has taken another's place implies that the other is gone. */
const replace = (draft: Draft): void => {
  const { rules } = draft
  for (const [by, { entry }] of rules.characters.entries()) {
    if (entry.kind !== 'played' || entry.replaces === null) continue
    const place = draft.characters[by] ?? ASIDE
    const whom = characterIx(rules, entry.replaces)
    if ((place >= 0 || place === ELIMINATED) && !draft.told.has(whom)) draft.characters[whom] = REPLACED
  }
}

const placeAll = (draft: Draft, spec: PositionSpec): void => {
  for (const [id, pieces] of entriesOf(spec.armies ?? {}))
    putInto(draft, pieces, regionIx(id), `armies.${id}`)
  for (const [id, pieces] of entriesOf(spec.besieged ?? {})) {
    const region = regionIx(id)
    const path = `besieged.${id}`
    if ((STRONGHOLD_IX[region] ?? -1) < 0)
      draft.wrong.push(malformed(path, 'has no Stronghold (siege.begins)'))
    else putInto(draft, pieces, region + INSIDE, path)
  }
  for (const [id, where] of entriesOf(spec.characters ?? {}))
    tell(draft, id, placeOf(where), `characters.${id}`)
  replace(draft)
}

/** What is off the board of a kind: reinforcements, and casualties, which the Shadow has none of. */
const offBoard = (
  { rules, wrong }: Draft,
  piece: PieceIx,
  left: number,
  { casualties, reinforcements }: PositionSpec,
): Pair => {
  const id = pieceId(rules, piece)
  const isFree = sideOfPiece(rules, piece) === 0
  const lost = casualties?.[id] ?? 0
  const rest = reinforcements?.[id] ?? left - lost
  const gone = casualties?.[id] === undefined && isFree ? left - rest : lost
  if (!isFree && lost > 0) {
    const which = 'only units and Leaders of the Free Peoples (recruiting.shadowReturn)'
    wrong.push(malformed(`casualties.${id}`, which))
  } else if (left < lost) {
    const all = figuresOf(rules, piece)
    wrong.push(malformed('armies', `${all - left + lost} of ${id} are named, of ${all} (components.supply)`))
  } else if (rest + gone !== left || gone < 0)
    wrong.push(malformed(`reinforcements.${id}`, `${left - lost} are left (components.supply)`))
  return [Math.max(0, rest), Math.max(0, gone)]
}

/** All figures of a side that are not on the board. */
const restOf = (draft: Draft, side: SideIx, spec: PositionSpec): Readonly<Record<'rest' | 'gone', Army>> => {
  const { rules } = draft
  let [rest, gone] = [NO_FORCE, NO_FORCE]
  const armies = [...draft.fields, ...draft.boxes].filter((army) => army?.side === side)
  for (const piece of ARMY_PIECES(rules)[side]) {
    const used = armies.reduce((sum, army) => sum + countIn(rules, { ...NO_FORCE, ...army }, piece), 0)
    const [more, lost] = offBoard(draft, piece, figuresOf(rules, piece) - used, spec)
    rest = withMore(rules, rest, piece, more)
    gone = withMore(rules, gone, piece, lost)
  }
  const armyOf = ({ regulars, elites, leaders }: Force): Army => ({ side, regulars, elites, leaders })
  return { rest: armyOf(rest), gone: armyOf(gone) }
}

/** Figures that are never off the board so. */
const isOdd = (rules: Rules, id: PieceId): boolean => pieceIx(rules, id) >= rules.nazgul

/** A table with the figures of a description. */
export const withFigures = (
  rules: Rules,
  base: Table,
  spec: PositionSpec,
  wrong: Array<Malformed>,
): Table => {
  const empty = spec.base === 'empty'
  const draft: Draft = {
    rules,
    fields: empty ? base.fields.map(() => null) : base.fields.slice(),
    boxes: base.boxes.slice(),
    nazgul: empty ? [] : base.nazgul.slice(),
    characters: base.characters.slice(),
    told: new Set(),
    wrong,
  }
  placeAll(draft, spec)
  for (const field of ['casualties', 'reinforcements'] as const)
    for (const id of keysOf(spec[field] ?? {}))
      if (isOdd(rules, id)) wrong.push(malformed(`${field}.${id}`, 'is no unit and no Leader (pieces.army)'))
  const free = restOf(draft, 0, spec)
  return {
    ...base,
    fields: draft.fields,
    boxes: draft.boxes,
    nazgul: draft.nazgul.sort((one, other) => one - other),
    characters: draft.characters,
    reinforcements: [free.rest, restOf(draft, 1, spec).rest],
    casualties: free.gone,
  }
}
