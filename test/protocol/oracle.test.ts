/** What the server knows beside the rules: map and cards, sentences, odds and bots. */
import { describe, expect, it } from 'vitest'
import { ERRORS, makeServer } from '../../src/protocol/index'
import { REGIONS } from '../../src/war-of-the-ring/index'
import { CAPTAINS } from '../war-of-the-ring/overlays/houses'
import { WAR_POSITION } from '../cli/games'
import { connect } from './client'

const NAMES = ['battles', 'card-game', 'confrontation', 'war-of-the-ring']

interface Entry {
  readonly id: string
  readonly name: string
  readonly says?: string
  readonly neighbours?: ReadonlyArray<string>
}
type Lists = Readonly<Record<'regions' | 'figures' | 'cards', ReadonlyArray<Entry>>>

describe('tables', () => {
  const { call, fails } = connect()

  it.each(NAMES)('of %s name everything that lies on the table', (game) => {
    const { regions, figures, cards } = call('tables', { game }) as Lists
    expect(cards.length + figures.length).toBeGreaterThan(0)
    for (const { id, name } of [...regions, ...figures, ...cards]) expect(name, id).not.toBe('')
    for (const { id, neighbours = [] } of regions)
      for (const next of neighbours)
        expect(regions.find((one) => one.id === next)?.neighbours, `${id} ${next}`).toContain(id)
  })

  it('of War of the Ring have the map of the book and what cards say', () => {
    const { regions, cards } = call('tables', { game: 'war-of-the-ring' }) as Lists
    expect(regions.map(({ neighbours }) => neighbours)).toEqual(REGIONS.map(({ neighbours }) => neighbours))
    for (const { id, says } of cards) expect(says, id).toMatch(/In battle/)
  })

  it.each(['card-game', 'battles'])('of %s tell what its cards say', (game) => {
    const { cards } = call('tables', { game }) as Lists
    for (const { id, says } of cards) expect(says, id).toMatch(/\.$/)
  })

  it('of a game under way are those of its config', () => {
    call('new', { game: 'war-of-the-ring', config: { seed: 'x', twilight: true }, as: 'dusk' })
    const { figures } = call('tables', { id: 'dusk' }) as Lists
    expect(figures.map(({ id }) => id)).toContain('balrog')
  })

  it('are of no game that is not there', () => {
    expect(fails('tables', { game: 'chess' })).toMatchObject({ code: ERRORS.params })
    expect(fails('tables', { game: 'battles', config: 5 }).message).toContain('config: 5')
  })
})

describe('events', () => {
  const { call, fails } = connect()

  it('come as sentences too, in what a viewer may see of them', () => {
    call('new', { game: 'war-of-the-ring', config: { seed: 'told' }, as: 'a' })
    const { events, told } = call('apply', { id: 'a', option: 0, events: 'shadow', told: true }) as {
      readonly events: ReadonlyArray<unknown>
      readonly told: ReadonlyArray<string>
    }
    expect(told).toHaveLength(events.length)
    for (const sentence of told) expect(sentence).toMatch(/\.$/)
  })

  it('are told to somebody', () => {
    call('new', { game: 'confrontation', config: { seed: 'told' }, as: 'b' })
    expect(fails('apply', { id: 'b', option: 0, told: true })).toMatchObject({ code: ERRORS.params })
  })
})

describe('odds', () => {
  const { call, fails } = connect()

  it('of an attack are exact, in numbers and in words', () => {
    call('position', { game: 'war-of-the-ring', position: WAR_POSITION, as: 'w' })
    const attack = { side: 'shadow', from: 'orthanc', to: 'fords-of-isen' }
    const { odds, text } = call('odds', { id: 'w', attack }) as { odds: object; text: ReadonlyArray<string> }
    expect(Object.keys(odds)).not.toEqual([])
    expect(text.join('\n')).toContain('%')
  })

  it('of an attack that cannot be name the rule, at the beginning of a game as at any other moment', () => {
    call('new', { game: 'war-of-the-ring', config: { seed: 'x' }, as: 'begun' })
    const attack = { side: 'shadow', from: 'orthanc', to: 'fords-of-isen' }
    expect(fails('odds', { id: 'begun', attack }).message).toMatch(
      /cannot attack Fords of Isen from Orthanc with everybody there: .*\[battle\.atWar\]/,
    )
  })

  it('are refused of an attack that is none', () => {
    call('new', { game: 'war-of-the-ring', config: { seed: 'x' }, as: 'none' })
    const { message } = fails('odds', { id: 'none', attack: { side: 'shadow' } })
    expect(message).toBe('attack: an object with side, from and to is wanted')
  })

  it('are refused of an attack that cannot be, and with house rules', () => {
    const attack = { side: 'shadow', from: 'orthanc', to: 'the-shire' }
    expect(fails('odds', { id: 'w', attack })).toMatchObject({
      code: ERRORS.params,
      message: expect.stringContaining('[battle.targets]') as string,
    })
    call('new', { game: 'war-of-the-ring', config: { seed: 'x' }, house: [CAPTAINS], as: 'h' })
    expect(fails('odds', { id: 'h', attack })).toMatchObject({ code: ERRORS.params })
    expect(call('odds', { id: 'h' })).toEqual({ odds: { draws: [] }, text: [] })
  })
})

describe('a bot', () => {
  const { call, fails } = connect()

  it.each(NAMES)('of %s answers what may be done, the same every time', (game) => {
    call('new', { game, config: { seed: 'bot' }, as: game })
    const { action } = call('choose', { id: game, bot: 'greedy' }) as { action: unknown }
    expect(call('legal', { id: game })).toContainEqual(action)
    expect(call('choose', { id: game })).toEqual({ action })
    expect(call('choose', { id: game, bot: 'random', seed: 's' })).toEqual(
      call('choose', { id: game, bot: 'random', seed: 's' }),
    )
  })

  it('plays by house rules', () => {
    call('new', { game: 'war-of-the-ring', config: { seed: 'x' }, house: [CAPTAINS], as: 'h' })
    expect(call('choose', { id: 'h', bot: 'search:1' })).toHaveProperty('action')
  })

  it('is one of those that are there, for a seat that is asked', () => {
    expect(fails('choose', { id: 'battles', bot: 'deep' })).toMatchObject({ code: ERRORS.params })
    expect(fails('choose', { id: 'battles', bot: 'search:10001' }).message).toContain('at most 10000')
    expect(fails('choose', { id: 'war-of-the-ring', seat: 'nobody' })).toMatchObject({ code: ERRORS.params })
    const [asked] = (call('brief', { id: 'war-of-the-ring' }) as { actors: ReadonlyArray<string> }).actors
    const other = asked === 'shadow' ? 'free-peoples' : 'shadow'
    expect(fails('choose', { id: 'war-of-the-ring', seat: other })).toMatchObject({ code: ERRORS.refused })
  })
})

it('no bot is asked when the game is over', () => {
  const { call, fails } = connect()
  call('new', { game: 'confrontation', config: { seed: 'over' }, as: 'c' })
  for (let brief = { outcome: null as unknown }; brief.outcome === null;)
    brief = call('apply', { id: 'c', option: 0 }) as typeof brief
  expect(fails('choose', { id: 'c' })).toMatchObject({ code: ERRORS.refused, message: 'the game is over' })
})

describe('a server without an oracle', () => {
  it('has none of its methods', () => {
    const answer = makeServer().answer('{"jsonrpc":"2.0","id":1,"method":"tables","params":{}}') ?? ''
    expect(JSON.parse(answer)).toMatchObject({ error: { code: ERRORS.method } })
  })
})
