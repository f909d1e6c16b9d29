/** War of the Ring: the sections of a saved state at a question of the turn, in the order of the table. */
import * as E from 'fp-ts/lib/Either.js'
import { itemsOf, objectOf, textsOf, type Json, type Obj, type SavedState } from '../../kernel/index'
import { byNoun, type Section } from '../frame'
import { countsOf, numberOf, same, textOf, within } from '../json'
import { pileItems } from './cards'
import { followed } from './figures'
import { BESIDE, crowdItems, OFF_MAP, placeName, placeSections } from './places'
import { momentOf, type Moment } from './turn'
import { underWaySection } from './underWay'
import { SIDES, TILES } from './words'

const short = (side: string): string => (side === 'free-peoples' ? 'fp' : side)

const some = (key: string, items: ReadonlyArray<string>): ReadonlyArray<Section> =>
  items.length === 0 ? [] : [{ key, items }]

/** Editions that are not the usual one, as lines name them. */
const EDITIONS: Readonly<Record<string, ReadonlyArray<string>>> = { second: ['second-edition'] }

/** Twilight of the Third Age as a whole, or each of its elements that is played. */
const twilightItems = (twilight: Json | undefined): ReadonlyArray<readonly [string, string]> => {
  if (twilight === true) return [['twilight', 'twilight']]
  return textsOf(twilight).map((element) => [`twilight ${element}`, `twilight ${element}`])
}

/** What of a config is not the default. */
export const rulesItems = (config: Obj): ReadonlyArray<string> =>
  byNoun([
    ...(config['chance'] === 'manual' ? [['manual', 'manual'] as const] : []),
    ...(config['players'] === undefined
      ? []
      : [['players', `${numberOf(config['players'])} players`] as const]),
    ...(EDITIONS[textOf(config['edition'])] ?? []).map((word) => [word, word] as const),
    ...(config['skipsFreely'] === true ? [['skips-freely', 'skips-freely'] as const] : []),
    ...twilightItems(config['twilight']),
  ])

const turnItems = (table: Obj, moment: Moment): ReadonlyArray<string> => {
  const converted = numberOf(within(table, 'dice', 'converted'))
  return [
    `${moment.turn}`,
    moment.phase,
    short(moment.seat),
    ...(moment.again ? ['again'] : []),
    ...(moment.declared ? ['declared'] : []),
    ...(converted > 0 ? [`${converted} converted`] : []),
    ...(moment.ring ? ['ring'] : []),
    ...(moment.guide ? ['guide'] : []),
    ...(moment.tookBack ? ['took-back'] : []),
    ...moment.early,
    ...moment.next.map((seat) => `next ${seat}`),
  ]
}

const fellowshipItems = (told: Obj): ReadonlyArray<string> => [
  told['mordor'] === null ? textOf(told['region']) : `mordor ${numberOf(told['mordor'])}`,
  `${numberOf(told['progress'])} progress`,
  `${numberOf(told['corruption'])} corruption`,
  told['revealed'] === true ? 'revealed' : 'hidden',
  `guide ${textOf(told['guide'])}`,
  ...(told['tried'] === true ? ['tried'] : []),
]

/** Characters off the map whose state does not follow. */
const characterSections = (table: Obj, setUp: Obj): ReadonlyArray<Section> => {
  const now = objectOf(table['characters'])
  const ids = Object.keys(now)
  const all = ids.filter((id) => objectOf(setUp['characters'])[id] === 'fellowship')
  const companions = ids.filter((id) => now[id] === 'fellowship')
  const told = new Map(ids.filter((id) => !OFF_MAP.has(textOf(now[id]))).map((id) => [id, textOf(now[id])]))
  const out = ids.filter((id) => now[id] === 'eliminated' && !all.includes(id))
  for (const id of out) told.set(id, 'eliminated')
  const follows = followed({ all, companions: new Set(companions), told, ids })
  const differs = (where: string): ReadonlyArray<string> =>
    ids.filter((id) => now[id] === where && follows.get(id) !== where).sort()
  return [
    ...(same(all, companions) ? [] : [{ key: 'companions', items: [...companions].sort() }]),
    ...some('out', [...new Set([...out, ...differs('eliminated')])].sort()),
    ...some('replaced', differs('replaced')),
    ...some('aside', differs('aside')),
  ]
}

const politicsItems = (table: Obj, setUp: Obj): ReadonlyArray<string> =>
  Object.entries(objectOf(table['politics']))
    .filter(([nation, now]) => !same(now, within(setUp, 'politics', nation)))
    .map(([nation, now]) => {
      const steps = numberOf(within(now, 'steps'))
      const active = within(now, 'active') === true
      return active && steps === 0
        ? `${nation} at war`
        : `${nation} ${active ? 'active' : 'passive'} ${steps}`
    })
    .sort()

const ringItems = (table: Obj): ReadonlyArray<string> => {
  const used = textsOf(within(table, 'dice', 'ringUsed'))
  const rings = SIDES.map(([name, side]) => `${numberOf(within(table, 'dice', 'rings', side))} ${name}`)
  const items = [...rings, ...SIDES.flatMap(([name, side]) => (used.includes(side) ? [`${name} used`] : []))]
  return items.join() === '3 fp,0 shadow' ? [] : items
}

/** Dice of a side; `usual` is what the characters in play give. */
const diceItems = (table: Obj, side: string, usual: number, moment: Moment): ReadonlyArray<string> => {
  const dice = objectOf(table['dice'])
  const pool = numberOf(within(dice, 'pool', side))
  const unused = countsOf(within(dice, 'unused', side))
  const box = numberOf(within(dice, 'huntBox', side))
  const used = numberOf(within(dice, 'used', side))
  const rolled = unused.reduce((sum, [, number]) => sum + number, 0)
  const left = pool - rolled - box - used - (moment.underWay && side === moment.seat ? 1 : 0)
  const isRolling = left > 0
  if (isRolling && rolled === 0 && box === 0 && used === 0 && pool === usual) return []
  const mislead = !isRolling && used === 0 && pool < usual
  if (!isRolling && moment.phase === 'actions' && rolled + box + used === 0 && pool === 0) return ['0 used']
  return [
    ...byNoun(unused.map(([face, number]) => [face, `${number} ${face}`] as const)),
    ...(box > 0 ? [`${box} hunt`] : []),
    ...(used > 0 || mislead ? [`${used} used`] : []),
    ...(isRolling ? [`${left} to roll`] : []),
  ]
}

const PILES = [
  ['hand', 'hands'],
  ['table', 'onTable'],
  ['played', 'played'],
  ['discard', 'discards'],
] as const

const GET_IT: Readonly<Record<string, string>> = { table: 'table', used: 'played' }

/** The cards of a side, seat after seat where partners hold their own. */
const cardSections = (table: Obj, side: string, seats: ReadonlyArray<string>): ReadonlyArray<Section> => {
  const getIt = side === 'shadow' ? GET_IT[textOf(within(table, 'beside', 'getIt'))] : undefined
  return PILES.flatMap(([key, pile]) => {
    const cards = objectOf(objectOf(table['cards'])[pile])
    const whose = Object.hasOwn(cards, `${side}-character`) ? [side] : seats
    return whose.flatMap((one, place) =>
      some(`${key} ${short(one)}`, [
        ...pileItems(cards, one),
        ...(getIt === key && place === 0 ? ['we-shall-get-it'] : []),
      ]),
    )
  })
}

const tileItems = (tiles: Json | undefined, only: (id: string) => boolean): ReadonlyArray<string> =>
  byNoun(
    countsOf(tiles)
      .filter(([id]) => only(id))
      .map(([id, number]): readonly [string, string] => {
        const standard = TILES[id] ?? (id === 'smeagol' ? id : undefined)
        return [standard ?? id, standard === undefined ? id : `${number} ${standard}`]
      }),
  )

const tileSections = (table: Obj, setUp: Obj): ReadonlyArray<Section> => {
  const standard = new Set(Object.keys(objectOf(within(setUp, 'tiles', 'pool'))))
  return (['drawn', 'pool', 'waiting', 'removed'] as const).flatMap((place) =>
    some(
      `tiles ${place}`,
      tileItems(within(table, 'tiles', place), (id) => place !== 'pool' || !standard.has(id)),
    ),
  )
}

/** What partners have beside: mixed Armies, and who captured what. */
const capturedItems = (table: Obj, seconds: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  [...textsOf(table['captured'])].sort().map((region) => {
    const by = seconds.get(region)
    return by === undefined ? region : `${region} ${by}`
  })

const lastItems = (table: Obj): ReadonlyArray<string> => {
  const last = within(table, 'partners', 'last')
  const armies = textsOf(within(last, 'armies')).map(placeName)
  return [...[...textsOf(within(last, 'nations'))].sort(), ...armies.sort()]
}

const besideSections = (table: Obj): ReadonlyArray<Section> => {
  const awakened = numberOf(within(table, 'beside', 'awakenings'))
  return [
    ...some(
      'mixed',
      textsOf(within(table, 'partners', 'mixed'))
        .map(placeName)
        .sort(),
    ),
    ...some('last', lastItems(table)),
    ...some('factions', [...textsOf(within(table, 'beside', 'factions'))].sort()),
    ...some('awakened', awakened > 0 ? [`${awakened}`] : []),
  ]
}

const lostItems = (table: Obj): ReadonlyArray<string> => {
  const ents = numberOf(within(table, 'beside', 'entsLost'))
  return crowdItems({
    ...Object.fromEntries(countsOf(table['casualties'])),
    ...(ents > 0 ? { [BESIDE[1][0]]: ents } : {}),
  })
}

/** What the writer needs beside the state. */
export interface Setting {
  readonly setUp: Obj
  /** The dice that the characters in play give. */
  readonly usual: Obj
  readonly seats: Readonly<Record<string, ReadonlyArray<string>>>
}

/** The second of partners for each Settlement he has captured. */
const secondsOf = (table: Obj, seats: Setting['seats'], homes: ReadonlyMap<string, string>) =>
  new Map(
    textsOf(within(table, 'partners', 'captors')).map((region) => [
      region,
      seats[homes.get(region) === 'shadow' ? 'free-peoples' : 'shadow']?.[1] ?? '',
    ]),
  )

/** The sections of a saved state; why not, if it is not at a question that a line tells. */
export const warSections = (
  saved: SavedState,
  { setUp, usual, seats }: Setting,
  homes: ReadonlyMap<string, string>,
): E.Either<string, ReadonlyArray<Section>> => {
  const table = objectOf(saved.table)
  const config = objectOf(saved.config)
  if (itemsOf(config['house']).length > 0) return E.left('house rules are not told in a line')
  const moment = momentOf(saved, seats)
  if (E.isLeft(moment)) return moment
  const section = moment.right.underWay ? underWaySection(saved) : undefined
  const underWay = section === undefined ? [] : [section]
  const places = placeSections(table, setUp)
  const now = fellowshipItems(objectOf(table['fellowship']))
  return E.right([
    ...some('rules', rulesItems(config)),
    ...some('board', places.empty ? ['empty'] : []),
    { key: 'turn', items: turnItems(table, moment.right) },
    ...(now.join() === fellowshipItems(objectOf(setUp['fellowship'])).join()
      ? []
      : [{ key: 'fellowship', items: now }]),
    ...characterSections(table, setUp),
    ...some('politics', politicsItems(table, setUp)),
    ...some('rings', ringItems(table)),
    ...SIDES.flatMap(([name, side]) =>
      some(`dice ${name}`, diceItems(table, side, numberOf(usual[side]), moment.right)),
    ),
    ...SIDES.flatMap(([, side]) => cardSections(table, side, seats[side] ?? [])),
    ...tileSections(table, setUp),
    ...some('captured', capturedItems(table, secondsOf(table, seats, homes))),
    ...some('lost', lostItems(table)),
    ...besideSections(table),
    ...places.sections,
    ...underWay,
  ])
}
