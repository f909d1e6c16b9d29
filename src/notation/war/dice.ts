/** Dice as a section tells them: faces, those in the Hunt box, used ones, and those to roll. */
import { quoted, type Faults } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { exactly, find } from '../names'
import { numberIn, wordsOf } from '../text'
import type { WarWords } from './words'

/** The dice of one side. */
export interface ToldDice {
  readonly faces: ReadonlyArray<string>
  readonly hunt: number
  readonly used?: number
  readonly toRoll?: number
}

const BOX = /^(?:in the )?hunt(?: box)?$|^in (?:the )?(?:hunt )?box$|^hunting$/
const ROLLS = /^(?:still )?to (?:be )?roll(?:ed)?$|^unrolled$|^not rolled$/

const most = (number: number): number => Math.min(number, 40)

/** The faces that some words are: names of faces, or runs of their letters. */
const facesIn = (words: WarWords, text: string): ReadonlyArray<string> | undefined => {
  const whole = exactly(words.faces, text)
  if (whole !== undefined) return [whole]
  const said = wordsOf(text)
  if (said.length > 1) {
    const each = said.map((word) => facesIn(words, word))
    return each.every((faces) => faces !== undefined) ? each.flat() : undefined
  }
  const letters = [...text].map((letter) => exactly(words.faces, letter))
  if (/^[acempwx]+$/.test(text) && letters.every((face) => face !== undefined)) return letters
  const begun = find(words.faces, text)
  return begun._tag === 'One' ? [begun.id] : undefined
}

/** Reads a section of dice; an Eye lies in the Hunt box. */
export const readDice = (words: WarWords, { body, typed }: Told, faults: Faults): ToldDice => {
  let hunt = 0
  let used: number | undefined
  let toRoll: number | undefined
  const faces: Array<string> = []
  for (const item of isNone(body) ? [] : itemsIn(body)) {
    const numbers = wordsOf(item).flatMap((word) => numberIn(word) ?? [])
    const number = most(numbers[0] ?? 1)
    const rest = wordsOf(item)
      .filter((word) => numberIn(word) === undefined)
      .join(' ')
    if (BOX.test(rest)) hunt += number
    else if (rest === 'used') used = (used ?? 0) + number
    else if (ROLLS.test(rest)) toRoll = (toRoll ?? 0) + number
    else {
      const read = facesIn(words, rest)
      if (read === undefined || rest === '')
        faults.add(
          typed,
          `${quoted(item)} is no result of a die`,
          find(words.faces, rest)._tag === 'None' ? nearFaces(words, rest) : [],
        )
      else for (const face of read) for (let more = 0; more < number; more++) faces.push(face)
    }
  }
  const eyes = faces.filter((face) => face === 'eye').length
  return {
    faces: faces.filter((face) => face !== 'eye'),
    hunt: hunt + eyes,
    ...(used === undefined ? {} : { used }),
    ...(toRoll === undefined ? {} : { toRoll }),
  }
}

const nearFaces = (words: WarWords, text: string): ReadonlyArray<string> => {
  const found = find(words.faces, text)
  return found._tag === 'None' ? found.near : []
}
