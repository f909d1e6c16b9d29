/**
 * "Is this legal, and why not?" Builds positions as they could lie on a table, tries ten things that the
 * rules of The Confrontation forbid and seven that those of War of the Ring do, and prints for each every
 * rule that stands against it, with the place where it is written.
 *
 *   node examples/why-illegal.mjs
 */
import { confrontation } from 'middle-earth-rules/confrontation'
import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring'
import { boardOf } from './board.mjs'
import { CASES as WAR_CASES } from './war/illegal.mjs'
import { explained } from './words.mjs'

/** A position from its description; an impossible one would say what is wrong with it. */
const position = (spec) => {
  const built = confrontation.position(spec)
  if (built._tag === 'Left') throw new Error(`${built.left.path}: ${built.left.problem}`)
  return built.right
}

/** The position after actions that are legal. */
const after = (state, ...actions) => {
  const played = confrontation.applyAll(state, actions)
  if (played._tag === 'Left') throw new Error(JSON.stringify(played.left))
  return played.right.state
}

const open = position({
  config: { characters: 'classic', specialCards: 'handicap', handicap: ['shadowfax', 'palantir'] },
  turn: 'fellowship',
  turns: 9,
  pieces: {
    shire: ['frodo-classic', 'sam-classic'],
    eregion: ['gandalf-classic', 'pippin'],
    caradhras: ['aragorn-classic'],
    fangorn: ['legolas'],
    'misty-mountains': ['witch-king-classic'],
    'gap-of-rohan': ['orcs-classic'],
    gondor: ['saruman-classic', 'balrog'],
    mordor: ['cave-troll', 'warg'],
  },
  defeated: ['boromir', 'gimli', 'merry', 'shelob', 'flying-nazgul-classic', 'black-rider'],
  hand: ['fellowship-1', 'fellowship-4', 'fellowship-magic', 'sauron-2', 'sauron-5', 'sauron-eye'],
})

const pippinAttacks = {
  seat: 'fellowship',
  kind: 'move',
  piece: 'pippin',
  to: 'misty-mountains',
  way: 'step',
}
const battle = after(open, pippinAttacks)
const cards = after(battle, { seat: 'fellowship', kind: 'pass' })

const move = (piece, to, way = 'step') => ({ seat: 'fellowship', kind: 'move', piece, to, way })

const CASES = [
  ['Gandalf goes back from Eregion to Cardolan.', open, move('gandalf-classic', 'cardolan')],
  ['Pippin joins Aragorn in Caradhras.', open, move('pippin', 'caradhras')],
  ['Legolas goes up the Anduin from Fangorn to Mirkwood.', open, move('legolas', 'mirkwood', 'river')],
  ['Sam takes the tunnel from the Shire to Fangorn.', open, move('sam-classic', 'fangorn', 'tunnel')],
  [
    'Aragorn attacks the Orcs next door in the mountains.',
    open,
    move('aragorn-classic', 'gap-of-rohan', 'power'),
  ],
  ['Boromir, who has fallen, moves to Arthedain.', open, move('boromir', 'arthedain')],
  ['The Fellowship moves the Warg.', open, move('warg', 'gondor')],
  [
    'The Fellowship plays Gandalf the White, which it does not hold, while Gandalf is on the board.',
    open,
    { seat: 'fellowship', kind: 'playReturn', card: 'gandalf-the-white' },
  ],
  [
    'Pippin, attacking the Witch King in the Misty Mountains, retreats on to Mirkwood.',
    battle,
    { seat: 'fellowship', kind: 'retreat', to: 'mirkwood' },
  ],
  [
    'The Fellowship plays its 5, which lies on the discard pile.',
    cards,
    { seat: 'fellowship', kind: 'playCard', card: 'fellowship-5' },
  ],
]

/** Each case with its number, and every rule that forbids it. */
const tell = (game, cases, first) => {
  for (const [index, [question, state, action]] of cases.entries()) {
    console.log(`\n${first + index}. ${question}`)
    const reasons = game.whyNot(state, action)
    if (reasons.length === 0) throw new Error('this is legal')
    for (const line of reasons.flatMap(explained)) console.log(`   ${line}`)
  }
}

console.log('The Confrontation: the position, the Fellowship to move\n')
console.log(boardOf(open))
tell(confrontation, CASES, 1)
console.log('\nWar of the Ring: the Free Peoples to act')
tell(warOfTheRing, WAR_CASES, CASES.length + 1)
