/** The rulings by number: special cards, the choices before the game, and what the other player can know. */
import { describe, expect, test } from 'vitest'
import { confrontation, type PositionSpec, type SpecialCardId, type State } from '../../../src/confrontation'
import {
  asked,
  drawn,
  eventsOf,
  fellowship,
  forbids,
  options,
  play,
  sauron,
  where,
  winner,
} from '../support/table'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  kindsOf,
  sauronMoves,
  variant,
} from '../interactions/scenes'
import { cards, eagle, met, offered, pass, revealed } from '../interactions/words'
import { SPECIAL_CARD_IDS } from '../../../src/confrontation/model/ids'
import { randomFrom } from '../../../src/kernel'
import { mustRight } from '../../kernel/conformance/check'
import { fresh, knownTo, ruleTest, seenBy, through } from './support'

type Pieces = PositionSpec['pieces']
const fellowshipTurn = (pieces: Pieces, ...special: ReadonlyArray<SpecialCardId>): State =>
  draft(pieces, { ...holding(...special), ...FELLOWSHIP_TURN })
const naming = (
  card: 'a-king-revealed' | 'crebain-of-dunland',
  region: 'gondor' | 'rhudaur' | 'shire' | 'dagorlad',
) => ({ kind: 'playName', card, region, piece: 'hidden' }) as const
const look = (region: 'rhudaur' | 'shire' | 'cardolan') =>
  sauron({ kind: 'playReveal', card: 'palantir', region })
const steps = (piece: 'warg' | 'shelob' | 'orcs-classic', to: 'rohan' | 'arthedain' | 'fangorn' | 'gondor') =>
  sauron({ kind: 'playStep', card: 'dark-of-mordor', piece, to, way: 'step' })
const rides = (
  piece: 'merry' | 'gimli',
  to: 'fangorn' | 'mordor' | 'rhudaur',
  way: 'step' | 'tunnel' = 'step',
) => fellowship({ kind: 'playStep', card: 'shadowfax', piece, to, way })

describe('special cards', () => {
  test('R12 the Balrog who strikes the rider of Shadowfax ends the turn', () => {
    const state = fellowshipTurn({ eregion: ['merry'], caradhras: ['balrog'] }, 'shadowfax')
    const after = play(state, rides('merry', 'fangorn', 'tunnel'), sauron({ kind: 'strike' }))
    expect([where(after, 'merry'), asked(after)]).toEqual(['defeated', 'sauron decide/turn'])
  })

  test('R13 an extra step needs a second move that will be possible', () => {
    const state = fellowshipTurn({ gondor: ['merry'], dagorlad: ['gimli'], rohan: ['uruk-hai'] }, 'shadowfax')
    expect(forbids(state, rides('merry', 'mordor'))).toEqual(['special.secondMove'])
    const alone = draft(
      { mordor: ['warg'], shire: ['uruk-hai'], rohan: ['frodo-classic'] },
      holding('dark-of-mordor'),
    )
    expect(forbids(alone, steps('warg', 'gondor'))).toEqual(['special.secondMove'])
  })

  test('R13 an extra step that wins needs no second move', () => {
    const pieces = { shire: ['uruk-hai', 'shelob'], arthedain: ['warg'], rohan: ['frodo-classic'] } as const
    const home = sauron({ kind: 'playStep', card: 'dark-of-mordor', piece: 'warg', to: 'shire', way: 'step' })
    expect(winner(play(draft(pieces, holding('dark-of-mordor')), home))).toBe('sauron by end.threeInShire')
  })

  const compelled = (pieces: Pieces, ...more: ReadonlyArray<SpecialCardId>): State =>
    play(
      fellowshipTurn({ cardolan: ['aragorn-variant'], ...pieces }, 'a-king-revealed', ...more),
      fellowship(naming('a-king-revealed', 'gondor')),
    )

  test('R14 a piece that cannot move may be named, and then another one moves', () => {
    const blocked = compelled({
      gondor: ['warg'],
      fangorn: ['shelob', 'orcs-classic'],
      rohan: ['cave-troll', 'black-rider'],
    })
    expect(blocked.table.compelled).toBe(16)
    expect(forbids(blocked, sauronMoves('uruk-hai', 'dagorlad'))).toEqual([])
    expect(forbids(blocked, sauronMoves('warg', 'rohan'))).toEqual(['movement.limit'])
  })

  test('R15 the step of The Dark of Mordor fulfils the duty, or the move does', () => {
    const named = compelled({ gondor: ['warg'], rohan: ['shelob'] }, 'dark-of-mordor')
    const stepped = play(named, steps('warg', 'fangorn'))
    expect(forbids(stepped, sauronMoves('shelob', 'gap-of-rohan'))).toEqual([])
    const other = play(
      named,
      sauron({ kind: 'playStep', card: 'dark-of-mordor', piece: 'shelob', to: 'gap-of-rohan', way: 'step' }),
    )
    expect(forbids(other, sauronMoves('uruk-hai', 'dagorlad'))).toEqual(['movement.compelled'])
    expect(forbids(other, sauronMoves('warg', 'rohan'))).toEqual([])
  })

  test('R15 the step may not bar the way of the named piece, which has to move', () => {
    const king = draft(
      { cardolan: ['aragorn-variant'], rhudaur: ['warg'], eregion: ['shelob'], arthedain: ['orcs-classic'] },
      { ...holding('a-king-revealed', 'dark-of-mordor'), ...FELLOWSHIP_TURN },
    )
    const named = play(king, fellowship(naming('a-king-revealed', 'rhudaur')))
    expect(offered(named, 'sauron').filter((one) => one.startsWith('move'))).toEqual([
      'move warg arthedain step',
    ])
    expect(forbids(named, steps('shelob', 'arthedain'))).not.toEqual([])
  })

  const spied = play(
    classic({ rhudaur: ['gimli', 'merry'], 'high-pass': ['shelob'] }, holding('palantir')),
    look('rhudaur'),
  )
  test('R18 the Palantir shows until the turn of Sauron is over, also over a battle', () => {
    expect(revealed(spied)).toEqual(['merry', 'gimli'])
    const fight = play(
      spied,
      sauronMoves('shelob', 'rhudaur'),
      sauron({ kind: 'attackRevealed', piece: 'merry' }),
    )
    const next = play(fight, ...cards('5', '1'))
    expect(where(next, 'shelob')).toBe('defeated')
    expect(revealed(next)).toEqual([])
    const held = play(fight, ...cards('retreat', '1'))
    expect(revealed(held)).toEqual(expect.arrayContaining(['merry', 'gimli']))
  })

  test('R20 Gwaihir comes too late after an exchange, and may be played with nowhere to go', () => {
    const smeagol = draft(
      { rhudaur: ['smeagol'], eregion: ['theoden'], 'high-pass': ['shelob'] },
      holding('gwaihir'),
    )
    const attacked = play(smeagol, sauronMoves('shelob', 'rhudaur'))
    expect(asked(attacked)).toBe('fellowship decide/eagle')
    const swapped = play(attacked, fellowship(pass), fellowship({ kind: 'swap', piece: 'theoden' }))
    expect(asked(swapped)).toBe('fellowship+sauron decide/cards')
    expect(forbids(swapped, fellowship(eagle('arthedain')))).toContain('special.startOfBattle')
    const shire = draft({ shire: ['boromir', 'frodo-classic'], arthedain: ['shelob'] }, holding('gwaihir'))
    const stuck = play(shire, sauronMoves('shelob', 'shire'), met('boromir'))
    expect(offered(stuck, 'fellowship')).toEqual(['pass', 'playRetreat gwaihir '])
    expect(asked(play(stuck, fellowship(eagle(null))))).toBe('fellowship+sauron decide/cards')
  })

  test('R20 no Sam steps in for Frodo who has lost his text to Gwaihir', () => {
    const state = draft(
      { rhudaur: ['frodo-classic', 'sam-classic'], 'high-pass': ['shelob'] },
      holding('gwaihir'),
    )
    const stayed = play(
      state,
      sauronMoves('shelob', 'rhudaur'),
      met('frodo-classic'),
      fellowship(eagle(null)),
    )
    expect(asked(stayed)).toBe('fellowship+sauron decide/cards')
  })

  test('R41 all eight special cards go with every line-up, those of the classic game too', () => {
    for (const characters of ['classic', 'variant', 'draft-open', 'draft-secret'] as const) {
      const config = { characters, specialCards: 'handicap', handicap: SPECIAL_CARD_IDS } as const
      const dealt = mustRight(confrontation.newGame({ seed: 'R41', ...config }), characters)
      expect(confrontation.encode(dealt).table).toMatchObject({ special: SPECIAL_CARD_IDS })
    }
    const ridden = play(
      variant({ arthedain: ['theoden'] }, { ...holding('shadowfax'), ...FELLOWSHIP_TURN }),
      fellowship({ kind: 'playStep', card: 'shadowfax', piece: 'theoden', to: 'rhudaur', way: 'step' }),
    )
    expect(where(ridden, 'theoden')).toBe('rhudaur')
    expect(options(through(fresh({ specialCards: 'pick-two' }), 'decide/faces'), 'fellowship')).toHaveLength(
      4,
    )
  })

  test('R24 own picks are secret until played, cards given by the other are known', () => {
    const start = fresh({ specialCards: 'pick-two' })
    const picks = (card: SpecialCardId) =>
      through(
        play(
          start,
          fellowship({ kind: 'pickSpecial', card: 'shadowfax' }),
          fellowship({ kind: 'pickSpecial', card }),
        ),
        'decide/specialCards',
      )
    expect(knownTo(picks('gwaihir'), 'sauron')).toBe(knownTo(picks('a-king-revealed'), 'sauron'))
    const played = play(
      draft(
        { arthedain: ['merry'], mordor: ['uruk-hai'] },
        { config: { specialCards: 'pick-two' }, special: ['shadowfax', 'gwaihir'], ...FELLOWSHIP_TURN },
      ),
      rides('merry', 'rhudaur'),
    )
    expect(seenBy(played, 'sauron').table.special).toEqual(['shadowfax'])
    expect(seenBy(played, 'sauron').table.hiddenSpecials).toEqual({ 0: 1 })
  })

  test('R31 Crebain may be played in the first turn of the game', () => {
    const start = through(
      fresh({ specialCards: 'handicap', handicap: ['crebain-of-dunland'] }),
      'decide/placement',
    )
    expect(start.table.turns).toBe(1)
    expect(forbids(start, sauron(naming('crebain-of-dunland', 'shire')))).toEqual([])
  })

  test('R32 Recall to Mordor does not take a piece that stands there', () => {
    const state = classic({ gondor: ['warg'] }, holding('recall-to-mordor'))
    const recall = (piece: 'warg' | 'balrog') =>
      sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece })
    expect(forbids(state, recall('balrog'))).toEqual(['special.recall-to-mordor'])
    expect(where(play(state, recall('warg')), 'warg')).toBe('mordor')
  })
})

describe('what the other player can know', () => {
  ruleTest('other.chooseCharacter', 'lets a card name any piece of the board, hidden or revealed', () => {
    const state = classic(
      { rhudaur: ['gimli', 'merry'] },
      { ...holding('crebain-of-dunland'), revealed: ['gimli'] },
    )
    const targets = offered(state, 'sauron').filter((one) => one.startsWith('playName'))
    expect(targets).toEqual([
      'playName crebain-of-dunland rhudaur gimli',
      'playName crebain-of-dunland rhudaur hidden',
      'playName crebain-of-dunland shire hidden',
    ])
  })

  test('R33 to name a hidden piece means one of the region, by a draw with equal chances', () => {
    const state = classic({ rhudaur: ['gimli', 'merry'] }, holding('crebain-of-dunland'))
    const named = play(state, sauron(naming('crebain-of-dunland', 'rhudaur')))
    expect(confrontation.chances(named)).toEqual(
      ['merry', 'gimli'].map((outcome) => ({
        action: drawn('crebain-of-dunland.piece', outcome),
        probability: { numerator: 1, denominator: 2 },
      })),
    )
    const shown = play(named, drawn('crebain-of-dunland.piece', 'merry'))
    expect([revealed(shown), asked(shown)]).toEqual([['merry'], 'fellowship decide/turn'])
  })

  ruleTest(
    'other.revealedMayReveal',
    'lets Gandalf support, and Uruk-Hai ride, though they are revealed',
    () => {
      const state = draft(
        { rhudaur: ['merry'], eregion: ['gandalf-variant'], 'high-pass': ['shelob'] },
        { revealed: ['gandalf-variant', 'uruk-hai'] },
      )
      expect(offered(state, 'sauron')).toContain('move uruk-hai cardolan power')
      const fought = play(state, sauronMoves('shelob', 'rhudaur'), ...cards('1', '1'))
      expect(offered(fought, 'fellowship')).toEqual(['pass', 'support'])
    },
  )

  test('R35 Palantir is played when Sauron is asked, before battles and at the end of his turn', () => {
    const state = classic(
      { rhudaur: ['gimli'], cardolan: ['merry'], 'high-pass': ['shelob'] },
      holding('palantir', 'crebain-of-dunland'),
    )
    const moved = play(state, sauronMoves('shelob', 'rhudaur'))
    expect(asked(moved)).toBe('sauron decide/window')
    const fight = play(moved, sauron(pass))
    const after = play(fight, ...cards('5', '1'))
    expect(asked(after)).toBe('sauron decide/window')
    for (const moment of [state, moved, fight, after]) expect(forbids(moment, look('cardolan'))).toEqual([])
    expect(forbids(play(after, sauron(pass)), look('cardolan'))).toContain('special.ownTurn')
    expect(forbids(play(state, look('cardolan')), sauron(naming('crebain-of-dunland', 'rhudaur')))).toEqual([
      'special.wholeTurn',
    ])
  })

  test('R36 a question is put when it could be real, and then "no" is its only answer', () => {
    const state = classic({ eregion: ['merry'], caradhras: ['shelob'] }, FELLOWSHIP_TURN)
    const travelling = play(state, fellowshipMoves('merry', 'fangorn', 'tunnel'))
    expect(asked(travelling)).toBe('sauron decide/strike')
    expect(options(travelling, 'sauron')).toEqual([pass])
    const known = classic(
      { eregion: ['merry'], caradhras: ['shelob'] },
      { ...FELLOWSHIP_TURN, seen: ['shelob'] },
    )
    expect(asked(play(known, fellowshipMoves('merry', 'fangorn', 'tunnel')))).toBe('sauron decide/turn')
  })

  test('R39 no conclusion is drawn from a duty that lapsed', () => {
    const state = fellowshipTurn(
      {
        cardolan: ['aragorn-variant'],
        dagorlad: ['warg'],
        mirkwood: ['shelob', 'orcs-classic'],
        fangorn: ['cave-troll', 'black-rider'],
      },
      'a-king-revealed',
    )
    const named = play(state, fellowship(naming('a-king-revealed', 'dagorlad')))
    const moved = play(named, sauronMoves('uruk-hai', 'gondor'))
    expect(moved.table.worlds[1]).toEqual(state.table.worlds[1])
    expect(winner(moved)).toBe('nobody')
    expect(kindsOf(eventsOf(named, sauronMoves('uruk-hai', 'gondor')))).toContain('TurnBegan')
  })

  test('R40 of four in a region, one of them seen, one goes on: it was he in one state of four', () => {
    const pieces = {
      mordor: ['uruk-hai', 'gollum', 'shelob', 'orcs-classic'],
      rohan: ['cave-troll'],
    } as const
    const state = play(draft(pieces, { seen: ['uruk-hai'] }), sauronMoves('shelob', 'gondor'))
    const random = randomFrom('R40')
    const view = confrontation.view(state, 'fellowship')
    const gone = Array.from({ length: 2_000 }, () =>
      where(mustRight(confrontation.determinize(view, random), 'determinize'), 'uruk-hai'),
    ).filter((region) => region === 'gondor')
    expect(gone.length / 2_000).toBeCloseTo(1 / 4, 1)
  })
})
