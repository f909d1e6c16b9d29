/** A glance gives single fields of what `read` tells. */
import { none } from 'fp-ts/lib/Option.js'
import { expect, it } from 'vitest'
import { battles, type State } from '../../../src/battles'
import { keysOf } from '../../../src/kernel/named'
import { agreeing } from '../../kernel/support/glances'

it('is what the reading tells', () => {
  agreeing(battles, { config: { seed: 'glance' }, every: 10 }, (seen, { table, stack }) => [
    [seen.asked.kind, stack.at(-1)?.kind ?? ''],
    ...keysOf(table).flatMap((field) =>
      field === 'hiddenCards' ? [] : [[seen(field), table[field]] as const],
    ),
  ])
})

it('of what is no state there is none', () => {
  expect(battles.glance({} as State)).toEqual(none)
})
