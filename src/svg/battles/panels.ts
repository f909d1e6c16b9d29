/** Beside the map of Battles: the tracks, the battle that is fought, and what each side has. */
import type { CardPlace, Pile, Side } from '../../battles'
import { flow, type Block } from '../draw/flow'
import { PANEL, SPENT } from '../draw/palette'
import { caption, card, cardBack, pill, titled } from '../draw/shapes'
import { countsText, tintOf, type Scene } from './look'

const words = (texts: ReadonlyArray<string>): ReadonlyArray<Block> =>
  texts.map((text) => pill(text, { tint: PANEL, size: 11 }))

const pileText = ({ cards, hidden }: Pile): string => `${cards.length + hidden} cards`

const OFF_MAP = {
  '*ready': 'ready',
  '*commander': 'in command',
  '*aside': 'aside',
  '*eliminated': 'eliminated',
}

const offMap = ({ table, derived: { characters }, nameOf }: Scene): ReadonlyArray<string> => [
  ...(characters['*track'] ?? []).map((id) => `${nameOf(id)} at step ${table.steps[id] ?? 0}`),
  ...Object.entries(OFF_MAP).flatMap(([place, word]) =>
    (characters[place] ?? []).map((id) => `${nameOf(id)} ${word}`),
  ),
]

const battleWords = ({ table: { battle }, nameOf }: Scene): ReadonlyArray<string> => {
  if (battle === null) return []
  const sideWords = (side: Side): string => {
    const { tactics, dice } = battle.sides[side]
    const rolled = dice.filter(({ value }) => value > 0).map(({ value }) => value)
    const shown = tactics === null ? 'no token shown' : nameOf(tactics)
    return `${nameOf(side)}: ${shown}${rolled.length === 0 ? '' : `, dice ${rolled.join(' ')}`}`
  }
  return [
    `${nameOf(battle.from)} against ${nameOf(battle.region)}, round ${battle.round}`,
    sideWords('free'),
    sideWords('shadow'),
  ]
}

/** The tracks: turn, Fate, tokens, counters. */
export const trackBlocks = (scene: Scene, width: number): ReadonlyArray<Block> => {
  const { table, derived, scenario, nameOf } = scene
  const { fate, tiles, actionTokens } = table
  const steps = `Fate ${fate} of ${scenario.doc.fate.endgame}`
  const position = table.position === null ? [] : [`Position: ${nameOf(table.position)}`]
  const drawn = tiles.drawn === null ? [] : [`drawn: ${nameOf(tiles.drawn)}`]
  const tracks = [`Turn ${table.turn}`, steps, `${derived.victoryPoints} points`, ...position]
  const tokens = [
    `Action tokens: ${actionTokens.unused} unused, ${actionTokens.used} used`,
    `Leadership tokens aside: ${table.aside}`,
  ]
  return [
    ...titled('Tracks', words(tracks), width),
    ...titled('Fate Tiles', words([...countsText(scene, tiles.pool), ...drawn]), width),
    ...titled('Tokens', words(tokens), width),
    ...titled('Counters', words(countsText(scene, table.counters)), width),
    ...titled('Off the map', words(offMap(scene)), width),
  ]
}

const spent = ({ nameOf }: Scene, id: string): Block =>
  pill(nameOf(id), { tint: SPENT, size: 10, data: { 'data-card': id, 'data-where': 'played' } })

/** What is going on, and the piles. */
export const pileBlocks = (scene: Scene, width: number, look: CardLook = 'cards'): ReadonlyArray<Block> => {
  const { table, derived, nameOf } = scene
  const { march } = table
  const marching =
    march === null ? [] : [`${countsText(scene, march.army.units).join(', ')} at ${nameOf(march.at)}`]
  const inPlay = derived.cards.inPlay.cards.map((id) =>
    face(scene, id, { where: 'inPlay', side: null, look }),
  )
  const decks = Object.entries(derived.decks).map(([deck, pile]) => `${nameOf(deck)}: ${pileText(pile)}`)
  const played = derived.cards.played.cards.map((id) => spent(scene, id))
  return [
    ...titled('On the march', words(marching), width),
    ...titled('Battle', words(battleWords(scene)), width),
    ...titled('In play', inPlay, width),
    ...titled('Decks', words(decks), width),
    ...titled('Played', played, width),
  ]
}

/** The tracks and everything that belongs to nobody alone. */
export const trackRows = (scene: Scene, width: number): Block =>
  flow([...trackBlocks(scene, width), ...pileBlocks(scene, width)], { width: width + 1, gap: 6 })

/** How cards are drawn: as cards, or in one line where room is scarce. */
export type CardLook = 'cards' | 'slim'

const face = (scene: Scene, id: string, { where, side, look }: Drawn): Block => {
  const { scenario, nameOf } = scene
  const style = {
    tint: side === null ? PANEL : tintOf(side),
    data: { 'data-card': id, 'data-where': where },
    tip: scenario.cards[id]?.says ?? '',
    isTall: where === 'hand',
  }
  return look === 'slim' ? pill(nameOf(id), style) : card(nameOf(id), scenario.cards[id]?.type ?? '', style)
}

/** Where a card lies, whose it is, and how it is drawn. */
interface Drawn {
  readonly where: string
  readonly side: Side | null
  readonly look: CardLook
}

const backs = (side: Side, hidden: number, { where, look }: Drawn): ReadonlyArray<Block> => {
  const style = { tint: tintOf(side), data: { 'data-hidden-card': side, 'data-where': where } }
  return Array.from({ length: hidden }, () =>
    look === 'slim'
      ? pill('card', { ...style, dashed: true, tip: 'a card, face down' })
      : cardBack('', style),
  )
}

const pileOf = (scene: Scene, side: Side, place: CardPlace, drawn: Drawn): ReadonlyArray<Block> => {
  const { cards, hidden } = scene.derived.cards[place]
  return [...cards.map((id) => face(scene, id, drawn)), ...backs(side, hidden, drawn)]
}

/** The Action dice of a side. */
export const diceOf = (scene: Scene, side: Side): ReadonlyArray<Block> => {
  const { unused, unrolled, used } = scene.table.dice[side]
  return [
    ...Object.entries(unused).map(([id, count]) =>
      pill(`${count} ${scene.nameOf(id)}`, {
        tint: tintOf(side),
        size: 11,
        isTall: true,
        data: { 'data-die': id, 'data-side': side, 'data-count': count },
      }),
    ),
    ...(unrolled === 0 ? [] : [caption(`${unrolled} not rolled`)]),
    ...(used === 0 ? [] : [caption(`${used} used`)]),
  ]
}

/** The hand of a side. */
export const handOf = (scene: Scene, side: Side, look: CardLook): ReadonlyArray<Block> =>
  pileOf(scene, side, `${side}Hand`, { where: 'hand', side, look })

/** What a side has, block after block. */
export const sideBlocks = (
  scene: Scene,
  side: Side,
  width: number,
  look: CardLook = 'cards',
): ReadonlyArray<Block> => {
  const { unseen, pool, out } = scene.table.tokens[side]
  const answer = scene.derived.chosen[side]
  const chosen = answer === null ? [] : [answer === 'hidden' ? 'in secret' : scene.nameOf(answer)]
  return [
    ...titled('Action dice', diceOf(scene, side), width),
    ...titled('Hand', handOf(scene, side, look), width),
    ...titled('On the table', pileOf(scene, side, `${side}Table`, { where: 'table', side, look }), width),
    ...titled('Discarded', pileOf(scene, side, `${side}Given`, { where: 'discarded', side, look }), width),
    ...titled('Chosen', words(chosen), width),
    ...titled(
      'Recruitment',
      words([
        `${pool} to be placed, ${out} out`,
        `unseen: ${countsText(scene, unseen).join(', ') || 'none'}`,
      ]),
      width,
    ),
  ]
}

/** What a side has, in rows. */
export const sideRows = (scene: Scene, side: Side, width: number): Block =>
  flow(sideBlocks(scene, side, width), { width: width + 1, gap: 6 })
