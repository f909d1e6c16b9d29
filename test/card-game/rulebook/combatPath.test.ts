/** Chapter 7: combat in general and on paths. */
import { describe, expect } from 'vitest'
import { after, asked, by, next, offers, refused } from '../support/play'
import { active, corruption, places, standing, tokens, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { allPass, combatAt, counted, fightAt, fought, loses, turnOf, uses } from '../cards/scenes'

describe('in general', () => {
  ruleAllows('combat.everywhere', 'an empty path and an empty battleground are fought over', () => {
    const state = fightAt(turnOf('frodo', { path: 'weathertop', battlegrounds: ['pelargir'] }), 'pelargir')
    expect([standing(state, 'pelargir'), standing(state, 'weathertop')]).toEqual([
      'free-peoples',
      'free-peoples',
    ])
  })

  ruleForbids('combat.everywhere', 'nothing is active when the step is over', () => {
    expect(
      active(fightAt(turnOf('frodo', { battlegrounds: ['pelargir', 'moria'] }), 'moria', 'gollum')),
    ).not.toContain('moria')
    expect(active(allPass(turnOf('frodo')))).toEqual([])
  })

  const two = allPass(turnOf('witch-king', { starter: 'witch-king', battlegrounds: ['pelargir', 'moria'] }))

  ruleAllows('combat.order', 'the starting player names the next one', () => {
    expect(asked(two)).toBe('witch-king decide/combat')
    expect(offers(two, 'choose', 'location')).toEqual(['path', 'pelargir', 'moria'])
  })

  ruleAllows('combat.order', 'the last one is named like the others, also where it is the only one', () => {
    const seat = 'witch-king'
    const one = turnOf(seat, { starter: seat, battlegrounds: [] })
    let last = one
    while (asked(last).endsWith('decide/turn'))
      last = next(last, by(asked(last).split(' ')[0] as typeof seat, { kind: 'pass' }))
    expect(asked(last)).toBe('witch-king decide/combat')
    expect(offers(last, 'choose', 'location')).toEqual(['path'])
    expect(standing(next(last, by(seat, { kind: 'choose', location: 'path' })), 'imladris')).toBe(
      'free-peoples',
    )
  })

  ruleForbids('combat.order', 'nobody else, and no place that is not active', () => {
    expect(refused(two, by('frodo', { kind: 'choose', location: 'moria' }))).toEqual(['combat.order'])
    expect(refused(two, by('witch-king', { kind: 'choose', location: 'umbar' }))).toEqual(['cards.active'])
  })

  const hunter = after(
    turnOf('witch-king', { path: 'weathertop', reserve: ['the-hunter'] }),
    uses('witch-king', 'the-hunter'),
  )

  ruleAllows('combat.tokens', 'a token counts where it lies', () => {
    expect(tokens(hunter, 'path')).toEqual([1, 0])
    expect(counted(hunter, 'path')).toEqual([1, 0, 1])
  })

  ruleForbids('combat.tokens', 'it is gone with its location', () => {
    expect(tokens(fightAt(hunter, 'path'), 'path')).toEqual([0, 0])
    expect(() => turnOf('frodo', { tokens: [{ on: 'umbar', attack: 1 }] })).toThrow('combat.tokens')
  })

  const sam = { path: 'gildors-encampment', on: { path: ['sam-gamgee', 'the-reaver'] } } as const

  ruleAllows('combat.locationFirst', 'the path cancels, and nobody is lost', () => {
    expect(where(fightAt(turnOf('frodo', sam), 'path'), 'sam-gamgee')).toBe('cycle')
  })

  ruleForbids('combat.locationFirst', 'cards do not cancel before it', () => {
    expect(offers(combatAt(turnOf('frodo', sam), 'path'), 'eliminate', 'card')).toEqual([])
  })

  const orcs = turnOf('witch-king', {
    path: 'cirith-ungol',
    on: { path: ['gorbag-and-shagrat'] },
    tokens: [{ on: 'gorbag-and-shagrat', attack: 2 }],
  })

  ruleAllows('combat.cardTokens', 'a token on a card is an icon of the card', () => {
    expect(counted(orcs, 'path')).toEqual([2, 0, 2])
  })

  ruleForbids('combat.cardTokens', 'it goes with the card, and lies on none that is not out', () => {
    expect(tokens(fightAt(orcs, 'path'), 'gorbag-and-shagrat')).toEqual([0, 0])
    const token = [{ on: 'gorbag-and-shagrat', attack: 2 }] as const
    expect(() => turnOf('witch-king', { reserve: ['gorbag-and-shagrat'], tokens: token })).toThrow('token')
  })
})

describe('on a path', () => {
  ruleAllows('combat.path.sides', 'the Shadow attacks and the Free Peoples defend', () => {
    const state = turnOf('frodo', { path: 'weathertop', on: { path: ['the-reaver', 'sam-gamgee'] } })
    expect(fought(state, 'path')).toEqual(['free-peoples', 0])
  })

  ruleForbids('combat.path.sides', 'never the other way round', () => {
    const state = turnOf('frodo', { path: 'weathertop', on: { path: ['gandalf-the-grey', 'strider'] } })
    expect(counted(state, 'path')).toEqual([0, 0, 0])
  })

  const three = turnOf('frodo', {
    path: 'gildors-encampment',
    on: { path: ['the-witch-king', 'the-reaver'] },
    tokens: [{ on: 'path', attack: 1, defense: 1 }],
  })

  ruleAllows('combat.path.attack', 'icons of cards and tokens of the path', () => {
    expect(counted(three, 'path')[0]).toBe(4)
  })

  ruleForbids('combat.path.attack', 'not those of cards in reserve', () => {
    expect(counted(turnOf('frodo', { path: 'weathertop', reserve: ['the-witch-king'] }), 'path')[0]).toBe(0)
  })

  ruleAllows('combat.path.location', 'printed defense and tokens cancel', () => {
    expect(counted(three, 'path')).toEqual([4, 2, 2])
  })

  ruleForbids('combat.path.location', 'no more than that', () => {
    expect(fought(three, 'path')).toEqual(['shadow', 2])
  })

  const weathertop = turnOf('frodo', {
    config: { players: 2 },
    path: 'weathertop',
    on: { path: ['the-witch-king', 'strider', 'frodo-baggins'] },
    items: { 'the-witch-king': ['black-riders-mount'], 'frodo-baggins': ['mithril-coat'] },
  })

  ruleAllows('combat.losses', 'Frodo alone, or Strider and then Frodo (TC-62)', () => {
    const choice = combatAt(weathertop, 'path')
    expect(offers(choice, 'eliminate', 'card')).toEqual(['strider', 'frodo-baggins'])
    expect(places(fightAt(weathertop, 'path', 'frodo-baggins'), 'strider', 'mithril-coat')).toEqual([
      'cycle',
      'eliminated',
    ])
    expect(where(fightAt(weathertop, 'path', 'strider', 'frodo-baggins'), 'strider')).toBe('eliminated')
  })

  ruleAllows('combat.losses', 'in any order: which was named first is forgotten', () => {
    const start = turnOf('frodo', {
      config: { players: 2 },
      path: 'weathertop',
      on: { path: ['the-witch-king', 'the-reaver', 'strider', 'frodo-baggins', 'merry-brandybuck'] },
    })
    const [one, other] = ['frodo-baggins', 'merry-brandybuck'] as const
    expect(fightAt(start, 'path', other, one)).toEqual(fightAt(start, 'path', one, other))
    expect(asked(fightAt(start, 'path', other, one))).toContain('decide/losses')
  })

  ruleForbids(
    'combat.losses',
    'nobody more when it is covered, nobody without defense, and nobody may stop before',
    () => {
      const seat = asked(combatAt(weathertop, 'path')).split(' ')[0]
      const after1 = fightAt(weathertop, 'path', 'strider')
      expect(asked(after1)).toBe(`${seat} decide/losses`)
      expect(
        refused(combatAt(weathertop, 'path'), { seat, kind: 'eliminate', card: 'the-witch-king' }),
      ).toEqual(['combat.losses'])
      expect(refused(combatAt(weathertop, 'path'), { seat, kind: 'pass' })).not.toEqual([])
    },
  )

  ruleAllows('combat.wholeCard', 'Gandalf cancels one with all his three, and is lost', () => {
    const state = turnOf('frodo', { path: 'weathertop', on: { path: ['the-reaver', 'gandalf-the-grey'] } })
    const lost = fightAt(state, 'path', 'gandalf-the-grey')
    expect(where(lost, 'gandalf-the-grey')).toBe('eliminated')
  })

  ruleForbids('combat.wholeCard', 'nobody cancels and stays', () => {
    const state = turnOf('frodo', {
      path: 'weathertop',
      on: { path: ['the-reaver', 'gandalf-the-grey'] },
      items: { 'gandalf-the-grey': ['glamdring'] },
    })
    const choice = combatAt(state, 'path')
    expect(refused(choice, by('frodo', { kind: 'pass' }))).not.toEqual([])
    expect(where(after(choice, loses('frodo', 'gandalf-the-grey')), 'glamdring')).toBe('eliminated')
  })

  const cloak = turnOf('frodo', {
    path: 'weathertop',
    on: { path: ['the-reaver', 'frodo-baggins'] },
    items: { 'frodo-baggins': ['elven-cloak'] },
  })

  ruleAllows(['combat.replaced', 'eliminate.replacing'], 'his controller says which text saves Frodo', () => {
    const lost = fightAt(cloak, 'path', 'frodo-baggins')
    expect(offers(lost, 'replace', 'by')).toEqual(['frodo-baggins', 'elven-cloak'])
  })

  ruleForbids('combat.replaced', 'no card that does not save him', () => {
    const lost = fightAt(cloak, 'path', 'frodo-baggins')
    expect(refused(lost, by('frodo', { kind: 'replace', by: 'the-reaver' }))).toEqual(['combat.replaced'])
  })

  const gimli = turnOf('frodo', {
    config: { players: 2 },
    path: 'egladil',
    on: { path: ['gimli', 'legolas', 'saruman'] },
  })

  ruleAllows('combat.leftover', 'who is left is cycled', () => {
    expect(places(fightAt(gimli, 'path', 'gimli'), 'gimli', 'legolas')).toEqual(['eliminated', 'cycle'])
  })

  ruleForbids('combat.leftover', 'nobody stays on the path', () => {
    expect(where(fightAt(turnOf('frodo', { on: { path: ['gimli'] } }), 'path'), 'gimli')).toBe('cycle')
  })

  ruleAllows('combat.attackersFall', 'all attackers are eliminated, even if they win', () => {
    const state = fightAt(
      turnOf('frodo', { path: 'weathertop', on: { path: ['the-reaver', 'the-witch-king'] } }),
      'path',
    )
    expect(places(state, 'the-reaver', 'the-witch-king')).toEqual(['eliminated', 'eliminated'])
  })

  ruleForbids('combat.attackersFall', 'none but those whose text says otherwise', () => {
    const state = fightAt(
      turnOf('frodo', { path: 'amon-hen', on: { path: ['gollum', 'the-reaver'] } }),
      'path',
    )
    expect(places(state, 'gollum', 'the-reaver')).toEqual(['cycle', 'eliminated'])
  })

  const team = turnOf('witch-king', {
    starter: 'witch-king',
    path: 'khazad-dum',
    on: { path: ['gimli', 'legolas', 'hill-troll'] },
  })

  ruleAllows('combat.agree', 'one proposes, the teammate agrees', () => {
    const proposed = after(combatAt(team, 'path'), loses('aragorn', 'gimli'))
    expect(asked(proposed)).toBe('frodo decide/agree')
    const agreed = after(proposed, by('frodo', { kind: 'agree' }))
    expect(places(agreed, 'gimli', 'legolas')).toEqual(['eliminated', 'cycle'])
  })

  ruleForbids(
    'combat.agree',
    'if he refuses the attackers decide, and one person with both seats is not asked',
    () => {
      const proposed = after(
        combatAt(team, 'path'),
        loses('aragorn', 'gimli'),
        by('frodo', { kind: 'refuse' }),
      )
      expect(asked(proposed)).toBe('witch-king decide/losses')
      expect(where(after(proposed, loses('witch-king', 'legolas')), 'legolas')).toBe('eliminated')
      const alone = turnOf('witch-king', {
        config: { players: 2 },
        starter: 'witch-king',
        path: 'khazad-dum',
        on: { path: ['gimli', 'legolas', 'hill-troll'] },
      })
      expect(where(after(combatAt(alone, 'path'), loses('aragorn', 'gimli')), 'gimli')).toBe('eliminated')
    },
  )

  ruleAllows('combat.path.held', 'all cancelled: the Free Peoples take the path', () => {
    const start = turnOf('frodo', { path: 'gildors-encampment', on: { path: ['the-reaver'] } })
    expect(standing(fightAt(start, 'path'), 'gildors-encampment')).toBe('free-peoples')
  })

  ruleForbids('combat.path.held', 'not with an icon left', () => {
    const state = turnOf('frodo', { path: 'weathertop', on: { path: ['the-reaver'] } })
    expect(standing(fightAt(state, 'path'), 'weathertop')).toBe('shadow')
  })

  ruleAllows('combat.path.corrupted', 'a corruption for each icon left', () => {
    const state = fightAt(
      turnOf('frodo', { path: 'weathertop', on: { path: ['the-witch-king', 'the-reaver'] }, corruption: 2 }),
      'path',
    )
    expect([corruption(state), standing(state, 'weathertop')]).toEqual([5, 'shadow'])
  })

  ruleForbids('combat.path.corrupted', 'none for what was cancelled', () => {
    const start = turnOf('frodo', {
      path: 'weathertop',
      on: { path: ['the-witch-king', 'the-reaver', 'sam-gamgee'] },
    })
    expect(corruption(fightAt(start, 'path'))).toBe(2)
  })
})
