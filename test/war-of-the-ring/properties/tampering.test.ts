/**
 * A saved game whose every field has the right form, but which no table could show: decode refuses it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { mustRight, throughText } from '../../kernel/conformance/check'
import { table } from '../support/play'
import { told } from './board'
import { POSITIONS } from './starts'
import { all, at, letThrough, moved, set, type Json, type Tamper } from './tampers'

const SIEGES = mustRight(warOfTheRing.position(POSITIONS['sieges']), 'position')
const MORDOR = mustRight(warOfTheRing.position(POSITIONS['mordor']), 'position')

const ON_THE_MAP: Readonly<Record<string, Tamper>> = {
  'eleven units in a field': moved('sauron-regular', 7, 'reinforcements.shadow', 'armies.minas-tirith'),
  'six units in a box': moved('gondor-regular', 1, 'reinforcements.free-peoples', 'besieged.minas-tirith'),
  'both sides in a field': moved('gondor-regular', 1, 'reinforcements.free-peoples', 'armies.minas-tirith'),
  'a region that does not exist': set('table.armies.bag-end', { 'north-regular': 1 }),
  'a box without a Stronghold': moved('rohan-regular', 1, 'armies.edoras', 'besieged.edoras'),
  'a garrison that nobody besieges': moved('elves-elite', 1, 'armies.rivendell', 'besieged.rivendell'),
  'a garrison in a Stronghold of the enemy': all(set('table.captured', ['minas-tirith'])),
  'an Army in a Town that it has not captured': moved(
    'sauron-regular',
    1,
    'reinforcements.shadow',
    'armies.ered-luin',
  ),
  'an Army in a Stronghold that it has not captured': all(
    set('table.armies.dol-amroth', undefined),
    moved('gondor-regular', 0, 'reinforcements.free-peoples', 'casualties'),
    set('table.armies.dol-amroth', { 'southrons-regular': 1 }),
  ),
  'a unit too many': set('table.armies.bree', { 'north-regular': 2 }),
  'a unit too few': set('table.armies.bree', undefined),
  'Leaders alone': all(moved('dwarves-leader', 1, 'armies.mount-gundabad', 'armies.evendim')),
  'a Leader of the Shadow': set('table.armies.orthanc', { 'isengard-leader': 1 }),
  'a casualty of the Shadow': set('table.casualties', { 'sauron-regular': 1 }),
  'half a unit': set('table.armies.bree', { 'north-regular': 0.5 }),
  'nine Nazgûl': set(
    'table.nazgul',
    Array.from({ length: 9 }, () => 'barad-dur'),
  ),
  'a Nazgûl inside a Stronghold without a garrison': set('table.nazgul', ['dol-guldur/inside']),
  'a Nazgûl inside with the enemy': set('table.nazgul', ['minas-tirith/inside']),
  'a Companion inside with the enemy': set('table.characters.boromir', 'moria/inside'),
  'Aragorn beside Strider': set('table.characters.strider', 'bree'),
  'Aragorn out of the Fellowship of Strider': set('table.characters.strider', 'fellowship'),
  'Strider replaced by nobody': set('table.characters.aragorn', 'aside'),
  'Saruman out of Orthanc': set('table.characters.saruman', 'isengard'),
  'Saruman in another Stronghold': set('table.characters.saruman', 'moria'),
  'a Minion in the Fellowship': set('table.characters.mouth-of-sauron', 'fellowship'),
  'a Companion who is aside': set('table.characters.meriadoc', 'aside'),
  'Gollum on the map': set('table.characters.gollum', 'moria'),
  'a control marker in the wild': set('table.captured', ['hollin']),
  'a control marker on a Fortification': set('table.captured', ['osgiliath']),
  'a control marker under an Army of the owner': set('table.captured', ['edoras']),
  'a Nation passive and at war': set('table.politics.rohan', { steps: 0, active: false }),
  'Elves passive': set('table.politics.elves', { steps: 2, active: false }),
  'a Nation four steps away': set('table.politics.rohan', { steps: 4, active: true }),
}

const BESIDE_THE_MAP: Readonly<Record<string, Tamper>> = {
  'a die too many': set('table.dice.used', { 'free-peoples': 1, shadow: 0 }),
  'a die too few': set('table.dice.huntBox', { 'free-peoples': 0, shadow: 1 }),
  'a pool that nobody in play gives': all(
    set('table.dice.pool', { 'free-peoples': 6, shadow: 11 }),
    set('table.dice.used', { 'free-peoples': 0, shadow: 1 }),
  ),
  'an Eye among the unused': set('table.dice.unused.shadow', { eye: 1, army: 7 }),
  'an Army on a Free Peoples die': set('table.dice.unused.free-peoples', { army: 6 }),
  'four Elven Rings': set('table.dice.rings', { 'free-peoples': 3, shadow: 1 }),
  'a card in two places': set('table.cards.hands.shadow-character', ['sh-char-01']),
  'a card nowhere': (saved) => {
    ;(at(saved, 'table.cards.decks')['shadow-character'] as Array<string>).pop()
  },
  'a card in another deck': all(
    (saved) => {
      ;(at(saved, 'table.cards.decks')['shadow-character'] as Array<string>).shift()
    },
    set('table.cards.hands.shadow-strategy', ['sh-char-01']),
  ),
  'seven cards in a hand': (saved) => {
    const deck = at(saved, 'table.cards.decks')['shadow-character'] as Array<string>
    set('table.cards.hands.shadow-character', deck.splice(0, 7))(saved)
  },
  'a tile too many': set('table.tiles.drawn', { 'standard-3': 1 }),
  'a special tile in the pool outside Mordor': set('table.tiles.pool.elven-rope', 1),
  'an empty pool': all(
    set('table.tiles.drawn', at(throughText(told(SIEGES)) as Json, 'table.tiles.pool')),
    set('table.tiles.pool', {}),
  ),
  'Corruption 12': set('table.fellowship.corruption', 12),
  'Progress while Revealed': set('table.fellowship.revealed', true),
  'Progress 13': set('table.fellowship.progress', 13),
  'a Guide outside the Fellowship': set('table.fellowship.guide', 'gimli'),
  'Gollum as Guide of others': set('table.fellowship.guide', 'gollum'),
  'the Fellowship in a region and in Mordor': set('table.fellowship.mordor', 2),
  'the Fellowship nowhere': set('table.fellowship.region', null),
  'an attempt in Mordor outside Mordor': set('table.fellowship.tried', true),
  'an outcome in a game that goes on': set('outcome', {
    winners: ['shadow'],
    reason: 'so I say',
    rule: 'victory.shadow',
    scores: { 'free-peoples': 0, shadow: 10 },
  }),
}

const IN_MORDOR: Readonly<Record<string, Tamper>> = {
  'a sixth step': set('table.fellowship.mordor', 6),
  'the Crack of Doom reached': set('table.fellowship.mordor', 5),
  'Progress on the track': set('table.fellowship.progress', 1),
  'a special tile still waiting': set('table.tiles.waiting', { 'elven-rope': 1 }),
}

describe('a saved game is refused with', () => {
  it('nothing, when nothing is tampered with', () => {
    for (const state of [SIEGES, MORDOR])
      expect(warOfTheRing.decode(throughText(warOfTheRing.encode(state)))).toEqual(E.right(state))
  })

  it('anything that cannot be on the map', () => {
    expect(letThrough(SIEGES, ON_THE_MAP)).toEqual([])
  })

  it('anything that cannot be with dice, cards, tiles and tracks', () => {
    expect(letThrough(SIEGES, BESIDE_THE_MAP)).toEqual([])
  })

  it('anything that cannot be in Mordor', () => {
    expect(letThrough(MORDOR, IN_MORDOR)).toEqual([])
  })

  it('a special Hunt tile whose card was not played', () => {
    const state = table({ dice: { 'free-peoples': ['event'], shadow: [] } })
    expect(
      letThrough(state, { 'a rope without its card': set('table.tiles.waiting', { 'elven-rope': 1 }) }),
    ).toEqual([])
    const played = table({
      dice: { 'free-peoples': ['event'], shadow: [] },
      huntTiles: { waiting: { 'elven-rope': 1 } },
    })
    expect(letThrough(played, { nothing: () => undefined })).toEqual(['nothing'])
  })
})
