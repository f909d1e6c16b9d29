/** Statements as people write them stand for the answers that they mean. */
import { describe, expect, it, vi } from 'vitest'
import { answersIn, at, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

/** Two Armies at war, and dice of every sort. */
const FIELD = {
  base: 'empty',
  politics: {
    rohan: { steps: 0, active: true },
    isengard: { steps: 0, active: true },
    sauron: { steps: 0, active: true },
    gondor: { steps: 0, active: true },
  },
  armies: {
    orthanc: { 'isengard-regular': 4, 'isengard-elite': 2 },
    'fords-of-isen': { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 },
    moria: { 'sauron-regular': 3 },
    'minas-morgul': { 'sauron-regular': 2, nazgul: 2 },
    edoras: { 'rohan-regular': 1, strider: 1 },
    'helms-deep': { 'rohan-regular': 1 },
    'minas-tirith': { 'gondor-regular': 2 },
  },
  hands: { shadow: ['sh-strat-01'], 'free-peoples': ['fp-char-09', 'fp-strat-03'] },
} as const

const WITH_DICE = {
  ...FIELD,
  acting: 'shadow',
  dice: {
    'free-peoples': ['character', 'muster', 'event', 'will-of-the-west'],
    shadow: ['character', 'army', 'muster', 'event', 'muster-army'],
  },
}
const FREE = { ...WITH_DICE, acting: 'free-peoples' }

describe.each([
  [
    'a march of some',
    'shadow: 3 regulars and an elite from Orthanc to Gap of Rohan (army)',
    [
      'said: Move Armies (Army)',
      'said: March from Orthanc to Gap of Rohan',
      'said: Three Isengard regulars',
      'said: One Isengard elite',
    ],
  ],
  [
    'a march of a number of units',
    'shadow (army): 3 units from Moria -> Hollin',
    ['said: Move Armies (Army)', 'said: March from Moria to Hollin', 'said: All go'],
  ],
  [
    'a whole Army, unsaid',
    'shadow (army) orthanc to gap of rohan',
    ['said: Move Armies (Army)', 'said: March from Orthanc to Gap of Rohan', 'unsaid: All go'],
  ],
  [
    'two marches in one line',
    'shadow: all from moria to hollin, 4r 1e from orthanc to gap of rohan (army)',
    [
      'said: Move Armies (Army)',
      'said: March from Moria to Hollin',
      'said: All go',
      'said: March from Orthanc to Gap of Rohan',
      'said: Four Isengard regulars',
      'said: One Isengard elite',
    ],
  ],
  [
    'an attack with an arrow',
    'shadow attack Orthanc -> Fords of Isen with 4 regulars (army)',
    [
      'said: Attack (Army)',
      'said: Attack Fords of Isen from Orthanc',
      'said: Four Isengard regulars',
      'unsaid: No Isengard elites',
    ],
  ],
  [
    'an attack told backwards',
    'shadow attacks fords of isen from orthanc with all (muster/army as army)',
    ['said: Attack (Muster/Army as Army)', 'said: Attack Fords of Isen from Orthanc', 'said: All go'],
  ],
  [
    'two recruits',
    'shadow recruits a regular in Orthanc and a sauron regular in Moria (muster)',
    [
      'said: Recruit (Muster)',
      'said: Recruit an Isengard regular in Orthanc',
      'said: Recruit a Sauron regular in Moria',
    ],
  ],
  [
    'flights',
    'shadow: 2 nazgul from mm to Edoras (character)',
    [
      'said: Move Nazgûl and Minions (Character)',
      'said: A Nazgûl flies from Minas Morgul',
      'said: Go to Edoras',
      'said: A Nazgûl flies from Minas Morgul',
      'said: Go to Edoras',
    ],
  ],
  ['a Nation', 'shadow advances southrons (muster)', ['said: Advance the Southrons & Easterlings (Muster)']],
  ['a card drawn', 'shadow draws a character card (event)', ['said: Draw a Character card (Event)']],
  [
    'a card drawn and named',
    'shadow draws Wormtongue (event)',
    ['said: Draw a Character card (Event)', 'said: Character card of the Shadow: Wormtongue'],
  ],
  [
    'capitals and accents',
    'SHADOW (ARMY): ALL FROM MORIA TO HOLLIN',
    ['said: Move Armies (Army)', 'said: March from Moria to Hollin', 'said: All go'],
  ],
  ['a label as it is printed', 'Shadow: Move Armies (Army)', ['said: Move Armies (Army)']],
  [
    'an action by its kind and fields',
    'drawEvent deck=strategy die=event as=event',
    ['said: Draw a Strategy card (Event)'],
  ],
  [
    'JSON',
    '{"seat":"shadow","kind":"drawEvent","deck":"strategy","die":"event","as":"event"}',
    ['said: Draw a Strategy card (Event)'],
  ],
])('of the Shadow: %s', (_, text, answers) => {
  it(text, async () => {
    const course = await followed(text, await at(WITH_DICE))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course)).toEqual(answers)
  })
})

describe.each([
  ['the Fellowship moves', 'fp: the fellowship moves (c)', ['said: Move the Fellowship (Character)']],
  [
    'a die as another',
    'fp: fellowship moves (will as character)',
    ['said: Move the Fellowship (Will of the West as Character)'],
  ],
  [
    'a die in words',
    'fp moves the fellowship with a character die',
    ['said: Move the Fellowship (Character)'],
  ],
  [
    'those who leave',
    'fp: Legolas and Gimli leave for Hollin (character)',
    [
      'said: Separate Companions (Character)',
      'said: Legolas goes along',
      'said: Gimli goes along',
      'unsaid: That is all',
      'said: Go to Hollin',
    ],
  ],
  [
    'a Companion on the map, who alone can move',
    'fp: Strider from Edoras to Folde (character)',
    ['said: Move Companions (Character)', 'said: Strider goes along', 'said: Go to Folde'],
  ],
  ['an Elven Ring', 'fp: elven ring: muster becomes event', ['said: Elven Ring: Muster becomes Event']],
  ['a card for its event', 'fp plays Athelas (event)', ['said: Play Athelas (Event)']],
])('of the Free Peoples: %s', (_, text, answers) => {
  it(text, async () => {
    const course = await followed(text, await at(FREE))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course)).toEqual(answers)
  })
})

describe('a battle', () => {
  const ATTACK = 'shadow attack Orthanc -> Fords of Isen with 4 regulars and 1 elite (army)'

  it('takes dice by side, in any order with the losses', async () => {
    const lines = [
      'fp loses 1 regular',
      'fp rolls 5 1 1, re-roll 2',
      'shadow loses 1 regular',
      'shadow rolls 6 1 1 1 1',
    ]
    const course = await followed([ATTACK, ...lines].join('\n'), await at(WITH_DICE))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).filter((one) => /Lose/.test(one))).toEqual([
      'said: Lose an Isengard regular',
      'said: Lose a Rohan regular',
    ])
  })

  it('knows both Combat cards, whoever is named first', async () => {
    const cards = [
      'shadow plays Return to Valinor in battle',
      'fp plays Power of Tom Bombadil in battle',
      'shadow rolls 1 1 1 1 1',
    ]
    for (const [one, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const lines = [ATTACK, cards[one], cards[other], cards[2]]
      const course = await followed(lines.join('\n'), await at(WITH_DICE))
      expect(problemsOf(course)).toEqual([])
      const told = answersIn(course)
      expect(told).toContain('said: Use Return to Valinor in the battle')
      expect(told).toContain('said: Use The Power of Tom Bombadil in the battle')
    }
  })

  it('goes on if dice of another round are told, and ceases if something else is done', async () => {
    const round = 'shadow rolls 1 1 1 1 1; fp rolls 1 1 1; fp rolls 1'
    const on = await followed([ATTACK, round, round].join('\n'), await at(WITH_DICE))
    expect(problemsOf(on)).toEqual([])
    expect(answersIn(on)).toContain('unsaid: Fight')
    const over = await followed(
      [ATTACK, round, 'fp draws a character card (event)'].join('\n'),
      await at(WITH_DICE),
    )
    expect(problemsOf(over)).toEqual([])
    expect(answersIn(over)).toContain('unsaid: Cease the attack')
  })

  it('knows retreats, and those who advance', async () => {
    const lines = [
      ATTACK,
      'shadow rolls 1 1 1 1 1',
      'fp rolls 1 1 1 1',
      'shadow fights on',
      'fp retreats to Westemnet',
      'shadow advances with 3 regulars',
    ]
    const course = await followed(lines.join('\n'), await at(WITH_DICE))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).slice(-3)).toEqual([
      'said: Retreat to Westemnet',
      'said: Three Isengard regulars',
      'unsaid: No Isengard elites',
    ])
  })
})

describe('the Hunt', () => {
  it('takes dice, a tile, and how it is borne', async () => {
    const text = 'fp: fellowship moves (c)\nhunt rolls 6\ntile 2\nfp uses the ring'
    const course = await followed(text, await at({ ...FREE, huntBox: { shadow: 1 } }))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course)).toEqual([
      'said: Move the Fellowship (Character)',
      'said: Hunt roll: 6',
      'said: Hunt tile: 2',
      'said: Use the Ring',
    ])
  })

  it('finds the way to where the Fellowship was revealed', async () => {
    const text =
      'fp: fellowship moves (c)\nhunt 6\ntile 1r\nfp loses the guide\nguide boromir\nrevealed in Trollshaws'
    const course = await followed(
      text,
      await at({ ...FREE, huntBox: { shadow: 1 }, fellowship: { progress: 3 } }),
    )
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).at(-2)).toBe('said: Go to Trollshaws')
  })
})
