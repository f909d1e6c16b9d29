/**
 * The language of Combat cards: several Event cards share a title, a title is data, and what it does is a
 * list of instructions, each at its initiative, each of a kind that one module of `rules/battle/verbs` knows.
 */
import type { CharacterId, Nation, PieceId, Rank, RegionId } from './ids'

/** The titles of the Combat cards: those of the Free Peoples, then those of the Shadow. */
export const COMBAT_TITLES = [
  'it-is-a-gift',
  'blade-of-westernesse',
  'mighty-attack',
  'servant-of-the-secret-fire',
  'anduril',
  'heroic-death',
  'daring-defiance',
  'fateful-strike',
  'sudden-strike',
  'brave-stand',
  'ents-rage',
  'huorn-dark',
  'nameless-wood',
  'daylight',
  'no-quarter',
  'advantageous-position',
  'scouts',
  'shield-wall',
  'confusion',
  'charge',
  'valour',
  'one-for-the-dark-lord',
  'cruel-as-death',
  'they-are-terrible',
  'dread-and-despair',
  'foul-stench',
  'black-breath',
  'words-of-power',
  'durins-bane',
  'devilry-of-orthanc',
  'deadly-strife',
  'onslaught',
  'relentless-assault',
  'great-host',
  'mumakil',
  'swarm-of-bats',
  'we-come-to-kill',
  'desperate-battle',
] as const
/** The titles that Twilight of the Third Age adds. */
export const TWILIGHT_TITLES = [
  'among-the-siege-engines',
  'last-defences',
  'heads-of-the-fallen',
  'old-hatred',
] as const
/** A title of Combat cards. */
export type CombatTitle = (typeof COMBAT_TITLES | typeof TWILIGHT_TITLES)[number]

/** The parts that Armies play in a battle, in the order of pairs. */
export const ROLES = ['attacker', 'defender'] as const
/** A part in a battle: 0 the attacker, 1 the defender. */
export type Role = 0 | 1
/** Stands for the card of a role that has not chosen one yet. */
export const WAITING = -1
/** Stands for the card of a role that chooses none. */
export const NOT_ASKED = -2

/** What must be true to use a Combat card; figures are those of its player in the battle. */
export type CombatCondition =
  | { readonly kind: 'any'; readonly of: ReadonlyArray<CombatCondition> }
  | { readonly kind: 'all'; readonly of: ReadonlyArray<CombatCondition> }
  /** A unit of this Nation and rank, or of any. */
  | { readonly kind: 'unit'; readonly nation?: Nation; readonly rank?: Rank }
  | { readonly kind: 'leader' }
  | { readonly kind: 'character'; readonly anyOf: ReadonlyArray<CharacterId> }
  /** A Nazgûl, or a character who counts as one. */
  | { readonly kind: 'nazgul' }
  | { readonly kind: 'nazgulLeadership'; readonly least: number }
  /** The defending Army, whoever's it is, stands where the Ring-bearers are. */
  | { readonly kind: 'defenderWithRingBearers' }
  | {
      readonly kind: 'defenderIn'
      readonly regions: ReadonlyArray<RegionId>
      readonly nations: ReadonlyArray<Nation>
    }
  | { readonly kind: 'defenderNear'; readonly region: RegionId; readonly within: number }
  | { readonly kind: 'defenderBesieged' }
  /** The player defends, and not from inside a Stronghold. */
  | { readonly kind: 'defendsInField' }
  | { readonly kind: 'piece'; readonly is: PieceId }
  /** A siege engine of the player is in the battle. */
  | { readonly kind: 'engine' }

/** What must be true for an instruction when its turn comes. */
export type RoundCondition =
  /** The enemy uses a card in this round, and it is not cancelled. */
  | { readonly kind: 'enemyCardStands' }
  | { readonly kind: 'enemyUsesNone' }
  /** So many hits in Combat roll and re-roll. */
  | { readonly kind: 'hits'; readonly whose: Whose; readonly least: number }
  /** More hits in this round than the enemy, those of attacks ahead of the roll included. */
  | { readonly kind: 'moreHits' }
  /** At least so many times the enemy's units. */
  | { readonly kind: 'outnumbers'; readonly times: number }
  /** As much Leadership of Nazgûl as the enemy has Leadership. */
  | { readonly kind: 'nazgulOutlead' }

/** Whose dice or hits. */
export type Whose = 'own' | 'enemy'
/** Figures that a card can slay, and the hits of the re-roll it takes; `must` if there is no choice. */
export interface Prey {
  readonly figure: 'leader' | 'companion' | 'nazgul' | 'minion'
  readonly hits: number | 'level'
  readonly must: boolean
}

/** One instruction of a Combat card. */
export type CombatVerb =
  { readonly kind: 'when'; readonly condition: RoundCondition; readonly does: CombatDeed } | CombatDeed

/** What an instruction does. */
export type CombatDeed =
  /** Adds to each die of a roll; `paid` for each thing paid just before. */
  | {
      readonly kind: 'addToDice'
      readonly whose: Whose | 'both'
      readonly rolls: 'combat' | 'leader' | 'both'
      readonly by: number
      readonly paid?: true
    }
  /** The enemy rolls at most so many dice in the Combat roll. */
  | { readonly kind: 'limitDice'; readonly most: number }
  /** The enemy rolls fewer dice in the Combat roll: one for each Companion, or for each point paid. */
  | { readonly kind: 'removeDice'; readonly per: 'companion' | 'paid' }
  | { readonly kind: 'noReroll' }
  /** An attack of its own with so many dice, its losses at once. */
  | {
      readonly kind: 'strike'
      readonly dice: number | 'leadership' | 'elites' | 'paid' | { readonly each: PieceId }
      /** What they need; otherwise the usual number. */
      readonly needs?: number
    }
  /** Hits without a roll, the losses at once. */
  | { readonly kind: 'score'; readonly hits: number }
  | { readonly kind: 'addHits'; readonly whose: Whose; readonly by: number }
  /** Up to so many hits on one's own units, at once. */
  | { readonly kind: 'sufferHits'; readonly most: number }
  /** Gives up Leadership of Nazgûl: so many points, or as many as one likes. */
  | { readonly kind: 'payNazgulLeadership'; readonly points: number | 'any' }
  /** All Companions forfeit their Leadership. */
  | { readonly kind: 'forfeitCompanions' }
  /** One of these forfeits his Leadership, and up to so many missed dice are hits. */
  | {
      readonly kind: 'turnMisses'
      readonly by: ReadonlyArray<{ readonly anyOf: ReadonlyArray<CharacterId>; readonly most: number }>
    }
  /** Combat Strength is more by one for each siege engine of the player. */
  | { readonly kind: 'addEngines' }
  /** With a hit of the re-roll a siege engine of the enemy may be removed. */
  | { readonly kind: 'wreckEngine' }
  | { readonly kind: 'cancelCard' }
  /** An enemy Companion has neither Leadership nor abilities. */
  | { readonly kind: 'bindCompanion' }
  /** The defender leaves before the roll. */
  | { readonly kind: 'escape' }
  /** Each 1 of the enemy's Combat roll hits his own Army and is not rolled again. */
  | { readonly kind: 'onesBackfire' }
  /** A Leader or Companion of one's own dies and takes hits along. */
  | { readonly kind: 'sacrifice' }
  /** Hits of the re-roll kill an enemy figure; so many of them are used up by it. */
  | { readonly kind: 'slay'; readonly prey: ReadonlyArray<Prey>; readonly spends: number }

/** Instructions that come at a number of initiative. */
export interface TimedEffect {
  readonly initiative: number
  readonly does: ReadonlyArray<CombatVerb>
}

/** A title: what it asks for and what it does. `says` is our own paraphrase. */
export interface CombatCard {
  readonly title: CombatTitle
  readonly name: string
  readonly says: string
  readonly playIf?: CombatCondition
  readonly effects: ReadonlyArray<TimedEffect>
}
/** Every title with its text. */
export type CombatCards = Readonly<Record<(typeof COMBAT_TITLES)[number], CombatCard>> &
  Readonly<Partial<Record<CombatTitle, CombatCard>>>
