/**
 * Dice and tiles as they fall: "fp dice: C C M W", "shadow rolls 5 3 1", "hunt 6 2", "tile 2r"; and the dice
 * that are put into the Hunt box.
 */
import * as E from 'fp-ts/lib/Either.js'
import { SIDES } from '../../../war-of-the-ring/index'
import { lettersOf as bare } from '../../../talk/index'
import { nameAt, type Hit } from '../lexicon'
import { atom, claim, draws, together, way } from './atoms'
import { begins, detail, type Form } from './hearing'
import { KEYS, LITTLE_WORDS, numberOf } from './keys'
import { faceRun, FACES, tilesOf } from './names'
import { has, numbersIn, wordsOf, type Said } from './said'

const SKIPPED: ReadonlySet<string> = new Set([
  'dice',
  'roll',
  'card',
  'hunt',
  'tile',
  'draw',
  'with',
  'not',
  'nothing',
])

/** The face with which words begin; two faces side by side are two dice. */
const faceAt = (words: ReadonlyArray<string>): Hit | undefined => {
  const hit = nameAt(FACES, words)
  return hit !== undefined && hit.words > 1 && hit.ids[0] === 'muster-army'
    ? nameAt(FACES, words.slice(0, 1))
    : hit
}

/** Faces with their numbers: "2 army, event", "CCMW"; undefined if something else is there, too. */
export const facesIn = (text: string): ReadonlyArray<string> | undefined => {
  const words = wordsOf(text)
  const faces: Array<string> = []
  let number = 1
  for (let at = 0; at < words.length;) {
    const word = bare(words[at] ?? '')
    const count = numberOf(word)
    const hit = faceAt(words.slice(at, at + 4))
    const run = faceRun(word)
    if (count !== undefined) number = count
    else if (hit !== undefined && hit.near === undefined)
      faces.push(...Array<string>(number).fill(hit.ids[0] ?? ''))
    else if (run !== undefined) faces.push(...run)
    else if (!LITTLE_WORDS.has(word) && !SKIPPED.has(KEYS.get(word) ?? '')) return undefined
    if (count === undefined && (hit !== undefined || run !== undefined)) number = 1
    at += count === undefined && hit !== undefined && hit.near === undefined ? hit.words : 1
  }
  return faces.length === 0 ? undefined : faces
}

const isRoll = (said: Said): boolean => has(said, 'dice', 'roll')

const actionDice: Form = {
  when: ({ said }) => isRoll(said) && !has(said, 'skip', 'turn') && facesIn(said.body) !== undefined,
  says: ({ said, who }) => detail(draws(said, [`${said.side ?? who} action die`], facesIn(said.body) ?? [])),
}

/** What dice are rolled for, as the names of draws end. */
const ROLLED_FOR = ['', ': re-roll', ': extra attack']
const HUNT_DICE = ['hunt die', 'hunt die: re-roll']
const EVERY_DIE = [...HUNT_DICE, 'tile die', 'event die']
const combatDice = (side: string): ReadonlyArray<string> =>
  ROLLED_FOR.map((end) => `${side} combat die${end}`)

const battleDice: Form = {
  when: ({ said }) => isRoll(said) && !has(said, 'hunt', 'allocate', 'skip') && numbersIn(said).length > 0,
  says: ({ said }) => {
    const sides = said.side === undefined ? SIDES : [said.side]
    return detail(draws(said, [...sides.flatMap(combatDice), ...EVERY_DIE], numbersIn(said)))
  },
}

const huntBox: Form = {
  when: ({ said }) => has(said, 'allocate') && (numbersIn(said).length === 1 || has(said, 'not')),
  says: ({ said }) => begins(claim(said, way('allocate', { dice: [numbersIn(said)[0] ?? 0] }))),
}

/** "hunt 2": dice for the Hunt box where they are asked for, a roll where one is. */
const hunt: Form = {
  when: ({ said }) =>
    has(said, 'hunt') && !has(said, 'tile') && (numbersIn(said).length > 0 || has(said, 'not')),
  says: ({ said }) => {
    const numbers = numbersIn(said)
    const [first = 0] = numbers
    if (numbers.length > 1 || isRoll(said)) return detail(draws(said, HUNT_DICE, numbers))
    const roll = way('chance', { draw: HUNT_DICE, outcome: [first] })
    return detail(together(atom(said, way('allocate', { dice: [first] }), roll)))
  },
}

const rolls: Form = {
  when: ({ said }) =>
    has(said, 'hunt') && !has(said, 'tile') && !has(said, 'move') && !has(said, 'fellowship'),
  says: ({ said }) => detail(claim(said, way('hunt'))),
}

/** The tiles that a text names. */
const tilesIn = (text: string, config: unknown): E.Either<string, ReadonlyArray<string>> => {
  const lexicon = tilesOf(config)
  const words = wordsOf(text)
  const tiles: Array<string> = []
  for (let at = 0; at < words.length;) {
    const word = bare(words[at] ?? '')
    const hit = nameAt(lexicon, words.slice(at))
    if (hit !== undefined) tiles.push(hit.ids[0] ?? '')
    else if (!KEYS.has(word) && !LITTLE_WORDS.has(word)) return E.left(`"${words[at]}" is no Hunt tile`)
    at += hit?.words ?? 1
  }
  return tiles.length === 0 ? E.left('it does not say which tile') : E.right(tiles)
}

const tile: Form = {
  when: ({ said }) => has(said, 'tile'),
  says: ({ said, at }) =>
    E.Chain.chain(tilesIn(said.body, at.state.config), (tiles) => detail(draws(said, ['hunt tile'], tiles))),
}

/** Forms that read their own words: faces and tiles. */
export const ROUGH_FORMS: ReadonlyArray<Form> = [tile, actionDice]

/** Dice, tiles and the Hunt box. */
export const DICE_FORMS: ReadonlyArray<Form> = [tile, huntBox, actionDice, battleDice, hunt, rolls]
