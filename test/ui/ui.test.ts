/** What to highlight, and what clicks and drags mean, in every game, from a state and from a view. */
import { describe, expect, it } from 'vitest'
import type { State, Types } from '../../src/kernel'
import { parsePosition } from '../../src/notation'
import { choicesAbout, isMarkedIn, keysOf, ui, uiOf, type Asking, type Meaning } from '../../src/ui'
import { ui as confrontationUi } from '../../src/ui/confrontation'
import { ui as warUi } from '../../src/ui/war'
import { confrontation, warOfTheRing } from '../../src'
import { must, mustEqual, mustRight } from '../kernel/conformance/check'
import { anyOf, eachMoment, gameOf, GAMES } from './support'

const PLAY = { steps: 200, every: 4 }

describe.each(GAMES)('%s', { timeout: 60_000 }, (name, game) => {
  const own = uiOf(game)
  const keysIn = ({ regions, figures, cards }: typeof game.ids): ReadonlyArray<string> => [
    ...regions.map((id) => `region:${id}`),
    ...figures.map((id) => `piece:${id}`),
    ...cards.map((id) => `card:${id}`),
  ]

  it('marks what the choices are about, and a click on it leaves those', () =>
    eachMoment(game, { seed: 'marks', ...PLAY }, (state, seat) => {
      const asking = own(state, seat)
      const choices = asking.prompt?.choices ?? []
      const about = new Set(choices.flatMap(({ action }) => keysOf(action)))
      const marked = asking.marks().filter(({ role }) => role !== 'asked')
      mustEqual(new Set(marked.map(({ key }) => key)), about, 'what is marked')
      for (const { key, choices: number } of marked) {
        must(number === choicesAbout(choices, [key]).length, () => `${key}: ${number} choices`)
        const meaning = asking.click([], [key])
        must(meaning.kind === 'choices' && meaning.choices.length === number, () => `a click on ${key}`)
      }
    }))

  it('finds ways that can be gone, and reasons that name rules', () => {
    const seen = new Set<Meaning<Types>['kind']>()
    const goes = (state: State<Types>, meaning: Meaning<Types>): void => {
      seen.add(meaning.kind)
      if (meaning.kind === 'reasons')
        for (const { rule } of meaning.reasons) must(rule !== null && rule in game.rulebook, () => `${rule}`)
      if (meaning.kind !== 'ways') return
      for (const { firsts, leads } of meaning.ways.flatMap(({ payments }) => payments))
        for (const { action } of leads)
          mustRight(game.applyAll(state, [...firsts.map((one) => one.action), action]), 'it is a way')
    }
    eachMoment(game, { seed: 'ways', ...PLAY }, (state, seat, random) => {
      const asking = own(state, seat)
      const keys = keysIn(game.ids)
      goes(state, asking.click([], [anyOf(keys, random)]))
      goes(state, asking.drag([anyOf(keys, random)], [anyOf(keys, random)]))
    })
    expect([...seen]).toContain(['battles', 'war-of-the-ring'].includes(name) ? 'ways' : 'nothing')
  })

  it('means the same by a view', () =>
    eachMoment(game, { seed: 'views', steps: 60, every: 6 }, (state, seat, random) => {
      const [whole, seen] = [own(state, seat), own(game.view(state, seat))]
      const key = anyOf(keysIn(game.ids), random)
      const told = (asking: Asking<Types>) => [asking.seat, asking.places, asking.marks(), asking.prompt]
      mustEqual(told(seen), told(whole), 'what is asked')
      mustEqual(seen.click([], [key]), whole.click([], [key]), `a click on ${key}`)
    }))

  it('has nothing to say to those who are asked nothing', () => {
    const state = mustRight(game.newGame({ seed: 'idle' }), 'it begins')
    const asking = own(game.view(state, 'spectator'))
    expect(asking).toMatchObject({ prompt: undefined, places: [] })
    expect(asking.marks()).toEqual([])
    expect(asking.click([], ['region:bree'])).toEqual({ kind: 'nothing', chosen: [] })
  })
})

/** The Shadow has an Army die and a Character die, and stands before Osgiliath. */
const LINE =
  'turn 3; shadow to act; at war: sauron, gondor; shadow dice: A, C; fp dice: C; osgiliath: 2 gondor; ' +
  'north ithilien: 5 sauron, 1 nazgul; minas morgul: 3 sauron'
const positionOf = (line: string) => mustRight(parsePosition(warOfTheRing, line), 'it is a position')
const POSITION = positionOf(LINE)

const stepsOf = (meaning: Meaning<Types>) =>
  meaning.kind !== 'ways'
    ? meaning
    : meaning.ways.map(({ payments }) =>
        payments.map(({ die, firsts, leads }) => [
          die,
          ...firsts.map(({ label }) => label),
          leads.map(({ label }) => label),
        ]),
      )

describe('a drag in War of the Ring', () => {
  it('out of a region with an Army onto an enemy is an attack, with either die', () =>
    expect(
      stepsOf(warUi(POSITION).drag(['piece:sauron-regular', 'region:north-ithilien'], ['region:osgiliath'])),
    ).toEqual([
      [
        ['character', 'Attack (Character)', ['Attack Osgiliath from North Ithilien']],
        ['army', 'Attack (Army)', ['Attack Osgiliath from North Ithilien']],
      ],
    ]))

  it('is the choice itself where that is asked', () => {
    const begun = mustRight(
      warOfTheRing.applyAction(POSITION, { seat: 'shadow', kind: 'beginAttack', die: 'army', as: 'army' }),
      'it begins',
    ).state
    const asking = warUi(begun)
    expect(asking.marks().map(({ key, role }) => [key, role])).toEqual([
      ['region:north-ithilien', 'source'],
      ['region:osgiliath', 'target'],
    ])
    const action = { seat: 'shadow', kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }
    expect(asking.drag(['region:north-ithilien'], ['region:osgiliath'])).toMatchObject({
      kind: 'play',
      choice: { action },
    })
    const chosen = ['region:north-ithilien']
    expect(asking.click([], chosen)).toMatchObject({ kind: 'choices', chosen, choices: [{ action }] })
    expect(asking.click(chosen, chosen)).toMatchObject({ kind: 'play', choice: { action } })
    expect(asking.drag(['region:minas-morgul'], ['region:osgiliath'])).toMatchObject({
      kind: 'reasons',
      keys: ['region:minas-morgul', 'region:osgiliath'],
      reasons: [{ rule: 'battle.targets' }],
    })
  })
})

describe('a click where nothing can be done', () => {
  it('names the rule for an Army that is not there', () =>
    expect(warUi(positionOf(LINE.replace('A, C', 'A'))).click([], ['region:bree'])).toMatchObject({
      kind: 'reasons',
      reasons: [{ rule: 'pieces.army', facts: { region: 'bree' } }],
    }))

  it('is told where the question is asked', () => {
    let found: Meaning<Types> | undefined
    eachMoment(gameOf('battles'), { seed: 'where', ...PLAY }, (state, seat) => {
      const asking = ui(state, seat)
      const [place = ''] = asking.places
      const isOpen = asking.marks().every(({ key, role }) => key !== `region:${place}` || role === 'asked')
      if (place !== '' && isOpen) found ??= asking.click([], [`region:${place}`])
    })
    expect(found).toEqual({ kind: 'asked', chosen: [] })
  })
})

describe('a piece of The Confrontation', () => {
  it('is dragged to where it moves', () => {
    let state = mustRight(confrontation.newGame({ seed: 'drag' }), 'it begins')
    for (let step = 0; step < 100 && confrontationUi(state).prompt?.kind !== 'decide/turn'; step++)
      state = mustRight(
        confrontation.applyAction(state, confrontation.legalActions(state)[0]),
        'it is placed',
      ).state
    const [action] = confrontation.legalActions(state)
    if (action?.kind !== 'move') throw new Error('nobody moves')
    expect(confrontationUi(state).drag([`piece:${action.piece}`], [`region:${action.to}`])).toMatchObject({
      kind: 'play',
      choice: { action },
    })
  })
})

describe('a mark of a figure', () => {
  const mark = { key: 'piece:elves-elite', role: 'piece', choices: 1, isChosen: false, regions: [] } as const
  it('is meant where the choices say, or where it is asked', () => {
    const isThere = (region: string): boolean => ['lorien', 'rivendell'].includes(region)
    expect(isMarkedIn({ ...mark, regions: ['lorien'] }, 'lorien', [], isThere)).toBe(true)
    expect(isMarkedIn({ ...mark, regions: ['lorien'] }, 'rivendell', [], isThere)).toBe(false)
    expect(isMarkedIn(mark, 'lorien', ['bree', 'rivendell', 'lorien'], isThere)).toBe(false)
    expect(isMarkedIn(mark, 'rivendell', ['bree', 'rivendell', 'lorien'], isThere)).toBe(true)
    expect(isMarkedIn(mark, 'lorien', [], isThere)).toBe(true)
  })
})
