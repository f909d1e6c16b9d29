/**
 * Keys of states: equal exactly where hashes are, however a state was come by.
 */
import { randomFrom, type State, type Types } from '../../../src/kernel'
import { must, mustEqual, mustRight, throughText } from './check'
import { placeOf, someStates } from './line'
import type { Law, Subject } from './subject'

/** A state with what follows it by each of its first answers. */
const withSiblings = <T extends Types>({ game }: Subject<T>, state: State<T>): ReadonlyArray<State<T>> =>
  game
    .legalActions(state)
    .slice(0, 8)
    .map((action) => mustRight(game.applyAction(state, action), 'a listed action is refused').state)

const equality: Law = {
  says: 'keys are equal exactly where hashes are: along a line, of siblings, of what was saved and loaded',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const { game } = subject
    const [byHash, byKey] = [new Map<string, string>(), new Map<string, string>()]
    const compare = (state: State<Types>, key: string): void => {
      const hash = game.hash(state as never)
      must(key.length === 8, () => `a key of ${key.length} units`)
      must((byHash.get(hash) ?? key) === key, () => `one hash, two keys at ${placeOf(state)}`)
      must((byKey.get(key) ?? hash) === hash, () => `one key, two hashes at ${placeOf(state)}`)
      byHash.set(hash, key)
      byKey.set(key, hash)
    }
    const keeper = game.keeper()
    for (const state of line.states) compare(state, keeper.key(state))
    for (const state of someStates(line, 8)) {
      compare(state, game.keeper().key(state))
      const loaded = mustRight(game.decode(throughText(game.encode(state))), 'a saved state is refused')
      compare(loaded, game.keeper().key(loaded))
      for (const sibling of withSiblings(subject, state)) compare(sibling, keeper.key(sibling))
    }
  },
}
const withoutChance: Law = {
  says: 'keys without chance tell tables apart, and not the luck to come',
  over: 'some',
  needs: 'state',
  holds: ({ game }, line) => {
    const keeper = game.keeper()
    for (const state of someStates(line, 8)) {
      const other = game.reseed(state, randomFrom('other luck'))
      const bare = keeper.key(state, { chance: false })
      mustEqual(keeper.key(other, { chance: false }), bare, 'the key without chance')
      must(keeper.key(other) !== keeper.key(state), () => 'the same key with other luck')
      must(bare !== keeper.key(state), () => 'one key with and without chance')
    }
  },
}

export const KEYS: ReadonlyArray<Law> = [equality, withoutChance]
