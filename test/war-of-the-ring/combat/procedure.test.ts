/** How Combat cards are used: declaring, choosing in secret, showing, initiative, the end of the round. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type EventCardId } from '../../../src/war-of-the-ring'
import { COMBAT_TITLES } from '../../../src/war-of-the-ring/model/combat'
import { EVENT_CARDS } from '../../../src/war-of-the-ring/data/event-cards'
import { COMBAT } from '../../../src/war-of-the-ring/rulesets/prints'
import {
  after,
  asked,
  dice,
  eventsAs,
  factsOf,
  free,
  offered,
  offers,
  refused,
  shadow,
} from '../support/play'
import { hand, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { bring, FIGHT, FREE_FIGHT, freeRetreat, strike, atWar } from '../rulebook/battles'
import { diceOf, freeAttacks, hitsOf, shadowAttacks, using } from './scenes'

const ORCS = { 'sauron-regular': 3 }
const MEN = { 'gondor-regular': 3 }
const DECLARE = shadow({ kind: 'declareCard' })
const FREE_DECLARE = free({ kind: 'declareCard' })
const commit = (card: EventCardId) => shadow({ kind: 'commit', card })
const freeCommit = (card: EventCardId) => free({ kind: 'commit', card })
const PASS = shadow({ kind: 'pass' })
const FREE_PASS = free({ kind: 'pass' })

const both = shadowAttacks({
  attackers: ORCS,
  defenders: MEN,
  shadow: ['sh-strat-22', 'sh-strat-01'],
  free: ['fp-strat-01', 'fp-strat-13'],
})

describe('the titles', () => {
  it('are 38, each with its name, on 96 cards', () => {
    expect(Object.keys(COMBAT)).toEqual([...COMBAT_TITLES])
    for (const [title, card] of Object.entries(COMBAT)) expect(card.title).toBe(title)
    expect(new Set(EVENT_CARDS.map(({ combat }) => combat)).size).toBe(38)
    expect(new Set(Object.values(COMBAT).map(({ name }) => name)).size).toBe(38)
  })

  it('are on as many cards of each side as printed', () => {
    const numbers = (side: string) =>
      COMBAT_TITLES.flatMap((title) => {
        const cards = EVENT_CARDS.filter((card) => card.combat === title && card.side === side)
        return cards.length === 0 ? [] : [cards.length]
      })
    expect(numbers('free-peoples')).toEqual([4, 1, 2, 1, 1, 3, 3, 1, 3, 3, 1, 1, 1, 3, 2, 4, 3, 4, 2, 2, 3])
    expect(numbers('shadow')).toEqual([4, 4, 3, 3, 3, 2, 3, 1, 3, 3, 3, 3, 3, 2, 2, 3, 3])
  })

  it('say themselves in a line and never do nothing', () => {
    for (const { says, effects } of Object.values(COMBAT)) {
      expect(says.length).toBeLessThan(110)
      expect(effects.flatMap(({ does }) => does).length).toBeGreaterThan(0)
    }
  })
})

describe('declaring', () => {
  ruleAllows('battle.combatCards', 'each player a card as a round begins, and again in the next', () => {
    expect(asked(both)).toBe('shadow decide/combatCard')
    const used = using(both, { shadow: 'sh-strat-22', 'free-peoples': 'fp-strat-01' })
    const second = after(used, dice(1, 1, 1, 1, 1, 1), FIGHT, FREE_FIGHT)
    expect(asked(second)).toBe('shadow decide/combatCard')
    expect(asked(after(second, DECLARE))).toBe('free-peoples decide/combatCard')
  })

  ruleForbids('battle.combatCards', 'a card once the dice are rolled', () => {
    const rolled = after(both, PASS, FREE_PASS, dice(1, 1, 1, 1, 1, 1))
    expect(refused(rolled, DECLARE)).toContain('battle.combatCards')
    expect(refused(rolled, commit('sh-strat-22'))).toContain('battle.combatCards')
  })

  ruleAllows('battle.declaring', 'the defender a card whatever the attacker says', () => {
    expect(offered(after(both, PASS)).map(({ kind }) => kind)).toEqual(['pass', 'declareCard'])
    expect(offered(after(both, DECLARE)).map(({ kind }) => kind)).toEqual(['pass', 'declareCard'])
    expect(eventsAs('CombatCardDeclared', both, DECLARE).map(({ side }) => side)).toEqual(['shadow'])
  })

  ruleForbids(
    'battle.declaring',
    'the defender to speak first, and anybody to declare what he does not have',
    () => {
      expect(refused(both, FREE_DECLARE)).not.toEqual([])
      const useless = shadowAttacks({ attackers: ORCS, defenders: MEN, free: ['fp-strat-13'] })
      expect(asked(useless)).toBe('free-peoples decide/combatCard')
      expect(offered(useless).map(({ kind }) => kind)).toEqual(['pass'])
      expect(refused(useless, FREE_DECLARE)).toEqual(['battle.cardRequirement'])
    },
  )

  it('OR-41: asks everybody who holds a card, and nobody without', () => {
    const one = shadowAttacks({ attackers: ORCS, defenders: MEN, free: ['fp-strat-01'] })
    expect(asked(one)).toBe('free-peoples decide/combatCard')
    expect(asked(shadowAttacks({ attackers: ORCS, defenders: MEN }))).toBe('nature shadow combat die')
  })

  ruleAllows('events.combatCard', 'a card without a die and without an action', () => {
    const before = told(both).dice
    const used = using(both, { shadow: 'sh-strat-22', 'free-peoples': 'fp-strat-01' })
    expect(told(used).dice).toEqual(before)
    expect(offers(after(both, DECLARE, FREE_PASS), 'commit', 'card')).toEqual(['sh-strat-01', 'sh-strat-22'])
  })

  ruleForbids('events.combatCard', 'its event half to happen in the battle', () => {
    const used = using(both, { shadow: 'sh-strat-22' })
    expect(eventsAs('CardPlayed', both, DECLARE, FREE_PASS, commit('sh-strat-22'))).toEqual([])
    expect(told(used).armies).toEqual(told(both).armies)
  })
})

describe('choosing', () => {
  const declared = after(both, DECLARE, FREE_DECLARE)

  ruleAllows(
    'battle.choosing',
    'both to choose at once and in any order, and shows the cards together',
    () => {
      expect(asked(declared)).toBe('shadow+free-peoples decide/commit')
      const one = after(declared, freeCommit('fp-strat-01'))
      expect(asked(one)).toBe('shadow decide/commit')
      expect(hand(one, 'free-peoples')).toContain('fp-strat-01')
      const shown = eventsAs('CombatCardPlayed', one, commit('sh-strat-22'))
      expect(shown.map(({ side, played, title }) => [side, played, title])).toEqual([
        ['shadow', 'sh-strat-22', 'desperate-battle'],
        ['free-peoples', 'fp-strat-01', 'daylight'],
      ])
      const alone = after(both, PASS, FREE_DECLARE)
      expect(asked(alone)).toBe('free-peoples decide/commit')
    },
  )

  ruleForbids('battle.choosing', 'to show a card before the other is picked', () => {
    const one = after(declared, freeCommit('fp-strat-01'))
    expect(eventsAs('CombatCardPlayed', declared, freeCommit('fp-strat-01'))).toEqual([])
    expect(JSON.stringify(warOfTheRing.view(one, 'shadow').state)).not.toContain('fp-strat-01')
  })

  ruleAllows('events.inHand', 'a card of the own hand, and no more of it', () => {
    const held = [...hand(declared, 'shadow'), ...hand(declared, 'free-peoples')]
    expect(held).toEqual(expect.arrayContaining([...offers(declared, 'commit', 'card')]))
  })

  ruleForbids('events.inHand', 'a card that is not in the hand', () => {
    expect(refused(declared, commit('sh-strat-23'))).toEqual(['events.inHand'])
    expect(refused(declared, commit('fp-strat-01'))).toEqual(['events.inHand'])
    expect(factsOf(declared, commit('sh-strat-23'), 'events.inHand')).toEqual({ card: 'sh-strat-23' })
  })

  ruleAllows('battle.cardRequirement', 'EX-11: a card for Elites with an Elite in the battle', () => {
    const elite = shadowAttacks({ attackers: ORCS, defenders: { 'gondor-elite': 1 }, free: ['fp-strat-13'] })
    expect(refused(after(elite, FREE_DECLARE), freeCommit('fp-strat-13'))).toEqual([])
  })

  it('looks at those who fight only: who is in the rearguard serves no card', () => {
    const armies = { 'north-ithilien': { 'sauron-regular': 2, 'sauron-elite': 1 }, 'dead-marshes': MEN }
    const attack = after(
      atWar({ armies, hands: { shadow: ['sh-strat-13'] } }),
      ...strike('north-ithilien', 'dead-marshes'),
    )
    const without = after(attack, bring('sauron-regular', 2), bring('sauron-elite', 0))
    expect(offered(without).map(({ kind }) => kind)).toEqual(['pass'])
    const with_ = after(attack, bring('sauron-regular', 0))
    expect(offered(with_).map(({ kind }) => kind)).toEqual(['pass', 'declareCard'])
  })

  ruleForbids('battle.cardRequirement', 'EX-11: a card for Elites with Regulars alone', () => {
    expect(offers(declared, 'commit', 'card')).not.toContain('fp-strat-13')
    expect(refused(declared, freeCommit('fp-strat-13'))).toEqual(['battle.cardRequirement'])
  })

  ruleAllows('events.oneCombatCard', 'one card of either player for a round', () => {
    const used = using(both, { shadow: 'sh-strat-22', 'free-peoples': 'fp-strat-01' })
    expect([hand(used, 'shadow'), hand(used, 'free-peoples')]).toEqual([['sh-strat-01'], ['fp-strat-13']])
  })

  ruleForbids('events.oneCombatCard', 'a second one', () => {
    const one = after(declared, freeCommit('fp-strat-01'))
    expect(refused(one, freeCommit('fp-strat-13'))).toContain('events.oneCombatCard')
    const used = using(both, { shadow: 'sh-strat-22', 'free-peoples': 'fp-strat-01' })
    const rolled = after(used, dice(1, 1, 1, 1, 1, 1))
    expect(refused(rolled, commit('sh-strat-01'))).toContain('events.oneCombatCard')
  })
})

describe('what cards do', () => {
  ruleAllows('events.combatText', 'a card to break the rules, and discards it for everybody to see', () => {
    const used = using(both, { 'free-peoples': 'fp-strat-01' })
    expect(told(used).cards.played['free-peoples-strategy']).toEqual(['fp-strat-01'])
    expect(diceOf('shadow', used, dice(1, 1, 1, 1, 1, 1))).toBe('3+0')
  })

  ruleForbids('events.combatText', 'a choice that the card does not leave', () => {
    const scene = { attackers: { ...ORCS, nazgul: 2 }, defenders: MEN, shadow: ['sh-char-08'] as const }
    const dread = using(shadowAttacks(scene), { shadow: 'sh-char-08' })
    expect(refused(dread, shadow({ kind: 'chooseNumber', number: 3 }))).toEqual(['events.combatText'])
    expect(factsOf(dread, shadow({ kind: 'chooseNumber', number: 3 }), 'events.combatText')).toEqual({
      card: 'sh-char-08',
      because: 'Dread and Despair allows from 1 to 2',
    })
  })

  ruleAllows('battle.cardsLast', 'what a card does for its round', () => {
    const used = using(both, { shadow: 'sh-strat-22' })
    expect(hitsOf('shadow', false, used, dice(4, 1, 1, 1, 1, 1))).toBe('x--')
  })

  ruleForbids('battle.cardsLast', 'it to last into the next one', () => {
    const used = using(both, { shadow: 'sh-strat-22' })
    const second = after(used, dice(1, 1, 1, 1, 1, 1), FIGHT, FREE_FIGHT, PASS, FREE_PASS)
    expect(hitsOf('shadow', false, second, dice(4, 1, 1, 1, 1, 1))).toBe('---')
  })

  const bane = shadowAttacks({
    attackers: ORCS,
    defenders: { 'elves-regular': 3 },
    from: 'dimrill-dale',
    to: 'parth-celebrant',
    shadow: ['sh-char-17'],
    free: ['fp-strat-05'],
  })

  ruleAllows('battle.initiative', "EX-7: Scouts before Durin's Bane, and both are discarded", () => {
    const left = using(bane, { shadow: 'sh-char-17', 'free-peoples': 'fp-strat-05' })
    expect(asked(left)).toBe('free-peoples decide/escape')
    const moves = [freeRetreat('fangorn')]
    expect(eventsAs('StrikeDieRolled', left, ...moves)).toEqual([])
    const gone = told(after(left, ...moves))
    expect(gone.armies['fangorn']).toEqual({ 'elves-regular': 3 })
    expect(gone.cards.played['shadow-character']).toEqual(['sh-char-17'])
    expect(gone.cards.played['free-peoples-strategy']).toEqual(['fp-strat-05'])
  })

  ruleForbids('battle.initiative', 'the attacker to come first with the same number', () => {
    const scene = {
      attackers: { 'sauron-regular': 3, 'sauron-elite': 1 },
      defenders: { 'gondor-regular': 2, 'gondor-elite': 1 },
      from: 'dimrill-dale',
      to: 'parth-celebrant',
      shadow: ['sh-char-17'],
      free: ['fp-strat-13'],
    } as const
    const used = { shadow: 'sh-char-17', 'free-peoples': 'fp-strat-13' } as const
    expect(asked(using(shadowAttacks(scene), used))).toBe('nature free-peoples combat die: extra attack')
    const attack = freeAttacks({ ...scene, attackers: scene.defenders, defenders: scene.attackers })
    expect(asked(using(attack, used))).toBe('nature shadow combat die: extra attack')
  })

  ruleAllows('battle.forfeit', 'a figure to forfeit: it gives nothing to the re-roll of the round', () => {
    const scene = { attackers: { ...ORCS, nazgul: 2 }, defenders: MEN, shadow: ['sh-char-05'] as const }
    const used = using(shadowAttacks(scene), { shadow: 'sh-char-05' })
    expect(diceOf('shadow', used, dice(1, 1, 1, 1, 1, 1))).toBe('3+0')
  })

  ruleForbids('battle.forfeit', 'what is forfeited to be missing in the next round', () => {
    const scene = { attackers: { ...ORCS, nazgul: 2 }, defenders: MEN, shadow: ['sh-char-05'] as const }
    const used = using(shadowAttacks(scene), { shadow: 'sh-char-05' })
    const second = after(used, dice(1, 1, 1, 1, 1, 1), FIGHT, FREE_FIGHT)
    expect(diceOf('shadow', second, dice(1, 1, 1, 1, 1, 1, 1, 1))).toBe('3+2')
  })

  ruleAllows('battle.modifiers', 'EX-9: every die of the roll to count one more', () => {
    const valour = shadowAttacks({ attackers: ORCS, defenders: { 'gondor-elite': 3 }, free: ['fp-strat-22'] })
    const used = using(valour, { 'free-peoples': 'fp-strat-22' })
    expect(hitsOf('free-peoples', false, used, dice(1, 1, 1, 4, 5, 3))).toBe('xx-')
  })

  ruleAllows('battle.modifiers', 'modifiers of both cards to add up', () => {
    const scene = {
      attackers: { 'sauron-regular': 2 },
      defenders: { 'gondor-elite': 3 },
      free: ['fp-strat-22'],
      shadow: ['sh-strat-01'],
    } as const
    const used = using(shadowAttacks(scene), { 'free-peoples': 'fp-strat-22', shadow: 'sh-strat-01' })
    expect(hitsOf('free-peoples', false, used, dice(1, 1, 2, 1, 3))).toBe('x-x')
  })

  ruleForbids('battle.modifiers', 'a bonus on the Combat roll to reach the re-roll', () => {
    const defenders = { 'gondor-elite': 2, 'gondor-leader': 1 }
    const valour = shadowAttacks({ attackers: ORCS, defenders, free: ['fp-strat-22'] })
    const used = using(valour, { 'free-peoples': 'fp-strat-22' })
    expect(hitsOf('free-peoples', true, used, dice(1, 1, 1, 1, 1, 4))).toBe('-')
  })

  ruleAllows('battle.naturalRolls', 'a 6 to hit whatever is taken from it', () => {
    const scene = { attackers: ORCS, defenders: MEN, from: 'osgiliath', to: 'lossarnach' } as const
    const position = shadowAttacks({ ...scene, free: ['fp-strat-03'] })
    const used = using(position, { 'free-peoples': 'fp-strat-03' })
    expect(hitsOf('shadow', false, used, dice(6, 5, 5, 1, 1, 1))).toBe('x--')
  })

  ruleForbids('battle.naturalRolls', 'a 1 to hit whatever is added to it', () => {
    const scene = { attackers: ORCS, defenders: { 'gondor-elite': 3 } }
    const state = shadowAttacks({ ...scene, free: ['fp-strat-22'], shadow: ['sh-strat-01'] })
    const used = using(state, { 'free-peoples': 'fp-strat-22', shadow: 'sh-strat-01' })
    expect(hitsOf('free-peoples', false, used, dice(1, 1, 1, 1, 1, 1))).toBe('---')
  })
})
