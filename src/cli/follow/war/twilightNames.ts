/**
 * What Twilight of the Third Age adds to the names: factions, figures that are no units, Dunlendings, and its
 * characters for short. Without the expansion none of them is a name.
 */
import { warOfTheRing } from '../../../war-of-the-ring/index'
import type { Name } from '../lexicon'

type Entry = readonly [string, Name]

/** What people call them, by the sort of name. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  faction: {
    'the corsairs of umbar': 'corsairs',
    'corsairs of umbar': 'corsairs',
    corsairs: 'corsairs',
    'black ships': 'corsairs',
    'the hillmen of dunland': 'dunlendings',
    'hillmen of dunland': 'dunlendings',
    'the ents of fangorn': 'ents',
    'ents of fangorn': 'ents',
  },
  beside: {
    ship: 'ship',
    ships: 'ship',
    fleet: 'ship',
    fleets: 'ship',
    ent: 'ent',
    ents: 'ent',
    tower: 'siege-tower',
    towers: 'siege-tower',
    'siege tower': 'siege-tower',
    'siege towers': 'siege-tower',
    trebuchet: 'trebuchet',
    trebuchets: 'trebuchet',
    engine: 'engine',
    engines: 'engine',
    'siege engine': 'engine',
    'siege engines': 'engine',
    'we shall get it': 'we-shall-get-it',
  },
  figure: {
    dunlending: 'dunlending',
    dunlendings: 'dunlending',
    hillman: 'dunlending',
    hillmen: 'dunlending',
    galadriel: 'galadriel',
    'the lady': 'galadriel',
    chief: 'witch-king-chief',
    'the chief': 'witch-king-chief',
    'chief of the ringwraiths': 'witch-king-chief',
    balrog: 'balrog',
  },
}

/** The names of the expansion, where it is played. */
export const twilightNames = (config: unknown): ReadonlyArray<Entry> =>
  warOfTheRing.tables(config).beside === undefined
    ? []
    : Object.entries(CALLED).flatMap(([sort, names]) =>
        Object.entries(names).map(([written, id]) => [written, { sort, ids: [id], name: written }] as const),
      )

/** Which faction is meant where its figures are named: "brings in the Dunlendings". */
export const FACTION_OF: Readonly<Record<string, string>> = {
  corsairs: 'corsairs',
  ship: 'corsairs',
  dunlendings: 'dunlendings',
  dunlending: 'dunlendings',
  ents: 'ents',
  ent: 'ents',
}
