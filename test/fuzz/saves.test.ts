/** Saves that somebody has edited are refused, or can be played on. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { TWILIGHT_CONFIG, WHOLE_IN_TWILIGHT } from '../war-of-the-ring/twilight/subject'
import { problemOf, problemsOf, runs, savesFrom, withFrame, withTable } from './editing'
import type { Read, Vars } from './editing'

describe('of War of the Ring', { timeout: 60_000 }, () => {
  const saves = savesFrom({ ...WAR, longest: 700 }, 'war', 3, 3)
  const marching = saves.filter((saved) => runs(saved, 'march'))

  it('a marker on a Settlement where units of its home stand is refused in the midst of an action', () => {
    const held = marching.filter(({ table }) =>
      JSON.stringify(table['armies']).includes('"minas-tirith":{"gondor'),
    )
    const said = problemsOf(WAR, held, (saved) => withTable(saved, { captured: ['minas-tirith'] }))
    expect([...said].join()).toContain('stand in minas-tirith and have captured it')
    expect(said).not.toContain('accepted')
  })

  it('a character is inside a Stronghold only with a garrison, in the midst of an action too', () => {
    const free = marching.filter(({ table }) => !Object.hasOwn(table['besieged'] as Vars, 'orthanc'))
    const said = problemsOf(WAR, free, (saved) =>
      withTable(saved, { characters: { ...(saved.table['characters'] as Vars), saruman: 'orthanc/inside' } }),
    )
    expect(said).toEqual(new Set(['characters.saruman: nobody of his side is besieged there (siege.ends)']))
  })

  it('who has declared a Combat card holds one that he may use', () => {
    const declared = saves.filter(({ stack }) => {
      const top = stack[stack.length - 1]
      const battle = top?.kind === 'decide/combatCard' ? (top.vars['battle'] as Vars) : {}
      return Array.isArray(battle['declares']) && battle['declares'].length > 0
    })
    const said = problemsOf(WAR, declared, (saved) => {
      const cards = saved.table['cards'] as Readonly<Record<string, Readonly<Record<string, Array<string>>>>>
      const decks = Object.entries(cards['decks'] ?? {}).map(([name, deck]) => [
        name,
        [...deck, ...(cards['hands']?.[name] ?? [])].sort(),
      ])
      const hands = Object.keys(cards['hands'] ?? {}).map((name) => [name, []])
      return withTable(saved, {
        cards: { ...cards, decks: Object.fromEntries(decks), hands: Object.fromEntries(hands) },
      })
    })
    expect(said).not.toContain('accepted')
  })

  it('a party has so many of each kind as could be named', () => {
    const naming = saves.filter(({ stack }) => {
      const top = stack[stack.length - 1]
      return (
        top?.kind === 'decide/party' && JSON.stringify(top.vars['said']) !== JSON.stringify(top.vars['first'])
      )
    })
    const said = problemsOf(WAR, naming, (saved) =>
      withFrame(saved, 'decide/party', ({ vars }) => ({ vars: { ...vars, chosen: {} } })),
    )
    expect([...said].join()).toContain('others go than could be named so far')
  })

  it('who travels is one who could be named', () => {
    const asked = saves.filter((saved) => runs(saved, 'decide/traveller'))
    const said = problemsOf(WAR, asked, (saved) =>
      withFrame(saved, 'decide/traveller', ({ vars }) => ({
        vars: { ...vars, chosen: [vars['side'] === 'shadow' ? 'meriadoc' : 'witch-king'] },
      })),
    )
    expect([...said]).toEqual([
      'decide/traveller: somebody is named who could not be (characters.companions)',
    ])
  })

  it('there is no turn before the first, for partners either', () => {
    const started = warOfTheRing.newGame({ seed: 'x', players: 4, chance: 'manual' })
    const saved = warOfTheRing.encode(started._tag === 'Right' ? started.right : (undefined as never))
    expect(problemOf(warOfTheRing, saved)).toBe('accepted')
    expect(problemOf(warOfTheRing, withTable(saved as unknown as Read, { turn: 0 }))).toBe(
      'turn: the first turn is number 1 (turn.phases)',
    )
  })

  it('who acts or commands for a side plays it', () => {
    const started = warOfTheRing.newGame({ seed: 'x', players: 3, chance: 'manual' })
    const saved = warOfTheRing.encode(
      started._tag === 'Right' ? started.right : (undefined as never),
    ) as unknown as Read
    const partners = saved.table['partners'] as Vars
    const said = ['acting', 'commands'].map((field) =>
      problemOf(
        warOfTheRing,
        withTable(saved, {
          partners: { ...partners, [field]: { ...(partners[field] as Vars), shadow: 'free-peoples' } },
        }),
      ),
    )
    expect(said).toEqual([
      'partners.acting: the free-peoples plays the other side (partners.order)',
      'partners.commands: the free-peoples plays the other side (partners.command)',
    ])
  })

  it('a battle that another stage has called is refused', () => {
    const fighting = saves.filter((saved) => runs(saved, 'attack', 'battle'))
    const said = problemsOf(WAR, fighting, (saved) => withFrame(saved, 'attack', () => ({ at: 'party' })))
    expect([...said]).toEqual(['battle: does not belong to this attack (turn.wholeAction)'])
  })

  it('a step of a card is that of the card which is played', () => {
    const played = saves.filter(({ stack }) =>
      stack.some(({ vars }, place) => stack[place - 1]?.kind === 'event' && 'step' in vars),
    )
    const said = problemsOf(WAR, played, (saved) =>
      withFrame(saved, 'event', ({ vars }) => ({ vars: { ...vars, step: Number(vars['step']) + 1 } })),
    )
    expect(said).not.toContain('accepted')
  })
})

describe('of the expansion', { timeout: 60_000 }, () => {
  const saves = savesFrom(
    { ...WHOLE_IN_TWILIGHT, longest: 400, settings: [{ ...TWILIGHT_CONFIG, chance: 'manual' }] },
    'engines',
    2,
    9,
  )
  const beside = ({ table }: Read): Vars => table['beside'] as Vars

  it('a Trebuchet stands in a Stronghold, and Ents who were woken three times are gone', () => {
    const acting = saves.filter((saved) => runs(saved, 'opportunity'))
    expect(
      problemsOf(WHOLE_IN_TWILIGHT, acting, (saved) =>
        withTable(saved, { beside: { ...beside(saved), trebuchets: ['lossarnach'] } }),
      ),
    ).not.toContain('accepted')
    expect(
      problemsOf(WHOLE_IN_TWILIGHT, acting, (saved) =>
        withTable(saved, {
          beside: { ...beside(saved), factions: ['ents'], ents: ['fangorn'], awakenings: 3, ships: [] },
        }),
      ),
    ).not.toContain('accepted')
  })

  it('a Siege engine has its place while a battle is fought there too', () => {
    const fighting = saves.filter((saved) => runs(saved, 'battle'))
    const said = problemsOf(WHOLE_IN_TWILIGHT, fighting, (saved) => {
      const from = saved.stack.find(({ kind }) => kind === 'battle')?.vars['from']
      return withTable(saved, { beside: { ...beside(saved), trebuchets: [from, from, from] } })
    })
    expect(said).toEqual(new Set(['beside.trebuchets: a Trebuchet has no place there (twilight.engines)']))
  })
})
