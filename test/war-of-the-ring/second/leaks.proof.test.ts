/**
 * Nobody learns what he may not know in the second edition, where the back of a Combat card is seen. At the
 * questions met a twin made by hand looks the same to everybody who cannot tell it; and where few cards are
 * unseen, all that a viewer must reckon with is worked out by force and holds every filled view.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom, type ChanceAction } from '../../../src/kernel'
import {
  EVENT_CARD_IDS,
  SEATS,
  warOfTheRing,
  type Action,
  type EventCardId,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import { must, mustRight } from '../../kernel/conformance/check'
import { essence, filledFrom, sightOf, worldsAfter, worldsOf } from '../../kernel/leaksWorlds'
import { questionOf, wander } from '../properties/questions'
import { POSITIONS } from '../properties/starts'
import { twinOf } from '../properties/twins'
import { within } from './pairs'

const VIEWERS = [...SEATS, 'spectator'] as const
/** States with a twin that are looked at for each question and viewer. */
const ENOUGH = 3

describe('a twin made by hand', { timeout: 600_000 }, () => {
  it('looks the same at every question met, to everybody who cannot tell it', () => {
    const looked = new Map<string, number>()
    for (const [name, spec] of Object.entries(POSITIONS)) {
      const seed = `${name} second`
      const start = mustRight(
        warOfTheRing.position(within('second', { ...spec, config: { seed } })),
        'position',
      )
      const random = randomFrom(seed)
      for (const state of wander(start, seed, 110)) {
        if (state.outcome !== null) continue
        for (const viewer of VIEWERS) {
          const key = `${questionOf(state)} ${viewer}`
          if ((looked.get(key) ?? 0) >= ENOUGH) continue
          const twin = twinOf(state, viewer, random)
          if (twin === undefined || essence(warOfTheRing, twin.state) === essence(warOfTheRing, state))
            continue
          must(
            sightOf(warOfTheRing, twin.state, viewer) === sightOf(warOfTheRing, state, viewer),
            () => `${viewer} can tell a twin at ${questionOf(state)}`,
          )
          looked.set(key, (looked.get(key) ?? 0) + 1)
        }
      }
    }
    expect(looked.size).toBeGreaterThan(60)
    for (const viewer of VIEWERS) expect(looked.has(`decide/commit ${viewer}`)).toBe(true)
  })
})

/** Cards of the Shadow that nobody has seen: some in the hand, the others in the decks. */
const UNSEEN: ReadonlyArray<EventCardId> = [
  'sh-char-13',
  'sh-char-20',
  'sh-char-24',
  'sh-strat-02',
  'sh-strat-10',
]
const SEEN = EVENT_CARD_IDS.filter((card) => card.startsWith('sh-') && !UNSEEN.includes(card))
const pairsOf = (deck: string): ReadonlyArray<ReadonlyArray<EventCardId>> => {
  const cards = UNSEEN.filter((card) => card.includes(deck))
  return deck === 'char'
    ? cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one, other]))
    : cards.map((one) => [one])
}

const BATTLE: PositionSpec = {
  ...POSITIONS['minions'],
  acting: 'shadow',
  config: { seed: 'worlds', chance: 'manual', edition: 'second' },
  played: { shadow: SEEN },
}

/** Every state that the Free Peoples must reckon with. */
const worldsAtFirst = (): ReadonlyArray<State> =>
  pairsOf('char').flatMap((one) =>
    pairsOf('strat').map((other) =>
      mustRight(
        warOfTheRing.position({ ...BATTLE, hands: { ...BATTLE.hands, shadow: [...one, ...other] } }),
        'position',
      ),
    ),
  )

const isCard = (value: unknown): boolean => EVENT_CARD_IDS.some((card) => card === value)
/** Whether two actions are alike but for a card. */
const couldBe = (made: Action | ChanceAction, other: Action | ChanceAction): boolean => {
  const there = new Map(Object.entries(other))
  return (
    there.size === Object.keys(made).length &&
    Object.entries(made).every(
      ([name, value]) => there.get(name) === value || (isCard(value) && isCard(there.get(name))),
    )
  )
}

const LIKED: Readonly<Record<string, number>> = { beginAttack: 12, commit: 6, playEvent: 3, fight: 4 }
const chosen = (state: State, random: (below: number) => number): Action | ChanceAction => {
  const many = warOfTheRing
    .legalActions(state)
    .flatMap((action) => Array.from({ length: LIKED[action.kind] ?? 1 }, () => action))
  const found = many[random(many.length)]
  must(found !== undefined, () => 'nothing is legal')
  return found
}

describe('where few cards are unseen', { timeout: 600_000 }, () => {
  it('what was seen of a card laid face down never speaks against a filled view', () => {
    let backs = 0
    for (const seed of ['one', 'two', 'three', 'four']) {
      const random = randomFrom(seed)
      const starts = worldsAtFirst()
      let state = starts[random(starts.length)] as State
      let worlds = worldsOf(warOfTheRing, starts)
      for (let left = 40; left > 0 && state.outcome === null; left--) {
        expect(worlds.has(essence(warOfTheRing, state))).toBe(true)
        if (JSON.stringify(warOfTheRing.view(state, 'free-peoples')).includes('"hidden s')) backs++
        for (let fills = 3; fills > 0; fills--)
          must(
            worlds.has(essence(warOfTheRing, filledFrom(warOfTheRing, state, 'free-peoples', random))),
            () => `a view at ${questionOf(state)} is filled with what the viewer knows to be false`,
          )
        const made = chosen(state, random)
        const progress = mustRight(warOfTheRing.applyAction(state, made), 'refused')
        worlds = worldsAfter(warOfTheRing, worlds, { made, progress }, { viewer: 'free-peoples', couldBe })
        state = progress.state
      }
    }
    expect(backs).toBeGreaterThan(0)
  })
})
