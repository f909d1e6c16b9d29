/**
 * The scenarios of users that are in use: whoever hands in an equal one again gets the same document, which
 * is checked, compiled and hashed once, and kept in memory once.
 */
import { hashJson } from '../../../kernel/hash'
import type { ScenarioDoc } from '../../model/scenario'

const inUse = new Map<string, WeakRef<ScenarioDoc>>()

const forgotten = new FinalizationRegistry<string>((key) => {
  if (inUse.get(key)?.deref() === undefined) inUse.delete(key)
})

interface Found {
  readonly key: string
  readonly doc: ScenarioDoc | undefined
}

const found = (json: unknown): Found => {
  const text = JSON.stringify(json)
  const key = hashJson(text)
  const doc = inUse.get(key)?.deref()
  // A hash is no signature: two documents with one hash can be made.
  return { key, doc: doc === undefined || doc === json || JSON.stringify(doc) === text ? doc : undefined }
}

/** Whether a document in use says the same, in the same order: then it needs no check. */
export const isInUse = (json: unknown): boolean => found(json).doc !== undefined

/** The document in use that says the same, in the same order; the given one if there is none. */
export const sameInUse = (given: ScenarioDoc): ScenarioDoc => {
  const { key, doc } = found(given)
  if (doc !== undefined) return doc
  inUse.set(key, new WeakRef(given))
  forgotten.register(given, key)
  return given
}
