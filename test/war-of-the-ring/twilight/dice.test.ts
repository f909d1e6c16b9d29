/**
 * What dice do with Twilight of the Third Age besides (chapter XII): factions, siege engines and the
 * declaration of Sméagol are offered for the dice that pay for them, and what is offered is what is accepted.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { DIE_FACES, FACTIONS } from '../../../src/war-of-the-ring/model/ids'
import { atWar } from '../support/atWar'
import { game, table } from './scenes'

type Said = Readonly<Record<string, string>>

const KINDS: ReadonlySet<string> = new Set(['bringFaction', 'callFaction', 'buildEngine', 'declareWithDie'])
const textOf = (action: object): string => {
  const { kind, faction, die, as } = action as Said
  return [kind, faction, die === as ? die : `${die} as ${as}`].filter((part) => part !== undefined).join(' ')
}

/** What is offered besides, in its order. */
const offered = (state: State): ReadonlyArray<string> =>
  game
    .legalActions(state)
    .filter(({ kind }) => KINDS.has(kind))
    .map(textOf)

/** All that the schema can say of them. */
const ALL: ReadonlyArray<Said> = DIE_FACES.flatMap((die) =>
  DIE_FACES.flatMap((as) =>
    [
      ...FACTIONS.flatMap((faction) => [
        { kind: 'bringFaction', faction },
        { kind: 'callFaction', faction },
      ]),
      { kind: 'buildEngine' },
      { kind: 'declareWithDie' },
    ].map((action) => ({ ...action, die, as })),
  ),
)

/** What of that is accepted. */
const accepted = (state: State): ReadonlyArray<string> => {
  const [seat] = game.actors(state)
  return ALL.filter((action) => E.isRight(game.applyAction(state, { seat, ...action }))).map(textOf)
}

const POLITICS = atWar('isengard', 'southrons', 'sauron', 'elves', 'gondor', 'rohan')
const FREE = ['character', 'muster', 'muster-army', 'will-of-the-west'] as const
const SHADOW = ['character', 'muster', 'muster-army', 'event', 'army'] as const
const dicing = (side: 'free-peoples' | 'shadow', spec: PositionSpec): State =>
  table({
    acting: side,
    politics: POLITICS,
    dice: { 'free-peoples': side === 'shadow' ? ['muster'] : FREE, shadow: SHADOW },
    ...spec,
  })

const BY_MUSTER = ['muster', 'muster-army as muster']
const BY_WILL = [...BY_MUSTER, 'will-of-the-west as muster']
const each = (what: ReadonlyArray<string>, dice: ReadonlyArray<string>): ReadonlyArray<string> =>
  dice.flatMap((die) => what.map((one) => `${one} ${die}`))

const SIEGE: PositionSpec = {
  armies: { lorien: { 'sauron-regular': 3 }, orthanc: { 'isengard-regular': 2 } },
  besieged: { lorien: { 'elves-elite': 1 } },
}
const IN_PLAY = { factions: ['dunlendings', 'corsairs', 'ents'], ents: { fangorn: 1 } } as const
const SHIPS = { umbar: 3, pelargir: 3 } as const
const FANGORN: PositionSpec = {
  armies: { orthanc: { 'isengard-regular': 1, saruman: 1 } },
  characters: { legolas: 'fangorn' },
}

const SCENES: ReadonlyArray<readonly [string, State, ReadonlyArray<string>]> = [
  [
    'the Shadow brings two factions',
    dicing('shadow', {}),
    each(['bringFaction dunlendings', 'bringFaction corsairs'], BY_MUSTER),
  ],
  [
    'it builds a Siege Tower where it besieges',
    dicing('shadow', { ...SIEGE, politics: atWar('sauron') }),
    each(['buildEngine'], BY_MUSTER),
  ],
  [
    'it calls factions that are in play',
    dicing('shadow', { ...SIEGE, beside: IN_PLAY }),
    each(['callFaction dunlendings', 'callFaction corsairs', 'buildEngine'], BY_MUSTER),
  ],
  [
    'it calls no seventh ship, and nobody to an Army that is not there',
    dicing('shadow', {
      beside: { ...IN_PLAY, ships: SHIPS },
      armies: { orthanc: {}, 'north-dunland': {}, 'south-dunland': {} },
    }),
    [],
  ],
  [
    'it brings no Corsairs to a lost Umbar, and calls none',
    dicing('shadow', { captured: ['umbar'], armies: { umbar: { 'gondor-regular': 1 } } }),
    each(['bringFaction dunlendings'], BY_MUSTER),
  ],
  [
    'it builds no third Siege Tower at a siege',
    dicing('shadow', { ...SIEGE, politics: atWar('sauron'), beside: { towers: { lorien: 2 } } }),
    [],
  ],
  ['the Free Peoples build a Trebuchet', dicing('free-peoples', {}), each(['buildEngine'], BY_WILL)],
  [
    'they bring the Ents with a Companion in Fangorn and Saruman in play',
    dicing('free-peoples', FANGORN),
    each(['bringFaction ents', 'buildEngine'], BY_WILL),
  ],
  [
    'they call no Ents',
    dicing('free-peoples', { ...FANGORN, beside: { factions: ['ents'], ents: { fangorn: 1 } } }),
    each(['buildEngine'], BY_WILL),
  ],
  [
    'they build no seventh Trebuchet',
    dicing('free-peoples', {
      beside: { trebuchets: { 'helms-deep': 2, 'minas-tirith': 2, 'dol-amroth': 2 } },
    }),
    [],
  ],
  [
    'with Sméagol as Guide they declare by a Character result',
    dicing('free-peoples', {
      politics: {},
      characters: { smeagol: 'fellowship' },
      fellowship: { region: 'hollin', guide: 'smeagol', progress: 1 },
      huntTiles: { removed: { smeagol: 1 } },
    }),
    [
      'declareWithDie character',
      'buildEngine muster',
      'buildEngine muster-army as muster',
      'buildEngine will-of-the-west as muster',
      'declareWithDie will-of-the-west as character',
    ],
  ],
]

describe.each(SCENES)('%s', (_, state, expected) => {
  it('is offered, each with the dice that pay for it', () =>
    expect([...offered(state)].sort()).toEqual([...expected].sort()))
  it('and nothing else is accepted', () => expect([...accepted(state)].sort()).toEqual([...expected].sort()))
})
