/**
 * The start of the game (chapter III): Armies and reinforcements as in the Army Setup of p. 23, and the
 * Fellowship, Elven Rings and Hunt Pool of steps 2 to 9. Nobody holds a card before the first draw (OR-5).
 */
import { FELLOWSHIP_IDS, STANDARD_TILE_IDS } from '../model/ids'
import type { SetUpData } from '../model/tables'

/** The set-up; characters and special Hunt tiles that it does not name are set aside. */
export const SET_UP: SetUpData = {
  armies: [
    // Dwarves
    { region: 'erebor', nation: 'dwarves', regular: 1, elite: 1, leader: 1, nazgul: 0 },
    { region: 'ered-luin', nation: 'dwarves', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    { region: 'iron-hills', nation: 'dwarves', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    // Elves
    { region: 'grey-havens', nation: 'elves', regular: 1, elite: 1, leader: 1, nazgul: 0 },
    { region: 'rivendell', nation: 'elves', regular: 0, elite: 2, leader: 1, nazgul: 0 },
    { region: 'woodland-realm', nation: 'elves', regular: 1, elite: 1, leader: 1, nazgul: 0 },
    { region: 'lorien', nation: 'elves', regular: 1, elite: 2, leader: 1, nazgul: 0 },
    // Gondor
    { region: 'minas-tirith', nation: 'gondor', regular: 3, elite: 1, leader: 1, nazgul: 0 },
    { region: 'dol-amroth', nation: 'gondor', regular: 3, elite: 0, leader: 0, nazgul: 0 },
    { region: 'osgiliath', nation: 'gondor', regular: 2, elite: 0, leader: 0, nazgul: 0 },
    { region: 'pelargir', nation: 'gondor', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    // The North
    { region: 'bree', nation: 'north', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    { region: 'carrock', nation: 'north', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    { region: 'dale', nation: 'north', regular: 1, elite: 0, leader: 1, nazgul: 0 },
    { region: 'north-downs', nation: 'north', regular: 0, elite: 1, leader: 0, nazgul: 0 },
    { region: 'the-shire', nation: 'north', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    // Rohan
    { region: 'edoras', nation: 'rohan', regular: 1, elite: 1, leader: 0, nazgul: 0 },
    { region: 'fords-of-isen', nation: 'rohan', regular: 2, elite: 0, leader: 1, nazgul: 0 },
    { region: 'helms-deep', nation: 'rohan', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    // Isengard
    { region: 'orthanc', nation: 'isengard', regular: 4, elite: 1, leader: 0, nazgul: 0 },
    { region: 'north-dunland', nation: 'isengard', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    { region: 'south-dunland', nation: 'isengard', regular: 1, elite: 0, leader: 0, nazgul: 0 },
    // Sauron
    { region: 'barad-dur', nation: 'sauron', regular: 4, elite: 1, leader: 0, nazgul: 1 },
    { region: 'dol-guldur', nation: 'sauron', regular: 5, elite: 1, leader: 0, nazgul: 1 },
    { region: 'gorgoroth', nation: 'sauron', regular: 3, elite: 0, leader: 0, nazgul: 0 },
    { region: 'minas-morgul', nation: 'sauron', regular: 5, elite: 0, leader: 0, nazgul: 1 },
    { region: 'moria', nation: 'sauron', regular: 2, elite: 0, leader: 0, nazgul: 0 },
    { region: 'mount-gundabad', nation: 'sauron', regular: 2, elite: 0, leader: 0, nazgul: 0 },
    { region: 'nurn', nation: 'sauron', regular: 2, elite: 0, leader: 0, nazgul: 0 },
    { region: 'morannon', nation: 'sauron', regular: 5, elite: 0, leader: 0, nazgul: 1 },
    // Southrons & Easterlings
    { region: 'far-harad', nation: 'southrons', regular: 3, elite: 1, leader: 0, nazgul: 0 },
    { region: 'near-harad', nation: 'southrons', regular: 3, elite: 1, leader: 0, nazgul: 0 },
    { region: 'north-rhun', nation: 'southrons', regular: 2, elite: 0, leader: 0, nazgul: 0 },
    { region: 'south-rhun', nation: 'southrons', regular: 3, elite: 1, leader: 0, nazgul: 0 },
    { region: 'umbar', nation: 'southrons', regular: 3, elite: 0, leader: 0, nazgul: 0 },
  ],
  reinforcements: {
    dwarves: { regular: 2, elite: 4, leader: 3, nazgul: 0 },
    elves: { regular: 2, elite: 4, leader: 0, nazgul: 0 },
    gondor: { regular: 6, elite: 4, leader: 3, nazgul: 0 },
    north: { regular: 6, elite: 4, leader: 3, nazgul: 0 },
    rohan: { regular: 6, elite: 4, leader: 3, nazgul: 0 },
    isengard: { regular: 6, elite: 5, leader: 0, nazgul: 0 },
    sauron: { regular: 8, elite: 4, leader: 0, nazgul: 4 },
    southrons: { regular: 10, elite: 3, leader: 0, nazgul: 0 },
  },
  fellowship: { region: 'rivendell', guide: 'gandalf-the-grey', companions: FELLOWSHIP_IDS },
  elvenRings: { 'free-peoples': 3, shadow: 0 },
  huntPool: STANDARD_TILE_IDS,
}
