/**
 * Each family of cards, played out at random from a position in which its player holds it: every event from
 * the play of the card to its end names that card, or another one that is played, used or ended on the way.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type Event, type State } from '../../../src/war-of-the-ring'
import { ATTACK_CARDS } from '../../../src/war-of-the-ring/cards/attacks'
import { FELLOWSHIP_CARDS } from '../../../src/war-of-the-ring/cards/fellowship'
import { HIT_CARDS } from '../../../src/war-of-the-ring/cards/hits'
import { HUNT_CARDS } from '../../../src/war-of-the-ring/cards/hunt'
import { HUNT_TILE_CARDS } from '../../../src/war-of-the-ring/cards/hunt-tiles'
import { MARCH_CARDS } from '../../../src/war-of-the-ring/cards/marches'
import { POLITICS_CARDS } from '../../../src/war-of-the-ring/cards/politics'
import { RECRUITING_CARDS } from '../../../src/war-of-the-ring/cards/recruiting'
import { SHADOW_RECRUITING_CARDS } from '../../../src/war-of-the-ring/cards/shadow-recruiting'
import { FREE_PEOPLES_TABLE_CARDS } from '../../../src/war-of-the-ring/cards/table-free-peoples'
import { SHADOW_TABLE_CARDS } from '../../../src/war-of-the-ring/cards/table-shadow'
import type { EventCard } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { POSITIONS } from '../properties/starts'

const isAtWork = ({ stack }: State, card: number): boolean =>
  stack.some(({ kind, vars }) => kind === 'event' && vars.card === card)

const starts = Object.values(POSITIONS).map((spec) => ({
  hands: Object.values(spec.hands ?? {}).flat() as ReadonlyArray<string>,
  state: mustRight(warOfTheRing.position(spec), 'position'),
}))

const PATIENCE = 60

/** What happens from the play of a card on while it is at work; undefined if it could not be played. */
const workOf = ({ id }: EventCard, seed: string): ReadonlyArray<Event> | undefined => {
  const random = randomFrom(`${id} ${seed}`)
  const start = starts.find(({ hands }) => hands.includes(id))
  const events: Array<Event> = []
  let state = start?.state
  let card = -1
  for (let left = PATIENCE; state !== undefined && left > 0 && state.outcome === null; left--) {
    const legal = warOfTheRing.legalActions(state)
    const plays = legal.filter((action) => action.kind === 'playEvent' && action.card === id)
    const action = plays[0] ?? legal[random(legal.length)]
    const next = mustRight(warOfTheRing.applyAction(state, action), 'play')
    const from = card >= 0 ? 0 : next.events.findIndex((one) => one.kind === 'CardPlayed' && one.card === id)
    if (card >= 0 && !isAtWork(next.state, card)) return events
    if (from >= 0 && (card >= 0 || plays.length > 0)) events.push(...next.events.slice(from))
    if (card < 0 && plays.length > 0) {
      card = next.state.stack.flatMap(({ kind, vars }) => (kind === 'event' ? [vars.card] : []))[0] ?? -1
      if (card < 0) return events.slice(0, 1)
    }
    state = next.state
  }
  return card < 0 ? undefined : events
}

/** Events that name another card: one that is used or leaves the table, and what those in battle do. */
const isOfAnother = (event: Event): boolean =>
  event.combat !== undefined || ['CardUsed', 'CardLeftTable', 'DamageLessened'].includes(event.kind)

const FAMILIES: ReadonlyArray<readonly [string, ReadonlyArray<EventCard>, number]> = [
  ['special tiles', HUNT_TILE_CARDS, 7],
  ['the Fellowship', FELLOWSHIP_CARDS, 9],
  ['the Hunt', HUNT_CARDS, 8],
  ['politics', POLITICS_CARDS, 3],
  ['recruits of the Free Peoples', RECRUITING_CARDS, 12],
  ['recruits of the Shadow', SHADOW_RECRUITING_CARDS, 9],
  ['the table of the Free Peoples', FREE_PEOPLES_TABLE_CARDS, 5],
  ['the table of the Shadow', SHADOW_TABLE_CARDS, 5],
  ['hits', HIT_CARDS, 4],
  ['marches', MARCH_CARDS, 4],
  ['attacks', ATTACK_CARDS, 5],
]

describe('what a card brings about names it, for cards of', () => {
  it.each(FAMILIES)('%s', (_, cards, least) => {
    let played = 0
    for (const card of cards) {
      const works = ['one', 'two'].flatMap((seed) => [workOf(card, seed) ?? []])
      if (works.some((events) => events.length > 0)) played++
      const others = works.flat().filter((event) => event.card !== card.id && !isOfAnother(event))
      expect(others, card.id).toEqual([])
    }
    expect(played).toBeGreaterThanOrEqual(least)
  })
})
