/**
 * Words for War of the Ring: names as a player knows them, and each event of the game as a sentence.
 * Nothing here decides anything; it only tells what the library reports.
 */
import { nameOf, tell } from 'middle-earth-rules/war-of-the-ring'
import { listed } from '../words.mjs'

export const SIDES = { 'free-peoples': 'The Free Peoples', shadow: 'The Shadow' }

const inWords = (pieces) => listed(pieces.map(({ piece, number }) => `${number} ${nameOf(piece, number)}`))
const steps = (number) => (number === 0 ? 'at war' : `${number} ${number === 1 ? 'step' : 'steps'} from war`)

/** Rolls in a row are told together: who, what for, and what came up. */
const rollOf = ({ kind, side, again }) =>
  kind === 'DieRolled' || kind === 'CombatDieRolled'
    ? `${SIDES[side]}, dice${again ? ' again' : ''}`
    : undefined
const upOf = ({ kind, face, roll, hit }) => (kind === 'DieRolled' ? nameOf(face) : `${roll}${hit ? '!' : ''}`)

/** Turns are told as headings by the caller. */
const UNTOLD = ['TurnBegan']

/** The events as sentences, in their order. */
export const sentencesOf = (events) => {
  const told = []
  let rolls
  const flush = () => {
    if (rolls !== undefined) told.push(`${rolls.who}: ${rolls.up.join(', ')}.`)
    rolls = undefined
  }
  for (const event of events) {
    const who = rollOf(event)
    if (UNTOLD.includes(event.kind)) continue
    if (who !== rolls?.who) flush()
    if (who !== undefined) (rolls ??= { who, up: [] }).up.push(upOf(event))
    else told.push(event.only === undefined ? tell(event) : `~ ${tell(event)}`)
  }
  flush()
  return told
}

/** The board in short: Fellowship, points, politics, sieges, armies. */
export const boardOf = (game, state) => {
  const { table } = game.encode(state)
  const { fellowship, politics, captured, characters: places } = table
  const armies = (list, suffix = '') =>
    Object.entries(list).map(
      ([region, army]) =>
        `  ${nameOf(region)}${suffix}: ${inWords(Object.entries(army).map(([piece, number]) => ({ piece, number })))}`,
    )
  const abroad = Object.entries(places).filter(([, at]) => at !== 'aside' && at !== 'replaced')
  return [
    `Corruption ${fellowship.corruption}, ${
      fellowship.region === null
        ? `step ${fellowship.mordor} in Mordor`
        : `last seen in ${nameOf(fellowship.region)}`
    }, guided by ${nameOf(fellowship.guide)}.`,
    `Captured: ${captured.length === 0 ? 'nothing' : listed(captured.map((id) => nameOf(id)))}.`,
    ...Object.entries(politics).map(([nation, { steps: left }]) => `${nameOf(nation)}: ${steps(left)}.`),
    ...abroad.map(([who, at]) => `${nameOf(who)}: ${nameOf(at.split('/')[0])}.`),
    'Armies:',
    ...armies(table.armies),
    ...armies(table.besieged, ' (besieged)'),
  ].join('\n')
}
