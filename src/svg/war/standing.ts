/** What stands in a region, as blocks to be drawn and in words. */
import { SIDES, type Pieces, type RegionData, type RegionId } from '../../war-of-the-ring/viewer'
import { BREAK, type Block } from '../draw/flow'
import { pill } from '../draw/shapes'
import { besideChips, besideInWords } from './beside'
import { characterPill, chips, fellowshipPill, figuresInWords, nazgulPill } from './figures'
import { CORNERS, nameOfNation, NO_LAND, PIECES, SIDE_NAMES } from './look'
import { charactersIn, isCaptured, type Crowd, type Scene } from './scene'

/** Both sides of a crowd together; no piece is of both. */
const together = (crowd: Crowd): Pieces => ({ ...crowd['free-peoples'], ...crowd.shadow })

const standing = (scene: Scene, crowd: Crowd, isNarrow: boolean): ReadonlyArray<Block> => [
  ...chips(scene, together(crowd), isNarrow),
  ...nazgulPill(crowd.shadow.nazgul ?? 0),
  ...charactersIn(scene, crowd).map((id) => characterPill(scene, id)),
]

const insideMark = (size: number): Block =>
  pill('inside', { tint: NO_LAND, dashed: true, size, tip: 'besieged in the Stronghold' })

/** All blocks of a region: the field first, then whoever is besieged. */
export const blocksOf = (scene: Scene, region: RegionId, isNarrow = false): ReadonlyArray<Block> => {
  const { fellowship } = scene.table
  const { regions } = scene.derived
  const field = [
    ...standing(scene, regions[region].field, isNarrow),
    ...(fellowship.region === region ? [fellowshipPill(fellowship.progress, fellowship.revealed)] : []),
    ...besideChips(scene, region),
  ]
  const within = standing(scene, regions[region].inside, isNarrow)
  return within.length === 0 ? field : [...field, BREAK, insideMark(isNarrow ? 10 : 9), ...within]
}

/** Where more stand together than can be drawn: how many of each side, whoever they are. */
export const totalsOf = ({ derived }: Scene, region: RegionId): ReadonlyArray<Block> => {
  const { field, inside } = derived.regions[region]
  return SIDES.flatMap((side) => {
    const counts = [...Object.values(field[side]), ...Object.values(inside[side])]
    const total = counts.reduce((sum: number, count = 0) => sum + count, 0)
    const tip = `${total} figures of the ${SIDE_NAMES[side]}`
    return total === 0 ? [] : [pill(`${total} ›`, { tint: PIECES[side], round: CORNERS[side], tip })]
  })
}

const crowdInWords = (scene: Scene, crowd: Crowd): ReadonlyArray<string> => {
  const nazgul = crowd.shadow.nazgul ?? 0
  const names = charactersIn(scene, crowd).map(
    (id) => scene.tables.characters.find((one) => one.id === id)?.name ?? id,
  )
  return [figuresInWords(scene, together(crowd)), nazgul > 0 ? `${nazgul} Nazgûl` : '', ...names].filter(
    (word) => word !== '',
  )
}

/** A region in words: what it is, who holds it and who is there. */
export const regionInWords = (scene: Scene, data: RegionData): string => {
  const { id, name } = data
  const { field, inside, controlledBy } = scene.derived.regions[id]
  const nation = data.nation === null ? [] : [nameOfNation(data.nation)]
  const kind = data.settlement ?? (data.fortification ? 'fortification' : null)
  const within = crowdInWords(scene, inside)
  const parts = [
    [...nation, ...(kind === null ? [] : [kind])].join(' '),
    controlledBy !== null && isCaptured(scene, data) ? `held by the ${SIDE_NAMES[controlledBy]}` : '',
    ...crowdInWords(scene, field),
    scene.table.fellowship.region === id ? 'the Fellowship' : '',
    ...besideInWords(scene, id),
    within.length === 0 ? '' : `inside: ${within.join('; ')}`,
  ].filter((part) => part !== '')
  return [name, ...parts].join('. ')
}
