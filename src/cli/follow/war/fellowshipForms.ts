/**
 * The Fellowship: declared, moved, hidden, its Guide, those who leave it, and how it bears the Hunt.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyState } from '../../loaded'
import type { Atom, Claim } from '../claims'
import { atom, claim, deed, draws, mainDeed, way } from './atoms'
import { figuresIn } from './figures'
import { begins, detail, type Form, type Hearing } from './hearing'
import { groupRoute } from './routes'
import { has, namesIn, type Said } from './said'
import { isInMordor, tableOf } from './table'

const regionsIn = (said: Said): ReadonlyArray<string> =>
  namesIn(said, 'region').flatMap(({ ids }) => ids.slice(0, 1))
const peopleIn = (said: Said): ReadonlyArray<ReadonlyArray<string>> =>
  namesIn(said, 'figure').map(({ ids }) => ids)

/** A way of the Fellowship that ends in a region; its steps may be left out. */
const wayTo = (said: Said, first: ReadonlyArray<ReadonlyArray<Atom>>): Claim => {
  const regions = regionsIn(said)
  const last = regions[regions.length - 1]
  const steps = regions.map((region) => [atom(said, way('goTo', { region: [region] }))])
  const stages = [...first, ...steps]
  const standing = [{ atom: atom(said, way('done')), isSaid: true }]
  return { stages, isTight: true, ...(last === undefined ? {} : { towards: last, standing }) }
}

/** Into Mordor; where that follows from a declaration nobody asks. */
const entering = ({ said, at }: Hearing): Claim => {
  const isSeen = (state: AnyState): boolean => isInMordor(tableOf(at.loaded, state))
  return { stages: [[{ ...atom(said, way('enterMordor')), isSeen }]] }
}

const GATE = { kinds: ['enterMordor'], isOffered: true }

const entersMordor: Form = {
  when: ({ said }) => has(said, 'mordor') && has(said, 'bring', 'go', 'move', 'stay', 'not'),
  says: (hearing) => {
    const { said } = hearing
    return has(said, 'stay', 'not')
      ? detail({ stages: [[{ ...atom(said, way('pass')), beside: GATE }]] })
      : begins(entering(hearing))
  },
}

const declares: Form = {
  when: ({ said }) => has(said, 'declare'),
  says: (hearing) => {
    const { said } = hearing
    if (has(said, 'not')) return detail(claim(said, way('pass')))
    const goesOn = has(said, 'mordor') ? [entering(hearing)] : []
    const withDie = mainDeed(said, ['declareWithDie'])
      .stages.flat()
      .flatMap(({ ways }) => ways)
    return begins(wayTo(said, [[atom(said, way('declare'), ...withDie)]]), ...goesOn)
  },
}

const moves: Form = {
  when: ({ said }) => has(said, 'fellowship') && has(said, 'move', 'go') && regionsIn(said).length === 0,
  says: ({ said }) => begins(main(said, 'moveFellowship', 'moveOn')),
}

/** An action with a die, or the same by a card where no die is named. */
const main = (said: Said, kind: string, byCard: string): Claim => {
  const ways = mainDeed(said, [kind])
    .stages.flat()
    .flatMap((one) => one.ways)
  return claim(said, ...ways, ...(said.die === undefined ? [way(byCard)] : []))
}

const hides: Form = {
  when: ({ said }) => has(said, 'hide') && !has(said, 'move'),
  says: ({ said }) => begins(main(said, 'hideFellowship', 'hide')),
}

const reveals: Form = {
  when: ({ said }) => has(said, 'reveal'),
  says: ({ said }) =>
    regionsIn(said).length === 0
      ? detail(claim(said, way('revealSelf')))
      : detail(wayTo(said, []), { ...claim(said, way('revealSelf')), isOptional: true }),
}

const guideLeaves: Form = {
  when: ({ said }) => has(said, 'guide') && has(said, 'leave'),
  says: ({ said }) => detail(claim(said, way('guideLeaves'))),
}

const loses: Form = {
  when: ({ said }) => has(said, 'random') && !has(said, 'discard'),
  says: ({ said }) => {
    const [companion] = peopleIn(said)
    const lost: Claim = {
      ...claim(said, way('loseRandom')),
      ...(companion === undefined ? {} : { isOptional: true }),
    }
    return detail(
      lost,
      ...(companion === undefined ? [] : [draws(said, ['random companion'], companion.slice(0, 1))]),
    )
  },
}

const losesGuide: Form = {
  when: ({ said }) => has(said, 'guide') && has(said, 'lose'),
  says: ({ said }) => detail(claim(said, way('loseGuide'))),
}

const guides: Form = {
  when: ({ said }) => has(said, 'guide'),
  says: ({ said }) => {
    const [companion] = peopleIn(said)
    return companion === undefined
      ? E.left('it does not say who guides')
      : detail(claim(said, way('nameGuide', { companion })))
  },
}

const usesRing: Form = {
  when: ({ said }) => has(said, 'corruption') || (has(said, 'ring') && has(said, 'play')),
  says: ({ said }) => detail(claim(said, way('takeCorruption'))),
}

const separates = (hearing: Hearing): ReturnType<Form['says']> => {
  const { said, at } = hearing
  const stages = groupRoute(hearing, regionsIn(said), figuresIn(at.state, said.tokens))
  return stages.length === 0
    ? begins(mainDeed(said, ['separate']))
    : begins(deed(said, ['separate']), { stages, isTight: true })
}

/** The Fellowship. */
export const FELLOWSHIP_FORMS: ReadonlyArray<Form> = [
  declares,
  entersMordor,
  guideLeaves,
  loses,
  losesGuide,
  guides,
  usesRing,
  moves,
  hides,
  reveals,
  { when: ({ said }) => has(said, 'leave'), says: separates },
]
