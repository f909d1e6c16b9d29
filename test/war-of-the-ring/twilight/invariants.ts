/** What is always true with Twilight of the Third Age, by the number of the digest, and what a step keeps. */
import {
  REGIONS,
  warOfTheRing as game,
  type RegionId,
  type State,
  type War,
} from '../../../src/war-of-the-ring'
import type { Faults, Step } from '../../kernel/conformance/subject'
import { DIE_FACES } from '../../../src/war-of-the-ring/model/ids'
import { isInside, regionOf } from '../../../src/war-of-the-ring/query/armies'
import { neighboursOf, regionId, regionIx } from '../../../src/war-of-the-ring/query/board'
import { reading } from '../support/read'

type Invariant = (state: State) => Faults
type Change = (step: Step<War>) => Faults

interface Beside {
  readonly factions: ReadonlyArray<string>
  readonly ships: ReadonlyArray<RegionId>
  readonly ents: ReadonlyArray<RegionId>
  readonly towers: ReadonlyArray<RegionId>
  readonly trebuchets: ReadonlyArray<RegionId>
  readonly entsLost: number
  readonly awakenings: number
  readonly getIt: 'aside' | 'table' | 'used'
}
interface Told {
  readonly characters: Readonly<Record<string, string>>
  readonly beside: Beside
  readonly captured: ReadonlyArray<string>
  readonly besieged: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly reinforcements: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly cards: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>
}

const tables = new WeakMap<State, Told>()
const told = (state: State): Told => {
  const found = tables.get(state)
  if (found !== undefined) return found
  const table = game.encode(state).table as unknown as Told
  tables.set(state, table)
  return table
}
const unless = (holds: boolean, says: string): Faults => (holds ? [] : [says])
/** Whether nothing is under way but the choice of an action. */
const isQuiet = ({ stack, outcome }: State): boolean =>
  outcome === null && stack[stack.length - 1]?.kind === 'decide/action'
const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((all, one) => all + one, 0)
const at = (list: ReadonlyArray<RegionId>, region: RegionId): number =>
  list.filter((one) => one === region).length
const armies = (state: State) => Object.entries(reading(state).derived.regions)
const count = (state: State, piece: string): number =>
  armies(state).reduce(
    (all, [, { field, inside }]) =>
      all +
      (Object.entries(field.shadow).find(([id]) => id === piece)?.[1] ?? 0) +
      (Object.entries(inside.shadow).find(([id]) => id === piece)?.[1] ?? 0),
    0,
  )
const lies = (state: State, card: string): boolean =>
  Object.values(told(state).cards['onTable'] ?? {}).some((pile) => pile.includes(card))

const supply: Invariant = (state) => {
  const { ships, ents, entsLost, towers, trebuchets } = told(state).beside
  const dunlendings = count(state, 'dunlending') + (told(state).reinforcements['shadow']?.['dunlending'] ?? 0)
  return [
    ...unless(dunlendings === 12, `${dunlendings} Dunlendings`),
    ...unless(ships.length <= 6 && towers.length <= 6 && trebuchets.length <= 6, 'more than there are'),
    ...unless(ents.length + entsLost <= 8, 'more Ents than there are'),
  ]
}
const UNIT = /-(?:regular|elite)$|^dunlending$/
const stacking: Invariant = (state) =>
  isQuiet(state)
    ? armies(state).flatMap(([id, { field, inside }]) => {
        const units = (who: Readonly<Record<string, number>>): number =>
          Object.entries(who).reduce((all, [piece, one]) => all + (UNIT.test(piece) ? one : 0), 0)
        return unless(units(field.shadow) <= 10 && units(inside.shadow) <= 5, `too many units in ${id}`)
      })
    : []
const ships: Invariant = (state) => {
  const { ships: all, factions } = told(state).beside
  const coast = (id: RegionId): boolean => REGIONS.find((region) => region.id === id)?.coast === true
  return [
    ...unless(all.every(coast), 'a ship is inland'),
    ...unless(all.length === 0 || factions.includes('corsairs'), 'ships without Corsairs'),
  ]
}
const ents: Invariant = (state) => {
  const { ents: all, factions, awakenings } = told(state).beside
  const chain = new Set<RegionId>(all.includes('fangorn') ? ['fangorn'] : [])
  for (const one of chain)
    for (const next of neighboursOf(regionIx(one)))
      if (all.includes(regionId(next))) chain.add(regionId(next))
  return [
    ...unless(!factions.includes('ents') || awakenings >= 3 || all.includes('fangorn'), 'no Ent in Fangorn'),
    ...unless(awakenings < 3 || all.length === 0, 'Ents after the third card'),
    ...unless(
      all.every((region) => chain.has(region)),
      'the chain of Ents is broken',
    ),
  ]
}
const engines: Invariant = (state) => {
  if (!isQuiet(state)) return []
  const { towers, trebuchets } = told(state).beside
  const { regions } = reading(state).derived
  return [
    ...towers.flatMap((id) => {
      const { field, inside, controlledBy } = regions[id]
      const sieged = sum(field.shadow) > 0 && sum(inside['free-peoples']) > 0
      return unless(at(towers, id) <= 2 && sieged && controlledBy === 'free-peoples', `a Tower in ${id}`)
    }),
    ...trebuchets.flatMap((id) =>
      unless(at(trebuchets, id) <= 2 && regions[id].controlledBy === 'free-peoples', `a Trebuchet in ${id}`),
    ),
  ]
}
const tiles: Invariant = (state) => {
  const { pool, drawn, waiting, removed } = reading(state).table.tiles
  const all = [pool, drawn, waiting, removed, reading(state).derived.tilesAside].reduce(
    (many, pile) => many + sum(pile),
    0,
  )
  const his = told(state).characters['smeagol']
  return [
    ...unless(all === 26, `${all} tiles`),
    ...unless(his === 'aside' || (removed.smeagol ?? 0) === 1, 'his tile has not left the game'),
  ]
}
const smeagol: Invariant = (state) => {
  const { guide } = reading(state).table.fellowship
  const { companions } = reading(state).derived
  if (!companions.includes('smeagol')) return []
  return [
    ...unless(guide !== 'gollum', 'Sméagol and Gollum are together'),
    ...(isQuiet(state)
      ? unless(guide === 'smeagol' && companions.length > 1, 'Sméagol is alone, or no Guide')
      : []),
  ]
}
const galadriel: Invariant = (state) => {
  const her = told(state).characters['galadriel'] ?? ''
  const away = ['aside', 'eliminated'].includes(her)
  return unless(
    away ||
      (her.startsWith('lorien') &&
        (!isQuiet(state) || reading(state).derived.regions.lorien.controlledBy !== 'shadow')),
    `Lady Galadriel is in ${her}`,
  )
}
const kings: Invariant = (state) => {
  const { characters } = told(state)
  return unless(
    characters['witch-king'] === 'aside' || characters['witch-king-chief'] === 'aside',
    'two Witch-kings',
  )
}
const balrog: Invariant = (state) => {
  const his = told(state).characters['balrog'] ?? ''
  const free = !['aside', 'eliminated'].includes(his) && !his.startsWith('moria')
  return unless(!isQuiet(state) || !free || lies(state, 'sh-char-17e'), `the Balrog is in ${his}`)
}
const pools: Invariant = (state) => {
  const { pool } = reading(state).table.dice
  const [own, enemy] = [pool['free-peoples'], pool.shadow]
  return unless(own >= 4 && own <= 6 && enemy >= 7 && enemy <= 10, `pools of ${own} and ${enemy}`)
}
const decks: Invariant = (state) => {
  const piles = Object.values(told(state).cards).flatMap((place) => Object.values(place).flat())
  return [
    ...unless(new Set(piles).size === piles.length, 'a card is in two places'),
    ...(isQuiet(state) ? unless(piles.length === 104, `${piles.length} cards`) : []),
  ]
}

/** The invariants of states. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'IT-1 supply': supply,
  'IT-2 stacking': stacking,
  'IT-3 ships': ships,
  'IT-4 Ents': ents,
  'IT-6 siege engines': engines,
  'IT-7 tiles': tiles,
  'IT-8 Sméagol': smeagol,
  'IT-10 Lady Galadriel': galadriel,
  'IT-11 Witch-kings': kings,
  'IT-12 the Balrog': balrog,
  'IT-13 dice': pools,
  'IT-18 decks': decks,
}

/** Regions with fewer of a list than before. */
const fewer = (before: ReadonlyArray<RegionId>, after: ReadonlyArray<RegionId>): ReadonlyArray<RegionId> => [
  ...new Set(before.filter((region) => at(after, region) < at(before, region))),
]

const entsMove: Change = ({ before, after, events }) => {
  const left = fewer(told(before).beside.ents, told(after).beside.ents)
  const slept = told(after).beside.awakenings === 3 && told(before).beside.awakenings === 2
  const woken = events.some(
    (event) => event.kind === 'EntMoved' || (event.kind === 'FigureRemoved' && event.figure === 'ent'),
  )
  return [
    ...unless(left.length === 0 || woken, 'Ents left without a card'),
    ...unless(slept || left.every((region) => region === 'fangorn'), 'an Ent outside Fangorn moved'),
  ]
}
const getIt: Change = ({ before, after, events }) => {
  const came = events.some(({ kind }) => kind === 'GetItCame')
  const died = events.some((event) => event.kind === 'CharacterEliminated' && event.character === 'smeagol')
  const [was, is] = [told(before).beside.getIt, told(after).beside.getIt]
  return [
    ...unless(came === died, 'We Shall Get It does not come with his death'),
    ...unless(came ? was === 'aside' : was === is || is === 'used', `We Shall Get It from ${was} to ${is}`),
  ]
}
const light: Change = ({ before, after, events }) => {
  const cancelled = events.filter(
    (event) => event.kind === 'TileRemoved' && event.rule === 'twilight.ladyOfLight',
  ).length
  const eyes = (state: State): number => reading(state).table.tiles.removed['standard-eye'] ?? 0
  const rings = (state: State): number => reading(state).table.dice.rings['free-peoples']
  const paid = events.filter((event) => event.kind === 'RingPaid' && event.rule === 'twilight.ladyOfLight')
  return [
    ...unless(eyes(after) >= eyes(before), 'an Eye came back'),
    ...unless(cancelled === paid.length, 'an Eye without its Ring'),
    ...unless(cancelled === 0 || rings(after) === rings(before) - 1, 'a Ring was not paid'),
  ]
}
interface Casualties {
  readonly side: 0 | 1
  readonly place: number
  readonly hits: number
  readonly spared: { readonly regulars: number; readonly elites: number }
  readonly self?: true
}
const casualtiesIn = ({ stack }: State): Casualties | undefined => {
  const top = stack[stack.length - 1]
  return top?.kind === 'decide/casualties' ? (top.vars as Casualties) : undefined
}
/** Units of the Shadow where hits are taken: Dunlendings, and all of them. */
const hitIn = (
  state: State,
  { place }: Casualties,
): { readonly dunlendings: number; readonly all: number } => {
  const { field, inside } = reading(state).derived.regions[regionId(regionOf(place))]
  const who = Object.entries(isInside(place) ? inside.shadow : field.shadow)
  const units = who.filter(([piece]) => UNIT.test(piece))
  return {
    dunlendings: units.find(([piece]) => piece === 'dunlending')?.[1] ?? 0,
    all: units.reduce((all, [, one]) => all + one, 0),
  }
}
/** The least and the most hits that losses cost: an Elite that no Regular replaces may be worth one. */
const costOf = (events: Step<War>['events'], self: boolean): readonly [least: number, most: number] => {
  let [least, most] = [0, 0]
  for (const event of events) {
    if (event.kind === 'EliteReduced') [least, most] = [least + 1, most + 1]
    if (event.kind !== 'Lost' || !UNIT.test(event.piece)) continue
    const { piece, number } = event
    const hits = piece === 'dunlending' && !self ? Math.ceil(number / 2) : number
    least += hits
    most += piece.endsWith('-elite') ? 2 * hits : hits
  }
  return [least, most]
}
const dunlendingsFall: Change = ({ before, after, events }) => {
  const hit = casualtiesIn(before)
  if (hit === undefined || hit.side === 0 || hit.spared.regulars + hit.spared.elites > 0) return []
  const { dunlendings, all } = hitIn(before, hit)
  const single = hit.self === true
  const may = dunlendings > (single ? 0 : 1) || (dunlendings > 0 && dunlendings === all)
  const offered = game
    .legalActions(before)
    .some((one) => one.kind === 'lose' && 'piece' in one && one.piece === 'dunlending')
  const next = casualtiesIn(after)
  const goesOn = next !== undefined && next.place === hit.place && next.hits < hit.hits
  const [least, most] = costOf(events, single)
  const spent = goesOn ? hit.hits - next.hits : hit.hits
  const left = goesOn ? hitIn(after, hit).dunlendings : dunlendings
  return [
    ...unless(offered === may, `${dunlendings} Dunlendings of ${all} ${may ? 'cannot' : 'can'} take a hit`),
    ...unless(!goesOn || (least <= spent && spent <= most), `${spent} hits are taken by ${least} to ${most}`),
    ...unless(!goesOn || single || (dunlendings - left) % 2 === 0, 'one Dunlending alone takes a hit'),
  ]
}
const shipsLeave: Change = ({ before, after, events }) =>
  fewer(told(before).beside.ships, told(after).beside.ships).flatMap((region) =>
    unless(
      events.some(
        (event) =>
          (event.kind === 'ShipsSailed' && event.from === region) ||
          (event.kind === 'FigureRemoved' && event.figure === 'ship' && event.region === region),
      ),
      `ships vanish from ${region}`,
    ),
  )
const FIGURES: ReadonlySet<string> = new Set(['FigurePlaced', 'FigureRemoved', 'ShipsSailed', 'EntMoved'])
const takeNothing: Change = ({ before, after, events }) =>
  events.length > 0 && events.every(({ kind }) => FIGURES.has(kind))
    ? unless(
        JSON.stringify([told(before).captured, told(before).besieged]) ===
          JSON.stringify([told(after).captured, told(after).besieged]),
        'figures that are no units took something',
      )
    : []
/** The action of the Shadow that is under way, or that an answer begins; by which result. */
const usedBy = ({ stack }: State, action?: object): string | undefined => {
  const vars = stack.find(({ kind }) => kind === 'opportunity')?.vars as
    { readonly side: 0 | 1; readonly use: { readonly as: number; readonly die: number } | null } | undefined
  if (vars?.side !== 1) return undefined
  if (vars.use !== null) return vars.use.die < 0 ? undefined : DIE_FACES[vars.use.as]
  const as: unknown = action === undefined ? undefined : Reflect.get(action, 'as')
  return typeof as === 'string' ? as : undefined
}
const despair: Change = ({ before, action, after, events }) => {
  const moved = events.filter(({ kind, rule }) => kind === 'DieToHuntBox' && rule === 'events.onTable').length
  const as = usedBy(before, action)
  const isOver = after.outcome === null && usedBy(after) === undefined
  const rested = lies(before, 'sh-char-26e') && lies(after, 'sh-char-26e')
  return [
    ...unless(moved === 0 || as === 'character', `a die used as ${as} goes into the Hunt box`),
    ...unless(moved <= 1, 'more than one die goes into the Hunt box'),
    ...(isOver && rested && as === 'character' ? unless(moved === 1, 'the die is not in the Hunt box') : []),
  ]
}

/** The invariants of steps. */
export const STEPS: Readonly<Record<string, Change>> = {
  'IT-5 Ents': entsMove,
  'IT-9 We Shall Get It': getIt,
  'IT-14 Lady of Light': light,
  'IT-15 Dunlendings': dunlendingsFall,
  'IT-16 ships': shipsLeave,
  'IT-17 no units': takeNothing,
  'IT-19 Captain of Despair': despair,
}
