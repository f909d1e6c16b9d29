/**
 * What the rulebook says of every step of figures and Nations: transition invariants, each under its number
 * in the digest. What it says of battles and the Hunt is in `fights`, of the turn in `turns`.
 */
import type { Event } from '../../../src/war-of-the-ring'
import {
  ALL_NATIONS,
  armyAt,
  battleIn,
  card,
  controllerOf,
  enemyOf,
  FREE,
  holderOf,
  homeOf,
  insideOf,
  isAtWar,
  isStronghold,
  nationOf,
  nationsIn,
  politicsOf,
  region,
  regionIds,
  regionOfPlace,
  sideOfNation,
  sideOfPiece,
  topOf,
  type TableJson,
} from './board'
import { fault } from './invariant'
import { eventsAs, stepwise, type Change, type Passage } from './passage'

/** INV-4: casualties come back only as Regulars for reduced Elites. */
const buried = stepwise((passage) => {
  const { before, after } = passage
  return Object.entries(before.casualties).flatMap(([piece, number]) => {
    const elite = piece.replace('-regular', '-elite')
    const reduced = eventsAs(passage, 'EliteReduced').filter((event) => event.piece === elite).length
    const back = piece.endsWith('-regular') ? reduced : 0
    return fault((after.casualties[piece] ?? 0) < number - back, () => `${piece} rises from the dead`)
  })
})

/** INV-5: reinforcements of the Free Peoples grow only by excess units. */
const disbanded = stepwise((passage) => {
  const { before, after } = passage
  return Object.entries(after.reinforcements['free-peoples']).flatMap(([piece, number]) => {
    const removed = eventsAs(passage, 'Removed').filter((event) => event.piece === piece).length
    const had = before.reinforcements['free-peoples'][piece] ?? 0
    return fault(number > had + removed, () => `${piece}: ${had} and ${removed} make ${number}`)
  })
})

/** Whether an Army of a side stands in a region, or came through it in a step. */
const wasThere = (passage: Passage, side: string, id: string): boolean =>
  holderOf(passage.after, id) === side ||
  eventsAs(passage, 'ArmyMoved').some((event) => event.side === side && event.to === id)

/** INV-16: markers come and go only where a unit of the taker stands, or came through. */
const taken = stepwise((passage) => {
  const [before, after] = [passage.before.captured, passage.after.captured]
  const isLegal = (id: string): boolean =>
    homeOf(id) !== 'nobody' && wasThere(passage, controllerOf(passage.after, id), id)
  return [
    ...after.filter((id) => !before.includes(id) && !isLegal(id)).map((id) => `${id} is captured by nobody`),
    ...before.filter((id) => !after.includes(id) && !isLegal(id)).map((id) => `${id} is regained by nobody`),
  ]
})

/** Where the Army that is attacked stands: in a Stronghold besieged by the attacker, else in the field. */
const defenders = (table: TableJson, { side, to }: Extract<Event, { kind: 'BattleBegan' }>) =>
  armyAt(table, holderOf(table, insideOf(to)) === enemyOf(side) ? insideOf(to) : to)

/** Rules by which attacks and captures advance a Nation, whether or not a card led the Army. */
const BY_ARMIES: ReadonlyArray<string> = ['politics.advanceAttacked', 'politics.advanceCaptured']

/** Steps towards war that cards tell a Nation to take, fewer than none for steps back. */
const stepsByCards = ({ events }: Passage, nation: string, before: number): number => {
  let [steps, taken] = [before, 0]
  for (const event of events)
    if ((event.kind === 'NationAdvanced' || event.kind === 'NationSetBack') && event.nation === nation) {
      if (event.card !== undefined && !BY_ARMIES.includes(event.rule)) taken += steps - event.steps
      steps = event.steps
    }
  return taken
}

/** While this card is on the table Rohan stays passive but for what it names. */
const LULLS_ROHAN = 'sh-char-22'
const isLulled = (table: TableJson, nation: string): boolean =>
  nation === 'rohan' && (table.cards.onTable['shadow-character'] ?? []).includes(LULLS_ROHAN)

/** INV-17, INV-22 to INV-24: Nations move towards war by attacks, captures, diplomacy and cards alone. */
const advanced = stepwise((passage) => {
  const { before, after, action } = passage
  return ALL_NATIONS.flatMap((nation) => {
    const [old, now] = [politicsOf(before, nation), politicsOf(after, nation)]
    const captures = eventsAs(passage, 'SettlementCaptured').filter(
      (event) => region(event.region)?.nation === nation,
    )
    const attacks = eventsAs(passage, 'BattleBegan').filter((event) =>
      nationsIn(defenders(before, event)).includes(nation),
    )
    const diplomacy = action['kind'] === 'advanceNation' && action['nation'] === nation ? 1 : 0
    const cards = stepsByCards(passage, nation, old.steps)
    const taken = captures.length + attacks.length + diplomacy + cards
    const due = Math.max(now.active ? 0 : 1, old.steps - taken)
    return [
      ...fault(
        now.steps !== (cards < 0 ? due : Math.min(old.steps, due)),
        () => `${nation} goes from ${old.steps} to ${now.steps} steps`,
      ),
      ...fault(old.active && !now.active, () => `${nation} falls asleep`),
      ...fault(
        attacks.length > 0 && !now.active && !isLulled(before, nation),
        () => `${nation} sleeps through an attack`,
      ),
    ]
  })
})

/** Who finishes a movement in a region, or comes into play there. */
const arrivals = (passage: Passage, id: string): ReadonlyArray<string> => [
  ...eventsAs(passage, 'CharacterSeparated')
    .filter(({ to }) => to === id)
    .map(({ character }) => character),
  ...eventsAs(passage, 'CharacterMoved')
    .filter(({ to }) => to === id)
    .map(({ character }) => character),
  ...eventsAs(passage, 'CharacterEntered')
    .filter((event) => event.region === id)
    .map(({ character }) => character),
  ...eventsAs(passage, 'ArmyMoved')
    .filter(({ to }, place, all) => to === id && all[place + 1]?.from !== id)
    .flatMap(({ pieces }) => pieces.map(({ piece }) => piece)),
]

const isGreat = (id: string): boolean => ['city', 'stronghold'].includes(region(id)?.settlement ?? '')

const TOWNS: Readonly<Record<string, ReadonlyArray<string>>> = Object.fromEntries(
  FREE.map((nation) => [nation, regionIds.filter((id) => region(id)?.nation === nation && isGreat(id))]),
)

/** Whether something wakes a Nation in a step (chapter VII, p. 46). */
const wakes = (passage: Passage, nation: string): boolean => {
  const { before, after } = passage
  const lands = eventsAs(passage, 'ArmyMoved').filter(({ to }) => region(to)?.nation === nation)
  const towns = TOWNS[nation] ?? []
  const can = (id: string): boolean => card(id)?.activates.some((one) => one === nation) ?? false
  return (
    lands.some(({ side }) => side !== sideOfNation(nation)) ||
    eventsAs(passage, 'BattleBegan').some((event) => nationsIn(defenders(before, event)).includes(nation)) ||
    eventsAs(passage, 'FellowshipDeclared').some((event) => towns.includes(event.region)) ||
    towns.some((id) => controllerOf(after, id) === 'free-peoples' && arrivals(passage, id).some(can)) ||
    eventsAs(passage, 'CharacterEntered').some(({ character }) => character === 'witch-king')
  )
}

const wokenByCard = (passage: Passage, nation: string): boolean =>
  eventsAs(passage, 'NationActivated').some((event) => event.nation === nation && event.card !== undefined)

/**
 * WR-7.5 to WR-7.9: a Nation wakes exactly when an enemy, an attack, the Fellowship or a Companion
 * wakes it, or a card does.
 */
const awake = stepwise((passage) =>
  passage.events.length === 0 && passage.before.politics === passage.after.politics
    ? []
    : FREE.flatMap((nation) => {
        const [old, now] = [politicsOf(passage.before, nation), politicsOf(passage.after, nation)]
        const woken = wakes(passage, nation)
        return [
          ...fault(
            !old.active && now.active && !woken && !wokenByCard(passage, nation),
            () => `${nation} wakes by itself`,
          ),
          ...fault(!now.active && woken && !isLulled(passage.before, nation), () => `${nation} sleeps on`),
        ]
      }),
)

/** INV-24: a Muster result recruits figures of Nations at war, in free Settlements of their own. */
const recruited = stepwise((passage) => {
  const { before, was, action } = passage
  const frame = topOf(was)
  if (frame?.kind !== 'decide/recruit' || action['kind'] !== 'recruit') return []
  const [piece, id] = [String(action['piece']), String(action['region'])]
  const nation = piece === 'nazgul' ? 'sauron' : nationOf(piece)
  const elite = piece.endsWith('-elite')
  return [
    ...fault(!isAtWar(before, nation), () => `${piece} is recruited in peace`),
    ...fault(region(id)?.nation !== nation || region(id)?.settlement === null, () => `${piece} in ${id}`),
    ...fault(piece === 'nazgul' && !isStronghold(id), () => `a Nazgûl in ${id}`),
    ...fault(before.captured.includes(id), () => `${piece} in ${id}, which is captured`),
    ...fault(before.besieged[id] !== undefined, () => `${piece} in ${id}, which is besieged`),
    ...fault(holderOf(before, id) === enemyOf(sideOfPiece(piece)), () => `${piece} among enemies in ${id}`),
    ...fault(frame.vars['firstIn'] === id, () => `two recruits in ${id}`),
    ...fault(frame.vars['first'] !== null && elite, () => `${piece} as the second recruit`),
  ]
})

/** INV-25: who is not at war keeps out of the lands of others, but for retreats. */
const borders = stepwise((passage) =>
  eventsAs(passage, 'ArmyMoved')
    .filter(({ way }) => way !== 'retreat')
    .flatMap(({ pieces, from, to, card: byCard }) => {
      // A card may lead an Army farther, or let it attack from afar.
      const battle = battleIn(passage.was)
      const far = byCard !== undefined || (battle?.from === from && regionOfPlace(battle.to) === to)
      const land = region(to)?.nation ?? null
      const peaceful = pieces.filter(
        ({ piece }) => nationOf(piece) !== '' && !isAtWar(passage.before, nationOf(piece)),
      )
      return [
        ...fault(
          land !== null && peaceful.some(({ piece }) => nationOf(piece) !== land),
          () => `peaceful in ${to}`,
        ),
        ...fault(!far && !region(from)?.neighbours.some((id) => id === to), () => `from ${from} to ${to}`),
        ...fault(
          pieces.some(({ piece }) => card(piece)?.level === 0),
          () => `Level 0 moves to ${to}`,
        ),
      ]
    }),
)

/** INV-59: no Nazgûl flies into a Stronghold of the Free Peoples that the Shadow does not besiege. */
const flown = stepwise((passage) =>
  [
    ...eventsAs(passage, 'NazgulMoved'),
    ...eventsAs(passage, 'CharacterMoved').filter(({ character }) => sideOfPiece(character) === 'shadow'),
  ]
    .map(({ to }) => to)
    .filter((to) => isStronghold(to) && controllerOf(passage.before, to) === 'free-peoples')
    .filter((to) => holderOf(passage.before, to) !== 'shadow')
    .map((to) => `a wraith comes to ${to}`),
)

/** WR-6.37, WR-6.43: who walks, not led by a card, neither leaves nor enters a besieged Stronghold. */
const walked = stepwise((passage) =>
  eventsAs(passage, 'CharacterMoved')
    .filter(({ character, card: byCard }) => character !== 'witch-king' && byCard === undefined)
    .flatMap(({ character, from, to }) => {
      const shut = (id: string) => holderOf(passage.before, insideOf(id)) === sideOfPiece(character)
      return fault(shut(from) || shut(regionOfPlace(to)), () => `${character} goes from ${from} to ${to}`)
    }),
)

/** Transition invariants of the map by number. */
export const MARCHES: Readonly<Record<string, Change>> = {
  'INV-4': buried,
  'INV-5': disbanded,
  'INV-16': taken,
  'INV-17, INV-22, INV-23, INV-24': advanced,
  'WR-7.5 to WR-7.9': awake,
  'INV-24': recruited,
  'INV-25': borders,
  'INV-59': flown,
  'WR-6.37, WR-6.43': walked,
}
