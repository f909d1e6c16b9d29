/** Points where the words of the editions differ and play does not (WA-1 to WA-30): the same in both. */
import { describe, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, free, named, offered, offers, shadow, table } from '../support/play'
import { army, captured, garrison, pool, where } from '../support/read'
import { ALL, OUR_ATTACK, OUR_MARCH, THEIR_ATTACK, THEIR_MARCH } from '../support/scenes'
import { board, both, dark, GONE } from './editions'

describe('dice', () => {
  it('WA-1: five combat dice at most in a roll', () => {
    both((as) => {
      const spec = dark({
        armies: { osgiliath: { 'gondor-regular': 1 }, 'north-ithilien': { 'sauron-regular': 8 } },
      })
      let state = after(
        table(as(spec)),
        THEIR_ATTACK,
        shadow({ kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
        ALL,
      )
      let rolled = 0
      for (; asked(state) === 'nature shadow combat die'; rolled++)
        state = after(state, drawn('shadow combat die', 1))
      return rolled
    }, 5)
  })
  it('WA-2: a die won counts from the next turn on', () => {
    both(
      (as) => {
        const spec = dark({ armies: { orthanc: { 'isengard-regular': 2 } }, pool: { shadow: 7 } })
        const state = after(
          table(as(spec)),
          shadow({ kind: 'bringCharacter', die: 'muster', as: 'muster', character: 'saruman' }),
        )
        return [where(state, 'saruman'), pool(state, 'shadow')]
      },
      ['orthanc', 7],
    )
  })
  it('WA-3: one die may be allocated with no Companion left', () => {
    both(
      (as) => {
        const spec: PositionSpec = {
          phase: 'hunt-allocation',
          characters: GONE,
          fellowship: { guide: 'gollum' },
        }
        return offers(table(as(spec)), 'allocate', 'dice')
      },
      [0, 1],
    )
  })
  it('WA-4: a Will of the West is used as any other result', () => {
    both(
      (as) => {
        const state = table(as({ dice: { 'free-peoples': ['will-of-the-west'], shadow: ['event'] } }))
        return [...new Set(offered(state).flatMap((action) => ('as' in action ? [action.as] : [])))].sort()
      },
      ['army', 'character', 'event', 'muster'],
    )
  })
})

describe('Armies', () => {
  it('WA-6: Armies of one action are kept apart until it is over', () => {
    both(
      (as) => {
        const spec = board({ armies: { edoras: { 'rohan-regular': 2 }, westemnet: { 'rohan-regular': 1 } } })
        const state = after(
          table(as(spec)),
          OUR_MARCH,
          free({ kind: 'march', from: 'edoras', to: 'westemnet' }),
          free({ kind: 'bringAll' }),
          free({ kind: 'march', from: 'westemnet', to: 'eastemnet' }),
        )
        return [army(state, 'westemnet'), army(state, 'eastemnet')]
      },
      [{ 'rohan-regular': 2 }, { 'rohan-regular': 1 }],
    )
  })
  it('WA-7, WA-10: an undefended Settlement or Stronghold is entered and captured', () => {
    both(
      (as) => {
        const spec = dark({ armies: { 'fords-of-isen': { 'isengard-regular': 2 } } })
        const went = (to: 'helms-deep' | 'westemnet') =>
          captured(
            after(table(as(spec)), THEIR_MARCH, shadow({ kind: 'march', from: 'fords-of-isen', to }), ALL),
          )
        return [went('helms-deep'), went('westemnet')]
      },
      [['helms-deep'], ['westemnet']],
    )
  })
  it('WA-26: an Army may move again with another die', () => {
    both((as) => {
      const spec = board({
        armies: { edoras: { 'rohan-regular': 1, 'rohan-leader': 1 } },
        dice: { 'free-peoples': ['muster-army', 'character'], shadow: ['army'] },
      })
      const state = after(
        table(as(spec)),
        OUR_MARCH,
        free({ kind: 'march', from: 'edoras', to: 'westemnet' }),
      )
      const next = after(state, shadow({ kind: 'skipDie', die: 'army' }))
      return offered(next, { kind: 'moveArmies', as: 'character' }).length
    }, 1)
  })
  const siege: PositionSpec = {
    armies: { 'minas-tirith': { 'sauron-regular': 1 } },
    besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
  }
  it('WA-11: a Stronghold is not taken by besiegers who are all dead', () => {
    both(
      (as) => {
        const state = after(
          table(as(dark(siege))),
          THEIR_ATTACK,
          shadow({ kind: 'attack', from: 'minas-tirith', to: 'minas-tirith' }),
          dice(named('shadow combat die', 6), named('free-peoples combat die', 6)),
        )
        return [captured(state), army(state, 'minas-tirith'), garrison(state, 'minas-tirith')]
      },
      [[], {}, {}],
    )
  })
  it('WA-12: a sortie may leave a rearguard inside', () => {
    both(
      (as) => {
        const spec = board({ ...siege, besieged: { 'minas-tirith': { 'gondor-regular': 3 } } })
        const state = after(
          table(as(spec)),
          OUR_ATTACK,
          free({ kind: 'attack', from: 'minas-tirith', to: 'minas-tirith' }),
        )
        return [asked(state), offers(state, 'bring', 'number')]
      },
      ['free-peoples decide/party', [1, 2, 3]],
    )
  })
  it('WA-13: an Elite is reduced to a Regular of its Nation', () => {
    both(
      (as) => {
        const spec = dark({
          armies: { osgiliath: { 'gondor-elite': 1 }, 'north-ithilien': { 'sauron-regular': 1 } },
        })
        const hit = after(
          table(as(spec)),
          THEIR_ATTACK,
          shadow({ kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
          dice(named('shadow combat die', 6), named('free-peoples combat die', 1)),
        )
        return army(hit, 'osgiliath')
      },
      { 'gondor-regular': 1 },
    )
  })
  it('WA-27: the field around a siege is free for the besieger, and the Stronghold is not taken', () => {
    both(
      (as) => {
        const spec = dark({ ...siege, armies: { ...siege.armies, osgiliath: { 'sauron-regular': 2 } } })
        const state = after(
          table(as(spec)),
          THEIR_MARCH,
          shadow({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
          ALL,
        )
        return [army(state, 'minas-tirith'), captured(state)]
      },
      [{ 'sauron-regular': 3 }, []],
    )
  })
})
