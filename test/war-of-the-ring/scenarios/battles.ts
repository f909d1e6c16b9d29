/**
 * Battles in which cards are used that random play hardly ever can: the Ring-bearers are where the battle is,
 * Companions of every sort defend, Nazgûl and Elites of all Nations attack, or a Stronghold is stormed.
 */
import type { EventCardId, PieceId, PositionSpec } from '../../../src/war-of-the-ring'
import type { Scenario } from './scenario'
import type { Wish } from './wishes'

type Cards = ReadonlyArray<EventCardId>
type Army = Readonly<Partial<Record<PieceId, number>>>

const ATTACKERS: Army = {
  'sauron-regular': 2,
  'sauron-elite': 2,
  'southrons-regular': 1,
  'southrons-elite': 2,
  'isengard-regular': 1,
  'isengard-elite': 2,
  nazgul: 3,
}
const DEFENDERS: Army = {
  'elves-regular': 2,
  'elves-elite': 4,
  'gondor-regular': 2,
  'rohan-elite': 2,
  'elves-leader': 1,
  strider: 1,
  'gandalf-the-grey': 1,
  meriadoc: 1,
}
const GARRISON: Army = {
  'elves-regular': 2,
  'elves-elite': 3,
  'elves-leader': 1,
  strider: 1,
  'gandalf-the-grey': 1,
  meriadoc: 1,
}

/** A battle begun by the Shadow with an Army result; only the Shadow has dice left. */
const battle = (free: Cards, shadow: Cards): PositionSpec => ({
  acting: 'shadow',
  politics: {
    sauron: { steps: 0 },
    isengard: { steps: 0 },
    southrons: { steps: 0 },
    elves: { steps: 0 },
  },
  fellowship: { region: 'lorien', guide: 'legolas' },
  dice: { 'free-peoples': [], shadow: ['army', 'army', 'character', 'event'] },
  hands: { 'free-peoples': free, shadow },
})

const FIELD = { armies: { 'dimrill-dale': ATTACKERS, lorien: DEFENDERS } } as const
const SIEGE = { armies: { lorien: ATTACKERS }, besieged: { lorien: GARRISON } } as const

const commits = (cards: Cards): ReadonlyArray<Wish> => cards.map((card) => ({ kind: 'commit', card }))

const fought = (name: string, free: Cards, shadow: Cards, siege = false): Scenario => ({
  name,
  events: [],
  battles: [...free, ...shadow],
  position: { ...battle(free, shadow), ...(siege ? SIEGE : FIELD) },
  wishes: {
    once: [
      { kind: 'beginAttack', seat: 'shadow', die: 'army' },
      { kind: 'attack', seat: 'shadow', from: siege ? 'lorien' : 'dimrill-dale', to: 'lorien' },
      ...commits([...free, ...shadow]),
    ],
    always: [
      { kind: 'bringAll', seat: 'shadow' },
      { kind: 'fight' },
      { kind: 'declareCard' },
      ...(siege ? ([{ kind: 'reduce', seat: 'shadow' }] as const) : []),
    ],
    never: [{ kind: 'retreat' }, { kind: 'cease' }],
  },
})

/** The battles. */
export const BATTLES: ReadonlyArray<Scenario> = [
  fought(
    'the Ring-bearers in Lórien',
    ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'],
    ['sh-char-01', 'sh-char-02', 'sh-char-03', 'sh-char-04'],
  ),
  fought(
    'the Companions in Lórien',
    ['fp-char-05', 'fp-char-08', 'fp-char-09', 'fp-char-13'],
    ['sh-char-05', 'sh-char-06', 'sh-char-07', 'sh-char-08'],
  ),
  fought(
    'the Nazgûl before Lórien',
    ['fp-char-15', 'fp-char-16', 'fp-char-17', 'fp-strat-22'],
    ['sh-char-10', 'sh-char-11', 'sh-char-15', 'sh-char-16'],
  ),
  fought(
    'the hosts before Lórien',
    ['fp-strat-04', 'fp-strat-13', 'fp-strat-14', 'fp-strat-21'],
    ['sh-strat-07', 'sh-strat-08', 'sh-strat-13', 'sh-char-24'],
  ),
  fought(
    'the archers of Lórien',
    ['fp-strat-23', 'fp-strat-24', 'fp-char-10', 'fp-char-12'],
    ['sh-char-21', 'sh-char-23', 'sh-strat-14', 'sh-strat-15', 'sh-char-18', 'sh-char-22'],
  ),
  fought(
    'the siege of Lórien',
    ['fp-strat-03', 'fp-strat-20'],
    ['sh-strat-05', 'sh-char-19', 'sh-strat-03'],
    true,
  ),
]
