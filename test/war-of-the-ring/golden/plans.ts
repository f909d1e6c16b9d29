/** The guided games: who fights where with which cards, and which events are played. */
import type { EventCardId } from '../../../src/war-of-the-ring'
import type { Wish } from '../scenarios'
import type { Stage } from './guide'
import {
  advances,
  calls,
  draws,
  FORDS,
  leave,
  LORIEN,
  OSGILIATH,
  RIVENDELL,
  rolls,
  stirs,
  strikes,
  travel,
  type Wishing,
} from './sites'
import { battleAt, conquering, fighting, FINISH, gathering, playing, QUEST } from './stages'

type Cards = ReadonlyArray<EventCardId>

/** A guided game. */
export interface Plan {
  readonly name: string
  readonly stages: ReadonlyArray<Stage>
}

/** Nobody throws away a card that he has plans with. */
const ending = (last: Stage, name: string, ...stages: ReadonlyArray<Stage>): Plan => {
  const kept = stages
    .flatMap(({ once, holds = [] }) => [
      ...holds,
      ...once.map((wish) => ('card' in wish ? wish.card : undefined)),
    ])
    .flatMap((card): ReadonlyArray<Wish> => (card === undefined ? [] : [{ kind: 'discard', card }]))
  const careful = stages.map((stage) => ({ ...stage, never: [...(stage.never ?? []), ...kept] }))
  return { name, stages: [...careful, last] }
}
const plan = (name: string, ...stages: ReadonlyArray<Stage>): Plan => ending(FINISH, name, ...stages)

const rivendell = (number: number, free: Cards, shadow: Cards, events: Cards): Plan =>
  plan(`rivendell-${number}`, ...battleAt(RIVENDELL, [...free, ...shadow]), playing(events))

const AT_RIVENDELL: ReadonlyArray<Plan> = [
  rivendell(
    1,
    ['fp-char-01', 'fp-char-05', 'fp-strat-03', 'fp-strat-13', 'fp-strat-05'],
    ['sh-char-01', 'sh-char-05', 'sh-strat-01', 'sh-strat-02'],
    ['fp-char-18', 'fp-char-02', 'fp-char-03', 'sh-char-02', 'sh-char-03', 'sh-char-23'],
  ),
  rivendell(
    2,
    ['fp-char-02', 'fp-char-06', 'fp-strat-04', 'fp-strat-14', 'fp-strat-09'],
    ['sh-char-02', 'sh-char-06', 'sh-strat-04', 'sh-strat-06'],
    ['fp-char-07', 'fp-char-01', 'fp-char-04', 'sh-char-01', 'sh-char-04', 'sh-char-16'],
  ),
  rivendell(
    3,
    ['fp-char-03', 'fp-char-07', 'fp-strat-20', 'fp-strat-22', 'fp-strat-17'],
    ['sh-char-03', 'sh-char-07', 'sh-strat-09', 'sh-strat-10'],
    ['fp-char-06', 'fp-char-05', 'fp-strat-02', 'sh-char-15', 'sh-char-17', 'sh-char-18'],
  ),
  rivendell(
    4,
    ['fp-char-04', 'fp-char-08', 'fp-strat-21', 'fp-strat-23'],
    ['sh-char-04', 'sh-char-08', 'sh-strat-11', 'sh-strat-12'],
    ['fp-char-09', 'fp-char-10', 'fp-strat-03', 'sh-strat-05', 'sh-strat-07'],
  ),
  rivendell(
    5,
    ['fp-char-09', 'fp-char-10', 'fp-char-11', 'fp-strat-24', 'fp-strat-01'],
    ['sh-char-09', 'sh-char-10', 'sh-strat-16', 'sh-strat-17'],
    ['fp-char-12', 'fp-char-13', 'fp-strat-04', 'sh-strat-08', 'sh-strat-19', 'sh-strat-20'],
  ),
  rivendell(
    6,
    ['fp-char-12', 'fp-char-13', 'fp-char-14', 'fp-strat-02', 'fp-strat-06'],
    ['sh-char-11', 'sh-char-12', 'sh-strat-18', 'sh-strat-19'],
    ['fp-char-11', 'fp-char-15', 'fp-strat-05', 'sh-strat-06', 'sh-strat-17', 'sh-strat-22'],
  ),
  rivendell(
    7,
    ['fp-char-15', 'fp-char-16', 'fp-char-17', 'fp-strat-07', 'fp-strat-10'],
    ['sh-char-13', 'sh-char-14', 'sh-strat-20', 'sh-strat-21'],
    ['fp-strat-06', 'fp-strat-08', 'fp-strat-12', 'sh-strat-14', 'sh-strat-15', 'sh-strat-24'],
  ),
  rivendell(
    8,
    ['fp-char-18', 'fp-char-22', 'fp-char-23', 'fp-strat-11', 'fp-strat-15'],
    ['sh-char-15', 'sh-char-16', 'sh-char-18', 'sh-strat-22'],
    ['fp-char-16', 'fp-char-17', 'fp-strat-14', 'fp-strat-16', 'fp-strat-17'],
  ),
  rivendell(
    9,
    ['fp-char-24', 'fp-strat-16', 'fp-strat-18', 'fp-strat-19'],
    ['sh-char-20', 'sh-char-21', 'sh-strat-23', 'sh-strat-24'],
    ['fp-strat-15', 'fp-strat-20', 'fp-strat-21', 'fp-strat-22', 'fp-strat-23', 'fp-strat-24'],
  ),
]

/** The Fellowship goes a step, unseen. */
const SETS_OUT: Wishing = [...rolls('free-peoples', 'character'), { kind: 'moveFellowship' }]
/** It goes another, and is seen in the wild. */
const FOUND: Wishing = [
  ...rolls('free-peoples', 'character'),
  { kind: 'moveFellowship' },
  draws('hunt die', 6),
  draws('hunt tile', 'standard-1-reveal'),
  { kind: 'takeCorruption' },
  { kind: 'goTo', seat: 'free-peoples', region: 'fords-of-bruinen' },
  { kind: 'goTo', seat: 'free-peoples', region: 'hollin' },
]

const ELSEWHERE: ReadonlyArray<Plan> = [
  plan(
    'ents-in-battle',
    ...battleAt(FORDS, [
      'fp-char-19',
      'fp-char-20',
      'fp-char-21',
      'sh-strat-13',
      'sh-strat-14',
      'sh-strat-15',
    ]),
    playing(['fp-strat-07', 'fp-strat-10', 'fp-strat-18', 'fp-strat-19', 'sh-strat-11']),
  ),
  plan(
    'ents-awake',
    gathering([
      ...stirs('isengard'),
      ...rolls('shadow', 'muster'),
      { kind: 'bringCharacter', character: 'saruman' },
      ...leave('north-dunland', 'gandalf-the-grey'),
    ]),
    gathering(travel('fords-of-isen')),
    gathering([
      ...rolls('free-peoples', 'will-of-the-west'),
      { kind: 'bringCharacter', character: 'gandalf-the-white' },
    ]),
    playing([
      'fp-char-19',
      'fp-char-20',
      'fp-char-21',
      'sh-char-21',
      'sh-char-22',
      'sh-strat-13',
      'sh-strat-16',
    ]),
  ),
  plan(
    'lorien-falls',
    ...battleAt(
      LORIEN,
      ['fp-strat-08', 'fp-strat-12', 'sh-char-17', 'sh-char-22', 'sh-char-23', 'sh-char-24'],
      2,
    ),
    fighting([{ kind: 'withdraw' }], []),
    gathering(
      [
        ...rolls('shadow', 'muster'),
        { kind: 'bringCharacter', character: 'witch-king' },
        { kind: 'goTo', seat: 'shadow', region: 'lorien' },
      ],
      ['sh-char-19', 'sh-char-20'],
    ),
    playing(['sh-char-19']),
    conquering([{ kind: 'playEvent', card: 'sh-char-20' }], ['sh-strat-01']),
    conquering([{ kind: 'playEvent', card: 'sh-strat-01' }], ['sh-strat-01']),
    playing(['fp-strat-13']),
  ),
  plan(
    'helms-deep-besieged',
    conquering([
      ...stirs('isengard'),
      ...rolls('shadow', 'muster'),
      { kind: 'bringCharacter', character: 'saruman' },
      ...strikes('orthanc', 'fords-of-isen'),
    ]),
    conquering([...strikes('fords-of-isen', 'helms-deep'), { kind: 'withdraw' }]),
    gathering([], ['sh-char-19', 'sh-strat-03', 'sh-strat-05']),
    fighting(
      [...strikes('helms-deep'), ...strikes('helms-deep'), ...strikes('helms-deep')],
      ['sh-char-19', 'sh-strat-03', 'sh-strat-05'],
    ),
    playing(['sh-strat-02', 'fp-strat-11']),
  ),
  plan(
    'minas-tirith-besieged',
    ...battleAt(OSGILIATH, ['sh-strat-07', 'sh-strat-08']),
    conquering([...strikes('osgiliath', 'minas-tirith'), { kind: 'withdraw' }]),
    playing(['sh-strat-03'], [...stirs('sauron'), ...stirs('isengard')]),
    playing(['sh-strat-04', 'sh-strat-09', 'sh-strat-10', 'sh-strat-21', 'sh-strat-23']),
    playing(
      ['sh-char-24', 'sh-strat-12'],
      [...rolls('shadow', 'muster'), { kind: 'bringCharacter', character: 'witch-king' }],
    ),
  ),
  plan(
    'the-king-returns',
    gathering(leave('north-dunland', 'strider', 'boromir')),
    gathering(travel('fords-of-isen'), ['fp-char-22']),
    gathering([
      { kind: 'playEvent', card: 'fp-char-22' },
      { kind: 'goTo', seat: 'free-peoples', region: 'pelargir' },
    ]),
    gathering([
      ...rolls('free-peoples', 'will-of-the-west'),
      { kind: 'bringCharacter', character: 'aragorn' },
    ]),
    playing(['fp-char-14', 'fp-char-24', 'sh-strat-18']),
    gathering([...travel('folde'), ...calls('gondor'), ...calls('gondor')]),
    gathering(travel('druadan-forest')),
    playing(['fp-char-23', 'fp-strat-09']),
    gathering(advances('pelargir', 'osgiliath')),
    gathering(advances('osgiliath', 'south-ithilien')),
    playing(['fp-strat-01']),
  ),
  ending(
    QUEST,
    'to-mount-doom',
    playing(['fp-char-08']),
    gathering(SETS_OUT),
    playing(['sh-char-09', 'sh-char-11', 'sh-char-10']),
    gathering([{ kind: 'allocate', dice: 2 }]),
    gathering(FOUND),
    playing(['sh-char-12', 'sh-char-13', 'sh-char-14']),
    playing(['sh-char-05', 'sh-char-06', 'sh-char-07', 'sh-char-08']),
  ),
]

/** All guided games. */
export const PLANS: ReadonlyArray<Plan> = [...AT_RIVENDELL, ...ELSEWHERE]
