/**
 * Changes of figures that are no units (chapter XII). Callers have checked that they are allowed.
 */
import type { BesideId } from '../../model/ids'
import type { Beside, RegionIx } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { NOTHING_BESIDE, withOne, withoutSome } from '../../query/beside'
import { regionId } from '../../query/board'
import { edit, happen, type Change } from './change'

/** Where figures of a kind are told. */
const FIELDS = { ship: 'ships', ent: 'ents', 'siege-tower': 'towers', trebuchet: 'trebuchets' } as const

type BesideDraft = { -readonly [K in keyof Beside]: Beside[K] }
const besideDraft = (beside: Beside): BesideDraft => ({
  factions: beside.factions,
  ships: beside.ships,
  ents: beside.ents,
  towers: beside.towers,
  trebuchets: beside.trebuchets,
  entsLost: beside.entsLost,
  awakenings: beside.awakenings,
  getIt: beside.getIt,
})

/** Edits what is beside the units. */
export const editBeside = (change: Change, editing: (draft: BesideDraft) => void): void => {
  const beside = besideDraft(change.table.beside ?? NOTHING_BESIDE)
  editing(beside)
  edit(change, (draft) => {
    draft.beside = beside
  })
}

/** Where figures of a kind are. */
export const figuresOf = (beside: Beside, figure: BesideId): ReadonlyArray<RegionIx> => beside[FIELDS[figure]]

/** Puts a figure on the map. */
export const placeFigure = (change: Change, figure: BesideId, region: RegionIx, rule: RuleId): void => {
  editBeside(change, (draft) => {
    draft[FIELDS[figure]] = withOne(figuresOf(draft, figure), region)
  })
  happen(change, { kind: 'FigurePlaced', rule, figure, region: regionId(region) })
}

/** Takes figures off the map; an Ent is out of the game, others go back to the supply. */
export const removeFigures = (
  change: Change,
  figure: BesideId,
  { region, number, rule }: { readonly region: RegionIx; readonly number: number; readonly rule: RuleId },
): void => {
  if (number === 0) return
  editBeside(change, (draft) => {
    draft[FIELDS[figure]] = withoutSome(figuresOf(draft, figure), region, number)
    if (figure === 'ent') draft.entsLost += number
  })
  happen(change, { kind: 'FigureRemoved', rule, figure, number, region: regionId(region) })
}

/** Ships sail. */
export const sail = (
  change: Change,
  number: number,
  { from, to }: { readonly from: RegionIx; readonly to: RegionIx },
  rule: RuleId,
): void => {
  editBeside(change, (draft) => {
    draft.ships = withoutSome(draft.ships, from, number)
    for (let left = number; left > 0; left--) draft.ships = withOne(draft.ships, to)
  })
  happen(change, { kind: 'ShipsSailed', rule, number, from: regionId(from), to: regionId(to) })
}
