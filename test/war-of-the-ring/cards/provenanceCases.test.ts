/**
 * Which card an event names where a card works through something else: from the table, in a tile, in battle.
 */
import { describe, expect, it } from 'vitest'
import type { State } from '../../../src/war-of-the-ring'
import { shadowAttacks, using } from '../combat/scenes'
import { after, dice, eventsOf, free, shadow, type Move } from '../support/play'
import { holding, play } from './fellowshipScenes'
import { found, hunted, lying, MOVE, PASS, RING, tile, to, use } from './tableScenes'

/** The events of some moves as `kind card title`. */
const told = (state: State, ...moves: ReadonlyArray<Move>): ReadonlyArray<string> =>
  eventsOf(state, ...moves).map(({ kind, card = '-', combat = '-' }) => `${kind} ${card} ${combat}`)

describe('what a card on the table brings about names it', () => {
  it('the card that the Palantír draws', () => {
    const spec = { characters: { saruman: 'orthanc' }, onTable: lying('sh-char-21') } as const
    const state = after(holding('sh-char-01', spec), play('sh-char-01'))
    const draws = shadow({ kind: 'drawFrom', deck: 'strategy' })
    expect(told(state, draws, dice('sh-strat-09'))).toEqual(['CardDrawn sh-char-21 -'])
  })

  it('the tile of the Balrog, but not that of the Stronghold', () => {
    const state = after(
      hunted(['sh-char-17'], { fellowship: { region: 'hollin', progress: 0 } }),
      MOVE,
      dice(6, tile('standard-1-reveal')),
      RING,
      to('moria'),
    )
    expect(told(state, use('sh-char-17'), dice(tile('standard-3')), RING, dice(tile('standard-2')))).toEqual([
      'CardUsed sh-char-17 -',
      'CardLeftTable sh-char-17 -',
      'TileDrawn sh-char-17 -',
      'DamageSet sh-char-17 -',
      'CorruptionChanged sh-char-17 -',
      'TileDrawn - -',
      'DamageSet - -',
    ])
  })

  it('the tile that takes the place of another, and the one that goes back', () => {
    const state = after(found(['fp-char-05']), dice(tile('standard-3')))
    expect(told(state, use('fp-char-05'), dice(tile('standard-1')), RING)).toEqual([
      'CardUsed fp-char-05 -',
      'CardLeftTable fp-char-05 -',
      'TileDrawn fp-char-05 -',
      'DamageSet fp-char-05 -',
      'CorruptionChanged fp-char-05 -',
      'TileReturned fp-char-05 -',
      'DieToHuntBox - -',
    ])
  })

  it('the card that goes with a Companion', () => {
    const lost = after(
      found(['sh-char-15', 'fp-char-05']),
      dice(tile('standard-2')),
      PASS,
      free({ kind: 'loseGuide' }),
    )
    const [event] = eventsOf(lost, shadow({ kind: 'discard', card: 'fp-char-05' }))
    expect(event).toEqual({
      kind: 'CardDiscarded',
      rule: 'events.onTable',
      side: 'free-peoples',
      deck: 'character',
      drawn: 'fp-char-05',
      card: 'sh-char-15',
    })
  })
})

describe('what a Combat card brings about names it and its title', () => {
  const scene = {
    attackers: { 'sauron-regular': 5 },
    shadow: ['sh-char-17'],
    from: 'dimrill-dale',
    to: 'parth-celebrant',
  } as const

  it('its own dice and the losses it causes, chosen or not, but no other', () => {
    const mixed = { 'elves-regular': 1, 'north-regular': 3 }
    const state = using(shadowAttacks({ ...scene, defenders: mixed }), { shadow: 'sh-char-17' })
    const loses = free({ kind: 'lose', piece: 'north-regular' })
    const events = told(state, dice(4, 1, 5), loses, loses, dice(1, 1, 1, 1, 1, 1, 1))
    const bane = 'sh-char-17 durins-bane'
    expect(events.slice(0, 5)).toEqual([
      `StrikeDieRolled ${bane}`,
      `StrikeDieRolled ${bane}`,
      `StrikeDieRolled ${bane}`,
      `Lost ${bane}`,
      `Lost ${bane}`,
    ])
    expect(events.slice(5).every((event) => event === 'CombatDieRolled - -')).toBe(true)
  })

  it('an Army that it destroys, with all who fall with it', () => {
    const few = { 'elves-regular': 1, 'elves-leader': 1, boromir: 1 }
    const state = using(shadowAttacks({ ...scene, defenders: few }), { shadow: 'sh-char-17' })
    const events = eventsOf(state, dice(6, 1, 1))
    expect(events.filter(({ combat }) => combat === 'durins-bane').map(({ kind }) => kind)).toEqual([
      'StrikeDieRolled',
      'StrikeDieRolled',
      'StrikeDieRolled',
      'Lost',
      'Lost',
      'CharacterEliminated',
    ])
    expect(events.at(-1)).toMatchObject({ kind: 'BattleEnded' })
    expect(events.at(-1)?.card).toBeUndefined()
  })
})

describe('who leaves the Fellowship to come back', () => {
  const REVEALED = { fellowship: { region: 'hollin', revealed: true } } as const

  it('is told to be set aside, by a card and by the Hunt', () => {
    const lured = after(holding('sh-char-13', REVEALED), play('sh-char-13'), dice('meriadoc'))
    expect(eventsOf(lured, free({ kind: 'lose', piece: 'meriadoc' }))[0]).toEqual({
      kind: 'CharacterSetAside',
      rule: 'events.overrides',
      character: 'meriadoc',
      card: 'sh-char-13',
    })
    const hit = after(found([]), dice(tile('standard-2')), free({ kind: 'loseRandom' }))
    expect(eventsOf(hit, dice('meriadoc'))).toContainEqual({
      kind: 'CharacterSetAside',
      rule: 'hunt.casualty',
      character: 'meriadoc',
    })
  })
})
