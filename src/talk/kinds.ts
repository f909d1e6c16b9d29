/**
 * Reads an action by its kind: the verb of the kind and names that fill its fields, in any order. What is
 * left unsaid is completed with every value; all words have to be accounted for.
 */
import type { BaseAction, Scalar } from '../kernel/index'
import type { DeedReader, Reading } from './deed'
import type { Token } from './lexicon'
import { littleBefore } from './slots'
import type { Table } from './table'
import { lettersOf, stemOf } from './words'

export type Fields = Readonly<Record<string, ReadonlyArray<Scalar>>>
type Filled = ReadonlyMap<string, Scalar>

/** More completions than this are another question. */
const MOST = 64

/** Everyday verbs that are no form of the verb of a kind. */
const VERBS: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  'war-of-the-ring': {
    heal: ['declare'],
    play: ['commit', 'playAnother'],
    skip: ['pass'],
  },
  confrontation: {
    put: ['place'],
    fight: ['strike'],
    play: ['playCard', 'playStep', 'playReturn', 'playName', 'playRecall', 'playReveal', 'playRetreat'],
  },
  'card-game': {
    discard: ['cycle', 'eliminate', 'forsake'],
    throw: ['cycle', 'eliminate', 'forsake'],
    draw: ['take', 'winnow'],
    skip: ['pass'],
  },
  battles: {
    recruit: ['chooseUnit', 'chooseRegion', 'useToken'],
    skip: ['pass'],
    stop: ['pass'],
    use: ['takeDie'],
    spend: ['takeDie'],
  },
}

/** Words that only say what sort of thing is meant. */
const NOUNS: ReadonlySet<string> = new Set(
  'army card character companion die event leader nation player region ring token unit'.split(' '),
)

/** A kind as words: `playEvent` is "play event". */
export const wordsOfKind = (kind: string): ReadonlyArray<string> =>
  kind
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')

const isSaid =
  (word: string) =>
  ({ plain }: Token): boolean =>
    plain === word || stemOf(plain) === stemOf(word)

/** The words of a kind among tokens, if it is said. What a name that fills a field says may be missing. */
const kindIn = (
  game: string,
  kind: string,
  fields: Fields,
  tokens: ReadonlyArray<Token>,
): ReadonlyArray<Token> | undefined => {
  const [verb = '', ...nouns] = wordsOfKind(kind)
  const whole = tokens.find(({ plain }) => plain === kind.toLowerCase())
  if (whole !== undefined) return [whole]
  const everyday = Object.entries(VERBS[game] ?? {}).filter(([, kinds]) => kinds.includes(kind))
  const own = tokens.find(isSaid(verb))
  const said = own ?? tokens.find((token) => everyday.some(([word]) => isSaid(word)(token)))
  if (said === undefined) return undefined
  const found = nouns.map((noun) =>
    tokens.find((token) => token !== said && token.names.length === 0 && isSaid(noun)(token)),
  )
  const isWhole = found.every((token, at) => {
    const noun = nouns[at] ?? ''
    return token !== undefined || own === undefined || noun in fields || NOUNS.has(noun)
  })
  return isWhole ? [said, ...found.flatMap((token) => token ?? [])] : undefined
}

const meets = ({ names, plain, means }: Token, value: Scalar): boolean =>
  names.some(({ ids }) => ids.some((id) => id === value)) ||
  (typeof value === 'number' ? Number(plain) === value : [plain, means].includes(lettersOf(String(value))))

/** Fills fields with tokens that name a value: the field that is named before it, else the first. */
const filledBy = (
  order: Fields,
  tokens: ReadonlyArray<Token>,
  all: ReadonlyArray<Token>,
): { readonly filled: Filled; readonly used: ReadonlyArray<Token> } => {
  const filled = new Map<string, Scalar>()
  const used: Array<Token> = []
  for (const token of tokens) {
    if (token.isIdle) continue
    const before = littleBefore(all, all.indexOf(token))
    const open = Object.keys(order)
      .filter((name) => !filled.has(name))
      .sort((one, other) => Number(other === before) - Number(one === before))
    for (const name of open) {
      const value = order[name]?.find((one) => meets(token, one))
      if (value === undefined) continue
      filled.set(name, value)
      used.push(token)
      break
    }
  }
  return { filled, used }
}

/** The orders in which names may fill fields: where it goes may be said before whence. */
const ordersOf = (fields: Fields): ReadonlyArray<Fields> => {
  const { from, to, die, as, ...others } = fields
  if (from !== undefined && to !== undefined) return [fields, { to, from, ...others }]
  return die === undefined || as === undefined ? [fields] : [fields, { ...others, die, as }]
}

/** The actions of a kind that have these values; undefined if there are too many. */
export const completions = (
  head: BaseAction,
  fields: Fields,
  filled: Filled,
  most = MOST,
): ReadonlyArray<BaseAction> | undefined => {
  let all: ReadonlyArray<BaseAction & Readonly<Record<string, Scalar>>> = [{ ...head }]
  for (const [name, values] of Object.entries(fields)) {
    const value = filled.get(name)
    const given = value === undefined ? values : [value]
    if (all.length * given.length > most) return undefined
    all = all.flatMap((action) => given.map((one) => ({ ...action, [name]: one })))
  }
  const isAsItShows = (one: Readonly<Record<string, Scalar>>): number => Number(one['die'] !== one['as'])
  return all
    .filter(({ from, to }) => from === undefined || from !== to)
    .sort((one, other) => isAsItShows(one) - isAsItShows(other))
}

/** Whether a token names who acts: one at this table, and nothing else that the action is done with. */
const isSeat = (token: Token, { seats }: Table, fields: Fields): boolean =>
  token.names.some(({ sort, ids }) => sort === 'seat' && ids.some((id) => seats.includes(id))) &&
  (token.names.every(({ sort }) => sort === 'seat') ||
    !Object.values(fields).some((values) => values.some((value) => meets(token, value))))

/** The readings of words as actions of one kind each. */
export const kindDeeds: DeedReader = (tokens, table: Table): ReadonlyArray<Reading> => {
  const { actions, label } = table.game.wording(table.state)
  return Object.entries(actions).flatMap(([kind, fields]) => {
    const said = kindIn(table.game.name, kind, fields, tokens)
    if (said === undefined) return []
    const seatTokens = tokens.filter((token) => isSeat(token, table, fields))
    const named = seatTokens.flatMap(({ names }) => names.flatMap(({ ids }) => ids))
    const seats = table.seats.filter((seat) => named.length === 0 || named.includes(seat))
    const rest = tokens.filter((token) => !said.includes(token) && !seatTokens.includes(token))
    return ordersOf(fields).flatMap((order): ReadonlyArray<Reading> => {
      const { filled, used } = filledBy(order, rest, tokens)
      const nouns = rest.filter(({ means, plain }) => NOUNS.has(means) || NOUNS.has(plain))
      const step = seats.map((seat) => completions({ seat, kind }, fields, filled))
      if (step.includes(undefined)) return []
      const deeds = step.flatMap((some) =>
        (some ?? []).map((action) => ({ says: label(action), steps: [[action]], isKind: true as const })),
      )
      return deeds.length === 0 ? [] : [{ deeds, used: new Set([...said, ...seatTokens, ...used, ...nouns]) }]
    })
  })
}
