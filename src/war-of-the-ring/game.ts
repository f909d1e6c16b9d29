/**
 * The game of a compiled ruleset: its definition with positions and the checks of saved states, and what War
 * of the Ring answers beyond that.
 */
import { Functor, isRight, left, type Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import { guarded, type Malformed } from '../kernel/door'
import type { Game } from '../kernel/game'
import { familyOf, finderOf } from './rulesets/family'
import { makeGame } from '../kernel/makeGame'
import { isObject } from '../kernel/fields'
import { beginningOf, isSnapshot, replayError } from '../kernel/record'
import type { RuleViolation } from '../kernel/rulebook'
import type { Machine } from '../kernel/ruleset'
import { definitionOf, withCardsExplained } from './definition'
import type { State, War } from './model/bundle'
import type { Rules } from './model/config'
import type { Glance } from './model/glance'
import { PARTNER_SEATS, SEATS } from './model/ids'
import { faultsOf } from './query/faults'
import { battleSpec, odds, whyNoBattle, type AttackPlan, type Odds } from './query/odds'
import { battleOdds, type BattleOdds } from './query/odds/battle'
import { huntOdds, type HuntOdds } from './query/odds/hunt'
import type { BattleSpec } from './query/odds/spec'
import type { RuleId } from './rulebook'
import { labelOf } from './rulesets/house/housed'
import type { HouseRule } from './rulesets/house/houseRule'
import { machineOfWhole } from './rulesets/rules'
import { ofEachVariant } from './rulesets/rulesets'
import { checked, inOtherEditions, wholeOf } from './rulesets/variants'
import { glance } from './view/glance'
import { nameOf } from './view/names'
import { place } from './view/position'
import { tablesOf, type WarTables } from './view/tables'
import { withPlayedOn } from './view/position/playedOn'
import { withRulesSaid } from './view/savedUnder'

/** What War of the Ring answers of one config beyond what every game does. */
interface Beyond {
  /**
   * The odds of what is pending: the Hunt (or that of a move made now), and the battle that goes on. What
   * each reckons with is said at `huntOdds`, `battleSpec` and `battleOdds`.
   */
  readonly odds: (state: State) => Odds
  /**
   * The battle that goes on, as it stands before the Combat roll of its next round, described for
   * `battleOdds`; or with a plan, the battle that an attack would begin, by everybody there or by those
   * named. None if there is no such battle, if the attack or the party is not allowed, if the Combat cards of
   * the round are shown already, or if an Elite could not be reduced for want of Regulars. Change what you
   * like before you ask for the odds: losses, rounds, what cards would do.
   *
   * @example
   * const spec = battleSpec(state, { side: 'shadow', from: 'orthanc', to: 'fords-of-isen' })
   * if (isSome(spec)) console.log(battleOdds({ ...spec.value, rounds: 1 }))
   */
  readonly battleSpec: (state: State, plan?: AttackPlan) => Option<BattleSpec>
  /**
   * The rules against the attack of a plan by everybody there, whoever is to act now, for `explain`; empty if
   * there are none.
   */
  readonly whyNoBattle: (state: State, plan: AttackPlan) => ReadonlyArray<RuleViolation<RuleId>>
  /**
   * The odds of a battle, exactly, if it is fought in a fixed way: the attacker goes on until somebody has no
   * unit left, or for as many rounds as the description says; the defender stays; each side takes its losses
   * in its order, and reduces an Elite before it loses it; a Regular is always at hand to replace one. Cards
   * do only what the description says, and only in its first round. Left, with what is wrong, if no table
   * could show such a battle.
   *
   * @example
   * const odds = battleOdds({
   *   ground: 'fortified',
   *   attacker: { regulars: 5, elites: 1, leadership: 2 },
   *   defender: { regulars: 3, leadership: 1 },
   * })
   * if (isRight(odds)) console.log(odds.right.won.value)
   */
  readonly battleOdds: (spec: unknown) => Either<Malformed, BattleOdds>
  /**
   * The odds of the Hunt that goes on, as far as it is still open, or else of the Hunt that would follow if
   * the Fellowship moved now (on the Mordor Track: of the tile). No card that either side may play is
   * reckoned with, and the damage is that of the tile, before anybody bears it. None when the game is over,
   * outside a Hunt while the Fellowship is Revealed and so cannot move, and for what is no state.
   *
   * @example
   * const odds = huntOdds(state)
   * if (isSome(odds)) console.log(odds.value.revealed.value, odds.value.damage)
   */
  readonly huntOdds: (state: State) => Option<HuntOdds>
  /**
   * Single facts of a state, by printed names and without reading all of it: for whoever looks at many
   * states. None for what is no state.
   *
   * @example
   * const seen = warOfTheRing.glance(state)
   * if (isSome(seen)) console.log(seen.value.field('shadow', 'orthanc'), seen.value.fellowship.corruption)
   */
  readonly glance: (state: State) => Option<Glance>
  /** Everything that is wrong with a state; empty when nothing is. */
  readonly faultsOf: (state: State) => ReadonlyArray<string>
  /**
   * The name of a region, a Nation, a piece, a card, a Combat title, a Hunt tile, a die face, a side or a
   * draw; what has no name is given back as it is. `number` is for pieces: several of a kind.
   */
  readonly nameOf: (id: string, number?: number) => string
}

/** War of the Ring as pure functions over its states: what every game answers, and what this one adds. */
export interface WarGame extends Omit<Game<War>, 'nameOf'>, Beyond {
  /** The tables of a config: what pieces, cards and tiles its games have, and the numbers of its rules. */
  readonly tables: (config?: unknown) => WarTables
  /**
   * The game with a house rule: data alone, checked. Left, with what is wrong and where, if it does not fit.
   *
   * @example
   * const house = warOfTheRing.with({ name: 'short-stacks', limits: { units: 8, hand: 5 } })
   * if (isRight(house)) console.log(house.right.newGame({ seed: 'first' }))
   */
  readonly with: (rule: HouseRule) => Either<Malformed, WarGame>
}

/** The game of one config. */
type Member = Omit<Game<War>, 'nameOf'> & Beyond & { readonly tables: WarTables }

const beyond = (rules: Rules): Beyond => ({
  odds: (state) => odds(rules, state),
  battleSpec: (state, plan) => battleSpec(rules, state, plan),
  whyNoBattle: (state, plan) => whyNoBattle(rules, state, plan),
  battleOdds: (spec) => battleOdds(rules, spec),
  huntOdds: (state) => huntOdds(rules, state),
  glance: (state) => glance(rules, state),
  faultsOf: (state) => faultsOf(rules, state),
  nameOf: (id, number) => nameOf(rules, id, number),
})

/** The game that a compiled ruleset plays. */
export const memberOf = (machine: Machine<War>): Member => {
  const { rules } = machine
  const game = makeGame<War>({
    ...definitionOf(machine),
    place: (spec) => place(rules, spec),
    faults: (state) => faultsOf(rules, state),
  })
  return withCardsExplained(rules, {
    ...withRulesSaid(rules, withPlayedOn(machine, game)),
    ...beyond(rules),
    tables: tablesOf(rules),
  })
}

/** The games of all configs: each is compiled when it is first asked for. */
const membersOf = (rules: ReadonlyArray<HouseRule>): ((config: unknown) => Member) =>
  ofEachVariant((variant) => memberOf(machineOfWhole(wholeOf(variant, rules))))

/** A config with its house rules in it, unless it names some itself. */
const withHouse =
  (house: ReadonlyArray<string>) =>
  <C>(config: C): C =>
    house.length === 0 || typeof config !== 'object' || config === null || 'house' in config
      ? config
      : { ...config, house }

/** Of which edition a record is that cannot be replayed in its own, where it begins with a config. */
const otherEdition = (replay: (record: unknown) => boolean, record: unknown): string | undefined => {
  const from = beginningOf(record)
  if (!isObject(record) || isSnapshot(from)) return undefined
  const begun = (config: object): object => ({ ...record, ['from' in record ? 'from' : 'config']: config })
  return inOtherEditions(from).find(({ config }) => replay(begun(config)))?.edition
}

/** A replay that says so where a record which fails is one of another edition. */
const replayOf =
  (game: Pick<Game<War>, 'replay'>): Game<War>['replay'] =>
  (record, goesOn) => {
    const replayed = game.replay(record, goesOn)
    if (isRight(replayed)) return replayed
    const isReplayed = (one: unknown): boolean => isRight(game.replay(one, goesOn))
    const other = guarded(undefined, () => otherEdition(isReplayed, record))
    const problem = `config.edition this is a record of the edition "${other}", and its config says another`
    return other === undefined ? replayed : left(replayError(-1, problem, replayed.left))
  }

/** The game with these house rules, in all its configs. */
export const gameOf = (rules: ReadonlyArray<HouseRule>): WarGame => {
  const family = { gameOf: membersOf(rules), asked: withHouse(rules.map(labelOf)) }
  const finder = finderOf<War, Member>(family)
  const base = finder.of(undefined)
  const game = familyOf(family, finder)
  return {
    ...game,
    replay: replayOf(game),
    seats: [...SEATS, ...PARTNER_SEATS],
    odds: (state) => finder.having(state).odds(state),
    battleSpec: (state, plan) => finder.having(state).battleSpec(state, plan),
    whyNoBattle: (state, plan) => finder.having(state).whyNoBattle(state, plan),
    battleOdds: base.battleOdds,
    huntOdds: (state) => finder.having(state).huntOdds(state),
    glance: (state) => finder.having(state).glance(state),
    faultsOf: (state) => finder.having(state).faultsOf(state),
    nameOf: base.nameOf,
    tell: base.tell,
    tables: (config) => finder.of(config).tables,
    with: (rule) => Functor.map(checked(rules, rule), (fit) => gameOf([...rules, fit])),
  }
}
