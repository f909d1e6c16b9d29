/** Wars from which the generator is compared: partners and their Leaders stand among each other. */
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { ALL_AT_WAR } from '../support/atWar'

/** Dice of the Free Peoples that move Armies. */
export const FREE_DICE = ['muster-army', 'muster-army', 'character', 'character'] as const
/** Dice of the Shadow that move Armies. */
export const SHADOW_DICE = ['army', 'army', 'muster-army', 'character', 'character', 'muster'] as const
/** The wars. */
export const STARTS: Readonly<Record<string, PositionSpec>> = {
  'all at war': { base: 'set-up', politics: ALL_AT_WAR },
  'Leaders with the partner': {
    base: 'empty',
    politics: ALL_AT_WAR,
    armies: {
      osgiliath: { 'gondor-regular': 3, 'gondor-elite': 1, 'rohan-leader': 2, strider: 1 },
      folde: { 'rohan-regular': 2, 'gondor-leader': 1, 'elves-leader': 1 },
      edoras: { 'rohan-regular': 3, 'gondor-regular': 4, 'gondor-leader': 1, 'dwarves-leader': 1 },
      westemnet: { 'gondor-regular': 1, 'rohan-elite': 1, 'north-leader': 1 },
      'druadan-forest': { 'rohan-regular': 1, 'elves-elite': 2, 'elves-regular': 2 },
      'helms-deep': { 'isengard-regular': 4, 'southrons-regular': 2, 'sauron-regular': 3, nazgul: 1 },
      'north-ithilien': { 'sauron-regular': 4, 'southrons-regular': 3, 'southrons-elite': 1, nazgul: 1 },
      'south-ithilien': { 'southrons-regular': 3, 'isengard-elite': 1 },
      eastemnet: { 'isengard-regular': 3, 'isengard-elite': 1, 'sauron-elite': 2 },
      orthanc: { saruman: 1, 'isengard-regular': 1 },
    },
    besieged: {
      'helms-deep': { 'gondor-regular': 1, 'rohan-regular': 1, 'rohan-leader': 1, 'dwarves-leader': 1 },
    },
    mixed: ['edoras', 'north-ithilien', 'helms-deep'],
    characters: { boromir: 'folde', 'mouth-of-sauron': 'south-ithilien' },
  },
  'half of them at peace': {
    base: 'empty',
    politics: {
      ...ALL_AT_WAR,
      rohan: { steps: 1, active: true },
      elves: { steps: 1, active: true },
      southrons: { steps: 1, active: true },
    },
    armies: {
      osgiliath: { 'gondor-regular': 2, 'rohan-leader': 1, 'elves-leader': 1 },
      'dead-marshes': { 'gondor-regular': 1, 'rohan-regular': 2, 'rohan-leader': 1, 'gondor-leader': 1 },
      'western-emyn-muil': { 'north-regular': 2, 'elves-leader': 1 },
      folde: { 'gondor-regular': 2, 'rohan-leader': 1 },
      'north-ithilien': { 'sauron-regular': 2, 'southrons-regular': 3, nazgul: 1 },
      eastemnet: { 'isengard-regular': 3, 'sauron-regular': 1 },
      'minas-tirith': { 'sauron-regular': 5, 'southrons-regular': 2, 'witch-king': 1 },
    },
    besieged: { 'minas-tirith': { 'gondor-regular': 3, 'rohan-leader': 1, 'elves-leader': 1 } },
    mixed: ['dead-marshes'],
  },
  crowded: {
    base: 'empty',
    politics: ALL_AT_WAR,
    armies: {
      osgiliath: { 'gondor-regular': 7, 'rohan-regular': 2, 'rohan-leader': 1 },
      'druadan-forest': { 'gondor-elite': 4, 'rohan-leader': 1, 'gondor-leader': 1 },
      folde: { 'rohan-regular': 6, 'elves-regular': 3, 'gondor-leader': 1 },
      edoras: { 'rohan-elite': 4, 'gondor-regular': 2 },
      gorgoroth: { 'sauron-regular': 7, 'southrons-regular': 3, nazgul: 1 },
      nurn: { 'southrons-regular': 4, 'sauron-elite': 3 },
      'minas-morgul': { 'southrons-elite': 4, 'sauron-regular': 5 },
    },
    mixed: ['osgiliath', 'folde', 'gorgoroth'],
  },
}
