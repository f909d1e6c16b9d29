/**
 * Whoever stands in a region: a shield for each Army with the number of its units, its Nations as bands with
 * their emblems, Elites as pips and its Leadership as a disc; a disc for each character and for the Nazgûl.
 */
import { NATIONS, type CharacterId, type Nation, type Pieces, type Side } from '../../war-of-the-ring/viewer'
import { element, group, rounded } from '../draw/element'
import type { Block } from '../draw/flow'
import { RING, type Tint } from '../draw/palette'
import { line } from '../draw/text'
import { figuresInWords, sign } from './figures'
import { LANDS, PIECES, shortName } from './look'
import { charactersIn, type Crowd, type Scene } from './scene'
import { emblem } from './settlements'

const SHIELD = { width: 36, height: 39 } as const
/** The Free Peoples' shields are round below, the Shadow's jagged. */
const OUTLINES: Readonly<Record<Side, string>> = {
  'free-peoples': 'M1 1H35V25Q35 36 18 38Q1 36 1 25z',
  shadow: 'M1 1L6 3L18 1L30 3L35 1V29L27 38L18 33L9 38L1 29z',
}

/** The outline of a side's shields, 36 by 39. */
export const outlineOfShield = (side: Side): string => OUTLINES[side]

/** One kind of figure in an Army. */
interface Kind {
  readonly piece: string
  readonly sort: string
  readonly nation: Nation | null
  readonly count: number
}

const kindsOf = ({ tables }: Scene, pieces: Pieces): ReadonlyArray<Kind> =>
  tables.pieces.flatMap(({ id: piece, sort, nation }) => {
    const count = pieces[piece] ?? 0
    return count === 0 ? [] : [{ piece, sort, nation, count }]
  })

const isUnit = ({ sort }: Kind): boolean => sort === 'regular' || sort === 'elite'
const sum = (kinds: ReadonlyArray<Kind>): number => kinds.reduce((all, { count }) => all + count, 0)

/** How many units there are. */
export const unitsIn = (scene: Scene, pieces: Pieces): number => sum(kindsOf(scene, pieces).filter(isUnit))

/** The Leadership of Leaders, Nazgûl and characters together. */
const leadershipOf = ({ tables }: Scene, kinds: ReadonlyArray<Kind>): number =>
  kinds.reduce((all, { piece, sort, count }) => {
    if (sort === 'leader' || sort === 'nazgul') return all + count
    return all + (tables.characters.find(({ id }) => id === piece)?.leadership ?? 0)
  }, 0)

const figure = ({ piece, count }: Kind, drawn: string): string =>
  group({ 'data-piece': piece, 'data-count': count }, [drawn])

/** A band for each Nation in the Army, as wide as its share of the shield; its regulars are found here. */
const bands = (units: ReadonlyArray<Kind>): ReadonlyArray<string> => {
  const own = NATIONS.filter((nation) => units.some((kind) => kind.nation === nation))
  const width = 28 / own.length
  return own.map((nation, ix) => {
    const left = 4 + ix * width
    const { paper, edge } = LANDS[nation]
    const band = element('rect', { x: left, y: 3, width, height: 8, fill: paper, stroke: edge })
    const regular = units.find((kind) => kind.nation === nation && kind.sort === 'regular')
    const drawn = band + emblem(nation, [left + width / 2, 7], 0.5)
    return regular === undefined ? drawn : figure(regular, drawn)
  })
}

const PIPS = { y: 33.5, room: 24, most: 3 } as const

/** A pip for each Elite. */
const pips = (units: ReadonlyArray<Kind>, fill: string): ReadonlyArray<string> => {
  const elites = units.filter(({ sort }) => sort === 'elite')
  const all = sum(elites)
  const apart = Math.min(7, PIPS.room / Math.max(1, all))
  const size = Math.min(PIPS.most, apart / 1.7)
  const [one, back] = [rounded(size), `-${rounded(size)}`]
  const diamond = `${one} ${one} ${back} ${one} ${back} ${back}z`
  let x = 18 - (apart * (all - 1)) / 2
  return elites.map((kind) => {
    const drawn = Array.from({ length: kind.count }, () => {
      const d = `M${rounded(x)} ${rounded(PIPS.y - size)}l${diamond}`
      x += apart
      return element('path', { d, fill })
    })
    return figure(kind, drawn.join(''))
  })
}

const DISC = 10

/** The disc of an Army's Leadership, with a star for the Leaders of each Nation. */
const leadership = (number: number, leaders: ReadonlyArray<Kind>): string =>
  number === 0 && leaders.length === 0
    ? ''
    : group({ 'data-leadership': number }, [
        element('circle', {
          cx: 37,
          cy: 6,
          r: DISC,
          fill: RING.paper,
          stroke: RING.edge,
          'stroke-width': 1.5,
        }),
        ...leaders.map((kind, ix) => figure(kind, sign('leader', 39 + ix * 3, 21 + ix * 7, RING.edge))),
        line(String(number), 37, 11.5, { size: 17, bold: true, fill: RING.ink, anchor: 'middle', max: 16 }),
      ])

/** Leaders without units. */
const leaderDisc = (scene: Scene, { piece, count }: Kind, side: Side): Block =>
  disc({
    text: `L${count}`,
    tint: PIECES[side],
    side,
    tip: figuresInWords(scene, { [piece]: count }),
    data: { 'data-piece': piece, 'data-count': count },
  })

/** How an Army stands: in the field, or behind the walls of a Stronghold; and how many units may. */
interface Stand {
  readonly side: Side
  readonly limit: number
  /** The walls around it. */
  readonly walls?: string
}

/** What is drawn of an Army. */
interface Army extends Stand {
  readonly units: ReadonlyArray<Kind>
  readonly leaders: ReadonlyArray<Kind>
  readonly total: number
  readonly led: number
}

/** A second line inside a shield: no more units may stand there. */
const fullMark = (d: string): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: RING.edge,
    'stroke-width': 1.5,
    transform: 'translate(18 19) scale(.86) translate(-18 -19)',
  })

const drawShield = ({ side, walls = '', limit, units, leaders, total, led }: Army): ReadonlyArray<string> => {
  const { paper, edge, ink } = PIECES[side]
  const d = OUTLINES[side]
  const hasElites = units.some(({ sort }) => sort === 'elite')
  // The box of its digits reaches over the bands, which are what is clicked on there.
  const number = { size: 31, bold: true, fill: ink, anchor: 'middle', max: 30, isThrough: true } as const
  return [
    walls,
    element('path', { d, 'stroke-linejoin': 'round', fill: paper, stroke: edge, 'stroke-width': 2.5 }),
    total >= limit ? fullMark(d) : '',
    ...bands(units),
    line(String(total), 18, hasElites ? 31 : 33, number),
    ...pips(units, ink),
    leadership(led, leaders),
  ]
}

/** The shield of an Army; nothing without units. */
export const shield = (scene: Scene, pieces: Pieces, stand: Stand): ReadonlyArray<Block> => {
  const { side, limit, walls } = stand
  const kinds = kindsOf(scene, pieces)
  const units = kinds.filter(isUnit)
  const leaders = kinds.filter(({ sort }) => sort === 'leader')
  const total = sum(units)
  if (total === 0) return leaders.map((kind) => leaderDisc(scene, kind, side))
  const led = leadershipOf(scene, kinds)
  const before = walls === undefined ? 0 : 7
  const tip = [
    `${walls === undefined ? '' : 'inside: '}${figuresInWords(scene, pieces)}`,
    ...(led > 0 ? [`Leadership ${led}`] : []),
    ...(total >= limit ? [`no more than ${limit} units`] : []),
  ].join('; ')
  const data = { 'data-army': `${side}${walls === undefined ? '' : '/inside'}` }
  const drawing = drawShield({ ...stand, units, leaders, total, led })
  const at = (x: number, y: number): string =>
    group({ transform: `translate(${rounded(x + before)} ${rounded(y)})`, ...data }, drawing, tip)
  const after = led > 0 || leaders.length > 0 ? DISC : before
  return [{ width: before + SHIELD.width + after, height: SHIELD.height, at }]
}

interface Disc {
  readonly text: string
  readonly tint: Tint
  readonly side: Side
  readonly tip: string
  readonly data: Readonly<Record<string, string | number>>
}

/** A disc with one or two letters: round for the Free Peoples, with corners for the Shadow. */
const disc = ({ text, tint, side, tip, data }: Disc): Block => ({
  width: 28,
  height: 28,
  at: (x, y) =>
    group(
      data,
      [
        element('rect', {
          x: x + 1,
          y: y + 1,
          width: 26,
          height: 26,
          rx: side === 'shadow' ? 5 : 13,
          fill: tint.paper,
          stroke: tint.edge,
          'stroke-width': 2,
        }),
        line(text, x + 14, y + 20, { size: 17, bold: true, fill: tint.ink, anchor: 'middle', max: 21 }),
      ],
      tip,
    ),
})

/** One or two letters for a name: `Sa`, and of two words the first of both. */
const lettersOf = (name: string): string => {
  const [first = '', second] = name.split(' ')
  return second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)
}

/** A disc for a character. */
const characterDisc = ({ tables }: Scene, id: CharacterId): Block => {
  const { side = 'free-peoples', name = id } = tables.characters.find((one) => one.id === id) ?? {}
  return disc({
    text: lettersOf(shortName(id, name)),
    tint: PIECES[side],
    side,
    tip: name,
    data: { 'data-piece': id, 'data-count': 1 },
  })
}

const nazgulDisc = (count: number): ReadonlyArray<Block> =>
  count === 0
    ? []
    : [
        disc({
          text: count === 1 ? 'N' : `N${count}`,
          tint: PIECES.shadow,
          side: 'shadow',
          tip: `${count} Nazgûl`,
          data: { 'data-piece': 'nazgul', 'data-count': count },
        }),
      ]

/** Nazgûl and characters of a crowd, one by one. */
export const discsOf = (scene: Scene, crowd: Crowd): ReadonlyArray<Block> => [
  ...nazgulDisc(crowd.shadow.nazgul ?? 0),
  ...charactersIn(scene, crowd).map((id) => characterDisc(scene, id)),
]

/** The Ring-bearers in their last known region, with their Progress. */
export const fellowshipDisc = (progress: number, revealed: boolean): Block => ({
  width: 29,
  height: 29,
  at: (x, y) =>
    group(
      { 'data-piece': 'fellowship', 'data-progress': progress },
      [
        element('circle', {
          cx: x + 14.5,
          cy: y + 14.5,
          r: 11.5,
          fill: RING.paper,
          stroke: RING.ink,
          'stroke-width': 6,
        }),
        element('circle', {
          cx: x + 14.5,
          cy: y + 14.5,
          r: 11.5,
          fill: 'none',
          stroke: RING.edge,
          'stroke-width': 3.5,
          'stroke-dasharray': revealed ? undefined : '6 3',
        }),
        line(String(progress), x + 14.5, y + 20.5, {
          size: 17,
          bold: true,
          fill: RING.ink,
          anchor: 'middle',
          max: 17,
        }),
      ],
      `The Fellowship, ${revealed ? 'revealed' : 'hidden'}, ${progress} on the Fellowship Track`,
    ),
})
