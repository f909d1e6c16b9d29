/** What comes into the game: recruits, Characters, factions, engines. */
import type { Deed, Reading } from '../../deed'
import type { Placed } from '../../slots'
import { regionsWith, type Table } from '../../table'
import {
  COMPANIONS,
  SIDE,
  charactersOf,
  eachSeat,
  figuresOf,
  goesTo,
  has,
  isCharacter,
  reading,
  spends,
  steps,
  type Sentence,
} from './sentence'

const RECRUIT =
  'recruit muster unit regular elite leader nation one two stronghold same besieged allocate new figure ' +
  SIDE

const piecesOf = (sentence: Sentence): ReadonlyArray<string> => {
  const figures = figuresOf(sentence).filter((one) => !isCharacter(one))
  if (figures.length > 0) return figures.flatMap(({ ids }) => ids)
  const rank = ['regular', 'elite', 'leader'].filter((one) => has(sentence, one))
  const nations = sentence.slots.of('nation').flatMap(({ ids }) => ids)
  const all = sentence.table.game.ids.figures.filter((id) => /-(?:regular|elite|leader)$/.test(id))
  return all.filter(
    (id) =>
      (nations.length === 0 || nations.some((nation) => id.startsWith(nation))) &&
      (rank.length === 0 ? !id.endsWith('leader') : rank.some((one) => id.endsWith(one))),
  )
}

export const recruits = (sentence: Sentence): ReadonlyArray<Reading> => {
  if (!has(sentence, 'recruit') || charactersOf(sentence).length > 0) return []
  const regions = sentence.slots.of('region')
  const [where, other] = regions
  if (where === undefined || other !== undefined) return []
  const many = sentence.slots.number ?? 1
  if (many < 1 || many > 2) return []
  const deeds = where.ids.flatMap((region) =>
    piecesOf(sentence).map((piece) => ({
      says: `recruit ${many === 2 ? 'two: ' : ''}${sentence.table.game.nameOf(piece)} in ${where.name}`,
      steps: steps(
        sentence,
        'beginRecruiting',
        ...Array.from({ length: many }, () => eachSeat(sentence, 'recruit', { piece, region })),
      ),
    })),
  )
  return [reading(sentence, deeds, [where, ...figuresOf(sentence), ...sentence.slots.of('nation')], RECRUIT)]
}

const BRING =
  'bring play enter come move recruit crown replace become upgrade character minion one in strider gandalf ' +
  `chief ringwraith nazgul lady allocate ${SIDE}`
/** Whom a Character replaces: he is named with him. */
const REPLACED: Readonly<Record<string, string>> = {
  aragorn: 'strider',
  'gandalf-the-white': 'gandalf-the-grey',
}

/** Who may come into play here: he is named, and stands nowhere yet. */
const comingIn = (sentence: Sentence): Placed | undefined => {
  const isOff = ({ ids }: Placed): boolean =>
    ids.some((id) => !COMPANIONS.includes(id) && regionsWith(sentence.table, id).length === 0)
  const who = charactersOf(sentence)
  const [first, ...more] = who.filter(isOff)
  if (first === undefined || more.some(({ ids }) => ids[0] !== first.ids[0])) return undefined
  const old = REPLACED[first.ids[0] ?? ''] ?? ''
  return who.every((one) => one.ids[0] === first.ids[0] || one.ids.includes(old)) ? first : undefined
}

const COMING = ['bring', 'play', 'recruit', 'move', 'upgrade', 'allocate', 'crown']

/** Whether it is said that he comes: by a verb, a die, or by nothing but his name and a region. */
const isComing = (sentence: Sentence, { token: own, ids }: Placed): boolean => {
  const { words, all, die } = sentence.slots
  const isAlone = [...words.values()].every(
    (token) =>
      token === own || token.names.some(({ sort }) => sort === 'region') || token.clause !== own.clause,
  )
  const isSaid = has(sentence, ...COMING) || die !== undefined
  const isReplacing = charactersOf(sentence).some((one) => one.ids.includes(REPLACED[ids[0] ?? ''] ?? ''))
  return (
    isSaid || isAlone || isReplacing || all.some(({ plain }) => plain === 'becomes' || plain === 'become')
  )
}

export const entries = (sentence: Sentence): ReadonlyArray<Reading> => {
  const { slots, table } = sentence
  const first = comingIn(sentence)
  if (first === undefined || has(sentence, 'separate', 'attack') || !isComing(sentence, first)) return []
  const regions = slots
    .of('region')
    .filter(({ before, token }) => before !== 'from' && token.clause === first.token.clause)
  const replaces = REPLACED[first.ids[0] ?? '']
  const isInPlace = replaces === 'strider'
  const stands = (one: Placed): boolean =>
    one.ids.some((id) => regionsWith(table, replaces ?? '').includes(id))
  if (isInPlace && !regions.every(stands)) return []
  const [place] = regions
  const goal = isInPlace ? undefined : place
  const deeds = first.ids.flatMap((character): ReadonlyArray<Deed> => {
    const where = place === undefined ? '' : ` in ${place.name}`
    const says = `bring in ${table.game.nameOf(character)}${where}`
    const comes = spends(sentence, 'bringCharacter', { character })
    const ends = (after: Table): boolean =>
      place === undefined || regionsWith(after, character).some((one) => place.ids.includes(one))
    const further = goal === undefined ? [] : [{ says, steps: [comes, ...goesTo(sentence, goal)] }]
    return [{ says, steps: [comes], ends }, ...further]
  })
  return [reading(sentence, deeds, [...charactersOf(sentence), ...regions], BRING)]
}

const FACTIONS: Readonly<Record<string, ReadonlyArray<string>>> = {
  dunlendings: ['dunlending', 'hillmen'],
  corsairs: ['corsair', 'ship'],
  ents: ['ent'],
}

export const factions = (sentence: Sentence): ReadonlyArray<Reading> => {
  const faction = Object.entries(FACTIONS).find(([, words]) =>
    sentence.slots.all.some(({ means, plain }) =>
      words.some((one) => means.startsWith(one) || plain.startsWith(one)),
    ),
  )
  const kinds = sentence.table.game.wording(sentence.table.state).actions
  if (faction === undefined || !('bringFaction' in kinds) || sentence.slots.of('region').length > 0) return []
  if (!has(sentence, 'bring', 'play', 'move', 'recruit', 'allocate')) return []
  const [id, words] = faction
  const deed = { says: `bring in the ${id}`, steps: [spends(sentence, 'bringFaction', { faction: id })] }
  const names = sentence.slots.all.filter(({ means, plain }) =>
    words.some((one) => means.startsWith(one) || plain.startsWith(one)),
  )
  const { deeds, used } = reading(sentence, [deed], [], BRING)
  return [{ deeds, used: new Set([...used, ...names]) }]
}

export const engines = (sentence: Sentence): ReadonlyArray<Reading> => {
  const kinds = sentence.table.game.wording(sentence.table.state).actions
  const engine = figuresOf(sentence).find(
    ({ ids }) => ids.includes('siege-tower') || ids.includes('trebuchet'),
  )
  if (
    engine === undefined ||
    !('buildEngine' in kinds) ||
    !has(sentence, 'build', 'allocate', 'recruit', 'bring')
  )
    return []
  const where = sentence.slots.of('region')[0]
  const deed = {
    says: `build a Siege Engine${where === undefined ? '' : ` in ${where.name}`}`,
    steps: [
      spends(sentence, 'buildEngine'),
      ...(where === undefined ? [] : [where.ids.flatMap((region) => eachSeat(sentence, 'aim', { region }))]),
    ],
  }
  return [reading(sentence, [deed], [where, engine], `${RECRUIT} build tower trebuchet siege engine`)]
}
