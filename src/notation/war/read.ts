/** War of the Ring: the description of a position that the sections of a text tell. */
import { type Told, isNone, itemsIn } from '../frame'
import { readCards, filled, parted, type ToldPile } from './cards'
import {
  NOTHING,
  type Draft,
  one,
  type Fields,
  nonEmpty,
  numberOfItem,
  withoutNumbers,
  BESIDE,
  type Crowd,
} from './places'
import { unnamed, quoted, type Faults } from '../faults'
import { countsOf, within } from '../json'
import { exactly, find } from '../names'
import { numberIn, bare } from '../text'
import { objectOf, type Obj } from '../../kernel/index'
import { readDice, type ToldDice } from './turn'
import { readCrowd } from './figures'
import { readCharacters, readPlaces, readCaptured, readLast, readMixed } from './readCharacters'
import { readFellowship, readPolitics, readRings, readVictory } from './readTracks'
import { readTurn, type ToldTurn } from './readTurn'
import { readUnderWay, sideUnderWay } from './underWay'
import { RULES, SIDES } from './words'

/* Hands and piles of Event cards as a text tells them. */

const PILES: Readonly<Record<string, string>> = {
  hand: 'hands',
  table: 'onTable',
  played: 'played',
  discard: 'discards',
  deck: 'decks',
}

const GET_IT = /\bwe[- ]shall[- ]get[- ]it\b/

/** Cards by pile and holder, and where We Shall Get It is. */
interface ReadPiles {
  readonly piles: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>
  readonly told: ReadonlyArray<ToldPile>
  readonly getIt?: string
}

const readPile = (draft: Draft, section: Told, body: string, pile: string): ToldPile => {
  const whose = section.key.split(' ').slice(1).join(' ')
  const { known, unknown } = draft.viewer === undefined ? { known: body, unknown: [] } : parted(body)
  const cards =
    known.trim() === ''
      ? []
      : readCards({ ...section, body: known }, draft.sideOf[whose] ?? whose, draft.words, draft.faults)
  return { pile, whose, typed: section.typed, cards, unknown }
}

/** Cards by pile and holder; and where We Shall Get It is. */
const readPiles = (draft: Draft): ReadPiles => {
  const told: Array<ToldPile> = []
  let getIt: string | undefined
  for (const section of draft.told) {
    const [kind = ''] = section.key.split(' ')
    const pile = PILES[kind]
    if (pile === undefined) continue
    const body = section.body.replace(GET_IT, '').replace(/,\s*$/, '')
    if (body !== section.body) getIt = kind === 'table' ? 'table' : 'used'
    if (body.trim() === '' && body === section.body) draft.faults.add(section.typed, NOTHING)
    if (body.trim() === '') continue
    const one = readPile(draft, section, body, pile)
    if (told.some((other) => other.pile === pile && other.whose === one.whose))
      draft.faults.add(section.typed, 'is told twice')
    told.push(one)
  }
  const whole = filled(draft, told)
  const piles: Record<string, Record<string, ReadonlyArray<string>>> = {}
  for (const { pile, whose, cards } of whole) piles[pile] = { ...piles[pile], [whose]: cards }
  return { piles, told: whole, ...(getIt === undefined ? {} : { getIt }) }
}

/* Hunt tiles as a text tells them. */

const TILE_PLACES = ['drawn', 'pool', 'waiting', 'removed'] as const

/** The tiles of a section with their numbers: `eye, 3, 1r`, `2 t3`, titles. */
const readTiles = ({ words, faults }: Draft, { body, typed }: Told): Record<string, number> => {
  const tiles: Record<string, number> = {}
  for (const item of isNone(body) ? [] : itemsIn(body)) {
    const whole = exactly(words.tiles, item)
    const [, before = '', rest = ''] = /^(\S+) (.+)$/.exec(item) ?? []
    const [, noun = '', after = ''] = /^(.+) (\S+)$/.exec(item) ?? []
    const [number, name] =
      whole === undefined && numberIn(before) !== undefined
        ? [numberIn(before), rest]
        : whole === undefined && numberIn(after) !== undefined
          ? [numberIn(after), noun]
          : [undefined, item]
    const found = find(words.tiles, name)
    if (found._tag === 'One') tiles[found.id] = (tiles[found.id] ?? 0) + (number ?? 1)
    else faults.found.push(unnamed(typed, item, 'is no Hunt tile', found))
  }
  return tiles
}

/** Hunt tiles: standard ones that are not told are in the pool. */
const readHuntTiles = (draft: Draft): Fields => {
  const told: Record<string, Record<string, number>> = {}
  for (const place of TILE_PLACES) {
    const section = one(draft, `tiles ${place}`)
    if (section !== undefined) told[place] = readTiles(draft, section)
  }
  if (told['pool'] === undefined) return told
  const pool: Record<string, number> = {}
  for (const [id, count] of countsOf(within(draft.words.setUp, 'tiles', 'pool'))) {
    const elsewhere = ['drawn', 'waiting', 'removed'].reduce(
      (sum, place) => sum + (told[place]?.[id] ?? 0),
      0,
    )
    pool[id] = Math.max(0, count - elsewhere)
  }
  return { ...told, pool: { ...pool, ...told['pool'] } }
}

const BESIDE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(BESIDE)

/** Places as a description has them: Armies, the besieged, and figures that are no units. */
const placeFields = (
  places: ReadonlyMap<string, Crowd>,
): { readonly fields: Fields; readonly beside: Fields } => {
  const armies: Fields = {}
  const besieged: Fields = {}
  const beside: Record<string, Record<string, number>> = {}
  for (const [place, crowd] of places) {
    const region = place.replace(/^inside /, '')
    const pieces: Fields = {}
    for (const [piece, number] of Object.entries(crowd)) {
      const list = BESIDE_NAMES[piece]
      if (list === undefined) pieces[piece] = number
      else beside[list] = { ...beside[list], [region]: number }
    }
    if (place === region) armies[region] = pieces
    else besieged[region] = pieces
  }
  return { fields: { armies, besieged }, beside }
}

/** Figures that are no units, and what came with them. */
const besideFields = (draft: Draft, placed: Fields, ents: number, getIt: string | undefined): Fields => {
  const factions = one(draft, 'factions')
  const awakened = one(draft, 'awakened')
  return nonEmpty('beside', {
    ...placed,
    ...(factions === undefined || isNone(factions.body) ? {} : { factions: itemsIn(factions.body) }),
    ...(awakened === undefined ? {} : { awakenings: numberOfItem(awakened.body) ?? 0 }),
    ...(ents > 0 ? { entsLost: ents } : {}),
    ...(getIt === undefined ? {} : { getIt }),
  })
}

/** What is left of the figures named; of a Nation that has none left, of each of its figures. */
const readReinforcements = (draft: Draft): Fields => {
  const left: Fields = {}
  for (const section of draft.told) {
    const [key, nation] = section.key.split(' ')
    if (key !== 'reinforcements') continue
    if (isNone(section.body) && nation !== undefined)
      for (const piece of draft.words.pieces) if (piece.startsWith(`${nation}-`)) left[piece] = 0
    Object.assign(left, readCrowd(draft.words, section, nation, draft.faults))
  }
  return left
}

/** What is told of the dice of a side: partners have them together. */
const diceOf = (draft: Draft, side: string): Told | undefined => {
  const whose = [side, ...Object.keys(draft.sideOf).filter((seat) => draft.sideOf[seat] === side)]
  const [first, second] = [...new Set(whose)].flatMap((seat) => one(draft, `dice ${seat}`) ?? [])
  if (second !== undefined) draft.faults.add(second.typed, 'partners have their dice together')
  return first
}

/** The dice of both sides as they are told; `usual` is what the characters in play give. */
export type Dice = Readonly<Record<string, ToldDice>>

/** The description without its dice, the dice, and how the turn stands. */
export interface ReadWar {
  readonly spec: Obj
  readonly dice: Dice
  readonly turn: ToldTurn
  readonly piles: ReadonlyArray<ToldPile>
  /** What partners did last, which no description tells. */
  readonly last?: Obj
}

const readDiceOf = (draft: Draft): Dice => {
  const dice: Record<string, ToldDice> = {}
  for (const [, side] of SIDES) {
    const section = diceOf(draft, side)
    if (section !== undefined) dice[side] = readDice(draft.words, section, side, draft.faults)
  }
  const box = one(draft, 'hunt box')
  const shadow = dice['shadow'] ?? { faces: [], hunt: 0 }
  if (box !== undefined) dice['shadow'] = { ...shadow, hunt: shadow.hunt + (numberOfItem(box.body) ?? 0) }
  return dice
}

/** What a line tells of the turn, as a position takes it. */
const turnFields = ({ sideOf }: Draft, { turn, converted, flags, next }: ToldTurn): Fields => ({
  ...(turn === undefined ? {} : { turn }),
  ...(converted > 0 ? { converted } : {}),
  ...(flags.has('took-back') ? { tookBack: true } : {}),
  ...(flags.has('ring') ? { pending: { kind: 'ring' } } : {}),
  ...nonEmpty('places', Object.fromEntries(next.map((seat) => [sideOf[seat] ?? '', seat]))),
})

/** Everything but the config. */
export const readWar = (draft: Draft): ReadWar => {
  const turn = readTurn(draft)
  const places = readPlaces(draft)
  const { fields, beside } = placeFields(places)
  const { piles, told, getIt } = readPiles(draft)
  const lost = one(draft, 'lost')
  const { ent: ents = 0, ...casualties } =
    lost === undefined ? {} : readCrowd(draft.words, lost, undefined, draft.faults)
  const board = one(draft, 'board')
  const empty = board !== undefined && /empty/.test(board.body)
  const fellowship = { ...readFellowship(draft), ...(turn.flags.has('declared') ? { declared: true } : {}) }
  const last = readLast(draft)
  const pending = readUnderWay(draft)
  const acting = pending === undefined ? turn : { ...turn, side: turn.side ?? sideUnderWay(pending) }
  return {
    turn: acting,
    piles: told,
    ...(last === undefined ? {} : { last }),
    dice: readDiceOf(draft),
    spec: {
      ...(empty ? { base: 'empty' } : {}),
      ...turnFields(draft, turn),
      ...(pending === undefined ? {} : { pending }),
      ...nonEmpty('fellowship', fellowship),
      characters: readCharacters(draft, places),
      ...nonEmpty('politics', readPolitics(draft)),
      ...readRings(draft),
      ...piles,
      ...nonEmpty('huntTiles', readHuntTiles(draft)),
      ...readCaptured(draft),
      ...nonEmpty('casualties', casualties),
      ...nonEmpty('reinforcements', readReinforcements(draft)),
      ...nonEmpty('victory', readVictory(draft)),
      ...readMixed(draft),
      ...besideFields(draft, beside, ents, getIt),
      ...fields,
    },
  }
}

/** Rules that are their own heading. */
const SAID: ReadonlySet<string> = new Set(RULES.map(bare))

/** What a section `rules` says, its heading included where that is a rule. */
const rulesIn = ({ typed, body }: Told): ReadonlyArray<string> => {
  const said = `${SAID.has(bare(typed)) ? typed : ''} ${body}`
  return isNone(said) ? [] : itemsIn(said)
}

/** The element of Twilight of the Third Age that a rule names, as in `twilight siege engines`. */
const elementOf = (rule: string): string | undefined =>
  /^twilight[- ](.+)$/.exec(rule)?.[1]?.replaceAll(' ', '-')

/** The config that the sections `rules` tell: each rule may be a section of its own. */
export const readRules = (sections: ReadonlyArray<Told>, faults: Faults): Obj => {
  const config: Fields = {}
  const elements: Array<string> = []
  for (const { item, typed } of sections.flatMap((section) =>
    rulesIn(section).map((item) => ({ item, typed: section.typed })),
  )) {
    const rest = withoutNumbers(item)
    const number = numberOfItem(item)
    if (/^(second|2nd)([- ]edition)?$/.test(rest)) config['edition'] = 'second'
    else if (/^collectors?([- ]edition)?$/.test(rest)) config['edition'] = 'collectors'
    else if (/^players?$/.test(rest)) config['players'] = number ?? 2
    else if (/^twilight( of the third age)?$/.test(rest)) config['twilight'] = true
    else if (elementOf(rest) !== undefined) elements.push(elementOf(rest) ?? '')
    else if (rest === 'manual') config['chance'] = 'manual'
    else if (rest === 'seeded') config['chance'] = 'seeded'
    else if (/^skips[- ]freely$/.test(rest)) config['skipsFreely'] = true
    else faults.add(typed, `${quoted(item)} is no rule of a config here`)
  }
  return objectOf(elements.length === 0 ? config : { ...config, twilight: elements })
}
