/**
 * What players may do, as plain JSON with the names of the scenario. One kind per sort of answer; a longer
 * move is a run of small answers.
 */
import type { ActionSchema } from '../../kernel/door'
import { COMMON_TACTICS, FACES, PLAIN_FACES, SIDES, type Face, type PlainFace, type Side } from './sides'
import type { Scenario } from './tables'

interface By {
  readonly seat: Side
}

/** Declines what is offered, passes, or stops. */
export type Pass = By & { readonly kind: 'pass' }
/** Takes what is offered. */
export type Accept = By & { readonly kind: 'accept' }
/** Names a Region. */
export type ChooseRegion = By & { readonly kind: 'chooseRegion'; readonly region: string }
/** Names a Unit Type: the Unit to lose, to remove or to place. */
export type ChooseUnit = By & { readonly kind: 'chooseUnit'; readonly type: string }
/** Names a piece of an Army: a Leader, a Leadership token or a Character. */
export type ChoosePiece = By & { readonly kind: 'choosePiece'; readonly piece: string }
/** Names a Character. */
export type ChooseCharacter = By & { readonly kind: 'chooseCharacter'; readonly character: string }
/** Names one of several effects, counted from 1. */
export type ChooseOption = By & { readonly kind: 'chooseOption'; readonly option: number }
/** Names an unused Action die. */
export type ChooseDie = By & { readonly kind: 'chooseDie'; readonly die: Face }
/** Discards a card. */
export type Discard = By & { readonly kind: 'discard'; readonly card: string }
/** Plays a card as an action. */
export type PlayCard = By & { readonly kind: 'playCard'; readonly card: string }
/** Plays the Combat half of a card. */
export type PlayCombat = By & { readonly kind: 'playCombat'; readonly card: string }
/** Chooses the position of the Commander-in-Chief. */
export type ChoosePosition = By & { readonly kind: 'choosePosition'; readonly position: string }
/** Draws a Fate Tile, setting aside the one before it. */
export type DrawTile = By & { readonly kind: 'drawTile' }
/** Applies the Fate Tile that was drawn last. */
export type ApplyTile = By & { readonly kind: 'applyTile' }
/** Takes an Action die to use it. */
export type TakeDie = By & { readonly kind: 'takeDie'; readonly die: Face }
/** Says what the die is used for, and as what result. */
export type Use = By & { readonly kind: 'use'; readonly as: PlainFace; readonly use: string }
/** Passes and uses an Action token. */
export type UseToken = By & { readonly kind: 'useToken'; readonly use: string }
/** Puts aside a die when none can be used. */
export type PutAside = By & { readonly kind: 'putAside'; readonly die: Face }
/** Uses an ability of a Character, counted from 1. */
export type UseAbility = By & {
  readonly kind: 'useAbility'
  readonly character: string
  readonly ability: number
}
/** Says how many of something go along: Units of a type, Leaders, tokens, a Character, Damage. */
export type Take = By & { readonly kind: 'take'; readonly what: string; readonly count: number }
/** Moves before the attack. */
export type MarchFirst = By & { readonly kind: 'march' }
/** Attacks the Army in a Region. */
export type Attack = By & { readonly kind: 'attack'; readonly region: string }
/** Takes a Character into the group that moves. */
export type Join = By & { readonly kind: 'join'; readonly character: string }
/** Leaves a Character of the group where it is now. */
export type Halt = By & { readonly kind: 'halt'; readonly character: string }
/** Chooses a Tactics token, in secret. */
export type ChooseTactics = By & { readonly kind: 'chooseTactics'; readonly token: string }
/** Names the dice to roll again, by their places in the row. */
export type Reroll = By & { readonly kind: 'reroll'; readonly dice: string }
/** Retreats in good order. */
export type Retreat = By & { readonly kind: 'retreat'; readonly region: string }
/** Routs. */
export type Rout = By & { readonly kind: 'rout'; readonly region: string }

/** Any action of a player. */
export type Action =
  | Pass
  | Accept
  | ChooseRegion
  | ChooseUnit
  | ChoosePiece
  | ChooseCharacter
  | ChooseOption
  | ChooseDie
  | Discard
  | PlayCard
  | PlayCombat
  | ChoosePosition
  | DrawTile
  | ApplyTile
  | TakeDie
  | Use
  | UseToken
  | PutAside
  | UseAbility
  | Take
  | MarchFirst
  | Attack
  | Join
  | Halt
  | ChooseTactics
  | Reroll
  | Retreat
  | Rout

/** Where an Army goes that has no way of its own: the attacker names the Region. */
export const SENT = 'where-the-attacker-says'

const subsets = (places: ReadonlyArray<string>): ReadonlyArray<string> =>
  places.reduce<ReadonlyArray<string>>(
    (sets, place) => [...sets, ...sets.map((set) => (set === 'none' ? place : `${set}-${place}`))],
    ['none'],
  )

/** Every choice of dice to roll again: `none`, or places in the row like `1-3`. */
export const REROLLS: ReadonlyArray<string> = subsets(['1', '2', '3', '4', '5'])

const upTo = (last: number): ReadonlyArray<number> => Array.from({ length: last + 1 }, (_, number) => number)

const usesIn = ({ effects }: Scenario, prefix: string): ReadonlyArray<string> => [
  ...new Set(
    Object.keys(effects).flatMap((id) =>
      id.startsWith(prefix) && !id.includes('.') ? [id.slice(id.lastIndexOf('/') + 1)] : [],
    ),
  ),
]

/** The fields of each kind of action with the values they may have in a scenario. */
export const actionsOf = (scenario: Scenario): ActionSchema => {
  const region = scenario.regionIds
  const type = scenario.typeIds
  const character = scenario.characterIds
  const card = scenario.cardIds
  const die = FACES
  return {
    pass: {},
    accept: {},
    chooseRegion: { region },
    chooseUnit: { type },
    choosePiece: { piece: ['leader', 'token', ...character] },
    chooseCharacter: { character },
    chooseOption: { option: [1, 2, 3, 4, 5, 6] },
    chooseDie: { die },
    discard: { card },
    playCard: { card },
    playCombat: { card },
    choosePosition: { position: Object.keys(scenario.positions) },
    drawTile: {},
    applyTile: {},
    takeDie: { die },
    use: { as: PLAIN_FACES, use: usesIn(scenario, 'use/') },
    useToken: { use: usesIn(scenario, 'token/') },
    putAside: { die },
    useAbility: { character, ability: [1, 2, 3, 4, 5, 6] },
    take: { what: [...type, 'leaders', 'tokens', 'damage', ...character], count: upTo(30) },
    march: {},
    attack: { region },
    join: { character },
    halt: { character },
    chooseTactics: { token: [...type, ...COMMON_TACTICS] },
    reroll: { dice: REROLLS },
    retreat: { region: [...region, SENT] },
    rout: { region: [...region, SENT] },
  } satisfies Readonly<Record<Action['kind'], unknown>>
}

/** The seats. */
export const SEATS = SIDES
