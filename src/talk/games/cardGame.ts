/**
 * The deeds of the Card Game: which card is played or moved where; and the tables on which a question about
 * cards is judged where it names no position: the card in the hand of its player, the location active, the
 * wielder in the reserve.
 */
import { BATTLEGROUNDS, CARDS, PATHS } from '../../card-game/index'
import type { BaseAction } from '../../kernel/index'
import type { Deed, DeedReader, Reading } from '../deed'
import type { Token } from '../lexicon'
import { slotsOf, type Placed, type Slots } from '../slots'
import { actionOf, type Table } from '../table'

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The number of the path that is named. */
const pathNumber = ({ words, number }: Slots): number | undefined =>
  words.has('path') && number !== undefined && number > 0 && number < NUMBERS.length ? number : undefined

const isPath = ({ ids }: Placed): boolean => PATHS.some(({ id }) => ids.includes(id))
const isGround = ({ ids }: Placed): boolean => BATTLEGROUNDS.some(({ id }) => ids.includes(id))

const typeOf = ({ ids }: Placed): string | undefined => CARDS.find(({ id }) => ids.includes(id))?.type

const each = (
  { seats }: Table,
  kind: string,
  fields: ReadonlyArray<Readonly<Record<string, string>>>,
): ReadonlyArray<BaseAction> => seats.flatMap((seat) => fields.map((one) => actionOf(seat, kind, one)))

const WORDS =
  'play move keep bring allocate card path battleground reserve active hand attack defend attach character ' +
  'army item event to on one free-peoples shadow back'

const reading = (
  slots: Slots,
  deeds: ReadonlyArray<Deed>,
  names: ReadonlyArray<Placed>,
  more = '',
): Reading => {
  const words = new Set(
    `${WORDS} ${more} ${NUMBERS[slots.number ?? -1] ?? ''} ${slots.number ?? ''}`.split(' '),
  )
  const used = slots.all.filter(({ means, plain }) => words.has(means) || words.has(plain))
  return { deeds, used: new Set<Token>([...names.map(({ token }) => token), ...used]) }
}

/** Where a card is to go: the path, a battleground, or the reserve. */
const goalsOf = (slots: Slots, regions: ReadonlyArray<Placed>): ReadonlyArray<string> => {
  const ground = regions.find(isGround)
  if (ground !== undefined) return ground.ids
  if (regions.some(isPath) || slots.words.has('path')) return ['path']
  return slots.words.has('reserve') && !slots.words.has('move') ? ['reserve'] : []
}

/** An item goes to its wielder: the one that is named, or any. */
const itemPlays = (table: Table, card: Placed, wielder: Placed | undefined): Deed => {
  const fields = card.ids.flatMap((one) => {
    const wielders: ReadonlyArray<string> = wielder?.ids ?? CARDS.find(({ id }) => id === one)?.wielders ?? []
    return wielders.map((other) => ({ card: one, wielder: other }))
  })
  const says = `play ${card.name}${wielder === undefined ? '' : ` on ${wielder.name}`}`
  return { says, steps: [each(table, 'playItem', fields)] }
}

const TO: Readonly<Record<string, string>> = { path: 'the path', reserve: 'the reserve' }

const wherePlaced = (
  slots: Slots,
  table: Table,
  card: Placed,
  places: ReadonlyArray<Placed>,
): ReadonlyArray<Deed> => {
  const isMove = slots.words.has('move')
  const goals = goalsOf(slots, places)
  const open = goals.length > 0 ? goals : places.length === 0 && !isMove ? ['reserve'] : []
  const number = pathNumber(slots)
  const isPlay = slots.words.has('play')
  const verbs = isPlay ? ['play'] : isMove && slots.words.has('reserve') ? ['move'] : ['play', 'move']
  return open.flatMap((to) =>
    verbs.map((verb) => {
      const where = places[0]?.name ?? (number === undefined ? (TO[to] ?? to) : `path ${number}`)
      const fields = card.ids.map((one) => ({ card: one, to }))
      return { says: `${verb} ${card.name} to ${where}`, steps: [each(table, verb, fields)] }
    }),
  )
}

/** The cards of a sentence; what is a card and a location too is a location beside another card. */
const cardsIn = (slots: Slots): ReadonlyArray<Placed> => {
  const cards = slots.of('card')
  const regions = slots.of('region')
  return cards.filter(({ token }) => cards.length === 1 || !regions.some((one) => one.token === token))
}

const SAID = 'play move attack defend attach allocate bring keep leave'.split(' ')

const cardMoves = (slots: Slots, table: Table): ReadonlyArray<Reading> => {
  const cards = [...cardsIn(slots)].sort(
    (one, other) => Number(typeOf(other) === 'item') - Number(typeOf(one) === 'item'),
  )
  const [card, wielder, third] = cards
  const items = cards.filter((one) => typeOf(one) === 'item')
  const isSaid = SAID.some((one) => slots.words.has(one)) || items.length === 1
  if (card === undefined || third !== undefined || !isSaid) return []
  const kind = typeOf(card)
  const places = slots.of('region').filter(({ token }) => token !== card.token && token !== wielder?.token)
  if (kind === 'item' || wielder !== undefined) {
    const isPlay = kind === 'item' && places.length === 0 && !slots.words.has('move')
    const names = wielder === undefined ? [card] : [card, wielder]
    return isPlay ? [reading(slots, [itemPlays(table, card, wielder)], names)] : []
  }
  if (kind === 'event' && places.length === 0) {
    const steps = [
      each(
        table,
        'playEvent',
        card.ids.map((one) => ({ card: one })),
      ),
    ]
    return [reading(slots, [{ says: `play ${card.name}`, steps }], [card])]
  }
  const deeds = wherePlaced(slots, table, card, places)
  return deeds.length === 0 ? [] : [reading(slots, deeds, [card, ...places])]
}

const others = (slots: Slots, table: Table): ReadonlyArray<Reading> => {
  const [card, second] = slots.of('card')
  const is = (word: string): boolean => slots.words.has(word)
  if (card === undefined) {
    if (is('pass'))
      return [reading(slots, [{ says: 'pass', steps: [each(table, 'pass', [{}])] }], [], 'pass')]
    if (is('winnow'))
      return [reading(slots, [{ says: 'winnow', steps: [each(table, 'winnow', [{}])] }], [], 'winnow')]
    return is('ring') && is('token')
      ? [
          reading(
            slots,
            [{ says: 'use the Ring token', steps: [each(table, 'useRing', [{}])] }],
            [],
            'ring token',
          ),
        ]
      : []
  }
  const kind = ['cycle', 'forsake'].find(is)
  if (second !== undefined || kind === undefined || slots.of('region').length > 0) return []
  const deed = {
    says: `${kind} ${card.name}`,
    steps: [
      each(
        table,
        kind,
        card.ids.map((one) => ({ card: one })),
      ),
    ],
  }
  return [reading(slots, [deed], [card], kind)]
}

/** The readings of a sentence as deeds of the Card Game. */
export const cardGameDeeds: DeedReader = (tokens, table) => {
  const slots = slotsOf(tokens)
  return [cardMoves, others].flatMap((read) => read(slots, table))
}

/** The sections of a position that a question about cards asks for, for a seat. */
export const cardGameLines = (
  tokens: ReadonlyArray<Token>,
  seats: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const slots = slotsOf(tokens)
  const regions = slots.of('region')
  const [card, wielder] = cardsIn(slots)
  if (card === undefined) return []
  const number = pathNumber(slots)
  const named = PATHS.find(({ id }) => regions.find(isPath)?.ids.includes(id) === true)
  const path = named ?? PATHS.find((one) => one.number === (number ?? 1))
  const before = PATHS.filter(
    (one, at) => one.number < (path?.number ?? 1) && PATHS[at - 1]?.number !== one.number,
  )
  const ground = regions.find(isGround)?.ids[0]
  const isMove = slots.words.has('move')
  return seats.flatMap((seat) =>
    card.ids.map((id) => {
      const hand = isMove ? '' : `; hand ${seat}: ${id}`
      const reserve = [...(isMove ? [id] : []), ...(wielder?.ids.slice(0, 1) ?? [])]
      return [
        `turn ${path?.number ?? 1}, actions, ${seat}`,
        before.length === 0 ? '' : `; paths free peoples: ${before.map((one) => one.id).join(', ')}`,
        path === undefined ? '' : `; path: ${path.id}`,
        ground === undefined ? '' : `; battlegrounds active: ${ground}`,
        hand,
        reserve.length === 0 ? '' : `; reserve ${seat}: ${reserve.join(', ')}`,
      ].join('')
    }),
  )
}
