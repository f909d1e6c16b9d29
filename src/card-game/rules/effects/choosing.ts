/**
 * Texts that offer a choice, and texts told to several players, one after another.
 */
import { passOf } from '../../../kernel/brand'
import { at } from '../../../kernel/row'
import { calling, doing, jumping, procedure, returning, type Here, type Question } from '../../model/bundle'
import type { Accept, Decide, Pass } from '../../model/actions'
import type { Alternative } from '../../model/effects'
import { ask, start } from '../../model/frames'
import type { ChooseVars, TextVars } from '../../model/frames/texts'
import { violation } from '../../rulebook'
import { nameOfSource, seatId, sourceId } from '../../query/cards'
import { isOpen, offerViolations, seemsOpen } from '../../query/obstacles'
import { instructionOf, saysOf, seatsTold } from '../../query/texts'
import type { Verbs } from './verb'

/** What leads into a list of instructions of its own. */
export const CHOICE_VERBS: Verbs<'choose' | 'tell'> = {
  choose: {
    frame: ({ vars }) => start('choosing', 'ask', { text: vars, taken: -1 }),
  },
  tell: {
    frame: (here, { who }) => {
      const seats = seatsTold(here, who)
      const [seat] = seats
      return seats.length === 1 && seat !== undefined
        ? start('text', 'instruction', { ...inside(here.vars), seat })
        : start('tell', 'next', { text: here.vars, seats })
    },
  },
}

/** A list inside a text, from its first instruction. */
const inside = (text: TextVars, ...hops: ReadonlyArray<number>): TextVars => ({
  ...text,
  route: `${text.route}${text.step}${hops.join('')}`,
  step: 0,
  down: text.down.length === 0 ? text.down : [],
})

/** The players told, each all of it before the next. */
export const tell = procedure('tell', [
  ['next', jumping('over', ({ vars }) => vars.seats.length === 0)],
  [
    'text',
    calling(({ vars: { text, seats } }) =>
      start('text', 'instruction', { ...inside(text), seat: at(seats, 0) }),
    ),
  ],
  [
    'told',
    doing(({ table, vars }) => ({ table, events: [], vars: { ...vars, seats: vars.seats.slice(1) } })),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

type Choosing = Here<ChooseVars>

const choiceOf = (here: Choosing) => instructionOf(here, here.vars.text, 'choose')
const alternativesOf = (here: Choosing): ReadonlyArray<Alternative> => choiceOf(here)?.of ?? []
const mayDecline = (here: Choosing): boolean => choiceOf(here)?.orNone === true

/** A question is asked if, for all that everybody knows, there is something to choose. */
const askFrame = (here: Choosing) => {
  const { text } = here.vars
  const all = alternativesOf(here)
  const wanted = mayDecline(here)
    ? all.some((one) => seemsOpen(here, text, one))
    : all.some((one) => isOpen(here, text, one))
  return wanted ? ask('decide/alternative', here.vars) : undefined
}

/** One choice, and what was chosen. */
export const choosing = procedure('choosing', [
  [
    'ask',
    calling(
      (here) => askFrame(here),
      (vars, taken) => ({ ...vars, taken }),
    ),
  ],
  [
    'do',
    calling(({ vars: { text, taken } }) =>
      taken < 0 ? undefined : start('text', 'instruction', inside(text, taken)),
    ),
  ],
  ['over', returning(() => null)],
])

const takenBy = (action: Accept | Decide | Pass): number => {
  if (action.kind === 'pass') return -1
  return action.kind === 'accept' ? 0 : action.alternative - 1
}

/** Whether an offer is a plain yes or no. */
const isPlain = (here: Choosing): boolean => mayDecline(here) && alternativesOf(here).length === 1

const faultsOf = (here: Choosing, action: Accept | Decide | Pass) => {
  const card = sourceId(here.vars.text.source)
  if (action.kind === 'pass') return mayDecline(here) ? [] : [violation('cards.text', { card })]
  const taken = alternativesOf(here)[takenBy(action)]
  if (taken === undefined || isPlain(here) !== (action.kind === 'accept'))
    return [violation('cards.text', { card })]
  return offerViolations(here, here.vars.text, taken)
}

/** What do you do of what the text offers? */
export const decideAlternative: Question<'decide/alternative', Accept | Decide | Pass> = {
  answers: ['accept', 'decide', 'pass'],
  seats: ({ vars }) => [seatId(vars.text.seat)],
  options: (here, seat) => {
    const options: Array<Accept | Decide | Pass> = []
    alternativesOf(here).forEach((one, place) => {
      if (!isOpen(here, here.vars.text, one)) return
      options.push(
        isPlain(here) ? { seat, kind: 'accept' } : { seat, kind: 'decide', alternative: place + 1 },
      )
    })
    if (mayDecline(here)) options.push(passOf(seat))
    return options
  },
  violations: faultsOf,
  resolve: ({ table }, action) => ({ table, events: [], value: takenBy(action) }),
  asks: (here) => {
    const { source } = here.vars.text
    const asks = isPlain(here) ? `Do you use the text of ${nameOfSource(source)}?` : 'What do you choose?'
    return `${asks} It says: ${saysOf(here, source)}`
  },
  reads: ['cards.text', 'eliminate.noGain', 'eliminate.someGain'],
}
