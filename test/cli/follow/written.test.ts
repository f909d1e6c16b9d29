/** A stretch of a game, written down from where it began, is followed to the same state. */
import { describe, expect, it, vi } from 'vitest'
import { loadGame } from '../../../src/cli/games'
import { warWords } from '../../../src/cli/follow/war/words'
import type { BaseAction } from '../../../src/kernel'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { right } from '../games'
import { at, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

/** The lines of some answers at a position, and what is left to say of them once they are followed. */
const told = async (spec: object, ...actions: ReadonlyArray<BaseAction>) => {
  const loaded = right(await loadGame('war-of-the-ring'))
  const from = await at(spec)
  let state: State = right(warOfTheRing.decode(loaded.game.encode(from.state)))
  const moments = actions.map((action) => {
    const moment = { state, action }
    state = right(warOfTheRing.applyAction(state, action)).state
    return moment
  })
  const lines = warWords(loaded, from.state.config).write(loaded, moments)
  const course = await followed(lines.join('\n'), from)
  const isSame = warOfTheRing.hash(course.following.state as never) === warOfTheRing.hash(state)
  return { lines, problems: problemsOf(course), isSame }
}

it('a place left to the partner is told with who leaves it', async () => {
  const spec = {
    config: { players: 4 },
    base: 'empty',
    acting: 'shadow',
    places: { shadow: 'saruman' },
    armies: { gorgoroth: { 'sauron-regular': 1 } },
    dice: { shadow: ['army', 'army'] },
    rings: { 'free-peoples': 2, shadow: 1 },
  }
  const lord = (kind: string, fields: object): BaseAction => ({ seat: 'witch-king', kind, ...fields })
  const { lines, ...rest } = await told(
    spec,
    { seat: 'saruman', kind: 'yieldPlace' },
    lord('moveArmies', { die: 'army', as: 'army' }),
    lord('march', { from: 'gorgoroth', to: 'nurn' }),
  )
  expect(lines.join('; ')).toContain('yields')
  expect(rest).toEqual({ problems: [], isSame: true })
})

describe('an Army that marches there and back', () => {
  const fp = (kind: string, fields: object): BaseAction => ({ seat: 'free-peoples', kind, ...fields })
  it('is told with those who might have stayed, and is no journey of characters', async () => {
    const spec = {
      base: 'empty',
      acting: 'free-peoples',
      armies: { edoras: { 'rohan-regular': 1, strider: 1, gimli: 1 } },
      politics: { rohan: { steps: 0, active: true } },
      hands: { 'free-peoples': ['fp-strat-12'] },
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
    }
    const { lines, ...rest } = await told(
      spec,
      fp('playEvent', { card: 'fp-strat-12', die: 'event', as: 'event' }),
      fp('march', { from: 'edoras', to: 'westemnet' }),
      fp('goTo', { region: 'edoras' }),
      fp('bring', { piece: 'strider', number: 1 }),
      fp('bring', { piece: 'gimli', number: 0 }),
    )
    expect(lines.at(-1)).toBe('FP: Army of 1 Strider from Edoras to Westemnet to Edoras')
    expect(rest).toEqual({ problems: [], isSame: true })
  })
})
