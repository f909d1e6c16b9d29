/**
 * Reasons in scenes: what a referee says against an action, and the way to one that is not asked for yet.
 */
import { expect } from 'vitest'
import { battles } from '../../../src/battles'
import { scene, type Scene } from './play'

type Asked = { readonly kind: string } & Readonly<Record<string, unknown>>

/** The reasons against an action of a seat: each rule with its fact in words. */
export const reasons = ({ state }: Scene, seat: string, action: Asked): ReadonlyArray<unknown> =>
  battles.whyNot(state, { seat, ...action }).map(({ rule, facts }) => [rule, facts['because']])

/** The first of them. */
export const why = (played: Scene, seat: string, action: Asked): unknown => reasons(played, seat, action)[0]

/** What is done before an action that then is legal. */
export const way = ({ state }: Scene, seat: string, action: Asked): ReadonlyArray<unknown> => {
  const { after, rules } = battles.wayTo(state, { seat, ...action })
  expect(rules).toEqual([])
  return after.map(({ kind }) => kind)
}

/** It is not the turn of the Shadow. */
export const THEIRS = ['turn.actions', 'it is the turn of the Free Peoples']

/** The set-up, the Free Peoples on turn. */
export const start = () =>
  scene({
    empty: false,
    dice: {
      free: { character: 1, muster: 1, event: 1 },
      shadow: { army: 1, character: 1, eye: 1, event: 1 },
    },
    acting: 'free',
    position: 'balcony',
    hands: {
      free: ['axe-and-bow', 'horns-in-the-dale', 'the-staff-broken', 'generic-1'],
      shadow: ['wolf-raid', 'generic-2'],
    },
  })

/** The set-up, the Shadow on turn. */
export const shadows = () =>
  scene({
    empty: false,
    dice: { free: { muster: 1 }, shadow: { army: 1, character: 1, eye: 1 } },
    acting: 'shadow',
    position: 'balcony',
    hands: { shadow: ['wolf-raid', 'fire-of-orthanc', 'axes-in-the-wood'] },
  })
