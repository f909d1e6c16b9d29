/**
 * Two hostile clients against boardgame.io's real server over real sockets: neither plays for the other, and
 * neither puts a state of his own in the place of the match.
 */
import { describe, expect, it, vi } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { after, atTable, plain, posted, safe, SEED, type Sent } from './sockets'

describe.each([
  ['the server as it is', plain],
  ['the safe server', safe],
] as const)('%s', (_, serve) => {
  it('lets nobody answer for another seat, by his own credentials or by none', async () => {
    const { first, second } = await atTable(serve)
    const before = first.state().G.view
    expect(first.state().G.actors).toEqual(['fellowship'])
    expect(second.state().G.prompt).toBeNull()
    const theirs = confrontation.newGame({ seed: SEED })
    if (theirs._tag === 'Left') throw new Error(theirs.left.problem)
    const [sauron] = confrontation.legalActions(theirs.right, 'sauron')
    first.move('1', 'act', sauron)
    first.move('1', 'act', sauron, '1')
    second.move('0', 'choose', 0)
    second.move('0', 'choose', 0, '0')
    first.move('0', 'act', sauron)
    first.move('0', 'choose', null)
    const now = await after(first, () => first.move('0', 'choose', 1))
    expect(now._stateID).toBe(2)
    expect(now.G.events).toHaveLength(1)
    expect(now.G.view).not.toEqual(before)
  })

  it('takes no seed from who makes a match', async () => {
    const { match } = await atTable(serve)
    const refused = await posted(`${match.lobby}/create`, { numPlayers: 2, setupData: { seed: 'mine' } })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('seed')
  })
})

describe('the safe server', () => {
  const forged = (state: Sent, type: string) => ({ ...state, G: { ...state.G, begun: false }, type })

  it.each(['RESET', 'UPDATE', 'SYNC', 'PATCH', 'UNDO', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS'])(
    'drops %s, and plays on',
    async (type) => {
      const { match, first, second } = await atTable(safe)
      const payload = { playerID: '0', credentials: match.credentials[0] }
      const state = forged(first.state(), type)
      first.wire.emit(
        'update',
        { type, payload, state, args: [match.matchID], initialState: state },
        first.state()._stateID,
        match.matchID,
        '0',
      )
      await vi.waitFor(() => expect(first.heard.refused).toBe(1))
      const now = await after(second, () => first.move('0', 'choose', 0))
      expect(now._stateID).toBe(2)
    },
  )

  it('drops events of the framework, other messages, and what is not even a message', async () => {
    const { match, first, second } = await atTable(safe)
    const payload = { type: 'setActivePlayers', args: [{ all: null }], playerID: '0' }
    const about = [first.state()._stateID, match.matchID, '0'] as const
    const credentials = match.credentials[0]
    const tries: ReadonlyArray<ReadonlyArray<unknown>> = [
      ['update', { type: 'GAME_EVENT', payload: { ...payload, credentials } }, ...about],
      ['update', null, ...about],
      ['update', { type: 'MAKE_MOVE' }, ...about],
      ['update', { type: 'MAKE_MOVE', payload: { type: 'act', args: [1, 2], playerID: '0' } }, ...about],
      ['update'],
      ['sync', { toString: 'x' }],
      ['sync', 'a match that nobody made', '0'],
      ['chat', match.matchID, null],
      ['chat', match.matchID, { id: 'x', sender: '0', payload: 'x'.repeat(5000) }, credentials],
      ['patch', match.matchID],
    ]
    for (const message of tries) first.wire.emit(...message)
    await vi.waitFor(() => expect(first.heard.refused).toBe(tries.length))
    const now = await after(second, () => first.move('0', 'choose', 0))
    expect(now._stateID).toBe(2)
  })
})
