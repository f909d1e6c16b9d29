/**
 * A saved game whose every field has the right form, but which no table could show: decode refuses it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { battles } from '../../../src/battles'
import { throughText } from '../../kernel/conformance/check'
import { answer, region, scene, take, use, type Scene } from '../support/play'
import { ARMIES } from '../support/turn'

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
const CASES: Readonly<Record<string, readonly [scene: () => Scene, tamper: Tamper]>> = {
  'six Units in a Region': [ACTING, withRegion('edoras', { army: army({ footmen: 6 }) })],
  'more Damage than Units': [ACTING, withRegion('edoras', { army: army({ footmen: 1 }, 2) })],
  'enemy tokens under an Army': [
    ACTING,
    withRegion('folde', { army: { ...army({ 'uruk-hai': 1 }), side: 'shadow' } }),
  ],
  'a card that nobody plays': [
    ACTING,
    (saved) => withTable({ cards: { ...(saved.table['cards'] as Json), 'generic-1': 'inPlay' } })(saved),
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
  'a die with a strange face': [
    ACTING,
    withTable({
      dice: {
        free: { unrolled: 0, unused: { eye: 1 }, used: 0 },
        shadow: { unrolled: 0, unused: { army: 1 }, used: 0 },
      },
    }),
  ],
}

describe('decode', () => {
  test.each(Object.entries(CASES))('refuses %s', (_, [made, tamper]) => {
    expect(faultOf(savedOf(made()))).toBe('')
    expect(faultOf(tamper(savedOf(made())))).not.toBe('')
  })
})
