/**
 * Pieces of lines that are written: who, with which die, how many of what.
 */
import type { BaseAction } from '../../../kernel/index'
import { warOfTheRing } from '../../../war-of-the-ring/index'
import { fieldOf } from '../claims'

/** A field of an action as text. */
export const textOf = (action: BaseAction, field: string): string => String(fieldOf(action, field) ?? '')

const SPEAKERS: Readonly<Record<string, string>> = {
  'free-peoples': 'FP',
  shadow: 'Shadow',
  gondor: 'Gondor',
  rohan: 'Rohan',
  'witch-king': 'Witch-king',
  saruman: 'Saruman',
}

/** A side or a seat, as a line begins. */
export const speakerName = (name: string): string => SPEAKERS[name] ?? name

/** Who acts, as a line begins. */
export const sideName = (action: BaseAction | undefined): string =>
  action === undefined ? '' : speakerName(action.seat)

/** The die of an action in brackets; nothing if it uses none. */
export const dieText = (action: BaseAction): string => {
  const [die, as] = [textOf(action, 'die'), textOf(action, 'as')]
  if (as === '') return ''
  return die === as
    ? ` (${warOfTheRing.nameOf(die)})`
    : ` (${warOfTheRing.nameOf(die)} as ${warOfTheRing.nameOf(as)})`
}
