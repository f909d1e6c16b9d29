/**
 * Secrets: a saved state as a viewer may see it, and full states that the viewer of a view cannot tell from
 * the real one. Hidden are the seed, what lies in the others' hands, decks and piles, and the top card that
 * another one knows. How many cards lie where is open, and so is what everybody has seen of them.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { Dealt, Seen } from '../../kernel/game'
import type { SavedState } from '../../kernel/snapshot'
import type { Json } from '../../kernel/hash'
import { itemsOf, objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Random } from '../../kernel/random'
import { at } from '../../kernel/row'
import { dealUnseen, type Fixed, type Unseen } from '../../kernel/sheet/deal'
import { unseenOf, type Eyes } from '../../kernel/sheet/piles'
import type { CardGame, State } from '../model/bundle'
import { configCodec } from '../model/codecs'
import type { Cast, Rules } from '../model/config'
import { COPY_IDS } from '../model/copies'
import type { Seat } from '../model/ids'
import { piles, draftOf, TABLE } from '../model/table'
import { SPOT_BY_NAME } from '../model/shapes'
import { DECK, OUT } from '../model/spots'
import { machineOf } from '../rulesets/rulesets'
import { wantedCard } from './wanted'

type Viewer = Seat | 'spectator'

const CARD_BY_NAME: ReadonlyMap<string, number> = new Map(COPY_IDS.map((id, ix) => [id, ix]))

/** The rules of a saved config; nothing if it cannot be read. */
const rulesOf = (config: Json | undefined): Rules | undefined => {
  const read = decodeWith(configCodec, { ...objectOf(config), seed: 'hidden' })
  return E.isLeft(read) ? undefined : machineOf(read.right).rules
}

const eyesOn = ({ cast }: Rules, saved: Obj, viewer: Viewer): Eyes<Cast, Viewer> => ({
  rules: cast,
  viewer,
  table: objectOf(saved['table']),
  stack: itemsOf(saved['stack']).map(objectOf),
})

/** A saved state as a viewer may see it. */
export const mask = (saved: SavedState, viewer: Viewer): Json => {
  const rules = rulesOf(saved.config)
  return {
    game: saved.game,
    schemaVersion: saved.schemaVersion,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    stack: saved.stack.map(({ kind, at, vars }) => ({ kind, at, vars })),
    table: rules === undefined ? 'hidden' : TABLE.mask(eyesOn(rules, saved, viewer)),
    outcome: saved.outcome,
  }
}

/** Where a card may lie that the open question looks for: it could not be asked otherwise. */
const pledgedIn = (
  rules: Rules,
  { table, stack }: Eyes<Cast, Viewer>,
  { things, places }: Unseen,
): ReadonlyArray<Fixed> => {
  const wanted = wantedCard(rules, stack[stack.length - 1])
  if (wanted === undefined) return []
  const counts = objectOf(objectOf(table['hiddenCards'])[wanted.seat])
  const fitting = wanted.piles.filter((pile) => Number(counts[pile]) > 0)
  return Object.entries(objectOf(table['may'])).flatMap(([piles, cards]) =>
    textsOf(cards).flatMap((card) => {
      const thing = wanted.cards.includes(card) ? things.indexOf(card) : -1
      if (thing < 0) return []
      const open = piles.split(' ').filter((pile) => fitting.includes(pile))
      return open.map((pile): Fixed => [thing, places.indexOf(`${wanted.seat} ${pile}`)])
    }),
  )
}

/** The cards that can be on top of the draw deck of each seat whose top card is hidden. */
const topsOf = ({ cast }: Rules, table: Obj) => {
  const tops = objectOf(table['tops'])
  return cast.players.filter(({ seat }) => tops[seat] === 'hidden')
}

/** Deals cards on the table of a state. */
export const dealerOf = (
  base: State,
  { masked, viewer }: Seen<CardGame>,
): ((random: Random) => Dealt<CardGame>) => {
  const { rules } = machineOf(base.config)
  const eyes = eyesOn(rules, objectOf(masked), viewer)
  const unseen = unseenOf(piles, eyes)
  const pledged = pledgedIn(rules, eyes, unseen)
  const cards = unseen.things.map((id) => CARD_BY_NAME.get(id) ?? -1)
  const spots = unseen.places.map((place) => SPOT_BY_NAME.get(place.slice(place.indexOf(' ') + 1)) ?? OUT)
  const hiddenTops = topsOf(rules, eyes.table)
  return (random) => {
    const lies = dealUnseen(
      unseen,
      random,
      pledged.length === 0 ? undefined : pledged[random(pledged.length)],
    )
    const lying = base.table.at.slice()
    for (let thing = 0; thing < lies.length; thing++)
      lying[at(cards, thing)] = spots[lies[thing] ?? -1] ?? OUT
    if (hiddenTops.length === 0) return { table: { ...draftOf(base.table), at: lying }, stack: base.stack }
    const tops = base.table.tops.slice()
    for (const { ix, cards: own } of hiddenTops) {
      const deck = own.filter((card) => lying[card] === DECK)
      tops[ix] = at(deck, random(Math.max(1, deck.length)))
    }
    return { table: { ...draftOf(base.table), at: lying, tops }, stack: base.stack }
  }
}

/** A view with something of the right form where it hides something. */
export const fill = (json: Json, viewer: Viewer, random: Random): Json => {
  const masked = objectOf(json)
  const rules = rulesOf(masked['config'])
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [0, 0, 0, 0], drawn: {} },
    table:
      rules === undefined ? objectOf(masked['table']) : TABLE.deal(eyesOn(rules, masked, viewer), random),
  }
}
