/**
 * Dice first: where choices differ by the die they take, the dice stand before them, and one of them leaves
 * only what it can do. The dice beside the map do the same.
 */
import { keysOf } from '../../src/ui'
import type { App } from './app'
import { button, make } from './dom'
import type { AnyChoice } from './look'
import { named } from './words'

const DIE = 'die:'

const dieOf = ({ action }: AnyChoice): string | undefined => keysOf(action).find((key) => key.startsWith(DIE))

/** The dice to choose among, with the number of choices; none if one is chosen, or each has a single choice. */
export const diceAmong = (
  choices: ReadonlyArray<AnyChoice>,
  keys: ReadonlyArray<string>,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  if (keys.some((key) => key.startsWith(DIE))) return counts
  for (const choice of choices) {
    const die = dieOf(choice)
    if (die !== undefined) counts.set(die, (counts.get(die) ?? 0) + 1)
  }
  return counts.size > 1 && [...counts.values()].some((count) => count > 1) ? counts : new Map()
}

/** The choices in groups: by the die where there are several, else by what they do. */
export const groupsOf = (
  choices: ReadonlyArray<AnyChoice>,
  dice: ReadonlyMap<string, number>,
): ReadonlyMap<string, ReadonlyArray<AnyChoice>> => {
  const groups = new Map<string, Array<AnyChoice>>()
  for (const choice of choices) {
    const group = (dice.size > 0 ? dieOf(choice) : undefined) ?? choice.action.kind
    const known = groups.get(group)
    if (known === undefined) groups.set(group, [choice])
    else known.push(choice)
  }
  return groups
}

/** The dice as buttons, and beside them what else narrows or weighs the choices. */
export const diceRow = (
  app: App,
  dice: ReadonlyMap<string, number>,
  beside: ReadonlyArray<HTMLElement>,
): ReadonlyArray<HTMLElement> => {
  if (dice.size === 0) return beside
  const { session, keys } = app.shown()
  const buttons = [...dice].map(([die, count]) =>
    button(
      `${named(session.entry, die.slice(DIE.length))} (${count})`,
      () => app.show({ keys: [...keys, die] }),
      {
        class: 'die',
        'data-die-key': die,
      },
    ),
  )
  return [
    make('div', { class: 'tools', id: 'dice-first', role: 'group', 'aria-label': 'Dice' }, [
      'Die:',
      ...buttons,
      ...beside,
    ]),
  ]
}
