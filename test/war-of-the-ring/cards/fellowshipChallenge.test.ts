/** Challenge of the King: three tiles drawn to take the Eyes out of the pool. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsOf, named, refused } from '../support/play'
import { fellowship, tiles, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { diceFor, holding, placeOf, play, STANDARD } from './fellowshipScenes'

const whereIs = (state: State) => where(state, 'strider')
const one = (tile: string) => drawn('hunt tile', tile)
const chancesOf = (state: State) =>
  Object.fromEntries(
    warOfTheRing
      .chances(state)
      .map(({ action, probability: { numerator, denominator } }) => [
        action.outcome,
        `${numerator}/${denominator}`,
      ]),
  )

describe('fp-char-14 Challenge of the King', () => {
  const card = 'fp-char-14'
  const army = { 'gondor-regular': 1 } as const
  const king = (spec: PositionSpec = {}): State =>
    holding(card, {
      characters: { strider: 'lossarnach' },
      armies: { lossarnach: army },
      ...spec,
    })
  const three = (...drawn: ReadonlyArray<string>) => dice(...drawn.map((tile) => named('hunt tile', tile)))
  const EYE = 'standard-eye'

  ruleAllows(
    'events.requirement',
    'Strider with an Army in Gondor, of any Nation, or Aragorn in Rohan',
    () => {
      expect(diceFor(king(), card)).toEqual(['character', 'event'])
      expect(diceFor(king({ armies: { lossarnach: { 'rohan-elite': 1 } } }), card)).toHaveLength(2)
      const aragorn = king({
        characters: { strider: 'replaced', aragorn: 'fords-of-isen' },
        armies: { 'fords-of-isen': army },
      })
      expect(diceFor(aragorn, card)).toHaveLength(2)
    },
  )

  ruleAllows('events.requirement', 'a besieged Army is with him too', () => {
    const besieged = king({
      characters: { strider: 'minas-tirith/inside' },
      armies: { 'minas-tirith': { 'sauron-regular': 2 } },
      besieged: { 'minas-tirith': army },
    })
    expect(diceFor(besieged, card)).toHaveLength(2)
  })

  ruleForbids('events.requirement', 'not in the Fellowship, not alone, not in Osgiliath', () => {
    const no = (spec: PositionSpec) => refused(king(spec), play(card))
    expect(no({ characters: {} })).toEqual(['events.requirement'])
    expect(no({ armies: { lossarnach: {} } })).toEqual(['events.requirement'])
    expect(no({ characters: { strider: 'osgiliath' }, armies: { osgiliath: army } })).toEqual([
      'events.requirement',
    ])
    const enemies = { armies: { lossarnach: { 'sauron-regular': 1 } }, captured: ['lossarnach'] } as const
    expect(no({ characters: { strider: 'lossarnach' }, ...enemies })).toEqual(['events.requirement'])
  })

  it('draws three tiles; each Eye leaves the game and the others go back without effect', () => {
    const state = after(king(), play(card), three(EYE, 'standard-3', EYE))
    expect(tiles(state)).toEqual({
      pool: { ...STANDARD, [EYE]: 2 },
      drawn: {},
      waiting: {},
      removed: { [EYE]: 2 },
    })
    expect([fellowship(state).corruption, fellowship(state).revealed]).toEqual([0, false])
    expect([asked(state), whereIs(state)]).toEqual(['shadow decide/action', 'lossarnach'])
    expect(placeOf(state, card)).toBe('played')
  })

  it('without an Eye nothing happens', () => {
    const state = after(king(), play(card), three('standard-1', 'standard-3', 'standard-2-reveal'))
    expect(tiles(state)).toEqual({ pool: STANDARD, drawn: {}, waiting: {}, removed: {} })
  })

  it('three Eyes go back, and he is eliminated', () => {
    const state = after(king(), play(card), three(EYE, EYE, EYE))
    expect(tiles(state)).toEqual({ pool: STANDARD, drawn: {}, waiting: {}, removed: {} })
    expect(whereIs(state)).toBe('eliminated')
    const rules = eventsOf(king(), play(card), three(EYE, EYE, EYE)).filter(
      ({ kind }) => kind === 'CharacterEliminated',
    )
    expect(rules).toEqual([
      {
        kind: 'CharacterEliminated',
        rule: 'events.overrides',
        character: 'strider',
        region: 'lossarnach',
        card,
      },
    ])
  })

  it('a tile drawn by it is not drawn again', () => {
    const state = after(king(), play(card), one(EYE))
    expect(chancesOf(state)[EYE]).toBe('3/15')
  })

  it('a game saved between two draws goes on as it was', () => {
    const state = after(king(), play(card), one(EYE))
    const saved = warOfTheRing.decode(JSON.parse(JSON.stringify(warOfTheRing.encode(state))))
    if (saved._tag === 'Left') throw new Error(saved.left.problem)
    expect(warOfTheRing.hash(saved.right)).toBe(warOfTheRing.hash(state))
    expect(tiles(after(saved.right, three(EYE, 'standard-1'))).removed).toEqual({ [EYE]: 2 })
  })

  it('when the pool runs out the tiles drawn before come back, those of the card do not', () => {
    const start = king({ huntTiles: { pool: { 'standard-1': 1, [EYE]: 1 } } })
    const state = after(start, play(card), one(EYE))
    // The second tile is the only one left; then the pool is filled with the fourteen others.
    expect(chancesOf(state)).toEqual({
      [EYE]: '3/14',
      'standard-3': '3/14',
      'standard-2': '2/14',
      'standard-2-reveal': '1/14',
      'standard-1': '1/14',
      'standard-1-reveal': '2/14',
      'standard-0-reveal': '2/14',
    })
    const judged = after(state, one('standard-3'))
    expect(tiles(judged)).toEqual({
      pool: { ...STANDARD, [EYE]: 3 },
      drawn: {},
      waiting: {},
      removed: { [EYE]: 1 },
    })
  })

  it('with fewer tiles in all than are to be drawn those are judged', () => {
    const few = warOfTheRing.with({
      name: 'seven-tiles',
      huntTiles: warOfTheRing
        .tables()
        .huntTiles.filter(({ kind }) => kind === 'standard')
        .map((tile) => ({ ...tile, count: 1 })),
      cards: [
        {
          id: card,
          name: 'Challenge of the King',
          side: 'free-peoples',
          deck: 'character',
          number: 14,
          playedWith: 'character',
          combat: 'sudden-strike',
          says: 'Draws ten tiles.',
          effect: [{ kind: 'challenge', tiles: 10, who: ['strider'] }],
        },
      ],
    })
    if (few._tag === 'Left') throw new Error(few.left.problem)
    const begun = few.right.position({
      hands: { 'free-peoples': [card] },
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
    })
    if (begun._tag === 'Left') throw new Error(begun.left.problem)
    const played = few.right.applyAction(begun.right, play(card))
    if (played._tag === 'Left') throw new Error(JSON.stringify(played.left))
    expect(played.right.events.filter(({ kind }) => kind === 'TileDrawn')).toHaveLength(7)
    expect(played.right.events).toContainEqual(
      expect.objectContaining({ kind: 'TileRemoved', tile: EYE, number: 1 }),
    )
  })

  it('The Ring is Mine! counts as an Eye', () => {
    const start = king({
      fellowship: { mordor: 0 },
      huntTiles: { pool: { ...STANDARD, 'the-ring-is-mine': 1 } },
    })
    const state = after(start, play(card), three('the-ring-is-mine', EYE, 'standard-1'))
    expect(tiles(state).removed).toEqual({ [EYE]: 1, 'the-ring-is-mine': 1 })
    const fell = after(start, play(card), three('the-ring-is-mine', EYE, EYE))
    expect(whereIs(fell)).toBe('eliminated')
    expect(tiles(fell).pool).toEqual({ ...STANDARD, 'the-ring-is-mine': 1 })
  })
})
