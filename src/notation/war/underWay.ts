/**
 * What is under way in an action, told as it stands: a battle, a Hunt, a Hunt tile. Written where that gives
 * exactly the state; everything else in the middle of an action is told by `then`.
 */
import { objectOf, type Obj, type SavedState } from '../../kernel/index'
import { quoted, unnamed } from '../faults'
import { itemsIn, type Section, type Told } from '../frame'
import { countsOf, numberOf, textOf, within } from '../json'
import { exactly, find, namesFrom, nearTo } from '../names'
import { numberOfItem, one, withoutNumbers, type Draft, type Fields, crowdItems } from './places'
import { readCrowd } from './figures'
import { SIDES, TILES } from './words'

type Frame = SavedState['stack'][number]

/** Stages of a round as lines name them, and as a description does. */
const STAGES: Readonly<Record<string, string>> = { begins: 'round', losses: 'losses', over: 'over' }

/** Where a round stands, by what the battle is about to do. */
const STAGE_AT: Readonly<Record<string, string>> = {
  withdraw: 'begins',
  attackerCard: 'begins',
  roll: 'begins',
  attackerLosses: 'losses',
  defenderLosses: 'losses',
}

const shortSide = (side: string): string => SIDES.find(([, id]) => id === side)?.[0] ?? side

const dieItem = (use: Obj): string => {
  const [die, as] = [textOf(use['die']), textOf(use['as'])]
  return die === as ? die : `${die} as ${as}`
}

const regionOf = (place: string): string => place.replace(/\/inside$/, '')

const battleItems = (use: Obj, frame: Frame): ReadonlyArray<string> => {
  const vars = objectOf(frame.vars)
  const by = textOf(vars['side'])
  const [enemy = ''] = SIDES.flatMap(([, id]) => (id === by ? [] : [id]))
  const stage = STAGE_AT[frame.at] ?? 'over'
  const round = numberOf(vars['round']) + (frame.at === 'withdraw' ? 1 : 0)
  const hits = Array.isArray(vars['hits']) ? vars['hits'] : []
  const rearguard = crowdItems(Object.fromEntries(countsOf(vars['rearguard'])))
  return [
    'battle',
    shortSide(by),
    dieItem(use),
    `${regionOf(textOf(vars['from']))} to ${regionOf(textOf(vars['to']))}`,
    `round ${round}`,
    stage,
    ...[by, enemy].flatMap((side, place) => {
      const many = numberOf(hits[place])
      return stage === 'losses' && many > 0 ? [`${many} ${shortSide(side)} hits`] : []
    }),
    ...rearguard.map((item) => `rearguard ${item}`),
    ...(vars['silenced'] === true ? ['silenced'] : []),
  ]
}

const tileItems = (use: Obj, { at, vars }: Frame): ReadonlyArray<string> => {
  const { tile, successes, damage, casualty } = objectOf(vars)
  const name = textOf(tile)
  return [
    'tile',
    dieItem(use),
    TILES[name] ?? name,
    `${numberOf(successes)} successes`,
    ...(at === 'replace' ? [] : [`${numberOf(damage)} damage`]),
    ...(casualty === true ? ['casualty'] : []),
  ]
}

/** What frames tell to be under way; none if that can be told by answers only. */
const itemsOf = (frames: ReadonlyArray<Frame>): ReadonlyArray<string> => {
  const [opportunity, first, second, third] = frames
  const use = objectOf(within(opportunity?.vars, 'use'))
  if (opportunity?.at !== 'act') return []
  if (use['does'] === 'attack' && first?.at === 'battle' && second?.kind === 'battle')
    return battleItems(use, second)
  if (use['does'] !== 'moveFellowship' || first?.kind !== 'fellowshipMove') return []
  const tile = [second, third].find((frame) => frame?.kind === 'tile')
  if (tile !== undefined) return tile.at === 'replace' || tile.at === 'ask' ? tileItems(use, tile) : []
  return second?.kind === 'hunt' && second.at === 'roll' ? ['hunt', dieItem(use)] : []
}

/** The section of what is under way; undefined if nothing is, or only answers tell it. */
export const underWaySection = ({ stack }: SavedState): Section | undefined => {
  const [, turn, ...above] = stack
  const items = turn?.at === 'opportunity' ? itemsOf(above) : []
  return items.length === 0 ? undefined : { key: 'under way', items }
}

/** What is told while it is read. */
interface Reading {
  readonly draft: Draft
  readonly typed: string
  readonly fields: Fields
  readonly hits: Fields
  readonly rearguard: Array<string>
}

const SAYS_NOTHING = 'says nothing of a battle, a Hunt or a Hunt tile'
const KINDS: ReadonlySet<string> = new Set(['battle', 'hunt', 'tile'])
const FLAGS: Readonly<Record<string, string>> = {
  silenced: 'silenced',
  casualty: 'casualty',
  'new guide': 'newGuide',
  'new-guide': 'newGuide',
}
const NUMBERS: Readonly<Record<string, string>> = {
  round: 'round',
  success: 'successes',
  successes: 'successes',
  damage: 'damage',
}

const SAID = namesFrom(
  [...KINDS, ...Object.keys(FLAGS), ...Object.keys(NUMBERS), ...Object.keys(STAGES), 'rearguard'].map(
    (word) => [word, word],
  ),
)

/** The regions of `south ithilien to osgiliath`, or of `attack on osgiliath from south ithilien`. */
const readWay = ({ draft, typed, fields }: Reading, item: string): boolean => {
  const [, from, to] = /^(?:from )?(.+?) (?:to|against|on) (.+)$/.exec(item) ?? []
  if (from === undefined || to === undefined) return false
  for (const [field, text] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const found = find(draft.words.regions, text)
    if (found._tag === 'One') fields[field] = found.id
    else draft.faults.found.push(unnamed(typed, text, 'is no region', found))
  }
  return true
}

/** A die and what it is used as. */
const readDie = ({ draft: { words }, fields }: Reading, item: string): boolean => {
  const [die = '', as] = item.replace(/ die$/, '').split(/ as (?:an? )?/)
  const [shows, counts] = [exactly(words.faces, die), as === undefined ? undefined : exactly(words.faces, as)]
  if (shows === undefined || (as !== undefined && counts === undefined)) return false
  fields['die'] = shows
  if (counts !== undefined) fields['as'] = counts
  return true
}

/** Takes one item; whether it says something. */
const takeItem = (reading: Reading, item: string): boolean => {
  const { draft, fields, hits } = reading
  const { words } = draft
  const [rest, number] = [withoutNumbers(item), numberOfItem(item)]
  const [, guard] = /^rearguard (.+)$/.exec(item) ?? []
  const [, hitter] = /^(.+?) hits?$/.exec(rest) ?? []
  const side = exactly(words.sides, (hitter ?? rest).replace(/^by (?:the )?/, ''))
  const tile = exactly(words.tiles, item)
  if (guard !== undefined) reading.rearguard.push(guard)
  else if (KINDS.has(rest)) fields['kind'] = rest
  else if (side !== undefined && hitter !== undefined) hits[side] = number ?? 0
  else if (side !== undefined) fields['by'] = side
  else if (FLAGS[rest] !== undefined) fields[FLAGS[rest]] = true
  else if (NUMBERS[rest] !== undefined) fields[NUMBERS[rest]] = number ?? 1
  else if (STAGES[rest] !== undefined) fields['stage'] = STAGES[rest]
  else if (readDie(reading, item)) return true
  else if (fields['kind'] === 'tile' && tile !== undefined) fields['tile'] = tile
  else return readWay(reading, item)
  return true
}

const read = (draft: Draft, { typed, body }: Told): Obj => {
  const { words, faults } = draft
  const reading: Reading = { draft, typed, fields: {}, hits: {}, rearguard: [] }
  for (const item of itemsIn(body))
    if (!takeItem(reading, item)) faults.add(typed, `${quoted(item)} ${SAYS_NOTHING}`, nearTo(SAID, item))
  const { fields, hits, rearguard } = reading
  if (fields['kind'] === undefined && faults.found.length === 0)
    faults.add(typed, 'says what it is: battle, hunt or tile')
  const stays =
    rearguard.length === 0
      ? {}
      : readCrowd(words, { key: '', typed, body: rearguard.join(', ') }, undefined, faults)
  return {
    ...fields,
    ...(Object.keys(hits).length === 0 ? {} : { hits }),
    ...(rearguard.length === 0 ? {} : { rearguard: stays }),
  }
}

/** What is told to be under way, as a description has it; undefined if nothing is. */
export const readUnderWay = (draft: Draft): Obj | undefined => {
  const section = one(draft, 'under way')
  return section === undefined || section.body.trim() === 'none' ? undefined : read(draft, section)
}

/** Whose action it is. */
export const sideUnderWay = (pending: Obj): string =>
  pending['kind'] === 'battle' ? textOf(pending['by']) : 'free-peoples'
