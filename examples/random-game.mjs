/**
 * A full game of The Confrontation between two random players, told so that a person can follow it.
 *
 *   node examples/random-game.mjs [--seed X] [--characters classic|variant|draft-open|draft-secret]
 *                                 [--special none|pick-two|announced-number] [--record]
 *
 * With --record it prints the record of the game alone, for examples/replay.mjs to read.
 */
import { parseArgs } from 'node:util'
import { confrontation, nameOf } from 'middle-earth-rules/confrontation'
import { randomFrom } from 'middle-earth-rules/kernel'
import { boardOf } from './board.mjs'
import { explained, listed, namerFor, SIDES, told } from './words.mjs'

const OPTIONS = {
  seed: { type: 'string', default: 'first' },
  characters: { type: 'string', default: 'classic' },
  special: { type: 'string', default: 'none' },
  record: { type: 'boolean', default: false },
}
const { values } = parseArgs({ options: OPTIONS })
const config = { seed: values.seed, characters: values.characters, specialCards: values.special }

/** What a call gave; a refusal ends the program with its reason. */
const orStop = (either) => {
  if (either._tag === 'Right') return either.right
  console.error(`${either.left.path ?? ''}: ${either.left.problem ?? JSON.stringify(either.left)}`)
  process.exit(1)
}

/** Plays to the end: at every decision one of the legal actions, whoever has to decide. */
const play = (start) => {
  const random = randomFrom(`players of ${values.seed}`)
  const actions = []
  const steps = []
  let state = start
  while (confrontation.outcome(state)._tag === 'None') {
    const action = confrontation.sampleAction(state, random).value
    const done = orStop(confrontation.applyAction(state, action))
    actions.push(action)
    steps.push(done)
    state = done.state
  }
  return { actions, steps, state }
}

const game = play(orStop(confrontation.newGame(config)))
const events = game.steps.flatMap((step) => step.events)
const say = (text = '') => console.log(text)
const name = namerFor(config)

/** Who starts where, side by side and region by region. */
const tellPlacement = () => {
  for (const side of Object.keys(SIDES)) {
    const placed = events.filter((event) => event.kind === 'PiecePlaced' && event.side === side)
    say(`${SIDES[side]} starts with`)
    for (const region of new Set(placed.map((event) => event.region).reverse())) {
      const names = placed.filter((event) => event.region === region).map(({ piece }) => name(piece))
      say(`  ${listed(names)} in ${nameOf(region)}`)
    }
  }
}

/** Events of a battle stand further in; a secret one is marked. */
const tellEvents = () => {
  let inBattle = false
  for (const event of events) {
    if (event.kind === 'TurnBegan') {
      if (event.turn === 1) tellPlacement()
      say(`\nTurn ${event.turn}, ${SIDES[event.side]}`)
    }
    const sentence = told(event)
    const indent = inBattle && !['BattleBegan', 'GameWon'].includes(event.kind) ? '    ' : '  '
    if (event.kind === 'BattleBegan') inBattle = true
    if (sentence !== undefined) say(`${event.only === undefined ? ' ' : '~'}${indent}${sentence}`)
    if (event.kind === 'CardsDiscarded' || event.kind === 'TurnBegan') inBattle = false
  }
}

const tellEnd = () => {
  const { winners, reason, rule } = confrontation.outcome(game.state).value
  const [why] = confrontation.explain(game.state, { rule, facts: {} })
  say(`\nWinner: ${listed(winners.map((seat) => SIDES[seat]))}. ${reason}`)
  for (const line of explained(why)) say(`  ${line}`)
  say('\nThe board at the end')
  say(boardOf(game.state))
}

/** The record: the game can be played again from it, and the hash says whether it ended the same. */
const tellRecord = () => {
  const record = orStop(confrontation.record(config, game.actions))
  say(confrontation.notation(record).trimEnd())
  say(`# hash ${confrontation.hash(game.state)}`)
}

if (values.record) tellRecord()
else {
  say(`The Confrontation: ${config.characters} characters, special cards: ${config.specialCards}.`)
  say(`Two random players, seed "${config.seed}". This log sees everything; a line with ~ is secret:`)
  say('the other player learns that something was placed, moved or chosen, but not what.\n')
  tellEvents()
  tellEnd()
  say('\nThe record of this game\n')
  tellRecord()
  say('\nTo replay it, save the record (from "game" to "# hash") in a file and run')
  say('  node examples/replay.mjs <file>')
  say('or, without a file,')
  const options = `--seed '${config.seed}' --characters ${config.characters} --special ${config.specialCards}`
  say(`  node examples/random-game.mjs ${options} --record | node examples/replay.mjs -`)
}
