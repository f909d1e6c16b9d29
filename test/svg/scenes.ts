/** The positions that are drawn in tests and in docs/pictures, and games played at random. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { battles, type PositionSpec as BattlesSpec } from '../../src/battles'
import { cardGame, type PositionSpec as CardGameSpec } from '../../src/card-game'
import { confrontation, type PositionSpec as ConfrontationSpec } from '../../src/confrontation'
import { randomFrom, type Game, type State, type Types } from '../../src/kernel'
import { boardSvg, type BoardOptions } from '../../src/svg'
import type { View } from '../../src/kernel'
import { warOfTheRing, type PositionSpec as WarSpec } from '../../src/war-of-the-ring'
import { parseXml, type Node } from './xml'

/** A siege of Minas Tirith, with something of everything that can be drawn. */
const WAR: WarSpec = {
  config: { seed: 'scene' },
  turn: 8,
  acting: 'shadow',
  armies: {
    'minas-tirith': {
      'sauron-regular': 5,
      'sauron-elite': 1,
      'southrons-regular': 2,
      'southrons-elite': 2,
      'witch-king': 1,
      nazgul: 2,
    },
    osgiliath: { 'sauron-regular': 2 },
    pelargir: { 'southrons-regular': 1 },
    'north-ithilien': { 'sauron-regular': 2, nazgul: 1 },
    'dol-amroth': { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1, strider: 1 },
    'helms-deep': { 'isengard-regular': 3, 'isengard-elite': 2 },
    orthanc: { 'isengard-regular': 2, 'isengard-elite': 1, saruman: 1 },
    westemnet: { 'isengard-regular': 1 },
    edoras: { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 },
    folde: { 'rohan-regular': 1, 'gondor-regular': 1, gimli: 1 },
    'fords-of-isen': { 'isengard-regular': 2 },
    moria: { 'sauron-regular': 1 },
    angmar: { 'north-regular': 2, 'north-leader': 1, 'elves-elite': 1 },
    'north-downs': {},
  },
  besieged: {
    'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1, boromir: 1 },
  },
  captured: ['helms-deep', 'westemnet', 'pelargir', 'angmar'],
  characters: { legolas: 'eliminated' },
  politics: {
    dwarves: { steps: 2 },
    elves: { steps: 1, active: true },
    gondor: { steps: 0, active: true },
    north: { steps: 0, active: true },
    rohan: { steps: 0, active: true },
    isengard: { steps: 0 },
    sauron: { steps: 0 },
    southrons: { steps: 0 },
  },
  fellowship: { region: 'lorien', progress: 3, corruption: 4, guide: 'gandalf-the-grey' },
  dice: {
    'free-peoples': ['character', 'event', 'will-of-the-west'],
    shadow: ['army', 'army', 'muster-army', 'muster', 'event', 'character'],
  },
  huntBox: { shadow: 2, 'free-peoples': 1 },
  rings: { 'free-peoples': 2, shadow: 1 },
  hands: {
    'free-peoples': ['fp-char-08', 'fp-char-17', 'fp-strat-06', 'fp-strat-12'],
    shadow: ['sh-char-03', 'sh-char-12', 'sh-strat-04', 'sh-strat-09', 'sh-strat-17'],
  },
  onTable: { shadow: ['sh-char-22'] },
  played: { 'free-peoples': ['fp-char-01'], shadow: ['sh-strat-01'] },
}

/** The middle of a game with the classic characters: a few known, most hidden. */
const CONFRONTATION: ConfrontationSpec = {
  config: { seed: 'scene', specialCards: 'pick-two' },
  turn: 'fellowship',
  turns: 9,
  pieces: {
    shire: ['sam-classic'],
    cardolan: ['frodo-classic'],
    eregion: ['legolas', 'merry'],
    caradhras: ['gandalf-classic'],
    'misty-mountains': ['balrog'],
    mirkwood: ['flying-nazgul-classic', 'warg'],
    fangorn: ['aragorn-classic'],
    gondor: ['black-rider', 'shelob'],
    mordor: ['witch-king-classic', 'saruman-classic'],
  },
  defeated: ['boromir', 'gimli', 'pippin', 'orcs-classic', 'cave-troll'],
  revealed: ['balrog', 'gandalf-classic'],
  hand: ['fellowship-1', 'fellowship-3', 'fellowship-magic', 'sauron-2', 'sauron-6', 'sauron-eye'],
  special: ['shadowfax', 'gwaihir', 'palantir', 'crebain-of-dunland'],
  used: ['palantir'],
}

/** The middle of a Trilogy: a path and two battlegrounds fought over, items, tokens, reserves, points. */
const CARD_GAME: CardGameSpec = {
  config: { seed: 'scene', promos: true },
  starter: 'witch-king',
  turn: 'aragorn',
  passed: ['saruman'],
  path: 'caradhras',
  battlegrounds: ['helms-deep', 'moria'],
  bared: ['moria'],
  on: {
    path: ['frodo-baggins', 'sam-gamgee', 'flocks-of-crebain', 'caradhras-the-cruel'],
    'helms-deep': ['riders-of-rohan', 'theoden', 'white-hand-orcs', 'wolf-riders', 'ugluk'],
    moria: ['gandalf-the-grey', 'balrog-of-moria'],
  },
  items: { 'frodo-baggins': ['sting', 'mithril-coat'], 'gandalf-the-grey': ['glamdring'] },
  reserve: ['legolas', 'high-elves', 'mouth-of-sauron', 'gimli'],
  hand: [
    'aragorn',
    'anduril',
    'soldiers-of-gondor',
    'the-red-arrow',
    'merry-brandybuck',
    'eomer',
    'black-uruks',
    'the-witch-king',
    'mordor-orcs',
    'saruman',
    'hill-troll',
  ],
  cycle: ['denethor', 'pippin-took', 'mordor-orcs-2', 'barrow-wights'],
  eliminated: ['boromir', 'the-reaver', 'mordor-orcs-3', 'cave-troll'],
  freePeoples: ['bag-end', 'the-old-forest', 'minas-tirith'],
  shadow: ['imladris', 'dol-amroth', 'umbar'],
  tokens: [
    { on: 'path', attack: 1 },
    { on: 'helms-deep', attack: 1, defense: 2 },
    { on: 'theoden', defense: 1 },
  ],
  corruption: 4,
  ringsUsed: ['frodo'],
}

/** The Shadow is across the Isen; something of everything that can be drawn. */
const BATTLES: BattlesSpec = {
  seed: 'scene',
  turn: 4,
  fate: 7,
  regions: {
    'fords-of-isen': { side: 'shadow', units: { 'uruk-hai': 4, 'warg-riders': 1 }, damage: 2, tokens: 2 },
    'east-fords': { side: 'free', units: { footmen: 2, riders: 2 }, leaders: 1, recruits: { free: 1 } },
    westfold: { controller: 'shadow', side: 'shadow', units: { dunlendings: 3 }, recruits: { free: 0 } },
  },
  characters: { eomer: 'edoras' },
  dice: { free: { willOfTheWest: 1, armyMuster: 2 }, shadow: { character: 2, army: 1, eye: 1 } },
  hands: { free: ['generic-1', 'generic-2'], shadow: ['generic-3', 'generic-4', 'generic-5'] },
  counters: { ents: 3 },
  position: 'balcony',
}

/** What must be possible. */
export const got = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

export const warScene = (other: WarSpec = {}) => got(warOfTheRing.position({ ...WAR, ...other }))
export const battlesScene = () => got(battles.position(BATTLES))
export const cardGameScene = () => got(cardGame.position(CARD_GAME))
export const confrontationScene = () => got(confrontation.position(CONFRONTATION))

/** The pictures of docs/pictures by file, and what each shows. */
export const PICTURES: Readonly<Record<string, () => View>> = {
  'docs/pictures/war-of-the-ring.svg': () => warOfTheRing.view(warScene(), 'free-peoples'),
  'docs/pictures/battles.svg': () => battles.view(battlesScene(), 'free'),
  'docs/pictures/card-game.svg': () => cardGame.view(cardGameScene(), 'aragorn'),
  'docs/pictures/confrontation.svg': () => confrontation.view(confrontationScene(), 'fellowship'),
}

/** A picture that must be possible. */
export const drawn = (view: View, options?: BoardOptions): string => got(boardSvg(view, options))

/** The same, read. */
export const tree = (view: View, options?: BoardOptions): Node => parseXml(drawn(view, options))

/** States of a game played at random, one after every `every` actions. */
export const statesOf = <T extends Types>(
  game: Game<T>,
  config: Parameters<Game<T>['newGame']>[0],
  { steps, every }: { readonly steps: number; readonly every: number },
): ReadonlyArray<State<T>> => {
  const random = randomFrom(`pictures of ${config.seed}`)
  const kept: State<T>[] = []
  let state = got(game.newGame(config))
  for (let step = 0; step < steps; step++) {
    if (step % every === 0) kept.push(state)
    const action = game.sampleAction(state, random)
    if (O.isNone(action)) break
    state = got(game.applyAction(state, action.value)).state
  }
  return [...kept, state]
}
