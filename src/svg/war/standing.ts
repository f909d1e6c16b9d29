/** What stands in a region, in words. */
import type { Pieces, RegionData } from '../../war-of-the-ring/viewer'
import { besideInWords } from './beside'
import { figuresInWords } from './figures'
import { nameOfNation, SIDE_NAMES } from './look'
import { charactersIn, isCaptured, type Crowd, type Scene } from './scene'

/** Both sides of a crowd together; no piece is of both. */
const together = (crowd: Crowd): Pieces => ({ ...crowd['free-peoples'], ...crowd.shadow })

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
