/**
 * A card drawn because a Combat card was used (chapter VI, Character cards): a character with that power in
 * the battle lets his side draw from a deck, if it likes.
 */
import type { Rules } from '../../model/config'
import { procedure, type World } from '../../model/bundle'
import { derived } from '../../../kernel/derived'
import { NO_EVENTS } from '../../../kernel/types'
import type { DrawFrom } from '../../model/actions'
import { calling, mayDo, returning, type Here } from '../../model/bundle'
import type { Role } from '../../model/combat'
import { ask, start, type BattleVars } from '../../model/frames'
import { DECKS } from '../../model/ids'
import type { Bits, CardIx, SideIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { deckOfCard, ofDeck } from '../../query/cards'
import { fighters, sideIn } from '../../query/combat'
import { seatOf } from '../../query/seats'

const SORCERERS = derived((rules: Rules) =>
  rules.characters.flatMap(({ abilities }, character) =>
    abilities.flatMap((ability) =>
      ability.kind === 'drawsWhenCombatCardUsed'
        ? [{ character, round: ability.round, from: ability.from }]
        : [],
    ),
  ),
)

/** The decks of a side that have cards left. */
const fullDecks = ({ cards }: Table, side: SideIx): Bits =>
  (ofDeck(cards.decks, side * 2) === 0 ? 0 : 1) | (ofDeck(cards.decks, side * 2 + 1) === 0 ? 0 : 2)

const decksFor = ({ rules, table }: World, vars: BattleVars, role: Role, card: CardIx): Bits => {
  const { characters } = fighters(rules, table, vars, role)
  for (const { character, round, from } of SORCERERS(rules))
    if ((characters >> character) & 1 && round === vars.round)
      return (
        fullDecks(table, sideIn(vars, role)) & (from === 'either' ? 3 : 1 << (deckOfCard(rules, card) & 1))
      )
  return 0
}

/** The draw that a card brings to its player, if it does. */
export const askSorcery = ({ rules, table, vars }: Here<BattleVars>) => {
  if (vars.combat === null) return undefined
  for (const role of [0, 1] as const) {
    const card = vars.combat.played[role]
    const decks = card < 0 ? 0 : decksFor({ rules, table }, vars, role, card)
    if (decks !== 0)
      return start('sorcery', 'which', { side: sideIn(vars, role), decks, why: 'character.sorcerer' })
  }
  return undefined
}

/** A card, if he likes, of a deck of his choice. */
export const sorcery = procedure('sorcery', [
  [
    'which',
    calling(
      ({ vars }) => ask('decide/sorcerer', vars),
      (vars, decks) => ({ ...vars, decks }),
    ),
  ],
  ['draw', calling(({ vars }) => (vars.decks === 0 ? undefined : start('draw', 'next', vars)))],
  ['over', returning(() => null)],
])

/** Does he draw a card, and from which deck? */
export const decideSorcerer = mayDo<'decide/sorcerer', DrawFrom>({
  takes: ['drawFrom'],
  seat: (here) => seatOf(here, 'army', here.vars.side),
  offers: ({ vars }, seat) =>
    DECKS.flatMap((deck, ix): ReadonlyArray<DrawFrom> =>
      (vars.decks >> ix) & 1 ? [{ seat, kind: 'drawFrom', deck }] : [],
    ),
  violations: ({ vars }, { deck }) =>
    (vars.decks >> DECKS.indexOf(deck)) & 1 ? [] : [violation('events.emptyDeck', { deck })],
  take: ({ table }, { deck }) => ({ table, events: NO_EVENTS, value: 1 << DECKS.indexOf(deck) }),
  passed: 0,
  asks: () => 'Do you draw a card, and from which deck?',
  reads: ['character.sorcerer', 'events.handLimit'],
})
