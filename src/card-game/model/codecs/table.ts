/**
 * The codec of the table: where each card is by name, and what everybody knows of the piles.
 */
import * as t from 'io-ts/lib/index.js'
import { formed, natural } from '../../../kernel/codec'
import { setCodec } from '../../../kernel/indexSet'
import { bitsOf } from '../../../kernel/codec'
import { COPY_IDS } from '../copies'
import { BATTLEGROUND_IDS, PATH_IDS, SEATS } from '../ids'
import { ASIDE, DECK, OUT, type Bits, type Spot, type Table } from '../table'
import {
  ALL_SPOT_NAMES,
  maybeCard,
  maybeNumber,
  objectForm,
  PLACE_NAMES,
  SPOT_BY_NAME,
  SPOT_NAMES,
  standings,
} from './names'
import { tokenBase } from './names'

const isObject = (u: unknown): u is object => typeof u === 'object' && u !== null && !Array.isArray(u)

/** Where each card is, as an object from its name; cards that are not in the game are left out. */
const placesCodec: t.Type<ReadonlyArray<Spot>, unknown> = formed(
  new t.Type(
    'the place of each card',
    (u): u is ReadonlyArray<Spot> => Array.isArray(u) && u.length === COPY_IDS.length,
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      const given = new Map<string, unknown>(Object.entries(u))
      const at = COPY_IDS.map((id) => {
        const name = given.get(id)
        if (name === undefined) return OUT
        return typeof name === 'string' ? (SPOT_BY_NAME.get(name) ?? -1) : -1
      })
      const strange = [...given.keys()].find((key) => !COPY_IDS.some((id) => id === key))
      if (strange !== undefined) return t.failure(u, context, `there is no card ${strange.slice(0, 60)}`)
      const wrong = at.findIndex(
        (spot, card) => spot === -1 || (spot === OUT && given.has(COPY_IDS[card] ?? '')),
      )
      if (wrong >= 0) return t.failure(u, context, `${COPY_IDS[wrong]} is nowhere`)
      return t.success(at)
    },
    (at) =>
      Object.fromEntries(
        COPY_IDS.flatMap((id, card) => {
          const spot = at[card] ?? OUT
          return spot === OUT ? [] : [[id, ALL_SPOT_NAMES[spot]]]
        }),
      ),
  ),
  objectForm(Object.fromEntries(COPY_IDS.map((id) => [id, { enum: PLACE_NAMES }])), []),
)

/** The piles a card can be in, as their names. */
const pilesName = (bits: Bits): string =>
  SPOT_NAMES.filter((_, spot) => spot >= DECK && spot <= ASIDE && (bits >> spot) & 1).join(' ')

const PILES_BY_NAME: ReadonlyMap<string, Bits> = new Map(
  Array.from({ length: 31 }, (_, set) => (set + 1) << DECK).map((bits) => [pilesName(bits), bits]),
)

/** What everybody knows: for each set of piles the cards that can be in any of them. */
const knownCodec: t.Type<ReadonlyArray<Bits>, unknown> = formed(
  new t.Type(
    'what everybody knows',
    (u): u is ReadonlyArray<Bits> => Array.isArray(u) && u.length === COPY_IDS.length,
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      const may: Array<Bits> = COPY_IDS.map(() => 0)
      for (const [name, list] of Object.entries(u)) {
        const bits = PILES_BY_NAME.get(name)
        if (bits === undefined || !Array.isArray(list)) return t.failure(u, context)
        for (const id of list) {
          const card = COPY_IDS.indexOf(id)
          if (card < 0 || may[card] !== 0) return t.failure(u, context)
          may[card] = bits
        }
      }
      return t.success(may)
    },
    (may) => {
      const groups: Record<string, Array<string>> = {}
      for (const [name, bits] of PILES_BY_NAME) {
        const group = COPY_IDS.filter((_, card) => may[card] === bits)
        if (group.length > 0) groups[name] = group.slice()
      }
      return groups
    },
  ),
  {
    type: 'object',
    properties: Object.fromEntries(
      [...PILES_BY_NAME.keys()].map((name) => [name, { type: 'array', items: { enum: COPY_IDS } }]),
    ),
    additionalProperties: false,
  },
)

const cardSet = setCodec('cards', COPY_IDS)

/** The top card that each seat knows, as an object from the seat. */
const topsCodec: t.Type<ReadonlyArray<number>, unknown> = formed(
  new t.Type(
    'the top cards that are known',
    (u): u is ReadonlyArray<number> => Array.isArray(u) && u.length === SEATS.length,
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      const given = new Map<string, unknown>(Object.entries(u))
      const tops = SEATS.map((id) =>
        given.has(id) ? COPY_IDS.findIndex((one) => one === given.get(id)) : -1,
      )
      const known = tops.filter((top) => top >= 0).length
      return known === given.size ? t.success(tops) : t.failure(u, context)
    },
    (tops) =>
      Object.fromEntries(
        SEATS.flatMap((id, seat) => {
          const top = tops[seat] ?? -1
          return top < 0 ? [] : [[id, COPY_IDS[top]]]
        }),
      ),
  ),
  objectForm(Object.fromEntries(SEATS.map((id) => [id, maybeCard])), []),
)

/** The table. */
export const tableCodec: t.Type<Table, unknown> = t.strict(
  {
    at: placesCodec,
    may: knownCodec,
    tops: topsCodec,
    battlegrounds: standings('the battlegrounds', BATTLEGROUND_IDS, [
      'deck',
      'active',
      'free-peoples',
      'shadow',
    ]),
    bared: bitsOf('battlegrounds', BATTLEGROUND_IDS),
    paths: standings('the paths', PATH_IDS, ['unused', 'active', 'free-peoples', 'shadow', 'nobody']),
    tokens: t.readonlyArray(t.strict({ on: tokenBase, attack: natural, defense: natural })),
    corruption: natural,
    rings: bitsOf('seats', SEATS),
    round: natural,
    starter: natural,
    turn: maybeNumber,
    played: cardSet,
    used: cardSet,
    lasting: cardSet,
  },
  'table',
)
