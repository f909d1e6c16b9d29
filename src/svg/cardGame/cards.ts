/** Cards: face up with their signs, what they wield and the tokens on them; or their backs. */
import {
  card as cardById,
  nameOf,
  type CardData,
  type CardInPlay,
  type CopyId,
  type Pile,
  type Seat,
  type Side,
} from '../../card-game'
import { group } from '../draw/element'
import { flow, flowWithin, type Block } from '../draw/flow'
import { DARK_SIDE, LIGHT_SIDE, SPENT, type Tint } from '../draw/palette'
import { box, cardBack, pill } from '../draw/shapes'
import { line, wrapped } from '../draw/text'
import { iconSigns, iconsInWords } from './icons'

/** The colours of a side's cards. */
export const CARDS_OF: Readonly<Record<Side, Tint>> = { 'free-peoples': LIGHT_SIDE, shadow: DARK_SIDE }

const CARD = { width: 136, height: 66 } as const

/** What is printed on a card; a copy of an army bears a number behind its name. */
export const printed = (id: CopyId): CardData | undefined => cardById(id) ?? cardById(id.replace(/-\d$/, ''))

/** A card in words. */
export const inWords = (id: CopyId, data: CardData | undefined): string =>
  [nameOf(id), ...(data === undefined ? [] : [data.type, data.faction, ...iconsInWords(data.icons)])].join(
    ', ',
  )

/** A card face up; `where` says in which place it lies. */
export const faceCard = (id: CopyId, where: string): Block => {
  const data = printed(id)
  const tint = CARDS_OF[data?.side ?? 'free-peoples']
  const style = { size: 11, bold: true, fill: tint.ink, max: CARD.width - 12 } as const
  const signs = flowWithin(iconSigns(data?.icons ?? {}, tint.ink), { width: CARD.width - 8, gap: 1 }, 18)
  const at = (x: number, y: number): string =>
    group(
      { 'data-card': id, 'data-where': where },
      [
        box({ x, y, ...CARD }, tint, { rx: data?.type === 'character' ? 10 : 3, 'stroke-width': 1.5 }),
        ...wrapped(nameOf(id), style, 2).map((text, row) => line(text, x + 6, y + 14 + row * 12, style)),
        line(`${data?.type ?? ''} · ${data?.faction ?? ''}`, x + 6, y + 40, {
          size: 9.5,
          fill: tint.ink,
          max: CARD.width - 12,
        }),
        signs.at(x + 4, y + CARD.height - 20),
      ],
      inWords(id, data),
    )
  return { ...CARD, at }
}

/** A card of a hand, face down. */
export const backCard = (seat: Seat, side: Side, where: string): Block =>
  cardBack('card', {
    tint: CARDS_OF[side],
    data: { 'data-hidden-card': seat, 'data-where': where },
    tip: 'a card, face down',
  })

type Tokens = Pick<CardInPlay, 'attack' | 'defense'>

/** Tokens in words. */
export const tokensInWords = ({ attack, defense }: Tokens): ReadonlyArray<string> => [
  ...(attack > 0 ? [`attack tokens ${attack}`] : []),
  ...(defense > 0 ? [`defense tokens ${defense}`] : []),
]

const itemPill = (id: CopyId): Block =>
  pill(nameOf(id), {
    tint: CARDS_OF[printed(id)?.side ?? 'free-peoples'],
    size: 10,
    data: { 'data-card': id, 'data-where': 'wielded' },
    tip: inWords(id, printed(id)),
    max: CARD.width - 8,
  })

const note = (text: string): Block => pill(text, { tint: SPENT, size: 10, max: CARD.width - 8 })

/** A card in play, with what lies on it below. */
export const cardInPlay = (one: CardInPlay, where: string): Block => {
  const { card, items, waits } = one
  const notes = [...tokensInWords(one), ...(waits ? ['waits until next round'] : [])]
  const below = [...items.map(itemPill), ...notes.map(note)]
  return flow([faceCard(card, where), ...below], { width: CARD.width, gap: 2 })
}

/** The names of a pile's known cards, and how many others lie there. */
export const pileOf = ({ cards, hidden }: Pile, seat: Seat, where: string): ReadonlyArray<Block> => {
  const known = cards.map((id) =>
    pill(nameOf(id), { tint: SPENT, size: 10, data: { 'data-card': id, 'data-where': where } }),
  )
  const data = { 'data-pile': seat, 'data-where': where, 'data-count': String(hidden) }
  const others =
    hidden === 0 ? [] : [pill(`${hidden} face down`, { tint: SPENT, size: 10, dashed: true, data })]
  return [...known, ...others]
}

/** How cards are drawn: face up, face down, and with what lies on them. */
export interface CardLook {
  readonly face: (id: CopyId, where: string) => Block
  readonly back: (seat: Seat, side: Side, where: string) => Block
  readonly inPlay: (one: CardInPlay, where: string) => Block
}

/** Cards as they usually are. */
export const WHOLE: CardLook = { face: faceCard, back: backCard, inPlay: cardInPlay }
