/**
 * What must hold of every step outside battles: dice, tokens, tiles, control, recruits.
 */
import type { Battles, State } from '../../../src/battles'
import { enemyOf, SIDES, type Side } from '../../../src/battles/model/sides'
import { HAND } from '../../../src/battles/model/json'
import { totalOf } from '../../../src/battles/model/counts'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import type { Step } from '../../kernel/conformance'

type Check = (step: Step<Battles>) => ReadonlyArray<string>

const topOf = ({ stack }: State) => stack[stack.length - 1]
const diceOf = ({ table }: State, side: Side): number => {
  const { unrolled, unused, used } = table.dice[side]
  return unrolled + totalOf(unused) + used
}
const unusedOf = ({ table }: State, side: Side): number => totalOf(table.dice[side].unused)
const begins = ({ events }: Step<Battles>): boolean => events.some(({ kind }) => kind === 'TurnBegan')

/** The pool of a side as the book counts it. */
const poolOf = ({ config, table }: State, side: Side): number => {
  const { doc } = scenarioOf(config)
  const { start, max } = doc.dice.pools[side]
  const won = doc.territories.filter(({ id, givesDie }) => {
    const places = doc.regions.filter(({ territory, settlement }) => settlement && territory === id)
    return givesDie && places.every((one) => table.regions[one.id]?.controller === 'shadow')
  })
  const icons = doc.characters.filter(
    ({ id, actionDie }) => actionDie && !(table.characters[id] ?? '*').startsWith('*'),
  )
  return Math.min(max, start + (side === 'shadow' ? won.length : icons.length))
}

const pools: Check = (step) => {
  const { before, after } = step
  if (after.outcome !== null) return []
  return SIDES.flatMap((side) => {
    const wanted = begins(step) ? poolOf(after, side) : diceOf(before, side)
    return diceOf(after, side) === wanted ? [] : [`${side} has ${diceOf(after, side)} dice, not ${wanted}`]
  })
}

const dieUses: Check = (step) => {
  const { before, after, action, events } = step
  if (topOf(before)?.kind !== 'decide/action' || begins(step) || action.seat === 'nature') return []
  const turned = events.some(({ kind }) => kind === 'DieTurned')
  const lower = action.kind === 'takeDie' || action.kind === 'putAside' ? 1 : 0
  const fallen = unusedOf(before, action.seat) - unusedOf(after, action.seat)
  return turned || fallen === lower ? [] : [`${action.kind} uses ${fallen} dice`]
}

const freeOpens: Check = ({ before, after }) => {
  const has = ({ stack }: State) => stack.some(({ kind }) => kind === 'actions')
  const top = topOf(after)
  if (has(before) || !has(after) || top?.kind !== 'decide/action') return []
  return top.vars.side === 'free' || unusedOf(after, 'free') === 0 ? [] : ['the Shadow acts first']
}

const actionTokens: Check = ({ action, events }) =>
  events.some(({ kind }) => kind === 'ActionTokenUsed') && action.kind !== 'useToken'
    ? ['a token without a pass']
    : []

/** The Leadership tokens of the Shadow, wherever they are. */
const tokensOf = ({ table: { aside, march, regions } }: State): number =>
  Object.values(regions).reduce(
    (sum, { army, leftBehind }) => sum + (army?.tokens ?? 0) + (leftBehind?.['tokens'] ?? 0),
    0,
  ) +
  (march?.army.tokens ?? 0) +
  aside

/** A Character that is rolled, the number of the position, an effect: nothing else gives a token. */
const gained: Check = ({ before, after, events }) => {
  const rolled = events.filter(
    (event) => event.kind === 'DieRolled' && event.side === 'shadow' && event.face === 'character',
  )
  const aside = events.filter(({ kind }) => kind === 'LeadershipSetAside')
  const given = events.filter(
    (event) => event.kind === 'LeadershipAssigned' && event.rule !== 'shadow.tokensAside',
  )
  const more = tokensOf(after) - tokensOf(before)
  const { position } = after.table
  const places = scenarioOf(after.config).positions[position ?? '']?.tokens ?? 0
  const waiting = after.stack.find((frame) => frame.kind === 'assign')
  return [
    ...(rolled.length === aside.length ? [] : [`${aside.length} tokens for ${rolled.length} Characters`]),
    ...(more <= aside.length + given.length ? [] : [`${more} tokens more, ${given.length} given`]),
    ...(waiting?.kind === 'assign' && waiting.vars.count > places ? [`more than the ${places} of it`] : []),
  ]
}

/** Leaders and tokens are left behind only at an advance. */
const leftBehind: Check = ({ before, after, events }) =>
  Object.keys(after.table.regions).flatMap((region) => {
    const [was, now] = [before, after].map(({ table }) => totalOf(table.regions[region]?.leftBehind ?? {}))
    const stayed = events.some((event) => event.kind === 'LeadersStayed' && event.region === region)
    const advances = before.table.battle?.armies.includes(region) === true
    return (now ?? 0) > (was ?? 0) && !(stayed && advances) ? [`Leaders stay in ${region}`] : []
  })

/** The Leadership tokens in a Region, with an Army or left behind. */
const tokensIn = ({ table: { regions } }: State, region: string): number =>
  (regions[region]?.army?.tokens ?? 0) + (regions[region]?.leftBehind?.['tokens'] ?? 0)

/** A token changes its Region only together with Units. */
const tokensMove: Check = ({ before, after, events }) => {
  const named = new Set(
    events.flatMap((event) =>
      event.kind === 'LeadershipAssigned' || event.kind === 'ArmyArrived' ? [event.region] : [],
    ),
  )
  return Object.keys(after.table.regions).filter(
    (region) => tokensIn(after, region) > tokensIn(before, region) && !named.has(region),
  )
}

const flips: Check = ({ before, after, events }) =>
  SIDES.flatMap((side) => {
    const flipped = events.filter((event) => event.kind === 'TokenFlipped' && event.side === side).length
    const seen = totalOf(before.table.tokens[side].unseen) - totalOf(after.table.tokens[side].unseen)
    return flipped === seen ? [] : [`${flipped} flips, ${seen} tokens seen`]
  })

const placed: Check = ({ before, after, events }) =>
  events.flatMap((event) => {
    if (event.kind !== 'UnitPlaced') return []
    const enemy = enemyOf(event.side)
    const there = [before, after].every(({ table }) => table.regions[event.region]?.army?.side === enemy)
    return there ? [`${event.type} among enemies in ${event.region}`] : []
  })

const control: Check = ({ before, after, events }) =>
  events.flatMap((event) => {
    if (event.kind !== 'ControlChanged') return []
    const { region, side } = event
    const came = events.some((one) => one.kind === 'PartyMoved' && one.to === region && one.side === side)
    const there = [before, after].some(({ table }) => table.regions[region]?.army?.side === side)
    return came || there ? [] : [`${region} goes to ${side} without Units`]
  })

const lastTile: Check = ({ before, events }) => {
  let drawn = before.table.tiles.drawn
  const faults: Array<string> = []
  for (const event of events) {
    if (event.kind === 'TileDrawn') drawn = event.tile
    if (event.kind === 'TileApplied' && event.tile !== drawn) faults.push(`${event.tile} is applied`)
  }
  return faults
}

const ready: Check = ({ after, events }) =>
  events.flatMap((event) =>
    event.kind === 'CharacterReady' && (after.table.steps[event.character] ?? 0) > after.table.fate
      ? [`${event.character} is ready too soon`]
      : [],
  )

/** A Generic card leaves a hand by one of: Order, Combat, discard. */
const leavesHand: Check = ({ before, after, events }) => {
  const told = new Set(
    events.flatMap((event) => {
      if (event.kind === 'CardPlayed') return [event.played]
      if (event.kind === 'CombatCardShown' || event.kind === 'CardShown') return [event.shown]
      return event.kind === 'CardDiscarded' ? [event.discarded] : []
    }),
  )
  return scenarioOf(before.config).cardIds.filter((card, number) =>
    SIDES.some(
      (side) =>
        before.table.cards[number] === HAND[side] &&
        after.table.cards[number] !== HAND[side] &&
        !told.has(card),
    ),
  )
}

const entersEnemies: Check = ({ after, events }) =>
  events.flatMap((event) => {
    if (event.kind !== 'PartyMoved') return []
    return after.table.regions[event.to]?.army?.side === enemyOf(event.side) ? [`into ${event.to}`] : []
  })

/** The checks by name. */
export const TURN_CHANGES = {
  'INV-17, 18, 23: the pools are counted at the beginning of a turn and keep their dice': pools,
  'INV-19: the Free Peoples open the actions': freeOpens,
  'INV-21: a die use takes one die, a pass none': dieUses,
  'INV-22: a token is used with a pass': actionTokens,
  'INV-24: a token for each Character that is rolled, those of the position, of effects, no more': gained,
  'INV-5: without Units Leaders stay at an advance only': leftBehind,
  'INV-10: tokens move with Units only': tokensMove,
  'INV-13: a flip shows one token': flips,
  'INV-14: no Unit is placed among enemies': placed,
  'INV-16: control changes in favour of Units': control,
  'INV-28: a card leaves a hand in one way': leavesHand,
  'INV-33: the last tile is applied': lastTile,
  'INV-34: ready when the marker has reached his step': ready,
  'INV-35: no Army enters a Region with enemies': entersEnemies,
} satisfies Readonly<Record<string, Check>>
