/** The four scenarios: seats, decks, turn order, draws, Ring tokens, and the locations in use. */
import { FREE_PEOPLES_FACTIONS, PATH_IDS, SHADOW_FACTIONS } from '../model/ids'
import type { PathId } from '../model/ids'
import type { ScenarioData, SeatData } from '../model/tables'
import { BALROG_DECK, GANDALF_DECK } from './decks-fellowship'

const FRODO: SeatData = {
  seat: 'frodo',
  side: 'free-peoples',
  factions: ['dwarf', 'hobbit', 'rohan', 'wizard'],
  openingDraw: 7,
  openingCycle: 2,
  drawStep: 3,
  ringToken: 'oncePerGame',
}
const WITCH_KING: SeatData = {
  seat: 'witch-king',
  side: 'shadow',
  factions: ['mordor'],
  openingDraw: 7,
  openingCycle: 2,
  drawStep: 4,
  ringToken: 'oncePerGame',
}
const ARAGORN: SeatData = {
  seat: 'aragorn',
  side: 'free-peoples',
  factions: ['dunedain', 'elf'],
  openingDraw: 7,
  openingCycle: 2,
  drawStep: 3,
  ringToken: 'oncePerGame',
}
const SARUMAN: SeatData = {
  seat: 'saruman',
  side: 'shadow',
  factions: ['isengard', 'monstrous', 'southron'],
  openingDraw: 7,
  openingCycle: 2,
  drawStep: 4,
  ringToken: 'oncePerGame',
}

/** All of the Free Peoples in one deck. */
const GANDALF: SeatData = {
  seat: 'gandalf',
  side: 'free-peoples',
  factions: FREE_PEOPLES_FACTIONS,
  openingDraw: 4,
  openingCycle: 0,
  drawStep: 4,
  ringToken: 'oncePerRound',
}
/** All of the Shadow in one deck. */
const LONE_WITCH_KING: SeatData = {
  seat: 'witch-king',
  side: 'shadow',
  factions: SHADOW_FACTIONS,
  openingDraw: 6,
  openingCycle: 0,
  drawStep: 6,
  ringToken: 'oncePerRound',
}

const FELLOWSHIP_PATHS: ReadonlyArray<PathId> = [
  'gildors-encampment',
  'bucklebury-ferry',
  'the-old-forest',
  'inn-of-the-prancing-pony',
  'fords-of-bruinen',
  'imladris',
  'caradhras',
  'the-doors-of-durin',
  'khazad-dum',
  'dimrill-dale',
  'egladil',
  'lothlorien',
  'amon-hen',
]

const FELLOWSHIP_SEATS: ReadonlyArray<SeatData> = [
  {
    seat: 'balrog-of-moria',
    side: 'shadow',
    factions: ['isengard', 'monstrous', 'mordor'],
    listed: BALROG_DECK,
    openingDraw: 7,
    openingCycle: 2,
    drawStep: 4,
    ringToken: 'none',
  },
  {
    seat: 'gandalf',
    side: 'free-peoples',
    factions: ['dunedain', 'dwarf', 'elf', 'hobbit', 'wizard'],
    listed: GANDALF_DECK,
    openingDraw: 7,
    openingCycle: 2,
    drawStep: 3,
    ringToken: 'none',
  },
]

/** The scenarios, in the order of `SCENARIO_IDS`. */
export const SCENARIOS: ReadonlyArray<ScenarioData> = [
  {
    id: 'trilogy',
    name: 'Trilogy',
    players: [2, 3, 4],
    seats: [FRODO, WITCH_KING, ARAGORN, SARUMAN],
    turnOrder: ['frodo', 'witch-king', 'aragorn', 'saruman'],
    paths: PATH_IDS,
    lastPath: 9,
    pathScoring: 'cancelled',
    doubled: [],
    rulings: ['OR-1', 'OR-39', 'OR-62'],
  },
  {
    id: 'duel-2',
    name: '2 Player Duel',
    players: [2],
    seats: [GANDALF, LONE_WITCH_KING],
    turnOrder: ['gandalf', 'witch-king'],
    paths: PATH_IDS,
    lastPath: 9,
    pathScoring: 'totals',
    doubled: ['free-peoples', 'shadow'],
    rulings: ['OR-14', 'OR-56', 'OR-57'],
  },
  {
    id: 'duel-3',
    name: '3 Player Duel',
    players: [3],
    seats: [{ ...GANDALF, openingDraw: 6, drawStep: 6 }, WITCH_KING, SARUMAN],
    turnOrder: ['gandalf', 'witch-king', 'gandalf', 'saruman'],
    paths: PATH_IDS,
    lastPath: 9,
    pathScoring: 'totals',
    doubled: ['free-peoples'],
    rulings: ['OR-13', 'OR-14', 'OR-56', 'OR-57', 'OR-58', 'OR-59'],
  },
  {
    id: 'fellowship',
    name: 'The Fellowship of the Ring',
    players: [2],
    seats: FELLOWSHIP_SEATS,
    turnOrder: ['balrog-of-moria', 'gandalf'],
    paths: FELLOWSHIP_PATHS,
    lastPath: 6,
    fixedBattlegrounds: [
      ['minas-morgul'],
      ['rivendell'],
      ['moria'],
      ['lorien', 'dol-guldur'],
      ['orthanc'],
      ['morannon'],
    ],
    pathScoring: 'cancelled',
    doubled: [],
    rulings: ['OR-10', 'OR-14', 'OR-60', 'OR-61'],
  },
]
