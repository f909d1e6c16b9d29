/** Setting up (chapter III): how everything stands before the first card is drawn. */
import { describe, expect } from 'vitest'
import { DICE, type RegionId, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, fresh, refused, shadow, table } from '../support/play'
import { army, casualties, companions, fellowship, hand, left, pool, politics } from '../support/read'
import { reinforcements, rings, tiles, told, where, type Numbers } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const start = fresh()

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
const stands = (nation: string, regions: ReadonlyArray<RegionId>) =>
  Object.fromEntries(regions.map((region) => [region, figures(nation, army(start, region))]))
const sum = (numbers: Numbers, kind: string): number =>
  Object.entries(numbers).reduce((all, [piece, number]) => (piece.endsWith(kind) ? all + number : all), 0)
const total = (state: State, nations: RegExp, kind: string): number =>
  Object.values(told(state).armies).reduce(
    (all, numbers) =>
      all + sum(Object.fromEntries(Object.entries(numbers).filter(([piece]) => nations.test(piece))), kind),
    0,
  )
const FREE = /^(dwarves|elves|gondor|north|rohan)-/
const DARK = /^(isengard|sauron|southrons)-/

describe('the Fellowship', () => {
  ruleAllows('setUp.ringBearers', 'the Ring-bearers are in Rivendell', () => {
    expect([fellowship(start).region, fellowship(start).mordor]).toEqual(['rivendell', null])
  })

  ruleAllows('setUp.counters', 'Progress and Corruption are 0, and the Fellowship is Hidden', () => {
    expect(fellowship(start)).toMatchObject({ progress: 0, corruption: 0, revealed: false })
  })

  ruleAllows('setUp.guide', 'Gandalf the Grey guides, and three cards wait beside the board', () => {
    expect(fellowship(start).guide).toBe('gandalf-the-grey')
    const waiting = ['aragorn', 'gandalf-the-white', 'gollum'] as const
    expect(waiting.map((one) => where(start, one))).toEqual(['aside', 'aside', 'aside'])
  })

  ruleAllows('setUp.companions', 'seven Companions are in the Fellowship', () => {
    expect(companions(start)).toEqual([
      'gandalf-the-grey',
      'strider',
      'boromir',
      'legolas',
      'gimli',
      'meriadoc',
      'peregrin',
    ])
  })
})

describe('what lies beside the map', () => {
  ruleAllows('setUp.elvenRings', 'all three Rings are with the Free Peoples', () => {
    expect([rings(start, 'free-peoples'), rings(start, 'shadow')]).toEqual([3, 0])
  })

  ruleAllows('setUp.minions', 'no Minion is in play', () => {
    const minions = ['saruman', 'witch-king', 'mouth-of-sauron'] as const
    expect(minions.map((one) => where(start, one))).toEqual(['aside', 'aside', 'aside'])
  })

  ruleAllows('setUp.decks', 'OR-5: four full decks, and nobody holds a card', () => {
    for (const side of ['free-peoples', 'shadow'] as const) {
      expect([left(start, side, 'character'), left(start, side, 'strategy')]).toEqual([24, 24])
      expect(hand(start, side)).toEqual([])
    }
    expect(asked(start)).toBe('nature free-peoples character card')
  })

  ruleAllows('setUp.huntPool', 'sixteen standard tiles are in the pool and no special one', () => {
    expect(tiles(start)).toEqual({
      pool: {
        'standard-eye': 4,
        'standard-3': 3,
        'standard-2': 2,
        'standard-2-reveal': 1,
        'standard-1': 2,
        'standard-1-reveal': 2,
        'standard-0-reveal': 2,
      },
      drawn: {},
      waiting: {},
      removed: {},
    })
    expect(sum(tiles(start).pool, '')).toBe(16)
  })

  ruleAllows('setUp.dice', 'four and seven Action Dice, and five Combat Dice each', () => {
    expect([pool(start, 'free-peoples'), pool(start, 'shadow')]).toEqual([4, 7])
    expect(DICE.combat.most).toBe(5)
  })

  ruleAllows(
    'setUp.politics',
    'the counters stand as printed, and of the Free Peoples the Elves are active',
    () => {
      const nations = [
        'rohan',
        'north',
        'elves',
        'dwarves',
        'gondor',
        'southrons',
        'sauron',
        'isengard',
      ] as const
      expect(nations.map((nation) => `${nation}: ${politics(start, nation)}`)).toEqual([
        'rohan: passive, 3 steps',
        'north: passive, 3 steps',
        'elves: active, 3 steps',
        'dwarves: passive, 3 steps',
        'gondor: passive, 2 steps',
        'southrons: active, 2 steps',
        'sauron: active, 1 step',
        'isengard: active, 1 step',
      ])
    },
  )

  ruleAllows('setUp.expansion', 'no piece of the expansion is anywhere', () => {
    expect(Object.keys(told(start).characters)).toHaveLength(13)
    const pieces = new Set([
      ...Object.values(told(start).armies).flatMap(Object.keys),
      ...Object.keys(reinforcements(start, 'free-peoples')),
      ...Object.keys(reinforcements(start, 'shadow')),
    ])
    expect([...pieces].filter((piece) => !FREE.test(piece) && !DARK.test(piece))).toEqual(['nazgul'])
    expect(
      Object.values(told(start).tiles)
        .flatMap(Object.keys)
        .every((tile) => tile.startsWith('standard')),
    ).toBe(true)
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
  const AT_WAR = { steps: 0, active: true } as const
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
})
