/** The Confrontation: the saved state that the sections of a text tell. */
import type { Json, Obj, SavedState } from '../../kernel/index'
import { quoted, unnamed, type Faults } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { textOf, within } from '../json'
import { find, type Names } from '../names'
import { bare, numberIn, wordsOf } from '../text'
import { SIDES, type ConfrontationWords } from './words'
import { RULES } from './write'

/** What is read, and where faults go. */
export interface Draft {
  readonly words: ConfrontationWords
  readonly told: ReadonlyArray<Told>
  readonly faults: Faults
  readonly config: Obj
  /** The rules of the game, by the letters of their names. */
  readonly rules: ReadonlyMap<string, string>
  /** The sides that the viewer may not look behind, where a view is told. */
  readonly hidden?: ReadonlyArray<Side>
}

type Side = (typeof SIDES)[number]

const NOTHING = 'says nothing; write "none" for nobody or nothing'

const section = ({ told, faults }: Draft, key: string): Told | undefined => {
  const [first, second] = told.filter((one) => one.key === key)
  if (second !== undefined) faults.add(second.typed, 'is told twice')
  if (first !== undefined && first.body.trim() === '') faults.add(first.typed, NOTHING)
  return first
}

const itemsOf = (told: Told | undefined): ReadonlyArray<string> =>
  told === undefined || isNone(told.body) ? [] : itemsIn(told.body)

const named = (draft: Draft, typed: string, names: Names, text: string): string | undefined => {
  const found = find(names, text)
  if (found._tag === 'One') return found.id
  draft.faults.found.push(unnamed(typed, text, 'is nothing that could stand here', found))
  return undefined
}

/** The tile that a face is on, and whether it is the second face. */
const tileOf = (
  draft: Draft,
  typed: string,
  text: string,
): { readonly id: string; readonly variant: boolean } | undefined => {
  const { words, config, hidden } = draft
  const faceless = hidden === undefined ? undefined : FACELESS.exec(text)?.[1]
  const secret = words.tiles.find(({ id }) => bare(id) === bare(faceless ?? ''))
  if (secret !== undefined) return { id: secret.id, variant: false }
  const face = named(draft, typed, words.faces, text)
  if (face === undefined) return undefined
  const tile = words.tiles.find(({ classic, variant }) => face === classic || face === variant)
  if (tile === undefined) return undefined
  const second = config['characters'] === 'variant' && tile.variant === `${tile.classic}-variant`
  return { id: tile.id, variant: second || face === tile.variant }
}

/** A tile of which the face is not known. */
const FACELESS = /^(.+)\?$/

const tilesIn = (draft: Draft, key: string): ReadonlyArray<string> => {
  const told = section(draft, key)
  return itemsOf(told).flatMap((item) => tileOf(draft, told?.typed ?? key, item)?.id ?? [])
}

/** The config that a section `rules` tells. */
export const readRules = (told: ReadonlyArray<Told>, words: ConfrontationWords, faults: Faults): Obj => {
  const config: Record<string, Json> = {}
  for (const rules of told.filter(({ key }) => key === 'rules'))
    for (const item of itemsOf(rules)) {
      const rule = RULES.find(([word]) => bare(word) === bare(item))
      if (rule !== undefined) config[rule[1]] = rule[2]
      else if (bare(item) !== 'classic')
        faults.add(rules.typed, `${quoted(item)} is no rule of a config here`)
    }
  const handicap = told.find(({ key }) => key === 'handicap')
  const cards = itemsOf(handicap).flatMap((item) => {
    const found = find(words.cards, item)
    if (found._tag !== 'One')
      faults.found.push(unnamed(handicap?.typed ?? '', item, 'is no special card', found))
    return found._tag === 'One' ? [found.id] : []
  })
  return { ...config, ...(cards.length === 0 ? {} : { handicap: cards }) }
}

interface ToldTurn {
  readonly turns: number
  readonly side: string
  readonly card: boolean
  readonly stepped: string | null
  readonly same: boolean
  /** The move after which the turn asks once more. */
  readonly moved: Obj | null
}

const WAY = / (step|power|tunnel|river)$/

/** A move that has been made: `moved warg rohan`, with its way if that is no step. */
const readMoved = (draft: Draft, typed: string, side: string, item: string): Obj | null => {
  const way = WAY.exec(item)?.[1] ?? 'step'
  const made = item.replace(WAY, '')
  const hidden = draft.hidden === undefined ? undefined : /^\? (.+)$/.exec(made)?.[1]
  const unseen = hidden === undefined ? undefined : named(draft, typed, draft.words.regions, hidden)
  if (unseen !== undefined) return { does: 'move', piece: markAt(side, unseen), to: unseen, way }
  const [pair] = Object.entries(pairsIn(draft, typed, made))
  return pair === undefined ? null : { does: 'move', piece: pair[0], to: pair[1], way }
}

const TO_ACT = /\b(to act|acts|to move|moves|turn|number)\b/g

const readTurn = (draft: Draft): ToldTurn => {
  const told = section(draft, 'turn')
  let turns = 1
  let side = SIDES.find((one) => draft.told.some(({ key }) => key === `acting ${one}`)) ?? 'fellowship'
  let stepped: string | null = null
  let move = ''
  const said = new Set<string>()
  for (const item of itemsOf(told)) {
    const rest = item.replace(TO_ACT, ' ').trim()
    const number = numberIn(rest)
    const step = /^stepped (.+)$/.exec(rest)?.[1]
    const made = /^moved (.+)$/.exec(rest)?.[1]
    const found = SIDES.find((one) => one === rest || (rest.length > 2 && one.startsWith(rest)))
    if (number !== undefined) turns = number
    else if (step === '?' && draft.hidden !== undefined) stepped = '?'
    else if (step !== undefined) stepped = tileOf(draft, told?.typed ?? '', step)?.id ?? null
    else if (made !== undefined) move = made
    else if (found !== undefined) side = found
    else if (['card used', 'same', 'other'].includes(rest)) said.add(rest)
    else if (rest !== '') draft.faults.add(told?.typed ?? 'turn', `${quoted(item)} is no side or number`)
  }
  const moved = move === '' ? null : readMoved(draft, told?.typed ?? '', side, move)
  return { turns, side, stepped, card: said.has('card used'), same: said.has('same'), moved }
}

/** Pieces of a side that stand somewhere unseen: `2 sauron?`. */
const BACKS = /^(?:(\S+) )?(fellowship|sauron)\?$/

/** Takes what is told of pieces unseen; whether it did. */
const takeBacks = (draft: Draft, pieces: Pieces, place: string, item: string): boolean => {
  const [, number = '1', side] = BACKS.exec(item) ?? []
  const found = draft.hidden?.find((one) => one === side)
  if (found === undefined) return false
  pieces[found] = { ...pieces[found], [place]: numberIn(number) ?? 0 }
  return true
}

type Pieces = Partial<Record<Side, Obj>>

/** Where tiles are, which faces they show, and what is said of them in brackets. */
const readPlaces = (draft: Draft) => {
  const { words, told, config } = draft
  const regions = new Set(words.regions.values())
  const at: Record<string, string> = {}
  const variant = new Set<string>()
  const noted: Array<readonly [note: string, id: string, place: string]> = []
  const pieces: Pieces = {}
  for (const one of told) {
    const place = UNSEEN.test(one.key) && draft.hidden !== undefined ? 'hidden' : one.key
    if (!regions.has(place) && !NO_REGIONS.has(place)) continue
    if (one.body.trim() === '') draft.faults.add(one.typed, NOTHING)
    for (const item of itemsOf(one)) {
      if (takeBacks(draft, pieces, place, item)) continue
      const note = /^(.+) (shown|seen|known|revealed)$/.exec(item)
      const tile = tileOf(draft, one.typed, note?.[1] ?? item)
      if (tile === undefined) continue
      if (at[tile.id] !== undefined)
        draft.faults.add(one.typed, `${quoted(item)} is told to be elsewhere, too`)
      at[tile.id] = place
      if (tile.variant) variant.add(tile.id)
      if (note !== null) noted.push([note[2] ?? '', tile.id, place])
    }
  }
  if (config['characters'] === 'variant') for (const { id } of words.tiles) variant.add(id)
  const all = Object.fromEntries(words.tiles.map(({ id }) => [id, at[id] ?? 'defeated']))
  return { at: all, variant, noted, pieces }
}

const UNSEEN = /^unseen /
const NO_REGIONS: ReadonlySet<string> = new Set(['defeated', 'unplaced', 'hidden'])

/** Pairs of a tile and a region in an item: `orcs gondor warg rohan`. */
const pairsIn = (draft: Draft, typed: string, item: string): Obj => {
  const pairs: Record<string, Json> = {}
  let name: Array<string> = []
  for (const word of wordsOf(item)) {
    const region = draft.words.regions.get(bare(word))
    if (region === undefined || name.length === 0) name.push(word)
    else {
      const tile = tileOf(draft, typed, name.join(' '))
      if (tile !== undefined) pairs[tile.id] = region
      name = []
    }
  }
  if (name.length > 0 && name.join(' ') !== 'nothing')
    draft.faults.add(typed, `${quoted(item)}: say a character and a region`)
  return pairs
}

const readKnowledge = (draft: Draft, side: string, seen: Obj): ReadonlyArray<Json> => {
  const known = section(draft, `known ${side}`)
  const common = itemsOf(known).map((item) => pairsIn(draft, known?.typed ?? '', item))
  const either = section(draft, `either ${side}`)
  const cases = itemsOf(either).map((item) => pairsIn(draft, either?.typed ?? '', item))
  const shared = Object.assign({}, seen, ...common)
  return cases.length === 0 ? [shared] : cases.map((one) => ({ ...shared, ...one }))
}

const readCards = (draft: Draft) => {
  const all = draft.words.table['hand']
  const cards = Array.isArray(all) ? all.map((card) => textOf(card)) : []
  const discard: Array<string> = []
  const special: Array<string> = []
  const used: Array<string> = []
  const unknown: Partial<Record<Side, number>> = {}
  for (const side of SIDES) {
    const thrown = section(draft, `discard ${side}`)
    for (const item of itemsOf(thrown)) {
      const card = named(draft, thrown?.typed ?? '', draft.words.cards, `${side} ${item}`)
      if (card !== undefined) discard.push(card)
    }
    const held = section(draft, `special ${side}`)
    for (const item of itemsOf(held)) {
      const [, number] =
        draft.hidden?.includes(side) === true ? (/^(?:(\S+) )?\?$/.exec(`${item}`) ?? []) : []
      if (number !== undefined) {
        unknown[side] = numberIn(number) ?? 0
        continue
      }
      const name = item.replace(/ used$/, '')
      const card = named(draft, held?.typed ?? '', draft.words.cards, name)
      if (card === undefined) continue
      special.push(card)
      if (name !== item) used.push(card)
    }
  }
  const hand = cards.filter((card) => !discard.includes(card))
  return { cards: { discard, special, used, hand }, unknown }
}

const readMatch = (
  draft: Draft,
): { readonly game: number; readonly points: ReadonlyArray<number>; readonly last: Json } => {
  const told = section(draft, 'match')
  let game = 0
  const points = [0, 0]
  let last: Json = null
  for (const item of itemsOf(told)) {
    const [first = '', second = '', third = '', ...rest] = wordsOf(item)
    const rule = draft.rules.get(bare(rest.join(' ')))
    if (first === 'game') game = (numberIn(second) ?? 1) - 1
    else if (second === 'first') points[0] = numberIn(first) ?? 0
    else if (second === 'second') points[1] = numberIn(first) ?? 0
    else if (first === 'last' && rule !== undefined)
      last = { winner: second, rule, points: numberIn(third) ?? 0 }
    else draft.faults.add(told?.typed ?? '', `${quoted(item)} says nothing of a match`)
  }
  return { game, points, last }
}

const readCompelled = (draft: Draft): Obj => {
  const told = section(draft, 'compelled')
  const [item] = itemsOf(told)
  if (item === undefined) return {}
  const [, region] = draft.hidden === undefined ? [] : (/^\? (.+)$/.exec(item) ?? [])
  if (region !== undefined)
    return {
      compelled: 'hidden',
      compelledIn: named(draft, told?.typed ?? '', draft.words.regions, region) ?? null,
    }
  const [pair] = Object.entries(pairsIn(draft, told?.typed ?? '', item))
  return pair === undefined ? {} : { compelled: pair[0], compelledIn: pair[1] }
}

/** The extra step of a turn. */
const readStep = (draft: Draft): Obj => {
  const told = section(draft, 'step')
  const items = itemsOf(told)
  if (told === undefined || items.length === 0) return {}
  const after = (word: string): ReadonlyArray<string> =>
    items.flatMap((item) => (item.startsWith(`${word} `) ? [item.slice(word.length + 1)] : []))
  const region = (word: string): Json =>
    named(draft, told.typed, draft.words.regions, after(word)[0] ?? '') ?? null
  return {
    extraStep: {
      from: region('from'),
      at: region('at'),
      same: items.includes('same'),
      moved: items.includes('moved'),
      by: after('by').map((who) => (who === 'nobody' ? null : (tileOf(draft, told.typed, who)?.id ?? null))),
    },
  }
}

const sideOfTile = (draft: Draft, id: string): string =>
  draft.words.tiles.find((tile) => tile.id === id)?.side ?? ''

/** What is seen of a side, by notes in brackets. */
const seenOf = (draft: Draft, side: string, noted: ReadonlyArray<readonly [string, string, string]>): Obj =>
  Object.fromEntries(noted.flatMap(([, id, place]) => (sideOfTile(draft, id) === side ? [[id, place]] : [])))

/** Tiles that lie open, and what else is told of single ones. */
const readTiles = (draft: Draft, shown: ReadonlyArray<string>): Obj => {
  const secret = tilesIn(draft, 'faces secret')
  const [ringbearer] = tilesIn(draft, 'ringbearer')
  return {
    facesKnown: draft.words.tiles.map(({ id }) => id).filter((id) => !secret.includes(id)),
    forGood: shown,
    revealed: [...shown, ...tilesIn(draft, 'revealed')],
    spied: tilesIn(draft, 'spied'),
    ...(ringbearer === undefined ? {} : { ringbearer }),
    ...readCompelled(draft),
    ...readStep(draft),
  }
}

/** The frames of a turn. */
const framesOf = (draft: Draft, turn: ToldTurn, last: Json): SavedState['stack'] => {
  const number = numberIn(section(draft, 'announced')?.body.trim() ?? '') ?? 0
  const { side, moved } = turn
  const vars = { side, choice: moved, stepped: turn.stepped, same: turn.same }
  return [
    { kind: 'match', at: 'play', vars: { last } },
    { kind: 'game', at: 'turn', vars: { number } },
    { kind: 'turn', at: moved === null ? 'choose' : 'window', vars },
    moved === null
      ? { kind: 'decide/turn', at: 'ask', vars }
      : { kind: 'decide/window', at: 'ask', vars: { side } },
  ]
}

/** A piece in a region, as a view tells of it whose viewer does not know which it is. */
const markAt = (side: string, region: string): string =>
  `hidden:${region}:0:${SIDES.findIndex((one) => one === side)}`

/** The piece that has made the extra step, unseen. */
const markOf = (side: string, { extraStep }: Obj): string => markAt(side, textOf(within(extraStep, 'at')))

/** How many pieces and special cards of each side are unseen, in a view. */
const unseenOf = (draft: Draft, pieces: Pieces, specials: Partial<Record<Side, number>>): Obj => {
  const { hidden } = draft
  if (hidden === undefined) return {}
  const ofSides = (value: (side: Side) => Json): Obj =>
    Object.fromEntries(
      SIDES.flatMap((side, place) => (hidden.includes(side) ? [[String(place), value(side)]] : [])),
    )
  return {
    hiddenPieces: ofSides((side) => pieces[side] ?? {}),
    hiddenSpecials: ofSides((side) => specials[side] ?? 0),
  }
}

/** The table and the frames that a text tells, on those of a state before anything is placed. */
export const readConfrontation = (
  draft: Draft,
): { readonly table: Obj; readonly stack: SavedState['stack'] } => {
  const told = readTurn(draft)
  const { at, variant, noted, pieces } = readPlaces(draft)
  const { cards, unknown } = readCards(draft)
  const tiles = (shown: ReadonlyArray<string>): Obj =>
    readTiles(draft, [...tilesIn(draft, 'shown'), ...shown])
  const { game, points, last } = readMatch(draft)
  const noticed = noted.flatMap(([note, id]) => (note === 'shown' ? [id] : []))
  const open = tiles(noticed)
  const turn = { ...told, stepped: told.stepped === '?' ? markOf(told.side, open) : told.stepped }
  return {
    table: {
      ...draft.words.table,
      ...cards,
      at,
      variant: [...variant],
      ...open,
      ...unseenOf(draft, pieces, unknown),
      turn: turn.side,
      cardThisTurn: turn.card,
      turns: turn.turns,
      worlds: SIDES.map((side) => readKnowledge(draft, side, seenOf(draft, side, noted))),
      game,
      points,
    },
    stack: framesOf(draft, turn, last),
  }
}
