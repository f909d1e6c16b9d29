/** Saves that somebody has edited are refused, or can be played on. */
import { describe, expect, it } from 'vitest'
import { randomFrom, type Types } from '../../src/kernel'
import { SUBJECT as BATTLES } from '../battles/properties/subject'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { SUBJECT as CONFRONTATION } from '../confrontation/properties/subject'
import type { Subject } from '../kernel/conformance/subject'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { TWILIGHT_CONFIG, WHOLE_IN_TWILIGHT } from '../war-of-the-ring/twilight/subject'
import { problemOf, problemsOf, runs, savesFrom, withFrame, withTable, withVars } from './editing'
import type { Read, Vars } from './editing'
import { savesOf, tryEdited } from './saves'

const SUBJECTS: Readonly<Record<string, unknown>> = { 'card-game': CARD_GAME, confrontation: CONFRONTATION }

describe.each(Object.entries(SUBJECTS))('%s', { timeout: 60_000 }, (_, given) => {
  it('a hundred edits are refused, change nothing, or leave a game that goes on', () => {
    const subject = given as Subject<Types>
    const saves = savesOf(subject, 'edited', 3, 10)
    const random = randomFrom('edits')
    const verdicts = Array.from({ length: 100 }, () => tryEdited(subject, saves, random))
    expect(
      verdicts.flatMap(({ problem, at }) => (problem === undefined ? [] : [`${at}: ${problem}`])),
    ).toEqual([])
    expect(new Set(verdicts.map(({ taken }) => taken))).toEqual(new Set(['refused', 'same', 'accepted']))
  })
})

describe('of The Confrontation', { timeout: 60_000 }, () => {
  const saves = savesFrom(CONFRONTATION, 'frames', 12, 3)
  const inTurns = saves.filter((saved) => runs(saved, 'decide/turn'))
  const placing = saves.filter((saved) => runs(saved, 'decide/placement'))
  const choosing = saves.filter(({ stack }) =>
    stack.some(({ kind, at }) => kind === 'battle' && at === 'cards'),
  )

  it('a frame that is not called by the one below is refused', () => {
    const said = problemsOf(
      CONFRONTATION,
      saves.filter(({ stack }) => stack.length > 4),
      ({ stack, ...rest }) => ({ ...rest, stack: stack.filter((_, place) => place !== 2) }),
    )
    expect(said).not.toContain('accepted')
    expect([...said].some((problem) => /calls another frame|was not begun there/.test(problem))).toBe(true)
  })

  it('a question that its caller does not ask so is refused', () => {
    const flipped = (side: unknown): string => (side === 'sauron' ? 'fellowship' : 'sauron')
    const said = problemsOf(CONFRONTATION, inTurns, (saved) =>
      withFrame(saved, 'decide/turn', ({ vars }) => ({ vars: { ...vars, side: flipped(vars['side']) } })),
    )
    expect(said).not.toContain('accepted')
    expect(
      problemsOf(CONFRONTATION, placing, (saved) => withFrame(saved, 'game', () => ({ at: 'draft' }))),
    ).not.toContain('accepted')
  })

  it('a stack begins with what a game begins with', () => {
    const said = problemsOf(CONFRONTATION, inTurns, ({ stack, ...rest }) => ({
      ...rest,
      stack: stack.slice(1),
    }))
    expect([...said]).toEqual(['game is not what a game begins with'])
  })

  it('a second piece in a region is refused while they are placed, and one that is left over', () => {
    const early = problemsOf(CONFRONTATION, placing, (saved) =>
      withTable(saved, {
        at: JSON.parse(
          JSON.stringify(saved.table['at'])
            .replace('"unplaced"', '"enedwaith"')
            .replace('"unplaced"', '"enedwaith"'),
        ) as Vars,
      }),
    )
    expect(early).toContain('pieces are not placed one in each region and the rest at home')
    expect(early).not.toContain('accepted')
    const home = placing.filter(({ table }) => JSON.stringify(table['at']).includes('"shire"'))
    const late = problemsOf(CONFRONTATION, home, (saved) =>
      withTable(saved, {
        at: JSON.parse(JSON.stringify(saved.table['at']).replace('"shire"', '"unplaced"')) as Vars,
      }),
    )
    expect(late).not.toContain('accepted')
  })

  it('turns are counted, and none is before the set-up is done', () => {
    const problem = 'turns are counted from the first, and none is before the set-up is done'
    expect([...problemsOf(CONFRONTATION, inTurns, (saved) => withTable(saved, { turns: 0 }))]).toEqual([
      problem,
    ])
    const back = problemsOf(CONFRONTATION, inTurns, (saved) =>
      withFrame(saved, 'game', () => ({ at: 'draft' })),
    )
    expect([...back]).toEqual([problem])
  })

  it('a side is asked for its card once, and no card does anything before it is down', () => {
    expect(
      problemsOf(CONFRONTATION, choosing, (saved) =>
        withVars(saved, 'decide/cards', { chosen: ['not asked', null] }),
      ),
    ).toEqual(new Set(['a side is asked for a card that is down, or too early']))
    expect(
      problemsOf(CONFRONTATION, choosing, (saved) => withVars(saved, 'battle', { refused: true })),
    ).toContain('a card has an effect and was not played')
  })
})

describe('of the Card Game', { timeout: 60_000 }, () => {
  it('a round whose path is not turned up is refused', () => {
    const settings = CARD_GAME.settings.filter(({ chance }) => chance === 'manual')
    const drawn = { ...CARD_GAME, settings }
    const saves = savesFrom(drawn, 'paths', 2, 5).filter((saved) => runs(saved, 'drawStep'))
    const said = problemsOf(CARD_GAME, saves, (saved) =>
      withTable(saved, { round: Number(saved.table['round']) + 1 }),
    )
    expect(said).toContain('the round has no path')
    const dealt = savesFrom(drawn, 'deal', 2, 1).filter((saved) => runs(saved, 'deal'))
    expect(problemsOf(CARD_GAME, dealt.slice(0, 9), (saved) => withTable(saved, { round: 1 }))).toEqual(
      new Set(['rounds are counted from the first']),
    )
  })
})

describe('of the Card Game, a frame', { timeout: 60_000 }, () => {
  it('over one that calls nothing where it waits, whatever the table, is refused', () => {
    const acting = savesFrom(CARD_GAME, 'plays', 2, 4).filter(
      ({ stack }) => runs({ stack } as Read, 'actionStep') && stack[1]?.vars['drawn'] === -1,
    )
    const said = problemsOf(CARD_GAME, acting, (saved) =>
      withFrame(saved, 'round', () => ({ at: 'activate' })),
    )
    expect(said).toContain('actionStep is not what round calls at activate')
    expect(said).not.toContain('accepted')
  })
})

describe('of the Card Game, a play', { timeout: 60_000 }, () => {
  it('is the one that was chosen', () => {
    const saves = savesFrom(CARD_GAME, 'plays', 2, 2).filter((saved) => runs(saved, 'actionStep', 'play'))
    const said = problemsOf(CARD_GAME, saves, (saved) =>
      withFrame(saved, 'play', ({ vars }) => ({
        vars: { ...vars, to: vars['to'] === 'path' ? 'reserve' : 'path' },
      })),
    )
    expect(said).not.toContain('accepted')
  })
})

describe('of the Card Game, a card', { timeout: 60_000 }, () => {
  it('is played to a location that is active', () => {
    const paying = savesFrom(CARD_GAME, 'locations', 4, 1).filter(({ stack }) =>
      stack.some(({ kind, at, vars }) => kind === 'play' && at === 'pay' && String(vars['to']).includes('-')),
    )
    const said = problemsOf(CARD_GAME, paying, (saved) => {
      const grounds = Object.keys(saved.table['battlegrounds'] as Vars).map((id) => [id, 'deck'])
      return withTable(saved, { battlegrounds: Object.fromEntries(grounds) })
    })
    expect([...said].join()).toContain('a location that is not active')
  })
})

describe('of Battles', { timeout: 60_000 }, () => {
  const saves = savesFrom(BATTLES, 'marches', 4, 1)

  it('an Army that has moved has come somewhere: whoever moves no other must be able to say so', () => {
    const asked = saves.filter(({ stack }) =>
      stack.some(({ kind, at, vars }) => kind === 'do/moveArmy' && at === 'pick' && vars['region'] !== null),
    )
    const said = problemsOf(BATTLES, asked, (saved) => withVars(saved, 'do/moveArmy', { region: null }))
    expect([...said]).toEqual(['an answer to the open question leads nowhere'])
  })
})

describe('of The Confrontation, a battle', { timeout: 60_000 }, () => {
  it('goes on where it was begun', () => {
    const fighting = savesFrom(CONFRONTATION, 'battles', 6, 1).filter((saved) =>
      runs(saved, 'attack', 'battle'),
    )
    const said = problemsOf(CONFRONTATION, fighting, (saved) =>
      withFrame(saved, 'attack', () => ({ at: 'opponent' })),
    )
    expect([...said].join()).toContain('the battle was not begun there')
    expect(said).not.toContain('accepted')
  })
})

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
