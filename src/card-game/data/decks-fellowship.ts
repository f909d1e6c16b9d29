/** The two decks that the scenario The Fellowship of the Ring lists card by card. */
import type { CardId } from '../model/ids'
import type { Copies } from '../model/tables'

const one = (id: CardId): Copies => ({ id, copies: 1 })

/** The deck of the Balrog of Moria: 8 Monstrous cards, 18 of Mordor, 4 of Isengard. */
export const BALROG_DECK: ReadonlyArray<Copies> = [
  one('balrog-of-moria'),
  one('barrow-wights'),
  one('caradhras-the-cruel'),
  one('cave-troll'),
  one('flocks-of-crebain'),
  one('hill-troll'),
  { id: 'goblins-of-the-misty-mountains', copies: 2 },
  one('black-breath'),
  one('black-riders-mount'),
  one('grishnakh'),
  { id: 'mordor-orcs', copies: 3 },
  one('morgul-blade'),
  one('nazguls-mantle'),
  one('the-ringwraiths-are-abroad'),
  one('the-witch-king'),
  one('the-reaver'),
  one('the-beguiler'),
  one('the-hunter'),
  one('the-messenger'),
  one('the-black-easterling'),
  one('the-commander'),
  one('the-destroyer'),
  one('the-warrior'),
  one('palantir-of-orthanc'),
  one('saruman'),
  one('sarumans-staff'),
  one('ugluk'),
]

/** The deck of Gandalf: 3 cards of the Dúnedain, 2 of the Dwarves, all 13 Elf cards, 8 Hobbit, 4 Wizard. */
export const GANDALF_DECK: ReadonlyArray<Copies> = [
  one('blade-of-westernesse'),
  one('boromir'),
  one('strider'),
  one('dwarven-axe'),
  one('gimli'),
  one('arwen'),
  one('bow-of-the-galadhrim'),
  one('elrond'),
  one('elven-cloak'),
  one('galadriel'),
  { id: 'high-elves', copies: 2 },
  one('legolas'),
  one('lembas'),
  one('mirror-of-galadriel'),
  one('nenya-ring-of-adamant'),
  one('phial-of-galadriel'),
  one('vilya-ring-of-air'),
  one('bilbo-baggins'),
  one('fatty-bolger'),
  one('frodo-baggins'),
  one('merry-brandybuck'),
  one('mithril-coat'),
  one('pippin-took'),
  one('sam-gamgee'),
  one('sting'),
  one('gandalf-the-grey'),
  one('narya-ring-of-fire'),
  one('gandalfs-staff'),
  one('glamdring'),
]
