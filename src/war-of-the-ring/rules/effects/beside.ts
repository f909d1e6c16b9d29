/**
 * Verbs about figures that are no units, and about what came with them (chapter XII). What they ask and do
 * step by step runs only where Twilight of the Third Age is played.
 */
import { ask, start } from '../../model/frames'
import type { BesideInstruction } from '../../model/effects/beside'
import { DECKS } from '../../model/ids'
import { nazgulAt, placeIn, placeOf } from '../../query/armies'
import { FANGORN, NOTHING_BESIDE } from '../../query/beside'
import { regionIx } from '../../query/board'
import { canPlace, cardPlace } from '../../query/cardRecruits'
import { freshCampaign } from '../../query/campaigns'
import { handOf, ofDeck } from '../../query/cards'
import { ratingOf, WRAITHS } from '../../query/combat'
import { trenches } from '../../query/engines'
import { holds } from '../../query/conditions'
import { pieceIx } from '../../query/pieces'
import { seatIxOf } from '../../query/seats'
import { placeFigure } from '../changes/beside'
import { recruit } from '../changes/figures'
import type { Verbs } from './verb'
import type { Rules } from '../../model/config'
import type { Table } from '../../model/table'

/** The Leadership of the Nazgûl in a region of the Shadow. */
const nazgulLeadershipIn = (rules: Rules, table: Table, region: number): number => {
  const place = placeIn(table, 1, region)
  const wraiths = rules.characterIds.reduce(
    (bits, _, ix) => (placeOf(table, ix) === place ? bits | (1 << ix) : bits),
    0,
  )
  return nazgulAt(table, place) + ratingOf(rules, wraiths & WRAITHS(rules))
}

/** The verbs of this family. */
export const BESIDE_VERBS: Verbs<BesideInstruction['kind']> = {
  placeEnts: {
    run: (change, { number }) => {
      for (let left = number; left > 0; left--) {
        const { ents, entsLost } = change.table.beside ?? NOTHING_BESIDE
        if (ents.length + entsLost < (change.rules.beside?.ents ?? 0))
          placeFigure(change, 'ent', FANGORN, 'twilight.entsRecruited')
      }
    },
  },
  wakeEnts: { frame: ({ vars }) => start('ents', 'ask', { ...vars, target: -1, left: 0, hits: 0 }) },
  playOrDraw: {
    frame: (here, { deck, if: condition }) => {
      const { rules, table, vars } = here
      const place = DECKS.indexOf(deck)
      const hand = handOf(table.cards.hands, seatIxOf(here, 'acting', vars.side), place)
      const possible = hand !== 0 || ofDeck(table.cards.decks, vars.side * 2 + place) !== 0
      return possible && holds(rules, table, condition)
        ? start('boon', 'ask', { ...vars, next: -1 })
        : undefined
    },
  },
  clearTable: { frame: ({ vars }) => start('clearTable', 'ask', { ...vars, looks: false }) },
  regainRings: {
    frame: ({ vars }, { dice }) => start('ringRoll', 'roll', { ...vars, left: dice, successes: 0 }),
  },
  recruitBeside: {},
  stormShips: { frame: ({ vars }) => start('storm', 'next', { ...vars, region: -1, left: 0, sunk: 0 }) },
  sailAll: {
    frame: ({ table, vars }) =>
      table.beside === undefined || table.beside.ships.length === 0
        ? undefined
        : ask('decide/voyage', { ...vars, sailed: [] }),
  },
  ferry: {
    frame: ({ rules, vars }) =>
      start('ferry', 'move', freshCampaign(rules, vars, { kind: 'march', armies: 1, regions: 1 })),
  },
  reinforce: { frame: ({ vars }) => start('reinforce', 'ask', { ...vars, region: -1 }) },
  recruitForNazgul: {
    run: (change, { piece: id, region: name, most }, { vars }) => {
      const piece = pieceIx(change.rules, id)
      const region = regionIx(name)
      const number = Math.min(most, nazgulLeadershipIn(change.rules, change.table, region))
      for (let left = number; left > 0 && canPlace(change.rules, change.table, piece, region); left--)
        recruit(change, piece, cardPlace(change.table, vars.side, region), 'events.recruit')
    },
  },
  engines: {
    frame: ({ rules, table, vars }, { most }) =>
      trenches({ rules, table }, null).length > 0
        ? ask('decide/engines', { ...vars, engine: null, left: most })
        : undefined,
  },
}
