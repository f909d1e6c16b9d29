/** The tools for assistants, asked by the client of the official SDK. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES, TOOLS } from '../../src/cli/mcp/tools'
import * as games from '../../src/index'
import { makeMcpServer } from '../../src/cli/mcp/server'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { WAR } from './games'
import { programIn } from './program'

const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair()
  await makeMcpServer().connect(there)
  await client.connect(here)
})

afterAll(() => client.close())

const ask = async (name: string, given: Record<string, unknown>) => {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
  const [first] = content as ReadonlyArray<{ readonly text?: string; readonly resource?: object }>
  return { first, text: first?.text ?? '', data: structuredContent, isError: isError === true }
}

const ELVES_AT_PEACE = {
  config: { chance: 'manual' },
  dice: { shadow: { army: 1 } },
  turn: { phase: 'actions', next: 'free-peoples' },
}

describe('the tools for assistants', () => {
  it('are listed with a schema each, and only read', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS))
    for (const { inputSchema, annotations, description } of tools) {
      expect(inputSchema.type).toBe('object')
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description).not.toBe('')
    }
    expect(client.getInstructions()).toContain('do not guess')
  })

  it('find a rule by what is meant, with its place in the book', async () => {
    const { text, data } = await ask('search_rules', { question: 'nazgul besieged', game: 'war-of-the-ring' })
    expect(text).toMatch(/characters\.nazgulStronghold/)
    const { found } = data as { found: ReadonlyArray<{ id: string; cites: ReadonlyArray<unknown> }> }
    expect(found[0]?.cites.length).toBeGreaterThan(0)
  })

  it('show a ruling by its number', async () => {
    expect((await ask('search_rules', { question: 'OR-21' })).text).toContain('OR-21')
  })

  it('say that nothing is known of what no rule is about', async () => {
    const { text, isError } = await ask('search_rules', { question: 'xyzzy' })
    expect(text).toContain('No rule has to do with "xyzzy"')
    expect(isError).toBe(false)
  })

  it('say no with the rule, and yes', async () => {
    const position = warOfTheRing.encode(WAR.state)
    const [legal] = warOfTheRing.legalActions(WAR.state)
    expect((await ask('is_it_legal', { position, action: legal })).text).toMatch(/^Yes/)
    const no = await ask('is_it_legal', { position, action: { seat: 'shadow', kind: 'withdraw' } })
    expect(no.text).toMatch(/^No/)
    expect(no.isError).toBe(false)
  })

  it('list what may be done, the same as the engine', async () => {
    const { data } = await ask('legal_actions', { position: warOfTheRing.encode(WAR.state) })
    expect(data).toMatchObject({ actions: warOfTheRing.legalActions(WAR.state) })
  })

  it('tell exact odds of a battle in words', async () => {
    const { text } = await ask('odds_of_battle', { battle: '2 regulars against 1 regular' })
    expect(text).toMatch(/\d+(\.\d+)? %/)
    const nonsense = await ask('odds_of_battle', { battle: 'a dozen balrogs against hope' })
    expect(nonsense.isError).toBe(true)
  })

  it('tell the odds of a moment', async () => {
    const { text } = await ask('odds', { game: 'war-of-the-ring', position: ELVES_AT_PEACE })
    expect(text).not.toBe('')
  })

  it('say what is wrong in the names of their own fields', async () => {
    const moment = { position: {}, game: 'war-of-the-ring' }
    const said = await Promise.all([
      ask('odds', { ...moment, attack: 'shadow,orthanc' }),
      ask('odds', { ...moment, with: 'saruman' }),
      ask('odds', { position: {} }),
      ask('odds_of_battle', { battle: '5 regulars' }),
      ask('odds_of_battle', { battle: '5 goats against 3 regulars' }),
    ])
    expect(said.map(({ text }) => text.replace(/:.*/, ''))).toEqual([
      '"attack" wants a side and two regions',
      '"with" says who attacks',
      'for a position, say "game"',
      '"battle" wants two Armies',
      '"battle"',
    ])
    expect(said.map(({ text, isError }) => [text.includes('--'), isError])).toEqual(
      said.map(() => [false, true]),
    )
  })

  it('take the name of a game for its beginning, and show positions of every game in words', async () => {
    for (const { name } of Object.values(games)) {
      const { text, isError } = await ask('legal_actions', { position: name })
      expect([isError, text]).toEqual([false, expect.stringMatching(/\? *.*\n/)])
    }
    for (const [game, position] of Object.entries(EXAMPLES)) {
      const { text, isError } = await ask('board', { position, game })
      expect([game, isError, text]).toEqual([game, false, expect.stringContaining('Seen by')])
    }
  })

  it('list names alone where no words are looked for, so that an answer stays short', async () => {
    const all = await ask('cards', { game: 'war-of-the-ring' })
    expect(all.text).toMatch(/^ {2}fp-char-01 {2}Elven Cloaks$/m)
    expect(all.text.length + JSON.stringify(all.data).length).toBeLessThan(15_000)
    expect((await ask('cards', { words: 'elven cloaks' })).text).toMatch(/Elven Cloaks: \S/)
  })

  it('know editions by their names, and blank texts as missing', async () => {
    expect((await ask('search_rules', { question: 'siege', edition: 'third' })).text).toBe(
      '"edition" is one of collectors, second',
    )
    expect((await ask('is_it_legal', { position: '', action: 'pass' })).text).toBe(
      '"position" is wanted: a text or an object',
    )
    expect((await ask('search_rules', { question: ' ' })).text).toBe('"question" is wanted: a text')
    const cards = await ask('cards', { words: 'the last battle', game: 'war-of-the-ring', edition: 'second' })
    expect(cards.isError).toBe(false)
  })

  it('draw for the eyes of the person who asks', async () => {
    const { content } = await client.callTool({ name: 'picture', arguments: { position: 'confrontation' } })
    expect(content).toMatchObject([{ type: 'resource', annotations: { audience: ['user'] } }])
  })

  it('tell the board in words, and draw it', async () => {
    const set = { game: 'war-of-the-ring', position: {} }
    expect((await ask('board', set)).text).toContain('Seen by')
    const { first } = await ask('picture', set)
    expect(first?.resource).toMatchObject({ mimeType: 'image/svg+xml', text: expect.stringMatching(/^<svg/) })
  })

  it('list cards, regions and characters', async () => {
    const { text } = await ask('cards', { words: 'elven cloaks', game: 'war-of-the-ring' })
    expect(text).toContain('Elven Cloaks')
    expect((await ask('regions', { words: 'moria', game: 'war-of-the-ring' })).text).toContain('moria')
    expect((await ask('characters', { words: 'gandalf', game: 'confrontation' })).text).toContain('Gandalf')
  })

  it.each([
    ['a field that is not there', 'cards', { word: 'x' }, /no field "word"; there are words, game/],
    ['a field that is wanted', 'is_it_legal', { position: {} }, /"action" is wanted/],
    ['a field of another sort', 'board', { position: 3 }, /"position" wants a text or an object/],
    ['a number below zero', 'board', { position: {}, at: -1 }, /"at" wants a whole number/],
    ['another game', 'cards', { game: 'chess' }, /"game" is one of battles/],
    ['a tool that is not there', 'toString', {}, /no tool "toString"/],
    ['a position of no game', 'board', { position: {} }, /game/],
    ['a path instead of a position', 'board', { position: '/etc/hostname' }, /JSON|position/],
  ])('refuse %s, and say so', async (_, name, given, problem) => {
    const { text, isError } = await ask(name, given)
    expect(isError).toBe(true)
    expect(text).toMatch(problem)
  })
})

describe('the program as a server for assistants', () => {
  it('answers the client of the SDK over its pipes', { timeout: 60_000 }, async () => {
    const program = programIn()
    const over = new Client({ name: 'test', version: '1' })
    try {
      await over.connect(
        new StdioClientTransport({
          command: process.execPath,
          args: [await program.script(), 'mcp'],
        }),
      )
      const { content } = await over.callTool({ name: 'search_rules', arguments: { question: 'OR-21' } })
      expect(JSON.stringify(content)).toContain('OR-21')
    } finally {
      await over.close()
      program.remove()
    }
  })
})
