/**
 * Saves of War of the Ring in which an action is under way that could not be begun: where an Army goes, whom
 * it attacks and who travels was named on the same table.
 */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../src/war-of-the-ring'
import { after, table, type Said } from '../war-of-the-ring/twilight/scenes'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { WHOLE_IN_TWILIGHT as subject } from '../war-of-the-ring/twilight/subject'
import { problemsOf, savesFrom, withTable, withVars, type Read } from './editing'

type Named = Readonly<Record<string, object>>

const saved = (spec: PositionSpec, ...moves: ReadonlyArray<Said>): ReadonlyArray<Read> => {
  const state: State = after(
    table({ acting: 'shadow', politics: { sauron: { steps: 0 } }, ...spec }),
    ...moves,
  )
  return [warOfTheRing.encode(state) as unknown as Read]
}
const topOf = ([read]: ReadonlyArray<Read>): string => read?.stack.at(-1)?.kind ?? ''
const saidOf = (saves: ReadonlyArray<Read>, edit: (save: Read) => object): string =>
  [...problemsOf(subject, saves, edit)].join('; ')
/** A save in which a field of the table has other entries. */
const entries =
  (field: string, some: Named) =>
  (save: Read): object =>
    withTable(save, { [field]: { ...(save.table[field] as Named), ...some } })

const ARMY = { 'free-peoples': [], shadow: ['army'] } as const
const GONDOR = { osgiliath: { 'gondor-regular': 2 } } as const

describe('an action under way', () => {
  const marching = saved(
    { armies: { gorgoroth: { 'sauron-regular': 2, 'sauron-elite': 1 } }, dice: ARMY },
    { kind: 'moveArmies', die: 'army', as: 'army' },
    { kind: 'march', from: 'gorgoroth', to: 'minas-morgul' },
  )

  it('is a march to where Armies of its side can go (movement.adjacent)', () => {
    expect(topOf(marching)).toBe('decide/party')
    const elsewhere = (save: Read) => {
      const stack = withVars(save, 'march', { to: 'umbar' }) as Read
      return withVars(stack, 'decide/party', { to: 'umbar' })
    }
    expect(saidOf(marching, elsewhere)).toMatch(/march: this could not be begun \(turn.wholeAction\)/)
  })

  it('is a march to where no enemy stands (movement.enemyUnits)', () => {
    const met = (save: Read) => {
      const armies = save.table['armies'] as Named
      const { 'minas-morgul': there = {}, ...others } = armies
      return withTable(save, {
        armies: { ...others, osgiliath: there, 'minas-morgul': GONDOR.osgiliath },
        captured: ['minas-morgul'],
      })
    }
    const near = saved(
      { armies: { ...GONDOR, gorgoroth: { 'sauron-regular': 2, 'sauron-elite': 1 } }, dice: ARMY },
      { kind: 'moveArmies', die: 'army', as: 'army' },
      { kind: 'march', from: 'gorgoroth', to: 'minas-morgul' },
    )
    expect(saidOf(near, met)).toMatch(/march: this could not be begun \(turn.wholeAction\)/)
  })

  it('is an attack by Nations at war (battle.atWar)', () => {
    const attacking = saved(
      {
        armies: { ...GONDOR, 'south-ithilien': { 'sauron-regular': 2, 'sauron-elite': 1 } },
        dice: ARMY,
      },
      { kind: 'beginAttack', die: 'army', as: 'army' },
      { kind: 'attack', from: 'south-ithilien', to: 'osgiliath' },
    )
    expect(topOf(attacking)).toBe('decide/party')
    const said = saidOf(attacking, entries('politics', { sauron: { steps: 1, active: true } }))
    expect(said).toMatch(/attack: this could not be begun \(turn.wholeAction\)/)
  })

  it('is a march that a card brings (events.overrides)', () => {
    const campaign = saved(
      {
        armies: {
          gorgoroth: { 'sauron-regular': 2, 'sauron-elite': 1 },
          'minas-morgul': { 'sauron-regular': 1 },
        },
        hands: { shadow: ['sh-strat-08'] },
        dice: { 'free-peoples': [], shadow: ['event'] },
      },
      { kind: 'playEvent', card: 'sh-strat-08', die: 'event', as: 'event' },
      { kind: 'march', from: 'gorgoroth', to: 'minas-morgul' },
    )
    expect(topOf(campaign)).toBe('decide/party')
    const moved = (save: Read) => {
      const { 'minas-morgul': there = {}, ...others } = save.table['armies'] as Named
      return withTable(save, { armies: { ...others, evendim: there } })
    }
    expect(saidOf(campaign, moved)).toMatch(/campaign: this could not be begun \(turn.wholeAction\)/)
  })

  it('is a journey of those who can go together and have not gone (characters.companions)', () => {
    const going = savesFrom({ ...WAR, longest: 700 }, 'begun', 3, 2).filter(
      ({ stack }) => stack.at(-2)?.kind === 'travel' && stack.at(-2)?.at === 'destination',
    )
    const said = problemsOf(WAR, going, (save) => {
      const chosen = save.stack.at(-1)?.vars['chosen']
      return withVars(save, 'travel', { moved: chosen })
    })
    expect([...said]).toEqual(['travel: this could not be begun (turn.wholeAction)'])
  })
})

describe('a battle under way', () => {
  const rolling = saved(
    { armies: { ...GONDOR, 'south-ithilien': { 'sauron-regular': 2 } }, dice: ARMY },
    { kind: 'beginAttack', die: 'army', as: 'army' },
    { kind: 'attack', from: 'south-ithilien', to: 'osgiliath' },
    { kind: 'bringAll' },
  )

  it('is not over while dice are rolled (battle.end)', () => {
    expect(topOf(rolling)).toBe('battle')
    const said = saidOf(rolling, (save) => withVars(save, 'battle', { end: 'won' }))
    expect(said).toBe('battle: the battle is over (battle.end)')
  })

  it('is over when the attacker advances (battle.end)', () => {
    const advancing = savesFrom({ ...WAR, longest: 1500 }, 'advance', 4, 2)
      .filter(({ stack }) => stack.at(-2)?.kind === 'battle' && stack.at(-2)?.at === 'advance')
      .slice(0, 3)
    const said = problemsOf(WAR, advancing, (save) => withVars(save, 'battle', { end: null }))
    expect([...said]).toEqual(['battle: the battle goes on (battle.end)'])
  })
})
