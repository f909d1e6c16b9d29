/** Cards of the Shadow that stay on the table. What two of them forbid is in `data/bans`. */
import type { EventCard } from '../model/effects'

/** The cards. */
export const SHADOW_TABLE_CARDS: ReadonlyArray<EventCard> = [
  {
    id: 'sh-char-15',
    says: 'Every Companion the Hunt takes can cost a Character card; a declaration in a Stronghold ends it.',
    effect: [],
    table: {
      takesAfterCasualty: 'character',
      endsWhen: [{ kind: 'declaredIn', types: ['stronghold'], held: true }],
    },
  },
  {
    id: 'sh-char-16',
    says: 'Discard it before a Hunt roll to add one to each die; a declaration in a City ends it.',
    effect: [],
    table: {
      reaction: { kind: 'addsToHunt', by: 1 },
      endsWhen: [{ kind: 'declaredIn', types: ['city', 'stronghold'], held: false }],
    },
  },
  {
    id: 'sh-char-17',
    says: 'Discard it for a Hunt tile when the Fellowship shows itself by way of Moria, or use it in battle.',
    effect: [],
    table: { reaction: { kind: 'drawsTile', through: 'moria' }, usedInBattle: true },
  },
  {
    id: 'sh-char-21',
    says: 'While Saruman is in play, every card played with an Event result draws another one.',
    playIf: { kind: 'inPlay', anyOf: ['saruman'] },
    effect: [],
    table: { drawsAfter: 'event', endedBy: [{ die: 'will-of-the-west' }, { ring: true }] },
  },
  {
    id: 'sh-char-22',
    says: 'While Saruman is in play, few things wake Rohan; it is discarded when one of them does.',
    playIf: { kind: 'inPlay', anyOf: ['saruman'] },
    effect: [],
    table: { staysWhile: { kind: 'not', of: { kind: 'active', nation: 'rohan' } } },
  },
  {
    id: 'sh-strat-03',
    says: 'A Leader in besieged Minas Tirith dies, and no Combat card of the Free Peoples is used there.',
    playIf: { kind: 'besieged', by: 'shadow', region: 'minas-tirith' },
    effect: [{ kind: 'killLeader', region: 'minas-tirith' }],
    table: {
      bansCombatCards: { side: 'free-peoples', region: 'minas-tirith' },
      endedBy: [
        { die: 'will-of-the-west' },
        {
          if: {
            kind: 'isIn',
            anyOf: ['gandalf-the-grey', 'gandalf-the-white', 'aragorn'],
            area: { kind: 'regions', regions: ['minas-tirith'] },
            fellowshipToo: true,
          },
        },
      ],
    },
  },
  {
    id: 'sh-strat-05',
    says: 'No Muster result advances a passive Nation, until an attack or a Companion advances one.',
    effect: [],
    table: {
      endsWhen: [
        {
          kind: 'advanced',
          by: ['politics.advanceAttacked', 'character.boromir', 'character.legolas', 'character.gimli'],
        },
      ],
    },
  },
]
