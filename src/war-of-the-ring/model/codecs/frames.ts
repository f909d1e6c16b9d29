/**
 * The codecs of the frames: the variables of everything that can run or be asked, as JSON of names.
 */
import { hasPartners, type Rules } from '../config'
import { derived } from '../../../kernel/derived'
import * as t from 'io-ts/lib/index.js'
import { anyOf, below, bitsOf, indexOf, natural, oneOf, pairOf } from '../../../kernel/codec'
import { fieldsOf } from '../../../kernel/fields'
import type { VarsOf } from '../../../kernel/wiring'
import {
  DRAW_REASONS,
  OPTIONS,
  type AttackVars,
  type BaseFrames,
  type CampaignVars,
  type Frames,
  type MarchVars,
  type PartyVars,
} from '../frames'
import { REACTIONS } from '../effects/onTable'
import { DECKS, NATIONS } from '../ids'
import { battle, casualties, commitment, figure, role } from './battle'
import { sided } from './figures'
import { fieldsBeside, fieldsWith } from './seldom'
import {
  card,
  character,
  characters,
  maybeCard,
  maybeCharacter,
  maybePiece,
  maybePlace,
  maybeRegion,
  piece,
  place,
  region,
  side,
  tileCounts,
} from './names'
import type { SavedKind } from './savedAs'
import { besideFrames, fleets } from './beside'
import { destination, stride } from './destination'
import { tile, tileIx, tileReason } from './tile'
import { partnerFrames } from './partners'
import { use } from './use'

const eventFields = derived((rules: Rules) => ({ side, card: card(rules), step: natural }))
const placing = derived((rules: Rules) =>
  fieldsBeside(
    rules,
    {
      ...eventFields(rules),
      regions: t.readonlyArray(maybeRegion),
      placed: t.readonlyArray(natural),
    },
    { near: region },
  ),
)
const promoting = derived((rules: Rules) => fieldsOf({ ...eventFields(rules), left: natural }))
const aboutNation = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), nation: indexOf('a nation or null', NATIONS, true) }),
)
const rally = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), region: maybeRegion, left: natural }),
)
const regions = t.readonlyArray(region)

const asking = fieldsOf({ side })

/** What a minimum of dice is told by, in editions that know of one. */
const least = t.literal(1)
const turn = { next: side, declares: t.boolean }
const draw = fieldsOf({ side, decks: bitsOf('decks', DECKS), why: oneOf('a reason to draw', DRAW_REASONS) })
const opportunity = derived((rules: Rules) =>
  fieldsOf({ side, ring: t.boolean, use: anyOf(use(rules), t.null) }),
)

const escort = derived((rules: Rules) => bitsOf('an escort', rules.escortIds))
const march = derived((rules: Rules): t.Type<MarchVars, unknown> =>
  sided(rules, (figures) =>
    fieldsBeside(
      rules,
      {
        side,
        leader: t.boolean,
        escort: escort(rules),
        moves: natural,
        from: maybeRegion,
        to: maybeRegion,
        party: figures,
        came: t.readonlyArray(fieldsOf({ at: region, party: figures })),
      },
      { ships: natural, sailed: fleets },
    ),
  ),
)
const campaign = derived((rules: Rules): t.Type<CampaignVars, unknown> =>
  sided(rules, (figures) =>
    fieldsBeside(
      rules,
      {
        ...eventFields(rules),
        leader: t.boolean,
        escort: escort(rules),
        moves: natural,
        from: maybeRegion,
        to: maybeRegion,
        party: figures,
        came: t.readonlyArray(fieldsOf({ at: region, party: figures })),
        path: regions,
        target: maybePlace,
      },
      { only: region },
    ),
  ),
)
const cardDice = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), from: maybeRegion, to: maybeRegion, left: natural, hits: natural }),
)
const another = derived((rules: Rules) =>
  fieldsBeside(
    rules,
    {
      ...eventFields(rules),
      next: indexOf('an event card or null', rules.eventCardIds, true),
    },
    { draws: t.literal(true) },
  ),
)
const recruitOrFly = derived((rules: Rules) => fieldsOf({ ...eventFields(rules), recruits: t.boolean }))
const summon = derived((rules: Rules) =>
  fieldsOf({
    ...eventFields(rules),
    region: maybeRegion,
    chosen: characters(rules),
    struck: t.boolean,
    hits: natural,
    retreat: maybeRegion,
  }),
)
const party = derived((rules: Rules): t.Type<PartyVars, unknown> =>
  sided(rules, (figures, kinds) =>
    fieldsOf({
      purpose: oneOf('a purpose', ['move', 'attack', 'advance']),
      side,
      from: place,
      to: region,
      available: figures,
      chosen: figures,
      said: kinds,
      first: kinds,
      least: natural,
      most: natural,
      total: natural,
      leader: t.boolean,
      escort: escort(rules),
    }),
  ),
)
const attack = derived((rules: Rules): t.Type<AttackVars, unknown> =>
  sided(rules, (figures) =>
    fieldsOf({ side, leader: t.boolean, from: maybePlace, to: maybePlace, party: figures }),
  ),
)

const recruit = derived((rules: Rules) => fieldsOf({ side, first: maybePiece(rules), firstIn: maybeRegion }))
const entry = derived((rules: Rules) => fieldsOf({ side, character: character(rules) }))
const why = oneOf('a reason', ['declare', 'reveal'])
const locate = fieldsOf({ why, path: regions, strongholds: regions })
const travel = derived((rules: Rules) =>
  fieldsOf({
    side,
    moved: characters(rules),
    flown: t.readonlyArray(place),
    chosen: characters(rules),
    flying: maybePlace,
    optional: t.boolean,
  }),
)
const option = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), chosen: anyOf(oneOf('an option', OPTIONS), t.null) }),
)
const randomCompanion = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), companion: maybeCharacter(rules), lost: maybeCharacter(rules) }),
)

const ending = derived((rules: Rules) => fieldsOf({ side, card: card(rules), price: natural, paid: natural }))
const forfeit = derived((rules: Rules) => fieldsOf({ side, card: card(rules), random: t.boolean }))
const bonus = derived((rules: Rules) =>
  fieldsOf({
    side,
    card: maybeCard(rules),
    decks: bitsOf('decks', DECKS),
    may: t.boolean,
    why: oneOf('a reason to draw', DRAW_REASONS),
  }),
)

/** What codecs there are: those of every game, and those of what not every config has. */
type FrameCodecs = {
  readonly [K in keyof BaseFrames as SavedKind<K>]: t.Type<VarsOf<Frames, K>, unknown>
} & { readonly [K in Exclude<keyof Frames, keyof BaseFrames>]?: t.Type<VarsOf<Frames, K>, unknown> }

/** The variables of every frame, under the name that saved states have for it. */
export const frameCodecs = derived((rules: Rules): FrameCodecs => ({
  war: fieldsOf({ war: t.literal(true) }),
  turn: rules.huntMinimum ? fieldsWith(turn, { least }) : fieldsOf(turn),
  event: fieldsOf(eventFields(rules)),
  hits: fieldsOf({ side, card: card(rules), place, hits: natural }),
  volley: cardDice(rules),
  volleys: cardDice(rules),
  scatter: cardDice(rules),
  another: another(rules),
  instead: recruitOrFly(rules),
  summon: summon(rules),
  rout: summon(rules),
  campaign: campaign(rules),
  'decide/aim': cardDice(rules),
  'decide/roost': cardDice(rules),
  'decide/another': another(rules),
  'decide/instead': recruitOrFly(rules),
  'decide/summon': summon(rules),
  'decide/company': summon(rules),
  'decide/rout': summon(rules),
  'decide/levy': summon(rules),
  'decide/campaign': campaign(rules),
  'decide/route': campaign(rules),
  placing: placing(rules),
  promoting: promoting(rules),
  nation: aboutNation(rules),
  rally: rally(rules),
  drawing: fieldsOf({ side, card: card(rules), deck: below(DECKS.length), left: natural }),
  'decide/placing': placing(rules),
  'decide/promotion': promoting(rules),
  'decide/nation': aboutNation(rules),
  'decide/sacrifice': aboutNation(rules),
  'decide/rallying': rally(rules),
  'decide/rally': rally(rules),
  draw,
  roll: fieldsOf({ side, left: natural }),
  opportunity: opportunity(rules),
  march: march(rules),
  attack: attack(rules),
  battle: battle(rules),
  cardEffects: battle(rules),
  sorcery: draw,
  declaration: locate,
  reveal: locate,
  separation: fieldsOf({ chosen: characters(rules), number: natural, byHunt: t.boolean, stride }),
  journey: fieldsOf({ ...eventFields(rules), chosen: characters(rules) }),
  eventRoll: fieldsOf({ ...eventFields(rules), left: natural, successes: natural }),
  option: option(rules),
  lure: randomCompanion(rules),
  challenge: fieldsBeside(
    rules,
    {
      ...eventFields(rules),
      held: tileCounts(rules),
      left: natural,
    },
    { last: tileIx(rules) },
  ),
  travel: travel(rules),
  fellowshipMove: asking,
  hunt: fieldsOf({
    level: natural,
    rolling: natural,
    again: natural,
    failed: natural,
    successes: natural,
    bonus: natural,
  }),
  tile: tile(rules),
  'decide/discard': asking,
  wayside: fieldsOf({ path: regions, why: tileReason(rules), card: maybeCard(rules) }),
  ending: ending(rules),
  forfeit: forfeit(rules),
  bonus: bonus(rules),
  'decide/reaction': fieldsOf({ side, at: oneOf('a moment', REACTIONS), path: regions }),
  'decide/price': ending(rules),
  'decide/forfeit': forfeit(rules),
  'decide/bonus': bonus(rules),
  'decide/leader': fieldsOf(eventFields(rules)),
  'decide/declare': asking,
  'decide/path': fieldsBeside(rules, { why, path: regions, left: natural }, { self: t.literal(true) }),
  'decide/guide': asking,
  'decide/allocation': rules.huntMinimum ? fieldsWith({ side }, { least }) : asking,
  'decide/action': opportunity(rules),
  'decide/march': march(rules),
  'decide/party': party(rules),
  'decide/attack': attack(rules),
  'decide/withdraw': battle(rules),
  'decide/silence': battle(rules),
  'decide/combatCard': fieldsOf({ role, battle: battle(rules) }),
  'decide/commit': fieldsOf({
    chosen: pairOf(commitment(rules), commitment(rules)),
    battle: battle(rules),
  }),
  'decide/sorcerer': draw,
  'decide/figure': figure(rules),
  'decide/number': fieldsOf({ side, card: card(rules), least: natural, most: natural }),
  'decide/escape': battle(rules),
  'decide/casualties': casualties(rules),
  'decide/cease': battle(rules),
  'decide/extend': battle(rules),
  'decide/retreat': battle(rules),
  'decide/excess': fieldsOf({ side, place, limit: natural }),
  'decide/recruit': recruit(rules),
  'decide/spread': fieldsOf({ side, piece: piece(rules), regions }),
  'decide/entry': entry(rules),
  'decide/group': fieldsOf({ available: characters(rules), chosen: characters(rules), number: natural }),
  'decide/destination': destination(rules),
  'decide/traveller': travel(rules),
  'decide/flight': travel(rules),
  'decide/damage': tile(rules),
  'decide/stealth': option(rules),
  'decide/strike': option(rules),
  'decide/driven': fieldsOf(eventFields(rules)),
  'decide/turning': fieldsOf({ ...eventFields(rules), left: natural }),
  'decide/lure': randomCompanion(rules),
  ...(rules.entersByChoice ? { 'decide/mordor': asking } : {}),
  ...(hasPartners(rules) ? partnerFrames(rules) : {}),
  ...(rules.beside === undefined
    ? {}
    : {
        ...besideFrames(rules),
        boon: another(rules),
        'decide/boon': another(rules),
        ferry: campaign(rules),
        'decide/ferry': campaign(rules),
        guidedDeclaration: locate,
      }),
}))
