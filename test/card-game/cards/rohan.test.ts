/** Cards of Rohan. */
import { describe, expect, it } from 'vitest'
import { after, asked, brings, by, comes, offers, refused } from '../support/play'
import { active, pile, places, sizes, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  accepts,
  counted,
  declines,
  fought,
  holding,
  loses,
  moves,
  NEXT,
  plays,
  playsEvent,
  takes,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'frodo'
const TURN_OVER = NEXT[ME]

describe(titled('riders-of-rohan'), () => {
  it('attack with two and defend with one', () => {
    expect(
      counted(turnOf(ME, { battlegrounds: ['orthanc'], on: { orthanc: ['riders-of-rohan'] } }), 'orthanc'),
    ).toEqual([2, 2, 0])
    const defends = turnOf(ME, {
      battlegrounds: ['edoras'],
      on: { edoras: ['riders-of-rohan', 'wolf-riders', 'white-hand-orcs'] },
    })
    expect(fought(defends, 'edoras', 'riders-of-rohan')).toEqual(['shadow', 1])
  })
})

describe(titled('village-militia'), () => {
  it('attack and defend with one, where Rohan is shown', () => {
    const start = turnOf(ME, {
      battlegrounds: ['edoras', 'orthanc', 'pelargir'],
      hand: ['village-militia', 'gimli'],
    })
    expect(offers(start, 'play', 'to', { card: 'village-militia' })).toEqual(['reserve', 'edoras', 'orthanc'])
    expect(
      counted(turnOf(ME, { battlegrounds: ['orthanc'], on: { orthanc: ['village-militia'] } }), 'orthanc'),
    ).toEqual([1, 2, 0])
  })
})

describe(titled('eomer'), () => {
  const five = ['riders-of-rohan', 'riders-of-rohan-2', 'theoden', 'gimli', 'sting'] as const
  const played = after(
    holding(ME, 'eomer', { battlegrounds: ['edoras'] }),
    ...plays(ME, 'eomer', 'edoras'),
    comes(...five),
  )

  it('draws five apart and may play an army of Rohan among them', () => {
    expect(asked(played)).toBe('frodo decide/playApart')
    expect(offers(played, 'play', 'card')).toEqual(['riders-of-rohan', 'riders-of-rohan-2'])
    const state = after(played, by(ME, { kind: 'play', card: 'riders-of-rohan', to: 'edoras' }))
    expect(places(state, ...five)).toEqual(['edoras', 'cycle', 'cycle', 'cycle', 'cycle'])
    expect(sizes(state, ME).hand).toBe(0)
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('may play none, and all five are cycled', () => {
    const state = after(played, declines(ME))
    expect(places(state, ...five)).toEqual(['cycle', 'cycle', 'cycle', 'cycle', 'cycle'])
  })

  it('draws on after the deck ran out', () => {
    const start = turnOf(ME, {
      hand: ['eomer', 'village-militia'],
      deck: ['gimli', 'sting', 'theoden'],
      cycle: ['riders-of-rohan', 'riders-of-rohan-2'],
      rest: 'eliminated',
    })
    const drawn = after(
      start,
      ...plays(ME, 'eomer', 'reserve'),
      brings('gimli', 'sting', 'riders-of-rohan', 'village-militia'),
    )
    expect(offers(drawn, 'play', 'card')).toEqual(['riders-of-rohan', 'village-militia'])
  })
})

describe(titled('eowyn'), () => {
  it('may slay a Nazgûl on the battleground she is played to (OR-46)', () => {
    const start = holding(ME, 'eowyn', {
      battlegrounds: ['minas-tirith', 'morannon'],
      reserve: ['ghan-buri-ghan'],
      on: { 'minas-tirith': ['the-reaver', 'mordor-orcs'], morannon: ['the-warrior'], path: ['the-hunter'] },
      items: { 'the-reaver': ['fell-beast'] },
    })
    const played = after(start, ...plays(ME, 'eowyn', 'minas-tirith'))
    expect(asked(played)).toBe('frodo decide/alternative')
    const chosen = after(played, accepts(ME))
    expect(offers(chosen, 'eliminate', 'card')).toEqual(['the-reaver'])
    const state = after(chosen, loses(ME, 'the-reaver'))
    expect(places(state, 'the-reaver', 'fell-beast', 'the-warrior')).toEqual([
      'eliminated',
      'eliminated',
      'morannon',
    ])
    expect(where(after(played, declines(ME)), 'the-reaver')).toBe('minas-tirith')
  })

  it('is asked nothing without a Nazgûl there, nor when she moves', () => {
    const none = holding(ME, 'eowyn', { battlegrounds: ['edoras'], on: { path: ['the-hunter'] } })
    expect(asked(after(none, ...plays(ME, 'eowyn', 'edoras')))).toBe(TURN_OVER)
    const moved = turnOf(ME, {
      battlegrounds: ['morannon'],
      reserve: ['eowyn'],
      on: { morannon: ['the-warrior'] },
    })
    expect(asked(after(moved, moves(ME, 'eowyn', 'morannon')))).toBe(TURN_OVER)
  })

  it('may fetch Merry or Pippin out of the cycle pile when played to reserve', () => {
    const start = holding(ME, 'eowyn', { cycle: ['merry-brandybuck', 'pippin-took', 'sam-gamgee'] })
    const played = after(start, ...plays(ME, 'eowyn', 'reserve'))
    const chosen = after(played, accepts(ME))
    expect(offers(chosen, 'take', 'card')).toEqual(['merry-brandybuck', 'pippin-took'])
    expect(where(after(chosen, takes(ME, 'pippin-took')), 'pippin-took')).toBe('hand')
    expect(asked(after(played, declines(ME)))).toBe(TURN_OVER)
  })
})

describe(titled('ghan-buri-ghan'), () => {
  it('opens Minas Tirith for Rohan from reserve, play and move', () => {
    const spec = { battlegrounds: ['minas-tirith', 'pelargir'] } as const
    const move = turnOf(ME, { ...spec, reserve: ['ghan-buri-ghan', 'riders-of-rohan', 'gimli'] })
    expect(offers(move, 'move', 'to', { card: 'riders-of-rohan' })).toEqual(['minas-tirith'])
    expect(refused(move, moves(ME, 'gimli', 'minas-tirith'))).toEqual(['action.moveWhere', 'play.faction'])
    const play = holding(ME, 'theoden', { ...spec, reserve: ['ghan-buri-ghan'] })
    expect(offers(play, 'play', 'to', { card: 'theoden' })).toEqual(['reserve', 'minas-tirith'])
  })

  it('opens it for himself too', () => {
    const start = turnOf(ME, {
      battlegrounds: ['minas-tirith'],
      reserve: ['ghan-buri-ghan', 'riders-of-rohan'],
    })
    expect(refused(start, moves(ME, 'ghan-buri-ghan', 'minas-tirith'))).toEqual([])
  })

  ruleForbids('play.faction', 'from a battleground he opens nothing', () => {
    const start = turnOf(ME, {
      battlegrounds: ['minas-tirith', 'edoras'],
      reserve: ['riders-of-rohan'],
      on: { edoras: ['ghan-buri-ghan'] },
    })
    expect(refused(start, moves(ME, 'riders-of-rohan', 'minas-tirith'))).toEqual([
      'action.moveWhere',
      'play.faction',
    ])
  })
})

describe(titled('theoden'), () => {
  it('has one attack and one defense while a Gandalf is in play (OR-50)', () => {
    const spec = { battlegrounds: ['orthanc'], on: { orthanc: ['theoden'] } } as const
    expect(counted(turnOf(ME, spec), 'orthanc')).toEqual([0, 2, 0])
    expect(counted(turnOf(ME, { ...spec, reserve: ['gandalf-the-white'] }), 'orthanc')).toEqual([1, 2, 0])
    expect(counted(turnOf(ME, { ...spec, hand: ['gandalf-the-white'] }), 'orthanc')).toEqual([0, 2, 0])
  })

  it('draws five apart and may play one of Rohan, whose text follows the rest (OR-18)', () => {
    const first = ['eomer', 'gimli', 'sting', 'sam-gamgee', 'shadowfax'] as const
    const played = after(holding(ME, 'theoden'), ...plays(ME, 'theoden', 'reserve'), comes(...first))
    expect(offers(played, 'play', 'card')).toEqual(['eomer'])
    const eomer = after(played, by(ME, { kind: 'play', card: 'eomer', to: 'reserve' }))
    expect(places(eomer, 'gimli', 'sting', 'sam-gamgee', 'shadowfax')).toEqual([
      'cycle',
      'cycle',
      'cycle',
      'cycle',
    ])
    const again = after(
      eomer,
      comes('riders-of-rohan', 'merry-brandybuck', 'pippin-took', 'eowyn', 'bilbo-baggins'),
    )
    const state = after(again, by(ME, { kind: 'play', card: 'riders-of-rohan', to: 'reserve' }))
    expect(places(state, 'theoden', 'eomer', 'riders-of-rohan', 'eowyn')).toEqual([
      'reserve',
      'reserve',
      'reserve',
      'cycle',
    ])
  })

  it('may play Shadowfax on a Gandalf, or Death! Ride', () => {
    const cards = ['shadowfax', 'death-ride-ride-to-ruin', 'gimli', 'sting', 'sam-gamgee'] as const
    const start = holding(ME, 'theoden', { reserve: ['gandalf-the-grey'] })
    const played = after(start, ...plays(ME, 'theoden', 'reserve'), comes(...cards))
    expect(offers(played, 'playItem', 'wielder', { card: 'shadowfax' })).toEqual(['gandalf-the-grey'])
    expect(offers(played, 'playEvent', 'card')).toEqual(['death-ride-ride-to-ruin'])
    const state = after(played, by(ME, { kind: 'playItem', card: 'shadowfax', wielder: 'gandalf-the-grey' }))
    expect(where(state, 'shadowfax')).toBe('on gandalf-the-grey')
  })
})

describe(titled('shadowfax'), () => {
  const ridden = { reserve: ['gandalf-the-white'], items: { 'gandalf-the-white': ['shadowfax'] } } as const

  it('wakes any battleground, and Gandalf rides there', () => {
    const used = after(
      turnOf(ME, { ...ridden, shadow: ['harad'], battlegrounds: ['moria'] }),
      uses(ME, 'shadowfax'),
    )
    expect(offers(used, 'activate', 'battleground').length).toBe(13)
    const state = after(used, by(ME, { kind: 'activate', battleground: 'orthanc' }), declines('saruman'))
    expect(places(state, 'gandalf-the-white', 'shadowfax')).toEqual(['orthanc', 'on gandalf-the-white'])
    expect(active(state)).toContain('orthanc')
  })

  ruleForbids('action.moveWaits', 'not while Gandalf waits, having been played this round (OR-22)', () => {
    expect(refused(turnOf(ME, { ...ridden, played: ['gandalf-the-white'] }), uses(ME, 'shadowfax'))).toEqual([
      'action.moveWaits',
    ])
  })

  it('is used only while he is in reserve', () => {
    const start = turnOf(ME, {
      on: { path: ['gandalf-the-grey'] },
      items: { 'gandalf-the-grey': ['shadowfax'] },
    })
    expect(refused(start, uses(ME, 'shadowfax'))).toEqual(['action.use'])
  })
})

describe(titled('death-ride-ride-to-ruin'), () => {
  const CARD = 'death-ride-ride-to-ruin'
  const start = holding(ME, CARD, {
    battlegrounds: ['minas-tirith', 'morannon'],
    reserve: ['eomer', 'ghan-buri-ghan', 'gandalf-the-grey', 'gimli'],
    items: { 'gandalf-the-grey': ['shadowfax'], 'the-reaver': ['nazguls-mantle'] },
    on: {
      'minas-tirith': ['the-reaver', 'haradrim-cavalry'],
      morannon: ['mordor-orcs'],
      path: ['the-witch-king'],
    },
  })
  const played = after(start, ...playsEvent(ME, CARD))

  it('lets Rohan cards in reserve be given up, items too (OR-48)', () => {
    expect(offers(played, 'eliminate', 'card')).toEqual(['eomer', 'ghan-buri-ghan', 'shadowfax'])
  })

  it('costs Mordor as many cards on battlegrounds, which its player chooses', () => {
    const given = after(played, loses(ME, 'eomer'), declines(ME))
    expect(asked(given)).toBe('witch-king decide/eliminate')
    expect(offers(given, 'eliminate', 'card')).toEqual(['mordor-orcs', 'the-reaver', 'nazguls-mantle'])
    const state = after(given, loses('witch-king', 'mordor-orcs'))
    expect(places(state, 'eomer', 'mordor-orcs', 'the-reaver', CARD)).toEqual([
      'eliminated',
      'eliminated',
      'minas-tirith',
      'eliminated',
    ])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('does not let a Mantle help', () => {
    const given = after(played, loses(ME, 'eomer'), declines(ME))
    const state = after(given, loses('witch-king', 'the-reaver'))
    expect(places(state, 'the-reaver', 'nazguls-mantle')).toEqual(['eliminated', 'eliminated'])
  })

  it('can be played for nothing', () => {
    expect(asked(after(played, declines(ME)))).toBe(TURN_OVER)
    const bare = after(holding(ME, CARD), ...playsEvent(ME, CARD))
    expect(where(bare, CARD)).toBe('eliminated')
  })

  it('costs Mordor no more than it has there', () => {
    const one = holding(ME, CARD, {
      battlegrounds: ['morannon'],
      reserve: ['eomer', 'eowyn'],
      on: { morannon: ['mordor-orcs'] },
    })
    const given = after(one, ...playsEvent(ME, CARD), loses(ME, 'eomer'), loses(ME, 'eowyn'))
    const state = after(given, loses('witch-king', 'mordor-orcs'))
    expect(asked(state)).toBe(TURN_OVER)
    expect(pile(state, 'witch-king', 'eliminated')).toEqual(['mordor-orcs'])
  })
})
