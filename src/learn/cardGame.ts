/**
 * Observations of the Card Game: where every card and location is as a viewer sees it, and what is going on.
 */
import {
  BATTLEGROUND_IDS,
  COPY_IDS,
  ELIMINATIONS,
  FRAME_KINDS,
  PATH_IDS,
  SCENARIO_IDS,
  SEATS,
  SIDES,
  TOKENS,
  type CardGame,
} from '../card-game/index'
import { objectOf, type VarsIn } from '../kernel/index'
import { grid, listOf, nameSet, namesOf, numberOf, numeric, tableAt, type Seen } from './fields'
import { encoderOf, type Axis, type Encoder, type Field } from './layout'
import {
  named,
  numbered,
  stackField,
  strayVariable,
  variableFields,
  variablesReader,
  prefixed,
} from './variables'
import type { Variable } from './variables'

const axis = (name: string, values: ReadonlyArray<string>): Axis => ({ name, values })
const PILES = ['deck', 'hand', 'cycle', 'eliminated', 'aside'] as const
const ITEM_PLACES = COPY_IDS.map((id) => `on ${id}`)
const PLACES = [...PILES, 'playing', 'reserve', 'path', ...BATTLEGROUND_IDS, ...ITEM_PLACES]
const CARD = axis('card', COPY_IDS)
const SEAT = axis('seat', SEATS)
const PILE = axis('pile', PILES)

/** 1 where each of some things is. */
const whereabouts = (key: string, axes: readonly [Axis, Axis], meaning: string): Field<Seen> => ({
  name: key,
  axes,
  low: 0,
  high: 1,
  meaning,
  write: (seen, put) => {
    for (const [id, place] of Object.entries(objectOf(tableAt(key)(seen))))
      put(1, id, namesOf(place)[0] ?? '')
  },
})

const CARDS: ReadonlyArray<Field<Seen>> = [
  whereabouts(
    'at',
    [CARD, axis('place', [...PLACES, 'hidden'])],
    '1 where each card is; hidden if the viewer may not know',
  ),
  {
    name: 'may',
    axes: [CARD, PILE],
    low: 0,
    high: 1,
    meaning: '1 for every pile in which a card can be for all that everybody has seen',
    write: (seen, put) => {
      for (const [piles, cards] of Object.entries(objectOf(tableAt('may')(seen))))
        for (const card of namesOf(cards)) for (const pile of piles.split(' ')) put(1, card, pile)
    },
  },
  grid(
    { name: 'hiddenCards', meaning: 'cards in the piles of other seats' },
    [SEAT, PILE],
    tableAt('hiddenCards'),
  ),
  whereabouts('tops', [SEAT, axis('card', [...COPY_IDS, 'hidden'])], '1 for a top card that its seat knows'),
  ...['played', 'used', 'lasting'].map((key) =>
    nameSet({ name: key, meaning: `1 for the cards in the set "${key}" of the round` }, CARD, tableAt(key)),
  ),
]

const TABLE: ReadonlyArray<Field<Seen>> = [
  whereabouts(
    'battlegrounds',
    [axis('battleground', BATTLEGROUND_IDS), axis('place', ['deck', 'active', ...SIDES])],
    '1 where each battleground is',
  ),
  whereabouts(
    'paths',
    [axis('path', PATH_IDS), axis('place', ['unused', 'active', ...SIDES, 'nobody'])],
    '1 where each path is',
  ),
  nameSet(
    { name: 'bared', meaning: '1 for a battleground whose printed defense is off' },
    axis('battleground', BATTLEGROUND_IDS),
    tableAt('bared'),
  ),
  {
    name: 'tokens',
    axes: [axis('on', ['path', ...BATTLEGROUND_IDS, ...COPY_IDS]), axis('token', TOKENS)],
    low: 0,
    high: null,
    meaning: 'combat tokens on locations and cards',
    write: (seen, put) => {
      for (const token of listOf(tableAt('tokens')(seen)))
        for (const kind of TOKENS)
          put(numberOf(objectOf(token)[kind]), namesOf(objectOf(token)['on'])[0] ?? '', kind)
    },
  },
  numeric({ name: 'corruption', meaning: 'corruption' }, tableAt('corruption')),
  nameSet({ name: 'rings', meaning: '1 for a seat whose Ring token can be used' }, SEAT, tableAt('rings')),
  numeric({ name: 'round', meaning: 'rounds begun' }, tableAt('round')),
  numeric(
    { name: 'starter', meaning: 'the place of the starting player in the turn order' },
    tableAt('starter'),
  ),
  numeric(
    { name: 'turn', meaning: 'the place whose turn it is, counted from 1; 0 outside the action step' },
    (seen) => (typeof tableAt('turn')(seen) === 'number' ? numberOf(tableAt('turn')(seen)) + 1 : 0),
  ),
]

const CONFIG: ReadonlyArray<Field<Seen>> = [
  nameSet(
    { name: 'config.scenario', meaning: '1 for the scenario' },
    axis('scenario', SCENARIO_IDS),
    ({ config }) => config['scenario'],
  ),
  numeric({ name: 'config.players', meaning: 'how many people play' }, ({ config }) => config['players'], 4),
  numeric({ name: 'config.promos', meaning: '1 with the promos' }, ({ config }) => config['promos'], 1),
]

const card = named(COPY_IDS)
const place = named(PLACES)
const number = numbered()
const seat = named(SEATS)
const battleground = named(BATTLEGROUND_IDS)

const TEXT = {
  seat,
  source: named(COPY_IDS, BATTLEGROUND_IDS, PATH_IDS),
  ability: number,
  step: number,
  here: place,
  that: battleground,
  number,
  down: card,
} satisfies Record<Exclude<keyof TextVars, 'route'>, Variable>

const CHOICE = {
  does: named(['play', 'move', 'use', 'winnow', 'ring', 'nothing'] satisfies ReadonlyArray<
    TurnChoice['does']
  >),
  card,
  to: place,
}
const PAYS = { card, to: place }

type TextVars = VarsIn<CardGame, 'text'>
type TurnChoice = NonNullable<VarsIn<CardGame, 'actionStep'>['choice']>
type KeysOf<F extends CardGame['frame']> = F extends unknown
  ? F['vars'] extends TextVars
    ? never
    : keyof F['vars']
  : never

const PLAIN = {
  ability: number,
  attack: number,
  attackers: card,
  battleground,
  by: card,
  card: named(COPY_IDS, ['top']),
  defenders: card,
  defense: number,
  done: number,
  doomed: card,
  down: card,
  drawn: number,
  how: named(ELIMINATIONS),
  into: named(['hand', 'aside']),
  judge: seat,
  left: number,
  lost: card,
  mate: seat,
  number,
  over: number,
  pairs: card,
  passed: seat,
  path: named(PATH_IDS),
  played: number,
  rest: number,
  saved: card,
  seat,
  seats: seat,
  side: number,
  spot: place,
  taken: number,
  to: place,
  worths: named(COPY_IDS, ['defense']),
} satisfies Record<Exclude<KeysOf<CardGame['frame']>, 'text' | 'choice' | 'pays'>, Variable>

const VARIABLES: Readonly<Record<string, Variable>> = {
  ...PLAIN,
  ...prefixed('text', TEXT),
  ...prefixed('choice', CHOICE),
  ...prefixed('pays', PAYS),
}

const NESTED: ReadonlySet<string> = new Set(['text', 'choice', 'pays'])
const readVariables = variablesReader(NESTED, (vars) => (Object.hasOwn(vars, 'route') ? 'text.' : ''))

const DEPTHS = Array.from({ length: 8 }, (_, depth) => String(depth))
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** The way through the lists of a text: a digit at each depth. */
const ROUTE: Field<Seen> = {
  name: 'now.text.route',
  axes: [axis('depth', DEPTHS), axis('digit', DIGITS)],
  low: 0,
  high: 1,
  meaning: '1 for the digit at each depth of the way through the lists of a text that is carried out',
  write: (seen, put) =>
    [...(namesOf(readVariables(seen).get('text.route'))[0] ?? '')].forEach((digit, depth) =>
      put(1, String(depth), digit),
    ),
}

const FIELDS: ReadonlyArray<Field<Seen>> = [
  nameSet(
    { name: 'viewer', meaning: '1 for the seat that looks; none for a spectator' },
    SEAT,
    ({ viewer }) => (viewer === 'spectator' ? null : viewer),
  ),
  nameSet(
    { name: 'winners', meaning: '1 for a seat that has won' },
    SEAT,
    ({ outcome }) => objectOf(outcome)['winners'],
  ),
  ...CARDS,
  ...TABLE,
  ...CONFIG,
  stackField(FRAME_KINDS),
  ...variableFields(VARIABLES, readVariables),
  ROUTE,
]

const OMITTED = [
  'the stage at which each frame stands',
  'variables of frames further down that a frame above has too',
  'the order of names in a variable: which army supports whom, and which card has how much defense',
  'why and with which scores the game ended',
]

/** Observations of the Card Game. */
export const cardGameEncoder: Encoder<Seen> = encoderOf('card-game', FIELDS, OMITTED)

/** A variable that the layout does not know. */
export const strayInCardGame = (seen: Seen): string | undefined =>
  strayVariable({ ...VARIABLES, 'text.route': number }, readVariables(seen))
