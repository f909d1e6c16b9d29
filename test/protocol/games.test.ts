/** Every method gives what the function of the game gives, for many games at once. */
import { isRight } from 'fp-ts/lib/Either.js'
import { toNullable } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src/index'
import type { Game, State, Types } from '../../src/kernel/index'
import { randomFrom } from '../../src/kernel/index'
import { ERRORS } from '../../src/protocol/index'
import { connect, type Brief } from './client'

const erased = <T extends Types>(game: Game<T>): Game<Types> => game as unknown as Game<Types>
const GAMES = [
  { game: erased(battles), name: 'battles', seat: 'shadow', other: 'free', long: 60 },
  { game: erased(cardGame), name: 'card-game', seat: 'witch-king', other: 'frodo', long: 60 },
  { game: erased(confrontation), name: 'confrontation', seat: 'sauron', other: 'fellowship', long: 24 },
  { game: erased(warOfTheRing), name: 'war-of-the-ring', seat: 'shadow', other: 'free-peoples', long: 60 },
] as const

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const rightOf = <A>(either: { readonly _tag: string; readonly right?: A }): A => {
  if (either.right === undefined) throw new Error(JSON.stringify(either))
  return either.right
}

/** A game some decisions after its beginning, with the same game on a server. */
const underWay = (game: Game<Types>, decisions: number, chance: 'seeded' | 'manual' = 'seeded') => {
  const client = connect()
  const config = { seed: 'pipe', chance }
  let state: State<Types> = rightOf(game.newGame(config))
  let brief = client.call<Brief>('new', { game: game.name, config, as: 'here' })
  const random = randomFrom('choices')
  for (let made = 0; made < decisions; made++) {
    const legal = game.legalActions(state)
    expect(brief.options).toBe(legal.length)
    const option = random(legal.length)
    state = rightOf(game.applyAction(state, legal[option])).state
    brief = client.call<Brief>('apply', { id: 'here', option })
  }
  return { ...client, config, state, brief }
}

describe.each(GAMES)('$name through the pipe', { timeout: 60_000 }, ({ game, seat, other, long }) => {
  it('is the same game as without', () => {
    const { call, state, brief } = underWay(game, long)
    expect(brief).toEqual({ id: 'here', actors: game.actors(state), options: brief.options, outcome: null })
    expect(call('brief', { id: 'here' })).toEqual(brief)
    expect(call('hash', { id: 'here' })).toBe(game.hash(state))
    expect(call('hash', { id: 'here', viewer: 'spectator' })).toBe(
      game.hashOfView(game.view(state, 'spectator')),
    )
    expect(call('state', { id: 'here' })).toEqual(json(game.encode(state)))
    expect(call('legal', { id: 'here' })).toEqual(json(game.legalActions(state)))
    for (const one of [seat, other]) {
      expect(call('legal', { id: 'here', seat: one })).toEqual(json(game.legalActions(state, one)))
      expect(call('prompt', { id: 'here', seat: one })).toEqual(json(toNullable(game.prompt(state, one))))
      expect(call('view', { id: 'here', viewer: one })).toEqual(json(game.view(state, one)))
    }
    expect(call('view', { id: 'here', viewer: 'spectator' })).toEqual(json(game.view(state, 'spectator')))
    expect(call('rulebook', { game: game.name })).toEqual(json(game.rulebook))
  })

  it('takes an action, an option, a label and a list of actions alike', () => {
    const { call, brief } = underWay(game, 23)
    for (const as of ['one', 'two', 'three', 'four']) call('copy', { id: 'here', as })
    const [action] = call<readonly unknown[]>('legal', { id: 'here' })
    call('apply', { id: 'one', action })
    call('apply', { id: 'two', option: 0 })
    call('apply', { id: 'three', actions: [action] })
    const [mover = ''] = brief.actors
    const { choices } = call<{ readonly choices: readonly { readonly label: string }[] }>('prompt', {
      id: 'here',
      seat: mover,
    })
    call('apply', { id: 'four', seat: mover, label: choices[0]?.label ?? '' })
    const hashes = ['one', 'two', 'three', 'four'].map((id) => call('hash', { id }))
    expect(new Set(hashes).size).toBe(1)
    expect(hashes).not.toContain(call('hash', { id: 'here' }))
  })

  it('takes the option of a seat by its number in the list of that seat', () => {
    const { call, brief } = underWay(game, 23)
    const [mover = ''] = brief.actors
    const last = call<readonly unknown[]>('legal', { id: 'here', seat: mover }).at(-1)
    const option = call<readonly unknown[]>('legal', { id: 'here', seat: mover }).length - 1
    call('copy', { id: 'here', as: 'there' })
    call('apply', { id: 'here', seat: mover, option })
    call('apply', { id: 'there', action: last })
    expect(call('hash', { id: 'here' })).toBe(call('hash', { id: 'there' }))
  })

  it('refuses with the rules behind it, and stays as it was', () => {
    const { call, fails, state } = underWay(game, 23)
    const action = {
      ...(game.legalActions(state)[0] as object),
      seat: other === game.actors(state)[0] ? seat : other,
    }
    const { code, data } = fails('apply', { id: 'here', action })
    expect(code).toBe(ERRORS.refused)
    const applied = game.applyAction(state, action)
    if (isRight(applied)) throw new Error('this should be refused')
    expect(data).toEqual({ rejection: json(applied.left), why: json(game.whyNot(state, action)) })
    const reasons = game.whyNot(state, action).map((one) => ({ ...one, says: game.say(one) }))
    expect(call('why', { id: 'here', action })).toEqual(json(reasons))
    expect(call('hash', { id: 'here' })).toBe(game.hash(state))
    const inList = fails('apply', { id: 'here', actions: [game.legalActions(state)[0], null] })
    expect(inList.data).toMatchObject({ rejection: { _tag: 'Malformed', index: 1 } })
    expect(call('hash', { id: 'here' })).toBe(game.hash(state))
  })

  it.each([
    {},
    { option: 0, action: {} },
    { option: -1 },
    { option: 5000 },
    { option: 0.5 },
    { option: '0' },
  ])('applies nothing for %j', (params) => {
    const { fails, call } = underWay(game, 3)
    const before = call('hash', { id: 'here' })
    expect(fails('apply', { id: 'here', ...params }).code).toBe(ERRORS.params)
    expect(call('hash', { id: 'here' })).toBe(before)
  })

  it.each(['view', 'prompt', 'legal', 'apply', 'determinize'])('knows no other seats: %s', (method) => {
    const { fails } = underWay(game, 1)
    const name = { view: 'viewer', determinize: 'viewer', apply: 'events' }[method] ?? 'seat'
    const more = { apply: { option: 0 }, determinize: { seed: 'x' } }[method] ?? {}
    expect(fails(method, { id: 'here', [name]: 'nobody', ...more }).code).toBe(ERRORS.params)
  })

  it('tells events to whom they are for', () => {
    const client = underWay(game, 0)
    let state = client.state
    const told: unknown[] = []
    for (let made = 0; made < 120 && game.actors(state).length > 0; made++) {
      const options = game.legalActions(state)
      const option = (made * 7) % options.length
      const applied = rightOf(game.applyAction(state, options[option]))
      const viewer = [seat, other, 'spectator', 'all'][made % 4] ?? 'all'
      const { events } = client.call<{ events: unknown }>('apply', { id: 'here', option, events: viewer })
      expect(events).toEqual(json(viewer === 'all' ? applied.events : game.eventsFor(applied.events, viewer)))
      told.push(events)
      state = applied.state
    }
    expect(JSON.stringify(told)).toContain('"hidden"')
  })

  it('is recorded and replayed, saved and loaded', () => {
    const { call, fails, config, state } = underWay(game, long)
    const record = call<{ readonly actions: readonly unknown[] }>('record', { id: 'here' })
    expect(record).toEqual(json(rightOf(game.record(config, record.actions))))
    expect(record.actions).toHaveLength(long)
    call('replay', { record, as: 'again' })
    expect(call('hash', { id: 'again' })).toBe(game.hash(state))
    expect(call('record', { id: 'again' })).toEqual(record)
    expect(call('notation', { id: 'again' })).toBe(
      game.notation(rightOf(game.record(config, record.actions))),
    )
    const hashes = record.actions.map(() => 'wrong')
    expect(fails('replay', { record: { ...record, hashes } })).toMatchObject({ code: ERRORS.record })
    call('load', { state: call('state', { id: 'here' }), as: 'loaded' })
    expect(call('hash', { id: 'loaded' })).toBe(game.hash(state))
    expect(call('record', { id: 'loaded' })).toMatchObject({ from: game.encode(state), actions: [] })
    expect(fails('load', { state: { ...(game.encode(state) as object), table: {} } }).code).toBe(
      ERRORS.params,
    )
  })

  it('is determinized as the view is, from the game or from the view', () => {
    const { call, fails, state } = underWay(game, long)
    const view = call('view', { id: 'here', viewer: seat })
    call('determinize', { id: 'here', viewer: seat, seed: 'guess', as: 'a' })
    call('determinize', { view, seed: 'guess', as: 'b' })
    const wanted = rightOf(game.determinize(game.view(state, seat), randomFrom('guess')))
    expect(call('hash', { id: 'a' })).toBe(game.hash(wanted))
    expect(call('hash', { id: 'b' })).toBe(game.hash(wanted))
    expect(call('view', { id: 'a', viewer: seat })).toEqual(view)
    expect(fails('record', { id: 'a' }).code).toBe(ERRORS.record)
  })

  it('asks nature at a manual draw', () => {
    const { call, brief, state } = underWay(game, game.name === 'confrontation' ? 20 : 1, 'manual')
    expect(call('chances', { id: 'here' })).toEqual(json(game.chances(state)))
    if (game.name === 'war-of-the-ring') expect(brief.actors).toEqual(['nature'])
  })

  it('is not disturbed by another', () => {
    const { call } = underWay(game, 10)
    const before = call('hash', { id: 'here' })
    const { id } = call<Brief>('copy', { id: 'here' })
    call('apply', { id, option: 0 })
    expect(call('hash', { id: 'here' })).toBe(before)
    expect(call('close', { id })).toEqual({ closed: id })
    expect(call('hash', { id: 'here' })).toBe(before)
  })
})

it('a position is begun as it is described', () => {
  const { call, fails } = connect()
  const position = { pieces: { rohan: ['frodo-classic'], mordor: ['balrog'] }, turn: 'fellowship' }
  const { id } = call<Brief>('position', { game: 'confrontation', position })
  expect(call('hash', { id })).toBe(confrontation.hash(rightOf(confrontation.position(position))))
  const placed = rightOf(confrontation.position(position))
  const [action] = confrontation.legalActions(placed)
  call('apply', { id, action })
  const record = call('record', { id })
  expect(record).toEqual(json(rightOf(confrontation.record(confrontation.encode(placed), [action]))))
  call('replay', { record, as: 'again' })
  expect(call('hash', { id: 'again' })).toBe(call('hash', { id }))
  const wrong = { ...position, pieces: { nowhere: ['frodo-classic'] } }
  expect(fails('position', { game: 'confrontation', position: wrong })).toMatchObject({
    code: ERRORS.params,
    data: { _tag: 'Malformed', path: expect.stringMatching(/^position/) },
  })
})
