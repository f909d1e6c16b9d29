/**
 * The variables of War of the Ring's frames with what can stand in each. The types see to it that none is
 * forgotten.
 */
import {
  DECKS,
  DIE_FACES,
  FACTIONS,
  FRAME_WORDS,
  NATIONS,
  REGION_IDS,
  SIDES,
  type War,
} from '../war-of-the-ring/index'
import type { VarsIn } from '../kernel/index'
import { mixed, named, numbered, type Variable } from './variables'
import { BESIDE, IN_BATTLE, IN_COMBAT, USED_FOR, type BesideKeys } from './warBeside'
import { PLACES, type Made, type WarNames } from './warNames'

type BattleVars = VarsIn<War, 'battle'>
type CombatVars = BattleVars['combat']
type Stride = VarsIn<War, 'separation'>['stride']
type Use = NonNullable<VarsIn<War, 'opportunity'>['use']>

const OPTIONS = Object.keys({ move: true, hunt: true } satisfies Record<
  NonNullable<VarsIn<War, 'option'>['chosen']>,
  true
>)
const MOMENTS = Object.keys({
  addsToHunt: true,
  preventsTile: true,
  replacesTile: true,
  lessensDamage: true,
  drawsTile: true,
} satisfies Record<VarsIn<War, 'decide/reaction'>['at'], true>)
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
} satisfies Record<Exclude<Use['does'], (typeof USED_FOR)[number]>, true>)

const side: Made = () => named(SIDES)
const card: Made = ({ cards }) => named(cards)
const place: Made = () => named(PLACES)
const figures: Made = ({ pieces }) => named(pieces)
const characters: Made = ({ characters }) => named(characters)
const tile: Made = ({ tiles }) => named(tiles)
const roles: Made = () => named(FRAME_WORDS.roles)
const number: Made = () => numbered()
const pair: Made = () => numbered(2)
const MOST_PARTS = 12

const STRIDE = {
  level: number,
  farther: number,
  besieged: number,
  stays: number,
} satisfies Record<keyof Stride, Made>

const USE = {
  does: ({ beside }) => named(USES, beside ? USED_FOR : []),
  die: () => named(DIE_FACES),
  as: () => named(DIE_FACES),
  what: ({ cards, characters, beside }) => named(NATIONS, characters, DECKS, cards, beside ? FACTIONS : []),
} satisfies Record<keyof Use, Made>

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
} satisfies Record<Exclude<keyof CombatVars, keyof typeof IN_COMBAT>, Made>

const BATTLE = {
  kind: () => named(FRAME_WORDS.battleKinds),
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
  end: () => named(FRAME_WORDS.battleEnds),
  rounds: number,
  mayCease: number,
  fewerDice: number,
  noCards: roles,
  declares: roles,
} satisfies Record<Exclude<keyof BattleVars, 'combat' | keyof typeof IN_BATTLE>, Made>

type KeysOf<F extends War['frame']> = F extends unknown
  ? F['vars'] extends BattleVars
    ? never
    : keyof F['vars']
  : never

/** Combat cards of which the back is seen. */
const BACKS = DECKS.map((deck) => `hidden ${deck}`)

/** Variables of those editions alone that answer a Hunt tile in order. */
const FURTHER = {
  cardsOver: number,
  former: characters,
} satisfies Table
/** Variables of what partners do among themselves. */
const AGREEING = {
  agreed: number,
  given: ({ cards }) => named(cards, ['hidden']),
} satisfies Table

const PLAIN = {
  again: number,
  answer: () => named(FRAME_WORDS.damageAnswers),
  at: () => named(MOMENTS),
  available: figures,
  bearing: () => named(FRAME_WORDS.bearings),
  bonus: number,
  byHunt: number,
  came: ({ pieces }) => named(REGION_IDS, pieces),
  card,
  casualty: number,
  character: characters,
  chooser: side,
  chosen: ({ cards, pieces, readings }) =>
    named(pieces, cards, OPTIONS, ['hidden', 'not asked'], readings.cardsInTurn ? BACKS : []),
  companion: characters,
  damage: number,
  deck: number,
  decks: () => named(DECKS),
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
  nation: () => named(NATIONS),
  next: ({ cards }) => named(SIDES, cards),
  number,
  optional: number,
  paid: number,
  party: figures,
  path: place,
  piece: figures,
  place,
  placed: () => numbered(MOST_PARTS),
  prevented: number,
  price: number,
  purpose: () => named(['move', 'attack', 'advance']),
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
  said: figures,
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
  why: ({ beside }) =>
    mixed(0, ['declare', 'reveal'], FRAME_WORDS.tileReasons, FRAME_WORDS.drawReasons, beside ? ['fire'] : []),
} satisfies Record<
  Exclude<
    KeysOf<War['frame']>,
    'battle' | 'use' | 'stride' | keyof typeof AGREEING | keyof typeof FURTHER | BesideKeys
  >,
  Made
>

type Table = Readonly<Record<string, Made>>
type Variables = Readonly<Record<string, Variable>>

const made = (table: Table, names: WarNames, prefix = ''): Variables =>
  Object.fromEntries(Object.entries(table).map(([name, make]) => [`${prefix}${name}`, make(names)]))

/** Objects within variables that have variables of their own. */
export const NESTED: ReadonlySet<string> = new Set(['battle', 'combat', 'use', 'stride'])

/** Every variable by its name; those of a battle, its cards, a die and a stride with their own in front. */
export const warVariables = (names: WarNames): Variables => ({
  ...made(PLAIN, names),
  ...(names.readings.answersInOrder ? made(FURTHER, names) : {}),
  ...(names.frames.includes('swap') ? made(AGREEING, names) : {}),
  ...made(USE, names, 'use.'),
  ...made(STRIDE, names, 'stride.'),
  ...made(BATTLE, names, 'battle.'),
  ...made(COMBAT, names, 'combat.'),
  ...(names.beside
    ? {
        ...made(BESIDE, names),
        ...made(IN_BATTLE, names, 'battle.'),
        ...made(IN_COMBAT, names, 'combat.'),
      }
    : {}),
})
