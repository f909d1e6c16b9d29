/**
 * A recorded game as a transcript: a head with its config, then what happened, as people would write it.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction, GameRecord } from '../../kernel/index'
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
  const replayed = loaded.game.replay(record)
  if (E.isLeft(replayed)) return failed(mismatchText(loaded, record, replayed.left))
  const { states } = replayed.right
  const moments = record.actions.flatMap((action, place) => {
    const state = states[place]
    return state === undefined || !isAction(action) ? [] : [{ state, action }]
  })
  const words = (await wordsFor(loaded))(record.config)
  const head = [`game ${record.game}`, `config ${JSON.stringify(record.config)}`, '']
  return E.right([...head, ...words.write(loaded, moments)])
}
