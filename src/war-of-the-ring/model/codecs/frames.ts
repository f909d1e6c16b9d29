/**
 * The codecs of the frames: the variables of everything that can run or be asked, as JSON of names.
 */
import * as t from 'io-ts/lib/index.js'
import { below, bitsOf, formed, indexOf, natural, oneOf, pairOf } from '../../../kernel/codec'
import { fieldsOf } from '../../../kernel/fields'
import { NOT_ASKED, ROLES, type CombatVars, type Role } from '../combat'
import {
  BEARINGS,
  BATTLE_ENDS,
  BATTLE_KINDS,
  DRAW_REASONS,
  DAMAGE_ANSWERS,
  OPTIONS,
  TILE_REASONS,
  type AttackVars,
  type BattleVars,
  type CampaignVars,
  type CasualtiesVars,
  type FigureVars,
  type Frames,
  type MarchVars,
  type PartyVars,
} from '../frames'
import { REACTIONS } from '../effects/onTable'
import { CHARACTER_IDS, DECKS, ESCORT_IDS, EVENT_CARD_IDS, NATIONS } from '../ids'
import { sided } from './figures'
import {
  character,
  maybeCharacter,
  maybePiece,
  maybePlace,
  maybeRegion,
  maybeTile,
  piece,
  place,
  region,
  side,
  tileCounts,
} from './names'
import { use } from './use'

const card = indexOf('an event card', EVENT_CARD_IDS)
const eventFields = { side, card, step: natural }
const placing = fieldsOf({
  ...eventFields,
  regions: t.readonlyArray(maybeRegion),
  placed: t.readonlyArray(natural),
})
const promoting = fieldsOf({ ...eventFields, left: natural })
const aboutNation = fieldsOf({ ...eventFields, nation: indexOf('a nation or null', NATIONS, true) })
const rally = fieldsOf({ ...eventFields, region: maybeRegion, left: natural })
const characters = bitsOf('characters', CHARACTER_IDS)
const regions = t.readonlyArray(region)
const pair = t.readonly(t.tuple([natural, natural]))
const whole: t.Type<number, number> = formed(
  new t.Type(
    'a whole number',
    (u): u is number => Number.isSafeInteger(u),
    (u, context) => (Number.isSafeInteger(u) ? t.success(u as number) : t.failure(u, context)),
    t.identity,
  ),
  { type: 'integer' },
)

const asking = fieldsOf({ side })
const draw = fieldsOf({ side, decks: bitsOf('decks', DECKS), why: oneOf('a reason to draw', DRAW_REASONS) })
const opportunity = fieldsOf({ side, ring: t.boolean, use: t.union([use, t.null]) })

const escort = bitsOf('an escort', ESCORT_IDS)
const march: t.Type<MarchVars, unknown> = sided((figures) =>
  fieldsOf({
    side,
    leader: t.boolean,
    escort,
    moves: natural,
    from: maybeRegion,
    to: maybeRegion,
    party: figures,
    came: t.readonlyArray(fieldsOf({ at: region, party: figures })),
  }),
)
const campaign: t.Type<CampaignVars, unknown> = sided((figures) =>
  fieldsOf({
    ...eventFields,
    leader: t.boolean,
    escort,
    moves: natural,
    from: maybeRegion,
    to: maybeRegion,
    party: figures,
    came: t.readonlyArray(fieldsOf({ at: region, party: figures })),
    path: regions,
    target: maybePlace,
  }),
)
const volley = fieldsOf({ ...eventFields, from: maybeRegion, to: maybeRegion, left: natural, hits: natural })
const another = fieldsOf({ ...eventFields, next: indexOf('an event card or null', EVENT_CARD_IDS, true) })
const instead = fieldsOf({ ...eventFields, recruits: t.boolean })
const summon = fieldsOf({
  ...eventFields,
  region: maybeRegion,
  chosen: characters,
  struck: t.boolean,
  hits: natural,
  retreat: maybeRegion,
})
const party: t.Type<PartyVars, unknown> = sided((figures, inList) =>
  fieldsOf({
    purpose: oneOf('a purpose', ['move', 'attack', 'advance']),
    side,
    from: place,
    to: region,
    available: figures,
    chosen: figures,
    place: inList,
    first: inList,
    least: natural,
    most: natural,
    total: natural,
    leader: t.boolean,
    escort,
  }),
)
const attack: t.Type<AttackVars, unknown> = sided((figures) =>
  fieldsOf({ side, leader: t.boolean, from: maybePlace, to: maybePlace, party: figures }),
)
const roles = bitsOf('roles', ROLES)
const role = indexOf('a role', ROLES) as t.Type<Role, string | null>
const signed = pairOf(whole, whole)
const maybeCard = indexOf('an event card or null', EVENT_CARD_IDS, true)
/** A Combat card: null while it is chosen, and the name of one who is not asked. */
const commitment: t.Type<number, string | null> = formed(
  new t.Type(
    'an event card, null or not asked',
    (u): u is number => maybeCard.is(u) || u === NOT_ASKED,
    (u, context) => (u === 'not asked' ? t.success(NOT_ASKED) : maybeCard.validate(u, context)),
    (value) => (value === NOT_ASKED ? 'not asked' : maybeCard.encode(value)),
  ),
  { anyOf: [maybeCard, { const: 'not asked' }] },
)
const combat: t.Type<CombatVars, unknown> = fieldsOf({
  played: pairOf(maybeCard, maybeCard),
  cancelled: roles,
  done: natural,
  until: natural,
  onRoll: signed,
  onReroll: signed,
  most: pair,
  fewer: pair,
  noReroll: roles,
  bound: characters,
  forfeited: characters,
  given: natural,
  ones: pair,
  again: pair,
  struck: pair,
  self: pair,
  chosen: maybePiece,
  number: natural,
  dice: natural,
  needs: natural,
  wounds: pair,
})
const battle: t.Type<BattleVars, unknown> = sided((figures) =>
  fieldsOf({
    kind: oneOf('a kind of battle', BATTLE_KINDS),
    side,
    from: place,
    to: place,
    rearguard: figures,
    round: natural,
    rolling: pair,
    missed: pair,
    hits: pair,
    silenced: t.boolean,
    forfeited: characters,
    retreat: maybeRegion,
    party: figures,
    end: t.union([oneOf('an end of a battle', BATTLE_ENDS), t.null]),
    rounds: natural,
    mayCease: t.boolean,
    fewerDice: natural,
    noCards: roles,
    declares: roles,
    combat: t.union([combat, t.null]),
  }),
)
const figure: t.Type<FigureVars, unknown> = sided((figures) =>
  fieldsOf({ side, chooser: side, card, figures, may: t.boolean }),
)
const casualties: t.Type<CasualtiesVars, unknown> = sided((figures) =>
  fieldsOf({ side, place, spared: figures, hits: natural }),
)

const recruit = fieldsOf({ side, first: maybePiece, firstIn: maybeRegion })
const entry = fieldsOf({ side, character })
const why = oneOf('a reason', ['declare', 'reveal'])
const locate = fieldsOf({ why, path: regions, strongholds: regions })
const travel = fieldsOf({
  side,
  moved: characters,
  flown: t.readonlyArray(place),
  chosen: characters,
  flying: maybePlace,
  optional: t.boolean,
})
const stride = fieldsOf({ level: natural, farther: natural, besieged: t.boolean, stays: t.boolean })
const option = fieldsOf({ ...eventFields, chosen: t.union([oneOf('an option', OPTIONS), t.null]) })
const lure = fieldsOf({ ...eventFields, companion: maybeCharacter, lost: maybeCharacter })
const tile = fieldsOf({
  why: oneOf('a reason', TILE_REASONS),
  bearing: oneOf('a way to bear a tile', BEARINGS),
  successes: natural,
  tile: maybeTile,
  replaced: maybeTile,
  card: maybeCard,
  prevented: t.boolean,
  damage: whole,
  reveals: t.boolean,
  gollum: t.boolean,
  casualty: t.boolean,
  answer: t.union([oneOf('an answer to damage', DAMAGE_ANSWERS), t.null]),
  lost: maybeCharacter,
  leaving: characters,
})

const ending = fieldsOf({ side, card, price: natural, paid: natural })
const forfeit = fieldsOf({ side, card, random: t.boolean })
const bonus = fieldsOf({
  side,
  card: maybeCard,
  decks: bitsOf('decks', DECKS),
  may: t.boolean,
  why: oneOf('a reason to draw', DRAW_REASONS),
})

/** The variables of every frame. */
export const frameCodecs: { readonly [K in keyof Frames]: t.Type<Frames[K], unknown> } = {
  war: fieldsOf({ war: t.literal(true) }),
  turn: fieldsOf({ next: side, declares: t.boolean }),
  event: fieldsOf(eventFields),
  hits: fieldsOf({ side, card, place, hits: natural }),
  volley,
  volleys: volley,
  scatter: volley,
  another,
  instead,
  summon,
  rout: summon,
  campaign,
  'decide/aim': volley,
  'decide/roost': volley,
  'decide/another': another,
  'decide/instead': instead,
  'decide/summon': summon,
  'decide/company': summon,
  'decide/rout': summon,
  'decide/levy': summon,
  'decide/campaign': campaign,
  'decide/route': campaign,
  placing,
  promoting,
  nation: aboutNation,
  rally,
  drawing: fieldsOf({ side, card, deck: below(DECKS.length), left: natural }),
  'decide/placing': placing,
  'decide/promotion': promoting,
  'decide/nation': aboutNation,
  'decide/sacrifice': aboutNation,
  'decide/rallying': rally,
  'decide/rally': rally,
  draw,
  roll: fieldsOf({ side, left: natural }),
  opportunity,
  march,
  attack,
  battle,
  cardEffects: battle,
  sorcery: draw,
  declaration: locate,
  reveal: locate,
  separation: fieldsOf({ chosen: characters, number: natural, byHunt: t.boolean, stride }),
  journey: fieldsOf({ ...eventFields, chosen: characters }),
  eventRoll: fieldsOf({ ...eventFields, left: natural, successes: natural }),
  option,
  lure,
  challenge: fieldsOf({ ...eventFields, held: tileCounts, left: natural }),
  travel,
  fellowshipMove: asking,
  hunt: fieldsOf({
    level: natural,
    rolling: natural,
    again: natural,
    failed: natural,
    successes: natural,
    bonus: natural,
  }),
  tile,
  'decide/discard': asking,
  wayside: fieldsOf({ path: regions, why: oneOf('a reason', TILE_REASONS), card: maybeCard }),
  ending,
  forfeit,
  bonus,
  'decide/reaction': fieldsOf({ side, at: oneOf('a moment', REACTIONS), path: regions }),
  'decide/price': ending,
  'decide/forfeit': forfeit,
  'decide/bonus': bonus,
  'decide/leader': fieldsOf(eventFields),
  'decide/declare': asking,
  'decide/path': fieldsOf({ why, path: regions, left: natural }),
  'decide/guide': asking,
  'decide/allocation': asking,
  'decide/action': opportunity,
  'decide/march': march,
  'decide/party': party,
  'decide/attack': attack,
  'decide/withdraw': battle,
  'decide/silence': battle,
  'decide/combatCard': fieldsOf({ role, battle }),
  'decide/commit': fieldsOf({ chosen: pairOf(commitment, commitment), battle }),
  'decide/sorcerer': draw,
  'decide/figure': figure,
  'decide/number': fieldsOf({ side, card, least: natural, most: natural }),
  'decide/escape': battle,
  'decide/casualties': casualties,
  'decide/cease': battle,
  'decide/extend': battle,
  'decide/retreat': battle,
  'decide/excess': fieldsOf({ side, place, limit: natural }),
  'decide/recruit': recruit,
  'decide/spread': fieldsOf({ side, piece, regions }),
  'decide/entry': entry,
  'decide/group': fieldsOf({ available: characters, chosen: characters, number: natural }),
  'decide/destination': fieldsOf({ side, chosen: characters, separates: t.boolean, stride }),
  'decide/traveller': travel,
  'decide/flight': travel,
  'decide/damage': tile,
  'decide/stealth': option,
  'decide/strike': option,
  'decide/driven': fieldsOf(eventFields),
  'decide/turning': fieldsOf({ ...eventFields, left: natural }),
  'decide/lure': lure,
}
