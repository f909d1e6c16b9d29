/**
 * The choices of a question, numbered in the order in which they are shown: by kind, then by region, figure
 * and card.
 */
import type { Choice, Types } from '../kernel/index'
import type { Loaded } from './loaded'
import type { Paint } from './paint'
import { capital, spaced } from './words'

/** One answer, with a label for a person. */
export type AnyChoice = Choice<Types['action']>

/** A choice with its number and the headings above it. */
export interface Numbered {
  readonly number: number
  readonly choice: AnyChoice
  readonly kind: string
  readonly group: string | undefined
}

type Fields = Readonly<Record<string, unknown>>
const SORTS = ['region', 'figure', 'card'] as const

/** The field by which the choices of a kind are put together: one that varies, while another does, too. */
const groupField = (choices: ReadonlyArray<AnyChoice>, { sortOf }: Loaded): string | undefined => {
  const actions = choices.map(({ action }) => action as unknown as Fields)
  const varying = Object.keys(actions[0] ?? {}).filter(
    (field) => new Set(actions.map((action) => action[field])).size > 1,
  )
  if (varying.length < 2) return undefined
  const isOf = (field: string, sort: string): boolean =>
    actions.some((action) => sortOf(String(action[field])) === sort)
  for (const sort of SORTS) {
    const field = varying.find((one) => isOf(one, sort))
    if (field !== undefined) return field
  }
  return varying[0]
}

const byKind = (choices: ReadonlyArray<AnyChoice>): ReadonlyMap<string, ReadonlyArray<AnyChoice>> => {
  const kinds = new Map<string, Array<AnyChoice>>()
  for (const choice of choices) {
    const kind = kinds.get(choice.action.kind)
    if (kind === undefined) kinds.set(choice.action.kind, [choice])
    else kind.push(choice)
  }
  return kinds
}

/** Numbers choices from 1 on, kind by kind and group by group; within a group their order stays. */
export const numbered = (choices: ReadonlyArray<AnyChoice>, loaded: Loaded): ReadonlyArray<Numbered> => {
  const sorted = [...byKind(choices)].flatMap(([kind, own]) => {
    const field = groupField(own, loaded)
    const valueOf = ({ action }: AnyChoice): string | undefined =>
      field === undefined ? undefined : String((action as unknown as Fields)[field])
    const groups = [...new Set(own.map(valueOf))]
    return groups.flatMap((group) =>
      own.filter((choice) => valueOf(choice) === group).map((choice) => ({ choice, kind, group })),
    )
  })
  return sorted.map((one, place) => ({ ...one, number: place + 1 }))
}

const GAP = 2

/** Short entries side by side, as many as fit. */
const inColumns = (entries: ReadonlyArray<string>, columns: number): ReadonlyArray<string> => {
  const width = Math.max(...entries.map((entry) => entry.length)) + GAP
  const across = Math.max(1, Math.floor((columns - GAP) / width))
  const lines: Array<string> = []
  for (let at = 0; at < entries.length; at += across) {
    const row = entries.slice(at, at + across).map((entry) => entry.padEnd(width))
    lines.push(`    ${row.join('')}`.trimEnd())
  }
  return lines
}

/** The choices as lines: a heading for each kind, one for each group, numbers before the labels. */
export const choiceLines = (
  choices: ReadonlyArray<Numbered>,
  { names }: Loaded,
  paint: Paint,
  columns: number,
): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let at = 0
  while (at < choices.length) {
    const { kind, group } = choices[at] ?? { kind: '', group: undefined }
    const own = choices.filter((one) => one.kind === kind && one.group === group)
    if (choices[at - 1]?.kind !== kind) lines.push(`  ${paint.strong(capital(spaced(kind)))}`)
    if (group !== undefined) lines.push(paint.faint(`   ${names.get(group) ?? capital(spaced(group))}`))
    lines.push(
      ...inColumns(
        own.map(({ number, choice }) => `${number}. ${choice.label}`),
        columns,
      ),
    )
    at += own.length
  }
  return lines
}
