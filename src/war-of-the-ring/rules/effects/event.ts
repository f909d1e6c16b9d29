/**
 * Playing an Event card (chapter V): it leaves the hand, its instructions are carried out in order and as far
 * as possible, and it is discarded face up or stays on the table.
 */
import type { ArmyInstruction } from '../../model/effects/armies'
import { INSIDE, type Table, tilesDraft, type Bits } from '../../model/table'
import { isOnMap, forceAt, nazgulAt, placeIn, placeOf } from '../../query/armies'
import { regionIx } from '../../query/board'
import { characterIx, sideOfCharacter, unitsIn, pieceIx, sideId } from '../../query/pieces'
import { eliminate, recruit } from '../changes/figures'
import { anotherVerb } from './another'
import { campaignVerb } from './campaign'
import { recruitOrFlyVerb } from './recruitOrFly'
import { summonVerb } from './summon'
import { type Verbs, cardOf, type Verb } from './verb'
import { hitEachVerb, hitVerb, scatterVerb } from './cardDice'
import { ask, start, newTile, type EventVars } from '../../model/frames'
import type { BesideInstruction, FellowshipInstruction, Instruction } from '../../model/effects'
import { DECKS } from '../../model/ids'
import { FANGORN, NOTHING_BESIDE, trenches } from '../../query/beside'
import { canPlace, cardPlace } from '../../query/cardRecruits'
import { freshCampaign } from '../../query/campaigns'
import { handOf, ofDeck } from '../../query/cards'
import { ratingOf, WRAITHS } from '../../query/combat'
import { holds } from '../../query/conditions'
import { seatIxOf } from '../../query/seats'
import { placeFigure } from '../changes/beside'
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { ofTile, tileCount } from '../../model/counts'
import { isInMordor } from '../../query/fellowship'
import { FLYERS } from '../../query/reach'
import { edit, happen, changed, changing } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { challengeVerb } from './fellowshipChallenge'
import { DICE_VERBS } from './fellowshipDice'
import { driveVerb } from './fellowshipDriven'
import { separateVerb } from './fellowshipJourney'
import { randomCompanionVerb } from './randomCompanion'
import { optionVerb } from './fellowshipOptions'
import { rollForCorruptionVerb } from './fellowshipRoll'
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Step,
} from '../../model/bundle'
import { moveCard } from '../changes/materials'
import { MUSTER_VERBS } from './muster'
import { TABLE_VERBS } from './onTable'

/*
 * Verbs about Armies (chapter VI).
 */

/** The verbs of this family. */
export const ARMY_VERBS: Verbs<ArmyInstruction['kind']> = {
  hit: hitVerb,
  hitEach: hitEachVerb,
  scatter: scatterVerb,
  march: campaignVerb,
  carry: campaignVerb,
  assault: campaignVerb,
  relieve: campaignVerb,
  eliminateAlone: {
    run: (change, { who, region }) => {
      const character = characterIx(change.rules, who)
      const side = sideOfCharacter(change.rules, character)
      const place = regionIx(region)
      const units =
        unitsIn(forceAt(change.rules, change.table, side, place)) +
        unitsIn(forceAt(change.rules, change.table, side, place + INSIDE))
      if (units === 0 && isOnMap(change.table, character)) eliminate(change, character, 'events.overrides')
    },
  },
  playAnother: anotherVerb,
  recruitOrFly: recruitOrFlyVerb,
  summon: summonVerb,
}

/*
 * Verbs about figures that are no units, and about what came with them (chapter XII). What they ask and do
 * step by step runs only where Twilight of the Third Age is played.
 */

/** The Leadership of the Nazgûl in a region of the Shadow. */
const nazgulLeadershipIn = (rules: Rules, table: Table, region: number): number => {
  const place = placeIn(table, 1, region)
  const wraiths = rules.characterIds.reduce(
    (bits, _, ix) => (placeOf(table, ix) === place ? bits | (1 << ix) : bits),
    0,
  )
  return nazgulAt(table, place) + ratingOf(rules, wraiths & WRAITHS(rules))
}

/** The verbs of this family. */
const BESIDE_VERBS: Verbs<BesideInstruction['kind']> = {
  placeEnts: {
    run: (change, { number }) => {
      for (let left = number; left > 0; left--) {
        const { ents, entsLost } = change.table.beside ?? NOTHING_BESIDE
        if (ents.length + entsLost < (change.rules.beside?.ents ?? 0))
          placeFigure(change, 'ent', FANGORN, 'twilight.entsRecruited')
      }
    },
  },
  wakeEnts: { frame: ({ vars }) => start('ents', 'ask', { ...vars, target: -1, left: 0, hits: 0 }) },
  playOrDraw: {
    frame: (here, { deck, if: condition }) => {
      const { rules, table, vars } = here
      const place = DECKS.indexOf(deck)
      const hand = handOf(table.cards.hands, seatIxOf(here, 'acting', vars.side), place)
      const possible = hand !== 0 || ofDeck(table.cards.decks, vars.side * 2 + place) !== 0
      return possible && holds(rules, table, condition)
        ? start('boon', 'ask', { ...vars, next: -1 })
        : undefined
    },
  },
  clearTable: { frame: ({ vars }) => start('clearTable', 'ask', { ...vars, looks: false }) },
  regainRings: {
    frame: ({ vars }, { dice }) => start('ringRoll', 'roll', { ...vars, left: dice, successes: 0 }),
  },
  recruitBeside: {},
  stormShips: { frame: ({ vars }) => start('storm', 'next', { ...vars, region: -1, left: 0, sunk: 0 }) },
  sailAll: {
    frame: ({ table, vars }) =>
      table.beside === undefined || table.beside.ships.length === 0
        ? undefined
        : ask('decide/voyage', { ...vars, sailed: [] }),
  },
  ferry: {
    frame: ({ rules, vars }) =>
      start('ferry', 'move', freshCampaign(rules, vars, { kind: 'march', armies: 1, regions: 1 })),
  },
  reinforce: { frame: ({ vars }) => start('reinforce', 'ask', { ...vars, region: -1 }) },
  recruitForNazgul: {
    run: (change, { piece: id, region: name, most }, { vars }) => {
      const piece = pieceIx(change.rules, id)
      const region = regionIx(name)
      const number = Math.min(most, nazgulLeadershipIn(change.rules, change.table, region))
      for (let left = number; left > 0 && canPlace(change.rules, change.table, piece, region); left--)
        recruit(change, piece, cardPlace(change.table, vars.side, region), 'events.recruit')
    },
  },
  engines: {
    frame: ({ rules, table, vars }, { most }) =>
      trenches({ rules, table }, null).length > 0
        ? ask('decide/engines', { ...vars, engine: null, left: most })
        : undefined,
  },
}

/*
 * Verbs about the Fellowship and the Hunt (chapters VIII and IX).
 */

/** Everybody who does not fly: he stays when only Nazgûl go. */
const ON_FOOT = derived((rules: Rules): Bits => (2 ** rules.characterIds.length - 1) & ~FLYERS(rules))

/** The verbs of this family. */
const FELLOWSHIP_VERBS: Verbs<FellowshipInstruction['kind']> = {
  ...DICE_VERBS,
  putTileInPlay: {
    run: (change, { tile }) => {
      const ix = change.rules.huntTileIds.indexOf(tile)
      const { pool, drawn, waiting, removed } = change.table.tiles
      // A position may show a tile in play whose card is still to be played; there is only one of it.
      if ([pool, drawn, waiting, removed].some((tiles) => tileCount(change.rules, tiles, ix) > 0)) return
      const one = ofTile(change.rules, ix)
      edit(change, (draft) => {
        const tiles = tilesDraft(draft.tiles)
        if (isInMordor(change.table)) tiles.pool += one
        else tiles.waiting += one
        draft.tiles = tiles
      })
      happen(change, { kind: 'TilePutInPlay', rule: 'hunt.specialTiles', tile })
    },
  },
  corrupt: {
    run: (change, { by, if: condition, otherwise = 0 }) =>
      corrupt(
        change,
        condition === undefined || holds(change.rules, change.table, condition) ? by : otherwise,
        'hunt.corruption',
      ),
  },
  rollForCorruption: rollForCorruptionVerb,
  hideOrMove: optionVerb,
  strike: optionVerb,
  separate: separateVerb,
  challenge: challengeVerb,
  drawTile: {
    frame: ({ rules, table }, { bearing, if: condition }) =>
      condition === undefined || holds(rules, table, condition) ? newTile('card', 0, bearing) : undefined,
  },
  flyNazgul: {
    frame: ({ rules, vars }) =>
      start('travel', 'ask', {
        side: vars.side,
        moved: ON_FOOT(rules),
        optional: true,
        flown: [],
        chosen: 0,
        flying: -1,
      }),
  },
  reveal: {
    frame: ({ rules, table }, { if: condition }) =>
      !table.fellowship.revealed && holds(rules, table, condition)
        ? start('reveal', 'path', { why: 'reveal', path: [], strongholds: [] })
        : undefined,
  },
  driveRingBearers: driveVerb,
  randomCompanion: randomCompanionVerb,
}

const VERBS: { readonly [K in Instruction['kind']]: Verb<Extract<Instruction, { kind: K }>> } = {
  ...MUSTER_VERBS,
  ...FELLOWSHIP_VERBS,
  ...ARMY_VERBS,
  ...TABLE_VERBS,
  ...BESIDE_VERBS,
}

const verbOf = (instruction: Instruction): Verb<Instruction> => VERBS[instruction.kind] as Verb<Instruction>

const instructionAt = (here: Here<EventVars>): Instruction | undefined =>
  cardOf(here, here.vars.card)?.effect[here.vars.step]

/** The card is shown and leaves the hand. */
const play = (here: Here<EventVars>): Changed => {
  const { side, card } = here.vars
  const change = changing(here)
  moveCard(change, card, 'hands', cardOf(here, card)?.table === undefined ? 'played' : 'onTable')
  happen(change, { kind: 'CardPlayed', rule: 'events.playing', side: sideId(side) })
  return changed(change)
}

const run = (here: Here<EventVars>): Changed => {
  const instruction = instructionAt(here)
  const verb = instruction === undefined ? undefined : verbOf(instruction)
  if (instruction === undefined || verb?.run === undefined) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  verb.run(change, instruction, here)
  return changed(change)
}

const frameOf = (here: Here<EventVars>) => {
  const instruction = instructionAt(here)
  return instruction === undefined ? undefined : verbOf(instruction).frame?.(here, instruction)
}

const next = ({ table, vars }: Here<EventVars>): Step<EventVars> => ({
  table,
  events: NO_EVENTS,
  vars: { ...vars, step: vars.step + 1 },
})

/** An Event card, from hand to table or discards. */
export const event = procedure('event', [
  ['play', doing(play)],
  ['instruction', jumping('over', (here) => instructionAt(here) === undefined)],
  ['run', doing(run)],
  ['frame', calling(frameOf)],
  ['next', doing(next)],
  ['more', jumping('instruction', () => true)],
  ['over', returning(() => null)],
])
