/** What battlegrounds say when they are activated. */
import { describe, expect, it } from 'vitest'
import { after, asked, brings, by, chances, offers, refused } from '../support/play'
import { active, pile, places, sizes, where } from '../support/read'
import { accepts, cycles, declines, forsakes, takes, titled, uses } from './scenes'
import { wakes } from './locations'

/** Then the path comes up. */
const PATH_NEXT = 'nature path'

describe(titled('helms-deep'), () => {
  const five = ['riders-of-rohan', 'treebeard', 'gimli', 'sting', 'shadowfax'] as const
  const drawn = wakes('helms-deep', { reserve: ['wolf-riders'] }, ...five)

  it('lets the Rohan player play an army or character of five, there only, and cycle the rest', () => {
    expect(asked(drawn)).toBe('frodo decide/playApart')
    expect(offers(drawn, 'play', 'card')).toEqual(['riders-of-rohan', 'treebeard'])
    expect(offers(drawn, 'play', 'to')).toEqual(['helms-deep'])
    expect(refused(drawn, by('frodo', { kind: 'play', card: 'riders-of-rohan', to: 'reserve' }))).toEqual([
      'play.apart',
    ])
    const state = after(drawn, by('frodo', { kind: 'play', card: 'riders-of-rohan', to: 'helms-deep' }))
    expect(places(state, ...five)).toEqual(['helms-deep', 'cycle', 'cycle', 'cycle', 'cycle'])
    expect(asked(state)).toBe(PATH_NEXT)
  })

  it('lets him play none', () => {
    expect(places(after(drawn, declines('frodo')), ...five)).toEqual([
      'cycle',
      'cycle',
      'cycle',
      'cycle',
      'cycle',
    ])
  })

  it('has the text of the card carried out (TC-59)', () => {
    const state = after(drawn, by('frodo', { kind: 'play', card: 'treebeard', to: 'helms-deep' }))
    expect(asked(state)).toBe('saruman decide/eliminate')
  })
})

describe(titled('edoras'), () => {
  it("wakes Helm's Deep out of its deck", () => {
    const five = ['riders-of-rohan', 'gimli', 'sting', 'shadowfax', 'eomer'] as const
    const state = wakes('edoras', {}, ...five)
    expect(active(state)).toEqual(['helms-deep', 'edoras'])
    expect(asked(state)).toBe('frodo decide/playApart')
  })

  it('wakes nothing out of a scoring area', () => {
    const state = wakes('edoras', { shadow: ['helms-deep'] })
    expect([active(state), asked(state)]).toEqual([['edoras'], PATH_NEXT])
  })
})

describe(titled('rivendell'), () => {
  it('lets the Elf player draw one and cycle one from hand', () => {
    const drawn = wakes('rivendell', { hand: ['arwen'] }, 'elrond')
    expect(offers(drawn, 'cycle', 'card')).toEqual(['arwen', 'elrond'])
    expect(places(after(drawn, cycles('aragorn', 'arwen')), 'arwen', 'elrond')).toEqual(['cycle', 'hand'])
  })

  it('lets him forsake if he has no card at all to cycle', () => {
    const drawn = wakes('rivendell', { reserve: ['arwen'], rest: 'eliminated' })
    expect(asked(drawn)).toBe('aragorn decide/forsake')
  })
})

describe.each([
  ['lorien', 'dol-guldur'],
  ['dol-guldur', 'lorien'],
] as const)('%s', (ground, other) => {
  const woken = { starter: 'aragorn' } as const

  it(`${ground} wakes ${other} out of its deck, whose text stops there (OR-10)`, () => {
    const state = wakes(ground, ground === 'lorien' ? woken : {})
    expect([...active(state)].sort()).toEqual(['dol-guldur', 'lorien'])
    expect(asked(state)).toBe(PATH_NEXT)
  })

  it(`${ground} wakes ${other} out of a scoring area too`, () => {
    const state = wakes(ground, { ...(ground === 'lorien' ? woken : {}), freePeoples: [other] })
    expect([...active(state)].sort()).toEqual(['dol-guldur', 'lorien'])
  })
})

describe.each([
  ['minas-tirith', ['arwen', 'elrond', 'lembas']],
  ['dol-amroth', ['arwen']],
  ['pelargir', ['arwen']],
] as const)('%s', (ground, drawn) => {
  const asking = wakes(ground, { hand: ['boromir'] })

  it(`${ground} lets the Dúnedain player forsake a card to draw ${drawn.length}`, () => {
    expect(asked(asking)).toBe('aragorn decide/alternative')
    const state = after(asking, accepts('aragorn'), forsakes('aragorn', 'boromir'), brings(...drawn))
    expect(where(state, 'boromir')).toBe('eliminated')
    expect(pile(state, 'aragorn', 'hand')).toEqual(drawn)
  })

  it(`${ground} lets him leave it, and does not ask one who has nothing`, () => {
    expect(asked(after(asking, declines('aragorn')))).toBe(PATH_NEXT)
    expect(asked(wakes(ground, { rest: 'eliminated' }))).toBe(PATH_NEXT)
  })
})

describe(titled('moria'), () => {
  it('lets the Monstrous player draw two', () => {
    const state = wakes('moria', {}, 'gollum', 'shelob')
    expect(places(state, 'gollum', 'shelob')).toEqual(['hand', 'hand'])
    expect(asked(state)).toBe(PATH_NEXT)
  })
})

describe(titled('minas-morgul'), () => {
  const five = ['the-reaver', 'the-hunter', 'olog-hai', 'fell-beast', 'grishnakh'] as const
  const drawn = wakes('minas-morgul', {}, ...five)

  it('lets the Mordor player play a Nazgûl of five into reserve, and cycle the rest', () => {
    expect(offers(drawn, 'play', 'card')).toEqual(['the-reaver', 'the-hunter'])
    expect(offers(drawn, 'play', 'to')).toEqual(['reserve'])
    const state = after(drawn, by('witch-king', { kind: 'play', card: 'the-reaver', to: 'reserve' }))
    expect(places(state, ...five)).toEqual(['reserve', 'cycle', 'cycle', 'cycle', 'cycle'])
  })

  it('makes him wait this round, though his text may be used (TC-116)', () => {
    const played = after(
      drawn,
      by('witch-king', { kind: 'play', card: 'the-reaver', to: 'reserve' }),
      brings('bag-end', 'gimli', 'eomer'),
    )
    const turn = played
    expect(refused(turn, by('witch-king', { kind: 'move', card: 'the-reaver', to: 'path' }))).toEqual([
      'action.moveWaits',
    ])
    expect(refused(turn, uses('witch-king', 'the-reaver'))).toEqual([])
  })
})

describe(titled('morannon'), () => {
  const five = ['olog-hai', 'the-reaver', 'black-uruks', 'fell-beast', 'grishnakh'] as const
  const drawn = wakes('morannon', {}, ...five)

  it('lets the Mordor player play an army of five, and cycle the rest', () => {
    expect(offers(drawn, 'play', 'card')).toEqual(['olog-hai', 'black-uruks'])
    expect(offers(drawn, 'play', 'to')).toEqual(['reserve', 'morannon'])
    const state = after(drawn, by('witch-king', { kind: 'play', card: 'olog-hai', to: 'morannon' }))
    expect(places(state, ...five)).toEqual(['morannon', 'cycle', 'cycle', 'cycle', 'cycle'])
  })

  it('takes an army of any Shadow faction in a duel (CARD-10)', () => {
    const duel = wakes(
      'morannon',
      { config: { scenario: 'duel-2' } },
      'olog-hai',
      'haradrim-mumakil',
      'the-reaver',
      'gollum',
      'wolf-riders',
    )
    expect(offers(duel, 'play', 'card')).toEqual(['wolf-riders', 'haradrim-mumakil', 'olog-hai'])
    expect(offers(duel, 'play', 'to', { card: 'haradrim-mumakil' })).toEqual(['reserve', 'morannon'])
    expect(offers(duel, 'play', 'to', { card: 'wolf-riders' })).toEqual(['reserve'])
  })
})

describe.each(['harad', 'umbar'] as const)('%s', (ground) => {
  it(`${ground} lets every Shadow player draw a card`, () => {
    const state = wakes(ground, {}, 'olog-hai', 'gollum')
    expect(places(state, 'olog-hai', 'gollum')).toEqual(['hand', 'hand'])
  })

  it(`${ground} is doubled for the single Shadow player of a duel, and not for two (OR-58)`, () => {
    const duel = wakes(ground, { config: { scenario: 'duel-2' } }, 'olog-hai', 'gollum')
    expect(asked(duel)).toBe(PATH_NEXT)
    const three = wakes(ground, { config: { scenario: 'duel-3' } }, 'olog-hai', 'gollum')
    expect(asked(three)).toBe(PATH_NEXT)
  })
})

describe(titled('orthanc'), () => {
  it('lets the Isengard player take Saruman from the cycle pile, and recycles', () => {
    const asking = wakes('orthanc', { cycle: ['saruman', 'gollum'] })
    expect(asked(asking)).toBe('saruman decide/alternative')
    const state = after(asking, accepts('saruman'), takes('saruman', 'saruman'))
    expect(where(state, 'saruman')).toBe('hand')
    expect(sizes(state, 'saruman')).toEqual({ hand: 1, deck: 29, cycle: 0, eliminated: 0 })
  })

  it('takes him from the draw deck too, or leaves him, and recycles all the same (OR-12)', () => {
    const asking = wakes('orthanc', { cycle: ['gollum'] })
    expect(where(after(asking, accepts('saruman'), takes('saruman', 'saruman')), 'saruman')).toBe('hand')
    expect(sizes(after(asking, declines('saruman')), 'saruman')).toEqual({
      hand: 0,
      deck: 30,
      cycle: 0,
      eliminated: 0,
    })
  })

  it('asks all the same if he is elsewhere, so that nobody learns it', () => {
    const asking = wakes('orthanc', { hand: ['saruman'] })
    expect(asked(asking)).toBe('saruman decide/alternative')
    expect(offers(asking, 'accept', 'kind')).toEqual([])
    expect(chances(after(asking, declines('saruman'))).length).toBe(3)
  })
})
