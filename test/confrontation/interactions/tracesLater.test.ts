/** Whole battles, question by question, and what the opponent must not learn from them (K7 to K14). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import {
  asked,
  eventsOf,
  fellowship,
  forbids,
  play,
  sauron,
  where,
  winner,
  type Said,
} from '../support/table'
import {
  cards,
  courseFor,
  eagle,
  fetches,
  goes,
  gwaihirIn,
  met,
  offered,
  pass,
  pile,
  questions,
  retreats,
  revealed,
  ringbearer,
  sums,
  waysOf,
  without,
} from './words'

type Pieces = PositionSpec['pieces']

const inClassic = gwaihirIn('classic')
const inVariant = gwaihirIn('variant')
const inDraft = gwaihirIn('draft-open')

const CARDS = ['fellowship+sauron decide/cards', 'sauron decide/cards']
const no = fellowship(pass)
const support: Said = { kind: 'support' }

describe('K7 variant Orcs attack variant Sam', () => {
  const orcs: Pieces = { eregion: ['sam-variant'], caradhras: ['orcs-variant'], mordor: ['gollum'] }
  const near = inVariant({ ...orcs, arthedain: ['gandalf-variant'], shire: ['frodo-variant', 'elrond'] })
  const away = inVariant({ ...orcs, arthedain: ['elrond'], shire: ['frodo-variant', 'gandalf-variant'] })
  const battle = [sauron(goes('orcs-variant', 'eregion')), no, ...cards('elven-cloak', '6')] as const

  it.each([
    ['with', support, '7 against 6', ['eregion', 'defeated']],
    ['without', pass, '6 against 6', ['defeated', 'defeated']],
  ] as const)('K7 Sam meets the Orcs %s the help of Gandalf', (_, said, result, ends) => {
    expect(questions(near, ...battle, fellowship(said))).toEqual([
      'sauron decide/turn',
      'fellowship decide/eagle',
      ...CARDS,
      'fellowship decide/support',
      'fellowship decide/turn',
    ])
    expect(sums(near, ...battle, fellowship(said))).toEqual([result])
    const after = play(near, ...battle, fellowship(said))
    expect([where(after, 'sam-variant'), where(after, 'orcs-variant')]).toEqual(ends)
  })

  it('K7 the question is put as well when the neighbour is somebody else', () => {
    expect(courseFor('sauron', near, ...battle, no)).toEqual(courseFor('sauron', away, ...battle, no))
    expect(offered(play(away, ...battle), 'fellowship')).toEqual(['pass'])
    expect(forbids(play(away, ...battle), fellowship(support))).toEqual(['character.gandalf-variant'])
  })
})

describe('K8 Wormtongue attacks Elrond', () => {
  /** Elrond in Caradhras is attacked from Fangorn; Gandalf stands behind him. */
  const wormtongue = (others: Pieces): State =>
    inVariant(
      { shire: ['frodo-variant'], eregion: ['gandalf-variant'], caradhras: ['elrond'], ...others },
      { hand: without('fellowship-1', 'sauron-6') },
    )
  const sacrifice = [
    sauron(goes('wormtongue', 'caradhras')),
    no,
    ...cards('noble-sacrifice', 'magic'),
  ] as const
  const QUIET = ['sauron decide/turn', 'fellowship decide/eagle', ...CARDS]

  it('K8 Elrond falls to his own sacrifice, Magic is ignored, and Wormtongue may step back', () => {
    const start = wormtongue({ fangorn: ['wormtongue'], rohan: ['gollum'] })
    expect(questions(start, ...sacrifice)).toEqual([...QUIET, 'sauron decide/slipAway'])
    const falling = play(start, ...sacrifice)
    expect(offered(falling, 'sauron')).toEqual(['pass', 'slipAway fangorn'])
    const after = play(falling, sauron({ kind: 'slipAway', to: 'fangorn' }))
    expect([where(after, 'elrond'), where(after, 'wormtongue')]).toEqual(['defeated', 'fangorn'])
    expect(pile(after, 'sauron')).toEqual(['6', 'magic'])
    expect(where(play(falling, sauron(pass)), 'wormtongue')).toBe('defeated')
  })

  it('K8 with nobody gone from behind him Wormtongue is not asked', () => {
    const start = wormtongue({ fangorn: ['wormtongue', 'gollum'], rohan: ['uruk-hai'] })
    expect(questions(start, ...sacrifice)).toEqual([...QUIET, 'fellowship decide/turn'])
    const after = play(start, ...sacrifice)
    expect([where(after, 'elrond'), where(after, 'wormtongue')]).toEqual(['defeated', 'defeated'])
  })
})

describe('K9 classic Saruman attacks variant Frodo', () => {
  const far: Pieces = { eregion: ['frodo-variant'], caradhras: ['saruman-classic'], mordor: ['warg'] }
  const near = inDraft({ ...far, arthedain: ['gandalf-variant'], shire: ['sam-variant', 'gimli'] })
  const away = inDraft({ ...far, arthedain: ['gimli'], shire: ['sam-variant', 'gandalf-variant'] })
  const course = [sauron(goes('saruman-classic', 'eregion')), no, sauron({ kind: 'forbidCards' })] as const

  it('K9 without cards Frodo falls even with help, and Sam is shown only until the battle ends', () => {
    expect(questions(near, ...course, no)).toEqual([
      'sauron decide/turn',
      'fellowship decide/eagle',
      'sauron decide/forbidCards',
      'fellowship decide/support',
      'fellowship decide/turn',
    ])
    expect(sums(near, ...course, no)).toEqual(['1 against 4'])
    expect(sums(near, ...course, fellowship(support))).toEqual(['2 against 4'])
    const events = eventsOf(play(near, ...course), no)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'PieceRevealed', piece: 'sam-variant' }))
    const after = play(near, ...course, no)
    expect([where(after, 'frodo-variant'), ringbearer(after)]).toEqual(['defeated', 'sam-variant'])
    expect([revealed(after), winner(after)]).toEqual([[], 'nobody'])
  })

  it('K9 Sauron sees the same when Gandalf is not the one next door', () => {
    expect(courseFor('sauron', near, ...course, no)).toEqual(courseFor('sauron', away, ...course, no))
    expect(offered(play(away, ...course), 'fellowship')).toEqual(['pass'])
  })
})

describe('K10 to K12', () => {
  const warg = inDraft({
    eregion: ['frodo-variant', 'sam-classic'],
    arthedain: ['gandalf-variant'],
    caradhras: ['warg'],
    mordor: ['balrog'],
  })
  const upon = [sauron(goes('warg', 'eregion')), met('frodo-variant')] as const

  it('K10 against the Warg nothing is asked but the cards, and nobody takes the ring from Frodo', () => {
    const course = [...upon, ...cards('noble-sacrifice', '1')] as const
    expect(questions(warg, ...course)).toEqual([
      'sauron decide/turn',
      'nature battle.opponent',
      ...CARDS,
      'over end.heirGone',
    ])
    const after = play(warg, ...course)
    expect([where(after, 'frodo-variant'), where(after, 'warg')]).toEqual(['defeated', 'defeated'])
    expect([where(after, 'sam-classic'), winner(after)]).toEqual(['eregion', 'sauron by end.heirGone'])
  })

  it('K10 nor is Gandalf asked when the cards are numbers', () => {
    const course = [...upon, ...cards('5', '1')] as const
    expect(sums(warg, ...course)).toEqual(['6 against 3'])
    expect(asked(play(warg, ...course))).toBe('fellowship decide/turn')
  })

  it('K11 Aragorn turns back upon the Watcher, only he can retreat, and it is rooted from then on', () => {
    const start = inDraft(
      {
        shire: ['frodo-classic'],
        fangorn: ['aragorn-classic'],
        'misty-mountains': ['watcher'],
        mordor: ['warg'],
      },
      { turn: 'fellowship' },
    )
    const course = [
      fellowship(goes('aragorn-classic', 'misty-mountains', 'power')),
      no,
      ...cards('retreat', 'retreat'),
    ] as const
    expect(questions(start, ...course)).toEqual([
      'fellowship decide/turn',
      'fellowship decide/eagle',
      ...CARDS,
      'fellowship decide/retreatByCard',
    ])
    expect(offered(play(start, ...course), 'fellowship')).toEqual(['retreat eregion', 'retreat rhudaur'])
    const after = play(start, ...course, fellowship(retreats('rhudaur')))
    expect([where(after, 'aragorn-classic'), where(after, 'watcher')]).toEqual(['rhudaur', 'misty-mountains'])
    expect([asked(after), revealed(after)]).toEqual(['sauron decide/turn', ['watcher']])
    expect(waysOf(after, 'sauron', 'watcher')).toEqual([])
    expect(forbids(after, sauron(goes('watcher', 'eregion')))).toEqual(['movement.watcher'])
  })

  it('K12 Boromir spares Gollum for the sake of Gwaihir, and takes the next one along', () => {
    const start = inDraft(
      {
        shire: ['frodo-classic'],
        'high-pass': ['boromir'],
        mirkwood: ['gollum', 'orcs-classic'],
        mordor: ['shelob'],
      },
      { turn: 'fellowship' },
    )
    const course = [
      fellowship(goes('boromir', 'mirkwood')),
      met('gollum'),
      fellowship(eagle(null)),
      sauron(retreats('misty-mountains')),
    ] as const
    expect(questions(start, ...course)).toEqual([
      'fellowship decide/turn',
      'nature battle.opponent',
      'fellowship decide/eagle',
      'sauron decide/avoid',
      'sauron decide/turn',
    ])
    const after = play(start, ...course)
    expect([where(after, 'boromir'), where(after, 'orcs-classic')]).toEqual(['defeated', 'defeated'])
    expect(where(after, 'gollum')).toBe('misty-mountains')
  })
})

describe('K13 the Black Rider upon Sam and Frodo', () => {
  const far: Pieces = { eregion: ['black-rider'], mordor: ['balrog'] }
  const spent = { hand: without('fellowship-4', 'sauron-eye') }
  const withFrodo = inClassic({ ...far, cardolan: ['sam-classic', 'frodo-classic'], shire: ['merry'] }, spent)
  const withMerry = inClassic({ ...far, cardolan: ['sam-classic', 'merry'], shire: ['frodo-classic'] }, spent)
  const opening = [sauron(goes('black-rider', 'cardolan')), met('sam-classic'), no] as const

  it('K13 two Magics meet, Sauron brings the Eye, and Sam wins with the strength he has beside Frodo', () => {
    const course = [
      ...opening,
      fellowship({ kind: 'showBeside', piece: 'frodo-classic' }),
      ...cards('magic', 'magic'),
      sauron(fetches('sauron-eye')),
    ] as const
    expect(questions(withFrodo, ...course)).toEqual([
      'sauron decide/turn',
      'nature battle.opponent',
      'fellowship decide/eagle',
      'fellowship decide/showBeside',
      ...CARDS,
      'sauron decide/fetch',
      'fellowship decide/turn',
    ])
    expect(sums(withFrodo, ...course)).toEqual(['5 against 3'])
    const after = play(withFrodo, ...course)
    expect([where(after, 'sam-classic'), where(after, 'black-rider')]).toEqual(['cardolan', 'defeated'])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([
      ['4', 'magic'],
      ['magic', 'eye'],
    ])
  })

  it('K13 as long as nobody is shown, Sauron cannot tell who is with Sam', () => {
    const silent = [...opening, no, ...cards('elven-cloak', '1')] as const
    const course = silent.slice(0, 5)
    expect(courseFor('sauron', withFrodo, ...course)).toEqual(courseFor('sauron', withMerry, ...course))
    expect(asked(play(withMerry, ...opening))).toBe('fellowship decide/showBeside')
    expect(offered(play(withMerry, ...opening), 'fellowship')).toEqual(['pass'])
    const beside = fellowship({ kind: 'showBeside', piece: 'merry' })
    expect(forbids(play(withMerry, ...opening), beside)).toEqual(['character.sam-classic'])
    expect(sums(withFrodo, ...silent)).toEqual(['2 against 3'])
  })
})

describe('K14 the Flying Nazgul upon Faramir', () => {
  it('K14 both leave Mirkwood, the Nazgul first, and Faramir by a card that Magic brought', () => {
    const start = inDraft(
      { shire: ['frodo-classic'], mirkwood: ['faramir'], mordor: ['flying-nazgul-classic'] },
      { hand: without('fellowship-retreat', 'sauron-1') },
    )
    const course = [
      sauron(goes('flying-nazgul-classic', 'mirkwood', 'power')),
      no,
      ...cards('magic', 'retreat'),
      fellowship(fetches('fellowship-retreat')),
      fellowship(retreats('high-pass')),
    ] as const
    expect(questions(start, ...course)).toEqual([
      'sauron decide/turn',
      'fellowship decide/eagle',
      ...CARDS,
      'fellowship decide/fetch',
      'fellowship decide/retreatByCard',
      'fellowship decide/turn',
    ])
    const fetching = play(start, ...course.slice(0, 4))
    expect(where(fetching, 'flying-nazgul-classic')).toBe('fangorn')
    const choosing = play(start, ...course.slice(0, 5))
    expect(offered(choosing, 'fellowship')).toEqual(['retreat high-pass', 'retreat misty-mountains'])
    const after = play(start, ...course)
    expect([where(after, 'faramir'), where(after, 'flying-nazgul-classic')]).toEqual(['high-pass', 'fangorn'])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([
      ['magic', 'retreat'],
      ['1', 'retreat'],
    ])
  })
})
