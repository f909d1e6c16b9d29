/**
 * Clauses about the situation: "rohan is not at war", "it is besieged", "Shelob is there". Each is compared
 * with the table; what cannot be compared, or is not so, is told.
 */
import { objectOf, type Json } from '../kernel/index'
import type { Token } from './lexicon'
import { companionsIn, diceOf, isIn, partOf, regionsWith, type Table } from './table'

/** Whether a clause is so; undefined if it cannot be told. */
type Fact = (clause: Clause) => boolean | undefined

interface Clause {
  readonly table: Table
  /** The words of the clause that are not idle. */
  readonly tokens: ReadonlyArray<Token>
  /** What the question is about: regions and figures named outside of the clause. */
  readonly about: ReadonlyArray<Token>
}

const NOT: ReadonlySet<string> = new Set(['not', 'no', 'without', 'none', 'ever'])

const idsOf = (tokens: ReadonlyArray<Token>, sort: string): ReadonlyArray<string> =>
  tokens.flatMap(({ names }) => names.flatMap((name) => (name.sort === sort ? name.ids : [])))

const has = ({ tokens }: Clause, ...means: ReadonlyArray<string>): boolean =>
  tokens.some((token) => means.includes(token.means) || means.includes(token.plain))

/** Whether the clause has no word besides these, names of these sorts and a denial. */
const isOnly = ({ tokens }: Clause, words: string, ...sorts: ReadonlyArray<string>): boolean => {
  const known = new Set(words.split(' '))
  return tokens.every(
    ({ means, plain, names }) =>
      known.has(means) ||
      known.has(plain) ||
      NOT.has(means) ||
      names.some(({ sort }) => sorts.includes(sort)),
  )
}

const denied = ({ tokens }: Clause): boolean => tokens.some(({ means }) => NOT.has(means))

const number = (json: Json | undefined): number => (typeof json === 'number' ? json : NaN)

const politics: Fact = (clause) => {
  const [nation] = idsOf(clause.tokens, 'nation')
  if (nation === undefined || !isOnly(clause, 'war active passive all still already nation', 'nation'))
    return undefined
  const { steps, active } = objectOf(partOf(clause.table, 'politics', nation))
  if (has(clause, 'war')) return (number(steps) === 0) !== denied(clause)
  if (has(clause, 'active')) return (active === true) !== denied(clause)
  return has(clause, 'passive') ? (active === false) !== denied(clause) : undefined
}

const isBesieged = (table: Table, region: string): boolean => {
  const inside = objectOf(partOf(table, 'regions', region, 'inside'))
  return Object.values(inside).some((there) => Object.keys(objectOf(there)).length > 0)
}

const sieges: Fact = (clause) => {
  const words = 'besieged besieger siege under shadow army enemy free-peoples still stronghold unit'
  if (!has(clause, 'besieged', 'besieger', 'siege') || !isOnly(clause, words, 'region', 'seat'))
    return undefined
  const own = idsOf(clause.tokens, 'region')
  const regions = own.length > 0 ? own : idsOf(clause.about, 'region')
  return regions.length === 0
    ? undefined
    : regions.some((region) => isBesieged(clause.table, region)) !== denied(clause)
}

/** "He has left the Fellowship and is in Dale". */
const gone: Fact = (clause) => {
  if (
    !has(clause, 'leave', 'separate') ||
    !isOnly(clause, 'leave separate fellowship already', 'figure', 'region')
  )
    return undefined
  const own = idsOf(clause.tokens, 'figure')
  const [who] = own.length > 0 ? own : idsOf(clause.about, 'figure')
  const [region] = idsOf(clause.tokens, 'region')
  if (who === undefined) return undefined
  const isThere = region === undefined || regionsWith(clause.table, who).includes(region)
  return (isThere && !isIn(companionsIn(clause.table), who)) !== denied(clause)
}

const standing: Fact = (clause) => {
  const named = idsOf(clause.tokens, 'figure')
  const figures = named.length > 0 ? named : idsOf(clause.about, 'figure')
  const own = idsOf(clause.tokens, 'region')
  const words = 'keep alone one two three four already still unit army there stand only enemy'
  if (figures.length === 0 || !isOnly(clause, words, 'figure', 'region')) return undefined
  const regions = own.length > 0 ? own : idsOf(clause.about, 'region')
  if (regions.length === 0) return undefined
  const isThere = figures.some((figure) =>
    regionsWith(clause.table, figure).some((one) => regions.includes(one)),
  )
  return isThere !== denied(clause)
}

const unitsThere: Fact = (clause) => {
  const [nation] = idsOf(clause.tokens, 'nation')
  if (
    nation === undefined ||
    !has(clause, 'unit', 'army') ||
    !isOnly(clause, 'unit army keep one there', 'nation', 'region')
  )
    return undefined
  const own = idsOf(clause.tokens, 'region')
  const regions = own.length > 0 ? own : idsOf(clause.about, 'region')
  const there = regions.some((region) =>
    JSON.stringify(partOf(clause.table, 'regions', region) ?? null).includes(`"${nation}-`),
  )
  return regions.length === 0 ? undefined : there !== denied(clause)
}

const emptiness: Fact = (clause) => {
  if (!has(clause, 'none', 'empty') || !isOnly(clause, 'none empty keep there region', 'region'))
    return undefined
  const own = idsOf(clause.tokens, 'region')
  const regions = own.length > 0 ? own : idsOf(clause.about, 'region')
  return regions.length === 0
    ? undefined
    : regions.some((region) => {
        const { field, inside, army, fellowship, sauron } = objectOf(partOf(clause.table, 'regions', region))
        return [field, inside, army, fellowship, sauron].every(
          (one) => !/:[1-9]|"character"|"units":\{"/.test(JSON.stringify(one ?? null)),
        )
      })
}

const fellowship: Fact = (clause) => {
  if (!has(clause, 'fellowship')) return undefined
  const companions = idsOf(clause.tokens, 'figure')
  const there = companionsIn(clause.table)
  if (companions.length > 0 && isOnly(clause, 'fellowship keep still', 'figure'))
    return companions.some((one) => isIn(there, one)) !== denied(clause)
  if (has(clause, 'reveal') && isOnly(clause, 'fellowship reveal'))
    return (partOf(clause.table, 'fellowship', 'revealed') === true) !== denied(clause)
  if (has(clause, 'hide') && isOnly(clause, 'fellowship hide still'))
    return (partOf(clause.table, 'fellowship', 'revealed') === false) !== denied(clause)
  const regions = idsOf(clause.tokens, 'region')
  if (regions.length === 0 || !isOnly(clause, 'fellowship keep', 'region')) return undefined
  return regions.includes(String(partOf(clause.table, 'fellowship', 'region'))) !== denied(clause)
}

const CHARACTERS = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin']
const MINIONS = ['saruman', 'witch-king', 'mouth-of-sauron', 'witch-king-chief']

const inPlay = (table: Table, id: string): boolean =>
  regionsWith(table, id).length > 0 || isIn(companionsIn(table), id)

const play: Fact = (clause) => {
  const figures = idsOf(clause.tokens, 'figure')
  if (figures.length === 0) {
    const isMinion = has(clause, 'minion') && isOnly(clause, 'minion play yet still')
    return isMinion ? MINIONS.some((one) => inPlay(clause.table, one)) !== denied(clause) : undefined
  }
  if (has(clause, 'play') && isOnly(clause, 'play already still', 'figure'))
    return figures.some((one) => inPlay(clause.table, one)) !== denied(clause)
  if (!has(clause, 'kill') || !isOnly(clause, 'kill already', 'figure')) return undefined
  const gone = figures.filter(
    (one) => CHARACTERS.includes(one) || clause.table.game.name !== 'war-of-the-ring',
  )
  return gone.some((one) => !inPlay(clause.table, one)) !== denied(clause)
}

/** Somebody of whom the question speaks stands by himself. */
const loneliness: Fact = (clause) => {
  if (!has(clause, 'alone') || !isOnly(clause, 'alone')) return undefined
  const figures = idsOf(clause.about, 'figure')
  const regions = figures.flatMap((one) => regionsWith(clause.table, one))
  return regions.length === 0
    ? undefined
    : regions.some((region) => {
        const there = JSON.stringify(partOf(clause.table, 'regions', region) ?? null)
        return !/-(?:regular|elite)"/.test(there) && !/"units":\{"/.test(there)
      })
}

const unusedOf = (table: Table, side: string): number =>
  Object.values(diceOf(table, side)).reduce<number>(
    (sum, one) => sum + (typeof one === 'number' ? one : 0),
    0,
  )

/** "I have fewer dice than the Shadow". */
const fewer: Fact = (clause) => {
  if (
    !isOnly(
      clause,
      'fewer more dice leave than shadow free peoples free-peoples four seven two three five six one',
      'seat',
    )
  )
    return undefined
  // "The Shadow has more dice than I": another side is compared.
  const [first] = clause.tokens
  if (first?.names.some(({ sort }) => sort === 'seat') === true) return undefined
  const sides = clause.table.game.seats.slice(0, 2)
  const own = sides.find((one) => clause.table.seat === one)
  const enemy = sides.find((one) => one !== own)
  if (own === undefined || enemy === undefined) return undefined
  if (clause.table.line !== undefined) return undefined
  const [mine, others] = [unusedOf(clause.table, own), unusedOf(clause.table, enemy)]
  if (has(clause, 'fewer')) return mine < others
  return has(clause, 'more') ? mine > others : undefined
}

const turn: Fact = (clause) =>
  has(clause, 'start') && isOnly(clause, 'start game') ? partOf(clause.table, 'turn') === 1 : undefined

const atSides: Fact = (clause) => {
  if (
    clause.table.game.name !== 'confrontation' ||
    !has(clause, 'variant', 'classic') ||
    !isOnly(clause, 'variant classic')
  )
    return undefined
  const characters = Object.entries(clause.table.state.config).find(([name]) => name === 'characters')?.[1]
  return has(clause, String(characters))
}

const FACTS: ReadonlyArray<Fact> = [
  politics,
  sieges,
  fellowship,
  gone,
  standing,
  unitsThere,
  emptiness,
  play,
  loneliness,
  fewer,
  turn,
  atSides,
]

/** What became of the clauses of a question. */
export interface Situation {
  /** Clauses that are so on the table. */
  readonly assumed: ReadonlyArray<string>
  /** Clauses that are not so. */
  readonly untrue: ReadonlyArray<string>
  /** Words of clauses that are not understood. */
  readonly left: ReadonlyArray<Token>
}

const saidIn = (tokens: ReadonlyArray<Token>): string => tokens.map(({ typed }) => typed).join(' ')

/** Compares what is left of a question with the table, clause by clause. */
export const situationOf = (
  table: Table,
  tokens: ReadonlyArray<Token>,
  left: ReadonlyArray<Token>,
): Situation => {
  const clauses = [...new Set(left.map(({ clause }) => clause))]
  const assumed: Array<string> = []
  const untrue: Array<string> = []
  const unread: Array<Token> = []
  for (const place of clauses) {
    const all = tokens.filter(({ clause }) => clause === place)
    const own = all.filter(({ isIdle }) => !isIdle)
    const about = tokens.filter(({ clause }) => clause !== place)
    const clause = { table, tokens: own, about }
    const facts = FACTS.map((fact) => fact(clause)).filter((one) => one !== undefined)
    if (facts.length === 0) unread.push(...left.filter((token) => token.clause === place))
    else if (facts.every((one) => one)) assumed.push(saidIn(all))
    else untrue.push(saidIn(all))
  }
  return { assumed, untrue, left: unread }
}
