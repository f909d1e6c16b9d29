/**
 * Verbs about the Fellowship and the Hunt (chapters VIII and IX).
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { ofTile, tileCount } from '../../model/counts'
import type { FellowshipInstruction } from '../../model/effects/fellowship'
import { newTile, start } from '../../model/frames'
import { tilesDraft, type Bits } from '../../model/table'
import { holds } from '../../query/conditions'
import { isInMordor } from '../../query/fellowship'
import { FLYERS } from '../../query/reach'
import { edit, happen } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { challengeVerb } from './fellowshipChallenge'
import { DICE_VERBS } from './fellowshipDice'
import { driveVerb } from './fellowshipDriven'
import { separateVerb } from './fellowshipJourney'
import { randomCompanionVerb } from './randomCompanion'
import { optionVerb } from './fellowshipOptions'
import { rollForCorruptionVerb } from './fellowshipRoll'
import type { Verbs } from './verb'

/** Everybody who does not fly: he stays when only Nazgûl go. */
const ON_FOOT = derived((rules: Rules): Bits => (2 ** rules.characterIds.length - 1) & ~FLYERS(rules))

/** The verbs of this family. */
export const FELLOWSHIP_VERBS: Verbs<FellowshipInstruction['kind']> = {
  ...DICE_VERBS,
  putTileInPlay: {
    run: (change, { tile }) => {
      const ix = change.rules.huntTileIds.indexOf(tile)
      const { pool, drawn, waiting, removed } = change.table.tiles
      // A position may show a tile in play whose card is still to be played; there is only one of it.
      if ([pool, drawn, waiting, removed].some((tiles) => tileCount(change.rules, tiles, ix) > 0)) return
      const one = ofTile(change.rules, ix)
      edit(change, (draft) => {
        const tiles = tilesDraft(draft.tiles)
        if (isInMordor(change.table)) tiles.pool += one
        else tiles.waiting += one
        draft.tiles = tiles
      })
      happen(change, { kind: 'TilePutInPlay', rule: 'hunt.specialTiles', tile })
    },
  },
  corrupt: {
    run: (change, { by, if: condition, otherwise = 0 }) =>
      corrupt(
        change,
        condition === undefined || holds(change.rules, change.table, condition) ? by : otherwise,
        'hunt.corruption',
      ),
  },
  rollForCorruption: rollForCorruptionVerb,
  hideOrMove: optionVerb,
  strike: optionVerb,
  separate: separateVerb,
  challenge: challengeVerb,
  drawTile: {
    frame: ({ rules, table }, { bearing, if: condition }) =>
      condition === undefined || holds(rules, table, condition) ? newTile('card', 0, bearing) : undefined,
  },
  flyNazgul: {
    frame: ({ rules, vars }) =>
      start('travel', 'ask', {
        side: vars.side,
        moved: ON_FOOT(rules),
        optional: true,
        flown: [],
        chosen: 0,
        flying: -1,
      }),
  },
  reveal: {
    frame: ({ rules, table }, { if: condition }) =>
      !table.fellowship.revealed && holds(rules, table, condition)
        ? start('reveal', 'path', { why: 'reveal', path: [], strongholds: [] })
        : undefined,
  },
  driveRingBearers: driveVerb,
  randomCompanion: randomCompanionVerb,
}
