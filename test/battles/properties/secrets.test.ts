/**
 * Law 5 for Battles of the War of the Ring: hands, decks, face-down discards and secret choices leak nothing;
 * and what a view hides is filled with any of the choices there are.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles, type PositionSpec, type State } from '../../../src/battles'
import { randomFrom } from '../../../src/kernel'
import { conformance, SECRETS } from '../../kernel/conformance'
import { fight } from '../support/battle'
import { answer, chance, question, scene, tactics, type Scene } from '../support/play'
import { STRETCHES } from './subject'

conformance(STRETCHES, SECRETS)

const VIEWERS = ['free', 'spectator'] as const

/** Everything that somebody who is not the Shadow can ask for. */
const told = ({ state, events }: Scene): unknown =>
  VIEWERS.map((viewer) => ({
    view: battles.view(state, viewer),
    log: battles.eventsFor(events, viewer),
    actors: battles.actors(state),
    actions: viewer === 'spectator' ? [] : battles.legalActions(state, viewer),
    prompt: viewer === 'spectator' ? null : battles.prompt(state, viewer),
  }))

/** Scenes that differ only in what the Shadow knows alone look the same to all others. */
const alike = (...scenes: ReadonlyArray<Scene>): void => {
  const [first, ...others] = scenes.map(told)
  for (const other of others) expect(other).toEqual(first)
  expect(new Set(scenes.map(({ state }) => battles.hash(state))).size).toBe(scenes.length)
}

const HAND = ['generic-1', 'generic-2', 'hill-men-in-arms']
const ARMIES = [
  'westmark-hills',
  { units: { 'warg-riders': 2, 'uruk-hai': 2 }, tokens: 2 },
  'deeping-coomb',
  { units: { riders: 2, footmen: 1 }, leaders: 1 },
] as const

const begun = (hand: ReadonlyArray<string> = HAND): Scene => fight(...ARMIES, { hands: { shadow: hand } })
const shadow = (scene: Scene, action: object): Scene => answer(scene, { seat: 'shadow', ...action } as never)

/** Both have rolled, and are asked what they roll again. */
const rolled = (): Scene => chance(tactics(begun(), 'regroup', 'regroup'), 1, 2, 3, 4, 5, 1, 2, 3, 4, 5)

describe('to the enemy and to a spectator it is the same', () => {
  it('which Tactics token the Shadow has chosen', () =>
    alike(
      ...['warg-riders', 'uruk-hai', 'combat-event', 'regroup'].map((token) =>
        shadow(begun(), { kind: 'chooseTactics', token }),
      ),
    ))

  it('which Combat card it has chosen, and whether any', () => {
    const asked = () => tactics(begun(), 'combat-event', 'combat-event')
    alike(
      shadow(asked(), { kind: 'pass' }),
      shadow(asked(), { kind: 'playCombat', card: 'generic-1' }),
      shadow(asked(), { kind: 'playCombat', card: 'generic-2' }),
    )
  })

  it('which dice it rolls again, until both have said so', () => {
    expect(question(rolled())).toBe('decide/reroll')
    const [none, two] = ['none', '1-3'].map((dice) => shadow(rolled(), { kind: 'reroll', dice }))
    if (none === undefined || two === undefined) throw new Error('no scenes')
    alike(none, two)
    const shown = answer(two, { kind: 'reroll', seat: 'free', dice: 'none' }).events.at(-1)
    expect(shown).toMatchObject({ kind: 'DicePickedUp', side: 'shadow', dice: '1-3' })
  })

  it('which cards of a deck it holds', () =>
    alike(begun(), begun(['generic-3', 'generic-4', 'hill-men-in-arms'])))

  it('which card it discards face down', () => {
    const hands = { shadow: [...HAND, 'generic-3', 'generic-4', 'generic-5'] }
    const over = (): Scene => {
      const spec: PositionSpec = { hands, dice: { free: {}, shadow: { event: 1 } }, acting: 'shadow' }
      const asked = answer(
        scene({ ...spec, regions: { orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } } } }),
        { kind: 'takeDie', die: 'event' },
        { kind: 'use', as: 'event', use: 'draw-generic' },
      )
      return chance(asked, 'generic-6')
    }
    alike(
      shadow(over(), { kind: 'discard', card: 'generic-1' }),
      shadow(over(), { kind: 'discard', card: 'generic-2' }),
    )
  })
})

describe('a view is filled with every secret choice there is', () => {
  const filled = ({ state }: Scene, draw: (state: State) => unknown): ReadonlySet<unknown> => {
    const view = battles.view(state, 'free')
    return new Set(
      Array.from({ length: 400 }, (_, seed) => {
        const made = battles.determinize(view, randomFrom(String(seed)))
        if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
        return draw(made.right)
      }),
    )
  }
  const secretOf = (state: State): unknown => {
    const vars: object = state.stack.at(-1)?.vars ?? {}
    return 'shadow' in vars ? vars.shadow : undefined
  }

  it('of Tactics tokens', () => {
    const chosen = shadow(begun(), { kind: 'chooseTactics', token: 'regroup' })
    expect([...filled(chosen, secretOf)].sort()).toEqual([
      'combat-event',
      'regroup',
      'uruk-hai',
      'warg-riders',
    ])
  })

  it('of dice to roll again: none, and up to two of five', () => {
    const chosen = shadow(rolled(), { kind: 'reroll', dice: 'none' })
    expect(filled(chosen, secretOf).size).toBe(1 + 5 + 10)
  })

  it('of hands: nothing but a card that was seen is sure', () => {
    const hands = filled(begun(), (state) =>
      battles
        .tables()
        .cardIds.filter((_, number) => state.table.cards[number] === 'shadowHand')
        .join(),
    )
    expect(hands.size).toBeGreaterThan(300)
  })
})
