/**
 * Locations: a box for each one that is fought over, with attackers above and defenders below; the others by
 * name.
 */
import {
  battleground as groundById,
  nameOf,
  path as pathById,
  type ActiveLocationCards,
  type BattlegroundId,
  type CardInPlay,
  type PathId,
  type Side,
} from '../../card-game'
import { element, group } from '../draw/element'
import { flow, type Block } from '../draw/flow'
import { CHOICE, landOf, PAGE, RING, SPENT, type Tint } from '../draw/palette'
import { box, caption, pill } from '../draw/shapes'
import { line } from '../draw/text'
import { printed, tokensInWords, WHOLE, type CardLook } from './cards'

const LANDS: Readonly<Record<Side | 'path', Tint>> = {
  'free-peoples': landOf('open'),
  shadow: landOf('mountain'),
  path: landOf('home'),
}

/** What is told of a location: its name, a line about it, who attacks. */
interface Told {
  readonly name: string
  readonly about: string
  readonly attackers: Side
  readonly land: Tint
}

const pathTold = (reading: ActiveLocationCards): Told => {
  const data = pathById(reading.location)
  const about = [`path ${data?.number ?? 0}`, `points ${data?.points ?? 0}`, `defense ${data?.defense ?? 0}`]
  return {
    name: nameOf(reading.location),
    about: [...about, ...tokensInWords(reading)].join(', '),
    attackers: 'shadow',
    land: LANDS.path,
  }
}

const groundTold = (reading: ActiveLocationCards): Told => {
  const data = groundById(reading.location)
  const defense = reading.bared ? 'defense off' : `defense ${data?.defense ?? 0}`
  const side = data?.side ?? 'free-peoples'
  return {
    name: nameOf(reading.location),
    about: ['battleground', `points ${data?.points ?? 0}`, defense, ...tokensInWords(reading)].join(', '),
    attackers: side === 'shadow' ? 'free-peoples' : 'shadow',
    land: LANDS[side],
  }
}

const toldOf = (reading: ActiveLocationCards): Told =>
  reading.place === 'path' ? pathTold(reading) : groundTold(reading)

/** A location in words: what it is and who is there. */
export const locationInWords = (reading: ActiveLocationCards): string => {
  const { name, about } = toldOf(reading)
  const here = reading.cards.map(({ card, items }) => [card, ...items].map(nameOf).join(' with '))
  return [`${name}, ${about}`, ...(here.length === 0 ? [] : [here.join(', ')])].join('. ')
}

const row = (words: string, blocks: ReadonlyArray<Block>, width: number): Block => {
  const none = caption(blocks.length === 0 ? `${words}: nobody` : words, width)
  return flow([none, ...blocks], { width, gap: 5 })
}

/** Who stands at a location, attackers first. */
const standing = (reading: ActiveLocationCards, room: number, { inPlay }: CardLook): Block => {
  const { attackers } = toldOf(reading)
  const where = reading.place === 'path' ? 'path' : 'battleground'
  const attacks = ({ card }: CardInPlay): boolean => printed(card)?.side === attackers
  const drawn = (one: CardInPlay): Block => inPlay(one, where)
  const above = reading.cards.filter(attacks).map(drawn)
  const below = reading.cards.filter((one) => !attacks(one)).map(drawn)
  return flow([row('attackers', above, room), row('defenders', below, room)], {
    width: room,
    gap: 8,
  })
}

const HEAD = 46

/** A location that is fought over, as a block of a width. */
export const activeLocation = (
  reading: ActiveLocationCards,
  width: number,
  highlight: ReadonlySet<string>,
  look: CardLook = WHOLE,
): Block => {
  const { name, about, land } = toldOf(reading)
  const { location, place: called } = reading
  const room = width - 20
  const rows = standing(reading, room, look)
  const height = HEAD + rows.height + 12
  // Actions call the path that is fought over just that, whichever it is.
  const place = called === 'path' ? called : undefined
  const chosen = [location, called].some((id) => highlight.has(id))
  const at = (x: number, y: number): string =>
    group(
      { 'data-region': location, 'data-place': place, 'data-highlight': chosen ? 'true' : undefined },
      [
        box({ x, y, width, height }, land, { rx: 12, 'stroke-width': 1.5 }),
        group({ 'data-label': location }, [
          line(name, x + 12, y + 20, { size: 15, bold: true, fill: land.ink, max: room }),
        ]),
        line(about, x + 12, y + 37, { size: 11.5, fill: land.ink, max: room }),
        rows.at(x + 10, y + HEAD),
        chosen ? halo(x, y, width, height) : '',
      ],
      locationInWords(reading),
    )
  return { width, height, at }
}

/** A mark inside the edge, as a path: the last rectangle of a region is its box. */
const halo = (x: number, y: number, width: number, height: number): string =>
  element('path', {
    d: `M${x + 4} ${y + 4}h${width - 8}v${height - 8}h${8 - width}z`,
    fill: 'none',
    stroke: CHOICE,
    'stroke-width': 4,
    'stroke-dasharray': '10 5',
  })

/** A location that is not fought over, by name. */
export const idleLocation = (id: BattlegroundId | PathId, highlight: ReadonlySet<string>): Block => {
  const chosen = highlight.has(id)
  const points = groundById(id)?.points ?? pathById(id)?.points ?? 0
  const tint = chosen ? { ink: PAGE.ink, paper: RING.paper, edge: CHOICE } : SPENT
  return pill(`${chosen ? '› ' : ''}${nameOf(id)} ${points}`, {
    tint,
    size: 11,
    data: { 'data-region': id, 'data-highlight': chosen ? 'true' : undefined },
    tip: `${nameOf(id)}, points ${points}`,
  })
}
