/**
 * A house rule taken into the whole of a game: checked, then put into its place under a label that tells it
 * from another of the same name.
 */
import { malformed, type Malformed, messageOf } from '../../../kernel/door'
import { packed } from '../../model/counts'
import { NATIONS, REGION_IDS, SIDES } from '../../model/ids'
import { sideOfNation } from '../../query/board'
import { quietFaults, tableFaults } from '../../query/faults'
import { startTable } from '../../rules/setUp/table'
import { rulesOf, type Whole } from '../rules'
import { filled } from '../sentences'
import type { Known } from './check'
import { withHouseRule, type HouseRule } from './houseRule'
import { houseRule } from './tableChecks'
import * as E from 'fp-ts/lib/Either.js'
import { copyOf, sizeFault, type Size } from '../../../kernel/input'
import { hashJson } from '../../../kernel/hash'

/*
 * What can be wrong with a house rule: its form, names that nobody knows, and numbers that no table could
 * show. The set-up that comes of it is looked at as any table is.
 */

/** Sets are the bits of one integer. */
const MOST_IN_SET = 31
/** Kinds of unit of a side that are counted in one integer. */
const MOST_KINDS = 5

const idsIn = (list: unknown): ReadonlyArray<string> =>
  Array.isArray(list) ? list.map((one: unknown) => String(Object(one).id)) : []

/** The names that there are with the house rule, read from data that is not checked yet. */
const knownWith = ({ tables, eventCards, rulebook }: Whole, rule: HouseRule): Known => {
  const characters = [...tables.characters.map(({ id }) => id), ...idsIn(rule.characters)]
  const minions = [...tables.characters, ...(Array.isArray(rule.characters) ? rule.characters : [])]
  const units = NATIONS.flatMap((nation) => [`${nation}-regular`, `${nation}-elite`, `${nation}-leader`])
  return {
    regions: REGION_IDS,
    nations: NATIONS,
    characters,
    minions: minions.filter((one) => one?.role === 'minion').map(({ id }) => id),
    pieces: [...units, ...tables.units.map(({ id }) => id), ...idsIn(rule.units), 'nazgul', ...characters],
    cards: [...eventCards.map(({ id }) => id), ...idsIn(rule.cards)],
    tiles: [...tables.huntTiles.map(({ id }) => id), ...idsIn(rule.huntTiles)],
    rules: Object.keys(rulebook),
  }
}

interface Row {
  readonly id: string
}

/** Every id is one thing: nothing is there twice, and nothing new bears the id of something else. */
const idFault = (whole: Whole, rule: HouseRule): Malformed | undefined => {
  const { tables, eventCards } = whole
  const kinds: Readonly<Record<string, readonly [ReadonlyArray<Row>, ReadonlyArray<Row>]>> = {
    characters: [tables.characters, rule.characters ?? []],
    cards: [eventCards, rule.cards ?? []],
    huntTiles: [tables.huntTiles, rule.huntTiles ?? []],
    units: [tables.units, rule.units ?? []],
  }
  const taken = new Map<string, string>(
    [...REGION_IDS, ...NATIONS, ...SIDES, ...knownWith(whole, { name: '' }).pieces].map((id) => [id, 'game']),
  )
  for (const [kind, [base]] of Object.entries(kinds)) for (const { id } of base) taken.set(id, kind)
  for (const [kind, [, more]] of Object.entries(kinds))
    for (const [place, { id }] of more.entries()) {
      if (more.findIndex((one) => one.id === id) !== place)
        return malformed(`${kind}.${place}.id`, `${id} is there twice`)
      if ((taken.get(id) ?? kind) !== kind)
        return malformed(`${kind}.${place}.id`, `${id} is the id of something else`)
      taken.set(id, kind)
    }
  return undefined
}

/** Characters fit their role, and stay in it. */
const characterFault = ({ tables }: Whole, { characters = [] }: HouseRule): Malformed | undefined => {
  for (const [place, one] of characters.entries()) {
    const path = `characters.${place}`
    const before = tables.characters.find(({ id }) => id === one.id)
    if (one.side !== (one.role === 'minion' ? 'shadow' : 'free-peoples'))
      return malformed(`${path}.side`, `a ${one.role} is not of the ${one.side}`)
    if (before !== undefined && (before.role !== one.role || before.entry.kind !== one.entry.kind))
      return malformed(path, `${one.id} stays a ${before.role} who ${before.entry.kind}`)
    if (before === undefined && (one.role === 'gollum' || one.entry.kind !== 'played'))
      return malformed(`${path}.entry`, 'somebody new is a Companion or a Minion who comes into play later')
    if (one.level === 'unlimited' && one.role !== 'minion')
      return malformed(`${path}.level`, 'only a Minion flies')
  }
  return undefined
}

/** Cards stay in their deck; special tiles come with a card of their side. */
const cardFault = (whole: Whole, { cards = [], huntTiles = [] }: HouseRule): Malformed | undefined => {
  for (const [place, { id, side, deck }] of cards.entries()) {
    const before = whole.eventCards.find((one) => one.id === id)
    if (before !== undefined && (before.side !== side || before.deck !== deck))
      return malformed(`cards.${place}`, `${id} stays in its deck`)
  }
  for (const [place, { kind, broughtBy, id }] of huntTiles.entries()) {
    const by = [...cards, ...whole.eventCards].find((card) => card.id === broughtBy)
    const before = whole.tables.huntTiles.find((one) => one.id === id)
    if (before !== undefined && before.kind !== kind)
      return malformed(`huntTiles.${place}.kind`, `${id} stays a ${before.kind} tile`)
    if (kind === 'standard' ? broughtBy !== undefined : by?.side !== kind)
      return malformed(
        `huntTiles.${place}.broughtBy`,
        'a special tile, and no other, comes with a card of its side',
      )
  }
  return undefined
}

/** What is known by a name, for `names` and `says`. */
const wordFault = (whole: Whole, rule: HouseRule): Malformed | undefined => {
  const { characters, cards, tiles, pieces, rules } = knownWith(whole, rule)
  const unknown = (field: 'names' | 'says' | 'sentences', known: ReadonlyArray<string>) => {
    const id = Object.keys(rule[field] ?? {}).find((one) => !known.includes(one))
    return id === undefined ? undefined : malformed(`${field}.${id}`, 'nothing has that id')
  }
  return (
    unknown('names', [...pieces, ...cards, ...tiles]) ??
    unknown('says', [...characters, ...cards]) ??
    unknown('sentences', rules)
  )
}

/** Numbers that do not fit each other, or no integer. */
const numberFault = ({ tables, eventCards }: Whole): Malformed | undefined => {
  const { limits, dice, characters, huntTiles, units } = tables
  if (limits.besiegedUnits > limits.units)
    return malformed('limits.besiegedUnits', 'a besieged Stronghold holds no more than a region')
  for (const side of SIDES)
    if (dice.action[side].start > dice.action[side].most)
      return malformed(`dice.action.${side}.start`, `there are ${dice.action[side].most} dice`)
  if (characters.length + 1 > MOST_IN_SET)
    return malformed('characters', `there are at most ${MOST_IN_SET - 1}`)
  for (const side of SIDES)
    for (const deck of ['character', 'strategy'] as const)
      if (eventCards.filter((card) => card.side === side && card.deck === deck).length > MOST_IN_SET)
        return malformed('cards', `a deck has at most ${MOST_IN_SET} cards`)
  if (packed(huntTiles.map(({ count }) => count)) === undefined)
    return malformed('huntTiles', 'there are more kinds than can be counted')
  for (const side of [0, 1] as const) {
    const own = NATIONS.filter((_, nation) => sideOfNation(nation) === side)
    if (own.length + units.filter(({ nation }) => own.some((one) => one === nation)).length > MOST_KINDS)
      return malformed(
        'units',
        `the ${SIDES[side]} can have ${MOST_KINDS - own.length} further kinds of unit`,
      )
  }
  return undefined
}

/** What is wrong with a house rule for a whole, and where. */
const houseFault = (whole: Whole, rule: HouseRule): Malformed | undefined => {
  if (typeof rule !== 'object' || rule === null) return malformed('', 'is not an object')
  const wrong =
    houseRule(rule, '', knownWith(whole, rule)) ??
    idFault(whole, rule) ??
    characterFault(whole, rule) ??
    cardFault(whole, rule) ??
    wordFault(whole, rule)
  if (wrong !== undefined) return wrong
  if (whole.house.some((label) => label.startsWith(`${rule.name}#`)))
    return malformed('name', `the game has a house rule ${rule.name} already`)
  const changed = withHouseRule(whole, rule, rule.name)
  const numbers = numberFault(changed)
  if (numbers !== undefined) return numbers
  for (const [id, sentence] of Object.entries(rule.sentences ?? {}))
    if (sentence !== undefined && !canBeFilled(sentence, changed.tables))
      return malformed(`sentences.${id}`, 'it names a number that no table holds')
  const rules = rulesOf(changed)
  const table = startTable(rules)
  const [fault] = [...tableFaults(rules, table), ...quietFaults(rules, table)]
  return fault === undefined ? undefined : malformed('setUp', fault)
}

const canBeFilled = (sentence: string, tables: object): boolean => {
  try {
    return filled(sentence, tables) !== ''
  } catch {
    return false
  }
}

/** The name of a house rule with a fingerprint of its data. */
export const labelOf = (rule: HouseRule): string => `${rule.name}#${hashJson(rule)}`

/** How large a house rule may be; one that changes every card and every character has some 5,000 values. */
export const LARGEST: Size = { values: 20_000, depth: 32 }

/** A house rule as data of our own, or what is wrong with it in such a game, and where. */
export const fitting = (whole: Whole, input: HouseRule): E.Either<Malformed, HouseRule> => {
  try {
    const size = sizeFault('a house rule', input, LARGEST)
    if (size !== undefined) return E.left(malformed('', size))
    const rule = copyOf(input)
    const fault = houseFault(whole, rule)
    return fault === undefined ? E.right(rule) : E.left(fault)
  } catch (error) {
    return E.left(malformed('', `the house rule cannot be read: ${messageOf(error)}`))
  }
}

/** The whole with a house rule; where it does not fit, a whole that says so and refuses every config. */
export const housed = (whole: Whole, rule: HouseRule): Whole => {
  const fault = whole.unfit === undefined ? houseFault(whole, rule) : undefined
  if (fault === undefined) return withHouseRule(whole, rule, labelOf(rule))
  return {
    ...whole,
    house: [...whole.house, labelOf(rule)],
    unfit: { problem: `the house rule ${rule.name} does not fit here: ${fault.path}: ${fault.problem}` },
  }
}
