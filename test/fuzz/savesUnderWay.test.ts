/** Saves edited in the middle of something, so that what runs does not fit what lies there, are refused. */
import { describe, expect, it } from 'vitest'
import { SUBJECT as BATTLES } from '../battles/properties/subject'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { problemsOf, runs, savesFrom, withTable, withVars, type Read, type Vars } from './editing'

const topAt = (saved: Read, kind: string, at: string): boolean =>
  saved.stack.some((frame) => frame.kind === kind && frame.at === at)

describe('of Battles', { timeout: 60_000 }, () => {
  const settings = BATTLES.settings.filter(({ chance }) => chance === 'manual')
  const saves = savesFrom({ ...BATTLES, settings, longest: 600 }, 'under way', 3, 1)
  type Regions = Readonly<Record<string, Vars>>
  const varsOf = (saved: Read, kind: string): Vars =>
    saved.stack.find((frame) => frame.kind === kind)?.vars ?? {}

  it('a Fate Tile is drawn for each die in the Shadow Box and no more (fate.draws)', () => {
    const drawing = saves.filter(({ stack }) => stack.at(-1)?.kind === 'decide/tile')
    const said = problemsOf(BATTLES, drawing, (saved) => {
      const left = Number(varsOf(saved, 'fate')['left']) + 1
      return withVars(withVars(saved, 'fate', { left }) as Read, 'decide/tile', { left })
    })
    expect([...said]).toEqual(['more tiles are drawn than dice are in the Shadow Box'])
  })

  it('a hand holds more than six cards only until it is cut down (cards.handLimit)', () => {
    const acting = saves.filter((saved) => runs(saved, 'decide/action')).slice(0, 40)
    const said = problemsOf(BATTLES, acting, (saved) => {
      const cards = saved.table['cards'] as Readonly<Record<string, string>>
      const generic = Object.keys(cards).filter(
        (card) => card.startsWith('generic') && cards[card] === 'deck',
      )
      return withTable(saved, {
        cards: { ...cards, ...Object.fromEntries(generic.slice(0, 7).map((card) => [card, 'freeHand'])) },
      })
    })
    expect([...said]).toEqual(['cards: a hand holds more than 6'])
  })

  it('a Recruitment token is flipped where one lies (recruit.flip)', () => {
    const flipping = saves.filter((saved) => topAt(saved, 'flip', 'reveal'))
    const said = problemsOf(BATTLES, flipping, (saved) => {
      const { region, side } = varsOf(saved, 'flip')
      const regions = saved.table['regions'] as Regions
      const from = regions[String(region)] ?? {}
      const recruits = from['recruits'] as Readonly<Record<string, number>>
      const [other = '', to = {}] =
        Object.entries(regions).find(([id, { army }]) => id !== region && army === null) ?? []
      const there = to['recruits'] as Readonly<Record<string, number>>
      const [of, all] = [String(side), recruits[String(side)] ?? 0]
      return withTable(saved, {
        regions: {
          ...regions,
          [String(region)]: { ...from, recruits: { ...recruits, [of]: 0 } },
          [other]: { ...to, recruits: { ...there, [of]: (there[of] ?? 0) + all } },
        },
      })
    })
    expect([...said].join()).toContain('a token is flipped where none lies')
    expect(said).not.toContain('accepted')
  })

  it('the Army that was named may go, and no more of it than stands there (movement.split)', () => {
    const parting = saves.filter((saved) => topAt(saved, 'do/moveArmy', 'who'))
    const said = problemsOf(BATTLES, parting, (saved) => {
      const taken = { ...(varsOf(saved, 'party')['taken'] as Vars), damage: 6 }
      return withVars(withVars(saved, 'party', { taken }) as Read, 'decide/part', { taken })
    })
    expect([...said].join()).toContain('party: this may not be done so')
    expect(said).not.toContain('accepted')
  })

  it('who is on the march is of the side that moves (movement.step)', () => {
    const marching = saves.filter((saved) => topAt(saved, 'do/moveArmy', 'step'))
    const said = problemsOf(BATTLES, marching, (saved) => {
      const march = saved.table['march'] as Vars
      const army = march['army'] as Vars
      const [side, type] = army['side'] === 'free' ? ['shadow', 'uruk-hai'] : ['free', 'footmen']
      const other = { side, units: { [type]: 1 }, damage: 0, leaders: 0, tokens: 0 }
      return withTable(saved, { march: { ...march, army: other, characters: [] } })
    })
    expect(said).not.toContain('accepted')
  })

  it('who attacks stands next to the Region of the battle (battle.begins)', () => {
    const fighting = saves.filter(
      (saved) => saved.table['battle'] !== null && topAt(saved, 'battle', 'round'),
    )
    const said = problemsOf(BATTLES, fighting, (saved) => {
      const battle = saved.table['battle'] as Vars
      const region = String(battle['region'])
      const edited = withTable(saved, { battle: { ...battle, from: region, armies: [region] } }) as Read
      return withVars(edited, 'battle', { from: region })
    })
    expect([...said]).toEqual(['another battle is fought than was begun'])
  })

  it('a step is carried out for the side whose effect it is', () => {
    const doing = saves.filter(
      ({ stack }) => stack.at(-1)?.kind === 'decide/region' && stack.at(-2)?.kind === 'do/moveArmy',
    )
    const said = problemsOf(BATTLES, doing, (saved) =>
      withVars(saved, 'effect', { owner: varsOf(saved, 'effect')['owner'] === 'free' ? 'shadow' : 'free' }),
    )
    expect([...said].join()).toContain('does not belong to this')
    expect(said).not.toContain('accepted')
  })

  it('a die that is used shows what a die of its side can show (die.eye)', () => {
    const using = saves.filter(({ stack }) => stack.at(-1)?.kind === 'decide/use')
    const ofFree = using.filter((saved) => varsOf(saved, 'action')['side'] === 'free')
    const said = problemsOf(BATTLES, ofFree, (saved) =>
      withVars(withVars(saved, 'action', { die: 'eye' }) as Read, 'decide/use', { die: 'eye' }),
    )
    expect([...said].join()).toContain('no die of the Free Peoples shows')
    expect(said).not.toContain('accepted')
  })

  it('Leadership tokens come one by one: no turn gives out a thousand million (shadow.tokens)', () => {
    const acting = saves.filter((saved) => runs(saved, 'decide/action')).slice(0, 10)
    const said = problemsOf(BATTLES, acting, (saved) => withTable(saved, { regions: withTokens(saved, 1e9) }))
    expect([...said]).toEqual(['more Leadership tokens than a turn gives out'])
  })

  const withTokens = (saved: Read, tokens: number): Vars => {
    const regions = saved.table['regions'] as Regions
    const [region = '', there = {}] =
      Object.entries(regions).find(([, { army }]) => (army as Vars | null)?.['side'] === 'shadow') ?? []
    return { ...regions, [region]: { ...there, army: { ...(there['army'] as Vars), tokens } } }
  }
})

describe('of the Card Game', { timeout: 60_000 }, () => {
  const settings = CARD_GAME.settings.filter(({ chance }) => chance === 'manual')
  const saves = savesFrom({ ...CARD_GAME, settings, longest: 500 }, 'between rounds', 2, 1)

  it('no location is active when cards are drawn after the combats', () => {
    const drawing = saves.filter((saved) => runs(saved, 'drawStep'))
    const said = problemsOf(CARD_GAME, drawing, (saved) => {
      const grounds = saved.table['battlegrounds'] as Readonly<Record<string, string>>
      const [ground = ''] = Object.keys(grounds).filter((one) => grounds[one] === 'deck')
      return withTable(saved, { battlegrounds: { ...grounds, [ground]: 'active' } })
    })
    expect([...said]).toEqual(['a location is active between the rounds'])
  })
})

describe('of the Card Game, when a play is paid for', { timeout: 60_000 }, () => {
  it('it costs one card (play.cost)', () => {
    const settings = CARD_GAME.settings.slice(0, 1)
    const saves = savesFrom({ ...CARD_GAME, settings, longest: 200 }, 'cost', 1, 1)
    const paying = saves.filter((saved) => runs(saved, 'play', 'cycling', 'decide/cycle'))
    const said = problemsOf(CARD_GAME, paying, (saved) =>
      withVars(withVars(saved, 'cycling', { left: 2 }) as Read, 'decide/cycle', { left: 2 }),
    )
    expect([...said].join()).toContain('cycling takes 2 cards, and 1 at most are to be taken')
    expect(said).not.toContain('accepted')
  })
})
