/** The same for Characters, the Fellowship and the Hunt: points where the words differ and play does not. */
import { describe, it } from 'vitest'
import type { PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  drawn,
  free,
  named,
  offered,
  offers,
  refused,
  shadow,
  table,
} from '../support/play'
import { army, companions, fellowship, huntBox, politics, where } from '../support/read'
import { OUR_ATTACK } from '../support/scenes'
import { board, both, dark, GONE } from './editions'

const RING = free({ kind: 'takeCorruption' })
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

describe('Characters and politics', () => {
  const travel = (state: State): State =>
    after(state, shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }))
  it('WA-17: Nazgûl stay out of Strongholds that the Free Peoples control, not of others', () => {
    both(
      (as) => {
        const spec = dark({
          armies: { 'minas-morgul': { nazgul: 1 }, rivendell: { 'sauron-regular': 1 } },
          captured: ['rivendell'],
        })
        const where_ = offers(travel(table(as(spec))), 'goTo', 'region')
        return [where_.includes('rivendell'), where_.includes('lorien')]
      },
      [true, false],
    )
  })
  it('WA-17: Minions alone stay out of them too, unless the Shadow besieges there', () => {
    both(
      (as) => {
        const goes = (spec: PositionSpec) =>
          offers(
            travel(table(as(dark({ characters: { 'mouth-of-sauron': 'osgiliath' }, ...spec })))),
            'goTo',
            'region',
          ).includes('minas-tirith')
        const siege = {
          armies: { 'minas-tirith': { 'sauron-regular': 1 } },
          besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
        }
        return [
          goes({ armies: { 'minas-tirith': { 'gondor-regular': 1 } } }),
          goes({}),
          goes(siege),
          goes({ captured: ['minas-tirith'], armies: { 'minas-tirith': { 'sauron-regular': 1 } } }),
        ]
      },
      [false, false, true, true],
    )
  })
  it('WA-17: a Companion stops where an enemy Stronghold begins, and goes through one that is his', () => {
    both(
      (as) => {
        const reaches = (spec: PositionSpec) => {
          const state = after(
            table(as(board({ characters: { gimli: 'dimrill-dale', legolas: 'dimrill-dale' }, ...spec }))),
            free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
            free({ kind: 'join', character: 'gimli' }),
            free({ kind: 'done' }),
          )
          const regions = offers(state, 'goTo', 'region')
          return ['moria', 'hollin'].map((region) => regions.includes(region))
        }
        return [reaches({}), reaches({ captured: ['moria'], armies: { moria: { 'elves-regular': 1 } } })]
      },
      [
        [true, false],
        [true, true],
      ],
    )
  })
  it('WA-18: Companions of one region may go to different places', () => {
    both(
      (as) => {
        const spec = board({ characters: { gimli: 'edoras', legolas: 'edoras' } })
        const state = after(
          table(as(spec)),
          free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
          free({ kind: 'join', character: 'legolas' }),
          free({ kind: 'done' }),
          free({ kind: 'goTo', region: 'westemnet' }),
          free({ kind: 'join', character: 'gimli' }),
          free({ kind: 'goTo', region: 'folde' }),
        )
        return [where(state, 'legolas'), where(state, 'gimli')]
      },
      ['westemnet', 'folde'],
    )
  })
  it('WA-9: Saruman stays when his Army retreats', () => {
    both(
      (as) => {
        const spec = board({
          armies: {
            orthanc: { 'isengard-regular': 2, saruman: 1 },
            'fords-of-isen': { 'rohan-regular': 2 },
          },
        })
        const fought = after(
          table(as(spec)),
          OUR_ATTACK,
          free({ kind: 'attack', from: 'fords-of-isen', to: 'orthanc' }),
          free({ kind: 'bringAll' }),
          shadow({ kind: 'fight' }),
        )
        let state = fought
        while (asked(state).includes('combat die')) state = after(state, offered(state)[0] as never)
        const on = after(state, free({ kind: 'fight' }))
        const [to] = offers(on, 'retreat', 'to')
        const fled = after(on, shadow({ kind: 'retreat', to: to as RegionId }))
        return [where(fled, 'saruman'), army(fled, to as RegionId)]
      },
      ['orthanc', { 'isengard-regular': 2 }],
    )
  })
  it('WA-19: who separates into a City that his Nation holds wakes it', () => {
    both(
      (as) => {
        const spec: PositionSpec = {
          fellowship: { region: 'dale' },
          dice: { 'free-peoples': ['character'], shadow: ['event'] },
        }
        const state = after(
          table(as(spec)),
          free({ kind: 'separate', die: 'character', as: 'character' }),
          free({ kind: 'join', character: 'peregrin' }),
          free({ kind: 'done' }),
          free({ kind: 'goTo', region: 'dale' }),
        )
        return [where(state, 'peregrin'), politics(state, 'north')]
      },
      ['dale', 'active, 3 steps'],
    )
  })
  it('WA-29: a Companion who separates inside a siege stays inside', () => {
    both((as) => {
      const spec: PositionSpec = {
        fellowship: { region: 'minas-tirith', progress: 2 },
        armies: { 'minas-tirith': { 'sauron-regular': 2 } },
        besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
        dice: { 'free-peoples': ['character'], shadow: ['event'] },
      }
      const state = after(
        table(as(spec)),
        free({ kind: 'separate', die: 'character', as: 'character' }),
        free({ kind: 'join', character: 'peregrin' }),
        free({ kind: 'done' }),
      )
      return where(state, 'peregrin')
    }, 'minas-tirith/inside')
  })
})

describe('the Fellowship and the Hunt', () => {
  const hunted = (spec: PositionSpec = {}): PositionSpec => ({
    fellowship: { region: 'hollin' },
    dice: { 'free-peoples': ['character', 'event'], shadow: ['event', 'event'] },
    huntBox: { shadow: 1 },
    ...spec,
  })
  it('WA-21: the die of a card that moves the Fellowship is not put into the Hunt box', () => {
    both(
      (as) => {
        const alone: PositionSpec = {
          characters: GONE,
          fellowship: { region: 'hollin', guide: 'gollum', corruption: 2 },
          hands: { 'free-peoples': ['fp-char-10'] },
          huntBox: { shadow: 0 },
        }
        const state = after(
          table(as(hunted(alone))),
          free({ kind: 'playEvent', die: 'event', as: 'event', card: 'fp-char-10' }),
          free({ kind: 'moveOn' }),
        )
        return [fellowship(state).progress, huntBox(state, 'free-peoples')]
      },
      [1, 0],
    )
  })
  it('WA-22: a revealed Fellowship may end in a City that the Shadow holds, not in another', () => {
    both(
      (as) => {
        const shown = (spec: PositionSpec): State =>
          after(
            table(as(hunted({ fellowship: { region: 'erebor' }, ...spec }))),
            MOVE,
            dice(named('hunt die', 6), named('hunt tile', 'standard-0-reveal')),
          )
        const free_ = shown({})
        const lost = shown({ captured: ['dale'], armies: { dale: { 'southrons-regular': 1 } } })
        const dale = free({ kind: 'goTo', region: 'dale' })
        return [refused(free_, dale).length > 0, refused(lost, dale).length > 0]
      },
      [true, false],
    )
  })
  it('WA-23: a 1 always fails in the Hunt, whatever is added', () => {
    both(
      (as) => {
        const spec = hunted({ huntBox: { shadow: 1, 'free-peoples': 2 } })
        const state = after(table(as(spec)), MOVE, dice(named('hunt die', 1)))
        return [fellowship(state).corruption, asked(state)]
      },
      [0, 'shadow decide/action'],
    )
  })
  const SPECIAL: PositionSpec = {
    played: { 'free-peoples': ['fp-char-03'], shadow: ['sh-char-01'] },
    huntTiles: {
      pool: { 'standard-1-reveal': 1, 'standard-3': 1, 'phial-of-galadriel': 1, 'shelobs-lair': 1 },
    },
  }
  it('WA-23: a die tile is rolled for when it is seen, and a tile below zero heals', () => {
    both(
      (as) => {
        const spec = hunted({ ...SPECIAL, fellowship: { mordor: 1, corruption: 5 } })
        const moved = after(table(as(spec)), MOVE)
        const lair = after(moved, drawn('hunt tile', 'shelobs-lair'))
        const hurt = after(lair, drawn('tile die', 3))
        const phial = after(moved, drawn('hunt tile', 'phial-of-galadriel'))
        return [
          [asked(lair), asked(hurt), fellowship(after(hurt, RING)).corruption],
          [asked(phial), fellowship(phial).corruption],
        ]
      },
      [
        ['nature tile die', 'free-peoples decide/damage', 8],
        ['shadow decide/action', 3],
      ],
    )
  })
  it('WA-23: Corruption does not fall below zero', () => {
    both(
      (as) => {
        const spec = hunted({ ...SPECIAL, fellowship: { mordor: 1, corruption: 1 } })
        const phial = after(table(as(spec)), MOVE, drawn('hunt tile', 'phial-of-galadriel'))
        return [asked(phial), fellowship(phial).corruption]
      },
      ['shadow decide/action', 0],
    )
  })
  it('WA-23: damage is borne before the Fellowship is revealed', () => {
    both(
      (as) => {
        const hit = after(
          table(as(hunted())),
          MOVE,
          dice(named('hunt die', 6), named('hunt tile', 'standard-1-reveal')),
        )
        const before = fellowship(hit)
        const after_ = fellowship(after(hit, RING))
        return [
          [asked(hit), before.revealed, before.corruption],
          [after_.revealed || asked(after(hit, RING)) === 'free-peoples decide/path', after_.corruption],
        ]
      },
      [
        ['free-peoples decide/damage', false, 0],
        [true, 1],
      ],
    )
  })
  it('WA-24: on the track the Fellowship is in no region, and five steps lead to the end', () => {
    both(
      (as) => {
        const spec = hunted({ fellowship: { mordor: 4 } })
        const state = after(
          table(as(spec)),
          MOVE,
          dice(named('hunt tile', 'standard-1')),
          free({ kind: 'takeCorruption' }),
        )
        return [fellowship(state).region, asked(state)]
      },
      [null, 'over victory.ring'],
    )
  })
  it('WA-28: the Fellowship is where its figure stands, whatever Progress shows', () => {
    both(
      (as) => {
        const spec: PositionSpec = {
          fellowship: { region: 'pelargir', progress: 5 },
          acting: 'shadow',
          hands: { shadow: ['sh-char-05'] },
          dice: { 'free-peoples': ['event'], shadow: ['event'] },
        }
        return refused(
          table(as(spec)),
          shadow({ kind: 'playEvent', die: 'event', as: 'event', card: 'sh-char-05' }),
        )
      },
      ['events.requirement'],
    )
  })
  it('WA-30: one casualty for a tile, and none without damage', () => {
    both(
      (as) => {
        const hit = after(
          table(as(hunted())),
          MOVE,
          dice(named('hunt die', 6), named('hunt tile', 'standard-3')),
        )
        const lost = after(hit, free({ kind: 'loseGuide' }))
        const none = after(
          table(as(hunted())),
          MOVE,
          dice(named('hunt die', 6), named('hunt tile', 'standard-0-reveal')),
        )
        return [
          offered(lost, { kind: 'loseGuide' }).length,
          companions(lost).length,
          offered(none, { kind: 'loseGuide' }).length,
        ]
      },
      [0, 6, 0],
    )
  })
})
