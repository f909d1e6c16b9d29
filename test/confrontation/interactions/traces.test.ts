/** Whole battles, question by question, and what the opponent must not learn from them (K1 to K6). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId } from '../../../src/confrontation/model/ids'
import { asked, fellowship, forbids, play, sauron, where } from '../support/table'
import {
  cards,
  courseFor,
  fellowshipCard,
  fetches,
  goes,
  gwaihirIn,
  hand,
  met,
  offered,
  pass,
  pile,
  questions,
  retreats,
  revealed,
  sauronCard,
  sums,
  without,
} from './words'

type Pieces = PositionSpec['pieces']

const inClassic = gwaihirIn('classic')
const inVariant = gwaihirIn('variant')
const inDraft = gwaihirIn('draft-open')

const CARDS = ['fellowship+sauron decide/cards', 'sauron decide/cards']
const no = fellowship(pass)

describe('K1 Orcs upon Frodo and Sam', () => {
  const far: Pieces = { caradhras: ['orcs-classic'], mordor: ['balrog'] }
  const withSam = inClassic({ ...far, eregion: ['frodo-classic', 'sam-classic'], shire: ['merry'] })
  const withMerry = inClassic({ ...far, eregion: ['frodo-classic', 'merry'], shire: ['sam-classic'] })
  const opening = [sauron(goes('orcs-classic', 'eregion')), met('frodo-classic'), no] as const
  const replaced = [...opening, fellowship({ kind: 'replace', piece: 'sam-classic' })] as const

  it('K1 Sam falls for Frodo, who is then asked anew and fights without the power of the Orcs', () => {
    expect(questions(withSam, ...replaced, no, no, ...cards('elven-cloak', 'eye'))).toEqual([
      'sauron decide/turn',
      'nature battle.opponent',
      'fellowship decide/eagle',
      'fellowship decide/avoid',
      'fellowship decide/eagle',
      'fellowship decide/avoid',
      ...CARDS,
      'over end.ringbearerDefeated',
    ])
    const second = play(withSam, ...replaced)
    expect([where(second, 'sam-classic'), where(second, 'frodo-classic')]).toEqual(['defeated', 'eregion'])
    expect(offered(play(second, no), 'fellowship')).toEqual(['pass', 'retreat enedwaith', 'retreat rhudaur'])
    expect(sums(second, no, no, ...cards('elven-cloak', 'eye'))).toEqual(['1 against 2'])
  })

  it('K1 Sauron cannot tell from the question to Frodo whether his companion is Sam', () => {
    expect(courseFor('sauron', withSam, ...opening)).toEqual(courseFor('sauron', withMerry, ...opening))
    expect(offered(play(withMerry, ...opening), 'fellowship')).toEqual([
      'pass',
      'retreat enedwaith',
      'retreat rhudaur',
    ])
    const sam = fellowship({ kind: 'replace', piece: 'sam-classic' })
    expect(forbids(play(withMerry, ...opening), sam)).toEqual(['character.sam-classic'])
  })
})

describe('K1 Orcs upon Frodo in the Shire', () => {
  const far: Pieces = { cardolan: ['orcs-classic'], mordor: ['balrog'] }
  const opening = [sauron(goes('orcs-classic', 'shire')), met('frodo-classic'), no] as const

  it('K1 where Frodo has no way out, he is asked all the same because of Sam', () => {
    const withSam = inClassic({ ...far, shire: ['frodo-classic', 'sam-classic'], arthedain: ['merry'] })
    const withMerry = inClassic({ ...far, shire: ['frodo-classic', 'merry'], arthedain: ['sam-classic'] })
    expect(courseFor('sauron', withSam, ...opening)).toEqual(courseFor('sauron', withMerry, ...opening))
    expect(asked(play(withMerry, ...opening))).toBe('fellowship decide/avoid')
    expect(offered(play(withMerry, ...opening), 'fellowship')).toEqual(['pass'])
    expect(offered(play(withSam, ...opening), 'fellowship')).toEqual(['pass', 'replace sam-classic'])
  })

  it('K1 with nobody beside him there is nothing to ask', () => {
    const alone = inClassic({ ...far, shire: ['frodo-classic'], arthedain: ['sam-classic'] })
    const course = [sauron(goes('orcs-classic', 'shire')), no] as const
    expect(questions(alone, ...course)).toEqual([
      'sauron decide/turn',
      'fellowship decide/eagle',
      'over end.ringbearerDefeated',
    ])
  })
})

describe('K2 variant Saruman attacks variant Aragorn', () => {
  const far: Pieces = { eregion: ['aragorn-variant'], caradhras: ['saruman-variant'], mordor: ['gollum'] }
  const near = inVariant({ ...far, arthedain: ['gandalf-variant'], shire: ['frodo-variant', 'elrond'] })
  const away = inVariant({ ...far, arthedain: ['elrond'], shire: ['frodo-variant', 'gandalf-variant'] })
  const course = [
    sauron(goes('saruman-variant', 'eregion')),
    no,
    no,
    ...cards('3', 'retreat'),
    sauron({ kind: 'refuse' }),
    fellowshipCard('elven-cloak'),
    sauron(retreats('rhudaur')),
  ] as const

  it('K2 he refuses a card, leaves by his own, and nobody asks for help any more', () => {
    expect(questions(near, ...course)).toEqual([
      'sauron decide/turn',
      'fellowship decide/eagle',
      'fellowship decide/forbidCards',
      ...CARDS,
      'sauron decide/refuse',
      'fellowship decide/otherCard',
      'sauron decide/retreatByCard',
      'fellowship decide/turn',
    ])
    expect(sums(near, ...course)).toEqual([])
    const after = play(near, ...course)
    expect([where(after, 'aragorn-variant'), where(after, 'saruman-variant')]).toEqual(['eregion', 'rhudaur'])
    expect(hand(after, 'fellowship')).toContain('3')
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([['elven-cloak'], ['retreat']])
  })

  it('K2 Sauron does not learn who waits next door', () => {
    expect(courseFor('sauron', near, ...course)).toEqual(courseFor('sauron', away, ...course))
  })
})

describe('K3 classic Gandalf attacks the Mouth of Sauron', () => {
  const start = inDraft(
    {
      eregion: ['gandalf-classic'],
      shire: ['frodo-classic'],
      caradhras: ['mouth-of-sauron'],
      mordor: ['warg'],
    },
    { turn: 'fellowship', hand: without('fellowship-1', 'sauron-6') },
  )
  const course = [
    fellowship(goes('gandalf-classic', 'caradhras')),
    no,
    sauronCard('magic'),
    sauron(fetches('sauron-6')),
    fellowshipCard('noble-sacrifice'),
  ] as const

  it.each([
    ['keeps what Magic brought', { kind: 'pass' }, ['6', 'magic']],
    ['takes the four', { kind: 'exchange' }, ['4', '6']],
  ] as const)('K3 both fall to Noble Sacrifice, whether the Mouth %s or not', (_, said, discarded) => {
    expect(questions(start, ...course, sauron(said))).toEqual([
      'fellowship decide/turn',
      'fellowship decide/eagle',
      'sauron decide/cards',
      'sauron decide/fetch',
      'fellowship decide/cards',
      'sauron decide/exchange',
      'sauron decide/turn',
    ])
    const after = play(start, ...course, sauron(said))
    expect([where(after, 'gandalf-classic'), where(after, 'mouth-of-sauron')]).toEqual([
      'defeated',
      'defeated',
    ])
    expect(pile(after, 'sauron')).toEqual(discarded)
  })
})

describe('K4 Pippin comes out of the tunnel upon Gollum', () => {
  const start = (pieces: Pieces): State =>
    inDraft(
      { shire: ['frodo-classic'], eregion: ['pippin'], fangorn: ['gollum', 'orcs-classic'], ...pieces },
      { turn: 'fellowship' },
    )
  const balrog = start({ caradhras: ['balrog'], mordor: ['shelob'] })
  const shelob = start({ caradhras: ['shelob'], mordor: ['balrog'] })
  const through = fellowship(goes('pippin', 'fangorn', 'tunnel'))
  const slips = [no, no, sauron(retreats('misty-mountains'))] as const
  const course = [through, sauron(pass), met('gollum'), ...slips] as const

  it('K4 Gollum slips past him and bars the last way back, so in the next battle he cannot retreat', () => {
    expect(questions(balrog, ...course, no)).toEqual([
      'fellowship decide/turn',
      'sauron decide/strike',
      'nature battle.opponent',
      'fellowship decide/eagle',
      'fellowship decide/avoid',
      'sauron decide/avoid',
      'fellowship decide/eagle',
      'fellowship+sauron decide/cards',
    ])
    const before = play(balrog, ...course.slice(0, 4))
    expect(offered(before, 'fellowship')).toEqual(['pass', 'retreat misty-mountains'])
    expect(offered(play(before, no), 'sauron')).toEqual(['pass', 'retreat misty-mountains'])
    expect(where(play(balrog, ...course), 'gollum')).toBe('misty-mountains')
  })

  it('K4 with Caradhras free he is asked again in the second battle', () => {
    const open = start({ mordor: ['balrog'] })
    const second = play(open, through, met('gollum'), ...slips, no)
    expect(asked(second)).toBe('fellowship decide/avoid')
    expect(offered(second, 'fellowship')).toEqual(['pass', 'retreat caradhras'])
  })

  it('K4 the Fellowship cannot tell whether it is the Balrog who let him pass', () => {
    expect(courseFor('fellowship', balrog, ...course)).toEqual(courseFor('fellowship', shelob, ...course))
    expect(offered(play(shelob, through), 'sauron')).toEqual(['pass'])
    expect(offered(play(balrog, through), 'sauron')).toEqual(['pass', 'strike'])
  })
})

describe('K5 K6 short battles', () => {
  it('K5 the Witch King comes upon Smeagol and meets Merry', () => {
    const start = inDraft({
      shire: ['frodo-classic'],
      'misty-mountains': ['merry'],
      fangorn: ['smeagol'],
      rohan: ['witch-king-classic'],
    })
    const course = [
      sauron(goes('witch-king-classic', 'fangorn', 'power')),
      no,
      fellowship({ kind: 'swap', piece: 'merry' }),
    ] as const
    expect(questions(start, ...course)).toEqual([
      'sauron decide/turn',
      'fellowship decide/eagle',
      'fellowship decide/swap',
      'fellowship decide/turn',
    ])
    const after = play(start, ...course)
    expect([where(after, 'witch-king-classic'), where(after, 'merry')]).toEqual(['defeated', 'fangorn'])
    expect([where(after, 'smeagol'), revealed(after)]).toEqual(['misty-mountains', []])
  })

  it.each([
    ['goes home', { gondor: ['warg'] }, 'gondor'],
    ['finds Gondor full', { gondor: ['warg', 'balrog'] }, 'defeated'],
    ['finds an enemy in Gondor', { gondor: ['gimli'] }, 'defeated'],
  ] as const)('K6 Shelob takes one of four in the Shire and %s', (_, gondor, ends) => {
    const shire: ReadonlyArray<CharacterId> = ['frodo-classic', 'sam-classic', 'merry', 'pippin']
    const start = inClassic({ shire, cardolan: ['shelob'], ...gondor })
    const course = [sauron(goes('shelob', 'shire')), met('merry'), no, ...cards('1', '6')] as const
    expect(questions(start, ...course)).toEqual([
      'sauron decide/turn',
      'nature battle.opponent',
      'fellowship decide/eagle',
      ...CARDS,
      'fellowship decide/turn',
    ])
    expect(sums(start, ...course)).toEqual(['3 against 11'])
    const after = play(start, ...course)
    expect([where(after, 'merry'), where(after, 'shelob')]).toEqual(['defeated', ends])
    expect(['frodo-classic', 'sam-classic', 'pippin'].map((piece) => where(after, piece))).toEqual([
      'shire',
      'shire',
      'shire',
    ])
  })
})
