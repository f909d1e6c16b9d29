/** The commands that answer one question about a game: good and bad use, as text and as JSON. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { COMMANDS } from '../../src/cli/commands'
import { ROOT } from '../package/scratch'
import { CONFRONTATION, CONFRONTATION_POSITION, right, WAR, WAR_POSITION, withWrongHash } from './games'
import { programIn, within, withinJson, type Program } from './program'

let program: Program
const files: Record<string, string> = {}

beforeAll(async () => {
  program = programIn()
  const { state, record } = WAR
  files['state'] = program.file('state.json', warOfTheRing.encode(state))
  files['record'] = program.file('record.json', record)
  files['game'] = program.file('game.json', CONFRONTATION.record)
  files['text'] = program.file(
    'game.txt',
    `${confrontation.notation(CONFRONTATION.record)}# hash ${confrontation.hash(CONFRONTATION.state)}\n`,
  )
  files['position'] = program.file('position.json', CONFRONTATION_POSITION)
  files['war'] = program.file('war.json', WAR_POSITION)
}, 60_000)

afterAll(() => program.remove())

const path = (name: string): string => files[name] ?? 'missing'

describe('the program', { timeout: 60_000 }, () => {
  it('lists its commands, and explains each', async () => {
    const { code, out } = await program.run(['--help'])
    expect(code).toBe(0)
    for (const name of Object.keys(COMMANDS)) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
    expect((await program.run(['help', 'why'])).out).toMatch(/^middle-earth-rules why /)
  })

  it.each(Object.keys(COMMANDS))('%s explains itself, and knows no other option', async (name) => {
    const help = await program.run([name, '--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toMatch(new RegExp(`^middle-earth-rules ${name}`))
    expect(help.out).toMatch(/^Options$[^]+--json[^]+^Examples$/m)
    const wrong = await program.run([name, '--nonsense'])
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toMatch(/--nonsense/)
  })

  it('tells its version', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    expect(await program.run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
    expect(await withinJson(['--version'])).toEqual({ code: 0, data: { version } })
  })

  it('does not understand other words, in JSON too', async () => {
    expect(await program.run([])).toMatchObject({ code: 2, out: '' })
    expect(await program.run(['toString'])).toMatchObject({ code: 2, out: '' })
    expect((await program.run(['dance'])).err).toContain('there is no command "dance"')
    expect(await program.json(['dance'])).toMatchObject({ code: 2, data: { error: { kind: 'usage' } } })
  })

  it('writes no colours into a pipe', async () => {
    const { out } = await program.run(['rules', 'stacking'])
    expect(out).not.toContain('\u001b')
  })
})

describe('why', { timeout: 60_000 }, () => {
  const ask = (...words: readonly string[]) => ['why', '--game', 'confrontation', path('position'), ...words]

  it('names every rule that forbids an action, with its place in the book', async () => {
    const { code, out } = await program.run(ask('move', 'frodo', 'to', 'mordor'))
    expect(code).toBe(1)
    expect(out).toMatch(/^No: .+\.$/m)
    expect(out).toMatch(/^movement\.forward {2}Mordor is not one step .+\n {4}see .+Movement$/m)
  })

  it('takes JSON, fields and bare names for the same action', async () => {
    const action = {
      seat: 'fellowship',
      kind: 'move',
      piece: 'gandalf-classic',
      to: 'arthedain',
      way: 'step',
    }
    const expected = confrontation.whyNot(right(confrontation.position(CONFRONTATION_POSITION)), action)
    for (const words of [
      [JSON.stringify(action)],
      ['move', 'piece=gandalf-classic', 'to=arthedain', 'way=step'],
      ['fellowship', 'move', 'Gandalf', 'to', 'Arthedain'],
    ]) {
      const { data } = await withinJson(ask(...words))
      expect(data).toMatchObject({ action, legal: expected.length === 0, rules: expected })
    }
  })

  it('says that a legal action is legal', async () => {
    expect(await withinJson(ask('move', 'sam', 'arthedain'))).toMatchObject({
      code: 0,
      data: { legal: true },
    })
  })

  it('looks ahead where something else has to be done first', async () => {
    const why = (...words: readonly string[]) => ['why', '--game', 'war-of-the-ring', path('war'), ...words]
    const could = await within(why('attack', 'orthanc', 'fords of isen'))
    expect(could.code).toBe(0)
    expect(could.out).toMatch(/^Yes: The Army in Orthanc attacks Fords of Isen, with an Army die\.$/m)
    const action = '{"seat":"shadow","kind":"attack","from":"orthanc","to":"fords-of-isen"}'
    const exactly = await within(why(action))
    expect(exactly.code).toBe(1)
    expect(exactly.out).toMatch(
      /^It is not asked for now\. First: Attack \(Army\)\nAfter that it is legal\.$/m,
    )
    const never = await withinJson(why('attack', 'orthanc', 'the shire'))
    expect(never.data).toMatchObject({
      legal: false,
      rules: [{ rule: expect.stringMatching(/^(battle|attack)\./) }],
    })
    expect((await withinJson(why('pass'))).data).not.toHaveProperty('ahead')
  })

  it('reads from standard input and from the middle of a record', async () => {
    const text = readFileSync(path('record'), 'utf8')
    const [first] = WAR.record.actions
    const at = (place: string) => program.json(['why', '--at', place, '-', JSON.stringify(first)], text)
    expect(await at('0')).toMatchObject({ code: 0, data: { legal: true } })
    expect((await at('99')).code).toBe(2)
  })

  it.each([
    ['dance', /I do not know what "dance" has to do with it/],
    ['move nobody', /^I read: "move", "nobody"\. I know the words, but not what is asked/],
  ])('names the words of %s', async (words, answer) => {
    const ran = await within(ask(words))
    expect(ran.code).toBe(1)
    expect(ran.out).toMatch(answer)
  })

  it.each([
    [['move', 'colour=red'], 1, /no field here/],
    [['move', 'to=nowhere'], 1, /no value of the field/],
    [['{"seat"'], 1, /is not JSON/],
    [[], 2, /an action are wanted/],
  ])('does not understand %j', async (words, code, problem) => {
    const ran = await within(ask(...words))
    expect(ran).toMatchObject({ code, out: '' })
    expect(ran.err).toMatch(problem)
  })
})

describe('what is looked at', { timeout: 60_000 }, () => {
  it.each([
    ['not json', 1, /neither a region nor a heading/],
    ['{"pieces":{}}', 2, /say --game/],
    ['{"game":"chess"}', 1, /no game "chess"/],
    ['{"game":"confrontation","stack":[]}', 1, /the state: /],
    ['{"game":"confrontation","viewer":"sauron"}', 1, /this is a view/],
    ['game confrontation\nversion 1\n', 1, /the record: /],
    ['game chess\nversion 1\n', 1, /no game "chess"/],
  ])('is refused with its reason: %s', async (text, code, problem) => {
    const ran = await within(['legal'], text)
    expect(ran).toMatchObject({ code, out: '' })
    expect(ran.err).toMatch(problem)
  })

  it('is one file that is there', async () => {
    expect(await within(['legal', join(program.folder, 'nothing.json')])).toMatchObject({ code: 1 })
    expect(await within(['legal', 'a', 'b'])).toMatchObject({ code: 2 })
    expect((await within(['legal', '--at', '1', path('state')])).err).toMatch(/--at is for records/)
    expect((await within(['legal', '--at', 'x', path('record')])).err).toMatch(/whole number/)
    expect((await within(['legal', '--game', 'confrontation'], '{"pieces":{"moon":[]}}')).code).toBe(1)
  })
})

describe('legal', { timeout: 60_000 }, () => {
  it('lists what the game lists', async () => {
    const expected = { actors: warOfTheRing.actors(WAR.state), actions: warOfTheRing.legalActions(WAR.state) }
    expect(await program.json(['legal', path('state')])).toMatchObject({ code: 0, data: expected })
    expect(await program.json(['legal', path('record')])).toMatchObject({ code: 0, data: expected })
    const { out } = await program.run(['legal', path('state')])
    expect(out.match(/\b\d+\. /g)).toHaveLength(expected.actions.length)
  })

  it('asks for one seat, and knows the seats', async () => {
    const idle = await within(['legal', '--game', 'confrontation', '--seat', 'sauron', path('position')])
    expect(idle).toMatchObject({ code: 0, out: 'Sauron is not asked anything now: Fellowship is.\n' })
    expect((await within(['legal', '--seat', 'gandalf', path('state')])).code).toBe(2)
    expect((await within(['legal', path('text')])).out).toMatch(/^Nobody is asked anything\.\n.+ won: /)
  })
})

describe('show', { timeout: 60_000 }, () => {
  it('tells the board as one viewer may see it', async () => {
    const own = await program.run(['show', '--viewer', 'shadow', path('state')])
    expect(own.out).toMatch(/^War of the Ring, turn \d/)
    expect(own.out).toMatch(/Free Peoples: .+\n {4}character cards in hand: \d+ hidden/)
    expect(own.out).toMatch(/Shadow: .+\n {4}character cards in hand: .+\(sh-char-\d\d\)/)
    const hidden = await program.run([
      'show',
      '--game',
      'confrontation',
      '--viewer',
      'sauron',
      path('position'),
    ])
    expect(hidden.out).toMatch(/The Shire \(4\) +Fellowship: 2 hidden$/m)
    expect(hidden.out).toMatch(/Mordor \(4\) +Sauron: Balrog 5, Warg 2$/m)
    expect(hidden.out).not.toMatch(/Frodo|Gandalf/)
  })

  it('gives the view in JSON', async () => {
    const { data } = await withinJson(['show', '--viewer', 'spectator', path('state')])
    expect(data).toEqual(warOfTheRing.view(WAR.state, 'spectator'))
  })

  it('draws a picture, to a file or to the output', async () => {
    const file = join(program.folder, 'board.svg')
    expect(await program.run(['show', '--svg', file, path('state')])).toMatchObject({ code: 0 })
    const { out } = await program.run(['show', '--svg', '-', path('state')])
    expect(out).toMatch(/^<svg [^]+<\/svg>\n$/)
    expect(readFileSync(file, 'utf8').trimEnd()).toBe(out.trimEnd())
  })

  it('knows the viewers', async () => {
    expect((await within(['show', '--viewer', 'sauron', path('state')])).err).toMatch(/no viewer "sauron"/)
  })
})

describe('odds', { timeout: 60_000 }, () => {
  const odds = (...more: readonly string[]) => ['odds', '--game', 'war-of-the-ring', ...more, path('war')]

  it('tells those of the Hunt and of an attack', async () => {
    const { code, out } = await program.run(odds('--attack', 'shadow,orthanc,fords-of-isen'))
    expect(code).toBe(0)
    expect(out).toMatch(/^The attack, fought out without cards\n +\d+\.\d\d % .+only the attacker is left$/m)
    const { data } = await program.json(odds('--attack', 'shadow,orthanc,fords-of-isen'))
    const attack = (data as { attack: Record<string, { value: number }> }).attack
    const sum = ['won', 'lost', 'neither', 'undecided'].reduce(
      (total, end) => total + (attack[end]?.value ?? 9),
      0,
    )
    expect(sum).toBeCloseTo(1, 12)
  })

  it('tells those of an attack by a part of the Army, in names or ids', async () => {
    const ask = (...who: readonly string[]) =>
      withinJson(odds('--attack', 'shadow,Orthanc,Fords of Isen', ...who))
    const everybody = await ask()
    const whole = await ask('--with', '4 isengard regulars, isengard-elite')
    expect(whole).toEqual(everybody)
    const part = await ask('--with', '2 isengard-regular')
    const won = ({ data }: { data: unknown }) =>
      (data as { attack: { won: { value: number } } }).attack.won.value
    expect(won(part)).toBeGreaterThan(0)
    expect(won(part)).toBeLessThan(won(everybody))
    for (const none of ['9 isengard-regular', 'saruman', '2 rohan-regular', '0 isengard-regular'])
      expect(await ask('--with', none)).toMatchObject({ code: 1 })
    expect(await ask('--with', '2 dragons')).toMatchObject({ code: 2 })
    expect((await within(odds('--with', '2 isengard-regular'))).err).toMatch(/wants --attack/)
  })

  it('knows the pieces of the config: Dunlendings with Twilight of the Third Age alone', async () => {
    const dunland = { armies: { westemnet: { dunlending: 4 } }, captured: ['westemnet'] }
    const ask = (twilight: boolean, more: object) => {
      const file = program.file('dunland.json', { ...WAR_POSITION, ...more, config: { twilight } })
      const attack = ['--attack', 'shadow,westemnet,fords-of-isen', '--with', '4 dunlendings']
      return withinJson(['odds', '--game', 'war-of-the-ring', ...attack, file])
    }
    const { code, data } = await ask(true, { ...dunland, beside: { factions: ['dunlendings'] } })
    expect([code, data]).toMatchObject([0, {}])
    expect((data as { attack: { won: { value: number } } }).attack.won.value).toBeGreaterThan(0)
    expect(await ask(false, {})).toMatchObject({ code: 2 })
  })

  it('tells those of a draw', async () => {
    const manual = program.file('manual.json', { config: { chance: 'manual' }, phase: 'action-roll' })
    const { data } = await withinJson(['odds', '--game', 'war-of-the-ring', manual])
    const { draws } = data as { draws: { probability: { numerator: number; denominator: number } }[] }
    const shares = draws.map(({ probability: { numerator, denominator } }) => numerator / denominator)
    expect(shares.length).toBeGreaterThan(1)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  it('says where there are none, and what cannot be', async () => {
    const calm = await within(['odds', '--game', 'confrontation', path('position')])
    expect(calm).toMatchObject({ code: 0, out: 'Nothing is left to chance at this moment.\n' })
    const none = ['odds', '--game', 'confrontation', '--attack', 'sauron,mordor,shire', path('position')]
    expect((await within(none)).code).toBe(2)
    expect((await within(odds('--attack', 'shadow,orthanc'))).code).toBe(2)
    expect((await within(odds('--attack', 'shadow,orthanc,the-shire'))).err).toMatch(/cannot attack/)
  })
})

describe('replay and verify', { timeout: 60_000 }, () => {
  const { record } = CONFRONTATION

  it('tell a game and find it in order, as JSON and as text', async () => {
    const told = await program.run(['replay', path('text'), '--events'])
    expect(told.out.match(/^ +\d+\. /gm)).toHaveLength(record.actions.length)
    expect(told.out).toMatch(/won: .+ \[end\.\w+\]\.\n/)
    const hash = confrontation.hash(CONFRONTATION.state)
    const end = { ok: true, actions: record.actions.length, hash }
    expect(await program.json(['verify', path('game')])).toMatchObject({
      code: 0,
      data: { ...end, hashes: record.actions.length },
    })
    expect(await program.json(['verify', path('text')])).toMatchObject({
      code: 0,
      data: { ...end, hashes: 1 },
    })
  })

  it('turn a text into a record with hashes, and back', async () => {
    const { out } = await within(['replay', '--record', path('text')])
    expect(JSON.parse(out)).toMatchObject({ actions: record.actions, hashes: record.hashes })
    const text = await within(['replay', '--notation', path('game')])
    expect(text.out).toBe(readFileSync(path('text'), 'utf8'))
  })

  it('find what is wrong', async () => {
    const wrong = program.file('wrong.json', withWrongHash(record, 4))
    expect(await withinJson(['verify', wrong])).toMatchObject({ code: 1, data: { ok: false, action: 5 } })
    const { hashes, ...bare } = record
    expect(hashes).toHaveLength(record.actions.length)
    const none = await within(['verify'], JSON.stringify(bare))
    expect(none.out).toMatch(/there was no hash to compare/)
    const illegal = { ...bare, actions: [...record.actions.slice(0, 2), ...record.actions] }
    expect((await within(['verify'], JSON.stringify(illegal))).out).toMatch(/^Wrong: action 3: /)
    expect((await within(['replay'], JSON.stringify(illegal))).err).toMatch(/action 3: /)
    const other = readFileSync(path('text'), 'utf8').replace(/# hash ./, '# hash !')
    expect((await within(['verify'], other)).out).toMatch(/^Wrong: .+the hash should be !/)
    expect((await within(['verify', path('state')])).err).toMatch(/a record is wanted/)
  })
})

describe('serve', { timeout: 60_000 }, () => {
  it('answers JSON-RPC until the input ends', async () => {
    const ran = await program.spawned(['serve'], '{"jsonrpc":"2.0","id":1,"method":"games"}\n')
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(ran.out)).toMatchObject({ id: 1, result: { protocol: 1 } })
    expect((await program.run(['serve', 'tea'])).code).toBe(2)
  })
})
