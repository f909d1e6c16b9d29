/**
 * The language in which characters and cards say what they do. One member per power; a module of `rules/`
 * or `query/` knows each power once, so no rule names a character or a card.
 */
import type { CombatCardId, Name, RegionId, Side, SpecialCardId, Version, CharacterId } from './ids'

/** In which role of a battle a power works. */
export type When = 'attacking' | 'attacked' | 'either'

/** A direction as the owner of the piece sees it. */
export type Direction = 'forward' | 'sideways' | 'backwards'

/** What a character's text does. */
export type Ability =
  // movement
  | { readonly kind: 'attacksTowards'; readonly directions: ReadonlyArray<Direction> }
  | { readonly kind: 'fliesToLoneEnemy' }
  | { readonly kind: 'jumpsToLoneEnemyIn'; readonly region: RegionId }
  | { readonly kind: 'ridesForwardInto'; readonly into: 'enemy' | 'empty' }
  | { readonly kind: 'leapsOverOneToAttack' }
  | { readonly kind: 'strikesTunnelFrom'; readonly region: RegionId }
  | { readonly kind: 'staysOnceRevealed' }
  // start of a battle
  | { readonly kind: 'silencesOpponent' }
  | { readonly kind: 'retreats'; readonly when: When; readonly direction: Direction }
  | { readonly kind: 'replaces'; readonly whom: Name }
  | { readonly kind: 'strongerBeside'; readonly whom: Name; readonly strength: number }
  | { readonly kind: 'swapsWithNeighbour' }
  | { readonly kind: 'defeats'; readonly whom: Name }
  | { readonly kind: 'defeatsBoth' }
  | { readonly kind: 'defeatsFirstAttacked' }
  | { readonly kind: 'forbidsCards'; readonly when: When }
  // combat cards
  | { readonly kind: 'choosesCardSecond' }
  | { readonly kind: 'ownCardIgnored' }
  | { readonly kind: 'ignoresEnemyCards'; readonly cards: 'text' | ReadonlyArray<CombatCardId> }
  | { readonly kind: 'refusesCard' }
  | { readonly kind: 'exchangesCardFor'; readonly card: CombatCardId }
  // strength
  | { readonly kind: 'matchesStrength'; readonly when: When }
  | { readonly kind: 'strengthIn'; readonly regions: ReadonlyArray<RegionId>; readonly strength: number }
  | { readonly kind: 'strengthWhen'; readonly when: When; readonly strength: number }
  | { readonly kind: 'supportsNeighbours'; readonly plus: number }
  // defeat, victory, end of the game
  | { readonly kind: 'returnsAfterVictoryTo'; readonly region: RegionId }
  | { readonly kind: 'slipsAwayWhenDefeated' }
  | { readonly kind: 'bearsRing' }
  | { readonly kind: 'passesRingTo'; readonly heir: Name }
  | { readonly kind: 'winsByEntering'; readonly region: RegionId }

/** A character as printed on one face of a tile. `says` is our own paraphrase of its text. */
export interface CharacterData {
  readonly id: CharacterId
  readonly name: Name
  readonly version: Version
  readonly side: Side
  readonly strength: number
  readonly abilities: ReadonlyArray<Ability>
  readonly says: string
}

/** What a combat card with text does; strength cards have a number instead. */
export type CardText =
  | { readonly kind: 'fetchFromDiscard' }
  | { readonly kind: 'defeatBoth' }
  | { readonly kind: 'cancelStrengthCard' }
  | { readonly kind: 'cancelTextCard' }
  | { readonly kind: 'retreat'; readonly direction: Direction }

/** A combat card: a strength card (text null) or a text card (strength 0). */
export interface CombatCardData {
  readonly id: CombatCardId
  readonly name: string
  readonly side: Side
  readonly strength: number
  readonly text: CardText | null
  readonly says: string
}

/** When a special card may be played. */
export type SpecialTiming = 'insteadOfTurn' | 'beforeMove' | 'anyMomentOfOwnTurn' | 'startOfBattle'

/** What a special card does. */
export type SpecialText =
  | { readonly kind: 'stepThenMoveSame' }
  | { readonly kind: 'stepThenMoveOther' }
  | { readonly kind: 'returnDefeated'; readonly who: Name; readonly to: RegionId }
  | { readonly kind: 'compelMove'; readonly shownBy: Name }
  | { readonly kind: 'retreatInsteadOfText'; readonly directions: ReadonlyArray<Direction> }
  | { readonly kind: 'revealRegion'; readonly except: RegionId }
  | { readonly kind: 'recallTo'; readonly to: RegionId }
  | { readonly kind: 'revealForGood' }

/** A special card. `says` is our own paraphrase of its text. */
export interface SpecialCardData {
  readonly id: SpecialCardId
  readonly name: string
  readonly side: Side
  readonly timing: SpecialTiming
  readonly text: SpecialText
  readonly says: string
}

/** A region of the board. `borders` lists neighbours that no step may cross (mountain beside mountain). */
export interface RegionData {
  readonly id: RegionId
  readonly name: string
  readonly terrain: 'home' | 'open' | 'mountain'
  /** Greatest number of characters of one side. */
  readonly limit: number
  readonly forward: { readonly [S in Side]: ReadonlyArray<RegionId> }
  readonly sideways: ReadonlyArray<RegionId>
  readonly borders: ReadonlyArray<RegionId>
}

/** A one-way forward link of the Fellowship. */
export interface LinkData {
  readonly kind: 'river' | 'tunnel'
  readonly from: RegionId
  readonly to: RegionId
}
