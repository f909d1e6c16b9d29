/**
 * The variables of every frame with the names of a scenario.
 */
import { keysOf } from '../../kernel/named'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { anyOf, formed, natural, oneOf } from '../../kernel/codec'
import { fieldsOf, isObject } from '../../kernel/fields'
import type { FrameTable, VarsOf } from '../../kernel/wiring'
import { RULEBOOK, type RegionRule, type RuleId, type TypeRule } from '../rulebook'
import { REROLLS, SENT } from './actions'
import { bySide, face, integer, listOf, namesOf, orNull, side } from './codecs'
import { NONE, type Frames, type PlaceVars } from './frames'
import { DECKS, MOMENTS } from './sides'
import type { Scenario } from './tables'

const RULES = keysOf(RULEBOOK)
const about = (fact: string): ReadonlyArray<RuleId> =>
  RULES.filter((id) => (RULEBOOK[id].facts as ReadonlyArray<string>).every((one) => one === fact))

const ruleId = oneOf('a rule', RULES)
const regionRule = oneOf('a rule about Regions', about('region')) as t.Type<RegionRule, unknown>
const typeRule = oneOf('a rule about Unit Types', about('type')) as t.Type<TypeRule, unknown>
const deck = oneOf('a deck', DECKS)
const sideVars = { side }

/** The codec of each kind of frame. */
export type FrameCodecs<F extends FrameTable<F>> = { readonly [K in keyof F]: t.Type<VarsOf<F, K>, unknown> }

const wordsOf = (scenario: Scenario) => {
  const names = namesOf(scenario)
  const maybe = orNull(names.region)
  const stepVars = { list: names.effect, index: natural, owner: side, moved: maybe }
  return {
    ...names,
    maybe,
    stepVars,
    force: { side, region: names.region, battle: t.boolean, chosen: orNull(names.type) },
    way: {
      does: oneOf('what the defender does', ['stay', 'retreat', 'rout']),
      region: orNull(oneOf<string>('a Region', [...scenario.regionIds, SENT])),
    },
    token: oneOf<string>('an ability', asideIds(scenario)),
  }
}

type Words = ReturnType<typeof wordsOf>

const asideIds = ({ effects }: Scenario): ReadonlyArray<string> =>
  Object.keys(effects).flatMap((id) => (id.startsWith('cost/') ? [id.slice('cost/'.length)] : []))

const turnFrames = ({ region, maybe, position, tile, effect, token }: Words) => {
  const fate = fieldsOf({ tile: orNull(tile), left: natural, applied: t.boolean })
  return {
    game: fieldsOf({}),
    turn: fieldsOf({}),
    drawStep: fieldsOf(sideVars),
    draw: fieldsOf({ side, deck, count: natural, mayStop: t.boolean, limit: t.boolean }),
    handLimit: fieldsOf(sideVars),
    shadowPhase: fieldsOf({ position: orNull(position) }),
    assign: fieldsOf({ count: natural, region: maybe }),
    fate,
    fateSteps: fieldsOf({ count: integer }),
    roll: fieldsOf(sideVars),
    actions: fieldsOf(sideVars),
    action: fieldsOf({
      side,
      die: orNull(face),
      effect: orNull(effect),
      token: maybe,
      aside: orNull(token),
    }),
    'decide/position': fieldsOf({}),
    'decide/tile': fate,
    'decide/action': fieldsOf(sideVars),
    'decide/tokensAside': fieldsOf({ die: orNull(face) }),
    'decide/use': fieldsOf({ side, die: face }),
    'decide/discard': fieldsOf(sideVars),
    'decide/region': fieldsOf({ side, regions: listOf(region), optional: t.boolean, rule: regionRule }),
  }
}

/** Units to be placed; saved states call the substitutes `instead`. */
const placing = (
  region: t.Type<string, unknown>,
  type: t.Type<string, unknown>,
): t.Type<PlaceVars, unknown> => {
  const types = listOf(anyOf(type, t.literal('')))
  const saved = fieldsOf({ side, region, types, instead: listOf(type), free: t.boolean, none: t.boolean })
  const codec = new t.Type<PlaceVars, unknown>(
    saved.name,
    (u): u is PlaceVars => isObject(u) && saved.is({ ...u, instead: u['substitutes'] }),
    (u, context) =>
      E.map(({ instead, ...vars }: t.TypeOf<typeof saved>) => ({ ...vars, substitutes: instead }))(
        saved.validate(u, context),
      ),
    ({ substitutes, ...vars }) => saved.encode({ ...vars, instead: substitutes }),
  )
  return formed(codec, saved)
}

const effectFrames = ({ stepVars, region, maybe, force, type, character, card, effect }: Words) => ({
  effect: fieldsOf({ ...stepVars, skip: t.boolean }),
  'do/instant': fieldsOf(stepVars),
  'do/regions': fieldsOf({ ...stepVars, done: listOf(region), region: maybe, over: t.boolean }),
  inRegion: fieldsOf({ ...stepVars, region }),
  place: placing(region, type),
  flip: fieldsOf(force),
  enter: fieldsOf({ side, character, region: maybe }),
  'do/enter': fieldsOf({ ...stepVars, character: orNull(character) }),
  'do/playCard': fieldsOf({ ...stepVars, card: orNull(card) }),
  'do/useAbility': fieldsOf({ ...stepVars, effect: orNull(effect) }),
  rally: fieldsOf({
    side,
    region,
    successOn: natural,
    bonus: natural,
    left: natural,
    failed: natural,
    successes: natural,
    rerolls: natural,
  }),
  'do/choose': fieldsOf({ ...stepVars, option: natural }),
  'do/rollFor': fieldsOf({ ...stepVars, left: natural, successes: natural }),
  strike: fieldsOf({ ...stepVars, region, left: natural, hits: natural }),
  'do/die': fieldsOf({ ...stepVars, left: natural, die: orNull(face) }),
  'do/discardCard': fieldsOf({ ...stepVars, left: natural, card: orNull(card) }),
  'do/piece': fieldsOf({
    ...stepVars,
    piece: orNull(anyOf(character, t.literal('leader'), t.literal('token'))),
  }),
  'do/damage': fieldsOf({ ...stepVars, armies: listOf(region) }),
  'do/maneuver': fieldsOf(stepVars),
})

const effectQuestions = ({ stepVars, region, type, character }: Words) => ({
  'decide/option': fieldsOf(stepVars),
  'decide/card': fieldsOf(stepVars),
  'decide/ability': fieldsOf(stepVars),
  'decide/character': fieldsOf({ side, characters: listOf(character) }),
  'decide/piece': fieldsOf({
    side,
    pieces: listOf(anyOf(character, t.literal('leader'), t.literal('token'))),
  }),
  'decide/die': fieldsOf({ side, dice: listOf(face) }),
  'decide/may': fieldsOf({ side, rule: ruleId }),
  'decide/hand': fieldsOf({ side, of: side, deck: orNull(deck) }),
  'decide/unit': fieldsOf({ side, types: listOf(type), optional: t.boolean, rule: typeRule, region }),
})

const partyFrames = ({ region, force, taken, type }: Words) => {
  const party = fieldsOf({
    side,
    region,
    needsLeadership: t.boolean,
    carrying: orNull(type),
    only: orNull(listOf(type)),
    advance: t.boolean,
    taken,
  })
  return {
    party,
    'decide/part': party,
    settle: fieldsOf(force),
    casualties: fieldsOf({ ...force, until: orNull(natural), optional: t.boolean, over: t.boolean }),
  }
}

const armyFrames = (words: Words) => {
  const { stepVars, region, maybe, taken, character } = words
  const attack = fieldsOf({
    ...stepVars,
    region: maybe,
    taken: orNull(taken),
    target: maybe,
    marches: t.boolean,
    steps: natural,
  })
  const characters = fieldsOf({
    ...stepVars,
    done: listOf(character),
    group: listOf(character),
    from: maybe,
    region: maybe,
    steps: natural,
    going: t.boolean,
    over: t.boolean,
  })
  return {
    ...partyFrames(words),
    'do/moveArmy': fieldsOf({
      ...stepVars,
      entered: listOf(region),
      region: maybe,
      taken: orNull(taken),
      steps: natural,
      over: t.boolean,
    }),
    'do/attack': attack,
    'decide/attack': attack,
    'do/moveCharacters': characters,
    'decide/group': characters,
    'decide/path': characters,
  }
}

const battleFrames = ({ stepVars, region, maybe, taken, card, effect, tactics, way }: Words) => {
  const cardOrNone = anyOf(card, t.literal(NONE))
  const dice = oneOf<string>('dice to roll again', REROLLS)
  return {
    battle: fieldsOf({
      ...stepVars,
      attacker: side,
      from: region,
      region,
      combined: t.boolean,
      over: t.boolean,
      way: orNull(fieldsOf(way)),
    }),
    round: fieldsOf({
      region: maybe,
      shown: orNull(bySide(tactics)),
      reacted: listOf(side),
      used: orNull(card),
      chosen: orNull(bySide(cardOrNone)),
    }),
    moment: fieldsOf({ moment: oneOf('a moment', MOMENTS), queue: listOf(fieldsOf({ list: effect, side })) }),
    combatRoll: fieldsOf({}),
    reroll: fieldsOf({ chosen: orNull(bySide(dice)) }),
    retreat: fieldsOf({ ...way, side, damage: t.boolean }),
    advance: fieldsOf({ region: maybe, taken: orNull(taken) }),
    'decide/tactics': bySide(orNull(tactics)),
    'decide/combatCard': bySide(orNull(cardOrNone)),
    'decide/reaction': fieldsOf(sideVars),
    'decide/reroll': bySide(orNull(dice)),
    'decide/wayOut': fieldsOf(sideVars),
  }
}

/** The variables of every frame. */
export const frameCodecs = (scenario: Scenario): FrameCodecs<Frames> => {
  const words = wordsOf(scenario)
  return {
    ...turnFrames(words),
    ...effectFrames(words),
    ...effectQuestions(words),
    ...armyFrames(words),
    ...battleFrames(words),
  }
}
