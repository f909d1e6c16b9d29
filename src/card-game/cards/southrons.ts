/** What the Southron cards say. */
import type { CardAbility, CardText } from '../model/effects'
import type { BattlegroundId } from '../model/ids'
import { ELIMINATE_THIS, fromReserve, moreAt } from './words'

/** From reserve, for its life: that battleground is activated, if it is still in its deck. */
const wakes = (id: BattlegroundId): CardAbility =>
  fromReserve([ELIMINATE_THIS], {
    kind: 'activateBattleground',
    which: { kind: 'named', ids: [id] },
    from: ['deck'],
  })

/** The cards. */
export const SOUTHRON_TEXTS: ReadonlyArray<CardText> = [
  { id: 'haradrim-mumakil', says: 'It has no text.', abilities: [] },
  {
    id: 'coastal-raiders',
    says: 'One attack more at Dol Amroth. From reserve: eliminate it to activate Dol Amroth.',
    abilities: [moreAt('battleground', 'dol-amroth', { battlegroundAttack: 1 }), wakes('dol-amroth')],
  },
  {
    id: 'haradrim-cavalry',
    says: 'One attack more at Minas Tirith. From reserve: eliminate it to activate Minas Tirith.',
    abilities: [moreAt('battleground', 'minas-tirith', { battlegroundAttack: 1 }), wakes('minas-tirith')],
  },
  {
    id: 'the-black-fleet',
    says: 'One attack more at Pelargir. From reserve: eliminate it to activate Pelargir.',
    abilities: [moreAt('battleground', 'pelargir', { battlegroundAttack: 1 }), wakes('pelargir')],
  },
  {
    id: 'corsairs-of-umbar',
    says: 'From reserve: eliminate it to activate Umbar.',
    abilities: [wakes('umbar')],
  },
  {
    id: 'haradrim-regulars',
    says: 'From reserve: eliminate it to activate Harad.',
    abilities: [wakes('harad')],
  },
  {
    id: 'the-black-serpent',
    says: 'From reserve: eliminate him to reactivate a battleground that shows the Southrons.',
    abilities: [
      fromReserve([ELIMINATE_THIS], {
        kind: 'activateBattleground',
        which: { kind: 'showing', faction: 'southron' },
        from: ['scoring'],
      }),
    ],
  },
]
