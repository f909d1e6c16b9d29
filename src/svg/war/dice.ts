/** Action dice, face by face, and Elven Rings. */
import { DIE_FACES, type DiceJson, type DieFace, type Side } from '../../war-of-the-ring/viewer'
import { element, group, rounded } from '../draw/element'
import type { Block } from '../draw/flow'
import type { Tint } from '../draw/palette'
import { box, caption, ring } from '../draw/shapes'
import { line, widthOf } from '../draw/text'
import { PIECES } from './look'

const WORDS: Readonly<Record<DieFace, readonly [string, string?]>> = {
  character: ['Character'],
  army: ['Army'],
  muster: ['Muster'],
  event: ['Event'],
  'muster-army': ['Muster', 'or Army'],
  eye: ['Eye'],
  'will-of-the-west': ['Will of', 'the West'],
}

const dieWords = (face: DieFace): string => WORDS[face].join(' ')

const FLAG = 'M-6 8V-8L6 -4L-4 0V8z'
const HORN = 'M-8 -3Q0 2 8 -7Q10 4 0 7Q-6 8 -8 -3z'

/** Signs of our own for the faces, round the origin. */
const SIGNS: Readonly<Record<DieFace, string>> = {
  character: 'M0 -9L2.5 -6V2H6V4.5H1.5V9H-1.5V4.5H-6V2H-2.5V-6z',
  army: FLAG,
  muster: HORN,
  event: 'M-6 -8H6V8H-6zM-3.5 -5V5H3.5V-5z',
  'muster-army': 'M-12 8V-8L-2 -4L-10 0V8zM-1 -1Q5 2 10 -6Q12 5 4 7Q0 7 -1 -1z',
  eye: 'M-10 0Q0 -10 10 0Q0 10 -10 0zM0 -4.5Q3 0 0 4.5Q-3 0 0 -4.5z',
  'will-of-the-west': 'M0 -9L2.4 -2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4 -2.4z',
}

const DIE = { width: 54, height: 54 }

const die = (face: DieFace, side: Side): Block => ({
  ...DIE,
  at: (x, y) => {
    const tint = PIECES[side]
    const [first, second] = WORDS[face]
    const style = { size: 9.5, fill: tint.ink, anchor: 'middle', max: DIE.width - 6 } as const
    const centre = x + DIE.width / 2
    return group(
      { 'data-die': face, 'data-side': side },
      [
        box({ x, y, ...DIE }, tint, { rx: 8, 'stroke-width': 1.5 }),
        element('path', {
          d: SIGNS[face],
          transform: `translate(${centre} ${y + (second === undefined ? 20 : 16)})`,
          fill: tint.ink,
          'fill-rule': 'evenodd',
        }),
        line(first, centre, y + (second === undefined ? 44 : 37), style),
        second === undefined ? '' : line(second, centre, y + 47.5, style),
      ],
      `${dieWords(face)} die`,
    )
  },
})

const SLIM = { size: 12, height: 22, sign: 0.7, room: 21 } as const

/** A die in one line, so tall: its sign and its word. */
const dieIn = (face: DieFace, side: Side, height: number): Block => {
  const tint = PIECES[side]
  const width = SLIM.room + widthOf(dieWords(face), SLIM) + 5
  const top = (height - SLIM.height) / 2
  return {
    width,
    height,
    at: (x, y) =>
      group(
        { 'data-die': face, 'data-side': side },
        [
          box({ x, y, width, height }, tint, { rx: 5, 'stroke-width': 1.5 }),
          element('path', {
            d: SIGNS[face],
            transform: `translate(${rounded(x + 11)} ${rounded(y + top + 11)}) scale(${SLIM.sign})`,
            fill: tint.ink,
            'fill-rule': 'evenodd',
          }),
          line(dieWords(face), x + SLIM.room, y + top + 15.5, { size: SLIM.size, fill: tint.ink }),
        ],
        `${dieWords(face)} die`,
      ),
  }
}

const slimDie = (face: DieFace, side: Side): Block => ({
  ...dieIn(face, side, SLIM.height),
  anew: ({ tap }) => dieIn(face, side, Math.max(SLIM.height, tap)),
})

const rings = (count: number, side: Side, tint: Tint): Block => ({
  width: 74 + count * 20,
  height: 16,
  at: (x, y) =>
    group(
      { 'data-rings': side, 'data-count': count },
      [
        line(`Elven Rings ${count}`, x, y + 10.5, { size: 11, fill: tint.ink }),
        ...Array.from({ length: count }, (_, ix) => ring(x + 84 + ix * 20, y + 7, 6)),
      ],
      `${count} Elven Rings`,
    ),
})

/** The dice that are rolled and not used, one by one. */
export const diceOf = (dice: DiceJson, side: Side): ReadonlyArray<Block> => unusedOf(dice, side, die)
/** The same in one line each. */
export const slimDice = (dice: DiceJson, side: Side): ReadonlyArray<Block> => unusedOf(dice, side, slimDie)

const unusedOf = (dice: DiceJson, side: Side, draw: typeof die): ReadonlyArray<Block> =>
  DIE_FACES.flatMap((face) => Array.from({ length: dice.unused[side][face] ?? 0 }, () => draw(face, side)))

/** How many dice and rings there are, in words and signs. */
export const diceCounts = (dice: DiceJson, side: Side, tint: Tint): ReadonlyArray<Block> => [
  caption(diceWords(dice, side), 250),
  ...ringsOf(dice, side, tint),
]

/** How many dice there are, in words. */
export const diceWords = ({ pool, used, huntBox }: DiceJson, side: Side): string =>
  `${pool[side]} action dice, ${used[side]} used, ${huntBox[side]} in the Hunt box`

/** The Elven Rings. */
export const ringsOf = (dice: DiceJson, side: Side, tint: Tint): ReadonlyArray<Block> => [
  rings(dice.rings[side], side, tint),
  ...(dice.ringUsed.includes(side) ? [caption('(one used this turn)')] : []),
]
