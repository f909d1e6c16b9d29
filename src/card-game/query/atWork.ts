/**
 * What is at work: the card or location whose text is nearest to what happens. It lies open, so that naming
 * it tells nothing.
 */
import type { Telling } from '../../kernel/ruleset'
import type { CardGame } from '../model/bundle'
import type { AnyFrame } from '../model/frames'
import { sourceId } from './cards'

/** The source of the nearest text, -1 for none. */
export const sourceAtWork = (stack: ReadonlyArray<AnyFrame>): number => {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    if (frame?.kind === 'text') return frame.vars.source
    if (frame?.kind === 'combat') return -1
  }
  return -1
}

/** Events are told with what is at work. */
export const telling: Telling<CardGame> = (event, stack) => {
  const source = event.card === undefined ? sourceAtWork(stack) : -1
  return source < 0 ? event : { ...event, card: sourceId(source) }
}
