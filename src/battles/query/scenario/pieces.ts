/**
 * Pieces of a scenario: set-up within the limits, figures and tokens enough, one Commander-in-Chief, dice,
 * the Fate Track, and an end to every game.
 */
import type { Condition } from '../../model/effects'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc } from '../../model/scenario'
import { enemyOf, SIDES, type Side } from '../../model/sides'
import { totalOf } from '../../model/table'
import { STACK } from '../board'

const placed = (doc: ScenarioDoc, side: Side, type: string): number =>
  Object.values(doc.setup[side]).reduce((sum, { units }) => sum + (units[type] ?? 0), 0)

const setUpFaults = (doc: ScenarioDoc, side: Side): ReadonlyArray<Fault> =>
  Object.entries(doc.setup[side]).flatMap(([region, { units, leaders }]) => {
    const path = `setup.${side}.${region}`
    const enemy = enemyOf(side)
    const home = doc.control[region] ?? doc.regions.find(({ id }) => id === region)?.home ?? null
    const foreign = Object.keys(units).filter((type) =>
      doc.unitTypes.some((one) => one.id === type && one.side === enemy),
    )
    const wrong: ReadonlyArray<readonly [boolean, string]> = [
      [totalOf(units) > STACK, 'more than five Units stand here'],
      [totalOf(units) > 0 && totalOf(doc.setup[enemy][region]?.units ?? {}) > 0, 'both sides stand here'],
      [totalOf(units) > 0 && home === enemy, `the ${enemy} side holds this place; say so in control`],
      [leaders > 0 && totalOf(units) === 0, 'Leaders stand here without Units'],
      [leaders > 0 && side === 'shadow', 'the Shadow has no Leaders'],
      [foreign.length > 0, `${foreign.join(', ')} belong to the ${enemy} side`],
      [
        totalOf(units) > 0 && (doc.recruitment.start[enemy][region] ?? 0) > 0,
        'enemy Recruitment tokens lie under an Army',
      ],
    ]
    return wrong.flatMap(([is, problem]) => (is ? [{ path, problem }] : []))
  })

const figureFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => [
  ...doc.unitTypes.flatMap(({ id, side, figures }, place) => {
    const wanted = placed(doc, side, id) + (doc.recruitment.pool[side][id] ?? 0)
    return wanted > figures
      ? [
          {
            path: `unitTypes.${place}.figures`,
            problem: `${wanted} are placed or on tokens, ${figures} exist`,
          },
        ]
      : []
  }),
  ...leaderFaults(doc),
]

const leaderFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => {
  const atStart = Object.values(doc.setup.free).reduce((sum, { leaders }) => sum + leaders, 0)
  const entering = doc.characters.reduce((sum, { entry }) => sum + (entry?.leaders ?? 0), 0)
  return atStart + entering > doc.leaders
    ? [{ path: 'leaders', problem: `${atStart + entering} Leaders are placed, ${doc.leaders} exist` }]
    : []
}

const tokenFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> =>
  SIDES.flatMap((side) => {
    const { pool, start, areas, shadowMusterIn } = doc.recruitment
    const path = `recruitment.start.${side}`
    const all = totalOf(start[side])
    const tooMany = all > totalOf(pool[side])
    const foreign = Object.keys(pool[side]).filter((type) =>
      doc.unitTypes.some((one) => one.id === type && one.side !== side),
    )
    const useless = Object.keys(start[side]).filter((region) => {
      const settled = doc.regions.some(({ id, settlement }) => id === region && settlement)
      const area = Object.values(areas).some((regions) => regions.includes(region))
      return side === 'shadow' && !settled && !(shadowMusterIn === 'settlementsAndAreas' && area)
    })
    return [
      ...(tooMany ? [{ path, problem: `${all} tokens are placed, ${totalOf(pool[side])} exist` }] : []),
      ...useless.map((region) => ({ path: `${path}.${region}`, problem: 'the Shadow flips no tokens here' })),
      ...foreign.map((type) => ({
        path: `recruitment.pool.${side}.${type}`,
        problem: `${type} belong to the other side`,
      })),
    ]
  })

const characterFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => {
  const commanders = doc.characters.filter(({ commanderInChief }) => commanderInChief)
  const last = doc.fate.endgame - 1
  return [
    ...(commanders.length === 1 && commanders[0]?.side === 'shadow' && commanders[0].start.on === 'position'
      ? []
      : [{ path: 'characters', problem: 'one Minion, in a position, is the Commander-in-Chief' }]),
    ...doc.characters.flatMap(({ id, side, kind, start, entry, commanderInChief, abilities }, place) => {
      const path = `characters.${place}`
      const wrong: ReadonlyArray<readonly [boolean, string]> = [
        [(kind === 'minion') !== (side === 'shadow'), `${id} is on the wrong side for a ${kind}`],
        [start.on === 'position' && !commanderInChief, 'only the Commander-in-Chief is in a position'],
        [
          start.on === 'fateTrack' && side === 'shadow',
          'only Characters of the Free Peoples wait on the track',
        ],
        [start.on === 'fateTrack' && entry === null, 'who waits on the track needs an entry'],
        [start.on === 'fateTrack' && start.step > last, `the steps of the track end at ${last}`],
        [abilities.length > 6, 'six abilities are the most'],
      ]
      return wrong.flatMap(([is, problem]) => (is ? [{ path, problem }] : []))
    }),
  ]
}

const fateFaults = ({ fate, dice, positions }: ScenarioDoc): ReadonlyArray<Fault> => [
  ...(fate.endgame > fate.last ? [{ path: 'fate.endgame', problem: `the track ends at ${fate.last}` }] : []),
  ...fate.stepEvents.flatMap(({ step }, place) =>
    step >= fate.endgame || fate.stepEvents.findIndex((one) => one.step === step) < place
      ? [{ path: `fate.stepEvents.${place}.step`, problem: 'each step before the end has one event' }]
      : [],
  ),
  ...(fate.tiles.some(({ colour }) => colour === 'grey')
    ? []
    : [{ path: 'fate.tiles', problem: 'there are no grey tiles' }]),
  ...SIDES.flatMap((side) =>
    dice.pools[side].start > dice.pools[side].max
      ? [{ path: `dice.pools.${side}`, problem: 'the start exceeds the maximum' }]
      : [],
  ),
  ...dice.faces.free.flatMap((face, place) =>
    face === 'eye' ? [{ path: `dice.faces.free.${place}`, problem: 'only the Shadow has an Eye' }] : [],
  ),
  ...(positions.some(({ open }) => open.length === 0)
    ? []
    : [{ path: 'positions', problem: 'one position must always be open' }]),
]

/** Whether a condition is sure to hold from some turn on. */
const comesTrue = (condition: Condition): boolean =>
  'turnAtLeast' in condition || ('any' in condition && condition.any.some(comesTrue))

const victoryFaults = ({ victory, regions }: ScenarioDoc): ReadonlyArray<Fault> => {
  const points = regions.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0)
  return [
    ...(victory.step6.some(({ when }) => comesTrue(when))
      ? []
      : [{ path: 'victory.step6', problem: 'no rule ends the game at some turn' }]),
    ...(['immediate', 'step6'] as const).flatMap((list) =>
      victory[list].flatMap(({ when }, place) =>
        'victoryPointsAtLeast' in when && when.victoryPointsAtLeast > points
          ? [{ path: `victory.${list}.${place}.when`, problem: `there are ${points} points on the map` }]
          : [],
      ),
    ),
  ]
}

/** What is wrong with the pieces. */
export const pieceFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => [
  ...SIDES.flatMap((side) => setUpFaults(doc, side)),
  ...figureFaults(doc),
  ...tokenFaults(doc),
  ...characterFaults(doc),
  ...fateFaults(doc),
  ...victoryFaults(doc),
]
