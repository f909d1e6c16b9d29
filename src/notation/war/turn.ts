/** Where in its turn a saved state of War of the Ring is, if that is a question that a line tells. */
import * as E from 'fp-ts/lib/Either.js'
import { objectOf, type Obj, type SavedState } from '../../kernel/index'
import { numberOf, textOf, within } from '../json'
import { NOT_TOLD } from '../notation'
import { earlyItems, type Seats } from './early'
import { underWaySection } from './underWay'
import { quoted, type Faults } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { exactly, find } from '../names'
import { numberIn, wordsOf } from '../text'
import { FACES, type WarWords } from './words'

/** A moment of the turn. */
export interface Moment {
  readonly turn: number
  readonly phase: string
  /** Who decides, or draws: the seat, or the side where it is one seat. */
  readonly seat: string
  /** An action is under way that can be told as it stands; the seat is whose action it is. */
  readonly underWay: boolean
  readonly again: boolean
  readonly declared: boolean
  readonly ring: boolean
  /** The Guide is to be named although nothing was declared. */
  readonly guide: boolean
  readonly tookBack: boolean
  /** Who of partners is next, where it is not who would follow. */
  readonly next: ReadonlyArray<string>
  /** What tells a question before the actions beyond its phase. */
  readonly early: ReadonlyArray<string>
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'declare decide/declare': 'fellowship',
  'guide decide/guide': 'fellowship',
  'allocate decide/allocation': 'hunt-allocation',
  'rollFreePeoples roll': 'action-roll',
  'rollShadow roll': 'action-roll',
  'opportunity opportunity': 'actions',
}

const BOTH = 2

/** Whether what stands on the turn is the whole of its question. */
const isPlain = (phase: string, above: ReadonlyArray<SavedState['stack'][number]>): boolean => {
  const [first, second] = above
  if (phase !== 'actions') return above.length === 1
  return above.length === BOTH && first?.at === 'ask' && second?.kind === 'decide/action'
}

const USUAL_SIDE: Readonly<Record<string, string>> = {
  fellowship: 'free-peoples',
  'hunt-allocation': 'shadow',
}

const sideOf = (phase: string, top: Obj): string => {
  const side = textOf(top['side'])
  return side === '' ? (USUAL_SIDE[phase] ?? '') : side
}

/** The moment of a saved state. */
export const momentOf = (saved: SavedState, seats: Seats): E.Either<string, Moment> => {
  const [, turn, ...above] = saved.stack
  const [first] = above
  if (turn === undefined || first === undefined || turn.kind !== 'turn') return E.left(NOT_TOLD)
  const underWay = underWaySection(saved) !== undefined
  const early = earlyItems(turn, above, seats)
  const phase = early?.phase ?? QUESTIONS[`${turn.at} ${first.kind}`]
  const isTold = early !== undefined || underWay || (phase !== undefined && isPlain(phase, above))
  if (phase === undefined || !isTold) return E.left(NOT_TOLD)
  const top = objectOf((underWay ? first : above[above.length - 1])?.vars)
  const side = sideOf(phase, top)
  const vars = objectOf(turn.vars)
  const acting = objectOf(within(saved.table, 'partners', 'acting'))
  const places = Object.keys(seats).flatMap((one) =>
    (seats[one]?.length ?? 0) > 1 ? [textOf(acting[one])] : [],
  )
  return E.right({
    turn: numberOf(within(saved.table, 'turn')),
    phase,
    seat: side,
    underWay,
    again: phase === 'actions' && vars['next'] !== side,
    declared: vars['declares'] === true && turn.at !== 'declaration',
    ring: top['ring'] === true,
    guide: turn.at === 'guide' && vars['declares'] !== true,
    tookBack: numberOf(vars['least']) === 1,
    next: places,
    early: early?.items ?? [],
  })
}

/* Dice as a section tells them: faces, those in the Hunt box, used ones, and those to roll. */

/** The dice of one side. */
export interface ToldDice {
  readonly faces: ReadonlyArray<string>
  readonly hunt: number
  readonly used?: number
  readonly toRoll?: number
}

const BOX = /^(?:in the )?hunt(?: box)?$|^in (?:the )?(?:hunt )?box$|^hunting$/
/** Dice of which no result is told are still to roll. */
const ROLLS = /^(?:dice|die)?(?: ?(?:still )?to (?:be )?roll(?:ed)?)?$|^unrolled$|^not rolled$/

/** A result that no die of a side shows, and what may have been meant. */
const NONE_OF: Readonly<Record<string, readonly [face: string, near: string]>> = {
  'free-peoples': ['army', 'muster-army'],
  shadow: ['will-of-the-west', ''],
}

const most = (number: number): number => Math.min(number, 40)

/** No face is called by more words. */
const MOST_WORDS = 4

/** The face of one word, or those of a run of letters. */
const facesIn = (words: WarWords, word: string): ReadonlyArray<string> | undefined => {
  const whole = exactly(words.faces, word)
  if (whole !== undefined) return [whole]
  const letters = [...word].map((letter) => exactly(words.faces, letter))
  if (/^[acemphwx]+$/.test(word) && letters.every((face) => face !== undefined)) return letters
  const begun = find(words.faces, word)
  return begun._tag === 'One' ? [begun.id] : undefined
}

/** The faces that words are one after the other; `a m` are two, `will of the west` is one. */
const facesOf = (words: WarWords, said: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  const faces: Array<string> = []
  for (let at = 0; at < said.length;) {
    let size = Math.min(MOST_WORDS, said.length - at)
    while (size > 1 && !Object.hasOwn(FACES, said.slice(at, at + size).join('-'))) size--
    const read = size > 1 ? [said.slice(at, at + size).join('-')] : facesIn(words, said[at] ?? '')
    if (read === undefined) return undefined
    faces.push(...read)
    at += size
  }
  return faces
}

/** Reads a section of dice; an Eye lies in the Hunt box. */
export const readDice = (words: WarWords, { body, typed }: Told, side: string, faults: Faults): ToldDice => {
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
      const read = facesOf(words, wordsOf(rest))
      if (read === undefined || rest === '')
        faults.add(
          typed,
          `${quoted(item)} is no result of a die`,
          find(words.faces, rest)._tag === 'None' ? nearFaces(words, rest) : [],
        )
      else for (const face of read) for (let more = 0; more < number; more++) faces.push(face)
    }
  }
  const [face = '', near = ''] = NONE_OF[side] ?? []
  if (faces.includes(face)) faults.add(typed, `no die of this side shows ${face}`, near === '' ? [] : [near])
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
