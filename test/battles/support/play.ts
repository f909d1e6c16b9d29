/**
 * Playing out short scenes: a position, answers of the side that is asked, and dice as they fall.
 */
import * as E from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { battles, type Action, type PositionSpec, type RuleId, type State } from '../../../src/battles'
import type { Here } from '../../../src/battles/model/bundle'
import type { Event } from '../../../src/battles/model/events'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import { totalOf } from '../../../src/battles/model/counts'
import type { Army, CardPlace } from '../../../src/battles/model/json'
import type { Table } from '../../../src/battles/model/table'

/** An answer without its seat. */
type Answer = { readonly kind: Action['kind'] } & Readonly<Record<string, unknown>>

/** A scene being played. */
export interface Scene {
  state: State
  readonly events: Array<Event>
}

const must = <A>(either: E.Either<unknown, A>, what: string): A => {
  if (E.isLeft(either)) throw new Error(`${what}: ${JSON.stringify(either.left)}`)
  return either.right
}

/** A scene from a position; dice are rolled by hand. */
export const scene = (spec: PositionSpec): Scene => ({
  state: must(battles.position({ chance: 'manual', empty: true, ...spec }), 'no such position'),
  events: [],
})

/** The question that is asked now. */
export const question = ({ state }: Scene): string => state.stack[state.stack.length - 1]?.kind ?? 'over'

/** The side that must answer. */
const seatOf = ({ state }: Scene): string => battles.actors(state)[0] ?? 'nobody'

/** Gives answers, each of the side that is asked unless it names its seat. */
export const answer = (played: Scene, ...answers: ReadonlyArray<Answer>): Scene => {
  for (const one of answers) {
    const action = { seat: seatOf(played), ...one }
    const applied = must(battles.applyAction(played.state, action), `${JSON.stringify(action)} is refused`)
    played.state = applied.state
    played.events.push(...applied.events)
  }
  return played
}

/** Chance brings these outcomes, in order. */
export const chance = (played: Scene, ...outcomes: ReadonlyArray<string | number>): Scene => {
  for (const outcome of outcomes) {
    const draw = battles.chances(played.state)[0]?.action.draw ?? 'nothing is drawn'
    answer(played, { kind: 'chance' as never, seat: 'nature', draw, outcome })
  }
  return played
}

/** Takes a die and uses it. */
export const use = (played: Scene, die: string, as: string, what: string): Scene =>
  answer(played, { kind: 'takeDie', die }, { kind: 'use', as, use: what })

/** Names a Region. */
export const region = (name: string): Answer => ({ kind: 'chooseRegion', region: name })
/** Passes. */
export const PASS: Answer = { kind: 'pass' }
/** Yes. */
export const YES: Answer = { kind: 'accept' }
/** Says how many go along. */
export const take = (what: string, count: number): Answer => ({ kind: 'take', what, count })
/** Chooses a Unit. */
export const unit = (type: string): Answer => ({ kind: 'chooseUnit', type })

/** The answers of one kind that are legal now. */
export const legal = (
  { state }: Scene,
  kind: Action['kind'],
): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  battles.legalActions(state).filter((action) => action.kind === kind) as never

/** The Regions that may be named now. */
export const regions = (played: Scene): ReadonlyArray<unknown> =>
  legal(played, 'chooseRegion').map((action) => action['region'])

/** The rules that forbid an answer of the side that is asked. */
export const rulesAgainst = (played: Scene, one: Answer): ReadonlyArray<unknown> =>
  battles.whyNot(played.state, { seat: seatOf(played), ...one }).map(({ rule }) => rule)

/** What the refusals of an answer say of the case. */
export const factsAgainst = (played: Scene, one: Answer): ReadonlyArray<unknown> =>
  battles.whyNot(played.state, { seat: seatOf(played), ...one }).map(({ facts }) => facts)

/** The scene as the queries of the rules see it. */
export const hereOf = ({ state }: Scene): Here => ({
  rules: { scenario: scenarioOf(state.config) },
  config: state.config,
  table: state.table,
  vars: null,
})

/** Where each card is, by its name. */
export const cardsOf = ({
  config,
  table: { cards },
}: State): Readonly<Record<string, CardPlace | undefined>> =>
  Object.fromEntries(scenarioOf(config).cardIds.map((card, number) => [card, cards[number]]))

/** Where each card of a scene is, by its name. */
export const cards = ({ state }: Scene): Readonly<Record<string, CardPlace | undefined>> => cardsOf(state)

/** The table. */
export const table = ({ state }: Scene): Table => state.table
/** The Army in a Region. */
export const army = ({ state }: Scene, name: string): Army | null => state.table.regions[name]?.army ?? null
/** Units and Damage of the Army in a Region, as `units/damage`. */
export const strength = (played: Scene, name: string): string => {
  const found = army(played, name)
  return found === null ? '0/0' : `${totalOf(found.units)}/${found.damage}`
}

/** Refused for just this rule. */
export const refused = (played: Scene, one: Answer, rule: RuleId): void =>
  expect(rulesAgainst(played, one)).toContain(rule)

/** No answer to what is asked now: refused by the rule that says when it would be one. */
export const unasked = (played: Scene, one: Answer, rule: RuleId): void =>
  expect(battles.applyAction(played.state, { seat: seatOf(played), ...one })).toMatchObject({
    left: { _tag: 'NotAsked', violations: [{ rule }] },
  })

/** The answers that come before one that is not asked for yet, by what they name. */
export const legalAfter = (played: Scene, one: Answer): ReadonlyArray<unknown> => {
  const { after, rules } = battles.wayTo(played.state, { seat: seatOf(played), ...one })
  expect(rules).toEqual([])
  return after.map(({ kind }) => kind)
}

/** Both sides choose their Tactics tokens: the attacker's and the defender's. */
export const tactics = (played: Scene, free: string, shadow: string): Scene =>
  answer(
    played,
    { kind: 'chooseTactics', seat: 'free', token: free },
    { kind: 'chooseTactics', seat: 'shadow', token: shadow },
  )
