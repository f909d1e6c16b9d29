/** What cards mean for politics, what they order, what moves twice, in both editions (W2-9, W2-10, W2-12). */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, offers, refused, shadow, table } from '../support/play'
import { politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { inBoth, within, type Edition } from './pairs'

const play = (card: EventCardId) => free({ kind: 'playEvent', die: 'event', as: 'event', card })
const holding = (edition: Edition, card: EventCardId, spec: PositionSpec): State =>
  table(
    within(edition, {
      turn: 4,
      base: 'empty',
      dice: { 'free-peoples': ['event', 'character'], shadow: ['event', 'army'] },
      hands: { 'free-peoples': [card] },
      ...spec,
    }),
  )

describe('W2-9: cards that are battles for politics', () => {
  const orthanc = {
    armies: { orthanc: { 'isengard-regular': 3, saruman: 1 } },
    characters: { 'gandalf-the-grey': 'replaced', 'gandalf-the-white': 'fangorn' },
    politics: { isengard: { steps: 1, active: true } },
  } as const
  const ents: ReadonlyArray<EventCardId> = ['fp-char-19', 'fp-char-20', 'fp-char-21']

  for (const card of ents)
    ruleAllows('politics.attacked', `T2-14: ${card} brings Isengard to war, whatever the dice`, () => {
      const struck = inBoth((edition) => {
        const state = after(holding(edition, card, orthanc), play(card))
        return politics(asked(state).startsWith('nature') ? after(state, dice(1, 1, 1)) : state, 'isengard')
      })
      expect(struck).toEqual({ collectors: 'active, 1 step', second: 'at war' })
    })

  it('the Nations react before the dice, and once', () => {
    const start = holding('second', 'fp-char-19', {
      ...orthanc,
      politics: { isengard: { steps: 2, active: true } },
    })
    const rolling = after(start, play('fp-char-19'))
    expect(asked(rolling)).toBe('nature event die')
    expect(politics(rolling, 'isengard')).toBe('active, 1 step')
    expect(politics(after(rolling, dice(1, 1, 1)), 'isengard')).toBe('active, 1 step')
  })

  it('without an Army in Orthanc nobody reacts', () => {
    const empty = { ...orthanc, armies: { orthanc: { saruman: 1 } } } as const
    const state = after(holding('second', 'fp-char-19', empty), play('fp-char-19'))
    expect(politics(state, 'isengard')).toBe('active, 1 step')
  })

  ruleAllows('politics.attacked', 'T2-15: the Dead Men rouse those whom they find in Pelargir', () => {
    const roused = inBoth((edition) => {
      const state = after(
        holding(edition, 'fp-char-22', {
          armies: { pelargir: { 'southrons-regular': 2 } },
          characters: { strider: 'replaced', aragorn: 'edoras' },
          captured: ['pelargir'],
          politics: { southrons: { steps: 2, active: true } },
        }),
        play('fp-char-22'),
        free({ kind: 'goTo', region: 'pelargir' }),
      )
      return politics(state, 'southrons')
    })
    expect(roused).toEqual({ collectors: 'active, 2 steps', second: 'active, 1 step' })
  })

  ruleForbids('politics.attacked', 'T2-16: the Rangers of Faramir are no battle in either', () => {
    const roused = inBoth((edition) => {
      const state = holding(edition, 'fp-strat-17', {
        armies: { osgiliath: { 'sauron-regular': 2 } },
        politics: { sauron: { steps: 1, active: true }, gondor: { steps: 0, active: true } },
      })
      const card = 'fp-strat-17'
      expect(offers(state, 'playEvent', 'card')).toContain(card)
      const played = after(state, play(card))
      const [aim] = offered(played, { kind: 'aim' })
      return politics(aim === undefined ? played : after(played, aim as never), 'sauron')
    })
    expect(roused).toEqual({ collectors: 'active, 1 step', second: 'active, 1 step' })
  })
})

describe('W2-10: effects are mandatory', () => {
  it('T2-17: with Return of the Witch-king he must go somewhere else, in both', () => {
    const card = 'sh-strat-12'
    const went = inBoth((edition) => {
      const state = table(
        within(edition, {
          turn: 5,
          base: 'empty',
          acting: 'shadow',
          dice: { 'free-peoples': ['event'], shadow: ['event'] },
          armies: {
            'minas-morgul': { 'sauron-regular': 3 },
            morannon: { 'sauron-regular': 2 },
          },
          characters: { 'witch-king': 'minas-morgul' },
          hands: { shadow: [card] },
        }),
      )
      return where(after(state, shadow({ kind: 'playEvent', die: 'event', as: 'event', card })), 'witch-king')
    })
    expect(went).toEqual({ collectors: 'angmar', second: 'angmar' })
  })
})

describe('W2-12: nobody moves twice in one action', () => {
  ruleForbids(
    'movement.once',
    'T2-20: a Leader who came with the first Army does not go on with the second',
    () => {
      const moved = inBoth((edition) => {
        const state = after(
          table(
            within(edition, {
              base: 'empty',
              dice: { 'free-peoples': ['muster-army'], shadow: ['event'] },
              politics: { gondor: { steps: 0, active: true } },
              armies: {
                lossarnach: { 'gondor-regular': 2, 'gondor-leader': 1 },
                'minas-tirith': { 'gondor-regular': 2 },
              },
            }),
          ),
          free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
          free({ kind: 'march', from: 'lossarnach', to: 'minas-tirith' }),
        )
        const came =
          asked(state) === 'free-peoples decide/party' ? after(state, free({ kind: 'bringAll' })) : state
        const on = after(came, free({ kind: 'march', from: 'minas-tirith', to: 'osgiliath' }))
        return refused(on, free({ kind: 'bring', piece: 'gondor-leader', number: 1 })).length > 0
      })
      expect(moved).toEqual({ collectors: true, second: true })
    },
  )
})
