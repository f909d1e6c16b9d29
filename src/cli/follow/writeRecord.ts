/**
 * A recorded game as a transcript: a head with its config, then what happened, as people would write it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { beginningOf, configOfRecord, isSnapshot, type BaseAction, type GameRecord } from '../../kernel/index'
import { failed, type Result } from '../command'
import type { Loaded } from '../loaded'
import { mismatchText } from '../mismatch'
import { wordsFor } from './gameWords'

const isAction = (value: unknown): value is BaseAction =>
  typeof value === 'object' && value !== null && 'seat' in value && 'kind' in value

/** The lines of a transcript that leads to the same end. */
export const writtenRecord = async (
  loaded: Loaded,
  record: GameRecord,
): Promise<Result<ReadonlyArray<string>>> => {
  if (isSnapshot(beginningOf(record)))
    return failed('a transcript begins with a config, and this record begins with a snapshot')
  const replayed = loaded.game.replay(record)
  if (E.isLeft(replayed)) return failed(mismatchText(loaded, record, replayed.left))
  const { states } = replayed.right
  const moments = record.actions.flatMap((action, place) => {
    const state = states[place]
    return state === undefined || !isAction(action) ? [] : [{ state, action }]
  })
  const config = configOfRecord(record)
  const words = (await wordsFor(loaded))(config)
  const head = [`game ${record.game}`, `config ${JSON.stringify(config)}`, '']
  return E.right([...head, ...words.write(loaded, moments)])
}
