/**
 * The events of a step are enough to animate it: carried out one by one on the table before, by somebody who
 * knows the pieces and where they are kept, they must give the table after.
 */
import type { CharacterId, Event, Side, State, War } from '../../../src/war-of-the-ring'
import type { Faults, Step } from '../../kernel/conformance'
import { brief } from '../../kernel/conformance/check'
import {
  frameOf,
  holderOf,
  insideOf,
  isPlace,
  region,
  sideOfPiece,
  told,
  type TableJson,
  type Told,
} from './board'
import { bury, foundIn, move, moveAll, placeOf, put, stand, stock, type Layout } from './layout'
import { isSame, lazyDraftOf, type LazyDraft } from './plain'
import { heldBy, onCards, onDice, onTiles, shownIn } from './piles'

/** Who replaces the last unit of a garrison stands where it stood. */
const recruitedAt = (layout: Layout, piece: string, region: string): string => {
  const replaces = layout.emptied === region
  layout.emptied = ''
  return replaces ? insideOf(region) : placeOf(layout, piece, region)
}

const lose = (layout: Layout, { piece, number, region }: Extract<Event, { readonly kind: 'Lost' }>): void => {
  const place = foundIn(layout, piece, region)
  stand(layout, place, piece, -number)
  bury(layout, piece, number)
  const isEmptied = place !== region && layout.table.besieged[region] === undefined
  layout.emptied = isEmptied ? region : ''
}

const onFigures = (layout: Layout, event: Event): boolean => {
  const { table } = layout
  switch (event.kind) {
    case 'ArmyMoved':
      for (const { piece, number } of event.pieces)
        move(layout, piece, number, { from: foundIn(layout, piece, event.from), to: event.to })
      return true
    case 'Recruited':
      if (event.piece !== 'nazgul') put(layout, stock(layout, sideOfPiece(event.piece)), event.piece, -1)
      stand(layout, recruitedAt(layout, event.piece, event.region), event.piece, 1)
      return true
    case 'Removed':
      stand(layout, foundIn(layout, event.piece, event.region), event.piece, -1)
      put(layout, stock(layout, sideOfPiece(event.piece)), event.piece, 1)
      return true
    case 'Lost':
      lose(layout, event)
      return true
    case 'EliteReduced': {
      const regular = event.piece.replace('-elite', '-regular')
      const place = foundIn(layout, event.piece, event.region)
      stand(layout, place, event.piece, -1)
      bury(layout, event.piece, 1)
      const fallen = sideOfPiece(regular) === 'free-peoples' && (table.casualties[regular] ?? 0) > 0
      put(layout, fallen ? table.casualties : stock(layout, sideOfPiece(regular)), regular, -1)
      stand(layout, place, regular, 1)
      return true
    }
    case 'Upgraded': {
      const regular = event.piece.replace('-elite', '-regular')
      const [side, place] = [sideOfPiece(regular), foundIn(layout, regular, event.region)]
      stand(layout, place, regular, -event.number)
      put(layout, stock(layout, side), regular, event.number)
      put(layout, stock(layout, side), event.piece, -event.number)
      stand(layout, place, event.piece, event.number)
      return true
    }
    case 'Withdrew':
      moveAll(layout, event.side, event.region, insideOf(event.region))
      return true
    case 'CameOut':
      moveAll(layout, event.side, insideOf(event.region), event.region)
      return true
    case 'SiegeEnded': {
      const side = holderOf(table, insideOf(event.region))
      if (side !== 'nobody') moveAll(layout, side, insideOf(event.region), event.region)
      return true
    }
    default:
      return false
  }
}

/** Who leaves the Fellowship guides it no more; nobody does until one is named. */
const leave = ({ fellowship }: Layout['table'], character: CharacterId): void => {
  if (fellowship.guide === character) fellowship.guide = null
}

const onCharacters = (layout: Layout, event: Event): boolean => {
  const { table, faults } = layout
  switch (event.kind) {
    case 'CharacterSeparated':
      if (!['fellowship', 'aside'].includes(table.characters[event.character]))
        faults.push(`${event.character} separates from ${table.characters[event.character]}`)
      table.characters[event.character] = placeOf(layout, event.character, event.to)
      leave(table, event.character)
      return true
    case 'CharacterMoved':
      move(layout, event.character, 1, {
        from: foundIn(layout, event.character, event.from),
        to: placeOf(layout, event.character, event.to),
      })
      return true
    case 'NazgulMoved':
      move(layout, 'nazgul', 1, {
        from: foundIn(layout, 'nazgul', event.from),
        to: placeOf(layout, 'nazgul', event.to),
      })
      return true
    case 'CompanionReplaced':
      table.characters[event.successor] = table.characters[event.companion]
      table.characters[event.companion] = 'replaced'
      leave(table, event.companion)
      return true
    case 'CharacterEntered':
      if (!isPlace(table.characters[event.character]))
        table.characters[event.character] = placeOf(layout, event.character, event.region)
      return true
    case 'CharacterEliminated':
      table.characters[event.character] = 'eliminated'
      leave(table, event.character)
      return true
    case 'CharacterSetAside':
      if (table.characters[event.character] !== 'fellowship')
        faults.push(`${event.character} is set aside from ${table.characters[event.character]}`)
      table.characters[event.character] = 'aside'
      leave(table, event.character)
      return true
    case 'GuideNamed':
      table.fellowship.guide = event.guide
      return true
    case 'NationActivated':
      table.politics[event.nation].active = true
      return true
    case 'NationAdvanced':
      // A card may send a Nation straight to war.
      if (table.politics[event.nation].steps !== event.steps + 1 && !(event.steps === 0 && event.card))
        faults.push(`${event.nation} jumps`)
      table.politics[event.nation].steps = event.steps
      return true
    case 'NationSetBack':
      if (table.politics[event.nation].steps !== event.steps - 1) faults.push(`${event.nation} jumps back`)
      table.politics[event.nation].steps = event.steps
      return true
    default:
      return false
  }
}

const onFellowship = (layout: Layout, event: Event): boolean => {
  const { fellowship } = layout.table
  switch (event.kind) {
    case 'FellowshipMoved':
      fellowship.progress = event.progress
      return true
    case 'RingBearersMoved':
      if (fellowship.region !== event.from) layout.faults.push(`the Ring-bearers are not in ${event.from}`)
      if (!region(event.from)?.neighbours.some((id) => id === event.to))
        layout.faults.push(`far to ${event.to}`)
      fellowship.region = event.to
      return true
    case 'FellowshipDeclared':
    case 'FellowshipRevealed':
      if (fellowship.region !== event.region)
        layout.faults.push(`the Ring-bearers are not in ${event.region}`)
      if (event.region !== null) fellowship.progress = 0
      if (event.kind === 'FellowshipRevealed') fellowship.revealed = true
      return true
    case 'FellowshipHidden':
      fellowship.revealed = false
      if (fellowship.mordor !== null) fellowship.tried = true
      return true
    case 'MordorTried':
      fellowship.tried = true
      return true
    case 'MordorEntered':
      Object.assign(fellowship, { region: null, progress: 0, mordor: 0, tried: false })
      return true
    case 'MordorAdvanced':
      fellowship.mordor = event.step
      return true
    case 'CorruptionChanged':
      if (fellowship.corruption + event.by !== event.corruption)
        layout.faults.push('Corruption is miscounted')
      fellowship.corruption = event.corruption
      return true
    default:
      return false
  }
}

const onControl = ({ table }: Layout, event: Event): void => {
  if (event.kind === 'SettlementCaptured') table.captured.push(event.region)
  if (event.kind === 'SettlementRegained') table.captured = table.captured.filter((id) => id !== event.region)
}

const carryOut = (layout: Layout, event: Event): void => {
  const one = onFigures(layout, event) || onCharacters(layout, event)
  if (!one) onFellowship(layout, event)
  onTiles(layout, event)
  onDice(layout, event)
  onCards(layout, event)
  onControl(layout, event)
}

/** Dice that an action in progress holds. */
const diceHeldBy = (state: Told, side: Side): number => {
  const vars = frameOf(state, 'opportunity')?.vars
  const use = vars?.['use'] as { readonly die: string | null } | null | undefined
  return vars?.['side'] === side && use !== null && use !== undefined && use.die !== null ? 1 : 0
}

const usedIn = (state: Told): Record<Side, number> => ({
  'free-peoples': state.table.dice.used['free-peoples'] + diceHeldBy(state, 'free-peoples'),
  shadow: state.table.dice.used.shadow + diceHeldBy(state, 'shadow'),
})

/**
 * The table of a state to lay out, with dice of an action in progress among the used ones; an action that
 * the end of the game has cut short holds its die no more.
 */
const layoutOf = (state: State): Layout & Pick<LazyDraft<TableJson>, 'copied'> => {
  const { whole: table, copied } = lazyDraftOf(told(state).table)
  table.dice.used = usedIn(told(state))
  return { table, copied, faults: [], held: heldBy(told(state)), shown: shownIn(told(state)), emptied: '' }
}

/** The table after some of the events of a step. */
export const tableAfter = (before: State, events: ReadonlyArray<Event>): TableJson => {
  const layout = layoutOf(before)
  for (const event of events) carryOut(layout, event)
  return layout.table as TableJson
}

type Parts = Readonly<Record<string, unknown>>
const sorted = (names: ReadonlyArray<string>): ReadonlyArray<string> => names.slice().sort()
/** How often a die was used as another this turn is told by no event. */
const diceOf = (dice: TableJson['dice'], used: TableJson['dice']['used']) => ({ ...dice, used, converted: 0 })

/** What the events of a step tell is what has changed. */
const animation = ({ before, after, events }: Step<War>): Faults => {
  if (before.table === after.table && events.length === 0) return []
  const layout = layoutOf(before)
  for (const event of events) carryOut(layout, event)
  const { dice } = layout.table
  const { table } = told(after)
  const mine: Parts = { ...told(before).table, ...layout.copied, dice: diceOf(dice, dice.used) }
  const used = after.outcome === null ? usedIn(told(after)) : dice.used
  const real: Parts = { ...table, dice: diceOf(table.dice, used) }
  const same = (part: string): boolean =>
    part === 'nazgul' || part === 'captured'
      ? isSame(sorted(mine[part] as []), sorted(real[part] as []))
      : isSame(mine[part], real[part])
  const wrong = Object.keys({ ...real, ...mine }).filter((part) => !same(part))
  const says = (part: string) => `${part} is ${brief(real[part])}, events tell ${brief(mine[part])}`
  return [...layout.faults, ...wrong.map(says)]
}

/** The end is told by an event, and by nothing else. */
const ending = ({ after, events }: Step<War>): Faults => {
  const won = events.filter((event) => event.kind === 'GameWon')
  const [first] = won
  if (after.outcome === null) return won.length === 0 ? [] : ['won, but it goes on']
  const fits = won.length === 1 && first?.kind === 'GameWon' && after.outcome.winners.join() === first.side
  return fits && first.rule === after.outcome.rule ? [] : [`the end is told as ${JSON.stringify(won)}`]
}

export const CHANGES: Readonly<Record<string, (step: Step<War>) => Faults>> = {
  animation,
  ending,
}
