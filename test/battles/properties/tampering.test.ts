/**
 * A saved game whose every field has the right form, but which no table could show: decode refuses it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { battles } from '../../../src/battles'
import { throughText } from '../../kernel/conformance/check'
import { fight } from '../support/battle'
import { answer, chance, region, scene, tactics, take, use, type Scene } from '../support/play'
import { ARMIES, balcony, DRAW } from '../support/turn'

type Json = Readonly<Record<string, unknown>>
interface Saved {
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string; readonly vars: Json }>
  readonly table: Json & { readonly regions: Readonly<Record<string, Json>>; readonly tiles: Json }
}
type Tamper = (saved: Saved) => unknown

const savedOf = ({ state }: Scene): Saved => throughText(battles.encode(state)) as Saved
const faultOf = (saved: unknown): string => {
  const read = battles.decode(saved)
  return E.isLeft(read) ? read.left.problem : ''
}

const withTable =
  (change: Json): Tamper =>
  (saved) => ({ ...saved, table: { ...saved.table, ...change } })
const withRegion =
  (name: string, change: Json): Tamper =>
  (saved) =>
    withTable({ regions: { ...saved.table.regions, [name]: { ...saved.table.regions[name], ...change } } })(
      saved,
    )
const withTokens =
  (change: Json): Tamper =>
  (saved) => {
    const tokens = saved.table['tokens'] as { readonly free: Json; readonly shadow: Json }
    return withTable({ tokens: { ...tokens, free: { ...tokens.free, ...change } } })(saved)
  }
const withBattle =
  (change: (battle: Json) => Json): Tamper =>
  (saved) => {
    const battle = saved.table['battle'] as Json
    return withTable({ battle: { ...battle, ...change(battle) } })(saved)
  }
const withFighter = (change: Json): Tamper =>
  withBattle(({ sides }) => {
    const { free, shadow } = sides as { readonly free: Json; readonly shadow: Json }
    return { sides: { free: { ...free, ...change }, shadow } }
  })
const withVars =
  (kind: string, change: Json): Tamper =>
  (saved) => ({
    ...saved,
    stack: saved.stack.map((frame) =>
      frame.kind === kind ? { ...frame, vars: { ...frame.vars, ...change } } : frame,
    ),
  })
const at =
  (kind: string, stage: string): Tamper =>
  (saved) => ({
    ...saved,
    stack: saved.stack.map((frame) => (frame.kind === kind ? { ...frame, at: stage } : frame)),
  })
const withoutFrame =
  (kind: string): Tamper =>
  (saved) => ({ ...saved, stack: saved.stack.filter((frame) => frame.kind !== kind) })

const army = (units: Json, damage = 0) => ({ side: 'free', units, damage, leaders: 0, tokens: 0 })

const ACTING = (): Scene =>
  scene({
    regions: { ...ARMIES, folde: { recruits: { free: 1 } } },
    dice: { free: { event: 1 }, shadow: { army: 1 } },
  })
const MARCHING = (): Scene =>
  answer(
    use(
      scene({
        regions: { westfold: { side: 'free', units: { riders: 2 } } },
        dice: { free: { willOfTheWest: 1 }, shadow: {} },
      }),
      'willOfTheWest',
      'army',
      'strategic-movement',
    ),
    region('westfold'),
    take('riders', 1),
  )
const PARTING = (): Scene =>
  answer(
    use(
      scene({
        regions: {
          westfold: { side: 'free', units: { riders: 2 } },
          edoras: { side: 'free', units: { riders: 2 } },
        },
        dice: { free: { willOfTheWest: 1 }, shadow: {} },
      }),
      'willOfTheWest',
      'army',
      'strategic-movement',
    ),
    region('westfold'),
  )
const STRIKING = (): Scene =>
  answer(
    use(
      scene({
        regions: { 'west-eaves-of-fangorn': { side: 'shadow', units: { 'uruk-hai': 4 } } },
        characters: { treebeard: 'derndingle' },
        counters: { ents: 3 },
        dice: { free: { character: 1 }, shadow: {} },
      }),
      'character',
      'character',
      'ability',
    ),
    { kind: 'useAbility', character: 'treebeard', ability: 1 },
    region('west-eaves-of-fangorn'),
  )
const PICKING = (): Scene =>
  use(
    scene({
      regions: {
        westfold: { side: 'free', units: { riders: 2 } },
        'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 } },
      },
      dice: { free: { willOfTheWest: 1 }, shadow: {} },
    }),
    'willOfTheWest',
    'army',
    'attack',
  )
const CHOOSING = (): Scene =>
  answer(fight('westmark-hills', { units: { 'uruk-hai': 2 } }, 'deeping-coomb', { units: { footmen: 2 } }), {
    kind: 'chooseTactics',
    seat: 'free',
    token: 'footmen',
  })
const DEFENDING = (): Scene =>
  answer(fight('westmark-hills', { units: { 'uruk-hai': 2 } }, 'deeping-coomb', { units: { footmen: 2 } }), {
    kind: 'chooseTactics',
    seat: 'shadow',
    token: 'regroup',
  })
const LOSING = (): Scene =>
  chance(
    tactics(
      fight('westmark-hills', { units: { 'uruk-hai': 2 } }, 'deeping-coomb', {
        units: { footmen: 2 },
        damage: 2,
      }),
      'regroup',
      'regroup',
    ),
    6,
    1,
    1,
    1,
  )
const DRAWING = (): Scene => chance(answer(balcony(), DRAW), 'grey-1')

const CASES: Readonly<Record<string, readonly [scene: () => Scene, tamper: Tamper]>> = {
  'six Units in a Region': [ACTING, withRegion('edoras', { army: army({ footmen: 6 }) })],
  'more Damage than Units': [ACTING, withRegion('edoras', { army: army({ footmen: 1 }, 2) })],
  'enemy tokens under an Army': [
    ACTING,
    withRegion('folde', { army: { ...army({ 'uruk-hai': 1 }), side: 'shadow' } }),
  ],
  'a battle that nobody fights': [
    ACTING,
    (saved) => withTable({ battle: savedOf(CHOOSING()).table['battle'] })(saved),
  ],
  'a battle nowhere': [CHOOSING, withTable({ battle: null })],
  'a march that nobody leads': [
    ACTING,
    (saved) => withTable({ march: savedOf(MARCHING()).table['march'] })(saved),
  ],
  'nobody on the march': [MARCHING, withTable({ march: null })],
  'a card that nobody plays': [
    ACTING,
    (saved) => withTable({ cards: { ...(saved.table['cards'] as Json), 'generic-1': 'inPlay' } })(saved),
  ],
  'tiles set aside by nobody': [
    ACTING,
    (saved) =>
      withTable({
        tiles: {
          ...saved.table.tiles,
          pool: { ...(saved.table.tiles['pool'] as Json), 'grey-1': 1 },
          aside: { 'grey-1': 1 },
        },
      })(saved),
  ],
  'a tile drawn by nobody': [DRAWING, withVars('fate', { tile: 'grey-2' })],
  'a tile that may be applied and was not drawn': [
    DRAWING,
    (saved) => {
      const pool = saved.table.tiles['pool'] as Readonly<Record<string, number>>
      const back = { ...pool, 'grey-1': (pool['grey-1'] ?? 0) + 1 }
      return withTable({ tiles: { ...saved.table.tiles, pool: back, drawn: null } })(saved)
    },
  ],
  'an Army without Units': [ACTING, withRegion('edoras', { army: army({}) })],
  'more Protection than at the start': [ACTING, withRegion('hornburg', { protection: 9 })],
  'Recruitment tokens too many': [ACTING, withRegion('westfold', { recruits: { free: 3, shadow: 0 } })],
  'tokens seen that nobody has flipped': [ACTING, withTokens({ unseen: { footmen: 1 } })],
  'more tokens of a type than there are': [
    ACTING,
    withTokens({ unseen: { footmen: 7, bowmen: 4, riders: 6, 'household-guard': 1 } }),
  ],
  'a tile too many': [
    ACTING,
    (saved) => withTable({ tiles: { ...saved.table.tiles, out: { 'red-0': 1 } } })(saved),
  ],
  'a card known that is in no hand': [ACTING, withTable({ known: { free: ['generic-1'], shadow: [] } })],
  'a Character on a march that does not take him': [
    MARCHING,
    (saved) =>
      withTable({ characters: { ...(saved.table['characters'] as Json), theodred: '*march' } })(saved),
  ],
  'dice that are not rolled': [
    ACTING,
    withTable({
      dice: {
        free: { unrolled: 1, unused: {}, used: 0 },
        shadow: { unrolled: 0, unused: { army: 1 }, used: 0 },
      },
    }),
  ],
  'a die with a strange face': [
    ACTING,
    withTable({
      dice: {
        free: { unrolled: 0, unused: { eye: 1 }, used: 0 },
        shadow: { unrolled: 0, unused: { army: 1 }, used: 0 },
      },
    }),
  ],
  'a question of the other side': [ACTING, withVars('decide/action', { side: 'shadow' })],
  'a Region that may not be entered': [MARCHING, withVars('decide/region', { regions: ['orthanc'] })],
  'a step that must be made, made free': [MARCHING, withVars('decide/region', { optional: true })],
  'a token that could not be chosen': [CHOOSING, withVars('decide/tactics', { free: 'riders' })],
  'a casualty that must be, made free': [LOSING, withVars('decide/unit', { optional: true })],
  'casualties elsewhere': [LOSING, withVars('casualties', { region: 'edoras' })],
  'casualties of the other side': [LOSING, withVars('casualties', { side: 'shadow' })],
  'an attack of the other side': [CHOOSING, withVars('battle', { attacker: 'free' })],
  'an attack that marches before it is named': [PICKING, withVars('do/attack', { marches: true })],
  'a die taken before it is chosen': [ACTING, withVars('action', { die: 'event' })],
  'more than five Units where nobody sees to it': [
    STRIKING,
    withRegion('westfold', {
      army: { side: 'free', units: { riders: 6 }, damage: 0, leaders: 0, tokens: 0 },
    }),
  ],
  'more Damage than Units where nobody sees to it': [
    STRIKING,
    withRegion('westfold', {
      army: { side: 'free', units: { riders: 1 }, damage: 2, leaders: 0, tokens: 0 },
    }),
  ],
  'a party out of another Region than the march': [PARTING, withVars('do/moveArmy', { region: 'edoras' })],
  'a strike by another step of its effect': [STRIKING, withVars('strike', { index: 1 })],
  'a strike in another Region': [STRIKING, withVars('inRegion', { region: 'edoras' })],
  'a battle in another Region': [DEFENDING, withBattle(() => ({ region: 'edoras' }))],
  'a battle of another Army': [CHOOSING, withBattle(() => ({ from: 'edoras' }))],
  'a die to be rolled again that is not there': [LOSING, withFighter({ toReroll: [9] })],
  'a round without a battle': [CHOOSING, withoutFrame('battle')],
  'a turn without a game': [ACTING, withoutFrame('game')],
  'a stage that calls something else': [ACTING, at('turn', 'fate')],
}

describe('decode', () => {
  test.each(Object.entries(CASES))('refuses %s', (_, [made, tamper]) => {
    expect(faultOf(savedOf(made()))).toBe('')
    expect(faultOf(tamper(savedOf(made())))).not.toBe('')
  })
})
