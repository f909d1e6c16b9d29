/** The codecs of battles and their Combat cards, as JSON of names. */
import { integer } from '../../../kernel/sheet/shapes'
import * as t from 'io-ts/lib/index.js'
import { anyOf, bitsOf, formed, indexOf, natural, oneOf, pairOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { NOT_ASKED, ROLES, type CombatVars, type Role } from '../combat'
import type { Rules } from '../config'
import { BATTLE_ENDS, BATTLE_KINDS, type BattleVars, type CasualtiesVars, type FigureVars } from '../frames'
import { sided } from './figures'
import { fieldsBeside } from './seldom'
import { card, characters, maybeCard, maybePiece, maybeRegion, place, side } from './names'

const pair = t.readonly(t.tuple([natural, natural]))
const roles = bitsOf('roles', ROLES)
/** A part in a battle. */
export const role = indexOf<Role>('a role', ROLES)
const signed = pairOf(integer, integer)

/** A Combat card: null while it is chosen, and the name of one who is not asked. */
export const commitment = derived((rules: Rules): t.Type<number, string | null> =>
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

const combatFields = derived((rules: Rules) => ({
  played: pairOf(maybeCard(rules), maybeCard(rules)),
  cancelled: roles,
  done: natural,
  until: natural,
  onRoll: signed,
  onReroll: signed,
  most: pair,
  fewer: pair,
  noReroll: roles,
  bound: characters(rules),
  forfeited: characters(rules),
  given: natural,
  ones: pair,
  again: pair,
  struck: pair,
  self: pair,
  chosen: maybePiece(rules),
  number: natural,
  dice: natural,
  needs: natural,
  wounds: pair,
}))
/** Cards of a round; what siege engines add is said only where there are any. */
const combat = derived((rules: Rules): t.Type<CombatVars, unknown> =>
  fieldsBeside(rules, combatFields(rules), { added: pair }),
)

/** A battle. */
export const battle = derived((rules: Rules): t.Type<BattleVars, unknown> =>
  sided(rules, (figures) =>
    fieldsBeside(
      rules,
      {
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
        forfeited: characters(rules),
        retreat: maybeRegion,
        party: figures,
        end: anyOf(oneOf('an end of a battle', BATTLE_ENDS), t.null),
        rounds: natural,
        mayCease: t.boolean,
        fewerDice: natural,
        noCards: roles,
        declares: roles,
        combat: anyOf(combat(rules), t.null),
      },
      { noCardsAtAll: roles, claimed: t.literal(true) },
    ),
  ),
)
/** Figures to choose from. */
export const figure = derived((rules: Rules): t.Type<FigureVars, unknown> =>
  sided(rules, (figures) => fieldsOf({ side, chooser: side, card: card(rules), figures, may: t.boolean })),
)
/** Hits to take. */
export const casualties = derived((rules: Rules): t.Type<CasualtiesVars, unknown> =>
  sided(rules, (figures) =>
    fieldsBeside(
      rules,
      {
        side,
        place,
        spared: figures,
        hits: natural,
      },
      { self: t.literal(true) },
    ),
  ),
)
