/** Why not, asked in the program: the first reason is the one a referee would give, with what fails. */
import { describe, expect, it } from 'vitest'
import { within } from './program'

/** What is told of an action, without the places where it is written. */
const told = async (...words: ReadonlyArray<string>): Promise<string> =>
  (await within(['why', ...words])).out
    .split('\n')
    .filter((line) => !line.startsWith('    see'))
    .join('\n')

/** The rules that are named, in their order. */
const rules = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^([a-z]+(?:\.[a-zA-Z]+)) {2}/gm)].map(([, rule]) => rule ?? '')

const FREE = 'turn 3; rings: 0 free'
const SHADOW = 'turn 3, actions, shadow; rings: 0 shadow'

interface Case {
  readonly says: string
  readonly position: string
  readonly action: string
  readonly rules: ReadonlyArray<string>
  readonly fact: string
}

const CASES: ReadonlyArray<Case> = [
  {
    says: 'Leaders of a Nation not at war lead, but do not attack',
    position: `${FREE}; lorien: 2 elves, 1 leader; dimrill dale: 2 sauron; fp dice: C`,
    action: 'attack lorien dimrill dale',
    rules: ['battle.atWar'],
    fact: 'battle.atWar  Elves is not at war. ',
  },
  {
    says: 'a Nation at war goes no farther',
    position: `${FREE}; at war: elves; fp dice: M`,
    action: 'advanceNation elves',
    rules: ['politics.atWar'],
    fact: 'politics.atWar  Already at war. ',
  },
  {
    says: 'nobody comes into play twice',
    position: `${SHADOW}; at war: isengard; orthanc: 1 saruman, 2 isengard; shadow dice: M`,
    action: 'bringCharacter saruman',
    rules: ['pieces.characters'],
    fact: 'pieces.characters  Already in play. ',
  },
  {
    says: 'Saruman waits for his Nation',
    position: `${SHADOW}; shadow dice: M`,
    action: 'bringCharacter saruman',
    rules: ['character.sarumanEntry'],
    fact: 'character.sarumanEntry  Isengard must be at war first. ',
  },
  {
    says: 'Saruman waits for it too where a player has his name',
    position: 'turn 3, actions; 4 players; rings: 0 shadow; shadow dice: M',
    action: 'bringCharacter saruman',
    rules: ['character.sarumanEntry'],
    fact: 'character.sarumanEntry  Isengard must be at war first. ',
  },
  {
    says: 'Aragorn comes with a Will of the West',
    position: `${FREE}; minas-tirith: strider; fp dice: M`,
    action: 'bringCharacter aragorn',
    rules: ['character.aragornEntry'],
    fact: 'character.aragornEntry  It takes the result Will of the West. ',
  },
  {
    says: 'Gandalf the White waits until the Grey has left',
    position: `${FREE}; fp dice: W`,
    action: 'bringCharacter gandalf the white',
    rules: ['character.gandalfTheWhiteEntry'],
    fact: 'Gandalf the Grey is in the Fellowship',
  },
  {
    says: 'a card is drawn by an Event result',
    position: `${SHADOW}; shadow dice: C`,
    action: 'drawFrom character',
    rules: ['events.drawAction'],
    fact: '',
  },
  {
    says: 'what only a card asks for is not asked for without one',
    position: `${FREE}; fp dice: C`,
    action: 'moveOn',
    rules: ['events.overrides'],
    fact: 'events.overrides  No card asks for this now. ',
  },
  {
    says: 'no Nazgûl flies from where there is none',
    position: `${SHADOW}; shadow dice: C`,
    action: 'fly rivendell',
    rules: ['characters.nazgul'],
    fact: 'characters.nazgul  No Nazgûl is there. ',
  },
  {
    says: 'Nazgûl fly by a Character result',
    position: `${SHADOW}; shadow dice: A`,
    action: 'fly minas-morgul',
    rules: ['characters.when'],
    fact: 'characters.when  No unused die can be used as Character. A Character result moves every',
  },
  {
    says: 'a Companion leaves the Fellowship by a Character result',
    position: `${FREE}; fp dice: E`,
    action: 'join gimli',
    rules: ['fellowship.separate'],
    fact: 'fellowship.separate  No unused die can be used as Character. A Character result lets a Companion',
  },
  {
    says: 'without units there is no Army to attack with',
    position: `${FREE}; lorien: none; dimrill dale: 1 sauron; fp dice: MA`,
    action: 'attack lorien dimrill dale',
    rules: ['pieces.army'],
    fact: 'no Army of this side is there',
  },
  {
    says: 'who goes too far is told nothing of what lies on the way',
    position: `${FREE}; rivendell: gimli; fp dice: C`,
    action: 'goTo edoras',
    rules: ['characters.companions'],
    fact: 'characters.companions  It is eight regions away, and Gimli goes two at most. ',
  },
  {
    says: 'a die that can be used is not put aside',
    position: `${FREE}; fp dice: C`,
    action: 'skipDie character',
    rules: ['turn.actions'],
    fact: 'turn.actions  A die is put aside only when no die can be used. ',
  },
]

describe('a refusal names the rule that is broken, and what fails', { timeout: 60_000 }, () => {
  it.each(CASES)('$says', async ({ position, action, rules: wanted, fact }) => {
    const text = await told(position, action)
    expect(rules(text)).toEqual(wanted)
    expect(text).toContain(fact)
  })
})
