/**
 * The codecs of the variables of every frame.
 */
import { keysOf } from '../../kernel/named'
import * as t from 'io-ts/lib/index.js'
import { anyOf, bitsOf, formed, natural, oneOf, pairOf } from '../../kernel/codec'
import type { VarsOf } from '../../kernel/wiring'
import { ELIMINATIONS, type Frames, type TurnChoice } from './frames'
import { SEATS } from './ids'
import {
  battleground,
  card,
  cards,
  maybeBattleground,
  maybeCard,
  maybePath,
  maybeSeat,
  maybeSpot,
  seat,
  source,
  spot,
} from './shapes'

const none = t.strict({})
const ofSeat = t.strict({ seat })
const done = t.strict({ done: natural })
const placed = { card, to: maybeSpot }

const choice: t.Type<TurnChoice, unknown> = anyOf(
  t.strict({ does: t.literal('play'), ...placed }),
  t.strict({ does: t.literal('move'), ...placed }),
  t.strict({ does: t.literal('use'), card }),
  t.strict({ does: t.literal('winnow') }),
  t.strict({ does: t.literal('ring') }),
  t.strict({ does: t.literal('nothing') }),
)

const pays = anyOf(t.strict(placed), t.null)
const giveUp = t.strict({ seat, left: natural, pays })

/** A card that was chosen, null for none yet, `top` for the top card. */
const chosen: t.Type<number, unknown> = formed(
  new t.Type(
    'a card, top, or null',
    (u): u is number => typeof u === 'number',
    (u, context) => (u === 'top' ? t.success(-2) : maybeCard.validate(u, context)),
    (one) => (one === -2 ? 'top' : maybeCard.encode(one)),
  ),
  { anyOf: [maybeCard, { const: 'top' }] },
)

/** A way through the lists of a text: one digit for each turn of it. */
const digits: t.Type<string, unknown> = formed(
  new t.Type(
    'a route',
    (u): u is string => typeof u === 'string',
    (u, context) => (typeof u === 'string' && /^[0-9]{0,8}$/.test(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  ),
  { type: 'string', pattern: '^[0-9]{0,8}$' },
)

const elimination = t.strict({ card, how: oneOf('an elimination', ELIMINATIONS), by: maybeCard })
const discard = t.strict({
  seat,
  left: natural,
  how: oneOf('a reason', ['winnowed', 'ringToken']),
  card: maybeCard,
})
const text = t.strict({
  seat,
  source,
  ability: natural,
  route: digits,
  step: natural,
  here: maybeSpot,
  that: maybeBattleground,
  number: natural,
  down: cards,
})
/** A number from -1 on, as it is. */
const taken: t.Type<number, unknown> = formed(
  new t.Type(
    'an alternative or -1',
    (u): u is number => typeof u === 'number',
    (u, context) => (u === -1 ? t.success(-1) : natural.validate(u, context)),
    t.identity,
  ),
  { type: 'integer', minimum: -1 },
)
const choosing = t.strict({ text, taken })
const pick = t.strict({ text, left: natural, done: natural, card: maybeCard })
const apart = t.strict({ text, left: natural, down: cards })
const ground = t.strict({ text, battleground: maybeBattleground })
const path = t.strict({ seat, path: maybePath, number: natural })
const moving = t.strict({ seat, ...placed })
const worths = t.readonlyArray(t.strict({ card, defense: natural }))
const pairs = t.readonlyArray(pairOf(card, maybeCard))
const side = anyOf(t.literal(0), t.literal(1))
const support = t.strict({ spot, side, pairs })
const losses = t.strict({ spot, rest: natural, worths, seat, mate: maybeSeat, judge: seat, lost: cards })

/** The variables of every frame. */
export const frameCodecs: { readonly [K in keyof Frames]: t.Type<VarsOf<Frames, K>, unknown> } = {
  game: t.strict({ over: t.boolean }),
  deal: done,
  round: t.strict({ done: natural, drawn: taken }),
  actionStep: t.strict({ passed: bitsOf('seats', SEATS), choice: anyOf(choice, t.null) }),
  play: t.strict({ seat, ...placed }),
  moving,
  arrival: t.strict({ seat, card, played: t.boolean, ability: natural }),
  winnowing: ofSeat,
  ringToken: ofSeat,
  combatStep: t.strict({ spot: maybeSpot }),
  combat: t.strict({
    spot,
    attack: natural,
    defense: natural,
    rest: natural,
    attackers: pairs,
    defenders: pairs,
    worths,
    lost: cards,
  }),
  falling: t.strict({ spot, doomed: cards, saved: cards }),
  support,
  losses,
  drawStep: done,
  draw: t.strict({ seat, left: natural, into: oneOf('a place', ['hand', 'aside']) }),
  peek: ofSeat,
  cycling: giveUp,
  forsaking: t.strict({ seat, left: natural, pays, card: chosen }),
  discarding: discard,
  elimination,
  text,
  tell: t.strict({ text, seats: t.readonlyArray(seat) }),
  choosing,
  taking: pick,
  eliminating: pick,
  putting: pick,
  playingApart: apart,
  ground,
  activation: t.strict({ seat, battleground }),
  pathActivation: path,
  'decide/opening': none,
  'decide/turn': ofSeat,
  'decide/cycle': giveUp,
  'decide/forsake': giveUp,
  'decide/discard': discard,
  'decide/replacement': elimination,
  'decide/alternative': choosing,
  'decide/take': pick,
  'decide/eliminate': pick,
  'decide/put': pick,
  'decide/playApart': apart,
  'decide/ground': ground,
  'decide/path': path,
  'decide/token': t.strict({ text }),
  'decide/destination': moving,
  'decide/combat': none,
  'decide/support': support,
  'decide/losses': losses,
  'decide/agree': losses,
  'decide/rescue': t.strict({ card, doomed: cards }),
}

/** The kinds of frame, in one order: what can run and what can be asked. */
export const FRAME_KINDS: ReadonlyArray<string> = keysOf(frameCodecs)
