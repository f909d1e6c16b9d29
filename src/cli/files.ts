/**
 * Files by name: their text, or in words why there is none.
 */
import * as E from 'fp-ts/lib/Either.js'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The text of a file, or why it was not read. */
export const fileText = (path: string): E.Either<string, string> => {
  try {
    return E.right(readFileSync(path, 'utf8'))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return E.left(`there is no file ${path}`)
    if (code === 'EISDIR') return E.left(`${path} is a folder, not a file`)
    return E.left(`${path} cannot be read: ${messageOf(error)}`)
  }
}

/** Writes a file; why it was not written, if it was not. */
export const written = (path: string, text: string): string | undefined => {
  try {
    writeFileSync(path, text)
    return undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return `${path} cannot be written: there is no folder ${dirname(path)}`
    return `${path} cannot be written: ${messageOf(error)}`
  }
}
