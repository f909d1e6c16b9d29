/**
 * Every answer that somebody could think of, tried at questions of the recorded games: what is listed is not
 * refused, and what is not listed is refused by a rule of the book.
 */
import { describe, expect, it } from 'vitest'
import { ACTIONS, cardGame, type State } from '../../../src/card-game'
import { machineOf } from '../../../src/card-game/rulesets/rulesets'
import { readGolden } from '../../kernel/golden'
import { accepts, combatAt, holding, loses, playsOn, turnOf } from '../cards/scenes'
import { after, fresh } from '../support/play'

const OF_EACH = 3

/** Questions that no recorded game comes to. */
const rare = (): ReadonlyArray<State> => {
  const fell = holding('witch-king', 'fell-beast', {
    battlegrounds: ['morannon', 'minas-tirith', 'edoras'],
    reserve: ['the-reaver'],
  })
  const doomed = turnOf('frodo', {
    path: 'weathertop',
    on: { path: ['the-witch-king', 'frodo-baggins'] },
    items: { 'frodo-baggins': ['elven-cloak'] },
  })
  const umbar = turnOf('aragorn', {
    battlegrounds: ['umbar'],
    on: { umbar: ['aragorn', 'dead-men-of-dunharrow', 'soldiers-of-gondor'] },
  })
  const team = turnOf('witch-king', {
    starter: 'witch-king',
    path: 'khazad-dum',
    on: { path: ['gimli', 'legolas', 'hill-troll'] },
  })
  const falling = turnOf('aragorn', {
    config: { promos: true },
    battlegrounds: ['minas-morgul'],
    on: { 'minas-morgul': ['ioreth', 'aragorn', 'denethor'] },
  })
  return [
    after(fell, ...playsOn('witch-king', 'fell-beast', 'the-reaver'), accepts('witch-king')),
    combatAt(doomed, 'path'),
    combatAt(umbar, 'umbar'),
    after(combatAt(team, 'path'), loses('aragorn', 'gimli')),
    combatAt(falling, 'minas-morgul'),
  ]
}

/** States of the recorded games, a few for every sort of question. */
const asking = (): ReadonlyMap<string, ReadonlyArray<State>> => {
  const found = new Map(rare().map((state) => [state.stack.at(-1)?.kind ?? '', [state]]))
  for (const { name, record } of readGolden(new URL('../golden/', import.meta.url))) {
    const replayed = cardGame.replay(record)
    if (replayed._tag === 'Left') throw new Error(`${name}: ${replayed.left.problem}`)
    for (const state of replayed.right.states) {
      const kind = state.stack.at(-1)?.kind ?? ''
      if (!kind.startsWith('decide/')) continue
      const states: ReadonlyArray<State> = found.get(kind) ?? []
      if (states.length < OF_EACH) found.set(kind, [...states, state])
    }
  }
  return found
}

type Fields = Readonly<Record<string, ReadonlyArray<unknown>>>

/** Every action of a kind, one field after another filled with all that it may hold. */
const filled = (kind: keyof typeof ACTIONS, seat: string): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Object.entries(ACTIONS[kind] as Fields).reduce<ReadonlyArray<Readonly<Record<string, unknown>>>>(
    (all, [field, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [field]: value }))),
    [{ seat, kind }],
  )

/** Pairs of cards are too many to try all: an item with its wielders, an army with its leaders. */
const SOME = 2000

const QUESTIONS = asking()

describe.each([...QUESTIONS.keys()].sort())('%s', { timeout: 60_000 }, (kind) => {
  it('takes exactly what it lists, and says why it takes nothing else', () => {
    for (const state of QUESTIONS.get(kind) ?? []) {
      const [seat = 'frodo'] = cardGame.actors(state)
      const listed = new Set(cardGame.legalActions(state).map((action) => JSON.stringify(sorted(action))))
      const answers = machineOf(state.config).decisions.get(kind)?.answers ?? []
      const tried = answers.flatMap((answer) => {
        const all = filled(answer as keyof typeof ACTIONS, seat)
        const step = Math.ceil(all.length / SOME)
        return all.filter((one, place) => place % step === 0 || listed.has(JSON.stringify(sorted(one))))
      })
      const wrong = tried.filter(
        (action) =>
          (cardGame.whyNot(state, action).length === 0) !== listed.has(JSON.stringify(sorted(action))),
      )
      expect(wrong).toEqual([])
    }
  })
})

const sorted = (action: object): object => Object.fromEntries(Object.entries(action).sort())

describe('the recorded games', () => {
  it('and these positions come to every sort of question', () => {
    const all = [...machineOf(fresh().config).decisions.keys()]
    expect(all.filter((kind) => !QUESTIONS.has(kind))).toEqual([])
  })
})
