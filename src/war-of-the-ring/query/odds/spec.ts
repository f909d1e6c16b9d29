/**
 * The description of a battle whose odds are asked for, and how it is read: what may be left out has a
 * default, what no table could show is refused.
 */
import * as E from 'fp-ts/lib/Either.js'
import { malformed, show, type Malformed } from '../../../kernel/door'

/** Where a battle is fought. */
export const BATTLE_GROUNDS = ['open', 'fortified', 'besieged'] as const
/**
 * Where a battle is fought: in the open, as sorties and relief are too; against a City or a Fortification;
 * against the garrison of a besieged Stronghold.
 */
export type BattleGround = (typeof BATTLE_GROUNDS)[number]
/** Who takes a hit first. */
export const LOSS_ORDERS = ['regulars', 'elites'] as const
/** Who takes a hit first: a Regular is removed, or an Elite is reduced, while there is one. */
export type LossOrder = (typeof LOSS_ORDERS)[number]

/** What Combat cards do to the dice of one side in the first round reckoned with. */
export interface RoundCards {
  /** Added to every die of the Combat roll, and of the re-roll. */
  readonly roll?: number
  readonly reroll?: number
  /** Most dice in the Combat roll, and dice taken from it; one is always left. */
  readonly mostDice?: number
  readonly fewerDice?: number
  /** Whether there is no re-roll. */
  readonly noReroll?: boolean
}

/** One side of a battle. */
export interface BattleArmy {
  readonly regulars?: number
  readonly elites?: number
  /** Units of which a hit takes two, as it does of Dunlendings; one of them alone is the last to go. */
  readonly dunlendings?: number
  /** Combat Strength of characters, beside the units. */
  readonly strength?: number
  /** Leadership of Leaders, Nazgûl and characters. */
  readonly leadership?: number
  /** How many of the Elites are Leaders too; the others are reduced first. */
  readonly leadingElites?: number
  /** Dice taken from every Combat roll of the battle. */
  readonly fewerDice?: number
  /** Who takes a hit first; `regulars` by default. Dunlendings are taken when no Regular is left. */
  readonly losses?: LossOrder
  readonly cards?: RoundCards
}

/** A battle. */
export interface BattleSpec {
  /** Where it is fought; in the open by default. */
  readonly ground?: BattleGround
  /** Which round of the battle comes next; the first by default. */
  readonly round?: number
  /**
   * Rounds until the attacker ceases. By default he never does, but against a besieged Stronghold there is
   * one round.
   */
  readonly rounds?: number
  /** How often at most the attacker reduces an Elite for another round against a besieged Stronghold. */
  readonly extensions?: number
  readonly attacker: BattleArmy
  readonly defender: BattleArmy
}

type Filled<A> = { readonly [K in keyof A]-?: Exclude<A[K], undefined> }
/** An Army without gaps. */
export type FullArmy = Filled<Omit<BattleArmy, 'cards'>> & { readonly cards: Filled<RoundCards> }
/** A battle without gaps; `rounds` is null where the attacker never ceases. */
export type FullBattle = Filled<Omit<BattleSpec, 'attacker' | 'defender' | 'rounds'>> & {
  readonly rounds: number | null
  readonly attacker: FullArmy
  readonly defender: FullArmy
}

/** More units than any region holds, more rounds than any battle has. */
const MOST_UNITS = 20
const MOST_ROUNDS = 100
const MOST_MODIFIER = 6

type Obj = Readonly<Record<string, unknown>>
/** What is wrong, collected while reading. */
type Faults = Array<Malformed>

const CARD_FIELDS = ['roll', 'reroll', 'mostDice', 'fewerDice', 'noReroll']
const ARMY_FIELDS = [
  'regulars',
  'elites',
  'dunlendings',
  'strength',
  'leadership',
  'leadingElites',
  'fewerDice',
  'losses',
  'cards',
]
const SPEC_FIELDS = ['ground', 'round', 'rounds', 'extensions', 'attacker', 'defender']

const objectAt = (input: unknown, path: string, fields: ReadonlyArray<string>, faults: Faults): Obj => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    faults.push(malformed(path, `${show(input)} is no description`))
    return {}
  }
  const read: Obj = { ...input }
  const extra = Object.keys(read).find((name) => !fields.includes(name))
  if (extra !== undefined) faults.push(malformed(path, `${show(extra)} is no field of it`))
  return read
}

/** A reader of the fields of an object, for which faults are collected. */
const readerOf = (object: Obj, path: string, faults: Faults) => ({
  number: (name: string, least: number, most: number, usual: number): number => {
    const value = object[name] ?? usual
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    faults.push(malformed(`${path}${name}`, `${show(value)} is no whole number from ${least} to ${most}`))
    return usual
  },
  oneOf: <A extends string>(name: string, values: readonly [A, ...ReadonlyArray<A>]): A => {
    const value = object[name] ?? values[0]
    const found = values.find((one) => one === value)
    if (found === undefined) faults.push(malformed(`${path}${name}`, `${show(value)} is not known`))
    return found ?? values[0]
  },
  flag: (name: string): boolean => {
    const value = object[name] ?? false
    if (typeof value !== 'boolean') faults.push(malformed(`${path}${name}`, `${show(value)} is no yes or no`))
    return value === true
  },
})

const readCards = (input: unknown, path: string, faults: Faults): FullArmy['cards'] => {
  const read = readerOf(objectAt(input ?? {}, path, CARD_FIELDS, faults), `${path}.`, faults)
  return {
    roll: read.number('roll', -MOST_MODIFIER, MOST_MODIFIER, 0),
    reroll: read.number('reroll', -MOST_MODIFIER, MOST_MODIFIER, 0),
    mostDice: read.number('mostDice', 0, MOST_UNITS, MOST_UNITS),
    fewerDice: read.number('fewerDice', 0, MOST_UNITS, 0),
    noReroll: read.flag('noReroll'),
  }
}

const readArmy = (input: unknown, path: string, faults: Faults): FullArmy => {
  const object = objectAt(input, path, ARMY_FIELDS, faults)
  const read = readerOf(object, `${path}.`, faults)
  const [regulars, elites] = [
    read.number('regulars', 0, MOST_UNITS, 0),
    read.number('elites', 0, MOST_UNITS, 0),
  ]
  const dunlendings = read.number('dunlendings', 0, MOST_UNITS, 0)
  if (regulars + elites + dunlendings === 0) faults.push(malformed(path, 'an Army has at least one unit'))
  return {
    regulars,
    elites,
    dunlendings,
    strength: read.number('strength', 0, MOST_UNITS, 0),
    leadership: read.number('leadership', 0, MOST_UNITS, 0),
    leadingElites: read.number('leadingElites', 0, elites, 0),
    fewerDice: read.number('fewerDice', 0, MOST_UNITS, 0),
    losses: read.oneOf('losses', LOSS_ORDERS),
    cards: readCards(object['cards'], `${path}.cards`, faults),
  }
}

/** Reads a description. */
export const readBattle = (input: unknown): E.Either<Malformed, FullBattle> => {
  const faults: Faults = []
  const object = objectAt(input, '', SPEC_FIELDS, faults)
  const read = readerOf(object, '', faults)
  const ground = read.oneOf('ground', BATTLE_GROUNDS)
  const limited = ground === 'besieged' || object['rounds'] !== undefined
  const battle: FullBattle = {
    ground,
    round: read.number('round', 1, MOST_ROUNDS, 1),
    rounds: limited ? read.number('rounds', 1, MOST_ROUNDS, 1) : null,
    extensions: read.number('extensions', 0, MOST_ROUNDS, 0),
    attacker: readArmy(object['attacker'], 'attacker', faults),
    defender: readArmy(object['defender'], 'defender', faults),
  }
  if (battle.extensions > 0 && ground !== 'besieged')
    faults.push(malformed('extensions', 'only a battle against a besieged Stronghold is extended'))
  const [first] = faults
  return first === undefined ? E.right(battle) : E.left(first)
}
