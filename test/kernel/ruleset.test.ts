/**
 * Rulesets: overlays change a base without touching it, and what cannot be run does not compile.
 */
import { describe, expect, it } from 'vitest'
import {
  compile,
  insertStageAfter,
  replaceProcedure,
  withRules,
  type AnyProcedure,
  type AnyStage,
} from '../../src/kernel'
import { deepFreeze } from './conformance/check'
import { doing, jumping, returning, type Pebbles } from './support/pebblesModel'
import { RULES } from './support/pebblesRules'

deepFreeze(RULES)

const quiet: AnyStage<Pebbles> = doing(({ table }) => ({ table, events: [] }))
const namesOf = (procedure: AnyProcedure<Pebbles> | undefined) => procedure?.map(([name]) => name)

describe('an overlay', () => {
  it('changes one policy and leaves the base alone', () => {
    const changed = withRules<Pebbles>({ shoutIsWorth: 3 })(RULES)
    expect(changed.rules.shoutIsWorth).toBe(3)
    expect(RULES.rules.shoutIsWorth).toBe(1)
    expect(changed.procedures).toBe(RULES.procedures)
  })

  it('changes nothing when it names no policy', () => {
    expect(withRules<Pebbles>({})(RULES)).toEqual(RULES)
  })

  it('replaces one procedure and keeps the others', () => {
    const short: AnyProcedure<Pebbles> = [['over', returning(() => 0)]]
    const changed = replaceProcedure<Pebbles>('round', short)(RULES)
    expect(changed.procedures['round']).toBe(short)
    expect(changed.procedures['play']).toBe(RULES.procedures['play'])
    expect(namesOf(RULES.procedures['round'])).toEqual(['hide', 'toss', 'guess', 'score', 'over'])
  })

  it('adds a procedure that the base does not have', () => {
    const changed = replaceProcedure<Pebbles>('extra', [['over', returning(() => 0)]])(RULES)
    expect(Object.keys(changed.procedures)).toEqual(['play', 'round', 'extra'])
  })

  it('inserts a stage after the first, a middle and the last one', () => {
    const after = (name: string) =>
      namesOf(insertStageAfter<Pebbles>('round', name, ['new', quiet])(RULES).procedures['round'])
    expect(after('hide')).toEqual(['hide', 'new', 'toss', 'guess', 'score', 'over'])
    expect(after('guess')).toEqual(['hide', 'toss', 'guess', 'new', 'score', 'over'])
    expect(after('over')).toEqual(['hide', 'toss', 'guess', 'score', 'over', 'new'])
  })

  it('is put upon another in the order they are written', () => {
    const first = insertStageAfter<Pebbles>('round', 'hide', ['first', quiet])
    const second = insertStageAfter<Pebbles>('round', 'first', ['second', quiet])
    const names = namesOf(second(first(RULES)).procedures['round'])
    expect(names).toEqual(['hide', 'first', 'second', 'toss', 'guess', 'score', 'over'])
    expect(() => first(second(RULES))).toThrow('no stage first in procedure round')
  })

  it('cannot insert where there is no such stage or procedure', () => {
    expect(() => insertStageAfter<Pebbles>('round', 'nowhere', ['new', quiet])(RULES)).toThrow(
      'no stage nowhere in procedure round',
    )
    expect(() => insertStageAfter<Pebbles>('nothing', 'hide', ['new', quiet])(RULES)).toThrow(
      'no stage hide in procedure nothing',
    )
  })
})

describe('compiling', () => {
  const withRound = (procedure: AnyProcedure<Pebbles>) =>
    compile(replaceProcedure<Pebbles>('round', procedure)(RULES))

  it('finds stages by name and by place', () => {
    const { procedures, decisions } = compile(RULES)
    const round = procedures.get('round')
    expect(round?.names).toEqual(['hide', 'toss', 'guess', 'score', 'over'])
    expect(round?.placeOf.get('guess')).toBe(2)
    expect(round?.stages[2]).toMatchObject(RULES.procedures['round']?.[2]?.[1] ?? {})
    expect([...decisions.keys()]).toEqual(['decide/colour', 'decide/hide', 'decide/guess'])
  })

  it('refuses two stages of one name', () => {
    const twice: AnyProcedure<Pebbles> = [
      ['one', quiet],
      ['one', returning(() => 0)],
    ]
    expect(() => withRound(twice)).toThrow('procedure round has two stages of one name')
  })

  it('refuses a jump to a stage that is not there', () => {
    const lost: AnyProcedure<Pebbles> = [
      ['one', jumping('nowhere', () => true)],
      ['over', returning(() => 0)],
    ]
    expect(() => withRound(lost)).toThrow('stage round@one jumps to an unknown stage nowhere')
  })

  it('does not take the name of an inherited member for a stage', () => {
    const tricky: AnyProcedure<Pebbles> = [
      ['one', jumping('constructor', () => true)],
      ['over', returning(() => 0)],
    ]
    expect(() => withRound(tricky)).toThrow('unknown stage constructor')
    expect(compile(RULES).procedures.get('toString')).toBeUndefined()
  })
})
