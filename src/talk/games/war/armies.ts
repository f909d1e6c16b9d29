/** Armies that march and attack. */
import type { Deed, Reading } from '../../deed'
import type { Placed } from '../../slots'
import { partOf } from '../../table'
import { SIDE, eachSeat, figuresOf, has, reading, steps, type Sentence } from './sentence'

const ARMY =
  'army unit regular elite ' +
  'move march attack besieger besieged region nation with one stronghold siege battle enemy out ' +
  `storm leave force alone ${SIDE}`

const armiesIn = ({ table }: Sentence): ReadonlyArray<string> =>
  table.game.ids.regions.filter((region) => {
    const there = partOf(table, 'regions', region)
    return (
      JSON.stringify(there ?? null).includes('regular"') || JSON.stringify(there ?? null).includes('elite"')
    )
  })

/** Nations and kinds of unit that say only which Army is meant: one of those has to stand there. */
const isThere = (sentence: Sentence, region: string, marks: ReadonlyArray<Placed>): boolean => {
  const there = JSON.stringify(partOf(sentence.table, 'regions', region) ?? null)
  return marks.every(({ ids }) => ids.some((id) => there.includes(`"${id}`)))
}

const isArmy = (sentence: Sentence): boolean =>
  figuresOf(sentence).every(({ ids }) => ids.some((id) => /-(?:regular|elite)$/.test(id)))

export const marches = (sentence: Sentence): ReadonlyArray<Reading> => {
  const { from, to, at, via } = sentence.route
  const goal = to ?? (from === undefined ? undefined : at)
  const start = from ?? (goal === at ? undefined : at)
  const marks = [...sentence.slots.of('nation'), ...figuresOf(sentence)]
  const isMove = has(sentence, 'move', 'leave')
  if (
    goal === undefined ||
    !isMove ||
    !isArmy(sentence) ||
    via.length > 0 ||
    has(sentence, 'attack', 'fellowship', 'separate')
  )
    return []
  if (start === undefined && !has(sentence, 'army', 'unit')) return []
  const starts = (start?.ids ?? armiesIn(sentence)).filter((one) => isThere(sentence, one, marks))
  const deeds = starts
    .filter((one) => !goal.ids.includes(one))
    .map((one) => ({
      says: `the Army in ${sentence.table.game.nameOf(one)} moves to ${goal.name}`,
      steps: steps(sentence, 'moveArmies', eachSeat(sentence, 'march', { from: one, to: goal.ids[0] ?? '' })),
    }))
  if (sentence.slots.number !== undefined && !isOne(sentence)) return []
  return [reading(sentence, deeds, [start, goal, ...marks], ARMY)]
}

const isOne = ({ slots }: Sentence): boolean => slots.number === 1

/** Of two regions the one that is attacked: before the other, or behind "from". */
const attacked = ({ slots, route }: Sentence): readonly [Placed | undefined, Placed | undefined] => {
  const regions = slots.of('region')
  if (route.from !== undefined) return [route.from, regions.find((one) => one !== route.from)]
  const [first, second] = regions
  if (second === undefined) return [undefined, first]
  const isStart =
    first !== undefined && (first.before === 'in' || first.before === 'at' || first.before === 'of')
  const verb = slots.all.findIndex(({ means }) => means === 'attack')
  const isBefore = first !== undefined && slots.all.indexOf(first.token) < verb
  const isBare = first?.before === '' && second.before === ''
  return (isStart && second.before !== 'in') || isBefore || isBare ? [first, second] : [second, first]
}

export const attacks = (sentence: Sentence): ReadonlyArray<Reading> => {
  if (!has(sentence, 'attack') || !isArmy(sentence) || has(sentence, 'fellowship', 'separate')) return []
  const [start, goal] = attacked(sentence)
  if (goal === undefined || (sentence.slots.number !== undefined && !isOne(sentence))) return []
  const marks = [...sentence.slots.of('nation'), ...figuresOf(sentence)]
  const starts = (start?.ids ?? armiesIn(sentence)).filter((one) => isThere(sentence, one, marks))
  const isBare = start !== undefined && start.before === '' && goal.before === ''
  const { nameOf } = sentence.table.game
  const deedOf = (from: string, to: string): Deed => ({
    says: `the Army in ${nameOf(from)} attacks ${nameOf(to)}`,
    steps: steps(sentence, 'beginAttack', eachSeat(sentence, 'attack', { from, to })),
  })
  const [target = ''] = goal.ids
  const back = isBare ? [{ ...deedOf(target, start.ids[0] ?? ''), isAside: true as const }] : []
  const deeds = [...starts.map((one) => deedOf(one, target)), ...back]
  return [reading(sentence, deeds, [start, goal, ...marks], ARMY)]
}
