/** What the tests of recruiting and political cards share: a hand with one card, and ways to play it. */
import { expect, it } from 'vitest'
import type {
  Action,
  DieFace,
  EventCardId,
  PieceId,
  PositionSpec,
  Side,
  State,
} from '../../../src/war-of-the-ring'
import { after, offered, refused, table } from '../support/play'
import { ruleForbids } from '../support/rules'

/** The side whose card it is. */
const ownerOf = (card: EventCardId): Side => (card.startsWith('fp') ? 'free-peoples' : 'shadow')

/** A board, empty but for what is told, where the owner of a card holds it alone and acts. */
export const holding = (card: EventCardId, spec: PositionSpec = {}): State => {
  const acting = ownerOf(card)
  return table({
    base: 'empty',
    acting,
    hands: { [acting]: [card] },
    dice: {
      'free-peoples': ['muster', 'event', 'character', 'will-of-the-west'],
      shadow: ['muster', 'event', 'character', 'army', 'muster'],
    },
    ...spec,
  })
}

/** Plays a card with a result. */
export const play = (card: EventCardId, die: DieFace = 'event'): Action => ({
  seat: ownerOf(card),
  kind: 'playEvent',
  die,
  as: die,
  card,
})

/** The state after a card has been played: with an Event result, or its icon where Gandalf would draw. */
export const played = (card: EventCardId, spec: PositionSpec = {}): State =>
  after(holding(card, spec), play(card, card.startsWith('fp-char') ? 'character' : 'event'))

/** The recruits offered, as `piece in region`. */
export const recruits = (state: State): ReadonlyArray<string> =>
  offered(state, { kind: 'recruit' }).map((action) =>
    action.kind === 'recruit' ? `${action.piece} in ${action.region}` : '',
  )

/** The figures offered, as `piece in region`. */
export const picks = (state: State): ReadonlyArray<string> =>
  offered(state, { kind: 'pick' }).map((action) =>
    action.kind === 'pick' ? `${action.piece} in ${action.region}` : '',
  )

const RESULTS = ['character', 'muster', 'event'] as const

/** The card is played with an Event result and with its icon, and with no other. */
export const itIsPlayedWith = (icon: DieFace, card: EventCardId, spec: PositionSpec = {}): void =>
  it(`is played with an Event result or a ${icon} result, and no other`, () => {
    const state = holding(card, spec)
    expect(refused(state, play(card, 'event'))).toEqual([])
    const own: Action = { ...play(card, icon), die: icon } as Action
    if (icon !== 'army' || ownerOf(card) === 'shadow') expect(refused(state, own)).toEqual([])
    for (const die of RESULTS)
      if (die !== icon && die !== 'event') expect(refused(state, play(card, die))).toContain('events.playing')
  })

/** The card asks for war. */
export const needsWar = (card: EventCardId): void =>
  ruleForbids('events.requirement', 'with its Nation not at war it stays in the hand', () => {
    expect(refused(holding(card), play(card))).toEqual(['events.requirement'])
  })

/** Regulars of a Nation that stand out of the way, so that few are left. */
export const away = (
  piece: PieceId,
  ...numbers: ReadonlyArray<number>
): NonNullable<PositionSpec['armies']> => {
  const places = ['noman-lands', 'dagorlad', 'ash-mountains', 'eastern-brown-lands'] as const
  return Object.fromEntries(numbers.map((number, ix) => [places[ix], { [piece]: number }]))
}
