/**
 * The variables of War of the Ring's frames with what can stand in each. The types see to it that none is
 * forgotten.
 */
import {
  BATTLE_ENDS,
  BATTLE_KINDS,
  BEARINGS,
  CHARACTER_IDS,
  DAMAGE_ANSWERS,
  DECKS,
  DIE_FACES,
  DRAW_REASONS,
  EVENT_CARD_IDS,
  HUNT_TILE_IDS,
  NATIONS,
  PIECE_IDS,
  REGIONS,
  REGION_IDS,
  ROLES,
  SIDES,
  TILE_REASONS,
  type BattleVars,
  type CombatVars,
  type Frames,
  type OptionVars,
  type ReactionVars,
  type Stride,
  type Use,
} from '../war-of-the-ring/index'
import type { VarsOf } from '../kernel/index'
import { mixed, named, numbered, type Variable } from './variables'

/** The regions with a Stronghold. */
export const STRONGHOLD_IDS: ReadonlyArray<string> = REGIONS.filter(
  ({ settlement }) => settlement === 'stronghold',
).map(({ id }) => id)

/** Regions, and the insides of Strongholds. */
export const PLACES: ReadonlyArray<string> = [...REGION_IDS, ...STRONGHOLD_IDS.map((id) => `${id}/inside`)]

const OPTIONS = Object.keys({ move: true, hunt: true } satisfies Record<
  NonNullable<OptionVars['chosen']>,
  true
>)
const MOMENTS = Object.keys({
  addsToHunt: true,
  preventsTile: true,
  replacesTile: true,
  lessensDamage: true,
  drawsTile: true,
} satisfies Record<ReactionVars['at'], true>)
const USES = Object.keys({
  pass: true,
  nothing: true,
  moveFellowship: true,
  hideFellowship: true,
  separate: true,
  moveCharacters: true,
  moveArmies: true,
  attack: true,
  advanceNation: true,
  recruit: true,
  recruitEverywhere: true,
  upgrade: true,
  bringCharacter: true,
  drawEvent: true,
  playEvent: true,
  endCard: true,
} satisfies Record<Use['does'], true>)

const side = named(SIDES)
const card = named(EVENT_CARD_IDS)
const place = named(PLACES)
const figures = named(PIECE_IDS)
const characters = named(CHARACTER_IDS)
const tile = named(HUNT_TILE_IDS)
const roles = named(ROLES)
const number = numbered()
const pair = numbered(2)
const MOST_PARTS = 12

const STRIDE = {
  level: number,
  farther: number,
  besieged: number,
  stays: number,
} satisfies Record<keyof Stride, Variable>

const USE = {
  does: named(USES),
  die: named(DIE_FACES),
  as: named(DIE_FACES),
  what: named(NATIONS, CHARACTER_IDS, DECKS, EVENT_CARD_IDS),
} satisfies Record<keyof Use, Variable>

const COMBAT = {
  played: card,
  cancelled: roles,
  done: number,
  until: number,
  onRoll: pair,
  onReroll: pair,
  most: pair,
  fewer: pair,
  noReroll: roles,
  bound: characters,
  forfeited: characters,
  given: number,
  ones: pair,
  again: pair,
  struck: pair,
  self: pair,
  chosen: figures,
  number,
  dice: number,
  needs: number,
  wounds: pair,
} satisfies Record<keyof CombatVars, Variable>

const BATTLE = {
  kind: named(BATTLE_KINDS),
  side,
  from: place,
  to: place,
  rearguard: figures,
  round: number,
  rolling: pair,
  missed: pair,
  hits: pair,
  silenced: number,
  forfeited: characters,
  retreat: place,
  party: figures,
  end: named(BATTLE_ENDS),
  rounds: number,
  mayCease: number,
  fewerDice: number,
  noCards: roles,
  declares: roles,
} satisfies Record<Exclude<keyof BattleVars, 'combat'>, Variable>

type KeysOf<K extends keyof Frames> = K extends unknown
  ? VarsOf<Frames, K> extends BattleVars
    ? never
    : keyof VarsOf<Frames, K>
  : never

const PLAIN = {
  again: number,
  answer: named(DAMAGE_ANSWERS),
  at: named(MOMENTS),
  available: figures,
  bearing: named(BEARINGS),
  bonus: number,
  byHunt: number,
  came: named(REGION_IDS, PIECE_IDS),
  card,
  casualty: number,
  character: characters,
  chooser: side,
  chosen: named(PIECE_IDS, EVENT_CARD_IDS, OPTIONS, ['hidden', 'not asked']),
  companion: characters,
  damage: number,
  deck: number,
  decks: named(DECKS),
  declares: number,
  escort: figures,
  failed: number,
  figures,
  first: figures,
  firstIn: place,
  flown: place,
  flying: place,
  from: place,
  gollum: number,
  held: tile,
  hits: number,
  leader: number,
  least: number,
  leaving: characters,
  left: number,
  level: number,
  limit: number,
  lost: characters,
  may: number,
  most: number,
  moved: characters,
  moves: number,
  nation: named(NATIONS),
  next: named(SIDES, EVENT_CARD_IDS),
  number,
  optional: number,
  paid: number,
  party: figures,
  path: place,
  piece: figures,
  place: named(PLACES, PIECE_IDS),
  placed: numbered(MOST_PARTS),
  prevented: number,
  price: number,
  purpose: named(['move', 'attack', 'advance']),
  random: number,
  recruits: number,
  region: place,
  regions: place,
  replaced: tile,
  retreat: place,
  reveals: number,
  ring: number,
  role: roles,
  rolling: number,
  separates: number,
  side,
  spared: figures,
  step: number,
  strongholds: place,
  struck: number,
  successes: number,
  target: place,
  tile,
  to: place,
  total: number,
  war: number,
  why: mixed(0, ['declare', 'reveal'], TILE_REASONS, DRAW_REASONS),
} satisfies Record<Exclude<KeysOf<keyof Frames>, 'battle' | 'use' | 'stride'>, Variable>

const prefixed = (prefix: string, table: Readonly<Record<string, Variable>>) =>
  Object.fromEntries(Object.entries(table).map(([name, variable]) => [`${prefix}.${name}`, variable]))

/** Objects within variables that have variables of their own. */
export const NESTED: ReadonlySet<string> = new Set(['battle', 'combat', 'use', 'stride'])

/** Every variable by its name; those of a battle, its cards, a die and a stride with their own in front. */
export const WAR_VARIABLES: Readonly<Record<string, Variable>> = {
  ...PLAIN,
  ...prefixed('use', USE),
  ...prefixed('stride', STRIDE),
  ...prefixed('battle', BATTLE),
  ...prefixed('combat', COMBAT),
}
