/**
 * The tools for assistants: each is a command of the program, asked by fields instead of by words. They read
 * no file and keep nothing: what they look at is in the question.
 */
import type { Command, Values } from '../command'
import { GAME_NAMES } from '../games'
import type { Field, Fields, Given } from './fields'

/** How a command is asked: its words, its options, and what it reads. */
export interface Asked {
  readonly words: ReadonlyArray<string>
  readonly values: Values
  readonly reads: string
}

/** A tool. */
export interface Tool {
  readonly title: string
  readonly says: string
  /** The command that answers. */
  readonly load: () => Promise<Command>
  readonly fields: Fields
  readonly asks: (given: Given) => Asked
  /** Whether the answer is a picture. */
  readonly draws?: true
}

const GAME: Field = { type: 'text', says: 'the game', oneOf: GAME_NAMES }
const EDITION: Field = {
  type: 'text',
  oneOf: ['collectors', 'second'],
  says: 'the edition of War of the Ring: collectors (if not given) or second',
}
const TWILIGHT: Field = { type: 'flag', says: 'War of the Ring with Twilight of the Third Age' }

/** A position of each game in words: what is not named is as at the beginning, or out of play. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  'war-of-the-ring': 'osgiliath: 2 gondor; shadow to act; shadow dice: army',
  confrontation: 'shire: frodo, sam; gondor: witch king; fellowship to act',
  'card-game': 'turn: 1, actions, frodo; path: bag end; battleground: edoras; hand frodo: sam gamgee',
  battles: 'fords of isen: 3 uruk-hai; west fords: 1 riders',
}

const MOMENT: Fields = {
  position: {
    type: 'thing',
    wanted: true,
    says:
      'what is on the table: the name of a game for its beginning; a position in words, such as ' +
      `${Object.entries(EXAMPLES)
        .map(([game, example]) => `"${example}" (${game})`)
        .join(', ')}; ` +
      'a position as an object (in War of the Ring what differs from the set-up); a saved state; or a record',
  },
  game: { ...GAME, says: 'the game of a position; a state or a record names its own' },
  edition: EDITION,
  twilight: TWILIGHT,
  at: { type: 'number', says: 'in a record: the moment after so many actions; its end if not given' },
}

const textIn = (given: Given, name: string): string | undefined => {
  const value = given[name]
  return typeof value === 'string' ? value : undefined
}

/** The options that are said, by name; numbers and flags as the command line has them. */
const optionsIn = (given: Given, ...names: ReadonlyArray<string>): Values =>
  Object.fromEntries(
    names.flatMap((name): ReadonlyArray<[string, string | boolean]> => {
      const value = given[name]
      if (value === undefined) return []
      return [[name, typeof value === 'boolean' ? value : String(value)]]
    }),
  )

/** JSON or text, as the commands read it. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? {}))

/** A question about a moment: it is read where a command reads its standard input. */
const ofMoment = (given: Given, words: ReadonlyArray<string>, values: Values): Asked => ({
  words: ['-', ...words],
  values: { ...optionsIn(given, 'game', 'edition', 'twilight', 'at'), ...values },
  reads: written(given['position']),
})

const looking = (title: string, what: string, load: Tool['load']): Tool => ({
  title,
  says:
    `Lists the ${what} whose id, name or line has all the given words: the id that actions and ` +
    'positions use, the printed name, and what it does. Without words, the ids and names of all.',
  load,
  fields: {
    words: { type: 'text', says: 'words to look for' },
    game: GAME,
    edition: EDITION,
    twilight: TWILIGHT,
  },
  asks: (given) => {
    const words = [textIn(given, 'words') ?? ''].filter((word) => word.trim() !== '')
    const chosen = optionsIn(given, 'game', 'edition', 'twilight')
    return { words, values: { ...chosen, ...(words.length === 0 ? { names: true } : {}) }, reads: '' }
  },
})

/** All tools by name. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  search_rules: {
    title: 'Search the rules',
    says:
      'Finds rules by what is meant, in your own words, by id, by chapter or by the number of a ' +
      'ruling (OR-21); the best first, each with the places where the book has it.',
    load: async () => (await import('../rules')).rules,
    fields: {
      question: { type: 'text', wanted: true, says: 'such as "nazgul besieged", "armies.stacking", "OR-21"' },
      game: GAME,
      edition: EDITION,
      twilight: TWILIGHT,
    },
    asks: (given) => ({
      words: (textIn(given, 'question') ?? '').split(/\s+/).filter((word) => word !== ''),
      values: optionsIn(given, 'game', 'edition', 'twilight'),
      reads: '',
    }),
  },
  is_it_legal: {
    title: 'Is it legal, and why not',
    says:
      'Answers yes or no for an action at a moment, and names every rule that forbids it with the ' +
      'facts; or what has to be done first.',
    load: async () => (await import('../why')).why,
    fields: {
      ...MOMENT,
      action: {
        type: 'thing',
        wanted: true,
        says:
          'the action: an object as legal_actions lists it, or words such as "attack lorien dimrill ' +
          'dale"',
      },
      seat: { type: 'text', says: 'who acts, where the action does not say' },
    },
    asks: (given) => ofMoment(given, [written(given['action'])], optionsIn(given, 'seat')),
  },
  legal_actions: {
    title: 'What may be done',
    says: 'Lists every legal action at a moment, with its label, and who may take it.',
    load: async () => (await import('../legal')).legal,
    fields: { ...MOMENT, seat: { type: 'text', says: 'only what this seat may do' } },
    asks: (given) => ofMoment(given, [], optionsIn(given, 'seat')),
  },
  odds: {
    title: 'Exact odds',
    says:
      'The exact odds at a moment: of a draw, a Hunt, a battle that goes on or that an attack would ' +
      'begin. Never estimated.',
    load: async () => (await import('../odds')).odds,
    fields: {
      ...MOMENT,
      attack: { type: 'text', says: 'the battle that this attack would begin: side,from,to' },
      with: { type: 'text', says: 'who attacks, such as "3 isengard regular, saruman"' },
    },
    asks: (given) => ofMoment(given, [], optionsIn(given, 'attack', 'with')),
  },
  odds_of_battle: {
    title: 'Exact odds of a battle in words',
    says: 'The exact odds of a battle of War of the Ring told in words, of no moment of a game.',
    load: async () => (await import('../odds')).odds,
    fields: {
      battle: {
        type: 'text',
        wanted: true,
        says: 'such as "5 regulars, 1 elite, 2 leaders against 3 regulars in a city"',
      },
    },
    asks: (given) => ({ words: [], values: optionsIn(given, 'battle'), reads: '' }),
  },
  board: {
    title: 'The board in words',
    says:
      'Checks a position, a state or a record, and tells the board as one viewer may see it; all that ' +
      'is wrong if it is not possible.',
    load: async () => (await import('../show')).show,
    fields: { ...MOMENT, viewer: { type: 'text', says: 'who looks: a seat, or spectator' } },
    asks: (given) => ofMoment(given, [], optionsIn(given, 'viewer')),
  },
  picture: {
    title: 'The board as a picture',
    says: 'The board as one viewer may see it, as an SVG picture.',
    load: async () => (await import('../show')).show,
    fields: { ...MOMENT, viewer: { type: 'text', says: 'who looks: a seat, or spectator' } },
    asks: (given) => ofMoment(given, [], { ...optionsIn(given, 'viewer'), svg: '-' }),
    draws: true,
  },
  cards: looking('Cards', 'cards', async () => (await import('../lists')).cards),
  regions: looking('Regions', 'regions', async () => (await import('../lists')).regions),
  characters: looking(
    'Characters and figures',
    'characters and other figures',
    async () => (await import('../lists')).characters,
  ),
}
