/**
 * Games that are played fairly beside hostile lines: one of each kind goes on by a move at a time, and at its
 * end the record and the game must agree.
 */
import type { Random } from './hostile'

const FAIR = [
  { game: 'battles', config: {} },
  { game: 'card-game', config: { scenario: 'trilogy', players: 2 } },
  { game: 'card-game', config: { scenario: 'trilogy', players: 4 } },
  { game: 'confrontation', config: { characters: 'variant', games: 2 } },
  { game: 'war-of-the-ring', config: {} },
  { game: 'war-of-the-ring', config: { edition: 'second' } },
  { game: 'war-of-the-ring', config: { twilight: true } },
  { game: 'war-of-the-ring', config: { players: 3 } },
  { game: 'war-of-the-ring', config: { edition: 'second', players: 4 } },
]
const OVER_A_LIMIT = -32002

type Ask = (request: object) => Promise<string>
interface Told {
  readonly result?: {
    readonly options?: number
    readonly outcome?: unknown
    readonly hashes?: ReadonlyArray<string>
  }
  readonly error?: { readonly code: number; readonly message: string }
}

/** What a move came to. */
export interface Played {
  readonly problem?: string
  readonly ended: boolean
}

const asked = async (ask: Ask, method: string, params: object): Promise<Told> =>
  JSON.parse(await ask({ jsonrpc: '2.0', id: 'fair', method, params })) as Told

/** Asks again while a busy machine takes longer than a line may. */
const patiently = async (question: () => Promise<Told>, left = 5): Promise<Told> => {
  const answer = await question()
  return answer.error?.code === OVER_A_LIMIT && left > 1 ? patiently(question, left - 1) : answer
}

/** Players who take turns at games of every kind. */
export const playersOf = (
  random: Random,
): { readonly count: number; readonly move: (ask: Ask) => Promise<Played> } => {
  const options = FAIR.map(() => 0)
  let turn = 0
  let begun = 0
  const begin = async (ask: Ask, place: number): Promise<Told> => {
    const setting = FAIR[place]
    const config = { ...setting?.config, seed: `fair ${++begun}` }
    return asked(ask, 'new', { game: setting?.game, config, as: `fair-${place}` })
  }
  const finish = async (ask: Ask, id: string): Promise<string | undefined> => {
    const record = await patiently(() => asked(ask, 'record', { id }))
    const hash: { readonly result?: unknown; readonly error?: Told['error'] } = await patiently(() =>
      asked(ask, 'hash', { id }),
    )
    await asked(ask, 'close', { id })
    const fault = record.error ?? hash.error
    if (fault !== undefined) return `the record of ${id}: ${fault.message}`
    const same = typeof hash.result === 'string' && record.result?.hashes?.at(-1) === hash.result
    return same ? undefined : `the record of ${id} ends in another hash`
  }
  /** Makes room where the limit of all games is reached by others. */
  const makeRoom = async (ask: Ask): Promise<void> => {
    for (let closed = 0; closed < 100; closed++) await asked(ask, 'close', { id: `game-${random(12_000)}` })
  }
  const move = async (ask: Ask): Promise<Played> => {
    const place = turn++ % FAIR.length
    const id = `fair-${place}`
    const left = options[place] ?? 0
    const told = await (left === 0
      ? begin(ask, place)
      : asked(ask, 'apply', { id, option: random(left), events: 'all' }))
    if (told.error?.code === OVER_A_LIMIT) {
      await makeRoom(ask)
      return { ended: false }
    }
    if (told.result === undefined)
      return { ended: false, problem: `${id}: ${told.error?.message ?? 'nothing'}` }
    options[place] = told.result.options ?? 0
    if (told.result.outcome === null)
      return options[place] === 0 ? { ended: false, problem: `${id}: nobody can go on` } : { ended: false }
    options[place] = 0
    const problem = await finish(ask, id)
    return problem === undefined ? { ended: true } : { ended: true, problem }
  }
  return { count: FAIR.length, move }
}
