/** Fate: the track, the tiles, and the Characters who wait on it. */
import { rule } from '../../kernel/rulebook'
import { faq, fate, ofRegion, plain, ruling } from './cites'

const TRACK = fate('The Fate Track')
const POOL = fate('The Fate Pool')
const ADVANCING = fate('Advancing the Fate Track')
const TILES = fate('Fate Tiles Effects Table')
const CHARACTERS = fate('Characters on the Fate Track')

export const FATE_RULES = {
  'fate.start': plain('The Fate marker starts on 0, the Endgame marker where the scenario says.', TRACK),
  'fate.pool': plain(
    'The pool begins with the grey tiles; special tiles enter by cards or the scenario.',
    POOL,
  ),
  'fate.draws': plain(
    'The Free Peoples may draw as many tiles as there are dice in the Shadow Box, and may draw none.',
    ADVANCING,
    ruling('OR-17'),
  ),
  'fate.lastTile': plain(
    'The last tile drawn is applied; one set aside cannot be taken back. Tiles are drawn openly.',
    ADVANCING,
    ruling('OR-18'),
    ruling('OR-69'),
  ),
  'fate.redTile': plain('A red tile ends the drawing and is applied.', ADVANCING),
  'fate.discard': plain('The applied tile is discarded, those set aside return to the pool.', ADVANCING),
  'fate.effects': plain(
    'A tile moves the marker by its number, or by the dice in the box; icons and special tiles do more.',
    TILES,
    ruling('OR-19'),
    ruling('OR-59'),
  ),
  'fate.another': plain(
    'Draw another means one tile; if the pool is empty the used grey tiles return, no special ones.',
    TILES,
    faq,
    ruling('OR-90'),
  ),
  'fate.byCards': plain('Cards may move the marker; a scenario may attach events to steps.', TRACK),
  'fate.ready': plain(
    'A Character is ready when the marker reaches his step, or passes it.',
    CHARACTERS,
    ruling('OR-20'),
  ),
  'fate.enterAmongEnemies': ofRegion(
    'A ready Character enters in a Region that his card lists, even among enemies, but then no Units come ' +
      'with him.',
    CHARACTERS,
    ruling('OR-61'),
  ),
  'fate.specialTiles': plain('A special tile that was used is out of the game.', POOL, faq, ruling('OR-90')),
  'fate.stepByStep': plain('Steps are taken one by one, and what they bring happens in order.', TRACK),
  'fate.entering': rule(
    'A ready Character enters by a die that his card names, if its requirement holds, in a Region it lists.',
    [CHARACTERS, ruling('OR-21')],
    ['character'],
  ),
  'fate.emptyBox': plain('With an empty Shadow Box no tile is drawn.', ADVANCING),
} as const
