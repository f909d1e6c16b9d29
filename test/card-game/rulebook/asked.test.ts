/** What is tried at the wrong time: the first reason is the one a referee would give. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cardGame, type Action, type Seat, type State } from '../../../src/card-game'
import { randomFrom } from '../../../src/kernel'
import { holding, playsOn, turnOf } from '../cards/scenes'
import { after, aragorn, by, factsOf, fresh, frodo, saruman, witchKing, type Said } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'

const reasonsOf = (state: State, action: unknown): ReadonlyArray<string | null> =>
  cardGame.whyNot(state, action).map(({ rule }) => rule)

/** A legal action of each kind but `replace`, with the state in which it is, out of games at random. */
const met = new Map<string, readonly [State, Action]>()
const KINDS = Object.keys(cardGame.actions).filter((kind) => kind !== 'replace')
const MOST_GAMES = 80
const random = randomFrom('asked for')
for (let game = 0; game < MOST_GAMES && KINDS.some((kind) => !met.has(kind)); game++) {
  const begun = cardGame.newGame({ seed: `asked ${game}`, players: game % 2 === 0 ? 4 : 2 })
  if (E.isLeft(begun)) throw new Error(begun.left.problem)
  let state = begun.right
  while (state.outcome === null) {
    const options = cardGame.legalActions(state)
    for (const one of options) if (!met.has(one.kind)) met.set(one.kind, [state, one as Action])
    const next = cardGame.applyAction(state, options[random(options.length)])
    if (E.isLeft(next)) throw new Error('refused')
    state = next.right.state
  }
}
const allowed = (...kinds: ReadonlyArray<Action['kind']>): void => {
  for (const kind of kinds) {
    const [state, action] = met.get(kind) ?? []
    expect([kind, state === undefined ? 'never met' : reasonsOf(state, action)]).toEqual([kind, []])
  }
}

const turn = turnOf('frodo', { hand: ['arwen', 'gimli', 'village-militia'], battlegrounds: ['edoras'] })
const paying = after(
  turnOf('frodo', { hand: ['gimli', 'village-militia', 'bilbo-baggins'], battlegrounds: ['edoras'] }),
  frodo({ kind: 'play', card: 'gimli', to: 'reserve' }),
)
const opening = fresh()

/** Kinds that are asked for by something, with the rule that says by what. */
const DEMANDED: ReadonlyArray<readonly [said: Said, rule: string]> = [
  [{ kind: 'forsake', card: 'top' }, 'forsake.demanded'],
  [{ kind: 'forsake', card: 'arwen' }, 'forsake.demanded'],
  [{ kind: 'take', card: 'arwen' }, 'take.demanded'],
  [{ kind: 'pick', card: 'arwen' }, 'take.demanded'],
  [{ kind: 'activate', battleground: 'edoras' }, 'location.demanded'],
  [{ kind: 'activatePath', path: 'imladris' }, 'location.demanded'],
  [{ kind: 'choose', location: 'path' }, 'location.demanded'],
  [{ kind: 'choose', location: 'edoras' }, 'location.demanded'],
  [{ kind: 'accept' }, 'cards.offered'],
  [{ kind: 'decide', alternative: 1 }, 'cards.offered'],
  [{ kind: 'support', army: 'village-militia', leader: null }, 'combat.demanded'],
  [{ kind: 'agree' }, 'combat.demanded'],
  [{ kind: 'refuse' }, 'combat.demanded'],
  [{ kind: 'replace', by: 'arwen' }, 'eliminate.replacing'],
]
const OF_TURN: ReadonlyArray<Said> = [
  { kind: 'play', card: 'gimli', to: 'reserve' },
  { kind: 'playItem', card: 'phial-of-galadriel', wielder: 'gimli' },
  { kind: 'playEvent', card: 'death-ride-ride-to-ruin' },
  { kind: 'move', card: 'gimli', to: 'path' },
  { kind: 'use', card: 'gimli' },
  { kind: 'winnow' },
  { kind: 'useRing' },
  { kind: 'pass' },
]
const SEATS: ReadonlyArray<Seat> = ['frodo', 'witch-king', 'aragorn', 'saruman']

describe('what nothing demands', () => {
  for (const [said, rule] of DEMANDED)
    it.each(SEATS)(`${said.kind} is refused by ${rule} to %s, in any turn`, (seat) => {
      for (const state of said.kind === 'accept' || said.kind === 'decide' ? [turn] : [turn, paying]) {
        const [first, ...rest] = cardGame.whyNot(state, by(seat, said))
        expect(first?.rule).toBe(rule)
        for (const one of [first, ...rest]) expect(one?.sentence).not.toMatch(/decide\/|Something else/)
      }
    })
})

/** What keeps a card from being taken for it at any time. */
const MISPLACED: Readonly<Record<string, string>> = {
  play: 'play.fromHand',
  playItem: 'play.fromHand',
  playEvent: 'play.fromHand',
  move: 'action.move',
  use: 'cards.inPlay',
}

describe('what belongs to a turn', () => {
  for (const said of OF_TURN) {
    const misplaced = [MISPLACED[said.kind] ?? []].flat()
    it.each(SEATS.slice(1))(`${said.kind} is refused to %s in the turn of Frodo, who is named`, (seat) => {
      expect(reasonsOf(turn, by(seat, said))).toEqual([...misplaced, 'turn.order'])
      expect(factsOf(turn, by(seat, said), 'turn.order')).toEqual({
        seat,
        turn: 'frodo',
        because: 'it is the turn of Frodo',
      })
    })
    it(`${said.kind} is refused while a cost is to be paid`, () => {
      expect(reasonsOf(paying, frodo(said))[0]).toBe(misplaced[0] ?? 'turn.underWay')
    })
  }
  it('a card that is where it should be is refused for the moment alone', () => {
    expect(reasonsOf(paying, frodo({ kind: 'cycle', card: 'gollum' }))[0]).toBe('play.cost')
    expect(reasonsOf(paying, frodo({ kind: 'playEvent', card: 'village-militia' }))).toEqual([
      'turn.underWay',
    ])
    expect(reasonsOf(turn, witchKing({ kind: 'cycle', card: 'arwen' }))).toEqual([
      'action.cycle',
      'turn.order',
    ])
  })
})

describe('the specific reason goes first', () => {
  it('a card that cannot go there is refused for what keeps it away', () => {
    const start = turnOf('frodo', { reserve: ['gimli'], battlegrounds: ['edoras'] })
    const reasons = reasonsOf(start, frodo({ kind: 'move', card: 'gimli', to: 'edoras' }))
    expect(reasons).toEqual(['play.faction', 'action.moveWhere'])
  })
  it('so it is where a text moves it', () => {
    const beast = after(
      holding('witch-king', 'fell-beast', { battlegrounds: ['morannon', 'edoras'], reserve: ['the-reaver'] }),
      ...playsOn('witch-king', 'fell-beast', 'the-reaver'),
      witchKing({ kind: 'accept' }),
    )
    const goes = (location: 'edoras' | 'moria') => reasonsOf(beast, witchKing({ kind: 'choose', location }))
    expect(goes('edoras')).toEqual(['play.faction', 'move.byText'])
    expect(goes('moria')).toEqual(['cards.active', 'move.byText'])
  })
  it('a Ring token that is used up, by the rule of the scenario', () => {
    const used = turnOf('frodo', { ringsUsed: ['frodo'] })
    expect(reasonsOf(used, frodo({ kind: 'useRing' }))).toEqual(['trilogy.ring'])
    const config = { scenario: 'duel-2', players: 2 } as const
    const duel = turnOf('gandalf', { config, ringsUsed: ['gandalf'] })
    expect(reasonsOf(duel, by('gandalf', { kind: 'useRing' }))).toEqual(['duel.ring'])
  })
  it('a card that is not in hand is not winnowed', () => {
    const start = after(turnOf('frodo', { hand: ['gimli', 'sting'] }), frodo({ kind: 'winnow' }))
    expect(reasonsOf(start, frodo({ kind: 'eliminate', card: 'arwen' }))).toEqual(['action.winnow'])
    expect(factsOf(start, frodo({ kind: 'eliminate', card: 'arwen' }), 'action.winnow')).toEqual({
      hand: 2,
      because: 'Arwen is a card of Aragorn',
    })
  })
  it('an alternative that a text does not have', () => {
    const [state, action] = met.get('accept') ?? []
    if (state === undefined || action === undefined) throw new Error('never met')
    expect(reasonsOf(state, { seat: action.seat, kind: 'decide', alternative: 1 })).toEqual(['cards.text'])
  })
})

describe('rules of what is asked for', () => {
  ruleAllows('turn.actionStep', 'an action in the Action step', () =>
    allowed('play', 'move', 'winnow', 'pass'),
  )
  ruleForbids('turn.actionStep', 'an action before it', () => {
    const [before] = [opening].map((state) => reasonsOf(state, witchKing({ kind: 'winnow' })))
    expect(before?.[0]).toBe('turn.actionStep')
  })
  ruleAllows('turn.underWay', 'an action when the one before is done', () => allowed('playEvent', 'use'))
  ruleForbids('turn.underWay', 'an action while a cost is to be paid', () => {
    expect(reasonsOf(paying, frodo({ kind: 'winnow' }))).toEqual(['turn.underWay'])
  })
  ruleAllows('forsake.demanded', 'to forsake what is demanded', () => allowed('forsake'))
  ruleForbids('forsake.demanded', 'to forsake of the own accord', () => {
    expect(reasonsOf(turn, frodo({ kind: 'forsake', card: 'top' }))).toEqual(['forsake.demanded'])
  })
  ruleAllows('eliminate.demanded', 'to eliminate what is demanded', () => allowed('eliminate'))
  ruleForbids('eliminate.demanded', 'to eliminate a card of another turn', () => {
    expect(reasonsOf(turn, saruman({ kind: 'eliminate', card: 'gollum' }))).toEqual(['eliminate.demanded'])
  })
  ruleForbids('eliminate.replacing', 'a text in place of nothing', () => {
    expect(reasonsOf(turn, frodo({ kind: 'replace', by: 'arwen' }))).toEqual(['eliminate.replacing'])
  })
  ruleAllows('take.demanded', 'to take and pick what a text says', () => allowed('take', 'pick'))
  ruleForbids('take.demanded', 'to take of the own accord', () => {
    expect(reasonsOf(turn, frodo({ kind: 'take', card: 'arwen' }))).toEqual(['take.demanded'])
  })
  ruleAllows('location.demanded', 'to choose a path or a battleground where one is to be chosen', () =>
    allowed('activate', 'activatePath', 'choose'),
  )
  ruleForbids('location.demanded', 'to activate a path of the own accord', () => {
    expect(reasonsOf(turn, frodo({ kind: 'activatePath', path: 'imladris' }))).toEqual(['location.demanded'])
  })
  ruleAllows('cards.offered', 'to take up what a text offers', () => allowed('accept', 'decide'))
  ruleForbids('cards.offered', 'to take up what no text offers', () => {
    expect(reasonsOf(turn, frodo({ kind: 'accept' }))).toEqual(['cards.offered'])
  })
  ruleAllows('combat.demanded', 'to support and to agree in a combat', () =>
    allowed('support', 'agree', 'refuse'),
  )
  ruleForbids('combat.demanded', 'to support outside of a combat', () => {
    expect(reasonsOf(turn, aragorn({ kind: 'agree' }))).toEqual(['combat.demanded'])
  })
})
