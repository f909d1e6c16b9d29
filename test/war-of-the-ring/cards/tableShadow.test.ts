/** Cards of the Shadow that stay on the table, about the Hunt and cards. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type EventCardId, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsAs, free, named, offered, refused, shadow } from '../support/play'
import { discards, fellowship, hand, tiles } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { diceFor, holding, placeOf, play } from './fellowshipScenes'
import { declaring, DONE, found, hunted, MOVE, phase, RING, SHADOW_PASS, tile, to, use } from './tableScenes'

const GUIDE = free({ kind: 'loseGuide' })
const RANDOM = free({ kind: 'loseRandom' })

const staysOnTable = (card: EventCardId, spec: PositionSpec = {}) =>
  ruleAllows('events.playing', 'its own result and an Event lay it on the table', () => {
    const state = holding(card, spec)
    expect(diceFor(state, card)).toEqual(['character', 'event'])
    const played = after(state, play(card, 'character'))
    expect(placeOf(played, card)).toBe('onTable')
    expect(asked(played)).toBe('free-peoples decide/action')
  })

describe('sh-char-15 Worn with Sorrow and Toil', () => {
  const card = 'sh-char-15'
  const ROB = shadow({ kind: 'discardRandom' })
  const hit = (
    spec: PositionSpec = {},
    cards: ReadonlyArray<EventCardId> = [card],
    id = 'standard-2',
  ): State => after(found(cards, spec), dice(tile(id)))
  const HELD = { hands: { 'free-peoples': ['fp-char-09', 'fp-char-10', 'fp-strat-14'] } } as const
  staysOnTable(card)

  ruleAllows('events.onTable', 'DP-9.9: after a casualty the Shadow may take a card by chance', () => {
    const state = after(hit(HELD), GUIDE)
    expect(asked(state)).toBe('shadow decide/forfeit')
    expect(offered(state)).toEqual([SHADOW_PASS, ROB])
    const robbing = after(state, ROB)
    expect(asked(robbing)).toBe('nature card from the hand')
    expect(warOfTheRing.chances(robbing).map(({ action }) => action.outcome)).toEqual([
      'fp-char-09',
      'fp-char-10',
    ])
    const robbed = after(robbing, dice(named('card from the hand', 'fp-char-10')))
    expect(hand(robbed, 'free-peoples')).toEqual(['fp-char-09', 'fp-strat-14'])
    expect(discards(robbed, 'free-peoples')).toEqual(['fp-char-10'])
    expect(placeOf(robbed, card)).toBe('onTable')
    expect(asked(robbed)).toBe('shadow decide/action')
    expect(eventsAs('CardDiscarded', robbing, dice(named('card from the hand', 'fp-char-10')))[0]?.only).toBe(
      'free-peoples',
    )
    expect(hand(after(state, SHADOW_PASS), 'free-peoples')).toHaveLength(3)
  })

  ruleAllows('events.onTable', 'or one of his choice from the table, whatever the hand', () => {
    const state = after(
      hit(HELD, [card, 'fp-char-05', 'fp-char-06', 'fp-strat-02']),
      free({ kind: 'pass' }),
      RANDOM,
    )
    const lost = after(state, dice(named('random companion', 'strider')))
    const take = (one: EventCardId) => shadow({ kind: 'discard', card: one })
    expect(offered(lost)).toEqual([SHADOW_PASS, take('fp-char-05'), take('fp-char-06'), ROB])
    expect(refused(lost, take('fp-strat-02'))).toEqual(['events.overrides'])
    expect(refused(lost, take('fp-char-09'))).toEqual(['events.overrides'])
    const taken = after(lost, take('fp-char-06'))
    expect(placeOf(taken, 'fp-char-06')).toBe('played')
    expect(hand(taken, 'free-peoples')).toHaveLength(3)
  })

  ruleForbids('events.onTable', 'by chance where the hand has no Character card', () => {
    const none = { hands: { 'free-peoples': ['fp-strat-14'] } } as const
    const state = after(hit(none, [card, 'fp-char-06']), GUIDE)
    expect(offered(state)).toEqual([SHADOW_PASS, shadow({ kind: 'discard', card: 'fp-char-06' })])
    expect(refused(state, ROB)).toEqual(['events.overrides'])
  })

  it('before the new Guide is asked for, and again for every tile', () => {
    const two = { ...HELD, characters: { strider: 'eliminated', legolas: 'eliminated' } } as const
    const state = after(hit(two, [card], 'standard-3'), GUIDE)
    expect(asked(state)).toBe('shadow decide/forfeit')
    expect(asked(after(state, SHADOW_PASS))).toBe('free-peoples decide/guide')
  })

  ruleForbids(
    'events.onTable',
    'not for Corruption, not without a card to take, not for one who leaves',
    () => {
      expect(asked(after(hit(HELD), RING))).toBe('shadow decide/action')
      expect(asked(after(hit({ hands: { 'free-peoples': ['fp-strat-14'] } }), GUIDE))).toBe(
        'shadow decide/action',
      )
      const hobbits = hit(
        {
          ...HELD,
          characters: {
            'gandalf-the-grey': 'eliminated',
            strider: 'eliminated',
            boromir: 'eliminated',
            legolas: 'eliminated',
            gimli: 'eliminated',
          },
          fellowship: { region: 'hollin', guide: 'meriadoc' },
        },
        [card],
        'standard-1',
      )
      const gone = after(hobbits, free({ kind: 'guideLeaves' }))
      expect(asked(gone)).toBe('free-peoples decide/destination')
      const taken = after(hobbits, GUIDE)
      expect(asked(taken)).toBe('shadow decide/forfeit')
    },
  )

  ruleForbids(
    'events.onTable',
    'it ends with a declaration in a Stronghold that the Free Peoples hold',
    () => {
      const lorien = { region: 'moria', progress: 2 } as const
      const declared = after(phase([card], lorien), ...declaring('dimrill-dale', 'lorien'))
      expect(placeOf(declared, card)).toBe('played')
      expect(placeOf(after(phase([card], lorien), ...declaring('dimrill-dale'), DONE), card)).toBe('onTable')
      const edoras = phase([card], { region: 'westemnet', progress: 1 })
      expect(placeOf(after(edoras, ...declaring('edoras')), card)).toBe('onTable')
      const captured = phase(
        [card],
        { region: 'dimrill-dale', progress: 1 },
        {
          armies: { lorien: { 'sauron-regular': 1 } },
          captured: ['lorien'],
        },
      )
      expect(placeOf(after(captured, ...declaring('lorien')), card)).toBe('onTable')
    },
  )
})

describe('sh-char-16 Flocks of Crebain', () => {
  const card = 'sh-char-16'
  staysOnTable(card)

  ruleAllows('events.onTable', 'DP-9.1: asked before the Hunt roll; every die counts one more', () => {
    const state = after(hunted([card], { huntBox: { shadow: 2 } }), MOVE)
    expect(asked(state)).toBe('shadow decide/reaction')
    expect(offered(state)).toEqual([SHADOW_PASS, use(card)])
    const used = after(state, use(card))
    expect(placeOf(used, card)).toBe('played')
    const rolls = eventsAs('HuntDieRolled', used, drawn('hunt die', 5), drawn('hunt die', 4))
    expect(rolls.map(({ success }) => success)).toEqual([true, false])
    const plain = after(state, SHADOW_PASS)
    expect(eventsAs('HuntDieRolled', plain, dice(5, 5)).map(({ success }) => success)).toEqual([false, false])
    expect(placeOf(after(plain, dice(5, 5)), card)).toBe('onTable')
  })

  it('adds to the dice of the Free Peoples in the Hunt box, for re-rolls too; a 1 still fails', () => {
    const state = after(
      hunted([card], {
        huntBox: { shadow: 1, 'free-peoples': 1 },
        armies: { hollin: { 'sauron-regular': 1 } },
      }),
      MOVE,
      use(card),
    )
    const rolls = eventsAs('HuntDieRolled', state, drawn('hunt die', 1), drawn('hunt die', 4))
    expect(rolls.map(({ success, again }) => [success, again])).toEqual([
      [false, false],
      [true, true],
    ])
  })

  ruleForbids('events.onTable', 'no roll, no question', () => {
    expect(asked(after(hunted([card], { huntBox: {} }), MOVE))).toBe('shadow decide/action')
    const mordor = after(hunted([card], { fellowship: { mordor: 1 } }), MOVE)
    expect(asked(mordor)).toBe('nature hunt tile')
  })

  ruleForbids('events.onTable', 'it ends with a declaration in a City or Stronghold, captured or not', () => {
    const edoras = { region: 'westemnet', progress: 1 } as const
    expect(placeOf(after(phase([card], edoras), ...declaring('edoras')), card)).toBe('played')
    const spec = { armies: { edoras: { 'isengard-regular': 1 } }, captured: ['edoras'] } as const
    expect(placeOf(after(phase([card], edoras, spec), ...declaring('edoras')), card)).toBe('played')
    const town = phase([card], { region: 'edoras', progress: 1 })
    expect(placeOf(after(town, ...declaring('westemnet')), card)).toBe('onTable')
    expect(placeOf(after(town, free({ kind: 'pass' })), card)).toBe('onTable')
  })

  it('a reveal leaves it on the table', () => {
    const state = after(found([], { onTable: {} }), dice(tile('standard-0-reveal')))
    expect(asked(state)).toBe('free-peoples decide/path')
    const kept = after(hunted([card]), MOVE, SHADOW_PASS, dice(6, tile('standard-0-reveal')), DONE)
    expect(fellowship(kept).revealed).toBe(true)
    expect(placeOf(kept, card)).toBe('onTable')
  })
})

describe('sh-char-17 Balrog of Moria', () => {
  const card = 'sh-char-17'
  const way = { region: 'hollin', progress: 2 } as const
  staysOnTable(card)

  ruleAllows('events.onTable', 'a declaration by way of Moria: the Shadow may draw a tile', () => {
    const state = after(phase([card], way), ...declaring('moria', 'dimrill-dale'))
    expect(asked(state)).toBe('shadow decide/reaction')
    expect(offered(state)).toEqual([SHADOW_PASS, use(card)])
    const struck = after(state, use(card), dice(tile('standard-2')))
    expect(asked(struck)).toBe('free-peoples decide/damage')
    expect(fellowship(struck).region).toBe('dimrill-dale')
    expect(placeOf(struck, card)).toBe('played')
    expect(fellowship(after(struck, RING)).corruption).toBe(2)
    const kept = after(state, SHADOW_PASS)
    expect(placeOf(kept, card)).toBe('onTable')
    expect(tiles(kept).drawn).toEqual({})
  })

  it('its Reveal icon reveals, where the Fellowship has come, without another way', () => {
    const state = after(
      phase([card], way),
      ...declaring('moria', 'dimrill-dale'),
      use(card),
      dice(tile('standard-0-reveal')),
    )
    expect(fellowship(state)).toMatchObject({ revealed: true, region: 'dimrill-dale' })
    expect(tiles(state).drawn).toEqual({ 'standard-0-reveal': 1 })
  })

  ruleForbids(
    'hunt.declaredTile',
    'WR-9.16: not after a declaration in a City or Stronghold they hold',
    () => {
      const lorien = { region: 'moria', progress: 2 } as const
      const come = declaring('dimrill-dale', 'lorien')
      const state = after(phase([card], lorien), ...come, use(card), dice(tile('standard-1-reveal')), RING)
      expect(fellowship(state)).toMatchObject({ revealed: false, corruption: 1 })
    },
  )

  ruleAllows('hunt.declaredTile', 'elsewhere, and in a Stronghold the Shadow has taken, it reveals', () => {
    const taken = phase(
      [card],
      { region: 'moria', progress: 2 },
      {
        armies: { lorien: { 'sauron-regular': 1 } },
        captured: ['lorien'],
      },
    )
    const state = after(
      taken,
      ...declaring('dimrill-dale', 'lorien'),
      use(card),
      dice(tile('standard-1-reveal')),
      RING,
    )
    expect(fellowship(state)).toMatchObject({ revealed: true, region: 'lorien' })
  })

  it('an Eye does nothing', () => {
    const state = after(
      phase([card], way),
      ...declaring('moria', 'dimrill-dale'),
      use(card),
      dice(tile('standard-eye')),
    )
    expect(fellowship(state)).toMatchObject({ revealed: false, corruption: 0 })
    expect(tiles(state).drawn).toEqual({ 'standard-eye': 1 })
  })

  ruleAllows(
    'hunt.severalTiles',
    'EX-22: the tile that reveals, that of the Balrog, that of the Stronghold',
    () => {
      const state = after(
        hunted([card], { fellowship: { region: 'hollin', progress: 0 } }),
        MOVE,
        dice(6, tile('standard-1-reveal')),
        RING,
        to('moria'),
      )
      expect(asked(state)).toBe('shadow decide/reaction')
      const balrog = after(state, use(card), dice(tile('standard-3')))
      expect(asked(balrog)).toBe('free-peoples decide/damage')
      expect(balrog.stack.some(({ kind }) => kind === 'pathCard')).toBe(true)
      const stronghold = after(balrog, RING, dice(tile('standard-2')), RING)
      expect(fellowship(stronghold)).toMatchObject({ corruption: 6, revealed: true, region: 'moria' })
      expect(tiles(stronghold).drawn).toEqual({ 'standard-3': 1, 'standard-2': 1, 'standard-1-reveal': 1 })
    },
  )

  it('OR-61: a Fellowship that shows itself in Moria after a move has come through it', () => {
    const still = after(
      hunted([card], { fellowship: { region: 'moria', progress: 0 } }),
      MOVE,
      dice(6, tile('standard-0-reveal')),
      DONE,
    )
    expect(asked(still)).toBe('shadow decide/reaction')
  })

  ruleForbids('events.onTable', 'another way, or none at all', () => {
    const around = after(phase([card], { region: 'hollin', progress: 1 }), ...declaring('fords-of-bruinen'))
    expect(placeOf(around, card)).toBe('onTable')
    expect(asked(around)).not.toContain('reaction')
    const none = after(phase([card], { region: 'moria', progress: 0 }), ...declaring())
    expect(asked(none)).not.toContain('reaction')
    expect(refused(around, use(card))).toContain('events.onTable')
  })
})
