/** What Twilight of the Third Age adds to what is printed, and what it replaces (chapter XII). */
import { FIGURE_NAMES, NAMES } from '../../data/twilight'
import { TWILIGHT_ELEMENTS, type TwilightElement } from '../../model/twilightIds'
import type { HuntTileData, UnitData } from '../../model/tables'
import type { Print } from '../print'
import { COMBAT, TEXTS } from './cards'
import { acquainted, CHARACTERS } from './characters'
import { cardsIn, has, namingOnly, replacedBy, unfitElements, type Elements } from './elements'
import { renamed, renamedCombat } from './witchKing'

const SMEAGOL: HuntTileData = {
  id: 'smeagol',
  name: NAMES.smeagol,
  kind: 'smeagol',
  damage: { kind: 'number', value: 0 },
  reveal: false,
  stop: false,
  count: 2,
}

const DUNLENDINGS: UnitData = {
  id: 'dunlending',
  name: FIGURE_NAMES.dunlending,
  nation: 'isengard',
  number: 12,
  perHit: 2,
  musters: false,
}

const tablesOf = ({ tables }: Print, elements: Elements): Print['tables'] => {
  const inGame = (element: TwilightElement): boolean => has(elements, element)
  const characters = [
    ...tables.characters.map(inGame('witch-king-chief') ? acquainted : (one) => one),
    ...CHARACTERS.filter(({ id }) => TWILIGHT_ELEMENTS.some((one) => one === id && inGame(one))),
  ]
  return {
    ...tables,
    characters: namingOnly(elements, characters),
    huntTiles: inGame('smeagol') ? [...tables.huntTiles, SMEAGOL] : tables.huntTiles,
    units: inGame('dunlendings') ? [...tables.units, DUNLENDINGS] : tables.units,
    limits: { ...tables.limits, deck: 26 },
    setUp: inGame('smeagol')
      ? { ...tables.setUp, huntPool: [...tables.setUp.huntPool, 'smeagol'] }
      : tables.setUp,
    beside: {
      ships: inGame('corsairs') ? 6 : 0,
      ents: inGame('ents') ? 8 : 0,
      towers: inGame('siege-engines') ? 6 : 0,
      trebuchets: inGame('siege-engines') ? 6 : 0,
      enginesPerRegion: 2,
    },
  }
}

/** The print of a game with these elements of the expansion. */
export const twilightPrint =
  (elements: Elements) =>
  <P extends Print>(print: P): P => {
    const gone = replacedBy(elements)
    const added = cardsIn(elements)
    const stays = ({ id }: { readonly id: string }): boolean => !gone.has(id)
    const texts = TEXTS.filter(({ id }) => added.some((card) => card.id === id))
    const unfit = unfitElements(elements)
    return {
      ...print,
      ...(unfit === undefined ? {} : { unfit }),
      tables: tablesOf(print, elements),
      eventCards: [...print.eventCards.filter(stays), ...added],
      texts: namingOnly(elements, [...print.texts.filter(stays).map(renamed(elements)), ...texts]),
      combat: namingOnly(elements, { ...renamedCombat(elements, print.combat), ...COMBAT }),
    }
  }

/** The print of a game in which Rage of the Dunlendings bears the sign of an Army (ruling OT-8). */
export const rageWithArmy = <P extends Print>(print: P): P => ({
  ...print,
  eventCards: print.eventCards.map((card) =>
    card.id === 'sh-strat-11e' ? { ...card, playedWith: 'army' } : card,
  ),
})
