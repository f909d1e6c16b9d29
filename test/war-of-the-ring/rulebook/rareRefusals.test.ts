/** What players seldom try: dice they do not have, voices they do not hear, Companions out of order. */
import { describe, expect } from 'vitest'
import { AT_WAR, board, dark } from '../characters/scenes'
import { after, asked, factsOf, free, offers, refused, shadow, table } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'

describe('dice', () => {
  ruleForbids('turn.usedDice', 'a result that did not come up cannot be left unused', () => {
    const state = table({ dice: { 'free-peoples': ['event'], shadow: ['event'] } })
    expect(refused(state, free({ kind: 'skipDie', die: 'muster' }))).toEqual([
      'turn.actions',
      'turn.usedDice',
    ])
  })
})

describe('the voice of Saruman', () => {
  const orthanc = dark({
    characters: { saruman: 'orthanc' },
    politics: { isengard: AT_WAR },
    armies: { orthanc: { 'isengard-regular': 3 }, 'gap-of-rohan': { 'isengard-regular': 7 } },
  })
  const everywhere = { kind: 'recruitEverywhere', die: 'muster', as: 'muster' } as const

  ruleForbids('die.abilities', 'nobody else has it', () => {
    expect(refused(orthanc, shadow({ ...everywhere, character: 'witch-king' }))).toEqual(['die.abilities'])
  })

  ruleForbids('recruiting.settlement', 'its recruits come to Settlements of Isengard', () => {
    const asking = after(orthanc, shadow({ ...everywhere, character: 'saruman' }))
    expect(asked(asking)).toBe('shadow decide/spread')
    for (const [piece, region] of [
      ['isengard-regular', 'gap-of-rohan'],
      ['isengard-elite', 'orthanc'],
    ] as const)
      expect(refused(asking, shadow({ kind: 'recruit', piece, region }))).toEqual(['recruiting.settlement'])
  })
})

describe('Companions on the map', () => {
  const together = after(
    board({ characters: { legolas: 'hollin', gimli: 'hollin', boromir: 'hollin' } }),
    free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
  )

  ruleAllows(
    'characters.companions',
    'those of a region go together, each named after the one before',
    () => {
      const [first, ...rest] = offers(together, 'join', 'character')
      const begun = after(together, free({ kind: 'join', character: first as 'legolas' }))
      expect(offers(begun, 'join', 'character')).toEqual(rest)
    },
  )

  ruleForbids('characters.when', 'who was passed over does not join later', () => {
    const [first, second] = offers(together, 'join', 'character')
    const begun = after(together, free({ kind: 'join', character: second as 'legolas' }))
    expect(refused(begun, free({ kind: 'join', character: first as 'legolas' }))).toEqual(['characters.when'])
  })
})

describe('the Fellowship Phase', () => {
  ruleForbids('fellowship.declare', 'a Fellowship in Mordor is not declared', () => {
    const inMordor = table({ phase: 'fellowship', fellowship: { mordor: 1 } })
    expect(asked(inMordor)).toBe('free-peoples decide/guide')
    expect(refused(inMordor, free({ kind: 'declare' }))).toEqual(['fellowship.declare'])
    expect(factsOf(inMordor, free({ kind: 'declare' }), 'fellowship.declare')).toEqual({
      region: 'mordor',
      limit: 0,
    })
  })
})
