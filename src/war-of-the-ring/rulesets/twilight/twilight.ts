/**
 * Twilight of the Third Age as an overlay on the Collector's Edition (chapter XII).
 */
import { TWILIGHT_RULES } from '../../rulebook/twilight'
import type { Whole } from '../rules'
import { withActions } from './actions'
import { withEngines } from './engines'
import { withEnts } from './ents'
import { withEvents } from './events'
import { withFellowship } from './fellowship'
import { twilightPrint } from './print'
import { withShips } from './ships'
import { atOnce } from './standing'
import { withTiles } from './tile'

const withTables = (whole: Whole): Whole => ({
  ...twilightPrint(whole),
  rulebook: { ...whole.rulebook, ...TWILIGHT_RULES },
  standing: [atOnce, ...whole.standing],
})

const PARTS = [
  withTables,
  withTiles,
  withFellowship,
  withActions,
  withShips,
  withEnts,
  withEngines,
  withEvents,
]

/** The game with Twilight of the Third Age. */
export const twilight = (whole: Whole): Whole => PARTS.reduce((so, part) => part(so), whole)
