/** What a person may choose before a game begins, in words. */
import type { ConfigOption } from '../../kernel/about'

/** The fields of a config that a person may choose. */
export const OPTIONS: ReadonlyArray<ConfigOption> = [
  {
    name: 'edition',
    label: 'Edition',
    values: [
      ['collectors', "the Collector's Edition"],
      ['second', 'the second edition'],
    ],
  },
  {
    name: 'players',
    label: 'Players',
    values: [
      [2, 'two'],
      [3, 'three: partners of the Shadow'],
      [4, 'four: partners on both sides'],
    ],
  },
  {
    name: 'twilight',
    label: 'Expansion',
    values: [
      [false, 'none'],
      [true, 'Twilight of the Third Age'],
    ],
    when: { edition: 'collectors' },
  },
]
