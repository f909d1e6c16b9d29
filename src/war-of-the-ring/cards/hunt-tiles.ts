/** Cards that put a special Hunt tile into play. */
import type { EventCard } from '../model/effects'
import type { EventCardId, HuntTileId } from '../model/ids'

const bringing = (id: EventCardId, tile: HuntTileId, says: string): EventCard => ({
  id,
  says,
  effect: [{ kind: 'putTileInPlay', tile }],
})

/** The eight of them. */
export const HUNT_TILE_CARDS: ReadonlyArray<EventCard> = [
  bringing('fp-char-01', 'elven-cloaks', 'A blue tile without damage waits for Mordor.'),
  bringing('fp-char-02', 'elven-rope', 'A blue tile without damage waits for Mordor.'),
  bringing('fp-char-03', 'phial-of-galadriel', 'A blue tile that heals two Corruption waits for Mordor.'),
  bringing(
    'fp-char-04',
    'smeagol-helps-nice-master',
    'A blue tile that heals one Corruption waits for Mordor.',
  ),
  bringing('sh-char-01', 'shelobs-lair', 'A red tile with a die for its damage waits for Mordor.'),
  bringing('sh-char-02', 'the-ring-is-mine', 'A red Eye that reveals and stops waits for Mordor.'),
  bringing('sh-char-03', 'on-on-they-went', 'A red tile of three that stops waits for Mordor.'),
  bringing('sh-char-04', 'give-it-to-uss', 'A red tile of one that reveals and stops waits for Mordor.'),
]
