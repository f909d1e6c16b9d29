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
  PIECES_OF,
  sideOfPiece,
  withMore,
} from '../../query/pieces'
import type { PositionSpec, Whereabouts } from './spec'

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

const tell = (draft: Draft, id: CharacterId, place: PlaceIx, path: string): Malformed | undefined => {
  const character = characterIx(draft.rules, id)
  if (draft.told.has(character)) return malformed(path, `${id} is named twice`)
  draft.told.add(character)
  draft.characters[character] = place
  return undefined
}

/** Puts everybody named into a place, in place of who is there. */
const putInto = (draft: Draft, pieces: Pieces, place: PlaceIx, path: string): Malformed | undefined => {
  const { rules } = draft
  const force = forceOf(rules, pieces, path)
  if (E.isLeft(force)) return force.left
  const { side, regulars, elites, leaders, nazgul, characters } = force.right
  const army = (regulars | elites | leaders) === 0 ? null : { side, regulars, elites, leaders }
  if (place >= INSIDE) draft.boxes[STRONGHOLD_IX[place - INSIDE] ?? -1] = army
  else draft.fields[place] = army
  const others = draft.nazgul.filter((at) => at !== place)
  draft.nazgul.splice(0, draft.nazgul.length, ...others, ...Array.from({ length: nazgul }, () => place))
  for (const [character, id] of rules.characterIds.entries())
    if ((characters >> character) & 1) {
      const wrong = tell(draft, id, place, path)
      if (wrong !== undefined) return wrong
    }
  return undefined
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

const placed = (draft: Draft, spec: PositionSpec): Malformed | undefined => {
  for (const [id, pieces] of entriesOf(spec.armies ?? {})) {
    const wrong = putInto(draft, pieces, regionIx(id), `armies.${id}`)
    if (wrong !== undefined) return wrong
  }
  for (const [id, pieces] of entriesOf(spec.besieged ?? {})) {
    const region = regionIx(id)
    const path = `besieged.${id}`
    if ((STRONGHOLD_IX[region] ?? -1) < 0) return malformed(path, 'has no Stronghold (siege.begins)')
    const wrong = putInto(draft, pieces, region + INSIDE, path)
    if (wrong !== undefined) return wrong
  }
  for (const [id, where] of entriesOf(spec.characters ?? {})) {
    const wrong = tell(draft, id, placeOf(where), `characters.${id}`)
    if (wrong !== undefined) return wrong
  }
  replace(draft)
  return undefined
}

/** What is left of all figures of a side. */
const restOf = (draft: Draft, side: SideIx, casualties: Army): E.Either<Malformed, Army> => {
  const { rules } = draft
  let rest = NO_FORCE
  const armies = [...draft.fields, ...draft.boxes].filter((army) => army?.side === side)
  if (side === 0) armies.push(casualties)
  for (const piece of PIECES_OF(rules)[side]) {
    if (piece >= rules.nazgul) continue
    const used = armies.reduce((sum, army) => sum + countIn(rules, { ...NO_FORCE, ...army }, piece), 0)
    const left = figuresOf(rules, piece) - used
    if (left < 0) {
      const named = `${used} of ${pieceId(rules, piece)} are named`
      return E.left(malformed('armies', `${named}, of ${figuresOf(rules, piece)} (components.supply)`))
    }
    rest = withMore(rules, rest, piece, left)
  }
  const { regulars, elites, leaders } = rest
  return E.right({ side, regulars, elites, leaders })
}

const casualtiesOf = (rules: Rules, { casualties }: PositionSpec): E.Either<Malformed, Army> => {
  const wrong = keysOf(casualties ?? {}).find((id) => {
    const piece = pieceIx(rules, id)
    return sideOfPiece(rules, piece) === 1 || piece >= rules.nazgul
  })
  if (wrong !== undefined)
    return E.left(
      malformed(
        `casualties.${wrong}`,
        'only units and Leaders of the Free Peoples (recruiting.shadowReturn)',
      ),
    )
  return E.Functor.map(forceOf(rules, casualties ?? {}, 'casualties'), ({ regulars, elites, leaders }) => ({
    side: 0,
    regulars,
    elites,
    leaders,
  }))
}

/** A table with the figures of a description. */
export const withFigures = (rules: Rules, base: Table, spec: PositionSpec): E.Either<Malformed, Table> => {
  const empty = spec.base === 'empty'
  const draft: Draft = {
    rules,
    fields: empty ? base.fields.map(() => null) : base.fields.slice(),
    boxes: base.boxes.slice(),
    nazgul: empty ? [] : base.nazgul.slice(),
    characters: base.characters.slice(),
    told: new Set(),
  }
  const wrong = placed(draft, spec)
  if (wrong !== undefined) return E.left(wrong)
  const casualties = casualtiesOf(rules, spec)
  if (E.isLeft(casualties)) return casualties
  const freePeoples = restOf(draft, 0, casualties.right)
  if (E.isLeft(freePeoples)) return freePeoples
  const shadow = restOf(draft, 1, casualties.right)
  if (E.isLeft(shadow)) return shadow
  return E.right({
    ...base,
    fields: draft.fields,
    boxes: draft.boxes,
    nazgul: draft.nazgul.sort((one, other) => one - other),
    characters: draft.characters,
    reinforcements: [freePeoples.right, shadow.right],
    casualties: casualties.right,
  })
}
