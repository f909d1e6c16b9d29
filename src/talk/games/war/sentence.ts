/** A sentence about War of the Ring in parts, and the steps that its deeds begin with. */
import type { BaseAction } from '../../../kernel/index'
import type { Deed, Reading } from '../../deed'
import type { Token } from '../../lexicon'
import type { Placed, Route, Slots } from '../../slots'
import { actionOf, type Table } from '../../table'

export interface Sentence {
  readonly slots: Slots
  readonly table: Table
  readonly route: Route
}

export const has = ({ slots: { words } }: Sentence, ...means: ReadonlyArray<string>): boolean =>
  means.some((one) => words.has(one))

/** Dice that show a face or stand for it. */
const STANDS_FOR: Readonly<Record<string, ReadonlyArray<string>>> = {
  army: ['army', 'muster-army', 'will-of-the-west'],
  muster: ['muster', 'muster-army', 'will-of-the-west'],
}
const dieFor = (face: string): ReadonlyArray<string> => STANDS_FOR[face] ?? [face, 'will-of-the-west']

/** A first step that spends a die: with the face that is named, or none where any will do. */
export const spends = (
  { slots, table }: Sentence,
  kind: string,
  fields: Readonly<Record<string, string>> = {},
): ReadonlyArray<BaseAction> =>
  table.seats.flatMap((seat) => {
    const faces = slots.die === undefined ? Object.keys(ALL_FACES) : [slots.die.face]
    return faces.flatMap((face) =>
      (face === 'muster-army'
        ? ['army', 'muster']
        : face === 'will-of-the-west'
          ? Object.keys(ALL_FACES)
          : [face]
      ).flatMap((as) =>
        (slots.die === undefined || face === as ? dieFor(as) : [face]).map((die) =>
          actionOf(seat, kind, { die, as, ...fields }),
        ),
      ),
    )
  })
const ALL_FACES = { character: 0, army: 0, muster: 0, event: 0, 'will-of-the-west': 0 }

export const eachSeat = (
  { table }: Sentence,
  kind: string,
  fields: Readonly<Record<string, string | number>>,
) => table.seats.map((seat) => actionOf(seat, kind, fields))

/** The steps of a deed, the die first where one is named. */
export const steps = (
  sentence: Sentence,
  begins: string,
  ...rest: ReadonlyArray<ReadonlyArray<BaseAction>>
): Deed['steps'] =>
  sentence.slots.die === undefined && rest.length > 0 ? rest : [spends(sentence, begins), ...rest]

const tokensOf = (placed: ReadonlyArray<Placed | undefined>): ReadonlyArray<Token> =>
  placed.flatMap((one) => (one === undefined ? [] : [one.token]))

/** What a reading accounts for: names, the die, and words that belong to it. */
export const reading = (
  { slots }: Sentence,
  deeds: ReadonlyArray<Deed>,
  names: ReadonlyArray<Placed | undefined>,
  words: string,
): Reading => {
  const means = new Set(words.split(' '))
  const used = slots.all.filter((token) => means.has(token.means) || means.has(token.plain))
  return { deeds, used: new Set([...used, ...tokensOf(names), ...(slots.die?.tokens ?? [])]) }
}

export const SIDE = 'free-peoples shadow player freepeoples'
export const COMPANIONS = 'gandalf-the-grey strider boromir legolas gimli meriadoc peregrin'.split(' ')
const TRAVELLERS = [
  ...COMPANIONS,
  'aragorn',
  'gandalf-the-white',
  'mouth-of-sauron',
  'saruman',
  'galadriel',
  'balrog',
]

export const isCharacterId = (id: string): boolean =>
  TRAVELLERS.includes(id) || id.startsWith('witch-king') || id === 'gollum' || id === 'smeagol'

export const isCharacter = ({ ids }: Placed): boolean => ids.some(isCharacterId)

export const figuresOf = ({ slots }: Sentence): ReadonlyArray<Placed> => slots.of('figure')

/** Characters that are named, and Merry and Pippin where the Hobbits are. */
export const charactersOf = (sentence: Sentence): ReadonlyArray<Placed> =>
  figuresOf(sentence).filter(isCharacter)

export const joined = (
  sentence: Sentence,
  figures: ReadonlyArray<Placed>,
): ReadonlyArray<ReadonlyArray<BaseAction>> =>
  figures.map(({ ids }) => ids.flatMap((character) => eachSeat(sentence, 'join', { character })))

export const goesTo = (sentence: Sentence, to: Placed | undefined) =>
  to === undefined ? [] : [to.ids.flatMap((region) => eachSeat(sentence, 'goTo', { region }))]

export const named = (figures: ReadonlyArray<Placed>): string => figures.map(({ name }) => name).join(' and ')
export const toward = (to: Placed | undefined): string => (to === undefined ? '' : ` to ${to.name}`)
