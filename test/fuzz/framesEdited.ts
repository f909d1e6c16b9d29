/**
 * Edits of the frames of a save, as somebody would who has seen others: a stage or a variable of a like
 * frame, the other side, a frame left out, put in or exchanged for another one.
 */
import type { Random } from '../../src/kernel'
import { copy } from './mutations'
import { pick } from './oddities'

interface Frame {
  readonly kind: string
  readonly at: string
  readonly vars: Readonly<Record<string, unknown>>
}
interface Framed {
  stack: ReadonlyArray<unknown>
}
type Edit = (document: Framed, random: Random, donor: Framed) => void

const framesOf = ({ stack }: Framed): ReadonlyArray<Frame> => stack as ReadonlyArray<Frame>

/** One frame of the save is another one, made with a like frame of the other save if there is one. */
const withLike =
  (change: (frame: Frame, like: Frame, random: Random) => Frame): Edit =>
  (document, random, donor) => {
    const frames = framesOf(document)
    if (frames.length === 0) return
    const at = random(frames.length)
    const like = framesOf(donor).filter(({ kind }) => kind === frames[at]?.kind)
    if (like.length === 0) return
    document.stack = frames.map((frame, place) =>
      place === at ? change(frame, copy(pick(random, like)), random) : frame,
    )
  }

const SIDES = [
  ['free-peoples', 'shadow'],
  ['fellowship', 'sauron'],
  ['free', 'shadow'],
] as const

/** The same with sides exchanged, wherever they stand. */
const turned = (value: unknown): unknown => {
  if (typeof value === 'string') {
    const pair = SIDES.find((sides) => sides.some((side) => side === value))
    return pair === undefined ? value : pair[0] === value ? pair[1] : pair[0]
  }
  if (Array.isArray(value)) return value.map(turned)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turned(part)]))
    : value
}

/** The edits, by what they do. */
export const FRAME_EDITS: Readonly<Record<string, Edit>> = {
  'a stage of another moment': withLike((frame, { at }) => ({ ...frame, at })),
  'a variable of another moment': withLike((frame, { vars }, random) => {
    const name = pick(random, Object.keys(vars))
    return { ...frame, vars: { ...frame.vars, [name]: vars[name] } }
  }),
  'the other side in a frame': (document, random) => {
    const at = random(Math.max(1, document.stack.length))
    document.stack = framesOf(document).map((frame, place) =>
      place === at ? { ...frame, vars: turned(frame.vars) } : frame,
    )
  },
  'a frame left out': (document, random) => {
    const at = random(Math.max(1, document.stack.length))
    document.stack = document.stack.filter((_, place) => place !== at)
  },
  'a frame put in': (document, random, donor) => {
    if (donor.stack.length === 0) return
    const at = random(document.stack.length + 1)
    document.stack = [
      ...document.stack.slice(0, at),
      copy(pick(random, donor.stack)),
      ...document.stack.slice(at),
    ]
  },
  'a frame for another': (document, random, donor) => {
    if (donor.stack.length === 0) return
    const at = random(Math.max(1, document.stack.length))
    document.stack = document.stack.map((frame, place) =>
      place === at ? copy(pick(random, donor.stack)) : frame,
    )
  },
}
