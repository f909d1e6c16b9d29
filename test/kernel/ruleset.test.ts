/**
 * Rulesets: overlays change a base without touching it, and what cannot be run does not compile.
 */
import { describe, expect, it } from 'vitest'
import { compile, withRules, withStages, type AnyProcedure, type Overlay } from '../../src/kernel'
import { deepFreeze } from './conformance/check'
import {
  doing,
  insertStageAfter,
  insertStageBefore,
  jumping,
  procedure,
  replaceProcedure,
  returning,
  type Pebbles,
  type RoundVars,
} from './support/pebblesModel'
import { play, round, RULES } from './support/pebblesRules'

deepFreeze(RULES)

const idle = doing<RoundVars>(({ table }) => ({ table, events: [] }))
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
    const short = procedure('round', [
      ['hide', doing(({ table }) => ({ table, events: [] }))],
      ['over', returning(() => 0)],
    ])
    const changed = replaceProcedure(short)(RULES)
    expect(changed.procedures['round']).toBe(short)
    expect(changed.procedures['play']).toBe(RULES.procedures['play'])
    expect(namesOf(RULES.procedures['round'])).toEqual(['hide', 'toss', 'guess', 'score', 'over'])
  })

  it('adds a procedure that the base does not have', () => {
    const changed = withStages<Pebbles>('extra', (stages) => [...stages, ['over', returning(() => 0)]])(RULES)
    expect(Object.keys(changed.procedures)).toEqual(['play', 'round', 'extra'])
    expect(namesOf(changed.procedures['extra'])).toEqual(['over'])
  })

  const changed = (overlay: Overlay<Pebbles>) => namesOf(overlay(RULES).procedures['round'])

  it('inserts a stage after the first, a middle and the last one', () => {
    const after = (name: 'hide' | 'guess' | 'over') => changed(insertStageAfter(round, name, ['new', idle]))
    expect(after('hide')).toEqual(['hide', 'new', 'toss', 'guess', 'score', 'over'])
    expect(after('guess')).toEqual(['hide', 'toss', 'guess', 'new', 'score', 'over'])
    expect(after('over')).toEqual(['hide', 'toss', 'guess', 'score', 'over', 'new'])
  })

  it('inserts a stage before the first, a middle and the last one', () => {
    const before = (name: 'hide' | 'guess' | 'over') => changed(insertStageBefore(round, name, ['new', idle]))
    expect(before('hide')).toEqual(['new', 'hide', 'toss', 'guess', 'score', 'over'])
    expect(before('guess')).toEqual(['hide', 'toss', 'new', 'guess', 'score', 'over'])
    expect(before('over')).toEqual(['hide', 'toss', 'guess', 'score', 'new', 'over'])
  })

  it('is put upon another in the order they are written', () => {
    const first = insertStageAfter(round, 'hide', ['first', idle])
    const second = insertStageAfter(round, 'hide', ['second', idle])
    const names = namesOf(first(second(RULES)).procedures['round'])
    expect(names).toEqual(['hide', 'first', 'second', 'toss', 'guess', 'score', 'over'])
    expect(namesOf(second(first(RULES)).procedures['round'])?.slice(0, 3)).toEqual([
      'hide',
      'second',
      'first',
    ])
  })

  it('cannot insert where another has taken the stage or the procedure away', () => {
    const short = withStages<Pebbles>('round', (stages) => stages.slice(1))(RULES)
    const insert = insertStageAfter(round, 'hide', ['new', idle])
    expect(() => insert(short)).toThrow('no stage hide in procedure round')
    expect(() => insert({ ...RULES, procedures: { play } })).toThrow('no stage hide in procedure round')
  })
})

describe('compiling', () => {
  const withRound = (stages: AnyProcedure<Pebbles>) =>
    compile(withStages<Pebbles>('round', () => stages)(RULES))

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
      ['one', idle],
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
