/** Elements of Twilight of the Third Age as the command line names them, in the order of the book. */
import * as E from 'fp-ts/lib/Either.js'
import { didYouMean } from '../kernel/index'
import { misused, textOf, type Result, type Values } from './command'

/** The options with the elements in their order; all of them are the expansion as a whole. */
export const withElements = async (values: Values): Promise<Result<Values>> => {
  const said = textOf(values, 'elements')
  if (said === undefined) return E.right(values)
  if (values['twilight'] === true) return misused('--twilight is all of it, --elements are some')
  const { TWILIGHT_ELEMENTS: all } = await import('../war-of-the-ring/index')
  const named = said.split(/[,\s]+/).filter((one) => one !== '')
  const unknown = named.find((one) => !all.some((element) => element === one))
  if (unknown !== undefined) {
    const near = didYouMean(all, unknown)
    return misused(`there is no element "${unknown}"${near === '' ? `; they are ${all.join(', ')}` : near}`)
  }
  const found = all.filter((element) => named.includes(element))
  if (found.length === 0) return misused('--elements wants one at least')
  const { elements: _, ...rest } = values
  return E.right(
    found.length === all.length ? { ...rest, twilight: true } : { ...values, elements: found.join() },
  )
}
