/** What a person means who leaves out a field of an action: whose card it is, cards in hand and in play. */
import type { Scalar } from '../../kernel/types'
import type { Sight } from '../model/bundle'
import { COPY_IDS } from '../model/copies'
import { SEATS } from '../model/ids'
import type { CardIx } from '../model/spots'
import { cardData, copyId, seatId, wieldersOf } from './cards'
import { handOf, isInPlay, ownerOf } from './places'

type Given = Readonly<Record<string, Scalar>>
type Likely = ReadonlyArray<Scalar> | undefined

/** What kinds of action take out of the own hand; of which type, where that is told. */
const OUT_OF_HAND: ReadonlyMap<Scalar, ReadonlyArray<string>> = new Map([
  ['play', ['army', 'character']],
  ['playItem', ['item']],
  ['playEvent', ['event']],
  ['cycle', []],
])

const cardNamed = (name: Scalar | undefined): CardIx => COPY_IDS.findIndex((id) => id === name)

/** The values that can be meant for a field that is left out. */
export const likelyIn = (sight: Sight, given: Given, field: string): Likely => {
  const { seat, kind = null, card } = given
  const named = cardNamed(card)
  if (field === 'seat') {
    const owner = named < 0 ? -1 : ownerOf(sight, named)
    return owner < 0 ? undefined : [seatId(owner)]
  }
  if (field === 'wielder')
    return named < 0
      ? undefined
      : wieldersOf(named)
          .filter((one) => isInPlay(sight.table, one))
          .map(copyId)
  const types = field === 'card' ? OUT_OF_HAND.get(kind) : undefined
  if (types === undefined) return undefined
  const hand = handOf(
    sight,
    SEATS.findIndex((id) => id === seat),
  )
  const fitting = hand.filter((one) => types.length === 0 || types.includes(cardData(one).type))
  return (fitting.length > 0 ? fitting : hand).map(copyId)
}
