/** Cards where room is scarce: in one line, the name and the signs; what lies on a card stands behind it. */
import { nameOf, type CardInPlay, type CopyId, type Seat, type Side } from '../../card-game'
import { group } from '../draw/element'
import { flow, type Block } from '../draw/flow'
import { SPENT } from '../draw/palette'
import { box, pill } from '../draw/shapes'
import { line, widthOf } from '../draw/text'
import { CARDS_OF, inWords, printed, tokensInWords, type CardLook } from './cards'
import { iconSigns } from './icons'

const NAME = { size: 10, bold: true } as const
const HEIGHT = 19

/** A card face up, so tall. */
const faceIn = (id: CopyId, where: string, height: number): Block => {
  const data = printed(id)
  const tint = CARDS_OF[data?.side ?? 'free-peoples']
  const signs = flow(iconSigns(data?.icons ?? {}, tint.ink), { width: Number.POSITIVE_INFINITY, gap: 0 })
  const words = widthOf(nameOf(id), NAME)
  const width = words + 10 + signs.width
  const round = data?.type === 'character' ? 9 : 2
  const top = (height - HEIGHT) / 2
  return {
    width,
    height,
    at: (x, y) =>
      group(
        { 'data-card': id, 'data-where': where },
        [
          box({ x, y, width, height }, tint, { rx: round }),
          line(nameOf(id), x + 5, y + top + 13.5, { ...NAME, fill: tint.ink }),
          signs.at(x + words + 7, y + top + 1),
        ],
        inWords(id, data),
      ),
  }
}

const face = (id: CopyId, where: string): Block => ({
  ...faceIn(id, where, HEIGHT),
  anew: ({ tap }) => faceIn(id, where, Math.max(HEIGHT, tap)),
})

const back = (seat: Seat, side: Side, where: string): Block =>
  pill('card', {
    tint: CARDS_OF[side],
    dashed: true,
    data: { 'data-hidden-card': seat, 'data-where': where },
    tip: 'a card, face down',
  })

const item = (id: CopyId): Block =>
  pill(`+ ${nameOf(id)}`, {
    tint: CARDS_OF[printed(id)?.side ?? 'free-peoples'],
    data: { 'data-card': id, 'data-where': 'wielded' },
    tip: inWords(id, printed(id)),
  })

const inPlay = (one: CardInPlay, where: string): Block => {
  const { card, items, waits } = one
  const notes = [...tokensInWords(one), ...(waits ? ['waits'] : [])]
  const behind = [...items.map(item), ...notes.map((text) => pill(text, { tint: SPENT }))]
  const set = (tap: number): Block => flow([face(card, where), ...behind], { width: 420, gap: 1, tap })
  return { ...set(0), anew: ({ tap }) => set(tap) }
}

/** Cards in one line. */
export const SLIM: CardLook = { face, back, inPlay }
