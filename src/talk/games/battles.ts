/**
 * The deeds of Battles of the Third Age: a use of a die, the Army or Character that is meant, and its goal.
 */
import type { BaseAction } from '../../kernel/index'
import type { Deed, DeedReader, Reading } from '../deed'
import type { Token } from '../lexicon'
import { routeOf, slotsOf, type Placed, type Route, type Slots } from '../slots'
import { actionOf, diceOf, isIn, objectAt, regionsWith, type Table } from '../table'

interface Sentence {
  readonly slots: Slots
  readonly table: Table
  readonly route: Route
}

const has = ({ slots: { words } }: Sentence, ...means: ReadonlyArray<string>): boolean =>
  means.some((one) => words.has(one))

const UNITS =
  'footmen bowmen riders household-guard uruk-hai warg-riders half-orcs dunlendings mordor-orcs'.split(' ')

const isUnit = ({ ids }: Placed): boolean => ids.some((id) => UNITS.includes(id))

/** The results of which a use is one. */
const FOR: Readonly<Record<string, ReadonlyArray<string>>> = {
  attack: ['army', 'character'],
  'eye-attack': ['eye'],
  'strategic-movement': ['army'],
  'fast-movement': ['character'],
  'eye-movement': ['eye'],
  recruitment: ['muster'],
  'eye-recruitment': ['eye'],
  rally: ['muster'],
  'character-movement': ['character'],
}

/** Uses of a die, of the face that is named or of any. */
const uses = ({ slots, table }: Sentence, names: ReadonlyArray<string>): ReadonlyArray<BaseAction> =>
  table.seats.flatMap((seat) =>
    (table.game.actions['use']?.['as'] ?? [])
      .filter((as) => slots.die === undefined || slots.die.face.startsWith('will') || as === slots.die.face)
      .flatMap((as) =>
        names
          .filter((use) => FOR[use]?.includes(String(as)) !== false)
          .map((use) => actionOf(seat, 'use', { as: String(as), use })),
      ),
  )

const each = (
  { table }: Sentence,
  kind: string,
  name: string,
  ids: ReadonlyArray<string>,
): ReadonlyArray<BaseAction> =>
  table.seats.flatMap((seat) => ids.map((id) => actionOf(seat, kind, { [name]: id })))

const reading = (
  { slots }: Sentence,
  deeds: ReadonlyArray<Deed>,
  names: ReadonlyArray<Placed | undefined>,
  words: string,
): Reading => {
  const means = new Set(words.split(' '))
  const used = slots.all.filter((token) => means.has(token.means) || means.has(token.plain))
  const tokens: ReadonlyArray<Token> = names.flatMap((one) => (one === undefined ? [] : [one.token]))
  return { deeds, used: new Set([...used, ...tokens, ...(slots.die?.tokens ?? [])]) }
}

const ARMY = 'army unit move attack all free-peoples free peoples shadow player one strategic fast movement'

/** Where the Army stands that is named: by its region, or by its units. */
const startsOf = (
  sentence: Sentence,
  start: Placed | undefined,
  units: ReadonlyArray<Placed>,
): ReadonlyArray<string> => {
  const { table } = sentence
  const regions = start?.ids ?? table.game.ids.regions
  return regions.filter((region) => {
    const { units: there } = objectAt(table, 'regions', region, 'army')
    return there !== undefined && units.every(({ ids }) => ids.some((id) => isIn(there, id)))
  })
}

const armies = (sentence: Sentence): ReadonlyArray<Reading> => {
  const { slots, route, table } = sentence
  const isAttack = has(sentence, 'attack')
  const units = slots.of('figure')
  if ((!isAttack && !has(sentence, 'move')) || !units.every(isUnit) || slots.words.has('retreat')) return []
  const regions = slots.of('region')
  const [first, second] = regions
  const verb = slots.all.findIndex(({ means }) => means === 'attack')
  const isSubject = first?.before === '' && slots.all.indexOf(first.token) < verb
  const told = isAttack && (isSubject || route.from === first) ? second : route.to
  const goal = told ?? (isAttack ? first : undefined)
  const start = regions.find((one) => one !== goal)
  if (goal === undefined || regions.length > 2 || (start === undefined && !isAttack && units.length === 0))
    return []
  const end = each(sentence, isAttack ? 'attack' : 'chooseRegion', 'region', goal.ids)
  const ways = isAttack ? ['attack', 'eye-attack'] : ['strategic-movement', 'fast-movement', 'eye-movement']
  // A Fast Movement may go farther than one step: then only a legal deed is an answer.
  const isFast = !isAttack && (slots.die?.face ?? 'character') === 'character'
  const isOpen = isFast && table.seats.some((seat) => Number(diceOf(table, seat)['character'] ?? 0) > 0)
  const deeds = startsOf(sentence, start, units).map((one) => ({
    ...(isOpen ? { isAside: true as const } : {}),
    says: `the Army in ${table.game.nameOf(one)} ${isAttack ? 'attacks' : 'moves to'} ${goal.name}`,
    steps: [uses(sentence, ways), each(sentence, 'chooseRegion', 'region', [one]), end],
  }))
  return [reading(sentence, deeds, [start, goal, ...units], ARMY)]
}

const travels = (sentence: Sentence): ReadonlyArray<Reading> => {
  const who = sentence.slots.of('figure').filter((one) => !isUnit(one))
  const { from, to, at } = sentence.route
  const goal = to ?? (from === undefined ? at : undefined)
  if (who.length === 0 || goal === undefined || !has(sentence, 'move')) return []
  const isThere = ({ ids }: Placed): boolean =>
    from === undefined ||
    ids.some((id) => regionsWith(sentence.table, id).some((one) => from.ids.includes(one)))
  if (!who.every(isThere)) return []
  const start = from === undefined ? '' : ` from ${from.name}`
  const deed = {
    says: `${who.map(({ name }) => name).join(' and ')} moves${start} to ${goal.name}`,
    steps: [
      uses(sentence, ['character-movement']),
      ...who.map(({ ids }) => each(sentence, 'join', 'character', ids)),
      sentence.table.seats.map((seat) => actionOf(seat, 'pass')),
      each(sentence, 'chooseRegion', 'region', goal.ids),
    ],
  }
  return [reading(sentence, [deed], [...who, from, goal], `${ARMY} alone character group together without`)]
}

const recruits = (sentence: Sentence): ReadonlyArray<Reading> => {
  const [region, other] = sentence.slots.of('region')
  if (
    !has(sentence, 'recruit') ||
    region === undefined ||
    other !== undefined ||
    (sentence.slots.number ?? 1) !== 1
  )
    return []
  const units = sentence.slots.of('figure')
  if (!units.every(isUnit)) return []
  const where = each(sentence, 'chooseRegion', 'region', region.ids)
  const types = units.map(({ ids }) => each(sentence, 'chooseUnit', 'type', ids))
  const kinds = units.length === 0 ? [['recruitment'], ['eye-recruitment']] : [['eye-recruitment']]
  const what = units.map(({ name }) => name).join(' and ')
  const says = `recruit ${what === '' ? 'by a Recruitment token' : what} in ${region.name}`
  const deeds = kinds.flatMap((names) => [
    { says, steps: [uses(sentence, names), where] },
    ...(types.length === 0 ? [] : [{ says, steps: [uses(sentence, names), ...types, where] }]),
  ])
  return [
    reading(
      sentence,
      deeds,
      [region, ...units],
      'recruit unit token one flip shadow free peoples free-peoples army',
    ),
  ]
}

const rallies = (sentence: Sentence): ReadonlyArray<Reading> => {
  const regions = sentence.slots.of('region')
  if (!has(sentence, 'rally', 'heal') || (sentence.slots.number ?? 1) > 2) return []
  const deed = {
    says: ['rally', ...regions.map(({ name }, at) => `${at === 0 ? 'in' : 'and'} ${name}`)].join(' '),
    steps: [
      uses(sentence, ['rally']),
      ...regions.map(({ ids }) => each(sentence, 'chooseRegion', 'region', ids)),
    ],
  }
  return [reading(sentence, [deed], regions, 'rally heal army one two damage')]
}

const entries = (sentence: Sentence): ReadonlyArray<Reading> => {
  const [who, other] = sentence.slots.of('figure').filter((one) => !isUnit(one))
  const isOff = who?.ids.some((id) => regionsWith(sentence.table, id).length === 0)
  if (who === undefined || other !== undefined || isOff !== true) return []
  if (!has(sentence, 'bring', 'move', 'play', 'come')) return []
  const [region] = sentence.slots.of('region')
  const deed = {
    says: `bring in ${who.name}${region === undefined ? '' : ` in ${region.name}`}`,
    steps: [
      uses(sentence, ['bring-in']),
      each(sentence, 'chooseCharacter', 'character', who.ids),
      ...(region === undefined ? [] : [each(sentence, 'chooseRegion', 'region', region.ids)]),
    ],
  }
  return [reading(sentence, [deed], [who, region], 'bring move play come character in')]
}

const draws = (sentence: Sentence): ReadonlyArray<Reading> => {
  if (!has(sentence, 'draw') || !has(sentence, 'card', 'event') || (sentence.slots.number ?? 2) > 2) return []
  const isStory = sentence.slots.all.some(({ plain }) => plain === 'story')
  const isGeneric = sentence.slots.all.some(({ plain }) => plain === 'generic') || sentence.slots.number === 2
  const all = [...(isStory ? [] : ['draw-generic']), ...(isGeneric ? [] : ['draw-story'])]
  const deeds = all.map((use) => ({
    says: `draw ${use === 'draw-story' ? 'a Story card' : 'Generic cards'}`,
    steps: [uses(sentence, [use])],
  }))
  return [reading(sentence, deeds, [], `draw card event two one generic story storie deck ${SIDES}`)]
}
const SIDES = 'free-peoples shadow player'

const passes = (sentence: Sentence): ReadonlyArray<Reading> =>
  has(sentence, 'pass')
    ? [
        reading(
          sentence,
          [{ says: 'pass', steps: [sentence.table.seats.map((seat) => actionOf(seat, 'pass'))] }],
          [],
          'pass shadow free peoples free-peoples player',
        ),
      ]
    : []

/** The readings of a sentence as deeds of Battles. */
export const battlesDeeds: DeedReader = (tokens, table) => {
  const slots = slotsOf(tokens)
  const sentence = { slots, table, route: routeOf(slots.of('region'), tokens) }
  return [armies, travels, recruits, rallies, entries, draws, passes].flatMap((read) => read(sentence))
}
