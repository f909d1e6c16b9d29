/**
 * What the rulebook says of every step of a Hunt: rolls, tiles, casualties; transition invariants, each under
 * its number in the digest. Rolls are counted where chance is seeded, since there a whole roll is one step.
 */
import type { Faults } from '../../kernel/conformance'
import { controllerOf, frameOf, holderOf, insideOf, isStronghold, topOf, type TableJson } from './board'
import { fault } from './invariant'
import { eventsAs, stepwise, type Change, type Passage } from './passage'

/**
 * Conditions for another Hunt die: a Stronghold of the Shadow, its units, Nazgûl where the Ring-
 * bearers are.
 */
const rerollsAt = (table: TableJson): number => {
  const id = table.fellowship.region ?? ''
  const places = [id, insideOf(id)]
  const units = places.some((place) => holderOf(table, place) === 'shadow')
  const wraiths = [...table.nazgul, table.characters['witch-king']].some((at) => places.includes(at))
  const stronghold = isStronghold(id) && controllerOf(table, id) === 'shadow'
  return [units, wraiths, stronghold].filter(Boolean).length
}

/** What the answer to a card on the table adds to every Hunt die: one card does, and it adds one. */
const bonusOf = ({ was, action }: Passage): number =>
  topOf(was)?.kind === 'decide/reaction' &&
  topOf(was)?.vars['at'] === 'addsToHunt' &&
  action['kind'] === 'useCard'
    ? 1
    : 0

/** INV-38: five Hunt dice at most, one again for each condition, and one tile for a success. */
const huntRoll = stepwise((passage) => {
  const { before, after, action, seeded } = passage
  const rolls = eventsAs(passage, 'HuntDieRolled')
  if (!seeded || (action['kind'] !== 'moveFellowship' && rolls.length === 0)) return []
  const asks = topOf(passage.is)?.kind === 'decide/reaction'
  // Cards on the table can be used before the roll.
  if (asks && rolls.length === 0) return []
  const [first, again] = [rolls.filter((one) => !one.again), rolls.filter((one) => one.again)]
  const { 'free-peoples': help, shadow } = before.dice.huntBox
  const bonus = help + bonusOf(passage)
  const succeeds = (roll: number): boolean => roll > 1 && roll + bonus >= 6
  const failed = first.filter(({ roll }) => !succeeds(roll)).length
  const mordor = before.fellowship.mordor !== null
  const [dice, rerolls] = mordor ? [0, 0] : [Math.min(5, shadow), Math.min(failed, rerollsAt(before))]
  const successes = rolls.filter(({ roll }) => succeeds(roll)).length
  const drawn = eventsAs(passage, 'TileDrawn').filter(({ why }) => why === (mordor ? 'mordor' : 'hunt'))
  const lies = drawn.filter(
    ({ tile }) => (after.tiles.drawn[tile] ?? 0) + (after.tiles.removed[tile] ?? 0) > 0,
  )
  return [
    ...fault(first.length !== dice, () => `${first.length} Hunt dice, not ${dice}`),
    ...fault(
      again.length !== rerolls || again.length > 3,
      () => `${again.length} dice again, not ${rerolls}`,
    ),
    ...rolls
      .filter(({ roll, success }) => success !== succeeds(roll))
      .map(({ roll }) => `a ${roll} is misread`),
    // Or before the tile is drawn.
    ...fault(
      drawn.length !== (mordor || successes > 0 ? 1 : 0) && !(asks && drawn.length === 0),
      () => `${drawn.length} tiles for ${successes} successes`,
    ),
    ...fault(
      lies.length !== drawn.length && eventsAs(passage, 'PoolRefilled').length === 0,
      () => `a tile drawn is back in the pool`,
    ),
  ]
})

/** INV-38: a Hunt tile is drawn for a success, for a step in Mordor, for a reveal or by a card. */
const tileReasons = stepwise((passage) => {
  const hunts = eventsAs(passage, 'TileDrawn').filter(({ why }) => why === 'hunt')
  const again = frameOf(passage.was, 'tile') !== undefined
  const rolled = eventsAs(passage, 'HuntDieRolled').some(({ success }) => success)
  const known = Number(frameOf(passage.was, 'hunt')?.vars['successes'] ?? 0) > 0
  return fault(hunts.length > 0 && !rolled && !known && !again, () => 'a Hunt tile without a success')
})

/** INV-39: one tile takes one Companion at most; Gollum cannot be taken. */
const huntCasualty = stepwise((passage) => {
  const { action, was, before } = passage
  if (!['loseGuide', 'loseRandom'].includes(String(action['kind']))) return []
  const tile = frameOf(was, 'tile')
  const dead = eventsAs(passage, 'CharacterEliminated').filter(({ rule }) => rule === 'hunt.casualty').length
  return [
    ...fault(tile?.vars['casualty'] === true, () => 'a second casualty'),
    ...fault(before.fellowship.guide === 'gollum', () => 'Gollum is taken'),
    ...fault(dead > 1, () => `${dead} Companions are taken`),
  ]
})

/**
 * WR-9.14, WR-9.28: what an Eye is worth: successes of the roll, dice in the Hunt box in Mordor, else
 * nothing.
 */
const eyes = stepwise((passage) => {
  if (!passage.seeded) return []
  const known =
    frameOf(passage.was, 'tile')?.vars['successes'] ?? frameOf(passage.was, 'hunt')?.vars['successes']
  const rolls =
    eventsAs(passage, 'HuntDieRolled').filter(({ success }) => success).length + Number(known ?? 0)
  const { huntBox } = passage.before.dice
  const worth = {
    hunt: rolls,
    mordor: huntBox['free-peoples'] + huntBox.shadow,
    stronghold: 0,
    card: 0,
    declaration: 0,
    fire: 0,
  }
  return passage.events.flatMap((event, place): Faults => {
    if (event.kind !== 'TileDrawn' || !['standard-eye', 'the-ring-is-mine'].includes(event.tile)) return []
    const damage = passage.events.slice(place).find((one) => one.kind === 'DamageSet')
    const due = worth[event.why]
    return fault(
      damage?.kind === 'DamageSet' && damage.damage !== due,
      () => `an Eye of ${event.why}: not ${due}`,
    )
  })
})

/** Transition invariants of the Hunt by number. */
export const HUNTS: Readonly<Record<string, Change>> = {
  'INV-38': huntRoll,
  'INV-38, tiles': tileReasons,
  'INV-39': huntCasualty,
  'WR-9.14, WR-9.28': eyes,
}
