/** Characters who leave the Fellowship, travel or fly. */
import type { Reading } from '../../deed'
import type { Placed } from '../../slots'
import { companionsIn, isIn, regionsWith } from '../../table'
import {
  SIDE,
  charactersOf,
  eachSeat,
  figuresOf,
  goesTo,
  has,
  joined,
  named,
  reading,
  spends,
  toward,
  type Sentence,
} from './sentence'

const TRAVEL =
  'move separate go fellowship companion character group together nazgul minion region all way and alone ' +
  `through leave join ${SIDE} one along start`

const isWithFellowship = ({ table }: Sentence, { ids }: Placed): boolean =>
  ids.some((id) => isIn(companionsIn(table), id))

export const separations = (sentence: Sentence): ReadonlyArray<Reading> => {
  const who = charactersOf(sentence)
  const isSaid = has(sentence, 'separate', 'leave')
  const isMoved = has(sentence, 'move') && who.every((one) => isWithFellowship(sentence, one))
  if (who.length === 0 || !(isSaid || isMoved) || has(sentence, 'army', 'attack')) return []
  const { to, at, via } = sentence.route
  const goal = to ?? at
  if (via.length > 0) return []
  const leaves = goal === undefined ? [] : [eachSeat(sentence, 'done', {}), ...goesTo(sentence, goal)]
  const says = `separate ${named(who)}${toward(goal)}`
  return [
    reading(
      sentence,
      [{ says, steps: [spends(sentence, 'separate'), ...joined(sentence, who), ...leaves] }],
      [...who, goal],
      TRAVEL,
    ),
  ]
}

/** Whether somebody stands where he is said to come from; nobody says otherwise. */
const standsAt = ({ table }: Sentence, { ids }: Placed, where: Placed | undefined): boolean =>
  where === undefined || ids.some((id) => regionsWith(table, id).some((region) => where.ids.includes(region)))

export const travels = (sentence: Sentence): ReadonlyArray<Reading> => {
  const who = charactersOf(sentence)
  const { from, to, at, via } = sentence.route
  const start = from ?? (to === undefined ? undefined : at)
  const goal = to ?? at
  if (
    who.length === 0 ||
    goal === undefined ||
    !has(sentence, 'move', 'leave') ||
    has(sentence, 'army', 'attack')
  )
    return []
  if (who.some((one) => isWithFellowship(sentence, one))) return []
  const whence = start === undefined ? '' : ` from ${start.name}`
  const absent = who.find((one) => !standsAt(sentence, one, start))
  if (absent !== undefined)
    return [
      {
        ...reading(sentence, [], [...who, start, goal, ...via], TRAVEL),
        untrue: `${absent.name} is in ${start?.name ?? ''}`,
      },
    ]
  const deed = {
    says: `${named(who)} move${who.length === 1 ? 's' : ''}${whence}${toward(goal)}`,
    steps: [
      spends(sentence, 'moveCharacters'),
      ...joined(sentence, who),
      eachSeat(sentence, 'done', {}),
      ...goesTo(sentence, goal),
    ],
  }
  return [reading(sentence, [deed], [...who, start, goal, ...via], TRAVEL)]
}

export const flights = (sentence: Sentence): ReadonlyArray<Reading> => {
  const who = figuresOf(sentence).filter(({ ids }) => ids.includes('nazgul'))
  const { from, to, at } = sentence.route
  const goal = to ?? (from === undefined ? at : undefined)
  const start = from ?? (goal === at ? undefined : at)
  if (who.length === 0 || goal === undefined || !has(sentence, 'move', 'join') || has(sentence, 'army'))
    return []
  const starts = start?.ids ?? regionsWith(sentence.table, 'nazgul')
  const deeds = starts.map((one) => ({
    says: `a Nazgûl flies from ${sentence.table.game.nameOf(one)} to ${goal.name}`,
    steps: [
      spends(sentence, 'moveCharacters'),
      eachSeat(sentence, 'fly', { from: one }),
      ...goesTo(sentence, goal),
    ],
  }))
  return [reading(sentence, deeds, [...who, start, goal], TRAVEL)]
}
