/** Event cards whose words differ and whose result does not (W2-C8, C9, C11, C12, C16). */
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  warOfTheRing,
  type EventCardId,
  type Nation,
  type PositionSpec,
  type RegionId,
  type State,
} from '../../../src/war-of-the-ring'
import { lying } from '../cards/tableScenes'
import { after, asked, dice, free, named, offered, offers, refused, shadow, table } from '../support/play'
import { companions, fellowship, politics, told, where } from '../support/read'
import { both, inBoth, type InEdition } from './editions'

const DICE = { 'free-peoples': ['character', 'muster'], shadow: ['event', 'event'] } as const
const OURS = 'free-peoples decide/action'
const onTable = (state: State): ReadonlyArray<EventCardId> =>
  Object.values(told(state).cards.onTable).flat() as ReadonlyArray<EventCardId>

describe.each([
  ['fp-strat-04', 'Book of Mazarbul (W2-C8)', 'dwarves', 'erebor'],
  ['fp-strat-07', 'Fear! Fire! Foes! (W2-C9)', 'north', 'the-shire'],
] as const)('%s %s', (card, _, nation: Nation, home: RegionId) => {
  const played = (as: InEdition, spec: PositionSpec): State => {
    const state = after(
      table(as({ dice: DICE, hands: { 'free-peoples': [card] }, ...spec })),
      free({ kind: 'playEvent', die: 'muster', as: 'muster', card }),
    )
    return offered(state, { kind: 'done' }).length === 1 ? after(state, free({ kind: 'done' })) : state
  }
  it('a Companion there brings a passive Nation to war at once, active; one elsewhere does not', () => {
    both(
      (as) => [
        politics(played(as, {}), nation),
        politics(played(as, { characters: { boromir: home } }), nation),
        politics(played(as, { characters: { boromir: 'edoras' } }), nation),
      ],
      ['passive, 3 steps', 'at war', 'passive, 3 steps'],
    )
  })
  it('who is with the Ring-bearers there is nowhere in the second edition (W2-14)', () => {
    const nations = inBoth((as) => politics(played(as, { fellowship: { region: home } }), nation))
    expect(nations).toEqual(['at war', 'passive, 3 steps'])
  })
})

/** The Shadow draws a tile by a card; these are on the table of the Free Peoples. */
const struck = (as: InEdition, card: EventCardId, tile: string, spec: PositionSpec): State =>
  after(
    table(
      as({
        acting: 'shadow',
        dice: DICE,
        hands: { shadow: [card] },
        fellowship: { region: 'hollin' },
        ...spec,
      }),
    ),
    shadow({ kind: 'playEvent', die: 'event', as: 'event', card }),
    dice(named('hunt tile', tile)),
  )

describe("sh-char-06 Isildur's Bane (W2-C11)", () => {
  const card = 'sh-char-06'
  it('T2-55: Axe and Bow is not offered, and all damage is Corruption', () => {
    both(
      (as) => {
        const state = struck(as, card, 'standard-2', { onTable: lying('fp-char-06') })
        return [asked(state), fellowship(state).corruption, onTable(state), companions(state).length]
      },
      [OURS, 2, ['fp-char-06'], 7],
    )
  })
  it('Mithril Coat and Sting can be used for another tile, whose damage is Corruption as well', () => {
    both(
      (as) => {
        const state = struck(as, card, 'standard-2', { onTable: lying('fp-char-05', 'fp-char-06') })
        const used = after(
          state,
          free({ kind: 'useCard', card: 'fp-char-05' }),
          dice(named('hunt tile', 'standard-1')),
        )
        return [offers(state, 'useCard', 'card'), asked(used), fellowship(used).corruption, onTable(used)]
      },
      [['fp-char-05'], OURS, 1, ['fp-char-06']],
    )
  })
})

describe('sh-char-07 Foul Thing from the Deep (W2-C12)', () => {
  const two = {
    onTable: lying('fp-char-07'),
    fellowship: { region: 'hollin', guide: 'boromir' },
    characters: {
      'gandalf-the-grey': 'eliminated',
      strider: 'eliminated',
      legolas: 'eliminated',
      meriadoc: 'eliminated',
      peregrin: 'eliminated',
    },
  } as const
  it('T2-56: Horn of Gondor brings the damage to nothing, and nobody dies', () => {
    both(
      (as) => {
        const hit = struck(as, 'sh-char-07', 'standard-1', two)
        const blown = after(hit, free({ kind: 'useCard', card: 'fp-char-07' }))
        return [
          asked(hit),
          refused(hit, free({ kind: 'takeCorruption' })),
          refused(hit, free({ kind: 'loseGuide' })),
          [asked(blown), companions(blown), fellowship(blown).corruption],
        ]
      },
      [
        'free-peoples decide/damage',
        ['events.overrides'],
        ['events.overrides'],
        [OURS, ['boromir', 'gimli'], 0],
      ],
    )
  })
  it('else a Companion drawn at random is lost, the Guide among them', () => {
    both(
      (as) => {
        const hit = struck(as, 'sh-char-07', 'standard-3', two)
        const lost = after(hit, free({ kind: 'loseRandom' }), dice('boromir'))
        return [where(lost, 'boromir'), fellowship(lost).guide, fellowship(lost).corruption]
      },
      ['eliminated', 'gimli', 1],
    )
  })
  it('a Hobbit who guides may leave first, then the next one; and what is left can be saved', () => {
    const hobbits = {
      fellowship: { region: 'hollin', guide: 'meriadoc' },
      characters: {
        'gandalf-the-grey': 'eliminated',
        strider: 'eliminated',
        legolas: 'eliminated',
        boromir: 'eliminated',
        gimli: 'eliminated',
      },
    } as const
    const leaves = free({ kind: 'guideLeaves' })
    both(
      (as) => {
        const left = after(struck(as, 'sh-char-07', 'standard-3', hobbits), leaves)
        // In the second edition he goes at once.
        const [region] = offers(left, 'goTo', 'region') as ReadonlyArray<RegionId>
        const next = region === undefined ? left : after(left, free({ kind: 'goTo', region }))
        const saved = warOfTheRing.decode(JSON.parse(JSON.stringify(warOfTheRing.encode(next))))
        return [asked(next), refused(next, leaves), isRight(saved)]
      },
      ['free-peoples decide/damage', [], true],
    )
  })
})

describe('sh-char-22 Wormtongue (W2-C16)', () => {
  const come = (as: InEdition, who: 'meriadoc' | 'legolas', region: RegionId): State =>
    after(
      table(
        as({
          onTable: lying('sh-char-22'),
          characters: { saruman: 'orthanc', [who]: 'westemnet' },
          dice: DICE,
        }),
      ),
      free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      free({ kind: 'goTo', region }),
    )
  it('a Companion whose symbol covers Rohan ends it in Edoras or Helm’s Deep, another does not', () => {
    both(
      (as) =>
        (
          [
            ['meriadoc', 'edoras'],
            ['meriadoc', 'helms-deep'],
            ['meriadoc', 'folde'],
            ['legolas', 'edoras'],
          ] as const
        ).map(([who, region]) => {
          const state = come(as, who, region)
          return [politics(state, 'rohan'), onTable(state).includes('sh-char-22')]
        }),
      [
        ['active, 3 steps', false],
        ['active, 3 steps', false],
        ['passive, 3 steps', true],
        ['passive, 3 steps', true],
      ],
    )
  })
})
