/** The Fellowship's panel: Progress and Corruption on their track, the Mordor Track, and who is with it. */
import { REGIONS, type FellowshipJson } from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import { flow } from '../draw/flow'
import { DARK_SIDE, PANEL, QUIET, RING, SPENT, type Tint } from '../draw/palette'
import { caption, panel, pill, ring, type Box } from '../draw/shapes'
import { line } from '../draw/text'
import { characterPill } from './figures'
import type { Scene } from './scene'

const PITCH = 37
const LEFT = 58

const circle = (x: number, y: number, text: string): string =>
  group({}, [
    element('circle', { cx: x, cy: y, r: 13, fill: SPENT.paper, stroke: SPENT.edge }),
    line(text, x, y + 4.5, { size: 12, fill: SPENT.ink, anchor: 'middle' }),
  ])

/** A marker on a track: a pill over or under a circle, tied to it by a short line. */
const marker = (text: string, tint: Tint, [x, y]: readonly [number, number], above: boolean): string => {
  const word = pill(text, { tint, size: 10.5, round: above ? 6 : 1 })
  const top = above ? y - 35 : y + 21
  const tie = { x1: x, x2: x, y1: above ? y - 21 : y + 21, y2: above ? y - 12 : y + 12 }
  return element('line', { ...tie, stroke: tint.edge, 'stroke-width': 2 }) + word.at(x - word.width / 2, top)
}

const fellowshipTrack = ({ table, tables }: Scene, { x, y }: Box): string => {
  const { progress, revealed, corruption, mordor } = table.fellowship
  const most = tables.fellowship
  const steps = Array.from({ length: most.progress + 1 }, (_, step) => step)
  const at = (step: number): readonly [number, number] => [x + LEFT + step * PITCH, y + 72]
  const state = revealed ? 'revealed' : 'hidden'
  const place = Math.min(corruption, most.corruption)
  return group(
    { 'data-track': 'fellowship', 'data-progress': progress, 'data-corruption': corruption },
    [
      ...steps.map((step) => circle(...at(step), String(step))),
      mordor === null ? marker(`Progress ${progress}, ${state}`, RING, at(progress), true) : '',
      marker(`Corruption ${corruption}`, DARK_SIDE, at(place), false),
    ],
    `Progress ${progress}, ${state}; Corruption ${corruption} of ${most.corruption}`,
  )
}

const mordorTrack = ({ table, tables }: Scene, { x, y }: Box): string => {
  const { mordor, revealed } = table.fellowship
  const last = tables.fellowship.mordor.steps
  const steps = Array.from({ length: last + 1 }, (_, step) => step)
  const top = y + 136
  const across = (step: number): number => x + LEFT + 60 + step * PITCH
  const words = mordor === null ? 'not in Mordor' : `step ${mordor}, ${revealed ? 'revealed' : 'hidden'}`
  return group({ 'data-track': 'mordor', 'data-step': mordor ?? 'none' }, [
    line('Mordor', x + 14, top + 4, { size: 11, fill: QUIET.ink }),
    ...steps.map((step) => circle(across(step), top, String(step))),
    line('Crack of Doom', across(last) + 22, top + 4, { size: 11, fill: QUIET.ink }),
    mordor === null ? '' : ring(across(mordor), top, 15),
    line(words, across(last) + 110, top + 4, { size: 11, fill: PANEL.ink, bold: mordor !== null }),
  ])
}

/** Where it was last known to be, in words. */
export const fellowshipInWords = ({ mordor, region }: FellowshipJson): string => {
  if (mordor !== null) return `on the Mordor Track, step ${mordor}`
  const found = REGIONS.find(({ id }) => id === region)
  return `last known in ${found?.name ?? 'no region'}`
}

/** The panel. */
export const fellowshipPanel = (scene: Scene, place: Box): string => {
  const { guide } = scene.table.fellowship
  const members = scene.derived.companions.filter((id) => id !== guide)
  const blocks = [
    caption('With the Ring-bearers:'),
    ...[...(guide === null ? [] : [guide]), ...members].map((id) =>
      characterPill(scene, id, id === guide ? ' (Guide)' : ''),
    ),
  ]
  const rows = flow(blocks, { width: place.width - 28, gap: 5 })
  return panel(`The Fellowship, ${fellowshipInWords(scene.table.fellowship)}`, place, [
    fellowshipTrack(scene, place),
    mordorTrack(scene, place),
    rows.at(place.x + 14, place.y + 160),
  ])
}
