/** The Fellowship, politics, cards, Elven Rings, passing. */
import type { Reading } from '../../deed'
import { actionOf } from '../../table'
import { SIDE, eachSeat, figuresOf, has, reading, spends, type Sentence } from './sentence'

export const fellowships = (sentence: Sentence): ReadonlyArray<Reading> => {
  const isFellowship = has(sentence, 'fellowship', 'ringbearer', 'frodo')
  if (!isFellowship || figuresOf(sentence).length > 0) return []
  const kind = has(sentence, 'hide') ? 'hideFellowship' : has(sentence, 'move') ? 'moveFellowship' : undefined
  if (
    kind === undefined ||
    sentence.slots
      .of('region')
      .some(({ token, before }) => before !== '' && token.clause === moveClause(sentence))
  )
    return []
  const deed = {
    says: kind === 'hideFellowship' ? 'hide the Fellowship' : 'move the Fellowship',
    steps: [spends(sentence, kind)],
  }
  return [reading(sentence, [deed], [], `fellowship ringbearer frodo sam hide move again ${SIDE}`)]
}

const moveClause = ({ slots }: Sentence): number => slots.words.get('move')?.clause ?? -1

export const nations = (sentence: Sentence): ReadonlyArray<Reading> => {
  const [nation, other] = sentence.slots.of('nation')
  if (nation === undefined || other !== undefined) return []
  const isTrack = has(sentence, 'politics', 'track', 'war') && has(sentence, 'move', 'bring', 'advance')
  if (!has(sentence, 'advance') && !isTrack) return []
  if (sentence.slots.of('region').length + figuresOf(sentence).length > 0) return []
  const deeds = nation.ids.map((id) => ({
    says: `advance ${sentence.table.game.nameOf(id)} on the Political Track`,
    steps: [spends(sentence, 'advanceNation', { nation: id })],
  }))
  return [reading(sentence, deeds, [nation], `advance move bring politics track nation one step ${SIDE}`)]
}

export const cards = (sentence: Sentence): ReadonlyArray<Reading> => {
  const [card, other] = sentence.slots.of('card')
  if (card !== undefined && other === undefined && has(sentence, 'play')) {
    const deeds = card.ids.map((id) => ({
      says: `play ${card.name}`,
      steps: [spends(sentence, 'playEvent', { card: id })],
    }))
    return [reading(sentence, deeds, [card], `play card event ${SIDE}`)]
  }
  if (!has(sentence, 'draw') || !has(sentence, 'card', 'event') || (sentence.slots.number ?? 1) !== 1)
    return []
  const decks = ['character', 'strategy'].filter((one) =>
    sentence.slots.all.some(({ plain }) => plain === one),
  )
  const deeds = (decks.length === 0 ? ['character', 'strategy'] : decks).map((deck) => ({
    says: `draw a ${deck === 'character' ? 'Character' : 'Strategy'} card`,
    steps: [spends(sentence, 'drawEvent', { deck })],
  }))
  return [reading(sentence, deeds, [], `draw card event character strategi one deck ${SIDE}`)]
}

const FACE_WORDS: ReadonlyArray<string> = ['character', 'army', 'muster', 'event', 'eye']

export const rings = (sentence: Sentence): ReadonlyArray<Reading> => {
  if (!has(sentence, 'ring') || figuresOf(sentence).length > 0 || sentence.slots.of('region').length > 0)
    return []
  const { all } = sentence.slots
  const faces = all.flatMap(({ plain, names }, at) => {
    const will = names.find(({ sort }) => sort === 'die')?.ids[0]
    const face = will ?? FACE_WORDS.find((one) => one === plain)
    return face === undefined ? [] : [{ face, at }]
  })
  const isOnlyResult = faces.length === 1 && all[(faces[0]?.at ?? 0) - 1]?.plain === 'into'
  const [die, result] = isOnlyResult ? [undefined, faces[0]?.face] : [faces[0]?.face, faces[1]?.face]
  if (faces.length > 2) return []
  const thenPass = has(sentence, 'pass')
  const schema = sentence.table.game.actions['useRing']
  const changes = sentence.table.seats.flatMap((seat) =>
    (die === undefined ? (schema?.['die'] ?? []) : [die]).flatMap((one) =>
      (result === undefined ? (schema?.['result'] ?? []) : [result]).map((into_) =>
        actionOf(seat, 'useRing', { die: String(one), result: String(into_) }),
      ),
    ),
  )
  const passes = thenPass ? [eachSeat(sentence, 'pass', {})] : []
  const deeds = changes.map((change) => ({
    says: `use an Elven Ring${thenPass ? ', then pass' : ''}`,
    steps: [[change], ...passes],
  }))
  return [
    reading(
      sentence,
      deeds,
      [],
      `ring elves change switch pass die result ${FACE_WORDS.join(' ')} recruit willofthewest`,
    ),
  ]
}

export const passes = (sentence: Sentence): ReadonlyArray<Reading> => {
  const { words } = sentence.slots
  if (has(sentence, 'pass') && !has(sentence, 'ring', 'move', 'attack'))
    return [
      reading(sentence, [{ says: 'pass', steps: [eachSeat(sentence, 'pass', {})] }], [], `pass skip ${SIDE}`),
    ]
  if (!words.has('skip') && !(words.has('discard') && (words.has('die') || sentence.slots.die !== undefined)))
    return []
  const die = sentence.table.game.actions['skipDie']?.['die'] ?? []
  const deeds = (sentence.slots.die === undefined ? die : [sentence.slots.die.face]).flatMap((die) =>
    eachSeat(sentence, 'skipDie', { die: String(die) }).map((one) => ({
      says: 'put a die aside without effect',
      steps: [[one]],
    })),
  )
  return [reading(sentence, deeds, [], `skip discard die one instead without effect ${SIDE}`)]
}
