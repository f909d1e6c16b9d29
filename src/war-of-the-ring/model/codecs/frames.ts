/**
 * The codecs of the frames: the variables of everything that can run or be asked, as JSON of names.
 */
import * as t from 'io-ts/lib/index.js'
import { bitsOf, indexOf, natural, oneOf } from '../../../kernel/codec'
import {
  BATTLE_ENDS,
  BATTLE_KINDS,
  DRAW_REASONS,
  DAMAGE_ANSWERS,
  TILE_REASONS,
  type AttackVars,
  type BattleVars,
  type CasualtiesVars,
  type Frames,
  type MarchVars,
  type PartyVars,
  type Use,
} from '../frames'
import { CHARACTER_IDS, DECKS } from '../ids'
import { sided } from './figures'
import {
  character,
  fieldsOf,
  maybeCharacter,
  maybeFace,
  maybePiece,
  maybePlace,
  maybeRegion,
  maybeTile,
  nation,
  piece,
  place,
  region,
  side,
} from './names'

const characters = bitsOf('characters', CHARACTER_IDS)
const regions = t.readonlyArray(region)
const pair = t.readonly(t.tuple([natural, natural]))
const whole: t.Type<number, number> = new t.Type(
  'a whole number',
  (u): u is number => Number.isSafeInteger(u),
  (u, context) => (Number.isSafeInteger(u) ? t.success(u as number) : t.failure(u, context)),
  t.identity,
)

const deck = indexOf('a deck', DECKS)
const nothing: t.Type<number, null> = new t.Type(
  'null',
  (u): u is number => u === -1,
  (u, context) => (u === null ? t.success(-1) : t.failure(u, context)),
  () => null,
)

/** What each use of a die is about. */
const SUBJECTS: { readonly [K in Use['does']]: t.Type<number, string | null> } = {
  pass: nothing,
  nothing,
  moveFellowship: nothing,
  hideFellowship: nothing,
  separate: nothing,
  moveCharacters: nothing,
  moveArmies: nothing,
  attack: nothing,
  advanceNation: nation,
  recruit: nothing,
  recruitEverywhere: character,
  upgrade: character,
  bringCharacter: character,
  drawEvent: deck,
}
const does = oneOf('a use of a die', Object.keys(SUBJECTS) as ReadonlyArray<Use['does']>)

const use: t.Type<Use, unknown> = (() => {
  const plain = fieldsOf({ does, die: maybeFace, as: maybeFace, what: t.unknown })
  return new t.Type<Use, unknown>(
    'a use of a die',
    (u): u is Use => typeof u === 'object' && u !== null,
    (u, context) => {
      const read = plain.validate(u, context)
      if (read._tag === 'Left') return read
      const subject = SUBJECTS[read.right.does]
      const { what } = read.right
      const about = subject.validate(what, t.appendContext(context, 'what', subject, what))
      return about._tag === 'Left' ? about : t.success({ ...read.right, what: about.right })
    },
    (value) => plain.encode({ ...value, what: SUBJECTS[value.does].encode(value.what) }),
  )
})()

const asking = fieldsOf({ side })
const opportunity = fieldsOf({ side, ring: t.boolean, use: t.union([use, t.null]) })

const march: t.Type<MarchVars, unknown> = sided((figures) =>
  fieldsOf({
    side,
    leader: t.boolean,
    moves: natural,
    from: maybeRegion,
    to: maybeRegion,
    party: figures,
    cameTo: maybeRegion,
    moved: figures,
  }),
)
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
  }),
)
const attack: t.Type<AttackVars, unknown> = sided((figures) =>
  fieldsOf({ side, leader: t.boolean, from: maybePlace, to: maybePlace, party: figures }),
)
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
  }),
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
})
const tile = fieldsOf({
  why: oneOf('a reason', TILE_REASONS),
  successes: natural,
  tile: maybeTile,
  damage: whole,
  reveals: t.boolean,
  gollum: t.boolean,
  casualty: t.boolean,
  answer: t.union([oneOf('an answer to damage', DAMAGE_ANSWERS), t.null]),
  lost: maybeCharacter,
  leaving: characters,
})

/** The variables of every frame. */
export const frameCodecs: { readonly [K in keyof Frames]: t.Type<Frames[K], unknown> } = {
  war: fieldsOf({ war: t.literal(true) }),
  turn: fieldsOf({ next: side, declares: t.boolean }),
  draw: fieldsOf({ side, decks: bitsOf('decks', DECKS), why: oneOf('a reason to draw', DRAW_REASONS) }),
  roll: fieldsOf({ side, left: natural }),
  opportunity,
  march,
  attack,
  battle,
  declaration: locate,
  reveal: locate,
  separation: fieldsOf({ chosen: characters, byHunt: t.boolean }),
  travel,
  fellowshipMove: asking,
  hunt: fieldsOf({ level: natural, rolling: natural, again: natural, failed: natural, successes: natural }),
  tile,
  'decide/discard': asking,
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
  'decide/casualties': casualties,
  'decide/cease': battle,
  'decide/extend': battle,
  'decide/retreat': battle,
  'decide/excess': fieldsOf({ side, place, limit: natural }),
  'decide/recruit': recruit,
  'decide/spread': fieldsOf({ side, piece, regions }),
  'decide/entry': entry,
  'decide/group': fieldsOf({ available: characters, chosen: characters }),
  'decide/destination': fieldsOf({ side, chosen: characters, separates: t.boolean }),
  'decide/traveller': travel,
  'decide/flight': travel,
  'decide/damage': tile,
}
