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

/** The document in use that says the same in the same order; the given one if there is none. */
export const sameInUse = (doc: ScenarioDoc): ScenarioDoc => {
  const text = JSON.stringify(doc)
  const key = hashJson(text)
  const known = inUse.get(key)?.deref()
  // A hash is no signature: two documents with one hash can be made.
  if (known !== undefined && (known === doc || JSON.stringify(known) === text)) return known
  inUse.set(key, new WeakRef(doc))
  forgotten.register(doc, key)
  return doc
}
