/** The variables of attacks and battles (chapter VI). Pairs are [attacker, defender]. */
import * as t from 'io-ts/lib/index.js'
import { anyOf, bitsOf, formed, indexOf, natural, oneOf, pairOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { integer } from '../../../kernel/sheet/shapes'
import { sided } from '../codecs/figures'
import {
  card,
  characters,
  maybeCard,
  maybePiece,
  maybePlace,
  maybeRegion,
  place,
  side,
} from '../codecs/names'
import { fieldsBeside } from '../codecs/seldom'
import { NOT_ASKED, ROLES, type Role } from '../combat'
import type { Rules } from '../config'
import type { Force } from '../indices'
import { BATTLE_ENDS, BATTLE_KINDS } from './words'

const pair = t.readonly(t.tuple([natural, natural]))
const signed = pairOf(integer, integer)
const roles = bitsOf('roles', ROLES)
const role = indexOf<Role>('a role', ROLES)

const combatFields = derived((rules: Rules) => ({
  /** The card of each, -1 for none. */
  played: pairOf(maybeCard(rules), maybeCard(rules)),
  /** Whose card has no effect. */
  cancelled: roles,
  /** How many instructions of both are done, and the last initiative whose time has come. */
  done: natural,
  until: natural,
  /** Added to each die of the Combat roll, and of the re-roll. */
  onRoll: signed,
  onReroll: signed,
  /** Most dice in the Combat roll, and dice taken away from it. */
  most: pair,
  fewer: pair,
  /** Who makes no re-roll. */
  noReroll: roles,
  /** Characters without Leadership and abilities, characters who forfeit, points of Nazgûl given up. */
  bound: characters(rules),
  forfeited: characters(rules),
  given: natural,
  /** Ones in the Combat roll, hits in the re-roll, hits of attacks ahead of the roll. */
  ones: pair,
  again: pair,
  struck: pair,
  /** Hits that each has brought on himself, to be taken with the others. */
  self: pair,
  /** The figure and the number chosen for the instruction at hand, -1 and 0 for none. */
  chosen: maybePiece(rules),
  number: natural,
  /** Dice of an attack of its own still to be rolled, what they need, and hits that each takes at once. */
  dice: natural,
  needs: natural,
  wounds: pair,
}))
const combat = derived((rules: Rules) =>
  fieldsBeside(rules, combatFields(rules), {
    /** Added to Combat Strength; only where siege engines do. */
    added: pair,
  }),
)
/** The Combat cards of a round. */
export interface CombatVars extends t.TypeOf<ReturnType<typeof combat>> {}

const battleFields = (rules: Rules, figures: t.Type<Force, unknown>) => ({
  kind: oneOf('a kind of battle', BATTLE_KINDS),
  /** The attacking side. */
  side,
  from: place,
  to: place,
  /** The part of the attacker's Army that stays out of it. */
  rearguard: figures,
  round: natural,
  /** Dice still to roll in this step, and what the roll has brought so far. */
  rolling: pair,
  missed: pair,
  hits: pair,
  /** Whether no Nazgûl leads in this battle, and who gave up his Leadership for it. */
  silenced: t.boolean,
  forfeited: characters(rules),
  /** Where the defender retreated to, -1 if he did not. */
  retreat: maybeRegion,
  /** Who of the attackers advances. */
  party: figures,
  end: anyOf(oneOf('an end of a battle', BATTLE_ENDS), t.null),
  /** Rounds of a siege battle before it has to be extended. */
  rounds: natural,
  /** Whether the attacker may cease. */
  mayCease: t.boolean,
  /** Dice that the defender rolls less in every Combat roll. */
  fewerDice: natural,
  /** Who uses no Combat card in the first round, unless a Companion is with him. */
  noCards: roles,
  /** Who has declared a Combat card for this round. */
  declares: roles,
  /** The Combat cards of this round, null without any. */
  combat: anyOf(combat(rules), t.null),
})
const battleSeldom = {
  /** Who uses no Combat card in the first round, whoever is with him; only where a card says so. */
  noCardsAtAll: roles,
  /** Whether the Free Peoples have claimed the superiority of siege engines. */
  claimed: t.literal(true),
}
export const battle = derived((rules: Rules) =>
  sided(rules, (figures) => fieldsBeside(rules, battleFields(rules, figures), battleSeldom)),
)
/**
 * A battle.
 *
 * @internal
 */
export interface BattleVars extends t.TypeOf<ReturnType<typeof battle>> {}

export const declareCard = derived((rules: Rules) => fieldsOf({ role, battle: battle(rules) }))
/** The question whether a role uses a Combat card. */
export interface DeclareCardVars extends t.TypeOf<ReturnType<typeof declareCard>> {}

/** A Combat card: null while it is chosen, and the name of one who is not asked. */
const commitment = derived((rules: Rules): t.Type<number, string | null> =>
  formed(
    new t.Type(
      'an event card, null or not asked',
      (u): u is number => maybeCard(rules).is(u) || u === NOT_ASKED,
      (u, context) => (u === 'not asked' ? t.success(NOT_ASKED) : maybeCard(rules).validate(u, context)),
      (value) => (value === NOT_ASKED ? 'not asked' : maybeCard(rules).encode(value)),
    ),
    { anyOf: [maybeCard(rules), { const: 'not asked' }] },
  ),
)
export const commit = derived((rules: Rules) =>
  fieldsOf({ chosen: pairOf(commitment(rules), commitment(rules)), battle: battle(rules) }),
)
/** The Combat cards being chosen, -1 while he thinks, -2 if he is not asked. */
export interface CommitVars extends t.TypeOf<ReturnType<typeof commit>> {}

export const figure = derived((rules: Rules) =>
  sided(rules, (figures) => fieldsOf({ side, chooser: side, card: card(rules), figures, may: t.boolean })),
)
/** A figure to be chosen for a Combat card: whose figures, who chooses, and whether he may decline. */
export interface FigureVars extends t.TypeOf<ReturnType<typeof figure>> {}

export const numberAsked = derived((rules: Rules) =>
  fieldsOf({ side, card: card(rules), least: natural, most: natural }),
)
/** A number to be chosen for a Combat card. */
export interface NumberVars extends t.TypeOf<ReturnType<typeof numberAsked>> {}

export const attack = derived((rules: Rules) =>
  sided(rules, (figures) =>
    fieldsOf({ side, leader: t.boolean, from: maybePlace, to: maybePlace, party: figures }),
  ),
)
/** An attack: from where to where, and who must be with it. */
export interface AttackVars extends t.TypeOf<ReturnType<typeof attack>> {}

export const casualties = derived((rules: Rules) =>
  sided(rules, (figures) =>
    fieldsBeside(
      rules,
      { side, place, spared: figures, hits: natural },
      {
        /** Whether the side brings the hits on itself; only where that differs. */
        self: t.literal(true),
      },
    ),
  ),
)
/** Hits to be taken by a side, one by one; `spared` takes no part. */
export interface CasualtiesVars extends t.TypeOf<ReturnType<typeof casualties>> {}
