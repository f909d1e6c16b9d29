/** The playground offers the editions of War of the Ring, and begins a game of the one that is chosen. */
import { expect, it } from 'vitest'
import { GAMES } from '../../docs/playground/games'
import { newSession, stateOf } from '../../docs/playground/session'

it('asks for the edition, and begins a game of it', () => {
  const entry = GAMES.get('war-of-the-ring')
  if (entry === undefined) throw new Error('no such game')
  const field = entry.fields.find(({ name }) => name === 'edition')
  expect(field?.values.map(([value]) => value)).toEqual(['collectors', 'second'])
  for (const edition of ['collectors', 'second']) {
    const config: { readonly seed: string } = Object.assign({ seed: 'page' }, { edition })
    const begun = newSession(entry, config)
    if (!begun.ok) throw new Error(begun.problem)
    const { encode } = entry.game
    expect(/"erebor":\{[^}]*"dwarves-elite":2/.test(JSON.stringify(encode(stateOf(begun.session))))).toBe(
      edition === 'second',
    )
  }
})
