/**
 * The choices of a question, numbered in the order in which they are shown: by kind, then by region, figure
 * or card; kinds with a choice or two come together at the end.
 */
import { fieldsOf } from './action'
import type { AnyGame, Choice, Ids, Types } from '../kernel/index'
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

const SORTS = ['cards', 'figures', 'regions'] as const

/**
 * The region, figure or card by which the choices of a kind are put together: it varies while something else
 * does too, and some choices have it in common.
 */
const groupField = (choices: ReadonlyArray<AnyChoice>, { game }: Loaded): string | undefined => {
  const actions = choices.map(({ action }) => fieldsOf(action))
  const varying = Object.keys(actions[0] ?? {}).filter(
    (field) => new Set(actions.map((action) => action[field])).size > 1,
  )
  if (varying.length < 2) return undefined
  const groups = (field: string, sort: keyof Ids): boolean =>
    actions.some((action) => game.ids[sort].includes(String(action[field]))) &&
    new Set(actions.map((action) => action[field])).size < actions.length
  for (const sort of SORTS) {
    const field = varying.find((one) => groups(one, sort))
    if (field !== undefined) return field
  }
  return undefined
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

const FEW = 2
const REST = 'also'

/** Kinds in their order, those with few choices gathered at the end. */
const gathered = (
  kinds: ReadonlyMap<string, ReadonlyArray<AnyChoice>>,
): ReadonlyArray<readonly [string, ReadonlyArray<AnyChoice>]> => {
  const many = [...kinds].filter(([, own]) => own.length > FEW)
  const few = [...kinds.values()].filter((own) => own.length <= FEW).flat()
  return few.length === 0 ? many : [...many, [REST, few] as const]
}

/** Numbers choices from 1 on, kind by kind and group by group; within a group their order stays. */
export const numbered = (choices: ReadonlyArray<AnyChoice>, loaded: Loaded): ReadonlyArray<Numbered> => {
  const sorted = gathered(byKind(choices)).flatMap(([kind, own]) => {
    const field = kind === REST ? undefined : groupField(own, loaded)
    const valueOf = ({ action }: AnyChoice): string | undefined =>
      field === undefined ? undefined : String(fieldsOf(action)[field])
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

const headOf = (group: string, nameOf: AnyGame['nameOf']): string => {
  const name = nameOf(group)
  return capital(name === group ? spaced(group) : name)
}

/** The choices as lines: a heading for each kind if there are several, one for each group, the labels. */
export const choiceLines = (
  choices: ReadonlyArray<Numbered>,
  { game: { nameOf } }: Loaded,
  paint: Paint,
  columns: number,
): ReadonlyArray<string> => {
  const lines: Array<string> = []
  const hasHeads = new Set(choices.map(({ kind }) => kind)).size > 1
  let at = 0
  while (at < choices.length) {
    const { kind, group } = choices[at] ?? { kind: '', group: undefined }
    const own = choices.filter((one) => one.kind === kind && one.group === group)
    if (hasHeads && choices[at - 1]?.kind !== kind) lines.push(`  ${paint.strong(capital(spaced(kind)))}`)
    if (group !== undefined) lines.push(paint.faint(`   ${headOf(group, nameOf)}`))
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
