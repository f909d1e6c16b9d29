/** The turn (chapter IV): its six phases in order, what is asked in each, and how actions alternate. */
import { describe, expect } from 'vitest'
import { EVENT_CARD_IDS, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsAs, factsOf, free, fresh, offered } from '../support/play'
import { offers, refused, shadow, table, winner, type Said } from '../support/play'
import { fellowship, hand, huntBox, politics, pool, told, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const PASS = free({ kind: 'pass' })
const GANDALF = free({ kind: 'nameGuide', companion: 'gandalf-the-grey' })
const NO_DICE = shadow({ kind: 'allocate', dice: 0 })
const CARDS = dice('fp-char-01', 'fp-strat-01', 'sh-char-01', 'sh-strat-01')
/** Seven dice of the Shadow that bring nothing but Eyes. */
const EYES = Array<'eye'>(7).fill('eye')

const elves: Said = { kind: 'advanceNation', die: 'muster', as: 'muster', nation: 'elves' }
const ELVES = free(elves)
const SAURON = shadow({ ...elves, nation: 'sauron' })
const SOUTHRONS = shadow({ ...elves, nation: 'southrons' })
const STEP = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

/** Dice that bring nothing but Muster results, so many of either side. */
const musters = (ours: number, theirs: number, more = {}): State =>
  table({
    dice: {
      'free-peoples': Array<'muster'>(ours).fill('muster'),
      shadow: Array<'muster'>(theirs).fill('muster'),
    },
    ...more,
  })

describe('the six phases', () => {
  ruleAllows('turn.phases', 'a turn goes from the draw to the victory check, and then begins anew', () => {
    const questions: Array<string> = []
    let state = fresh()
    const roll = dice('muster', 'muster', 'muster', 'muster', ...EYES)
    for (const move of [CARDS, PASS, GANDALF, NO_DICE, roll, ELVES, ELVES, ELVES]) {
      questions.push(asked(state))
      state = after(state, move)
    }
    expect(questions).toEqual([
      'nature free-peoples character card',
      'free-peoples decide/declare',
      'free-peoples decide/guide',
      'shadow decide/allocation',
      'nature free-peoples action die',
      'free-peoples decide/action',
      'free-peoples decide/action',
      'free-peoples decide/action',
    ])
    expect(told(state).turn).toBe(1)
    const next = after(state, free({ ...elves, nation: 'dwarves' }))
    expect([told(next).turn, asked(next)]).toEqual([2, 'nature free-peoples character card'])
  })

  ruleForbids('turn.phases', 'nobody uses a die before the Action roll', () => {
    const state = after(fresh(), CARDS)
    expect(refused(state, STEP)).toEqual(['turn.actions', 'turn.phases'])
    expect(refused(after(state, PASS, GANDALF), SAURON)).toEqual(['turn.actions', 'turn.phases'])
  })

  ruleAllows('turn.draw', 'each player draws a card from either deck, the Free Peoples first', () => {
    const cards = eventsAs('CardDrawn', fresh(), CARDS).map(({ side, deck }) => `${side} ${deck}`)
    expect(cards).toEqual([
      'free-peoples character',
      'free-peoples strategy',
      'shadow character',
      'shadow strategy',
    ])
    const state = after(fresh(), CARDS)
    expect([hand(state, 'free-peoples'), hand(state, 'shadow')]).toEqual([
      ['fp-char-01', 'fp-strat-01'],
      ['sh-char-01', 'sh-strat-01'],
    ])
  })

  ruleForbids('turn.draw', 'nobody draws a card of the other deck or of the other side instead', () => {
    expect(offered(fresh()).map((draw) => (draw.kind === 'chance' ? draw.outcome : draw.kind))).toEqual(
      EVENT_CARD_IDS.filter((card) => card.startsWith('fp-char')),
    )
    expect(refused(fresh(), drawn('free-peoples character card', 'fp-strat-01'))).toEqual(['not asked'])
  })
})

describe('the Fellowship phase', () => {
  const inEdoras = table({ phase: 'fellowship', fellowship: { region: 'edoras', corruption: 3 } })

  ruleAllows('turn.fellowshipPhase', 'DP-4.2: the Free Peoples declare or do not', () => {
    expect(asked(inEdoras)).toBe('free-peoples decide/declare')
    expect(offered(inEdoras)).toEqual([PASS, free({ kind: 'declare' })])
    const declared = after(inEdoras, free({ kind: 'declare' }))
    expect(fellowship(declared).corruption).toBe(2)
    expect(politics(declared, 'rohan')).toBe('active, 3 steps')
    expect(asked(declared)).toBe('free-peoples decide/guide')
  })

  ruleForbids(
    'turn.fellowshipPhase',
    'to stay in a City without a declaration heals and rouses nobody',
    () => {
      const silent = after(inEdoras, PASS)
      expect(fellowship(silent).corruption).toBe(3)
      expect(politics(silent, 'rohan')).toBe('passive, 3 steps')
    },
  )

  ruleForbids('turn.fellowshipPhase', 'there is no declaration in other phases, nor by the Shadow', () => {
    expect(refused(inEdoras, shadow({ kind: 'declare' }))).toEqual(['turn.fellowshipPhase'])
    expect(refused(musters(1, 1), free({ kind: 'declare' }))).toEqual(['turn.fellowshipPhase'])
    const revealed = table({ phase: 'fellowship', fellowship: { revealed: true } })
    expect(asked(revealed)).toBe('free-peoples decide/guide')
    const inMordor = table({ phase: 'fellowship', fellowship: { mordor: 2 } })
    expect(asked(inMordor)).toBe('free-peoples decide/guide')
  })

  ruleAllows('turn.fellowshipPhase', 'DP-4.3: one of those of the highest Level is named Guide', () => {
    const state = after(inEdoras, PASS)
    expect(asked(state)).toBe('free-peoples decide/guide')
    expect(offers(state, 'nameGuide', 'companion')).toEqual(['gandalf-the-grey', 'strider'])
    const named = after(state, free({ kind: 'nameGuide', companion: 'strider' }))
    expect([fellowship(named).guide, asked(named)]).toEqual(['strider', 'shadow decide/allocation'])
  })

  ruleForbids('turn.fellowshipPhase', 'DP-4.3: where one alone can guide nothing is asked', () => {
    const state = table({ phase: 'fellowship', characters: { 'gandalf-the-grey': 'fangorn' } })
    expect(asked(after(state, PASS))).toBe('shadow decide/allocation')
    expect(fellowship(after(state, PASS)).guide).toBe('strider')
  })
})

describe('Hunt allocation and Action roll', () => {
  const start = table({ phase: 'hunt-allocation' })

  ruleAllows('turn.huntAllocation', 'dice put into the Hunt box are not rolled in this turn', () => {
    expect(asked(start)).toBe('shadow decide/allocation')
    const four = dice('muster', 'muster', 'event', 'character')
    const state = after(start, shadow({ kind: 'allocate', dice: 3 }), {
      script: [...four.script, 'army', 'army', 'eye', 'character'],
    })
    expect(huntBox(state, 'shadow')).toBe(4)
    expect(unused(state, 'shadow')).toEqual({ character: 1, army: 2 })
  })

  ruleForbids('turn.huntAllocation', 'there is no allocation by the Free Peoples or in another phase', () => {
    expect(refused(start, free({ kind: 'allocate', dice: 1 }))).toEqual(['turn.huntAllocation'])
    expect(refused(musters(1, 2), shadow({ kind: 'allocate', dice: 1 }))).toEqual(['turn.huntAllocation'])
    const rolling = after(start, NO_DICE)
    expect(refused(rolling, shadow({ kind: 'allocate', dice: 1 }))).toEqual(['turn.huntAllocation'])
  })

  ruleAllows(
    'turn.actionRoll',
    'the Free Peoples roll all their dice, the Shadow the rest of its own',
    () => {
      const results = dice('muster', 'event', 'character', 'will-of-the-west', 'eye', 'army', 'muster-army')
      const state = after(start, shadow({ kind: 'allocate', dice: 4 }), results)
      expect(unused(state, 'free-peoples')).toEqual({
        character: 1,
        muster: 1,
        event: 1,
        'will-of-the-west': 1,
      })
      expect(unused(state, 'shadow')).toEqual({ army: 1, 'muster-army': 1 })
      expect(huntBox(state, 'shadow')).toBe(5)
    },
  )

  ruleForbids('turn.actionRoll', 'an Eye is not kept among the dice to be used', () => {
    const state = after(start, NO_DICE, dice('muster', 'muster', 'muster', 'muster', ...EYES))
    expect(unused(state, 'shadow')).toEqual({})
    expect([huntBox(state, 'shadow'), huntBox(state, 'free-peoples')]).toEqual([7, 0])
    expect(() => after(start, shadow({ kind: 'allocate', dice: 7 }), dice('event', ...EYES))).toThrow(
      /"eye".*refused/,
    )
  })
})

describe('who acts', () => {
  ruleAllows('turn.actions', 'the players take turns, one die each, the Free Peoples first', () => {
    const state = musters(2, 2)
    expect(asked(state)).toBe('free-peoples decide/action')
    const first = after(state, ELVES)
    expect([asked(first), unused(first, 'free-peoples')]).toEqual(['shadow decide/action', { muster: 1 }])
    const second = after(first, SAURON)
    expect([asked(second), unused(second, 'shadow')]).toEqual(['free-peoples decide/action', { muster: 1 }])
  })

  ruleForbids('turn.actions', 'nobody acts out of turn', () => {
    expect(refused(musters(2, 2), SAURON)).toEqual(['turn.actions'])
    expect(refused(after(musters(2, 2), ELVES), ELVES)).toEqual(['turn.actions'])
  })

  const NO_CARDS = EVENT_CARD_IDS.filter((card) => card.startsWith('fp-'))
  /** The Free Peoples can do nothing with an Event result: all their cards are gone. */
  const idle = (theirs: number): State =>
    table({
      discards: { 'free-peoples': NO_CARDS },
      rings: { 'free-peoples': 0, shadow: 0 },
      dice: { 'free-peoples': ['event'], shadow: Array<'muster'>(theirs).fill('muster') },
    })
  const SKIP = free({ kind: 'skipDie', die: 'event' })

  ruleAllows('turn.actions', 'OR-8: a die is put aside where no die can act and passing is closed', () => {
    expect(offered(idle(1))).toEqual([SKIP])
    const state = after(idle(1), SKIP)
    expect([unused(state, 'free-peoples'), asked(state)]).toEqual([{}, 'shadow decide/action'])
    expect(eventsAs('DieSkipped', idle(1), SKIP)).toMatchObject([{ rule: 'turn.actions', die: 'event' }])
  })

  ruleForbids('turn.actions', 'OR-8: no die is put aside while one can act or the player can pass', () => {
    expect(refused(musters(1, 1), free({ kind: 'skipDie', die: 'muster' }))).toEqual(['turn.actions'])
    expect(offered(idle(2))).toEqual([PASS])
    expect(refused(idle(2), SKIP)).toEqual(['turn.actions'])
  })

  const muchTaken = ['minas-tirith', 'helms-deep', 'lorien', 'rivendell'] as const

  ruleAllows('turn.victoryCheck', 'ten points of the Shadow win when the turn ends', () => {
    const state = table({ base: 'empty', phase: 'victory', captured: [...muchTaken, 'dol-amroth'] })
    expect(winner(state)).toBe('shadow by victory.shadow')
  })

  ruleForbids('turn.victoryCheck', 'nobody wins by points before the sixth phase, or with nine', () => {
    const early = musters(1, 1, { base: 'empty', captured: [...muchTaken, 'dol-amroth'] })
    const late = after(early, ELVES)
    expect([winner(early), winner(late)]).toEqual(['nobody', 'nobody'])
    expect(winner(after(late, SAURON))).toBe('shadow by victory.shadow')
    const nine = table({ base: 'empty', phase: 'victory', captured: [...muchTaken, 'pelargir'] })
    expect([winner(nine), told(nine).turn]).toEqual(['nobody', 2])
  })
})

describe('used dice', () => {
  ruleAllows('turn.usedDice', 'a used die is back in the next turn, that of the Fellowship too', () => {
    const state = table({ dice: { 'free-peoples': ['character', 'muster'], shadow: [] } })
    const moved = after(state, STEP)
    expect([huntBox(moved, 'free-peoples'), told(moved).dice.used['free-peoples']]).toEqual([1, 2])
    const next = after(moved, ELVES)
    expect([told(next).turn, huntBox(next, 'free-peoples'), pool(next, 'free-peoples')]).toEqual([2, 0, 4])
    expect(told(next).dice.used['free-peoples']).toBe(0)
  })

  ruleForbids('turn.usedDice', 'a die is used once, and only if it was rolled', () => {
    const state = after(musters(2, 1), ELVES, SAURON)
    expect(refused(state, STEP)).toEqual(['turn.usedDice'])
    expect(refused(state, ELVES)).toEqual([])
    const event = table({ dice: { 'free-peoples': ['event', 'muster'], shadow: ['muster'] } })
    const spent = after(event, ELVES, SAURON)
    expect(refused(spent, ELVES)).toEqual(['turn.usedDice'])
  })

  ruleAllows('turn.lastDice', 'who still has dice takes his actions in a row', () => {
    const state = after(musters(1, 3), ELVES, SAURON)
    expect([asked(state), unused(state, 'free-peoples')]).toEqual(['shadow decide/action', {}])
    const next = after(state, SOUTHRONS)
    expect([asked(next), unused(next, 'shadow')]).toEqual(['shadow decide/action', { muster: 1 }])
    expect(asked(musters(0, 1))).toBe('shadow decide/action')
  })

  ruleForbids('turn.lastDice', 'who has no die left does nothing more, and does not even pass', () => {
    const state = after(musters(1, 3), ELVES, SAURON)
    expect(refused(state, PASS)).toEqual(['turn.lastDice'])
    expect(refused(state, ELVES)).toEqual(['turn.actions', 'turn.usedDice'])
  })

  const marching = after(
    table({
      dice: { 'free-peoples': ['muster-army', 'muster'], shadow: ['muster'] },
      armies: { osgiliath: { 'gondor-regular': 1 }, pelargir: { 'gondor-regular': 1 } },
    }),
    free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
    free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
  )

  ruleAllows('turn.wholeAction', 'both moves of an Army result come before the other player', () => {
    expect(asked(marching)).toBe('free-peoples decide/march')
    expect(told(marching).dice.used['free-peoples']).toBe(2)
    const whole = after(marching, free({ kind: 'march', from: 'pelargir', to: 'lossarnach' }))
    expect(asked(whole)).toBe('shadow decide/action')
    expect(told(whole).dice.used['free-peoples']).toBe(3)
  })

  ruleForbids('turn.wholeAction', 'within an action nobody begins another, or passes', () => {
    expect(refused(marching, SAURON)).toEqual(['turn.wholeAction'])
    expect(refused(marching, ELVES)).toEqual(['turn.wholeAction'])
    expect(refused(marching, PASS)).toEqual(['turn.wholeAction'])
  })
})

describe('passing', () => {
  const state = musters(2, 3)
  const passed = after(state, PASS)
  const again = after(passed, SAURON)

  ruleAllows('turn.pass', 'TC-1: with two dice against three the Free Peoples may wait', () => {
    expect(offered(state, { kind: 'pass' })).toEqual([PASS])
    expect([asked(passed), unused(passed, 'free-peoples')]).toEqual(['shadow decide/action', { muster: 2 }])
    expect(asked(again)).toBe('free-peoples decide/action')
    expect(eventsAs('Passed', state, PASS)).toEqual([
      { kind: 'Passed', rule: 'turn.pass', side: 'free-peoples' },
    ])
  })

  ruleForbids('turn.pass', 'TC-1: the Shadow with more dice must act, and two against two must act', () => {
    const wait = shadow({ kind: 'pass' })
    expect([refused(passed, wait), offered(passed, { kind: 'pass' })]).toEqual([['turn.pass'], []])
    expect([refused(again, PASS), offered(again, { kind: 'pass' })]).toEqual([['turn.pass'], []])
    expect(factsOf(again, PASS, 'turn.pass')).toEqual({
      seat: 'free-peoples',
      unused: 2,
      opponent: 2,
      because: 'of unused dice he has two, the other side two',
    })
  })

  ruleAllows('turn.pass', 'a player may pass time after time, the Shadow as well', () => {
    const waiting = after(musters(1, 4), PASS, SAURON, PASS, SOUTHRONS)
    expect(offered(waiting, { kind: 'pass' })).toEqual([PASS])
    const few = musters(3, 1, { acting: 'shadow' })
    expect(asked(after(few, shadow({ kind: 'pass' })))).toBe('free-peoples decide/action')
  })

  ruleForbids('turn.pass', 'OR-7: dice in the Hunt box and used dice do not count', () => {
    const boxed = musters(2, 2, { huntBox: { shadow: 5 } })
    expect(refused(boxed, PASS)).toEqual(['turn.pass'])
    expect(refused(musters(2, 2), PASS)).toEqual(['turn.pass'])
  })
})
