/**
 * Law 8 for cards: whatever happens while a card is at work names that card. The games are played a second
 * time by a machine that listens to each event and to the frames that run; which card is at work is read from
 * the JSON of these frames.
 */
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/kernel/ruleset'
import { answer, answerDraw } from '../../../src/kernel/runner'
import type { ChanceAction } from '../../../src/kernel'
import { warOfTheRing, type Action, type Event, type War } from '../../../src/war-of-the-ring'
import { frameCodecs, savedKind } from '../../../src/war-of-the-ring/model/codecs'
import type { AnyFrame } from '../../../src/war-of-the-ring/model/frames'
import { COLLECTORS, RULES } from '../support/base'
import type { Step } from '../../kernel/conformance'
import { lineOf, stepsOf, wholeGamesOf } from '../../kernel/conformance/line'
import { SUBJECT } from './subject'

interface Heard {
  readonly event: Event
  readonly stack: ReadonlyArray<AnyFrame>
}

let heard: Array<Heard> = []
const listening = compile<War>({
  ...COLLECTORS,
  rules: RULES,
  telling: (event, stack) => {
    heard.push({ event, stack: [...stack] })
    return event
  },
})

/** What happens in a step, untold, with the frames that run at that moment. */
const listen = ({ before, action }: Step<War>): ReadonlyArray<Heard> => {
  heard = []
  if (action.kind === 'chance') answerDraw(listening, before, (action as ChanceAction).outcome)
  else answer(listening, before, action as Action)
  return heard
}

type Vars = Readonly<Record<string, unknown>>
const varsOf = ({ kind, vars }: AnyFrame): Vars =>
  frameCodecs(RULES)[savedKind(kind)]?.encode(vars as never) as Vars

/** The card of the nearest frame that has one; a frame of Combat cards stands for both of them. */
const atWork = (stack: ReadonlyArray<AnyFrame>): ReadonlyArray<unknown> => {
  for (const frame of [...stack].reverse()) {
    const vars = varsOf(frame)
    if (frame.kind === 'cardEffects') return (vars['combat'] as { played: ReadonlyArray<unknown> }).played
    if (typeof vars['card'] === 'string') return [vars['card']]
  }
  return []
}

/** What tells of a card on the table that acts or goes by itself, whatever else is at work. */
const BY_ITSELF: ReadonlySet<string> = new Set(['CardLeftTable', 'CardUsed', 'DamageLessened'])

const faultIn = (told: Event | undefined, { event, stack }: Heard): string | undefined => {
  const cards = atWork(stack)
  const where = `${JSON.stringify(told)} at ${stack.map(({ kind }) => kind).join(' > ')}`
  if (told?.kind !== event.kind) return `told as another: ${where}`
  if (BY_ITSELF.has(event.kind)) return event.card === undefined ? `no card: ${where}` : undefined
  if (cards.length === 0) return told.card === undefined ? undefined : `no card is at work: ${where}`
  const inBattle = stack.some(({ kind }) => kind === 'cardEffects') && told.combat !== undefined
  if (cards.length === 2 && !inBattle) return `not as a Combat card: ${where}`
  return cards.includes(told.card) ? undefined : `${cards.join()} is at work: ${where}`
}

const plays = wholeGamesOf(SUBJECT)
const heardIn = plays.map((play) =>
  stepsOf(lineOf(SUBJECT, play)).map((step) => ({ step, heard: listen(step) })),
)

describe('what happens while a card is at work', () => {
  it('names that card, and nothing else names one', () => {
    const faults = heardIn.flat().flatMap(({ step: { events }, heard }) => {
      const wrong = heard.flatMap((one, place) => faultIn(events[place], one) ?? [])
      return events.length === heard.length ? wrong : [`${events.length} told, ${heard.length} happened`]
    })
    expect(faults).toEqual([])
  })

  it('is of all sorts', () => {
    const all = heardIn.flat().flatMap(({ heard }) => heard.filter(({ stack }) => atWork(stack).length > 0))
    const frames = new Set(all.map(({ stack }) => stack.at(-1)?.kind))
    const kinds = new Set(all.map(({ event }) => event.kind))
    expect(frames.size).toBeGreaterThan(15)
    expect(kinds.size).toBeGreaterThan(30)
    expect([...frames]).toEqual(expect.arrayContaining(['battle', 'cardEffects', 'travel', 'tile', 'event']))
  })

  it('is explained with what the card says', () => {
    const told = heardIn.flat().flatMap(({ step }) => step.events.map((event) => ({ event, step })))
    const ofCards = told.filter(({ event, step }) => event.card !== undefined && step.after.outcome === null)
    for (const { event, step } of ofCards.filter((_, place) => place % 5 === 0)) {
      const said = warOfTheRing.explain(step.after, event)
      const card = said.find(({ facts }) => facts['card'] === event.card && facts['combat'] === event.combat)
      expect(card?.sentence, JSON.stringify(event)).toMatch(/^[^:]+: [A-Z].*\.$/)
    }
    expect(ofCards.length).toBeGreaterThan(100)
  })
})
