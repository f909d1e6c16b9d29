/**
 * A saved game whose every field has the right form, but which no table could show: decode refuses it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { confrontation, type State } from '../../../src/confrontation'
import { throughText } from '../../kernel/conformance/check'
import { drawn, fellowship, play, sauron, table } from '../support/table'

type Json = Record<string, unknown>
interface Saved {
  readonly config: Json
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string; readonly vars: Json }>
  readonly table: Json & { readonly at: Json; readonly hand: ReadonlyArray<string> }
}

const QUIET: State = table({
  pieces: {
    shire: ['frodo-classic', 'sam-classic'],
    rohan: ['legolas', 'gimli'],
    fangorn: ['merry'],
    gondor: ['warg', 'balrog'],
    mordor: ['shelob', 'orcs-classic'],
  },
  revealed: ['warg'],
  turns: 4,
})
const FIGHT: State = play(
  QUIET,
  sauron({ kind: 'move', piece: 'balrog', to: 'rohan', way: 'step' }),
  drawn('battle.opponent', 'legolas'),
  fellowship({ kind: 'playCard', card: 'fellowship-3' }),
)

const savedOf = (state: State): Saved => throughText(confrontation.encode(state)) as Saved

const withTable = (change: Json) => (saved: Saved) => ({ ...saved, table: { ...saved.table, ...change } })
const withPlaces = (places: Json) => (saved: Saved) =>
  withTable({ at: { ...saved.table.at, ...places } })(saved)
const withConfig = (change: Json) => (saved: Saved) => ({ ...saved, config: { ...saved.config, ...change } })
const withVars = (kind: string, change: Json) => (saved: Saved) => ({
  ...saved,
  stack: saved.stack.map((frame) =>
    frame.kind === kind ? { ...frame, vars: { ...frame.vars, ...change } } : frame,
  ),
})
const withoutCard = (card: string) => (saved: Saved) =>
  withTable({ hand: saved.table.hand.filter((one) => one !== card) })(saved)

type Tamper = (saved: Saved) => unknown

const BETWEEN_TURNS: Readonly<Record<string, Tamper>> = {
  'three in a region of two': withPlaces({ 'merry-faramir': 'rohan' }),
  'two in the mountains': withPlaces({ 'merry-faramir': 'caradhras', 'gimli-theoden': 'caradhras' }),
  'both sides in a region': withPlaces({ 'merry-faramir': 'gondor', 'warg-gollum': 'gondor' }),
  'a piece that was never placed': withPlaces({ 'merry-faramir': 'unplaced' }),
  'a defeated Ringbearer': withPlaces({ frodo: 'defeated' }),
  'the Ringbearer in Mordor': withPlaces({ frodo: 'mordor', shelob: 'gondor', orcs: 'defeated' }),
  'a revealed piece off the board': withPlaces({ 'warg-gollum': 'defeated' }),
  'a card in hand and discarded': withTable({ discard: ['sauron-1'] }),
  'a card nowhere': withoutCard('sauron-1'),
  'a piece for good that is hidden': withTable({ revealed: [] }),
  'a special card where there are none': withTable({ special: ['gwaihir'] }),
  'a special card used by nobody': withTable({ used: ['gwaihir'] }),
  'the ring on a piece of Sauron': withTable({ ringbearer: 'orcs' }),
  'the ring passed in the classic game': withTable({ ringbearer: 'sam' }),
  'a compelled piece of the Fellowship': withTable({ compelled: 'sam', compelledIn: 'shire' }),
  'a compelled piece that was named nowhere': withTable({ compelled: 'orcs', compelledIn: null }),
  'a turn of nobody': withTable({ turn: null }),
  'a second game that was not agreed': withTable({ game: 1 }),
  'points in a single game': withTable({ points: [3, 0] }),
  'a star side in the classic game': withTable({ variant: ['merry-faramir'] }),
  'a ring side in the variant game': withConfig({ characters: 'variant' }),
  'unknown faces in the classic game': withTable({ facesKnown: [] }),
  'a handicap that nobody has': withConfig({ specialCards: 'handicap', handicap: ['gwaihir'] }),
  'knowledge of nothing possible': withTable({ worlds: [[], []] }),
  'knowledge that does not fit': withTable({ worlds: [[{ frodo: 'rohan' }], [{ 'warg-gollum': 'gondor' }]] }),
  'a revealed piece nobody has seen': withTable({ worlds: [[{}], [{}]] }),
}

const IN_BATTLE: Readonly<Record<string, Tamper>> = {
  'a card played that is in hand': withVars('battle', { played: ['fellowship-1', null] }),
  'a card played by the wrong side': withVars('battle', { played: ['sauron-1', null] }),
  'a card chosen that is not in hand': withoutCard('fellowship-3'),
}

describe('a saved game is refused with', () => {
  const letThrough = (state: State, tampers: Readonly<Record<string, Tamper>>): ReadonlyArray<string> =>
    Object.entries(tampers).flatMap(([name, tamper]) => {
      const read = confrontation.decode(tamper(savedOf(state)))
      if (E.isLeft(read)) expect(read.left.problem).not.toBe('')
      return E.isRight(read) ? [name] : []
    })

  it('nothing, when nothing is tampered with', () => {
    for (const state of [QUIET, FIGHT]) expect(confrontation.decode(savedOf(state))).toEqual(E.right(state))
  })

  it('anything that cannot be between two turns', () => {
    expect(letThrough(QUIET, BETWEEN_TURNS)).toEqual([])
  })

  it('anything that cannot be in a battle', () => {
    expect(letThrough(FIGHT, IN_BATTLE)).toEqual([])
  })
})
