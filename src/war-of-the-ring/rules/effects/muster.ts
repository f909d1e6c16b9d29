/**
 * Verbs about Nations, recruits and cards drawn (chapters V, VI and VII).
 */
import { newTravel, start } from '../../model/frames'
import { DECKS } from '../../model/ids'
import { isOnMap, placeIn, placeOf, regionOf } from '../../query/armies'
import { nationIx, regionId, regionIx } from '../../query/board'
import { holds } from '../../query/conditions'
import { characterIx, sideOfCharacter } from '../../query/pieces'
import { happen } from '../changes/change'
import { putCharacter } from '../changes/figures'
import { activate, advance, goToWar } from '../changes/politics'
import { nationVerb } from './nation'
import { promoteVerb } from './promote'
import { rallyVerb } from './rally'
import { recruitVerb } from './recruit'
import type { Verbs } from './verb'

const POLITICAL_VERBS: Verbs<'activate' | 'advance' | 'goToWar' | 'rouse' | 'setBack'> = {
  activate: {
    run: (change, { nations, if: condition }) => {
      if (condition !== undefined && !holds(change.rules, change.table, condition)) return
      for (const nation of nations) activate(change, nationIx(nation), 'events.overrides')
    },
  },
  advance: {
    run: (change, { nations, if: condition }) => {
      if (condition !== undefined && !holds(change.rules, change.table, condition)) return
      for (const nation of nations) advance(change, nationIx(nation), 'politics.diplomacy')
    },
  },
  goToWar: {
    run: (change, { nation, if: condition }) => {
      if (condition === undefined || holds(change.rules, change.table, condition))
        goToWar(change, nationIx(nation), 'events.overrides')
    },
  },
  rouse: nationVerb,
  setBack: nationVerb,
}

/** The verbs of this family. */
export const MUSTER_VERBS: Verbs<
  | 'draw'
  | 'moveCompanions'
  | 'sendTo'
  | 'recruit'
  | 'recruitEach'
  | 'promote'
  | 'rally'
  | keyof typeof POLITICAL_VERBS
> = {
  ...POLITICAL_VERBS,
  draw: {
    frame: ({ vars }, { deck, number }) =>
      start('drawCards', 'next', {
        side: vars.side,
        card: vars.card,
        deck: DECKS.indexOf(deck),
        left: number,
      }),
  },
  moveCompanions: {
    frame: () => newTravel(0, true),
  },
  sendTo: {
    run: (change, { who, region }) => {
      const character = characterIx(change.rules, who)
      const to = regionIx(region)
      const from = regionOf(placeOf(change.table, character))
      if (!isOnMap(change.table, character) || from === to) return
      putCharacter(change, character, placeIn(change.table, sideOfCharacter(change.rules, character), to))
      happen(change, {
        kind: 'CharacterMoved',
        rule: 'events.overrides',
        character: who,
        from: regionId(from),
        to: region,
      })
    },
  },
  recruit: recruitVerb,
  recruitEach: recruitVerb,
  promote: promoteVerb,
  rally: rallyVerb,
}
