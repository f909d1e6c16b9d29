/** Frames that saved states call otherwise than the rules do: what is saved, and that it is read back. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { SAVED_AS } from '../../../src/war-of-the-ring/model/codecs'
import { MACHINE } from '../support/base'
import { after, asked, dice } from '../support/play'
import { holding, play } from '../cards/fellowshipScenes'

describe('the names in saved states', () => {
  const card = 'sh-char-13'
  const found = holding(card, { fellowship: { region: 'hollin', revealed: true } })
  const state = after(found, play(card), dice('boromir'))
  const saved = warOfTheRing.encode(state)
  const tops = saved.stack.slice(-2)

  it('a question has the word of the book, its frames are saved under the names they always had', () => {
    expect(asked(state)).toBe('free-peoples decide/randomCompanion')
    expect(tops.map(({ kind, at }) => `${kind}@${at}`)).toEqual(['lure@ask', 'decide/lure@ask'])
    expect(warOfTheRing.decode(saved)).toEqual(E.right(state))
  })

  it('nothing is saved under the newer words, so there is one form of each state', () => {
    const renamed = [...saved.stack.slice(0, -1), { ...tops[1], kind: 'decide/randomCompanion' }]
    expect(warOfTheRing.decode({ ...saved, stack: renamed })).toMatchObject({
      left: { path: `stack.${renamed.length - 1}.kind`, problem: '"decide/randomCompanion" is no frame' },
    })
  })

  it('every frame of the rules has one name of its own', () => {
    const kinds = [...MACHINE.procedures.keys(), ...MACHINE.decisions.keys()]
    const names = kinds.map((kind) => SAVED_AS.frames[kind] ?? kind)
    expect(names.sort()).toEqual([...warOfTheRing.tables().frameKinds].sort())
    expect(Object.keys(SAVED_AS.frames).filter((kind) => !kinds.some((one) => one === kind))).toEqual([])
  })

  it('the stages are stages of their procedures', () => {
    const stages = Object.entries(SAVED_AS.stages).flatMap(([kind, names]) =>
      Object.keys(names).map((name) =>
        [...MACHINE.procedures].find(([one]) => one === kind)?.[1].placeOf.has(name),
      ),
    )
    expect(stages).toEqual([true, true])
  })
})
