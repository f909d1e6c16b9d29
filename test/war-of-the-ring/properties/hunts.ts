/**
 * What the rulebook says of every step of a Hunt: rolls, tiles, casualties; transition invariants, each under
 * its number in the digest. Rolls are counted where chance is seeded, since there a whole roll is one step.
 */
import type { Faults } from '../../kernel/conformance'
import { controllerOf, frameOf, holderOf, insideOf, isStronghold, topOf, type TableJson } from './board'
import { fault } from './invariant'
import { eventsAs, stepwise, type Change } from './passage'

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

/** INV-38: five Hunt dice at most, one again for each condition, and one tile for a success. */
const huntRoll = stepwise((passage) => {
  const { before, action, seeded } = passage
  const asks = topOf(passage.is)?.kind === 'decide/reaction'
  if (!seeded || action['kind'] !== 'moveFellowship') return []
  const rolls = eventsAs(passage, 'HuntDieRolled')
  const [first, again] = [rolls.filter((one) => !one.again), rolls.filter((one) => one.again)]
  const { 'free-peoples': help, shadow } = before.dice.huntBox
  const succeeds = (roll: number): boolean => roll > 1 && roll + help >= 6
  const failed = first.filter(({ roll }) => !succeeds(roll)).length
  const mordor = before.fellowship.mordor !== null
  const dice = mordor ? 0 : Math.min(5, shadow)
  const rerolls = mordor ? 0 : Math.min(failed, rerollsAt(before))
  const successes = rolls.filter(({ roll }) => succeeds(roll)).length
  const tiles = eventsAs(passage, 'TileDrawn').filter(
    ({ why }) => why === (mordor ? 'mordor' : 'hunt'),
  ).length
  // Cards on the table can be used before the roll and before the tile.
  if (asks && rolls.length === 0) return []
  return [
    ...fault(first.length !== dice, () => `${first.length} Hunt dice, not ${dice}`),
    ...fault(again.length !== rerolls, () => `${again.length} Hunt dice again, not ${rerolls}`),
    ...rolls
      .filter(({ roll, success }) => success !== succeeds(roll))
      .map(({ roll }) => `a ${roll} is misread`),
    ...fault(
      tiles !== (mordor || successes > 0 ? 1 : 0) && !(asks && tiles === 0),
      () => `${tiles} tiles for ${successes} successes`,
    ),
  ]
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
  'INV-39': huntCasualty,
  'WR-9.14, WR-9.28': eyes,
}
