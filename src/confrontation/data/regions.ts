/**
 * The board: sixteen regions in rows from the Shire to Mordor, the ways between them, and the set-up.
 * How sure the neighbours are is told in `docs/rulings/confrontation.md`.
 */
import type { LinkData, RegionData } from '../model/abilities'
import type { BySide, RegionId } from '../model/ids'

/** The regions in the order of `REGION_IDS`. One side's way back is the other side's way forward. */
export const REGIONS: ReadonlyArray<RegionData> = [
  {
    id: 'shire',
    name: 'The Shire',
    terrain: 'home',
    limit: 4,
    forward: { fellowship: ['arthedain', 'cardolan'], sauron: [] },
    sideways: [],
    borders: [],
  },
  {
    id: 'arthedain',
    name: 'Arthedain',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['rhudaur', 'eregion'], sauron: ['shire'] },
    sideways: ['cardolan'],
    borders: [],
  },
  {
    id: 'cardolan',
    name: 'Cardolan',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['eregion', 'enedwaith'], sauron: ['shire'] },
    sideways: ['arthedain'],
    borders: [],
  },
  {
    id: 'rhudaur',
    name: 'Rhudaur',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['high-pass', 'misty-mountains'], sauron: ['arthedain'] },
    sideways: ['eregion'],
    borders: [],
  },
  {
    id: 'eregion',
    name: 'Eregion',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['misty-mountains', 'caradhras'], sauron: ['arthedain', 'cardolan'] },
    sideways: ['rhudaur', 'enedwaith'],
    borders: [],
  },
  {
    id: 'enedwaith',
    name: 'Enedwaith',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['caradhras', 'gap-of-rohan'], sauron: ['cardolan'] },
    sideways: ['eregion'],
    borders: [],
  },
  {
    id: 'high-pass',
    name: 'The High Pass',
    terrain: 'mountain',
    limit: 1,
    forward: { fellowship: ['mirkwood'], sauron: ['rhudaur'] },
    sideways: [],
    borders: ['misty-mountains'],
  },
  {
    id: 'misty-mountains',
    name: 'Misty Mountains',
    terrain: 'mountain',
    limit: 1,
    forward: { fellowship: ['mirkwood', 'fangorn'], sauron: ['rhudaur', 'eregion'] },
    sideways: [],
    borders: ['high-pass', 'caradhras'],
  },
  {
    id: 'caradhras',
    name: 'Caradhras',
    terrain: 'mountain',
    limit: 1,
    forward: { fellowship: ['fangorn', 'rohan'], sauron: ['eregion', 'enedwaith'] },
    sideways: [],
    borders: ['misty-mountains', 'gap-of-rohan'],
  },
  {
    id: 'gap-of-rohan',
    name: 'Gap of Rohan',
    terrain: 'mountain',
    limit: 1,
    forward: { fellowship: ['rohan'], sauron: ['enedwaith'] },
    sideways: [],
    borders: ['caradhras'],
  },
  {
    id: 'mirkwood',
    name: 'Mirkwood',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['dagorlad'], sauron: ['high-pass', 'misty-mountains'] },
    sideways: ['fangorn'],
    borders: [],
  },
  {
    id: 'fangorn',
    name: 'Fangorn',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['dagorlad', 'gondor'], sauron: ['misty-mountains', 'caradhras'] },
    sideways: ['mirkwood', 'rohan'],
    borders: [],
  },
  {
    id: 'rohan',
    name: 'Rohan',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['gondor'], sauron: ['caradhras', 'gap-of-rohan'] },
    sideways: ['fangorn'],
    borders: [],
  },
  {
    id: 'dagorlad',
    name: 'Dagorlad',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['mordor'], sauron: ['mirkwood', 'fangorn'] },
    sideways: ['gondor'],
    borders: [],
  },
  {
    id: 'gondor',
    name: 'Gondor',
    terrain: 'open',
    limit: 2,
    forward: { fellowship: ['mordor'], sauron: ['fangorn', 'rohan'] },
    sideways: ['dagorlad'],
    borders: [],
  },
  {
    id: 'mordor',
    name: 'Mordor',
    terrain: 'home',
    limit: 4,
    forward: { fellowship: [], sauron: ['dagorlad', 'gondor'] },
    sideways: [],
    borders: [],
  },
]

/** Forward ways of the Fellowship beside the ordinary ones: two down the Anduin, one under Caradhras. */
export const LINKS: ReadonlyArray<LinkData> = [
  { kind: 'river', from: 'mirkwood', to: 'fangorn' },
  { kind: 'river', from: 'fangorn', to: 'rohan' },
  { kind: 'tunnel', from: 'eregion', to: 'fangorn' },
]

/** Sideways neighbours that lie up the Anduin. */
export const UPSTREAM: ReadonlyArray<{ readonly from: RegionId; readonly to: RegionId }> = [
  { from: 'fangorn', to: 'mirkwood' },
  { from: 'rohan', to: 'fangorn' },
]

/** The region under which the tunnel runs. */
export const TUNNEL_UNDER = 'caradhras' satisfies RegionId

/** The region where each side starts with four characters. */
export const HOME: BySide<RegionId> = { fellowship: 'shire', sauron: 'mordor' }

/** The regions where each side starts with one character, in the order of the board. */
export const SET_UP: BySide<ReadonlyArray<RegionId>> = {
  fellowship: ['arthedain', 'cardolan', 'rhudaur', 'eregion', 'enedwaith'],
  sauron: ['mirkwood', 'fangorn', 'rohan', 'dagorlad', 'gondor'],
}
