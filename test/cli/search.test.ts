/** Searching rules by meaning: what people ask, and the rule that answers it first. */
import { describe, expect, it } from 'vitest'
import { searchRules } from '../../src/cli/search'
import { confrontation } from '../../src/confrontation'
import { warOfTheRing } from '../../src/war-of-the-ring'

const WAR: ReadonlyArray<readonly [asked: string, answer: string]> = [
  ['nazgul besieged', 'characters.nazgulStronghold'],
  ['leaders count', 'battle.leadership'],
  ['declare moria', 'fellowship.strongholdOnReveal'],
  ['retreat into siege', 'siege.retreatInside'],
  ['how many units in a region', 'armies.stacking'],
  ['hand limit', 'events.handLimit'],
  ['can I pass', 'turn.pass'],
  ['elven ring twice in a turn', 'elvenRings.oncePerTurn'],
  ['ring makes will of the west', 'elvenRings.willOfTheWest'],
  ['two armies with one army die', 'die.army'],
  ['begin a battle not at war', 'battle.atWar'],
  ['recruit in besieged stronghold', 'recruiting.besieged'],
  ['recruit separately', 'recruiting.separately'],
  ['nazgul recruit where', 'recruiting.nazgul'],
  ['natural six', 'battle.naturalRolls'],
  ['siege attacker hits', 'siege.rolls'],
  ['sortie', 'siege.sortie'],
  ['extend siege elite', 'siege.extend'],
  ['city first round six', 'siege.cityFirstRound'],
  ['rearguard advance', 'battle.rearguardSafe'],
  ['passive nation last step', 'politics.passiveLimit'],
  ['who is the guide', 'fellowship.guide'],
  ['last companion gone gollum', 'fellowship.gollum'],
  ['hide the fellowship', 'fellowship.hide'],
  ['heal corruption city', 'fellowship.heal'],
  ['companion returns to fellowship', 'fellowship.noReturn'],
  ['hunt rerolls', 'hunt.reroll'],
  ['eye damage successes', 'hunt.eye'],
  ['shadow wins points', 'victory.shadow'],
  ['crack of doom', 'mordor.crackOfDoom'],
  ['black border', 'board.blackBorder'],
  ['fortification', 'board.fortifications'],
]

describe('what is asked of War of the Ring', () => {
  it.each(WAR)('%s', (asked, answer) => {
    expect(searchRules(warOfTheRing.rulebook, asked)[0]?.[0]).toBe(answer)
  })
})

describe('what is asked', () => {
  it('is found with slips of the pen, in any form, and of other games', () => {
    expect(searchRules(warOfTheRing.rulebook, 'sorties')[0]?.[0]).toBe('siege.sortie')
    expect(searchRules(warOfTheRing.rulebook, 'Nazgûl recruited')[0]?.[0]).toBe('recruiting.nazgul')
    expect(searchRules(confrontation.rulebook, 'retreat over the mountains')[0]?.[0]).toBe(
      'battle.retreatMountains',
    )
  })

  it('may be nothing that a rule speaks of', () => {
    expect(searchRules(warOfTheRing.rulebook, 'xyzzy plugh')).toEqual([])
    expect(searchRules(warOfTheRing.rulebook, 'the of and')).toEqual([])
  })
})
