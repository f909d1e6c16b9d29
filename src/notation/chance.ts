/**
 * Seed and draws in a line: the future of a position, told only if it is asked for. Words of other characters
 * than a line has are `x-` and their bytes in hexadecimal.
 */
import * as E from 'fp-ts/lib/Either.js'
import { keyOfSeed, objectOf, type AnyGame, type SavedState, type State, type Types } from '../kernel/index'
import { fault, impossible, quoted, type PositionFault } from './faults'
import { byNoun, isNone, itemsIn, type Section, type Told } from './frame'
import { countsOf, textOf, within } from './json'

const WORDS = /^(?!x-)(?!none$)[a-z0-9]+(?:[ -][a-z0-9]+)*$/

/** UTF-8 in hexadecimal; undefined for what has none, as half of a pair has. */
const hexOf = (text: string): string | undefined => {
  try {
    return [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g)]
      .map(([, hex, letter = '']) => hex ?? letter.charCodeAt(0).toString(16).padStart(2, '0'))
      .join('')
      .toLowerCase()
  } catch {
    return undefined
  }
}

/** Words as a line can have them; undefined for what no line can tell. */
export const escaped = (text: string): string | undefined => {
  if (WORDS.test(text)) return text
  const hex = hexOf(text)
  return hex === undefined ? undefined : hex === '' ? 'none' : `x-${hex}`
}

/** What such words stand for; undefined if they are no bytes of a text. */
export const unescaped = (words: string): string | undefined => {
  if (isNone(words)) return ''
  if (!words.startsWith('x-')) return words
  if (!/^x-(?:[0-9a-f]{2})+$/.test(words)) return undefined
  try {
    return decodeURIComponent(words.slice(2).replace(/../g, '%$&'))
  } catch {
    return undefined
  }
}

/** The sections of seed and draws; undefined where a line cannot tell them. */
export const chanceSections = ({ config, chance }: SavedState): ReadonlyArray<Section> | undefined => {
  const seed = escaped(textOf(objectOf(config)['seed']))
  if (seed === undefined) return undefined
  const draws = countsOf(within(chance, 'drawn')).map(([name, number]): readonly [string, string] => [
    escaped(name) ?? '',
    `${number} ${escaped(name) ?? ''}`,
  ])
  return [
    { key: 'seed', items: seed === 'none' ? [] : [seed] },
    ...(draws.length === 0 ? [] : [{ key: 'draws', items: byNoun(draws) }]),
  ]
}

const DRAW = /^(\d{1,9}) (.+)$/

const readDraws = (told: Told): E.Either<PositionFault, Readonly<Record<string, number>>> => {
  const drawn: Record<string, number> = {}
  for (const item of isNone(told.body) ? [] : itemsIn(told.body)) {
    const [, number, words = ''] = DRAW.exec(item) ?? []
    const name = unescaped(words)
    if (number === undefined || name === undefined)
      return E.left(fault(told.typed, `${quoted(item)} is no number of draws: "5 hunt die"`))
    drawn[name] = Number(number)
  }
  return E.right(drawn)
}

/** A state with the seed and the draws that are told of it. */
export const withTold = (
  game: AnyGame,
  state: State<Types>,
  told: { readonly seed: Told | undefined; readonly draws: Told | undefined },
): E.Either<PositionFault, State<Types>> => {
  if (told.seed === undefined)
    return told.draws === undefined
      ? E.right(state)
      : E.left(fault(told.draws.typed, 'are draws of a seed, and none is told'))
  const seed = unescaped(told.seed.body.trim())
  if (seed === undefined || told.seed.body.trim() === '')
    return E.left(fault(told.seed.typed, `${quoted(told.seed.body)} is no seed`))
  const drawn = told.draws === undefined ? E.right({}) : readDraws(told.draws)
  if (E.isLeft(drawn)) return drawn
  const saved = game.encode(state)
  const chance = { key: [...keyOfSeed(seed)], drawn: drawn.right }
  const config = { ...objectOf(saved.config), seed }
  return E.mapLeft(({ problem }: { readonly problem: string }) => impossible('seed', problem))(
    game.decode({ ...saved, config, chance }),
  )
}
