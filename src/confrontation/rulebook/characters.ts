/** What the thirty-six characters do: the text of each as a rule, with the readings that settle it. */
import type { Cite, Rule } from '../../kernel/rulebook'
import { rule } from '../../kernel/rulebook'
import { book, CHARACTERS, ruling } from './cites'

const classic = (name: string): Cite => book(CHARACTERS, `${name}, classic version`)
const variant = (name: string): Cite => book(CHARACTERS, `${name}, variant version`)

const text = (sentence: string, ...cites: ReadonlyArray<Cite>): Rule<'piece'> =>
  rule(sentence, cites, ['piece'])

const FELLOWSHIP_CLASSIC = {
  'character.frodo-classic': text(
    'Classic Frodo may retreat sideways at the start of a battle in which he is attacked.',
    classic('Frodo'),
  ),
  'character.sam-classic': text(
    'Classic Sam may be shown to fight in place of Frodo attacked in his region, and has strength 5 there ' +
      'if both are shown at the start.',
    classic('Sam'),
    ruling('R7'),
    ruling('R8'),
    ruling('R36'),
  ),
  'character.pippin': text(
    'Pippin may retreat backwards at the start of any battle in which he attacks.',
    classic('Pippin'),
  ),
  'character.merry': text(
    'A battle between Merry and the Witch King defeats the Witch King.',
    classic('Merry'),
  ),
  'character.gandalf-classic': text(
    'Against classic Gandalf, Sauron chooses and shows his card, Magic carried out, before the Fellowship ' +
      'chooses.',
    classic('Gandalf'),
  ),
  'character.aragorn-classic': text(
    'Classic Aragorn may go to any neighbouring region, also sideways outside the mountains or backwards, ' +
      'if he attacks there.',
    classic('Aragorn'),
  ),
  'character.legolas': text(
    'A battle between Legolas and the Flying Nazgul defeats the Flying Nazgul.',
    classic('Legolas'),
  ),
  'character.gimli': text('A battle between Gimli and the Orcs defeats the Orcs.', classic('Gimli')),
  'character.boromir': text(
    'A battle with Boromir defeats both him and his opponent, the Warg excepted.',
    classic('Boromir'),
  ),
} as const

const SAURON_CLASSIC = {
  'character.balrog': text(
    'From Caradhras the Balrog may be shown to defeat, without a battle, a Fellowship character in the ' +
      'tunnel below.',
    classic('Balrog'),
    book('Movement', 'The Tunnel of Moria'),
    ruling('R19'),
    ruling('R36'),
  ),
  'character.shelob': text(
    'After defeating a character outside Gondor, Shelob goes to Gondor, and is herself defeated if an ' +
      'enemy or two of her side are there.',
    classic('Shelob'),
    ruling('R28'),
  ),
  'character.witch-king-classic': text(
    'The classic Witch King may go sideways outside the mountains if he attacks there.',
    classic('Witch King'),
  ),
  'character.flying-nazgul-classic': text(
    'The classic Flying Nazgul may go to any region of the board where exactly one Fellowship character ' +
      'stands.',
    classic('Flying Nazgul'),
  ),
  'character.black-rider': text(
    'The Black Rider may go forward as far as he likes to attack, over regions with no enemy and room for ' +
      'his side.',
    classic('Black Rider'),
  ),
  'character.saruman-classic': text(
    'In a battle of classic Saruman that comes to cards, Sauron may rule that none are played.',
    classic('Saruman'),
  ),
  'character.orcs-classic': text(
    'Attacking Orcs of the classic version defeat their first opponent in the region outright, and fight ' +
      'the later ones as usual.',
    classic('Orcs'),
  ),
  'character.warg': text(
    'In a battle with the Warg no text of a Fellowship character has any effect.',
    classic('Warg'),
    book('Battle', '2. Resolve Character Abilities'),
    ruling('R21'),
  ),
  'character.cave-troll': text(
    'The card that Sauron plays for the Cave Troll counts for nothing, though he must play one.',
    classic('Cave Troll'),
  ),
} as const

const FELLOWSHIP_VARIANT = {
  'character.frodo-variant': text(
    'Text cards of Sauron have no effect in a battle with variant Frodo, and his defeat passes the ring to ' +
      'Sam.',
    variant('Frodo'),
    ruling('R9'),
    ruling('R27'),
    ruling('R30'),
  ),
  'character.sam-variant': text(
    'Variant Sam, when attacked, has the strength of the character that attacks him.',
    variant('Sam'),
  ),
  'character.smeagol': text(
    'Smeagol, attacked while alone of his side in a region, may change places with a neighbour, who then ' +
      'is the one attacked.',
    variant('Smeagol'),
    ruling('R20'),
    ruling('R22'),
  ),
  'character.faramir': text(
    'Faramir may retreat sideways at the start of any battle in which he attacks.',
    variant('Faramir'),
  ),
  'character.gandalf-variant': text(
    'Variant Gandalf may be shown to add 1 to another fighter in his own or a neighbouring region, but not ' +
      'against the Warg.',
    variant('Gandalf'),
    ruling('R6'),
    ruling('R36'),
  ),
  'character.aragorn-variant': text(
    'When variant Aragorn is attacked, the Fellowship may rule that no combat cards are played.',
    variant('Aragorn'),
  ),
  'character.elrond': text(
    'In a battle with Elrond the Eye and the Magic of Sauron have no effect.',
    variant('Elrond'),
  ),
  'character.theoden': text(
    'Theoden has strength 4 in Rohan and in Gondor, attacking or attacked.',
    variant('Theoden'),
    ruling('R21'),
  ),
  'character.treebeard': text(
    'Treebeard has strength 6 in Fangorn, and may go there from any region if exactly one Sauron character ' +
      'stands there.',
    variant('Treebeard'),
  ),
} as const

const SAURON_VARIANT = {
  'character.uruk-hai': text(
    'The Uruk-Hai may be shown to go forward as far as they like to an empty region, over regions with no ' +
      'enemy and room for their side.',
    variant('Uruk-Hai'),
    ruling('R19'),
    ruling('R34'),
  ),
  'character.wormtongue': text(
    'Wormtongue, when defeated in whatever way, may go back to a neighbouring region where nobody stands ' +
      'instead.',
    variant('Wormtongue'),
  ),
  'character.witch-king-variant': text(
    'The variant Witch King wins the game for Sauron by entering the Shire.',
    variant('Witch King'),
  ),
  'character.flying-nazgul-variant': text(
    'The variant Flying Nazgul may go two steps forward to attack, whoever stands in the region between.',
    variant('Flying Nazgul'),
  ),
  'character.mouth-of-sauron': text(
    'Once cards are shown, the Mouth of Sauron may change the card of Sauron for his 4, from hand or ' +
      'discard pile.',
    variant('Mouth of Sauron'),
    ruling('R6'),
  ),
  'character.saruman-variant': text(
    'Variant Saruman defeats Gandalf before cards, and may once a battle refuse the card shown if the ' +
      'Fellowship has another.',
    variant('Saruman'),
    ruling('R6'),
  ),
  'character.orcs-variant': text(
    'Variant Orcs have strength 6 in battles in which they attack.',
    variant('Orcs'),
  ),
  'character.gollum': text(
    'Gollum may retreat forward at the start of a battle, unless his opponent has retreated.',
    variant('Gollum'),
  ),
  'character.watcher': text(
    'The Watcher, once revealed, stays revealed for the whole game and no longer steps forward.',
    variant('The Watcher'),
  ),
} as const

export const CHARACTER_RULES = {
  ...FELLOWSHIP_CLASSIC,
  ...SAURON_CLASSIC,
  ...FELLOWSHIP_VARIANT,
  ...SAURON_VARIANT,
} as const
