/**
 * Law 1 in depth: of every action that could answer a pending question exactly the listed ones are accepted,
 * and each refusal names a rule with the facts of the case. And what random play is like, so that no law is
 * kept for want of an occasion.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom, type Random } from '../../../src/kernel'
import { warOfTheRing, type Action, type State } from '../../../src/war-of-the-ring'
import { SAVED_AS } from '../../../src/war-of-the-ring/model/codecs'
import { RULES } from '../support/base'
import { keyOf } from '../../kernel/conformance/check'
import { ANSWERS, statesByQuestion } from './questions'
import { lineOf, wholeGamesOf } from '../../kernel/conformance/line'
import { SUBJECT } from './subject'
import { thorough } from '../../thorough'

/** Every kind of frame, as the rules name it. */
const IN_RULES = new Map(Object.entries(SAVED_AS.frames).map(([kind, saved]) => [saved, kind]))
const { actions: ACTIONS } = warOfTheRing
const KINDS = warOfTheRing.tables().frameKinds.map((saved) => IN_RULES.get(saved) ?? saved)

type Fields = Readonly<Record<string, ReadonlyArray<unknown>>>

/** All actions of a kind, or a large sample of them where there are too many. */
const MOST = 600
const actionsOf = (seat: string, kind: Action['kind'], random: Random): ReadonlyArray<object> => {
  const fields: Fields = ACTIONS[kind] ?? {}
  const number = Object.values(fields).reduce((product, values) => product * values.length, 1)
  if (number > MOST)
    return Array.from({ length: MOST / 2 }, () => ({
      seat,
      kind,
      ...Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, of[random(of.length)]])),
    }))
  return Object.entries(fields).reduce<ReadonlyArray<object>>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{ seat, kind }],
  )
}

/** An action with one field replaced by every other value. */
const neighboursOf = (action: object): ReadonlyArray<object> => {
  const fields: Fields = ACTIONS[(action as Action).kind] ?? {}
  return Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) => ({ ...action, [name]: value })),
  )
}

/**
 * What is wrong with the answer to an action: listed and refused, accepted and unlisted, refused
 * unexplained.
 */
const wrongWith = (state: State, listed: ReadonlySet<string>, action: object): ReadonlyArray<string> => {
  const applied = warOfTheRing.applyAction(state, action)
  const isListed = listed.has(keyOf(action))
  if (E.isRight(applied)) return isListed ? [] : [`accepted, not listed: ${keyOf(action)}`]
  if (isListed) return [`listed, refused: ${keyOf(action)}`]
  if (applied.left._tag !== 'Forbidden') return [`${applied.left._tag}: ${keyOf(action)}`]
  const { violations } = applied.left
  if (violations.length === 0) return [`refused without a rule: ${keyOf(action)}`]
  return violations.flatMap(({ rule, facts }) => {
    const wanted: ReadonlyArray<string> = RULES.rulebook[rule].facts ?? []
    const whole = wanted.every((name) => Object.hasOwn(facts, name))
    return whole ? [] : [`${rule} without ${wanted.join()}: ${keyOf(action)}`]
  })
}

/** What is wrong with how a refusal is explained: no sentence, or what is to come first leads nowhere. */
const unexplained = (state: State, action: object): ReadonlyArray<string> => {
  const why = warOfTheRing.whyNot(state, action)
  if (why.length === 0) return [`not explained: ${keyOf(action)}`]
  return why.flatMap(({ rule, sentence, after = [] }) => {
    const led = after.length === 0 || E.isRight(warOfTheRing.applyAll(state, after))
    return rule !== null && sentence !== '' && led ? [] : [`badly explained: ${keyOf(action)}`]
  })
}

/** Looking ahead takes time: one refusal of so many is explained. */
const ONE_IN = 10

const sorted = (words: Iterable<string>): Array<string> => [...new Set(words)].sort()

describe('to every question', { timeout: 120_000 }, () => {
  const states = statesByQuestion(thorough(2, 10))
  const random = randomFrom('answers')

  it.each(Object.keys(ANSWERS))(
    '%s exactly the listed answers are accepted, others with a reason refused',
    (question) => {
      const asked = states.get(question) ?? []
      expect(asked.length).toBeGreaterThan(0)
      for (const state of asked) {
        const legal = warOfTheRing.legalActions(state)
        const listed = new Set(legal.map(keyOf))
        const [seat = ''] = warOfTheRing.actors(state)
        const some = legal.filter((_, place) => place % Math.ceil(legal.length / 4) === 0)
        const tried = [
          ...legal,
          ...(ANSWERS[question] ?? []).flatMap((kind) => actionsOf(seat, kind, random)),
          ...some.flatMap(neighboursOf),
        ]
        expect(
          legal.map(({ kind }) => kind).filter((kind) => !ANSWERS[question]?.some((one) => one === kind)),
        ).toEqual([])
        expect(tried.flatMap((action) => wrongWith(state, listed, action)).slice(0, 5)).toEqual([])
        const refused = tried.filter((action) => !listed.has(keyOf(action)))
        const asking = refused.filter((_, place) => place % ONE_IN === 0)
        expect(asking.flatMap((action) => unexplained(state, action)).slice(0, 5)).toEqual([])
      }
    },
  )

  it('there is a table of its answers', () => {
    const questions = KINDS.filter((kind) => kind.startsWith('decide/'))
    expect(sorted(Object.keys(ANSWERS))).toEqual(sorted(questions))
  })

  it('the answers together are all kinds of action, but for a die with which nothing can be done', () => {
    const offered = [...states.values()].flat().flatMap((state) => warOfTheRing.legalActions(state))
    const wanted = Object.keys(ACTIONS).filter((kind) => kind !== 'skipDie')
    expect(sorted(offered.map(({ kind }) => kind))).toEqual(expect.arrayContaining(sorted(wanted)))
  })
})

/** What random play seldom brings about, and why; all of it is offered by the states of every question. */
const RARE_ACTIONS: Readonly<Record<string, string>> = {
  skipDie: 'a die with which nothing can be done',
  silence: 'a character with that power against Nazgûl',
  remove: 'a retreat into a full region',
  revealSelf: 'Gollum as the Guide',
  guideLeaves: 'a Hobbit as the Guide',
  loseGuide: 'a casualty of the Hunt',
  hide: 'one card, while the Fellowship is Revealed',
  moveOn: 'one card, while the Fellowship is Hidden',
  hunt: 'one card, with a Nazgûl where the Ring-bearers are',
  discardRandom: 'one card on the table and a casualty of the Hunt',
  playAnother: 'the Ents, with another card of theirs in the hand',
  aim: 'cards that strike Armies which meet',
  chooseFigure: 'Combat cards that strike one figure',
  endCard: 'a card on the table and its price at hand',
}
const RARE_FRAMES: Readonly<Record<string, string>> = {
  'decide/silence': RARE_ACTIONS['silence'] ?? '',
  'decide/excess': RARE_ACTIONS['remove'] ?? '',
  'decide/extend': 'a siege battle, with an Elite left to reduce',
  'decide/figure': RARE_ACTIONS['chooseFigure'] ?? '',
  'decide/sorcerer': 'a Combat card used where the Witch-king is',
  sorcery: 'a Combat card used where the Witch-king is',
  'decide/escape': 'Combat cards that let the defender escape',
  another: 'the Ents, in two strokes',
  'decide/another': 'the Ents, in two strokes',
  hits: 'cards that deal hits',
  cardDiceOnEach: 'Return to Valinor, with an Elven Stronghold in the hands of the Shadow',
  'decide/aim': RARE_ACTIONS['aim'] ?? '',
  scatter: 'The Eagles are Coming!, near Nazgûl',
  'decide/stronghold': 'The Eagles are Coming!, near Nazgûl that survive',
  summon: 'Dead Men of Dunharrow, with Aragorn in Rohan',
  'decide/summon': 'Dead Men of Dunharrow, with Aragorn in Rohan',
  'decide/company': 'Dead Men of Dunharrow, with a Companion beside Aragorn',
  'decide/levy': 'Dead Men of Dunharrow',
  rout: 'Dead Men of Dunharrow, against an Army',
  'decide/rout': 'Dead Men of Dunharrow, against an Army',
  'decide/leader': 'Denethor’s Folly, against two sorts of Leader',
  recruitOrFly: 'The Black Captain Commands, with the Witch-king in play',
  'decide/recruitOrFly': 'The Black Captain Commands, with the Witch-king in play',
  pathCard: 'Balrog of Moria on the table, and the Ring-bearers near it',
  forfeit: RARE_ACTIONS['discardRandom'] ?? '',
  'decide/forfeit': RARE_ACTIONS['discardRandom'] ?? '',
  ending: RARE_ACTIONS['endCard'] ?? '',
  'decide/price': 'A Power too Great on the table, and cards to pay for its end',
  randomCompanion: 'Lure of the Ring, while Revealed',
  'decide/randomCompanion': 'Lure of the Ring, while Revealed',
  option: 'There Is Another Way, or The Nazgûl Strike!',
  'decide/strike': 'The Nazgûl Strike!, with a Nazgûl where the Ring-bearers are',
  'decide/stealth': 'There Is Another Way, with Gollum as the Guide',
  'decide/driven': 'Cruel Weather',
  challenge: 'Challenge of the King, with Aragorn in an Army',
}

describe('in random play', { timeout: 120_000 }, () => {
  const settings = Array.from({ length: 4 }, () => SUBJECT.settings).flat()
  const lines = wholeGamesOf({ ...SUBJECT, settings, longest: 200 }).map((play) => lineOf(SUBJECT, play))
  const states = lines.flatMap((line) => line.states)
  const counts = states.map((state) => warOfTheRing.legalActions(state).length).sort((a, b) => a - b)

  it('no decision has more than 250 options, and half have fewer than 20', () => {
    expect(counts[counts.length - 1]).toBeLessThanOrEqual(250)
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(20)
  })

  it('every kind of action is taken, but for those that only rare positions offer', () => {
    const taken = lines.flatMap(({ actions }) => actions.map(({ kind }) => kind))
    const wanted = [...Object.keys(ACTIONS), 'chance'].filter((kind) => !Object.hasOwn(RARE_ACTIONS, kind))
    expect(sorted(taken)).toEqual(expect.arrayContaining(sorted(wanted)))
  })

  it('every question is asked and every procedure is interrupted, but for rare ones', () => {
    const running = states.flatMap(({ stack }) => stack.map(({ kind }) => kind))
    const wanted = KINDS.filter((kind) => !Object.hasOwn(RARE_FRAMES, kind))
    expect(sorted(running)).toEqual(expect.arrayContaining(sorted(wanted)))
  })

  it('the war ends by Corruption, by the Crack of Doom and by conquest', () => {
    const ends = states.flatMap(({ outcome }) => (outcome === null ? [] : [outcome.rule]))
    expect(sorted(ends)).toEqual(
      expect.arrayContaining(['victory.corruption', 'victory.ring', 'victory.shadow']),
    )
  })
})
