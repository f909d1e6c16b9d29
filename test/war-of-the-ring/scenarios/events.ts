/** Positions in which events can be played that random play hardly ever comes to. */
import type { EventCardId, PositionSpec } from '../../../src/war-of-the-ring'
import type { Scenario } from './scenario'

type Cards = ReadonlyArray<EventCardId>

const played = (name: string, events: Cards, position: PositionSpec): Scenario => ({
  name,
  events,
  battles: [],
  position,
  wishes: { once: events.map((card) => ({ kind: 'playEvent', card })) },
})

/** The cards with which the Free Peoples can do something in the middle of the war. */
const KING: Cards = ['fp-strat-01', 'fp-char-18', 'fp-char-23', 'fp-char-14', 'fp-char-22', 'fp-char-24']

/** Aragorn leads Rohan, Gandalf the White an Army at the border of Mordor, Boromir is at home. */
const kingReturns: PositionSpec = {
  politics: { gondor: { steps: 0, active: true }, rohan: { steps: 0, active: true } },
  armies: {
    edoras: { 'rohan-regular': 3, 'rohan-elite': 1, aragorn: 1 },
    'north-ithilien': { 'gondor-regular': 4, 'gandalf-the-white': 1 },
    'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1, boromir: 1 },
  },
  characters: { strider: 'replaced', 'gandalf-the-grey': 'replaced' },
  fellowship: { guide: 'legolas' },
  dice: { 'free-peoples': ['event', 'event', 'event', 'event', 'event', 'event'], shadow: [] },
  hands: { 'free-peoples': KING, shadow: [] },
}

const ENTS: Cards = ['fp-char-19', 'fp-char-20', 'fp-char-21']

/** Gandalf the White is in Fangorn, and Saruman's Orthanc is full. */
const entsAwake: PositionSpec = {
  politics: { rohan: { steps: 0, active: true }, isengard: { steps: 0 } },
  armies: {
    orthanc: { 'isengard-regular': 8, 'isengard-elite': 2, saruman: 1 },
    fangorn: { 'rohan-regular': 1, 'gandalf-the-white': 1 },
  },
  characters: { 'gandalf-the-grey': 'replaced' },
  fellowship: { guide: 'strider' },
  dice: { 'free-peoples': ['event', 'event', 'event', 'character'], shadow: [] },
  hands: { 'free-peoples': ENTS, shadow: [] },
}

const SIEGES: Cards = [
  'sh-strat-18',
  'sh-strat-01',
  'sh-strat-03',
  'sh-strat-06',
  'sh-strat-02',
  'sh-char-20',
]

/** Minas Tirith and Helm's Deep are besieged, Lórien has fallen, and Aragorn has come to Dol Amroth. */
const underSiege: PositionSpec = {
  acting: 'shadow',
  politics: {
    sauron: { steps: 0 },
    isengard: { steps: 0 },
    southrons: { steps: 0 },
    gondor: { steps: 0, active: true },
    rohan: { steps: 0, active: true },
    elves: { steps: 0 },
  },
  armies: {
    'minas-tirith': { 'sauron-regular': 6, 'sauron-elite': 2, nazgul: 1, 'witch-king': 1 },
    'helms-deep': { 'isengard-regular': 4, 'isengard-elite': 2 },
    orthanc: { 'isengard-regular': 2, saruman: 1 },
    lorien: { 'southrons-regular': 3 },
    'dol-amroth': { 'gondor-regular': 3, aragorn: 1 },
  },
  besieged: {
    'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 2, 'gondor-leader': 1 },
    'helms-deep': { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 },
  },
  captured: ['lorien'],
  characters: { strider: 'replaced', gimli: 'erebor' },
  dice: { 'free-peoples': [], shadow: ['event', 'event', 'event', 'event', 'event', 'event'] },
  hands: { 'free-peoples': [], shadow: SIEGES },
}

/** The positions. */
export const EVENTS: ReadonlyArray<Scenario> = [
  played('the King returns', KING, kingReturns),
  played('the Ents awake', ENTS, entsAwake),
  played('two sieges', SIEGES, underSiege),
]
