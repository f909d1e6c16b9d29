/** A position as text: who stands where, who is out, which cards are left. It sees everything. */
import { CHARACTERS, confrontation, nameOf, REGIONS } from 'middle-earth-rules/confrontation'
import { listed, namerFor, SIDES } from './words.mjs'

const WIDTH = Math.max(...REGIONS.map(({ name }) => name.length))

/** The eighteen pieces with their places. A saved state lists the tiles in the order of the characters. */
const piecesOf = ({ at, variant, revealed }) =>
  Object.entries(at).map(([tile, place], index) => ({
    ...CHARACTERS[variant.includes(tile) ? index + 18 : index],
    place,
    isRevealed: revealed.includes(tile),
  }))

/** The board from the Shire to Mordor, then who is defeated and what both players hold. */
export const boardOf = (state) => {
  const { table } = confrontation.encode(state)
  const pieces = piecesOf(table)
  const name = namerFor(state.config)
  const shown = ({ id, isRevealed }) => (isRevealed ? `${name(id)} [revealed]` : name(id))
  const rows = REGIONS.map(({ id, name }) => {
    const here = pieces.filter(({ place }) => place === id).map(shown)
    return `  ${name.padEnd(WIDTH)}  ${here.length === 0 ? '-' : here.join(', ')}`
  })
  const sides = Object.keys(SIDES).map((side) => {
    const fallen = pieces.filter((piece) => piece.side === side && piece.place === 'defeated')
    const hand = table.hand.filter((card) => card.startsWith(side)).map((card) => nameOf(card))
    const losses = fallen.length === 0 ? 'nobody' : listed(fallen.map(({ id }) => name(id)))
    return `  ${SIDES[side]} has lost ${losses}; cards in hand: ${hand.length === 0 ? 'none' : listed(hand)}.`
  })
  return [...rows, ...sides].join('\n')
}
