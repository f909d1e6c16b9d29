/**
 * The variables of what is going on in Battles, each with the names and numbers that can stand in it. The
 * compiler holds the table to the frames of the game.
 */
import {
  CARD_TYPES,
  COMMON_TACTICS,
  DECKS,
  FACES,
  MOMENTS,
  RULEBOOK,
  SIDES,
  type State,
  type Scenario,
} from '../battles/index'
import { mixed, named, numbered, type Variable } from './variables'

type Frame = State['stack'][number]
type KeysOf<F extends Frame> = F extends unknown ? keyof F['vars'] : never
/** The variables as views have them, which call the substitutes of a missing figure `instead`. */
type InViews = Exclude<KeysOf<Frame>, 'substitutes'> | 'instead'

const SENT = 'where-the-attacker-says'
const NONE = 'none'

/** The names of a scenario by what they are names of. */
const namesIn = (scenario: Scenario) => {
  const { regionIds, typeIds, characterIds, cardIds, tiles, positions, effects } = scenario
  return {
    region: named([...regionIds, SENT]),
    type: named(typeIds),
    character: named(characterIds),
    card: named(cardIds, [NONE]),
    tactics: named(typeIds, COMMON_TACTICS, [NONE]),
    tile: named(Object.keys(tiles)),
    position: named(Object.keys(positions)),
    effect: named(Object.keys(effects)),
    parts: [...typeIds, 'leaders', 'tokens', 'damage', ...characterIds],
    tokens: typeIds,
    cards: cardIds,
    abilities: Object.keys(effects).flatMap((id) => (id.startsWith('ability/') ? [id.slice(8)] : [])),
  }
}

const side = named(SIDES)
const face = named(FACES)
const rule = named(Object.keys(RULEBOOK))
const number = numbered()
const WAYS = ['stay', 'retreat', 'rout']
const PIECES = ['leader', 'token']
const REROLLS = ['1', '2', '3', '4', '5'].reduce<ReadonlyArray<string>>(
  (sets, place) => [...sets, ...sets.map((set) => (set === NONE ? place : `${set}-${place}`))],
  [NONE],
)

/** Variables that stand for the same in every scenario. */
const PLAIN = {
  side,
  owner: side,
  attacker: side,
  reacted: side,
  of: side,
  deck: named(DECKS),
  die: face,
  dice: face,
  moment: named(MOMENTS),
  does: named(['stay', 'retreat', 'rout', 'die', 'token', 'aside', 'nothing']),
  rule,
  count: number,
  mayStop: number,
  limit: number,
  left: number,
  applied: number,
  index: number,
  skip: number,
  over: number,
  none: number,
  steps: number,
  marches: number,
  needsLeadership: number,
  advance: number,
  battle: number,
  until: number,
  optional: number,
  going: number,
  successOn: number,
  bonus: number,
  failed: number,
  successes: number,
  rerolls: number,
  hits: number,
  combined: number,
  damage: number,
  option: number,
}

/** Variables with Characters in them. */
const peopleOf = (character: Variable) => ({ group: character, character, characters: character })

/** The variables of a scenario. */
export const variablesOf = (scenario: Scenario): Readonly<Record<string, Variable>> => {
  const { region, type, character, card, tactics, tile, position, effect, ...lists } = namesIn(scenario)
  const secret = mixed(1, lists.tokens, COMMON_TACTICS, lists.cards, REROLLS, ['hidden'])
  const piece = named(PIECES, character.names)
  return {
    ...PLAIN,
    position,
    region,
    tile,
    effect,
    token: named(region.names, type.names),
    aside: named(lists.abilities),
    list: effect,
    moved: named(region.names, scenario.typeIds, character.names),
    done: named(region.names, character.names),
    types: type,
    instead: type,
    free: secret,
    shadow: secret,
    entered: region,
    taken: named(lists.parts),
    target: region,
    carrying: type,
    only: type,
    chosen: named(type.names, tactics.names, card.names, REROLLS),
    ...peopleOf(character),
    from: region,
    way: named(WAYS, region.names),
    shown: tactics,
    used: card,
    queue: named(effect.names, SIDES),
    armies: region,
    regions: region,
    pieces: piece,
    piece,
    card: named(card.names, CARD_TYPES),
  } satisfies Record<InViews, Variable>
}
