/**
 * The deeds of The Confrontation: who goes where, and in which direction; who attacks whom.
 */
import type { BaseAction } from '../../kernel/index'
import type { Deed, DeedReader, Reading } from '../deed'
import type { Name, Token } from '../lexicon'
import { NUMBERS, routeOf, slotsOf, type Placed } from '../slots'
import { actionOf, regionsWith, type Table } from '../table'

/** The rows of the board from the Shire to Mordor. */
const ROWS: ReadonlyArray<ReadonlyArray<string>> = [
  ['shire'],
  ['arthedain', 'cardolan'],
  ['rhudaur', 'eregion', 'enedwaith'],
  ['high-pass', 'misty-mountains', 'caradhras', 'gap-of-rohan'],
  ['mirkwood', 'fangorn', 'rohan'],
  ['dagorlad', 'gondor'],
  ['mordor'],
]

const rowOf = (region: string): number => ROWS.findIndex((row) => row.includes(region))

/** Which way a step goes for a side, as players call it. */
const directionOf = (side: string, from: string, to: string): string => {
  const steps = (rowOf(to) - rowOf(from)) * (side === 'sauron' ? -1 : 1)
  return steps === 0 ? 'sideways' : steps > 0 ? 'forward' : 'backward'
}

const DIRECTIONS = ['sideways', 'backward', 'forward'] as const

const WORDS =
  'move bring attack sideways backward forward alone region empty step then and same enemy character ' +
  'go one river tunnel moria anduin through kill'

const VERBS: ReadonlySet<string> = new Set('move attack bring vs versus against'.split(' '))

interface Sentence {
  readonly table: Table
  readonly who: Placed
  readonly whom: ReadonlyArray<Placed>
  readonly from: ReadonlyArray<string>
  readonly goals: ReadonlyArray<Placed>
  readonly words: ReadonlyMap<string, Token>
}

/** Where the river and the tunnel run. */
const ANDUIN = ['mirkwood', 'fangorn', 'rohan']
const TUNNEL = ['eregion', 'fangorn']

const moves = ({ table, who, words, from }: Sentence, to: string): ReadonlyArray<BaseAction> => {
  const isNamed = (...names: ReadonlyArray<string>): boolean => names.some((one) => words.has(one))
  const isOn = (places: ReadonlyArray<string>): boolean =>
    places.includes(to) && from.some((one) => places.includes(one))
  const ways = isNamed('tunnel')
    ? ['tunnel']
    : isNamed('river', 'anduin')
      ? ['river']
      : ['step', 'power', ...(isOn(ANDUIN) ? ['river'] : []), ...(isOn(TUNNEL) ? ['tunnel'] : [])]
  return ways.flatMap((way) =>
    who.ids.flatMap((piece) => table.seats.map((seat) => actionOf(seat, 'move', { piece, to, way }))),
  )
}

const seatOf = ({ kinds }: Name): string => (kinds.has('sauron') ? 'sauron' : 'fellowship')

const isDirected = ({ words, who, from, goals }: Sentence): boolean => {
  const said = DIRECTIONS.filter((one) => words.has(one))
  const [goal] = goals
  const side = who.token.names.map(seatOf)[0] ?? ''
  return said.every((one) =>
    from.some((start) => goal?.ids.some((to) => directionOf(side, start, to) === one)),
  )
}

/**
 * A refusal names the step; another way counts only where it makes the move legal, or a text speaks of it.
 */
const deedOf = (sentence: Sentence): Deed => {
  const { who, goals } = sentence
  const to = goals.map(({ name }) => name).join(', then to ')
  return {
    says: `${who.name} moves to ${to}`,
    steps: goals.map((goal) => goal.ids.flatMap((id) => moves(sentence, id))),
  }
}

/** The regions where pieces stand that are attacked. */
const placesOf = (
  table: Table,
  whom: ReadonlyArray<Placed>,
  from: ReadonlyArray<string>,
): ReadonlyArray<Placed> =>
  whom.flatMap((one) =>
    one.ids
      .flatMap((id) => regionsWith(table, id))
      .filter((region) => !from.includes(region))
      .map((region) => ({ ...one, ids: [region], name: table.game.nameOf(region) })),
  )

const numberCard = ({ seats }: Table, number: number, token: Token): Placed => ({
  token,
  ids: seats.map((seat) => `${seat}-${number}`),
  name: `a ${number}`,
  before: '',
})

/** Special cards and combat cards: whatever is asked that plays the card, or the card alone. */
const plays = (tokens: ReadonlyArray<Token>, table: Table): ReadonlyArray<Reading> => {
  const slots = slotsOf(tokens)
  const { number } = slots
  const numbered = tokens.find(
    ({ means, plain }) => means === NUMBERS[number ?? -1] || plain === String(number),
  )
  const [card, other] =
    number === undefined || numbered === undefined ? slots.of('card') : [numberCard(table, number, numbered)]
  if (card === undefined || other !== undefined || slots.of('figure').length + slots.of('region').length > 0)
    return []
  const legal = table.seats.flatMap((seat) => [...table.game.legalActions(table.state, seat)])
  const now = legal.filter((action) =>
    Object.entries(action).some(([name, value]) => name === 'card' && card.ids.includes(String(value))),
  )
  const kinds = Object.entries(table.game.actions).filter(
    ([kind, fields]) => kind.startsWith('play') && card.ids.some((id) => fields['card']?.includes(id)),
  )
  const alone = kinds.flatMap(([kind]) =>
    table.seats.flatMap((seat) => card.ids.map((id) => actionOf(seat, kind, { card: id }))),
  )
  const words = new Set('play card special combat'.split(' '))
  const used = new Set([card.token, ...tokens.filter(({ means }) => words.has(means))])
  const isSaid = slots.words.has('play') || tokens.some(({ plain }) => plain === 'use')
  const steps = now.length > 0 ? now : alone
  return isSaid && steps.length > 0 ? [{ deeds: [{ says: `play ${card.name}`, steps: [steps] }], used }] : []
}

/** The readings of a sentence as moves and as plays of cards. */
export const confrontationDeeds: DeedReader = (tokens, table) => [
  ...movesIn(tokens, table),
  ...plays(tokens, table),
]

const movesIn: DeedReader = (tokens, table): ReadonlyArray<Reading> => {
  const slots = slotsOf(tokens)
  const regions = slots.of('region')
  const figures = slots.of('figure')
  const { from, at } = routeOf(regions, tokens)
  const verb = tokens.findIndex(({ means, plain }) => VERBS.has(means) || VERBS.has(plain))
  const [first, second] = figures
  const isBehind = second?.before === 'with'
  const who = isBehind ? second : first
  const isVerbFirst =
    verb >= 0 && tokens[verb]?.means === 'attack' && who !== undefined && verb < tokens.indexOf(who.token)
  if (isVerbFirst && !isBehind && figures.length > 1) return []
  const isSaid =
    verb >= 0 || DIRECTIONS.some((one) => slots.words.has(one)) || routeOf(regions).to?.before === 'to'
  if (who === undefined || !isSaid || slots.words.has('retreat') || slots.words.has('attacked')) return []
  const standing = who.ids.flatMap((id) => regionsWith(table, id))
  const whom = figures.filter((one) => one !== who)
  const others = regions.filter(
    (one) => one !== from && !(one === at && one.ids.some((id) => standing.includes(id))),
  )
  const goals = others.length > 0 ? others : placesOf(table, whom, standing)
  if (goals.length === 0 || goals.length > 2) return []
  const stands = whom.every((one) =>
    one.ids.some((id) =>
      regionsWith(table, id).some((region) => goals.some((goal) => goal.ids.includes(region))),
    ),
  )
  const sentence = { table, who, whom, from: standing, goals, words: slots.words }
  if (!stands || !isDirected(sentence)) return []
  const words = new Set(WORDS.split(' '))
  const named = [who, ...whom, ...regions].map(({ token }) => token)
  const used = new Set([
    ...named,
    ...tokens.filter(({ means, plain }) => words.has(means) || words.has(plain)),
  ])
  return from !== undefined && !standing.some((one) => from.ids.includes(one))
    ? [{ deeds: [], used, untrue: `${who.name} is in ${from.name}` }]
    : [{ deeds: [deedOf(sentence)], used }]
}
