/** The water in the west and the Sea of Rhûn: only there to find one's way, no rule hangs on it. */
import { element, group } from '../draw/element'
import { WATER } from '../draw/palette'
import { line } from '../draw/text'
import { MAP } from './places'

/** The coast from Forlindon down to Umbar. */
const COAST = [
  'M0 20C22 60 4 110 8 160C4 230 26 320 16 400C16 470 40 496 110 490',
  'C165 488 196 500 190 545C172 600 190 640 250 650C320 655 338 690 342 730',
  'C350 790 402 800 408 860C406 930 440 970 500 972C570 975 600 985 640 1040',
  'C668 1074 710 1070 760 1058C820 1048 860 1090 920 1092C980 1096 960 1120 944 1150',
].join('')

/** The water. */
export const sea = (): string =>
  group({}, [
    element('path', {
      d: `${COAST}C932 1180 940 1210 936 ${MAP.height}H0z`,
      fill: WATER.paper,
      stroke: WATER.edge,
      'stroke-width': 1.5,
    }),
    element('ellipse', { cx: 1482, cy: 404, rx: 46, ry: 50, fill: WATER.paper, stroke: WATER.edge }),
    line('The Great Sea', 60, 760, { size: 20, fill: WATER.ink }),
  ])
