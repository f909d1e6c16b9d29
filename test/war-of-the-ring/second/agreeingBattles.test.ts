/** Battles and Armies: points where the words of the editions differ and play does not. */
import { describe, it } from 'vitest'
import {
  warOfTheRing,
  type EventCardId,
  type PositionSpec,
  type Side,
  type State,
} from '../../../src/war-of-the-ring'
import { shadowAttacks, type Scene } from '../combat/scenes'
import { holding, play } from '../cards/hitsScenes'
import { after, asked, dice, eventsAs, free, offered, offers, refused, shadow, table } from '../support/play'
import { army, captured } from '../support/read'
import { AT_WAR } from '../support/scenes'
import { board, both, dark, type InEdition } from './editions'

/** Cards are laid as each edition asks for them: told and then chosen by both, or one after the other. */
const laying = (state: State, cards: Readonly<Partial<Record<Side, EventCardId>>>): State => {
  let now = state
  while (/decide\/(combatCard|commit)$/.test(asked(now))) {
    const [seat] = warOfTheRing.actors(now)
    const card = seat === 'free-peoples' || seat === 'shadow' ? cards[seat] : undefined
    const [said] = [
      ...offered(now).filter((one) => one.seat === seat && 'card' in one && one.card === card),
      ...offered(now).filter((one) => one.seat === seat && one.kind === 'declareCard' && card !== undefined),
      ...offered(now).filter((one) => one.seat === seat && one.kind === 'pass'),
    ]
    if (said === undefined) throw new Error(`nothing to say at ${asked(now)}`)
    now = after(now, said)
  }
  return now
}

/** A battle in the Dead Marshes with these cards, in an edition. */
const battle = (as: InEdition, scene: Scene, cards: Readonly<Partial<Record<Side, EventCardId>>>): State =>
  laying(shadowAttacks({ ...scene, spec: as(scene.spec ?? {}) }), cards)

const hits = (side: Side, ...told: Parameters<typeof eventsAs<'CombatDieRolled'>>): string =>
  eventsAs(...told)
    .filter((die) => die.side === side)
    .map(({ hit, again }) => `${hit ? 'x' : '-'}${again ? '!' : ''}`)
    .join(' ')

describe('Armies', () => {
  it('WA-5: an Army needs a unit: Companions or Nazgûl alone neither attack nor are attacked', () => {
    both(
      (as) => {
        const attack = (spec: PositionSpec) => offered(table(as(spec)), { kind: 'beginAttack' }).length
        const orcs = { 'sauron-regular': 2 }
        return [
          attack(dark({ armies: { 'north-ithilien': orcs }, characters: { gimli: 'osgiliath' } })),
          attack(dark({ armies: { 'north-ithilien': { nazgul: 2 }, osgiliath: { 'gondor-regular': 1 } } })),
          attack(dark({ armies: { 'north-ithilien': orcs, osgiliath: { 'gondor-regular': 1 } } })) > 0,
          refused(
            table(as(dark({ armies: { 'north-ithilien': { nazgul: 2, ...orcs } } }))),
            shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
          ),
        ]
      },
      [0, 0, true, []],
    )
  })
  it('WA-8: by a card an Army goes from region to region: nobody joins, it captures, its end counts', () => {
    both(
      (as) => {
        const goes = (spec: PositionSpec) => {
          const start = holding(
            'fp-strat-12',
            as({ ...spec, armies: { edoras: { 'rohan-regular': 2, legolas: 1 }, ...spec.armies } }),
          )
          let state = after(
            start,
            play('fp-strat-12', 'army'),
            free({ kind: 'march', from: 'edoras', to: 'westemnet' }),
          )
          while (asked(state).startsWith('free-peoples')) {
            const [said] = [
              ...offered(state, { kind: 'goTo', region: 'eastemnet' }),
              ...offered(state, { kind: 'bringAll' }),
              ...offered(state, { kind: 'done' }),
            ]
            if (said === undefined) break
            state = after(state, said)
          }
          return [army(state, 'eastemnet'), army(state, 'westemnet'), captured(state)]
        }
        return [goes({ armies: { westemnet: { 'gondor-regular': 9 } } }), goes({ captured: ['westemnet'] })]
      },
      [
        [{ 'rohan-regular': 2, legolas: 1 }, { 'gondor-regular': 9 }, []],
        [{ 'rohan-regular': 2, legolas: 1 }, {}, []],
      ],
    )
  })
  it('WA-20: who retreated into the land of another Nation must leave it before he goes elsewhere', () => {
    both(
      (as) => {
        const at = (steps: number) => {
          const spec = board({
            politics: { gondor: { steps, active: true }, rohan: AT_WAR },
            armies: { westemnet: { 'gondor-regular': 1 } },
          })
          const state = after(table(as(spec)), free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }))
          return offered(state, { kind: 'march' }).flatMap((one) => ('to' in one ? [one.to] : []))
        }
        return [at(1).includes('edoras'), at(1).includes('fangorn'), at(0).includes('edoras')]
      },
      [false, true, true],
    )
  })
  it('WA-25: cards recruit for a Nation at peace, also inside a siege; else the region must be free', () => {
    both(
      (as) => {
        const recruits = (spec: PositionSpec) => {
          const state = table(
            as(
              board({
                politics: { gondor: { steps: 2, active: false } },
                hands: { 'free-peoples': ['fp-strat-14'] },
                ...spec,
              }),
            ),
          )
          const [said] = offered(state, { kind: 'playEvent' })
          const played = said === undefined ? state : after(state, said)
          return offers(played, 'recruit', 'piece').length > 0
        }
        return [
          recruits({}),
          recruits({
            armies: { 'minas-tirith': { 'sauron-regular': 1 } },
            besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
          }),
          recruits({ armies: { 'minas-tirith': { 'sauron-regular': 1 } }, captured: ['minas-tirith'] }),
        ]
      },
      [true, true, false],
    )
  })
})

describe('Combat cards', () => {
  it('WA-14: an extra attack has its own number, is not rolled again, and its losses come at once', () => {
    both(
      (as) => {
        const state = battle(
          as,
          {
            attackers: { 'sauron-regular': 3, nazgul: 2 },
            defenders: { 'gondor-regular': 3 },
            shadow: ['sh-strat-02'],
          },
          { shadow: 'sh-strat-02' },
        )
        const rolled = after(state, dice(1, 1, 1, 1, 1, 1, 1, 1))
        const paid = after(rolled, shadow({ kind: 'chooseNumber', number: 2 }))
        const struck = after(paid, dice(4, 3))
        return [army(paid, 'north-ithilien'), army(struck, 'dead-marshes'), asked(struck)]
      },
      [{ 'sauron-regular': 1, nazgul: 2 }, { 'gondor-regular': 2 }, 'shadow decide/cease'],
    )
  })
  it('WA-14: what the other card takes from the Combat roll it does not take from an extra attack', () => {
    both(
      (as) => {
        const state = battle(
          as,
          {
            attackers: { 'sauron-regular': 3, nazgul: 2 },
            defenders: { 'gondor-regular': 3 },
            from: 'osgiliath',
            to: 'lossarnach',
            free: ['fp-strat-20'],
            shadow: ['sh-strat-02'],
          },
          { 'free-peoples': 'fp-strat-20', shadow: 'sh-strat-02' },
        )
        const rolled = after(state, dice(5, 5, 5, 1, 1, 1, 1, 1))
        const struck = after(rolled, shadow({ kind: 'chooseNumber', number: 2 }), dice(4, 3))
        return [army(rolled, 'lossarnach'), army(struck, 'lossarnach')]
      },
      [{ 'gondor-regular': 3 }, { 'gondor-regular': 2 }],
    )
  })
  it('WA-15: Leadership that a card has cancelled is not there to forfeit', () => {
    both(
      (as) => {
        const state = battle(
          as,
          {
            attackers: { 'sauron-regular': 3, nazgul: 1 },
            defenders: { 'gondor-regular': 2, boromir: 1 },
            free: ['fp-char-06'],
            shadow: ['sh-char-15'],
          },
          { 'free-peoples': 'fp-char-06', shadow: 'sh-char-15' },
        )
        return army(after(state, dice(1, 1, 1, 1, 1, 1)), 'north-ithilien')
      },
      { 'sauron-regular': 3, nazgul: 1 },
    )
  })
  it('WA-16: Mûmakil acts twice in a round, before the Combat roll and after it', () => {
    both(
      (as) => {
        const scene = {
          attackers: { 'southrons-elite': 2 },
          defenders: { 'gondor-regular': 4 },
          shadow: ['sh-strat-07'] as const,
        }
        const state = battle(as, scene, { shadow: 'sh-strat-07' })
        const rolls = dice(4, 1, 1, 1, 1, 1)
        return [hits('shadow', 'CombatDieRolled', state, rolls), army(after(state, rolls), 'dead-marshes')]
      },
      ['x -', { 'gondor-regular': 2 }],
    )
  })
})
