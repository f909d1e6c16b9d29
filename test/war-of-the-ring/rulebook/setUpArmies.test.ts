/** Setting up the Armies (chapter III): who stands where, who waits, and who is gone. */
import { describe, expect } from 'vitest'
import { ruleAllows, ruleForbids } from '../support/rules'
import { army, casualties, nazgul, type Numbers, reinforcements, told } from '../support/read'
import { table, dice, shadow, after, free, refused, fresh } from '../support/play'
import { AT_WAR, OUR_MARCH, THEIR_MARCH } from '../support/scenes'
import type { RegionId, State, PositionSpec } from '../../../src/war-of-the-ring'

/** The set-up in its first Action Resolution, with one die of each sort. */
const first = (spec: PositionSpec = {}): State =>
  table({
    dice: {
      'free-peoples': ['character', 'muster', 'muster-army', 'event'],
      shadow: ['character', 'army', 'muster', 'event', 'muster-army', 'army', 'army'],
    },
    ...spec,
  })
const dark = (spec: PositionSpec = {}): State => first({ acting: 'shadow', ...spec })

const stands = (nation: string, regions: ReadonlyArray<RegionId>) =>
  Object.fromEntries(regions.map((region) => [region, figures(nation, army(start, region))]))
const total = (state: State, nations: RegExp, kind: string): number =>
  Object.values(told(state).armies).reduce(
    (all, numbers) =>
      all + sum(Object.fromEntries(Object.entries(numbers).filter(([piece]) => nations.test(piece))), kind),
    0,
  )
const start = fresh()
const FREE = /^(dwarves|elves|gondor|north|rohan)-/
const DARK = /^(isengard|sauron|southrons)-/
/** The Army of a nation in the shorthand of the set-up table: `1R 1E 1L`. */
const figures = (nation: string, numbers: Numbers): string => {
  const kinds = [
    ['R', `${nation}-regular`],
    ['E', `${nation}-elite`],
    ['L', `${nation}-leader`],
    ['N', 'nazgul'],
  ] as const
  return kinds.flatMap(([sign, piece]) => (numbers[piece] ? [`${numbers[piece]}${sign}`] : [])).join(' ')
}
const sum = (numbers: Numbers, kind: string): number =>
  Object.entries(numbers).reduce((all, [piece, number]) => (piece.endsWith(kind) ? all + number : all), 0)

describe('the first marches', () => {
  ruleForbids('setUp.freePeoplesArmies', 'a march out of a region where nobody stands', () => {
    const marching = after(first(), OUR_MARCH)
    expect(refused(marching, free({ kind: 'march', from: 'lossarnach', to: 'pelargir' }))).toEqual([
      'pieces.army',
    ])
    expect(refused(marching, free({ kind: 'march', from: 'osgiliath', to: 'pelargir' }))).toEqual([])
  })

  ruleForbids('setUp.shadowArmies', 'a march out of Khand, or of a fourth Regular out of Umbar', () => {
    const marching = after(dark(), THEIR_MARCH)
    expect(refused(marching, shadow({ kind: 'march', from: 'khand', to: 'near-harad' }))).toContain(
      'pieces.army',
    )
    const corsairs = after(marching, shadow({ kind: 'march', from: 'umbar', to: 'west-harondor' }))
    expect(refused(corsairs, shadow({ kind: 'bring', piece: 'southrons-regular', number: 4 }))).toEqual([
      'movement.parts',
    ])
  })
})

describe('the Armies', () => {
  ruleAllows(
    'setUp.freePeoplesArmies',
    'the Free Peoples stand where the table of the set-up has them',
    () => {
      expect(stands('dwarves', ['erebor', 'ered-luin', 'iron-hills'])).toEqual({
        erebor: '1R 1E 1L',
        'ered-luin': '1R',
        'iron-hills': '1R',
      })
      expect(stands('elves', ['grey-havens', 'rivendell', 'woodland-realm', 'lorien'])).toEqual({
        'grey-havens': '1R 1E 1L',
        rivendell: '2E 1L',
        'woodland-realm': '1R 1E 1L',
        lorien: '1R 2E 1L',
      })
      expect(stands('gondor', ['minas-tirith', 'dol-amroth', 'osgiliath', 'pelargir'])).toEqual({
        'minas-tirith': '3R 1E 1L',
        'dol-amroth': '3R',
        osgiliath: '2R',
        pelargir: '1R',
      })
      expect(stands('north', ['bree', 'carrock', 'dale', 'north-downs', 'the-shire'])).toEqual({
        bree: '1R',
        carrock: '1R',
        dale: '1R 1L',
        'north-downs': '1E',
        'the-shire': '1R',
      })
      expect(stands('rohan', ['edoras', 'fords-of-isen', 'helms-deep'])).toEqual({
        edoras: '1R 1E',
        'fords-of-isen': '2R 1L',
        'helms-deep': '1R',
      })
      const units = total(start, FREE, 'regular') + total(start, FREE, 'elite')
      expect([units, total(start, FREE, 'leader')]).toEqual([33, 8])
    },
  )

  ruleAllows('setUp.shadowArmies', 'the Shadow stands where the table of the set-up has it', () => {
    expect(stands('isengard', ['orthanc', 'north-dunland', 'south-dunland'])).toEqual({
      orthanc: '4R 1E',
      'north-dunland': '1R',
      'south-dunland': '1R',
    })
    expect(
      stands('sauron', [
        'barad-dur',
        'dol-guldur',
        'gorgoroth',
        'minas-morgul',
        'moria',
        'mount-gundabad',
        'nurn',
        'morannon',
      ]),
    ).toEqual({
      'barad-dur': '4R 1E 1N',
      'dol-guldur': '5R 1E 1N',
      gorgoroth: '3R',
      'minas-morgul': '5R 1N',
      moria: '2R',
      'mount-gundabad': '2R',
      nurn: '2R',
      morannon: '5R 1N',
    })
    expect(stands('southrons', ['far-harad', 'near-harad', 'north-rhun', 'south-rhun', 'umbar'])).toEqual({
      'far-harad': '3R 1E',
      'near-harad': '3R 1E',
      'north-rhun': '2R',
      'south-rhun': '3R 1E',
      umbar: '3R',
    })
    const units = total(start, DARK, 'regular') + total(start, DARK, 'elite')
    expect([units, told(start).nazgul.length]).toEqual([54, 4])
  })

  ruleAllows('setUp.freePeoplesReinforcements', 'forty-two units and twelve Leaders are in reserve', () => {
    const reserve = reinforcements(start, 'free-peoples')
    const nations = ['dwarves', 'elves', 'gondor', 'north', 'rohan']
    expect(nations.map((nation) => figures(nation, reserve))).toEqual([
      '2R 4E 3L',
      '2R 4E',
      '6R 4E 3L',
      '6R 4E 3L',
      '6R 4E 3L',
    ])
    expect([sum(reserve, 'regular') + sum(reserve, 'elite'), sum(reserve, 'leader')]).toEqual([42, 12])
  })

  ruleAllows('setUp.shadowReinforcements', 'thirty-six units and four Nazgûl are in reserve', () => {
    const { nazgul: waiting, ...reserve } = reinforcements(start, 'shadow')
    expect(waiting).toBe(4)
    expect(['isengard', 'sauron', 'southrons'].map((nation) => figures(nation, reserve))).toEqual([
      '6R 5E',
      '8R 4E',
      '10R 3E',
    ])
    const nazgul = (number: number) => () =>
      table({ base: 'empty', armies: { 'barad-dur': { 'sauron-regular': 1, nazgul: number } } })
    expect(told(nazgul(8)()).nazgul).toHaveLength(8)
    expect(nazgul(9)).toThrow(/there are 8 \(components.supply\)/)
  })
})

describe('reinforcements and casualties', () => {
  /** Gondor with its last Regular among the reinforcements; the others of them have fallen. */
  const state = table({
    politics: { gondor: AT_WAR },
    casualties: { 'gondor-regular': 5 },
    dice: { 'free-peoples': ['muster', 'muster'], shadow: ['army'] },
  })
  const recruiting = after(state, free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
  const GUARD = free({ kind: 'recruit', piece: 'gondor-regular', region: 'pelargir' })

  ruleAllows('setUp.unused', 'a figure that was never placed can be recruited', () => {
    expect(reinforcements(state, 'free-peoples')['gondor-regular']).toBe(1)
    const recruited = after(recruiting, GUARD)
    expect(army(recruited, 'pelargir')).toEqual({ 'gondor-regular': 2 })
    expect(reinforcements(recruited, 'free-peoples')['gondor-regular']).toBeUndefined()
  })

  ruleForbids('setUp.unused', 'those who have fallen are no reinforcements', () => {
    const again = after(recruiting, GUARD)
    expect(casualties(again)).toEqual({ 'gondor-regular': 5 })
    expect(refused(again, free({ kind: 'recruit', piece: 'gondor-regular', region: 'lossarnach' }))).toEqual([
      'recruiting.figures',
    ])
  })

  ruleForbids(
    'setUp.unused',
    'what the Free Peoples lose in battle joins the casualties, not the reserve',
    () => {
      const battle = table({
        base: 'empty',
        politics: { gondor: AT_WAR, sauron: AT_WAR },
        armies: { osgiliath: { 'gondor-regular': 1 }, 'north-ithilien': { 'sauron-regular': 2 } },
        acting: 'shadow',
        dice: { 'free-peoples': ['muster'], shadow: ['army'] },
      })
      const fought = after(
        battle,
        shadow({ kind: 'beginAttack', die: 'army', as: 'army' }),
        shadow({ kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
        shadow({ kind: 'bringAll' }),
        dice(6, 1, 6),
      )
      expect(casualties(fought)).toEqual({ 'gondor-regular': 1 })
      expect(reinforcements(fought, 'free-peoples')['gondor-regular']).toBe(14)
      expect(reinforcements(fought, 'shadow')['sauron-regular']).toBe(35)
    },
  )

  ruleForbids('setUp.freePeoplesReinforcements', 'a fifth Leader of the Elves', () => {
    const state = after(
      first({ politics: { elves: AT_WAR } }),
      free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }),
    )
    expect(refused(state, free({ kind: 'recruit', piece: 'elves-leader', region: 'lorien' }))).toEqual([
      'recruiting.figures',
    ])
    expect(refused(state, free({ kind: 'recruit', piece: 'elves-elite', region: 'lorien' }))).toEqual([])
  })

  ruleForbids(
    'setUp.shadowReinforcements',
    'a ninth Nazgûl, and a sixth Elite of Isengard in reserve',
    () => {
      const five = { 'barad-dur': { 'sauron-regular': 1, nazgul: 5 } } as const
      const state = after(
        dark({ politics: { sauron: AT_WAR, isengard: AT_WAR }, armies: five }),
        shadow({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }),
      )
      expect(nazgul(state)).toHaveLength(8)
      expect(refused(state, shadow({ kind: 'recruit', piece: 'nazgul', region: 'moria' }))).toEqual([
        'recruiting.figures',
      ])
      const elites = (number: number) => () =>
        table({ armies: { 'north-dunland': { 'isengard-elite': number } } })
      expect(elites(5)).not.toThrow()
      expect(elites(6)).toThrow(/components.supply/)
    },
  )
})
