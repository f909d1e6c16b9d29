/**
 * Pieces of a scenario: set-up within the limits, figures and tokens enough, one Commander-in-Chief, dice,
 * the Fate Track, and an end to every game.
 */
import type { Condition } from '../../model/effects'
import type { Fault } from '../../model/reading'
import type { ForceDoc, ScenarioDoc } from '../../model/scenario'
import { enemyOf, SIDES, type Side } from '../../model/sides'
import { totalOf } from '../../model/counts'
import { STACK } from '../board'
import { check, wrongAt, type Block, type Check } from './checks'

type Doc<B extends Block> = Pick<ScenarioDoc, B>

const placed = (doc: Doc<'setup'>, side: Side, type: string): number =>
  Object.values(doc.setup[side]).reduce((sum, { units }) => sum + (units[type] ?? 0), 0)

/** What is wrong with each Region of a side's set-up. */
const atStart = (
  { setup }: Doc<'setup'>,
  wrong: (side: Side, region: string, force: ForceDoc) => ReadonlyArray<readonly [boolean, string]>,
): ReadonlyArray<Fault> =>
  SIDES.flatMap((side) =>
    Object.entries(setup[side]).flatMap(([region, force]) =>
      wrongAt(`setup.${side}.${region}`, wrong(side, region, force)),
    ),
  )

const setUpFaults = (doc: Doc<'setup'>): ReadonlyArray<Fault> =>
  atStart(doc, (side, region, { units, leaders }) => {
    const all = totalOf(units)
    return [
      [all > STACK, `more than five Units stand here: ${all}`],
      [all > 0 && totalOf(doc.setup[enemyOf(side)][region]?.units ?? {}) > 0, 'both sides stand here'],
      [leaders > 0 && all === 0, 'Leaders stand here without Units'],
      [leaders > 0 && side === 'shadow', 'the Shadow has no Leaders'],
    ]
  })

const heldFaults = (doc: Doc<'setup' | 'control' | 'regions'>): ReadonlyArray<Fault> =>
  atStart(doc, (side, region, { units }) => {
    const enemy = enemyOf(side)
    const holder = doc.control[region] ?? doc.regions.find(({ id }) => id === region)?.home ?? null
    return [[totalOf(units) > 0 && holder === enemy, `the ${enemy} side holds this place; say so in control`]]
  })

const foreignFaults = (doc: Doc<'setup' | 'unitTypes'>): ReadonlyArray<Fault> =>
  atStart(doc, (side, _, { units }) => {
    const foreign = Object.keys(units).filter((type) =>
      doc.unitTypes.some((one) => one.id === type && one.side !== side),
    )
    return [[foreign.length > 0, `${foreign.join(', ')} belong to the ${enemyOf(side)} side`]]
  })

const underArmies = (doc: Doc<'setup' | 'recruitment'>): ReadonlyArray<Fault> =>
  atStart(doc, (side, region, { units }) => [
    [
      totalOf(units) > 0 && (doc.recruitment.start[enemyOf(side)][region] ?? 0) > 0,
      'enemy Recruitment tokens lie under an Army',
    ],
  ])

const figureFaults = (doc: Doc<'unitTypes' | 'setup' | 'recruitment'>): ReadonlyArray<Fault> => [
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
  ...SIDES.flatMap((side) =>
    doc.unitTypes.some((type) => type.side === side)
      ? []
      : [{ path: 'unitTypes', problem: `the ${side} side has no Units` }],
  ),
]

const leaderFaults = (doc: Doc<'leaders' | 'setup' | 'characters'>): ReadonlyArray<Fault> => {
  const placedAtStart = Object.values(doc.setup.free).reduce((sum, { leaders }) => sum + leaders, 0)
  const entering = doc.characters.reduce((sum, { entry }) => sum + (entry?.leaders ?? 0), 0)
  const wanted = placedAtStart + entering
  return wanted > doc.leaders
    ? [{ path: 'leaders', problem: `${wanted} Leaders are placed, ${doc.leaders} exist` }]
    : []
}

const tokenFaults = (doc: Doc<'recruitment' | 'unitTypes' | 'regions'>): ReadonlyArray<Fault> =>
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
      ...useless.map((region) => ({
        path: `${path}.${region}`,
        problem: 'no Muster die of the Shadow flips a token here',
      })),
      ...foreign.map((type) => ({
        path: `recruitment.pool.${side}.${type}`,
        problem: `${type} belong to the other side`,
      })),
    ]
  })

const characterFaults = (doc: Doc<'characters' | 'fate'>): ReadonlyArray<Fault> => {
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
      return wrongAt(path, wrong)
    }),
  ]
}

/** Only Units of the Free Peoples come with a Character, and an Eye moves and recruits Shadow Units. */
const sideFaults = (doc: Doc<'characters' | 'unitTypes' | 'dice'>): ReadonlyArray<Fault> => {
  const isOf = (side: Side, type: string) => doc.unitTypes.some((one) => one.id === type && one.side === side)
  const eye = doc.dice.eyeUnitType
  return [
    ...doc.characters.flatMap(({ side, entry }, place) =>
      Object.keys(entry?.units ?? {}).flatMap((type) =>
        wrongAt(`characters.${place}.entry.units.${type}`, [
          [!isOf(side, type), `${type} belong to the other side`],
        ]),
      ),
    ),
    ...wrongAt('dice.eyeUnitType', [[eye !== null && !isOf('shadow', eye), `${eye} are no Shadow Units`]]),
  ]
}

const fateFaults = ({ fate }: Doc<'fate'>): ReadonlyArray<Fault> => [
  ...(fate.endgame > fate.last ? [{ path: 'fate.endgame', problem: `the track ends at ${fate.last}` }] : []),
  ...fate.stepEvents.flatMap(({ step }, place) =>
    step >= fate.endgame || fate.stepEvents.findIndex((one) => one.step === step) < place
      ? [{ path: `fate.stepEvents.${place}.step`, problem: 'each step before the end has one event' }]
      : [],
  ),
  ...(fate.tiles.some(({ colour }) => colour === 'grey')
    ? []
    : [{ path: 'fate.tiles', problem: 'there are no grey tiles' }]),
]

const FACES_OF_A_DIE = 6

const diceFaults = ({ dice }: Doc<'dice'>): ReadonlyArray<Fault> => [
  ...SIDES.flatMap((side) => [
    ...wrongAt(`dice.pools.${side}`, [
      [dice.pools[side].start > dice.pools[side].max, 'the start exceeds the maximum'],
    ]),
    ...wrongAt(`dice.faces.${side}`, [
      [
        dice.faces[side].length !== FACES_OF_A_DIE,
        `a die has six faces, ${dice.faces[side].length} are here`,
      ],
    ]),
  ]),
  ...dice.faces.free.flatMap((face, place) =>
    face === 'eye' ? [{ path: `dice.faces.free.${place}`, problem: 'only the Shadow has an Eye' }] : [],
  ),
]

const positionFaults = ({ positions }: Doc<'positions'>): ReadonlyArray<Fault> =>
  positions.some(({ open }) => open.length === 0)
    ? []
    : [{ path: 'positions', problem: 'one position must always be open' }]

/** Whether a condition is sure to hold from some turn on. */
const comesTrue = (condition: Condition): boolean =>
  'turnAtLeast' in condition || ('any' in condition && condition.any.some(comesTrue))

const victoryFaults = ({ victory, regions }: Doc<'victory' | 'regions'>): ReadonlyArray<Fault> => {
  const points = regions.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0)
  const all = [...victory.immediate, ...victory.step6]
  return [
    ...wrongAt('victory', [[!all.some(({ winner }) => winner === 'shadow'), 'the Shadow has no way to win']]),
    ...wrongAt('victory.step6', [
      [!victory.step6.some(({ when }) => comesTrue(when)), 'no rule ends the game at some turn'],
    ]),
    ...(['immediate', 'step6'] as const).flatMap((list) =>
      victory[list].flatMap(({ when }, place) =>
        'victoryPointsAtLeast' in when && when.victoryPointsAtLeast > points
          ? [{ path: `victory.${list}.${place}.when`, problem: `there are ${points} points on the map` }]
          : [],
      ),
    ),
  ]
}

/** What may be wrong with the pieces. */
export const PIECE_CHECKS: ReadonlyArray<Check> = [
  check(['setup'], setUpFaults),
  check(['setup', 'control', 'regions'], heldFaults),
  check(['setup', 'unitTypes'], foreignFaults),
  check(['setup', 'recruitment'], underArmies),
  check(['unitTypes', 'setup', 'recruitment'], figureFaults),
  check(['leaders', 'setup', 'characters'], leaderFaults),
  check(['recruitment', 'unitTypes', 'regions'], tokenFaults),
  check(['characters', 'fate'], characterFaults),
  check(['characters', 'unitTypes', 'dice'], sideFaults),
  check(['fate'], fateFaults),
  check(['dice'], diceFaults),
  check(['positions'], positionFaults),
  check(['victory', 'regions'], victoryFaults),
]
