/**
 * The commands by name. Only the one that is called is loaded, and it loads only the game that it needs.
 */
import type { Listed } from './help'

/** All commands. */
export const COMMANDS: Readonly<Record<string, Listed>> = {
  play: {
    summary: 'play against a bot or another person, in the terminal',
    load: async () => (await import('./play')).play,
  },
  playground: {
    summary: 'open the games in a browser: boards to click on, bots, odds, why not',
    load: async () => (await import('./playground')).playground,
  },
  simulate: {
    summary: 'let bots play many games, and tell who wins and how',
    load: async () => (await import('./simulate')).simulate,
  },
  show: {
    summary: 'the board as text or as a picture',
    load: async () => (await import('./show')).show,
  },
  table: {
    summary: 'set up a position step by step, and get it as one line',
    load: async () => (await import('./tableTalk')).table,
  },
  legal: {
    summary: 'list every legal action',
    load: async () => (await import('./legal')).legal,
  },
  why: {
    summary: 'the rules that forbid an action',
    load: async () => (await import('./why')).why,
  },
  odds: {
    summary: 'the exact odds of a draw, a hunt or a battle',
    load: async () => (await import('./odds')).odds,
  },
  replay: {
    summary: 'tell a recorded game, action by action',
    load: async () => (await import('./replay')).replay,
  },
  follow: {
    summary: "check a game played at a real table from the players' notes",
    load: async () => (await import('./follow/follow')).follow,
  },
  verify: {
    summary: 'check a recorded game: every action, every hash',
    load: async () => (await import('./verify')).verify,
  },
  rules: {
    summary: 'search the rules in your own words, or by id, chapter or ruling',
    load: async () => (await import('./rules')).rules,
  },
  cards: {
    summary: 'the cards: ids, names, what they say',
    load: async () => (await import('./lists')).cards,
  },
  regions: {
    summary: 'the regions: ids, names, what is printed of them',
    load: async () => (await import('./lists')).regions,
  },
  characters: {
    summary: 'characters and other figures: ids, names, what they do',
    load: async () => (await import('./lists')).characters,
  },
  serve: {
    summary: 'answer JSON-RPC on standard input and output',
    load: async () => (await import('./serveCommand')).serveCommand,
  },
  mcp: {
    summary: 'serve the engine to assistants as tools (Model Context Protocol)',
    load: async () => (await import('./mcpCommand')).mcpCommand,
  },
  completion: {
    summary: 'what a shell needs to complete commands and options: bash, zsh, fish',
    load: async () => {
      const { completedOf, completionOf } = await import('./completion')
      return completionOf(() => completedOf(COMMANDS))
    },
  },
  man: {
    summary: 'the manual page of this program',
    load: async () => {
      const { manualCommand, manualOf } = await import('./manual')
      return manualCommand(() => manualOf(COMMANDS))
    },
  },
}
