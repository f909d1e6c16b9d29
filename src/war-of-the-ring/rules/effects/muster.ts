/**
 * Verbs about Nations, recruits and cards drawn (chapters V, VI and VII).
 */
import { newTravel, start } from '../../model/frames'
import type { World } from '../../model/bundle'
import { DECKS, type CharacterId } from '../../model/ids'
import type { CharacterIx } from '../../model/table'
import { isOnMap, placeIn, placeOf, regionOf } from '../../query/armies'
import { nationIx, regionId, regionIx } from '../../query/board'
import { holds } from '../../query/conditions'
import { characterId, characterIx, sideOfCharacter } from '../../query/pieces'
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

/** The first of some characters who is on the map, -1 if none is. */
export const whoIsOnMap = (
  { rules, table }: World,
  who: CharacterId | ReadonlyArray<CharacterId>,
): CharacterIx =>
  (typeof who === 'string' ? [who] : who)
    .map((id) => characterIx(rules, id))
    .find((character) => isOnMap(table, character)) ?? -1

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
      const character = whoIsOnMap(change, who)
      const to = regionIx(region)
      if (character < 0) return
      const from = regionOf(placeOf(change.table, character))
      if (from === to) return
      putCharacter(change, character, placeIn(change.table, sideOfCharacter(change.rules, character), to))
      happen(change, {
        kind: 'CharacterMoved',
        rule: 'events.overrides',
        character: characterId(change.rules, character),
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
