/** How our own overlays change procedures: before, after or in the place of a stage that is there. */
import { describe, expect, it } from 'vitest'
import { doing } from '../../../src/war-of-the-ring/model/bundle'
import type { VarsOf } from '../../../src/kernel/wiring'
import type { Frames } from '../../../src/war-of-the-ring/model/frames'
import { inserting, insertingAfter, replacing } from '../../../src/war-of-the-ring/rulesets/stages'
import { COLLECTORS } from '../support/base'

const { roll } = COLLECTORS.procedures
const idle = doing<VarsOf<Frames, 'roll'>>(({ table }) => ({ table, events: [] }))
const namesOf = (stages: ReadonlyArray<readonly [name: string, stage: object]>): string =>
  stages.map(([name]) => name).join(' ')

describe('a procedure told in another way', () => {
  it('has the new stages before, after, or in the place of the named one', () => {
    expect(namesOf(roll)).toBe('roll more over')
    expect(namesOf(inserting(roll, 'more', ['new', idle]))).toBe('roll new more over')
    expect(namesOf(insertingAfter(roll, 'more', ['new', idle]))).toBe('roll more new over')
    expect(namesOf(replacing(roll, 'more', ['new', idle], ['next', idle]))).toBe('roll new next over')
    expect(namesOf(replacing(roll, 'more'))).toBe('roll over')
  })

  it('names no stage that is not there: that does not compile', () => {
    // @ts-expect-error: no stage of any procedure
    expect(() => replacing(roll, 'mor')).toThrow('no stage mor in procedure roll')
    // @ts-expect-error: a stage of another procedure
    expect(() => inserting(roll, 'gather', ['new', idle])).toThrow('no stage gather in procedure roll')
    // @ts-expect-error: a stage of another procedure
    expect(() => insertingAfter(roll, 'gather', ['new', idle])).toThrow('no stage gather in procedure roll')
  })

  it('misses a stage that another overlay has left out', () => {
    expect(() => replacing(replacing(roll, 'more'), 'more')).toThrow('no stage more in procedure roll')
  })
})
