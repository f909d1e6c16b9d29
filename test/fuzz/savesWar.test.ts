/**
 * Saves of War of the Ring that were edited so that the table does not fit what runs on it, or what runs
 * could not have come to be, are refused.
 */
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { MIDWAR, subjectOf } from '../war-of-the-ring/players/subject'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { after, table } from '../war-of-the-ring/twilight/scenes'
import { TWILIGHT_POSITIONS } from '../war-of-the-ring/twilight/starts'
import { WHOLE_IN_TWILIGHT } from '../war-of-the-ring/twilight/subject'
import { problemsOf, savesFrom, withFrame, withTable, withVars, type Read, type Vars } from './editing'

type Piles = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>
type Armies = Readonly<Record<string, Readonly<Record<string, number>>>>

const topOf = ({ stack }: Read): string => stack.at(-1)?.kind ?? ''
const turnOf = ({ stack }: Read): string => stack.find(({ kind }) => kind === 'turn')?.at ?? ''

describe('in the midst of an action', { timeout: 60_000 }, () => {
  const saves = savesFrom({ ...WAR, longest: 700 }, 'war', 3, 4)
  const travelling = saves.filter((saved) => topOf(saved) === 'decide/traveller')

  it('a hand is above six cards only while its player draws (events.handLimit)', () => {
    const marching = saves.filter(
      (saved) =>
        topOf(saved) === 'decide/march' &&
        ((saved.table['cards'] as Piles)['decks']?.['shadow-character']?.length ?? 0) > 6,
    )
    const said = problemsOf(WAR, marching, (saved) => {
      const cards = saved.table['cards'] as Piles
      const { 'shadow-character': deck = [], ...decks } = cards['decks'] ?? {}
      const { 'shadow-character': hand = [], ...hands } = cards['hands'] ?? {}
      const held = hand.length + (hands['shadow-strategy']?.length ?? 0)
      const more = 7 - held
      return withTable(saved, {
        cards: {
          ...cards,
          decks: { ...decks, 'shadow-character': deck.slice(more) },
          hands: { ...hands, 'shadow-character': [...hand, ...deck.slice(0, more)] },
        },
      })
    })
    expect([...said]).toEqual(['cards.hands: the shadow holds 7, at most 6 (events.handLimit)'])
  })

  it('more than ten units are in a region only where others march on (armies.stacking)', () => {
    const many = travelling.filter(
      ({ table }) => ((table['reinforcements'] as Armies)['shadow']?.['sauron-regular'] ?? 0) > 10,
    )
    const said = problemsOf(WAR, many, (saved) => {
      const armies = saved.table['armies'] as Armies
      const all = saved.table['reinforcements'] as Armies
      const { 'sauron-regular': more = 0, ...shadow } = all['shadow'] ?? {}
      const there = armies['barad-dur'] ?? {}
      const regulars = (there['sauron-regular'] ?? 0) + more
      return withTable(saved, {
        armies: { ...armies, 'barad-dur': { ...there, 'sauron-regular': regulars } },
        reinforcements: { ...all, shadow },
      })
    })
    expect([...said].filter((problem) => !problem.includes('at most (armies.stacking)'))).toEqual([])
  })

  it('the Hunt Pool is never left empty, but while a tile is dealt with (hunt.refill)', () => {
    const said = problemsOf(WAR, travelling, (saved) => {
      const tiles = saved.table['tiles'] as Armies
      const standard = Object.entries(tiles['pool'] ?? {})
      const drawn = { ...tiles['drawn'] }
      for (const [tile, number] of standard) drawn[tile] = (drawn[tile] ?? 0) + number
      return withTable(saved, { tiles: { ...tiles, pool: {}, drawn } })
    })
    expect([...said]).toEqual(['tiles.pool: is never left empty (hunt.refill)'])
  })

  it('who may leave the Fellowship together is there (fellowship.separate)', () => {
    const leaving = saves.filter((saved) => topOf(saved) === 'decide/group')
    const said = problemsOf(WAR, leaving, (saved) =>
      withFrame(saved, 'decide/group', ({ vars }) => ({
        vars: { ...vars, available: [...(vars['available'] as ReadonlyArray<string>), 'aragorn'] },
      })),
    )
    expect([...said]).toEqual(['decide/group: others can be named than could (turn.wholeAction)'])
  })

  it('what runs is what was called (turn.wholeAction)', () => {
    const byDie = travelling.filter(({ stack }) => stack.every(({ kind }) => kind !== 'event'))
    const said = problemsOf(WAR, byDie, (saved) =>
      withVars(withVars(saved, 'travel', { optional: true }) as Read, 'decide/traveller', { optional: true }),
    )
    expect([...said]).toEqual(['travel: was called with another optional (turn.wholeAction)'])
  })

  it('players act in Action Resolution (turn.phases)', () => {
    const said = problemsOf(WAR, travelling, (saved) => withFrame(saved, 'turn', () => ({ at: 'guide' })))
    expect([...said]).toEqual(['stack: a war goes on in turns (turn.phases)'])
  })
})

describe('for three and four', { timeout: 60_000 }, () => {
  const variety = { players: 4, edition: 'collectors' } as const
  const midwar: typeof warOfTheRing = {
    ...warOfTheRing,
    newGame: (config) => {
      const { config: said, ...spec } = MIDWAR(variety)
      return warOfTheRing.position({ ...spec, config: { ...said, ...config } })
    },
  }
  const subject = subjectOf(variety, midwar, 500)
  const saves = savesFrom(subject, 'partners', 4, 4)
  const acting = saves.filter((saved) => topOf(saved) === 'decide/action')
  const edited = (given: ReadonlyArray<Read>, change: (partners: Vars) => Vars) =>
    problemsOf(subject, given, (saved) => {
      const partners = saved.table['partners'] as Vars
      return withTable(saved, { partners: { ...partners, ...change(partners) } })
    })

  it('an Army is mixed while units of both partners are in it (partners.mixed)', () => {
    expect([...edited(acting, () => ({ mixed: ['the-shire'] }))]).toEqual([
      'table: something is left that happens at once (turn.wholeAction)',
    ])
  })

  it('of two partners who agree at most one has said so while the other is asked (partners.mixed)', () => {
    const agreeing = saves.filter((saved) => topOf(saved) === 'decide/agree')
    const said = problemsOf(subject, agreeing, (saved) => withVars(saved, 'decide/agree', { agreed: 128 }))
    expect([...said].join()).toMatch(/128/)
    expect(said).not.toContain('accepted')
  })

  it('partners who may swap both hold a card (partners.swap)', () => {
    const swapping = saves.filter(({ stack }) =>
      stack.some(({ kind, vars }) => kind === 'swap' && vars['side'] === 'shadow'),
    )
    const said = problemsOf(subject, swapping, (saved) => {
      const cards = saved.table['cards'] as Piles
      const { 'saruman-character': one = [], 'saruman-strategy': other = [], ...hands } = cards['hands'] ?? {}
      const {
        'shadow-character': first = [],
        'shadow-strategy': second = [],
        ...decks
      } = cards['decks'] ?? {}
      return withTable(saved, {
        cards: {
          ...cards,
          hands: { ...hands, 'saruman-character': [], 'saruman-strategy': [] },
          decks: {
            ...decks,
            'shadow-character': [...first, ...one],
            'shadow-strategy': [...second, ...other],
          },
        },
      })
    })
    expect([...said].join()).toContain('swap: one of them holds no card (partners.swap)')
    expect(said).not.toContain('accepted')
  })

  it('a captor has captured what bears a marker (partners.victory)', () => {
    expect([...edited(acting, () => ({ captors: ['the-shire'] }))]).toEqual([
      'partners.captors: no partner has captured the-shire (partners.victory)',
    ])
  })

  it('partners meet by an action, and somebody commands in a battle (partners.command)', () => {
    expect([...edited(acting, () => ({ met: ['the-shire'] }))]).toEqual([
      'partners: nobody acts now (partners.mixed)',
    ])
    const commands = { 'free-peoples': 'rohan', shadow: null }
    expect([...edited(acting, () => ({ commands }))]).toEqual([
      'partners.commands: no battle is fought (partners.command)',
    ])
    const fighting = saves.filter((saved) => topOf(saved) === 'decide/combatCard')
    const nobody = { 'free-peoples': null, shadow: null }
    expect([...edited(fighting, () => ({ commands: nobody }))]).toEqual([
      'partners.commands: another seat commands in this round (partners.command)',
    ])
  })

  it('one player against partners acts on no Nation twice; others may (partners.twice)', () => {
    expect([...edited(acting, () => ({ last: { nations: ['elves'], armies: [] } }))]).toEqual([
      'partners.doing: an action is on a Nation of the last one (partners.twice)',
    ])
  })

  it('no die lies on the table while partners draw and swap (dicePool.shadow)', () => {
    const swapping = saves.filter((saved) => /^(swap|draw)/.test(turnOf(saved)))
    const said = problemsOf(subject, swapping, (saved) => {
      const dice = saved.table['dice'] as Readonly<Record<string, Vars>>
      const { shadow: all } = dice['pool'] ?? {}
      return withTable(saved, { dice: { ...dice, used: { ...dice['used'], shadow: all } } })
    })
    expect([...said].every((problem) => /the shadow has \d+ dice, not 0/.test(problem))).toBe(true)
  })
})

describe('in Twilight of the Third Age', { timeout: 60_000 }, () => {
  const starts = Object.values(TWILIGHT_POSITIONS)
  const game: typeof warOfTheRing = {
    ...WHOLE_IN_TWILIGHT.game,
    ...warOfTheRing,
    newGame: (config) => {
      const spec = starts[Number(config.seed.at(-1)) % starts.length] ?? {}
      return warOfTheRing.position({ ...spec, config: { ...config, twilight: true } })
    },
  }
  const subject = { ...WHOLE_IN_TWILIGHT, game, longest: 40 }
  const saves = savesFrom(subject, 'twilight', 6, 4).filter(({ stack }) => stack.length > 0)
  const besideOf = ({ table }: Read): Vars => table['beside'] as Vars

  it('while the Ents are in play one at least is in Fangorn (twilight.entsAwake)', () => {
    const awake = saves.filter((saved) => (besideOf(saved)['factions'] as string[]).includes('ents'))
    const said = problemsOf(subject, awake, (saved) =>
      withTable(saved, { beside: { ...besideOf(saved), ents: [] } }),
    )
    expect([...said]).toEqual(['beside.ents: one at least stays in Fangorn (twilight.entsAwake)'])
  })

  it('one Witch-king at most has ever come into play (twilight.chiefEntry)', () => {
    const said = problemsOf(subject, saves, (saved) =>
      withTable(saved, {
        characters: {
          ...(saved.table['characters'] as Vars),
          'witch-king': 'eliminated',
          'witch-king-chief': 'eliminated',
        },
      }),
    )
    expect([...said].join()).toContain('only one Witch-king comes into play')
    expect(said).not.toContain('accepted')
  })

  it('We Shall Get It comes when Sméagol has died (twilight.getIt)', () => {
    const without = saves.filter(({ table }) => (table['characters'] as Vars)['smeagol'] === 'aside')
    const came = problemsOf(subject, without, (saved) =>
      withTable(saved, { beside: { ...besideOf(saved), getIt: 'table' } }),
    )
    expect([...came]).toEqual(['beside.getIt: comes when Sméagol has died (twilight.getIt)'])
  })

  const woken = table({
    characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
    armies: { orthanc: { 'isengard-regular': 4, saruman: 1 } },
    beside: { factions: ['ents'], ents: { fangorn: 2 }, awakenings: 1 },
    hands: { 'free-peoples': ['fp-char-19e', 'fp-char-21e'] },
    dice: { 'free-peoples': ['character'], shadow: [] },
  })
  const play = { kind: 'playEvent', card: 'fp-char-19e', die: 'character', as: 'character' }
  const asRead = (...states: ReadonlyArray<ReturnType<typeof table>>) =>
    states.map((state) => warOfTheRing.encode(state) as unknown as Read)
  const wokenTimes = (awakenings: number) => (saved: Read) =>
    withTable(saved, { beside: { ...besideOf(saved), awakenings } })

  it('the Ents wake no more often than cards of theirs were played (twilight.entsAwake)', () => {
    const quiet = problemsOf(subject, asRead(woken), wokenTimes(2))
    expect([...quiet]).toEqual([
      'beside.awakenings: fewer cards that wake them are played (twilight.entsAwake)',
    ])
    const atWork = problemsOf(subject, asRead(after(woken, play)), wokenTimes(2))
    expect([...atWork]).toEqual([
      'ents: all cards played that wake the Ents have done so (twilight.entsAwake)',
    ])
  })

  it('a card at work is no longer in the hand (events.playing)', () => {
    const said = problemsOf(subject, asRead(after(woken, play)), (saved) => {
      const cards = saved.table['cards'] as Piles
      const { 'free-peoples-character': played = [] } = cards['played'] ?? {}
      const { 'free-peoples-character': held = [] } = cards['hands'] ?? {}
      return withTable(saved, {
        beside: { ...besideOf(saved), awakenings: 0 },
        cards: {
          ...cards,
          played: { ...cards['played'], 'free-peoples-character': played.filter((id) => id !== play.card) },
          hands: { ...cards['hands'], 'free-peoples-character': [play.card, ...held] },
        },
      })
    })
    expect([...said]).toEqual(['event: its card has not been played (events.playing)'])
  })

  it('a card that is being ended lies on the table (events.onTable)', () => {
    const ending = after(
      table({
        acting: 'shadow',
        onTable: { 'free-peoples': ['fp-strat-02'] },
        hands: { shadow: ['sh-strat-06', 'sh-strat-07', 'sh-char-18'] },
        dice: { 'free-peoples': [], shadow: ['event'] },
      }),
      { kind: 'endCard', card: 'fp-strat-02', die: 'event', as: 'event' },
    )
    const movedTo = (pile: string) => (saved: Read) => {
      const cards = saved.table['cards'] as Piles
      const { 'free-peoples-strategy': there = [] } = cards[pile] ?? {}
      return withTable(saved, {
        cards: {
          ...cards,
          onTable: { ...cards['onTable'], 'free-peoples-strategy': [] },
          [pile]: { ...cards[pile], 'free-peoples-strategy': [...there, 'fp-strat-02'] },
        },
      })
    }
    const said = (pile: string) => [...problemsOf(subject, asRead(ending), movedTo(pile))].join()
    expect(said('decks')).toMatch(/its card has not been played \(events.playing\)/)
    expect(said('played')).toMatch(/its card is not on the table \(events.onTable\)/)
  })

  it('a tile of his leaves the game when Sméagol comes, and not before (twilight.smeagolEnters)', () => {
    const without = saves.filter(
      ({ table: { characters, tiles } }) =>
        (characters as Vars)['smeagol'] === 'aside' && ((tiles as Armies)['pool']?.['smeagol'] ?? 0) > 0,
    )
    const said = problemsOf(subject, without, (saved) => {
      const { pool = {}, removed = {}, ...tiles } = saved.table['tiles'] as Armies
      const rest = { ...pool, smeagol: (pool['smeagol'] ?? 0) - 1 }
      return withTable(saved, { tiles: { ...tiles, pool: rest, removed: { ...removed, smeagol: 1 } } })
    })
    expect([...said]).toEqual(['tiles.removed: one tile leaves when Sméagol comes (twilight.smeagolEnters)'])
  })

  it('nobody is inside by himself while others fight in the field (siege.ends)', () => {
    const fought = after(
      table({
        acting: 'shadow',
        politics: { isengard: { steps: 0 } },
        armies: {
          orthanc: { 'isengard-regular': 4, 'isengard-elite': 1, saruman: 1 },
          'fords-of-isen': { 'rohan-regular': 3 },
        },
        dice: { 'free-peoples': [], shadow: ['army'] },
        hands: { 'free-peoples': ['fp-char-10'] },
      }),
      { kind: 'beginAttack', die: 'army', as: 'army' },
      { kind: 'attack', from: 'orthanc', to: 'fords-of-isen' },
      { kind: 'bringAll' },
    )
    const said = problemsOf(subject, asRead(fought), (saved) =>
      withTable(saved, { characters: { ...(saved.table['characters'] as Vars), saruman: 'orthanc/inside' } }),
    )
    expect([...said].join()).toMatch(/nobody of his side is besieged there \(siege.ends\)/)
  })

  it('who has marched is where he went (movement.once)', () => {
    const marched = after(
      table({
        acting: 'shadow',
        politics: { sauron: { steps: 0 } },
        armies: { gorgoroth: { 'sauron-regular': 2 }, morannon: { 'sauron-regular': 5 } },
        dice: { 'free-peoples': [], shadow: ['army'] },
      }),
      { kind: 'moveArmies', die: 'army', as: 'army' },
      { kind: 'march', from: 'gorgoroth', to: 'morannon' },
    )
    const came = [{ at: 'morannon', party: { 'sauron-regular': 9 } }]
    const said = problemsOf(subject, asRead(marched), (saved) => ({
      ...saved,
      stack: saved.stack.map((frame) =>
        'came' in frame.vars ? { ...frame, vars: { ...frame.vars, came } } : frame,
      ),
    }))
    expect([...said]).toEqual(['march: some have marched who are not there (movement.once)'])
  })

  describe('where a siege is fought', () => {
    const stormed = after(
      table({
        acting: 'shadow',
        politics: { sauron: { steps: 0 }, rohan: { steps: 0 } },
        armies: { 'helms-deep': { 'sauron-regular': 4 } },
        besieged: { 'helms-deep': { 'rohan-regular': 2 } },
        hands: { 'free-peoples': ['fp-char-10'] },
        dice: { 'free-peoples': [], shadow: ['army'] },
      }),
      { kind: 'beginAttack', die: 'army', as: 'army' },
      { kind: 'attack', from: 'helms-deep', to: 'helms-deep' },
      { kind: 'bringAll' },
    )

    it('nobody of the besiegers is inside (siege.ends)', () => {
      const said = problemsOf(subject, asRead(stormed), (saved) =>
        withTable(saved, {
          nazgul: ['helms-deep/inside', ...(saved.table['nazgul'] as ReadonlyArray<string>).slice(1)],
        }),
      )
      expect([...said]).toEqual(['nazgul: nobody of the Shadow is besieged in helms-deep (siege.ends)'])
    })

    it('five units at most are inside (armies.stacking)', () => {
      const said = problemsOf(subject, asRead(stormed), (saved) => {
        const all = saved.table['reinforcements'] as Armies
        const { 'rohan-regular': left = 0, ...others } = all['free-peoples'] ?? {}
        return withTable(saved, {
          besieged: { 'helms-deep': { 'rohan-regular': 6 } },
          reinforcements: { ...all, 'free-peoples': { ...others, 'rohan-regular': left - 4 } },
        })
      })
      expect([...said]).toEqual(['besieged.helms-deep: 6 units are there, 5 at most (armies.stacking)'])
    })
  })
})
