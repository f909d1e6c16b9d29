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

const copyOf = (beside: Beside): Beside => ({
  factions: beside.factions,
  ships: beside.ships,
  ents: beside.ents,
  towers: beside.towers,
  trebuchets: beside.trebuchets,
  entsLost: beside.entsLost,
  awakenings: beside.awakenings,
  getIt: beside.getIt,
})

/** Changes what is beside the units. */
export const editBeside = (change: Change, editing: (beside: Beside) => Partial<Beside>): void =>
  edit(change, (draft) => {
    const beside = draft.beside ?? NOTHING_BESIDE
    draft.beside = Object.assign(copyOf(beside), editing(beside))
  })

/** Where figures of a kind are. */
export const figuresOf = (beside: Beside, figure: BesideId): ReadonlyArray<RegionIx> => beside[FIELDS[figure]]

/** Puts a figure on the map. */
export const placeFigure = (change: Change, figure: BesideId, region: RegionIx, rule: RuleId): void => {
  editBeside(change, (beside) => ({ [FIELDS[figure]]: withOne(figuresOf(beside, figure), region) }))
  happen(change, { kind: 'FigurePlaced', rule, figure, region: regionId(region) })
}

/** Takes figures off the map; an Ent is out of the game, others go back to the supply. */
export const removeFigures = (
  change: Change,
  figure: BesideId,
  { region, number, rule }: { readonly region: RegionIx; readonly number: number; readonly rule: RuleId },
): void => {
  if (number === 0) return
  editBeside(change, (beside) => ({
    [FIELDS[figure]]: withoutSome(figuresOf(beside, figure), region, number),
    ...(figure === 'ent' ? { entsLost: beside.entsLost + number } : {}),
  }))
  happen(change, { kind: 'FigureRemoved', rule, figure, number, region: regionId(region) })
}

/** Ships sail. */
export const sail = (
  change: Change,
  number: number,
  { from, to }: { readonly from: RegionIx; readonly to: RegionIx },
  rule: RuleId,
): void => {
  editBeside(change, ({ ships }) => {
    let after = withoutSome(ships, from, number)
    for (let left = number; left > 0; left--) after = withOne(after, to)
    return { ships: after }
  })
  happen(change, { kind: 'ShipsSailed', rule, number, from: regionId(from), to: regionId(to) })
}
