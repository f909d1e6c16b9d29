/**
 * Codecs of config and frames: indices inside, printed names in JSON.
 */
import type * as t from 'io-ts/lib/index.js'
import { derived } from '../../kernel/derived'
import type { VarsOf } from '../../kernel/wiring'
import { hasPartners, type Rules } from './config'
import type { BaseFrames, Frames } from './frames'
import { campaign, entry, excess, march, party, recruit, spread } from './frames/armies'
import { attack, battle, casualties, commit, declareCard, figure, numberAsked } from './frames/battle'
import { clearing, ents, light, reinforce, site, storm, trench, voyage } from './frames/beside'
import {
  aboutNation,
  another,
  bonus,
  cardDice,
  challenge,
  drawCards,
  ending,
  event,
  eventRoll,
  forfeit,
  hits,
  journey,
  leftOver,
  option,
  pathCard,
  placing,
  rally,
  randomCompanion,
  reaction,
  recruitOrFly,
  summon,
} from './frames/cards'
import { destination, group, locate, path, separation, travel, hunt, tile } from './frames/fellowship'
import { agree, give, swap, allocation, asking, draw, opportunity, roll, turn, war } from './frames/turn'
import type { SavedKind } from './codecs/savedAs'
import { keysOf } from '../../kernel/named'

/*
 * The codec of every frame's variables, under the name that saved states have for it. What each of them is
 * stands in `frames/`, by chapter.
 */

/** What codecs there are: those of every game, and those of what not every config has. */
type FrameCodecs = {
  readonly [K in keyof BaseFrames as SavedKind<K>]: t.Type<VarsOf<Frames, K>, unknown>
} & { readonly [K in Exclude<keyof Frames, keyof BaseFrames>]?: t.Type<VarsOf<Frames, K>, unknown> }

/** The variables of every frame, under the name that saved states have for it. */
export const frameCodecs = derived((rules: Rules): FrameCodecs => ({
  war,
  turn: turn(rules),
  event: event(rules),
  hits: hits(rules),
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
  promoting: leftOver(rules),
  nation: aboutNation(rules),
  rally: rally(rules),
  drawing: drawCards(rules),
  'decide/placing': placing(rules),
  'decide/promotion': leftOver(rules),
  'decide/nation': aboutNation(rules),
  'decide/sacrifice': aboutNation(rules),
  'decide/rallying': rally(rules),
  'decide/rally': rally(rules),
  draw,
  roll,
  opportunity: opportunity(rules),
  march: march(rules),
  attack: attack(rules),
  battle: battle(rules),
  cardEffects: battle(rules),
  sorcery: draw,
  declaration: locate,
  reveal: locate,
  separation: separation(rules),
  journey: journey(rules),
  eventRoll: eventRoll(rules),
  option: option(rules),
  lure: randomCompanion(rules),
  challenge: challenge(rules),
  travel: travel(rules),
  fellowshipMove: asking,
  hunt,
  tile: tile(rules),
  'decide/discard': asking,
  wayside: pathCard(rules),
  ending: ending(rules),
  forfeit: forfeit(rules),
  bonus: bonus(rules),
  'decide/reaction': reaction,
  'decide/price': ending(rules),
  'decide/forfeit': forfeit(rules),
  'decide/bonus': bonus(rules),
  'decide/leader': event(rules),
  'decide/declare': asking,
  'decide/path': path(rules),
  'decide/guide': asking,
  'decide/allocation': allocation(rules),
  'decide/action': opportunity(rules),
  'decide/march': march(rules),
  'decide/party': party(rules),
  'decide/attack': attack(rules),
  'decide/withdraw': battle(rules),
  'decide/silence': battle(rules),
  'decide/combatCard': declareCard(rules),
  'decide/commit': commit(rules),
  'decide/sorcerer': draw,
  'decide/figure': figure(rules),
  'decide/number': numberAsked(rules),
  'decide/escape': battle(rules),
  'decide/casualties': casualties(rules),
  'decide/cease': battle(rules),
  'decide/extend': battle(rules),
  'decide/retreat': battle(rules),
  'decide/excess': excess,
  'decide/recruit': recruit(rules),
  'decide/spread': spread(rules),
  'decide/entry': entry(rules),
  'decide/group': group(rules),
  'decide/destination': destination(rules),
  'decide/traveller': travel(rules),
  'decide/flight': travel(rules),
  'decide/damage': tile(rules),
  'decide/stealth': option(rules),
  'decide/strike': option(rules),
  'decide/driven': event(rules),
  'decide/turning': leftOver(rules),
  'decide/lure': randomCompanion(rules),
  ...(rules.entersByChoice ? { 'decide/mordor': asking } : {}),
  ...(hasPartners(rules)
    ? {
        swap: swap(rules),
        'decide/agree': agree,
        'decide/give': give(rules),
        'decide/hand': forfeit(rules),
        'decide/parted': destination(rules),
      }
    : {}),
  ...(rules.beside === undefined
    ? {}
    : {
        ents: ents(rules),
        clearTable: clearing(rules),
        ringRoll: eventRoll(rules),
        storm: storm(rules),
        reinforce: reinforce(rules),
        'decide/site': site,
        'decide/retinue': entry(rules),
        'decide/light': light(rules),
        'decide/getIt': asking,
        'decide/follow': entry(rules),
        'decide/claim': battle(rules),
        'decide/ents': ents(rules),
        'decide/clearTable': clearing(rules),
        'decide/voyage': voyage(rules),
        'decide/reinforce': reinforce(rules),
        'decide/recruits': reinforce(rules),
        'decide/engines': trench(rules),
        boon: another(rules),
        'decide/boon': another(rules),
        ferry: campaign(rules),
        'decide/ferry': campaign(rules),
        guidedDeclaration: locate,
      }),
}))

export { configCodec } from './codecs/config'
export { SAVED_AS, savedKind } from './codecs/savedAs'

/** The kinds of frame as saved states name them, in one order: what can run and what can be asked. */
export const FRAME_KINDS = derived((rules: Rules) => keysOf(frameCodecs(rules)))
