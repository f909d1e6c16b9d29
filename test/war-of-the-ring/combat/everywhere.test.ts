/**
 * Every card for its combat effect, in attack and in defence, in the field and at a Stronghold (chapter VI,
 * Combat cards): where its title can be used, and that the battle goes on to its end with it. The Armies have
 * everybody whom a title may ask for, and the Ring-bearers are there too.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import {
  warOfTheRing,
  type CharacterId,
  type EventCardId,
  type PositionSpec,
  type RegionId,
  type State,
} from '../../../src/war-of-the-ring'
import { EVENT_CARDS } from '../../../src/war-of-the-ring/data/event-cards'
import { hand } from '../support/read'
import { canUse, freeAttacks, shadowAttacks, using } from './scenes'

const FREE = { 'gondor-elite': 1, 'rohan-elite': 1, 'gondor-regular': 2, 'gondor-leader': 1 }
const SHADOW = { 'isengard-elite': 1, 'southrons-elite': 1, 'sauron-regular': 2, nazgul: 2 }
const COMPANIONS = ['strider', 'gandalf-the-grey', 'meriadoc'] as const

const PLACES = ['attack in the field', 'defence in the field', 'attack on a Stronghold', 'defence inside one']
type Place = (typeof PLACES)[number]

/** Where a title can be used that cannot be used everywhere, whoever is there. */
const ONLY: Readonly<Record<string, ReadonlyArray<Place>>> = {
  scouts: ['defence in the field'],
  'devilry-of-orthanc': ['attack on a Stronghold', 'defence inside one'],
}

/** A field and a Stronghold beside it: in Rohan, where most titles can be used, or near Moria. */
const groundOf = (
  title: string,
): { readonly from: RegionId; readonly to: RegionId; readonly hold: RegionId } =>
  title === 'durins-bane'
    ? { from: 'parth-celebrant', to: 'dimrill-dale', hold: 'lorien' }
    : { from: 'fangorn', to: 'eastemnet', hold: 'helms-deep' }

const placed = (place: string): Partial<Record<CharacterId, string>> =>
  Object.fromEntries(COMPANIONS.map((companion) => [companion, place]))

const battle = (side: string, title: string, card: EventCardId, place: Place): State => {
  const { from, to, hold } = groundOf(title)
  const isFree = side === 'free-peoples'
  const siege = !place.endsWith('field')
  const attacks = place.startsWith('attack')
  const freeAttack = isFree === attacks
  const region = siege ? hold : to
  const inside = siege && !freeAttack ? '/inside' : ''
  const companions = placed(freeAttack && !siege ? from : `${region}${inside}`)
  const spec = {
    fellowship: { region, guide: 'gimli' },
    characters: companions,
    ...(siege && freeAttack ? { captured: [hold] } : {}),
  } as unknown as PositionSpec
  const hands = isFree ? { free: [card] } : { shadow: [card] }
  const [attackers, defenders] = freeAttack ? [FREE, SHADOW] : [SHADOW, FREE]
  const scene = { attackers, defenders, from, to: region, siege, spec, ...hands }
  return freeAttack ? freeAttacks(scene) : shadowAttacks(scene)
}

/** Plays on, chance included, until the battle is over. */
const foughtOut = (state: State): State => {
  const random = randomFrom('everywhere')
  let now = state
  while (now.stack.some(({ kind }) => kind === 'battle')) {
    const actions = warOfTheRing.legalActions(now)
    const applied = warOfTheRing.applyAction(now, actions[random(actions.length)])
    if (E.isLeft(applied)) throw new Error(JSON.stringify(applied.left))
    now = applied.right.state
  }
  return now
}

describe.each(EVENT_CARDS.map((card) => [card.id, card.combat, card.side] as const))(
  '%s used as %s',
  (id, title, side) => {
    it.each(PLACES)('%s', (place) => {
      const state = battle(side, title, id, place)
      const usable = canUse(state, side, id)
      expect(usable).toBe(ONLY[title]?.includes(place) ?? true)
      if (!usable) return
      const fought = foughtOut(using(state, { [side]: id }))
      expect(hand(fought, side)).not.toContain(id)
      expect(warOfTheRing.actors(fought).length + (fought.outcome === null ? 0 : 1)).toBeGreaterThan(0)
    })
  },
)
