/**
 * The variables of every frame with the names of a scenario.
 */
import type * as t from 'io-ts/lib/index.js'
import { keysOf } from '../../kernel/named'
import { someOf } from '../../kernel/sheet/names'
import { converted, listOf, orNull, record } from '../../kernel/sheet/records'
import { flag, integer, literal, number, type Shape } from '../../kernel/sheet/shapes'
import type { FrameTable, VarsOf } from '../../kernel/wiring'
import { RULEBOOK, type RegionRule, type RuleId, type TypeRule } from '../rulebook'
import { REROLLS, SENT } from './actions'
import { NONE, type Frames, type PlaceVars } from './frames'
import { DECKS, FACES, MOMENTS } from './sides'
import { forBoth, namesOf, side } from './table'
import type { Scenario } from './tables'

const RULES = keysOf(RULEBOOK)
const about = <R extends RuleId>(fact: string): ReadonlyArray<R> =>
  RULES.filter((id): id is R => (RULEBOOK[id].facts as ReadonlyArray<string>).every((one) => one === fact))

const ruleId = literal('a rule', RULES)
const regionRule = literal('a rule about Regions', about<RegionRule>('region'))
const typeRule = literal('a rule about Unit Types', about<TypeRule>('type'))
const deck = literal('a deck', DECKS)
const sideVars = { side }
const face = literal('an Action die', FACES)

/** The codec of each kind of frame. */
export type FrameCodecs<F extends FrameTable<F>> = { readonly [K in keyof F]: t.Type<VarsOf<F, K>, unknown> }

const wordsOf = (scenario: Scenario) => {
  const names = namesOf(scenario)
  const maybe = orNull(names.region)
  const stepVars = { list: names.effect, index: number(), owner: side, moved: maybe }
  return {
    ...names,
    maybe,
    stepVars,
    force: { side, region: names.region, battle: flag, chosen: orNull(names.type) },
    way: {
      does: literal('what the defender does', ['stay', 'retreat', 'rout']),
      region: orNull(literal<string>('a Region', [...scenario.regionIds, SENT])),
    },
    token: literal<string>('an ability', asideIds(scenario)),
    typeOrNone: literal<string>('a Unit Type or none', [...scenario.typeIds, '']),
    piece: literal<string>('a piece', [...scenario.characterIds, 'leader', 'token']),
    cardOrNone: literal<string>('a card or none', [...scenario.cardIds, NONE]),
    taken: someOf(
      'a part of an Army',
      [...scenario.typeIds, 'leaders', 'tokens', 'damage', ...scenario.characterIds],
      number(),
    ),
  }
}

type Words = ReturnType<typeof wordsOf>

const asideIds = ({ effects }: Scenario): ReadonlyArray<string> =>
  Object.keys(effects).flatMap((id) => (id.startsWith('cost/') ? [id.slice('cost/'.length)] : []))

const turnFrames = ({ region, maybe, position, tile, effect, token }: Words) => {
  const fate = record({ tile: orNull(tile), left: number(), applied: flag })
  return {
    game: record({}),
    turn: record({}),
    drawStep: record(sideVars),
    draw: record({ side, deck, count: number(), mayStop: flag, limit: flag }),
    handLimit: record(sideVars),
    shadowPhase: record({ position: orNull(position) }),
    assign: record({ count: number(), region: maybe }),
    fate,
    fateSteps: record({ count: integer }),
    roll: record(sideVars),
    actions: record(sideVars),
    action: record({
      side,
      die: orNull(face),
      effect: orNull(effect),
      token: maybe,
      aside: orNull(token),
    }),
    'decide/position': record({}),
    'decide/tile': fate,
    'decide/action': record(sideVars),
    'decide/tokensAside': record({ die: orNull(face) }),
    'decide/use': record({ side, die: face }),
    'decide/discard': record(sideVars),
    'decide/region': record({ side, regions: listOf(region), optional: flag, rule: regionRule }),
  }
}

/** Units to be placed; saved states call the substitutes `instead`. */
const placing = ({ region, type, typeOrNone }: Words): Shape<PlaceVars, unknown> => {
  const types = listOf(typeOrNone)
  return converted(
    record({ side, region, types, instead: listOf(type), free: flag, none: flag }),
    ({ instead, ...vars }): PlaceVars => ({ ...vars, substitutes: instead }),
    ({ substitutes, ...vars }) => ({ ...vars, instead: substitutes }),
  )
}

const effectFrames = (words: Words) => {
  const { stepVars, region, maybe, force, character, card, effect, piece } = words
  return {
    effect: record({ ...stepVars, skip: flag }),
    'do/instant': record(stepVars),
    'do/regions': record({ ...stepVars, done: listOf(region), region: maybe, over: flag }),
    inRegion: record({ ...stepVars, region }),
    place: placing(words),
    flip: record(force),
    enter: record({ side, character, region: maybe }),
    'do/enter': record({ ...stepVars, character: orNull(character) }),
    'do/playCard': record({ ...stepVars, card: orNull(card) }),
    'do/useAbility': record({ ...stepVars, effect: orNull(effect) }),
    rally: record({
      side,
      region,
      successOn: number(),
      bonus: number(),
      left: number(),
      failed: number(),
      successes: number(),
      rerolls: number(),
    }),
    'do/choose': record({ ...stepVars, option: number() }),
    'do/rollFor': record({ ...stepVars, left: number(), successes: number() }),
    strike: record({ ...stepVars, region, left: number(), hits: number() }),
    'do/die': record({ ...stepVars, left: number(), die: orNull(face) }),
    'do/discardCard': record({ ...stepVars, left: number(), card: orNull(card) }),
    'do/piece': record({
      ...stepVars,
      piece: orNull(piece),
    }),
    'do/damage': record({ ...stepVars, armies: listOf(region) }),
    'do/maneuver': record(stepVars),
  }
}

const effectQuestions = ({ stepVars, region, type, character, piece }: Words) => ({
  'decide/option': record(stepVars),
  'decide/card': record(stepVars),
  'decide/ability': record(stepVars),
  'decide/character': record({ side, characters: listOf(character) }),
  'decide/piece': record({
    side,
    pieces: listOf(piece),
  }),
  'decide/die': record({ side, dice: listOf(face) }),
  'decide/may': record({ side, rule: ruleId }),
  'decide/hand': record({ side, of: side, deck: orNull(deck) }),
  'decide/unit': record({ side, types: listOf(type), optional: flag, rule: typeRule, region }),
})

const partyFrames = ({ region, force, taken, type }: Words) => {
  const party = record({
    side,
    region,
    needsLeadership: flag,
    carrying: orNull(type),
    only: orNull(listOf(type)),
    advance: flag,
    taken,
  })
  return {
    party,
    'decide/part': party,
    settle: record(force),
    casualties: record({ ...force, until: orNull(number()), optional: flag, over: flag }),
  }
}

const armyFrames = (words: Words) => {
  const { stepVars, region, maybe, taken, character } = words
  const attack = record({
    ...stepVars,
    region: maybe,
    taken: orNull(taken),
    target: maybe,
    marches: flag,
    steps: number(),
  })
  const characters = record({
    ...stepVars,
    done: listOf(character),
    group: listOf(character),
    from: maybe,
    region: maybe,
    steps: number(),
    going: flag,
    over: flag,
  })
  return {
    ...partyFrames(words),
    'do/moveArmy': record({
      ...stepVars,
      entered: listOf(region),
      region: maybe,
      taken: orNull(taken),
      steps: number(),
      over: flag,
    }),
    'do/attack': attack,
    'decide/attack': attack,
    'do/moveCharacters': characters,
    'decide/group': characters,
    'decide/path': characters,
  }
}

const battleFrames = (words: Words) => {
  const { stepVars, region, maybe, taken, card, cardOrNone, effect, tactics, way } = words
  const dice = literal<string>('dice to roll again', REROLLS)
  return {
    battle: record({
      ...stepVars,
      attacker: side,
      from: region,
      region,
      combined: flag,
      over: flag,
      way: orNull(record(way)),
    }),
    round: record({
      region: maybe,
      shown: orNull(forBoth(tactics)),
      reacted: listOf(side),
      used: orNull(card),
      chosen: orNull(forBoth(cardOrNone)),
    }),
    moment: record({ moment: literal('a moment', MOMENTS), queue: listOf(record({ list: effect, side })) }),
    combatRoll: record({}),
    reroll: record({ chosen: orNull(forBoth(dice)) }),
    retreat: record({ ...way, side, damage: flag }),
    advance: record({ region: maybe, taken: orNull(taken) }),
    'decide/tactics': forBoth(orNull(tactics)),
    'decide/combatCard': forBoth(orNull(cardOrNone)),
    'decide/reaction': record(sideVars),
    'decide/reroll': forBoth(orNull(dice)),
    'decide/wayOut': record(sideVars),
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
