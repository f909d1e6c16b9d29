/**
 * Deeds: what a player does in one breath, as steps of which each is one of several actions. A deed is legal
 * if all its steps can be taken, one after another; else the rules that forbid the step that fails are the
 * reason.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction, Explanation, State, Types } from '../kernel/index'
import type { Token } from './lexicon'
import { tableAt, type Table } from './table'

/** What is done, in words and as steps: each step is any one of some actions. */
export interface Deed {
  readonly says: string
  readonly steps: ReadonlyArray<ReadonlyArray<BaseAction>>
  /** What has to be so after it, where no step says it. */
  readonly ends?: (after: Table) => boolean
  /** It is one action, by its kind. */
  readonly isKind?: true
  /** It was meant only if it is legal. */
  readonly isAside?: true
}

/** A way to read a question as a deed, with the words that it accounts for. */
export interface Reading {
  /** Any of these may be meant: yes, if one of them is legal. */
  readonly deeds: ReadonlyArray<Deed>
  readonly used: ReadonlySet<Token>
  /** What the question takes for granted and is not so. */
  readonly untrue?: string
}

/** Reads the deeds of a game; the words of clauses about the situation are left to others. */
export type DeedReader = (tokens: ReadonlyArray<Token>, table: Table) => ReadonlyArray<Reading>

/** What the engine says of a deed. */
export interface Judged {
  readonly deed: Deed
  readonly legal: boolean
  /** What is done, all answers on the way included; as far as it goes, if it is not legal. */
  readonly run: ReadonlyArray<BaseAction>
  readonly rules: ReadonlyArray<Explanation>
  /** The last action that was judged. */
  readonly action: BaseAction | undefined
  /** Where the run ends. */
  readonly state: State<Types>
  /** How far it is from being legal. */
  readonly far?: number
}

/** Rules that refuse what was not meant, if anything else was. */
const NOT_MEANT: ReadonlyMap<string, number> = new Map([
  ['pieces.army', 50],
  ['partners.order', 30],
  ['partners.limits', 80],
  ['turn.actions', 20],
  ['cards.types', 100],
  ['movement.ownPiece', 60],
  ['events.overrides', 200],
  // Nobody is asked where to go: he has his place.
  ['fellowship.declare', 300],
])

/** More answers than this before a step are another deed. */
const MOST_BEFORE = 4

const farFrom = ({ rules, run }: Judged): number =>
  rules.reduce((sum, { rule }) => sum + 2 + (NOT_MEANT.get(rule ?? '') ?? (rule === null ? 40 : 0)), 0) -
  12 * run.length

const applied = (
  { game }: Table,
  from: State<Types>,
  actions: ReadonlyArray<BaseAction>,
): State<Types> | undefined => {
  let state = from
  for (const action of actions) {
    const next = game.applyAction(state, action)
    if (E.isLeft(next)) return undefined
    state = next.right.state
  }
  return state
}

/** Answers that may lie before a later step without being a deed of their own. */
const QUIET: ReadonlySet<string> = new Set(['bringAll', 'bring', 'done', 'take'])

/** Answers that end a list of figures, where it is not ended already. */
const PAUSES: ReadonlySet<string> = new Set(['done', 'pass'])

/** The rules against an action; none where it is only asked for later, which is no refusal. */
const refusals = ({ game }: Table, state: State<Types>, action: BaseAction): Judged['rules'] => {
  const { after, rules } = game.wayTo(state, action)
  return rules.length === 0 || after.length > 0 ? rules : game.whyNot(state, action)
}

const stepsFrom = (table: Table, from: Judged, steps: Deed['steps']): Judged => {
  const [step, ...rest] = steps
  if (step === undefined) return { ...from, legal: true }
  let best: Judged | undefined
  const own = from.run[0]?.seat
  const mine = step.filter(({ seat }) => own === undefined || seat === own)
  const isPause = rest.length > 0 && mine.every(({ kind }) => PAUSES.has(kind))
  for (const action of mine) {
    const { after, rules } = table.game.wayTo(from.state, action)
    const isQuiet = from.run.length === 0 || after.every(({ kind }) => QUIET.has(kind))
    const state =
      rules.length === 0 && after.length <= MOST_BEFORE && isQuiet
        ? applied(table, from.state, [...after, action])
        : undefined
    const next =
      state === undefined
        ? { ...from, action, rules: refusals(table, from.state, action) }
        : stepsFrom(table, { ...from, state, action, run: [...from.run, ...after, action] }, rest)
    if (next.legal) return next
    if (best === undefined || farFrom(next) < farFrom(best)) best = next
  }
  return isPause && best !== undefined && best.run.length === from.run.length
    ? stepsFrom(table, from, rest)
    : (best ?? from)
}

/** What becomes of a deed. */
export const judgeOne = (table: Table, deed: Deed): Judged =>
  stepsFrom(
    table,
    { deed, legal: false, run: [], rules: [], action: undefined, state: table.state },
    deed.steps,
  )

/** What is this far from being legal was not meant. */
const NEVER = 250

/**
 * The verdict on a question that may mean several deeds: a legal one, else the one that is nearest to being
 * legal.
 */
export const judged = (table: Table, { deeds }: Reading): Judged | undefined => {
  let best: Judged | undefined
  for (const deed of deeds) {
    const one = judgeOne(table, deed)
    const isMeant = !one.legal || deed.ends === undefined || deed.ends(tableAt(table.game, one.state))
    if (one.legal && isMeant) return one
    if (
      deed.isAside !== true &&
      one.rules.length > 0 &&
      farFrom(one) < NEVER &&
      (best === undefined || farFrom(one) < (best.far ?? 0))
    )
      best = { ...one, far: farFrom(one) }
  }
  return best
}
