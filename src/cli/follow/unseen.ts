/**
 * Cards that nobody has seen. A draw that is not told brings some card that stands for it; when a card is
 * named that its owner does not hold, it takes the place of one that stands for an unseen one, and all that
 * was followed is played again with it.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction } from '../../kernel/index'
import type { AnyState } from '../loaded'
import { fieldOf, type Taken, type Wish } from './claims'
import { answersOf, type Following, type Placed } from './following'
import type { Whereabouts } from './words'

const isDraw = ({ action }: Taken): boolean => action.kind === 'chance'

/** The cards that stand for others which nobody has seen. */
export const unseenIn = (following: Following): ReadonlySet<string> =>
  new Set([
    ...following.carried,
    ...answersOf(following)
      .filter((taken) => taken.how === 'unseen' && isDraw(taken))
      .map(({ action }) => String(fieldOf(action, 'outcome'))),
  ])

/** The cards that were named so far. */
export const spoken = (following: Following): ReadonlySet<unknown> =>
  new Set(
    answersOf(following)
      .filter(({ how }) => how === 'said' || how === 'named')
      .flatMap(({ action }) => [fieldOf(action, 'outcome'), fieldOf(action, 'card')]),
  )

/** Two cards in each other's place. */
interface Exchange {
  readonly stands: string
  readonly named: string
  /** Whether the one is now known, and not only another one that stands for it. */
  readonly isNaming: boolean
}

const exchanged = ({ stands, named }: Exchange, value: unknown): unknown =>
  value === stands ? named : value === named ? stands : value

const inAction = (exchange: Exchange, action: BaseAction): BaseAction => ({
  ...action,
  ...Object.fromEntries(Object.entries(action).map(([name, value]) => [name, exchanged(exchange, value)])),
})

const inTaken = (exchange: Exchange, taken: Taken): Taken => {
  const action = inAction(exchange, taken.action)
  const isNamed =
    exchange.isNaming &&
    taken.how === 'unseen' &&
    isDraw(taken) &&
    fieldOf(action, 'outcome') === exchange.named
  return { action, how: isNamed ? 'named' : taken.how }
}

const inState = ({ loaded: { game } }: Following, exchange: Exchange, state: AnyState): AnyState => {
  const saved: unknown = JSON.parse(JSON.stringify(game.encode(state)), (_, value: unknown) =>
    exchanged(exchange, value),
  )
  return E.getOrElse(() => state)(game.decode(saved))
}

/** Plays everything again with two cards exchanged; undefined if that is not possible. */
const withExchange = (following: Following, exchange: Exchange): Following | undefined => {
  const { game } = following.loaded
  const placed: Array<Placed> = []
  let state = following.origin
  for (const one of following.placed) {
    const run = one.run.map((taken) => inTaken(exchange, taken))
    const before = state
    if (one.jump !== undefined) state = inState(following, exchange, one.jump)
    const played = game.applyAll(
      state,
      run.map(({ action }) => action),
    )
    if (E.isLeft(played)) return undefined
    placed.push({ ...one, run, before, ...(one.jump === undefined ? {} : { jump: state }) })
    state = played.right.state
  }
  const carried = [...following.carried].flatMap((card) =>
    card === exchange.stands
      ? exchange.isNaming
        ? []
        : [exchange.named]
      : [card === exchange.named ? exchange.stands : card],
  )
  return { ...following, placed, state, carried: new Set(carried) }
}

const pileOf = ({ words, loaded, state }: Following, card: string) => words.find(loaded, state, card)

const isInHandOf = ({ pile, holder }: Whereabouts, holders: Wish['holders']): boolean =>
  pile === 'hand' && (holder === undefined || holders?.includes(holder) !== false)

/** Whether a card is in a hand: of one of some, if they are told. */
export const isHeld = (following: Following, card: string, holders: Wish['holders']): boolean => {
  const there = pileOf(following, card)
  return there !== undefined && isInHandOf(there, holders)
}

/** A card that somebody is said to hold takes the place of one that stands for an unseen card of his hand. */
const holding =
  (holders: Wish['holders']) =>
  (following: Following, named: string): Following => {
    const there = pileOf(following, named)
    if (there === undefined || isInHandOf(there, holders) || spoken(following).has(named)) return following
    for (const stands of unseenIn(following)) {
      const place = pileOf(following, stands)
      if (place?.draw !== there.draw || !isInHandOf(place, holders)) continue
      const exchange = withExchange(following, { stands, named, isNaming: true })
      if (exchange !== undefined) return exchange
    }
    return following
  }

/** A card that is drawn now cannot stand for an unseen one: another takes its place. */
const freed = (following: Following, drawn: string): Following => {
  const there = pileOf(following, drawn)
  if (there === undefined || there.pile === 'deck' || !unseenIn(following).has(drawn)) return following
  for (const named of following.loaded.game.ids.cards) {
    const place = pileOf(following, named)
    if (place?.draw !== there.draw || place.pile !== 'deck') continue
    const exchange = withExchange(following, { stands: drawn, named, isNaming: false })
    if (exchange !== undefined) return exchange
  }
  return following
}

/** The same game, in which the cards of a statement are where it says, as far as nobody knows better. */
export const withCardsOf = (following: Following, { held = [], drawn = [], holders }: Wish): Following =>
  drawn.reduce(freed, held.reduce(holding(holders), following))
