/** A golden game that does not replay says at which action, and why. */
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { readGolden, replayed } from './golden'

describe('a golden game that does not replay', () => {
  const [golden] = readGolden(new URL('../confrontation/golden/', import.meta.url))
  const record = golden?.record ?? { game: '', rules: 0, from: {}, actions: [] }
  const changed = (list: ReadonlyArray<unknown>, value: unknown) =>
    list.map((one, place) => (place === 3 ? value : one))

  it('names the action after which the hash differs', () => {
    const hashes = changed(record.hashes ?? [], 'another') as ReadonlyArray<string>
    expect(() => replayed(confrontation, { ...record, hashes })).toThrow(/^action 3 \{.*the hash after/)
  })

  it('names the action that is refused, and the refusal', () => {
    const actions = changed(record.actions, { seat: 'sauron', kind: 'dance' })
    expect(() => replayed(confrontation, { ...record, actions })).toThrow(/^action 3 .*refused.*Malformed/)
  })

  it('says so if it cannot begin', () => {
    expect(() => replayed(confrontation, { ...record, game: 'chess' })).toThrow(/^before the first action/)
  })
})
