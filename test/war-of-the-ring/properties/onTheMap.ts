/**
 * What the rulebook says of figures, control, politics and characters in every position, written from the
 * book and not from the code, each under its number in the digest.
 */
import { always, fault, settled, type Invariant } from './invariant'
import {
  ALL_NATIONS,
  attackersIn,
  battleIn,
  BOTH,
  card,
  controllerOf,
  enemyOf,
  FIGURES,
  forceAt,
  FREE,
  holderOf,
  homeOf,
  insideOf,
  isAtWar,
  isPart,
  isPlace,
  isStronghold,
  nationOf,
  pointsOf,
  politicsOf,
  region,
  regionIds,
  regionOfPlace,
  sideOfNation,
  sideOfPiece,
  told,
  unitsOf,
  type Numbers,
  type TableJson,
} from './board'
import { limitOf } from './box'

/** Everything that lies or stands somewhere, pile by pile. */
const pilesOf = (table: TableJson): ReadonlyArray<Numbers> => [
  ...Object.values(table.armies),
  ...Object.values(table.besieged),
  table.reinforcements['free-peoples'],
  table.reinforcements.shadow,
  table.casualties,
]

const RANKS = ['regular', 'elite', 'leader'] as const

/** INV-1, INV-3: every unit and Leader of every Nation is on the map, a reinforcement or a casualty. */
const figures = always((table, rules) => {
  const sums = new Map<string, number>()
  for (const pile of pilesOf(table))
    for (const [piece, number] of Object.entries(pile)) sums.set(piece, (sums.get(piece) ?? 0) + number)
  const further = rules.units.flatMap(({ id, number }) =>
    fault(sums.get(id) !== number, () => `${sums.get(id)} of ${number} ${id}`),
  )
  const printed = ALL_NATIONS.flatMap((nation) =>
    RANKS.flatMap((rank, place) => {
      const [have, wanted] = [sums.get(`${nation}-${rank}`) ?? 0, FIGURES[nation]?.[place] ?? 0]
      return fault(have !== wanted, () => `${have} of ${wanted} ${nation}-${rank}`)
    }),
  )
  return [...printed, ...further]
})

/** INV-2: only the Free Peoples have casualties, and there are eight Nazgûl. */
const losses = always((table) => [
  ...fault(
    Object.keys(table.casualties).some((piece) => !FREE.includes(nationOf(piece))),
    () => `casualties ${JSON.stringify(table.casualties)}`,
  ),
  ...fault(table.nazgul.length > 8, () => `${table.nazgul.length} Nazgûl`),
  ...table.nazgul.filter((at) => !isPlace(at)).map((at) => `a Nazgûl is in ${at}`),
])

/** INV-6, INV-7: ten units in a field, five in a box, or as a house rule says. */
const stacking = settled((table, rules) => [
  ...Object.entries(table.armies).flatMap(([id, army]) =>
    fault(unitsOf(army) > limitOf(rules, 'units', 10), () => `${unitsOf(army)} units in ${id}`),
  ),
  ...Object.entries(table.besieged).flatMap(([id, army]) =>
    fault(
      unitsOf(army) > limitOf(rules, 'besiegedUnits', 5),
      () => `${unitsOf(army)} units besieged in ${id}`,
    ),
  ),
])

/** INV-8: no field, and no box, holds units of both sides. */
const apart = always((table) =>
  [...Object.entries(table.armies), ...Object.entries(table.besieged)].flatMap(([id, army]) =>
    fault(new Set(Object.keys(army).map(sideOfPiece)).size > 1, () => `both sides stand in ${id}`),
  ),
)

/** INV-9: Leaders of the Free Peoples are with their units. */
const leaders = settled((table) =>
  [...Object.entries(table.armies), ...Object.entries(table.besieged)].flatMap(([id, army]) =>
    fault(unitsOf(army) === 0, () => `Leaders without an Army in ${id}`),
  ),
)

/** INV-10: numbers are whole and above zero, and every name is one of a piece. */
const counting = always((table) =>
  pilesOf(table).flatMap((pile) =>
    Object.entries(pile).flatMap(([piece, number]) =>
      fault(!Number.isInteger(number) || number < 1 || nationOf(piece) === '', () => `${number} ${piece}`),
    ),
  ),
)

/** INV-11: who is in a box is besieged there in a Stronghold of his own side. */
const boxes = settled((table) =>
  Object.entries(table.besieged).flatMap(([id, army]) => {
    const owner = holderOf(table, insideOf(id))
    return [
      ...fault(!isStronghold(id), () => `a box in ${id}`),
      ...fault(unitsOf(army) === 0, () => `nobody defends ${id}`),
      ...fault(controllerOf(table, id) !== owner, () => `${owner} is besieged in ${id}, not his`),
      ...fault(owner !== 'nobody' && holderOf(table, id) !== enemyOf(owner), () => `nobody besieges ${id}`),
    ]
  }),
)

/** INV-12, INV-13: units stand only where their side controls the Settlement, or besiege its garrison. */
const control = settled((table) =>
  Object.keys(table.armies).flatMap((id) => {
    const [holder, owner] = [holderOf(table, id), controllerOf(table, id)]
    if (holder === 'nobody' || owner === 'nobody' || holder === owner) return []
    return fault(
      !isStronghold(id) || holderOf(table, insideOf(id)) !== owner,
      () => `${holder} stands in ${id}, which ${owner} controls`,
    )
  }),
)

/** INV-14: control markers lie on Settlements only, never on a Fortification. */
const markers = always((table) => [
  ...table.captured.filter((id) => homeOf(id) === 'nobody').map((id) => `a marker on ${id}`),
  ...fault(new Set(table.captured).size !== table.captured.length, () => 'a marker twice'),
])

/** INV-15: victory points, counted anew, are within what there is; the final score is that count. */
const points: Invariant = (state) => {
  const { table } = told(state)
  const [free, shadow] = BOTH.map((side) => pointsOf(table, side))
  const scores = state.outcome?.scores ?? {}
  return [
    ...fault((shadow ?? 0) > 20 || (free ?? 0) > 18, () => `${free} and ${shadow} points`),
    ...fault(
      state.outcome !== null && (scores['free-peoples'] !== free || scores['shadow'] !== shadow),
      () => `scores ${JSON.stringify(scores)} for ${free} and ${shadow} points`,
    ),
  ]
}

/** INV-20, INV-21: zero to three steps; the passive are not at war, Elves and Shadow are never passive. */
const politics = always((table) =>
  ALL_NATIONS.flatMap((nation) => {
    const { steps, active } = politicsOf(table, nation)
    return [
      ...fault(!Number.isInteger(steps) || steps < 0 || steps > 3, () => `${nation} has ${steps} steps`),
      ...fault(!active && steps === 0, () => `${nation} is passive and at war`),
      ...fault(
        !active && (nation === 'elves' || sideOfNation(nation) === 'shadow'),
        () => `${nation} sleeps`,
      ),
    ]
  }),
)

const OFF_MAP = ['fellowship', 'aside', 'eliminated', 'replaced']
const BECOMES = { strider: 'aragorn', 'gandalf-the-grey': 'gandalf-the-white' } as const

/** INV-34, INV-58: every character is in one possible place; Saruman is in Orthanc. */
const characters = always((table) => [
  ...Object.entries(table.characters).flatMap(([id, at]) => [
    ...fault(!isPlace(at) && !OFF_MAP.includes(at), () => `${id} is in ${at}`),
    ...fault(at === 'replaced' && !Object.hasOwn(BECOMES, id), () => `${id} is replaced`),
    ...fault(
      at === 'fellowship' && card(id)?.entry.kind !== 'startsInFellowship',
      () => `${id} in Fellowship`,
    ),
    ...fault(id === 'gollum' && at !== 'aside', () => `Gollum is in ${at}`),
    ...fault(id === 'saruman' && isPlace(at) && regionOfPlace(at) !== 'orthanc', () => `Saruman is in ${at}`),
  ]),
  ...Object.entries(BECOMES).flatMap(([old, young]) => {
    const [was, is] = [table.characters[old as keyof typeof BECOMES], table.characters[young]]
    const [gone, come] = [was === 'replaced', is !== 'aside']
    return [
      ...fault(gone && !come, () => `${old} is replaced by nobody`),
      ...fault(
        come && (isPlace(was) || was === 'fellowship' || was === 'aside'),
        () => `${old} beside ${young}`,
      ),
    ]
  }),
])

/** Nobody is inside a Stronghold whose garrison is of the other side or gone. */
const insiders = settled((table) => {
  const inside = [
    ...table.nazgul.map((at) => ['nazgul', at] as const),
    ...Object.entries(table.characters),
  ].filter(([, at]) => at.endsWith('/inside'))
  return inside
    .filter(([id, at]) => holderOf(table, at) !== sideOfPiece(id))
    .map(([id, at]) => `${id} is in ${at} without a garrison`)
})

/** INV-26, INV-55: who attacks is at war, and the rearguard stands where it stood. */
const battle: Invariant = (state) => {
  const { table } = told(state)
  const running = battleIn(told(state))
  if (running === undefined) return []
  const attackers = attackersIn(table, running)
  const lazy = Object.keys(attackers).filter(
    (piece) => nationOf(piece) !== '' && !isAtWar(table, nationOf(piece)),
  )
  // After a sortie that has freed the Stronghold the garrison stands in the field.
  const homes = [running.from, regionOfPlace(running.from)]
  return [
    ...fault(lazy.length > 0 && running.end === null, () => `${lazy.join()} attack from ${running.from}`),
    ...fault(
      !homes.some((place) => isPart(running.rearguard, forceAt(table, running.side, place))),
      () => `the rearguard ${JSON.stringify(running.rearguard)} has left ${running.from}`,
    ),
    ...fault(
      Object.keys(running.rearguard).length > 0 && unitsOf(running.rearguard) === 0,
      () => `a rearguard without units in ${running.from}`,
    ),
  ]
}

/** Armies stand in regions that there are, garrisons in Strongholds. */
const places = always((table) => [
  ...Object.keys(table.armies)
    .filter((id) => !regionIds.includes(id))
    .map((id) => `an Army in ${id}`),
  ...Object.keys(table.besieged)
    .filter((id) => region(id)?.settlement !== 'stronghold')
    .map((id) => `a garrison in ${id}`),
])

/** Invariants of the map by number. */
export const ON_THE_MAP: Readonly<Record<string, Invariant>> = {
  'INV-1, INV-3': figures,
  'INV-2': losses,
  'INV-6, INV-7': stacking,
  'INV-8': apart,
  'INV-9': leaders,
  'INV-10': counting,
  'INV-11': boxes,
  'INV-12, INV-13': control,
  'INV-14': markers,
  'INV-15': points,
  'INV-20, INV-21': politics,
  'INV-26, INV-55': battle,
  'INV-34, INV-58': characters,
  insiders,
  places,
}
