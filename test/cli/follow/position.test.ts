/** A position line: the table is described without loss, and each section changes what it names. */
import { describe, expect, it, vi } from 'vitest'
import { readPosition } from '../../../src/cli/follow/war/position'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { readGolden } from '../../kernel/golden'
import { right } from '../games'
import { begin, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

const NAMES = ['random-2', 'helms-deep-besieged', 'to-mount-doom']
const GOLDEN = readGolden(new URL('../../war-of-the-ring/golden/', import.meta.url))

it.each(NAMES)('%s: wherever somebody is to act, the table is described without loss', async (name) => {
  const { loaded } = await begin()
  const record = GOLDEN.find((one) => one.name === name)?.record
  const { states } = right(loaded.game.replay(record))
  const acting = states.filter(({ stack }) => stack.at(-1)?.kind === 'decide/action')
  expect(acting.length).toBeGreaterThan(40)
  for (const state of acting.filter((_, place) => place % 5 === 0)) {
    const at = { loaded, state, begun: state, earlier: [], known: new Set<string>() }
    const spec = right(readPosition('here; turn ' + String(loaded.measures.turnOf(state)), at))
    const placed = right(loaded.game.position({ ...Object(spec), config: state.config }))
    expect(loaded.game.encode(placed).table).toEqual(loaded.game.encode(state).table)
  }
})

const OPENING = 'turn 1\nshadow hunt box: 1\nfp dice: C C M E\nshadow dice: A A M E C X\n'

const readAfter = async (section: string) => {
  const course = await followed(`${OPENING}position ${section}; shadow to act`)
  expect(problemsOf(course)).toEqual([])
  const { state, loaded } = course.following
  expect(loaded.game.actors(state)).toEqual(['shadow'])
  return right(warOfTheRing.read(right(warOfTheRing.decode(loaded.game.encode(state)))))
}

describe('a section', () => {
  it('tells who is in a region', async () => {
    const { regions } = (await readAfter('Nurn: none; Morannon: 7 regulars, 1 nazgul')).derived
    expect(regions.nurn.field.shadow).toEqual({})
    expect(regions.morannon.field.shadow).toEqual({ 'sauron-regular': 7, nazgul: 1 })
  })

  it('tells of the Fellowship', async () => {
    const { table } = await readAfter('corruption 3; progress 2; fellowship in Hollin; guide strider')
    expect(table.fellowship).toMatchObject({ corruption: 3, progress: 2, region: 'hollin', guide: 'strider' })
    expect((await readAfter('revealed')).table.fellowship.revealed).toBe(true)
  })

  it('tells of dice, Rings and the Hunt box', async () => {
    const { table } = await readAfter(
      'fp dice: W; shadow dice: A A; fp rings: 2; shadow rings: 1; hunt box: 1',
    )
    expect(table.dice.unused).toEqual({ 'free-peoples': { 'will-of-the-west': 1 }, shadow: { army: 2 } })
    expect(table.dice.huntBox.shadow).toBe(1)
    expect(table.dice.rings['free-peoples']).toBe(2)
  })

  it('tells of Nations, captured regions, hands and the turn', async () => {
    const { table } = await readAfter('Rohan 0; Gondor 1 passive; fp hand: Athelas, The Red Arrow; turn 4')
    expect(table.politics.rohan).toEqual({ steps: 0, active: true })
    expect(table.politics.gondor).toEqual({ steps: 1, active: false })
    expect(table.cards.hands['free-peoples-character']).toEqual(['fp-char-09'])
    expect(table.turn).toBe(4)
  })
})
