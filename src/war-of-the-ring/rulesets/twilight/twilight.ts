/**
 * Twilight of the Third Age as an overlay on the Collector's Edition (chapter XII).
 */
import { TWILIGHT_RULES } from '../../rulebook/twilight'
import type { Whole } from '../rules'
import { withActions } from './actions'
import type { Elements } from './elements'
import { withEngines } from './engines'
import { withEnts } from './ents'
import { withEvents } from './events'
import { withFellowship } from './fellowship'
import { twilightPrint } from './print'
import { withShips } from './ships'
import { atOnce } from './standing'
import { withTiles } from './tile'

const withTables =
  (elements: Elements) =>
  (whole: Whole): Whole => ({
    ...twilightPrint(elements)(whole),
    rulebook: { ...whole.rulebook, ...TWILIGHT_RULES },
    standing: [atOnce, ...whole.standing],
  })

const PARTS = [withTiles, withFellowship, withActions, withShips, withEnts, withEngines, withEvents]

/** The game with these elements of Twilight of the Third Age; of the others there are no pieces, no cards. */
export const twilight =
  (elements: Elements) =>
  (whole: Whole): Whole =>
    PARTS.reduce((so, part) => part(so), withTables(elements)(whole))
