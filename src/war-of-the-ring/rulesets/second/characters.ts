/** The Character cards that the second edition words otherwise: Gandalf the Grey and the Witch-king. */
import { FREE_PEOPLES_NATIONS, type CharacterId } from '../../model/ids'
import type { CharacterData, EntryCondition } from '../../model/tables'

/** One of the Nations of the Free Peoples is at war. */
const FREE_PEOPLES_AT_WAR: EntryCondition = {
  kind: 'anyOf',
  conditions: FREE_PEOPLES_NATIONS.map((nation) => ({ kind: 'allAtWar', nations: [nation] })),
}

const asWitchKing = (card: CharacterData): CharacterData => ({
  ...card,
  abilities: card.abilities.map((ability) =>
    ability.kind === 'drawsWhenCombatCardUsed' ? { ...ability, from: 'same' } : ability,
  ),
  entry:
    card.entry.kind === 'played'
      ? { ...card.entry, conditions: [...card.entry.conditions, FREE_PEOPLES_AT_WAR] }
      : card.entry,
  says:
    'Needs Sauron and a Free Peoples Nation at war, and wakes them all; brings a die; a Combat card in the ' +
    'first round draws one of its own deck.',
})

const CHANGES: { readonly [C in CharacterId]?: (card: CharacterData) => CharacterData } = {
  'gandalf-the-grey': (card) => ({
    ...card,
    guide: [{ kind: 'drawsWhenPlaying', decks: ['character', 'strategy'], die: 'event' }],
    says: 'As Guide draws a card for one of its deck played by an Event result; adds one to Combat Strength.',
  }),
  'witch-king': asWitchKing,
}

/** The characters of the second edition. */
export const secondCharacters = (characters: ReadonlyArray<CharacterData>): ReadonlyArray<CharacterData> =>
  characters.map((card) => CHANGES[card.id]?.(card) ?? card)
