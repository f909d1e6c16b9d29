/**
 * What a viewer of The Confrontation must reckon with, worked out by force where few pieces are hidden: every
 * arrangement is played on beside the real game, with every move that might have been the one he saw. The
 * real game is always among them, a filled view is always one of them, and all of them come up. Beside it,
 * twins look the same at every question met, in every line-up.
 */
import { describe, expect, it } from 'vitest'
import { confrontation, type Config, type Seat, type State } from '../../src/confrontation'
import { SPECIAL_CARD_IDS } from '../../src/confrontation/model/ids'
import { randomFrom, type Random } from '../../src/kernel'
import { must, mustRight } from '../kernel/conformance/check'
import { essence, filledFrom, sightOf } from '../kernel/leaksWorlds'
import { twinOf } from './properties/twins'
import { along, given, type Scene } from './support/worlds'

const SCENES: Readonly<Record<string, Scene>> = {
  'Sauron does not know four of the Fellowship': {
    viewer: 'sauron',
    pieces: { fangorn: ['balrog'], gondor: ['warg'], mordor: ['shelob', 'orcs-classic'] },
    hidden: [
      ['shire', 'frodo-classic'],
      ['arthedain', 'gimli'],
      ['eregion', 'legolas'],
      ['enedwaith', 'pippin'],
    ],
  },
  'the Fellowship does not know four of Sauron': {
    viewer: 'fellowship',
    pieces: { shire: ['frodo-classic', 'sam-classic'], eregion: ['gimli'], rhudaur: ['merry'] },
    hidden: [
      ['mirkwood', 'cave-troll'],
      ['rohan', 'warg'],
      ['gondor', 'shelob'],
      ['mordor', 'orcs-classic'],
    ],
  },
}

/** Extra steps past pieces that were seen before: who went, and who goes on? */
const STEPS: Readonly<Record<string, Scene>> = {
  'Shadowfax: the same character goes on, not one who stood there': {
    viewer: 'sauron',
    pieces: { mordor: ['shelob', 'orcs-classic'], gondor: ['warg'] },
    hidden: [
      ['shire', 'frodo-classic'],
      ['arthedain', 'gimli'],
      ['arthedain', 'legolas'],
      ['rhudaur', 'pippin'],
    ],
    spec: { config: given('shadowfax'), turn: 'fellowship', seen: ['pippin', 'legolas'] },
    plays: ['playStep'],
  },
  'Shadowfax through the tunnel: who is struck down there has stepped': {
    viewer: 'sauron',
    pieces: { caradhras: ['balrog'], mordor: ['orcs-classic'] },
    hidden: [
      ['shire', 'frodo-classic'],
      ['cardolan', 'gimli'],
      ['cardolan', 'legolas'],
      ['eregion', 'pippin'],
    ],
    spec: { config: given('shadowfax'), turn: 'fellowship', seen: ['pippin', 'legolas'] },
    plays: ['playStep', 'strike'],
  },
  'The Dark of Mordor: another character moves, not the one who has stepped': {
    viewer: 'fellowship',
    pieces: { shire: ['frodo-classic', 'sam-classic'], cardolan: ['gimli'] },
    hidden: [
      ['dagorlad', 'warg'],
      ['dagorlad', 'black-rider'],
      ['mirkwood', 'cave-troll'],
      ['mordor', 'orcs-classic'],
    ],
    spec: { config: given('dark-of-mordor'), seen: ['cave-troll', 'warg'] },
    plays: ['playStep'],
  },
  'A King Revealed: a piece that was named makes the extra step, or another one': {
    viewer: 'fellowship',
    pieces: { shire: ['frodo-classic'], cardolan: ['aragorn-classic'] },
    hidden: [
      ['dagorlad', 'warg'],
      ['dagorlad', 'balrog'],
      ['mirkwood', 'cave-troll'],
      ['gondor', 'shelob'],
    ],
    spec: { config: given('a-king-revealed', 'dark-of-mordor'), turn: 'fellowship', seen: ['shelob'] },
    plays: ['playName', 'playStep'],
  },
}

const SEEDS = Array.from({ length: Number(process.env['LEAK_ROUNDS'] ?? 4) }, (_, place) => `game ${place}`)
const questionOf = ({ stack }: State): string => stack[stack.length - 1]?.kind ?? 'none'
/** At a secret choice both the piece and the card are open, too many to see them all. */
const isSecret = (state: State): boolean => questionOf(state) === 'decide/cards'

describe('where few pieces are hidden', { timeout: 600_000 }, () => {
  it.each(Object.entries(SCENES))(
    '%s: the real game is never ruled out, and filled views fit',
    (_, scene) => {
      const kinds = new Set<string>()
      for (const seed of SEEDS) {
        const random = randomFrom(`filled ${seed}`)
        for (const { state, worlds } of along(scene, seed, 30)) {
          kinds.add(questionOf(state))
          must(worlds.has(essence(confrontation, state)), () => `${seed}: the real game is ruled out`)
          for (let left = 6; left > 0; left--) {
            const filled = filledFrom(confrontation, state, scene.viewer, random)
            must(worlds.has(essence(confrontation, filled)), () => `${seed}: a filled view does not fit`)
          }
        }
      }
      expect(kinds.size).toBeGreaterThan(3)
    },
  )

  it.each(Object.entries(SCENES))('%s: every arrangement that is possible comes up', (_, scene) => {
    const random = randomFrom('spread')
    let looked = 0
    for (const seed of SEEDS)
      for (const { state, worlds } of along(scene, seed, 30)) {
        if (isSecret(state) || looked >= 12 || looked > 2 * SEEDS.indexOf(seed) + 1) continue
        looked += 1
        const left = new Set(worlds.keys())
        for (let tries = 30 * worlds.size; tries > 0 && left.size > 0; tries--)
          left.delete(essence(confrontation, filledFrom(confrontation, state, scene.viewer, random)))
        expect([...left]).toEqual([])
      }
    expect(looked).toBeGreaterThan(5)
  })
})

describe('after an extra step', { timeout: 600_000 }, () => {
  const MANY = Array.from({ length: 10 }, (_, place) => `step ${place}`)

  it.each(Object.entries(STEPS))('%s: every filled view fits, and all that can be come up', (_, scene) => {
    let steps = 0
    for (const seed of MANY) {
      const random = randomFrom(`filled ${seed}`)
      for (const { state, worlds } of along(scene, seed, 6)) {
        if (isSecret(state)) break
        if (state.table.extraStep !== undefined) steps += 1
        must(worlds.has(essence(confrontation, state)), () => `${seed}: the real game is ruled out`)
        const left = new Set(worlds.keys())
        for (let tries = 0; tries < 40 * worlds.size; tries++) {
          if (left.size === 0 && tries > 4 * worlds.size) break
          const filled = essence(confrontation, filledFrom(confrontation, state, scene.viewer, random))
          must(worlds.has(filled), () => `${seed}: a filled view does not fit`)
          left.delete(filled)
        }
        expect([...left]).toEqual([])
      }
    }
    expect(steps).toBeGreaterThan(MANY.length / 2)
  })
})

/** Line-ups and special cards, so that every question is met. */
const GAMES: ReadonlyArray<Omit<Partial<Config>, 'seed'>> = (
  ['classic', 'variant', 'draft-open', 'draft-secret'] as const
).flatMap((characters) => [
  { characters, specialCards: 'pick-two' as const },
  { characters, specialCards: 'handicap' as const, handicap: SPECIAL_CARD_IDS },
])
const VIEWERS = ['fellowship', 'sauron', 'spectator'] as const
const ENOUGH = 4

/** Another state that the viewer cannot tell: made by hand, or else a filled view. */
const anyTwinOf = (state: State, viewer: Seat | 'spectator', random: Random): State | undefined => {
  const real = essence(confrontation, state)
  for (let left = 6; left > 0; left--) {
    const byHand = left > 3 ? twinOf(state, viewer, random)?.state : undefined
    const twin = byHand ?? filledFrom(confrontation, state, viewer, random)
    if (essence(confrontation, twin) !== real) return twin
  }
  return undefined
}

describe('a twin', { timeout: 600_000 }, () => {
  it('looks the same at every question met, to everybody who cannot tell it', () => {
    const looked = new Map<string, number>()
    const met = new Set<string>()
    for (const [place, config] of GAMES.entries())
      for (let round = 0; round < SEEDS.length; round++) {
        const random = randomFrom(`twins ${place} ${round}`)
        const seed = `${place} ${round}`
        let state: State = mustRight(confrontation.newGame({ seed, ...config }), 'newGame')
        while (state.outcome === null) {
          met.add(questionOf(state))
          for (const viewer of VIEWERS) {
            const key = `${questionOf(state)} ${viewer}`
            if ((looked.get(key) ?? 0) >= ENOUGH) continue
            const twin = anyTwinOf(state, viewer, random)
            if (twin === undefined) continue
            must(
              sightOf(confrontation, twin, viewer) === sightOf(confrontation, state, viewer),
              () => `${viewer} can tell a twin at ${questionOf(state)}`,
            )
            looked.set(key, (looked.get(key) ?? 0) + 1)
          }
          const legal = confrontation.legalActions(state)
          state = mustRight(confrontation.applyAction(state, legal[random(legal.length)]), 'refused').state
        }
      }
    const missed = [...met].flatMap((question) =>
      VIEWERS.filter((viewer) => !looked.has(`${question} ${viewer}`)).map(
        (viewer) => `${question} ${viewer}`,
      ),
    )
    if (process.env['LEAK_ROUNDS'] !== undefined)
      console.log(
        met.size,
        [...looked.values()].reduce((sum, one) => sum + one, 0),
      )
    expect(missed).toEqual([])
    expect(met.size).toBeGreaterThan(15)
  })
})
