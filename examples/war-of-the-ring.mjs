/**
 * A whole War of the Ring between two random players, told turn by turn so that a player can follow it.
 *
 *   node examples/war-of-the-ring.mjs [--seed X] [--record]
 *
 * With --record it prints the record of the game alone, for examples/replay.mjs to read.
 */
import { parseArgs } from 'node:util'
import { randomFrom } from 'middle-earth-rules/kernel'
import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring'
import { boardOf, sentencesOf, SIDES } from './war/words.mjs'
import { explained } from './words.mjs'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'first' }, record: { type: 'boolean', default: false } },
})
const config = { seed: values.seed }
const say = (text = '') => console.log(text)

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
  const events = []
  let state = start
  while (warOfTheRing.outcome(state)._tag === 'None') {
    const action = warOfTheRing.sampleAction(state, random).value
    const done = orStop(warOfTheRing.applyAction(state, action))
    actions.push(action)
    events.push(...done.events)
    state = done.state
  }
  return { actions, events, state }
}

const game = play(orStop(warOfTheRing.newGame(config)))

/** Turn by turn; what follows from an action stands further in. */
const tellTurns = () => {
  let turn = []
  say('\nTurn 1 (the first cards were drawn when the game began)')
  const tell = () => {
    for (const sentence of sentencesOf(turn))
      say(`${/^(The Shadow|The Free Peoples)(: | pass)/.test(sentence) ? '  ' : '    '}${sentence}`)
    turn = []
  }
  for (const event of game.events) {
    if (event.kind === 'TurnBegan') {
      tell()
      say(`\nTurn ${event.turn}`)
    } else turn.push(event)
  }
  tell()
}

const tellEnd = () => {
  const { winners, reason, rule } = warOfTheRing.outcome(game.state).value
  say(`\nWinner: ${winners.map((seat) => SIDES[seat]).join(' and ')}. ${reason}`)
  for (const why of warOfTheRing.explain(game.state, { rule, facts: {} }))
    for (const line of explained(why)) say(`  ${line}`)
  say('\nHow things stand at the end\n')
  say(boardOf(warOfTheRing, game.state))
}

/** The record: the game can be played again from it, and the hash says whether it ended the same. */
const tellRecord = () => {
  const record = orStop(warOfTheRing.record(config, game.actions))
  say(warOfTheRing.notation(record).trimEnd())
  say(`# hash ${warOfTheRing.hash(game.state)}`)
}

if (values.record) tellRecord()
else {
  say("War of the Ring, Collector's Edition.")
  say(`Two random players, seed "${config.seed}". This log sees everything; a line with ~ is secret:`)
  say('the other player learns that a card was drawn or discarded, but not which.')
  tellTurns()
  tellEnd()
  say('\nThe record of this game\n')
  tellRecord()
  say('\nTo replay it, save the record (from "game" to "# hash") in a file and run')
  say('  node examples/replay.mjs <file>')
  say('or, without a file,')
  say(`  node examples/war-of-the-ring.mjs --seed '${config.seed}' --record | node examples/replay.mjs -`)
}
