/**
 * How do you bear the damage? The Ring, a casualty, or what the Guide can do (chapter IX). Asked again while
 * damage is left; a casualty is taken once for each tile (ruling OR-69).
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type {
  GuideLeaves,
  LoseGuide,
  LoseRandom,
  RevealSelf,
  TakeCorruption,
  UseCard,
} from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import { ask, DAMAGE_ANSWERS, type DamageAnswer, type TileVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { isAlone, mustLoseRandom, sparedByLeaving, sparedByReveal } from '../../query/hunt'
import { characterId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { ends, happen } from '../changes/change'
import { useCard, useViolations, usesAt } from '../effects/reaction'

/** An answer to damage. */
export type DamageAction = TakeCorruption | LoseGuide | LoseRandom | GuideLeaves | RevealSelf | UseCard
type PlainAnswer = Exclude<DamageAnswer, 'useCard'>

const PLAIN: ReadonlyArray<PlainAnswer> = DAMAGE_ANSWERS.filter((answer) => answer !== 'useCard')
/** When cards on the table are used against damage. */
const AGAINST = { side: 0, at: 'lessensDamage', path: [] } as const

/** The Guide has no say in it. */
export const notHisAbility = ({ rules, table }: Here<TileVars>): Violation =>
  violation('fellowship.guideAbility', { piece: characterId(rules, table.fellowship.guide) })

/** The Guide is none of those who leave for less damage. */
const leavingViolations = (here: Here<TileVars>): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (sparedByLeaving(here.rules, table) > 0) return LEGAL
  const facts = { piece: characterId(here.rules, table.fellowship.guide), damage: vars.damage }
  return [notHisAbility(here), violation('character.meriadoc', facts), violation('character.peregrin', facts)]
}

const casualtyViolations = ({ rules, table, vars }: Here<TileVars>): ReadonlyArray<Violation> => {
  const found: Array<Violation> = []
  if (vars.casualty)
    found.push(since(violation('hunt.excess', {}), 'a casualty was taken for this tile already'))
  if (isAlone(rules, table))
    found.push(
      since(
        violation('hunt.casualty', { piece: characterId(rules, table.fellowship.guide) }),
        'no Companion is with the Ring-bearers',
      ),
    )
  return found
}

const revealViolations = (here: Here<TileVars>): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (sparedByReveal(here.rules, table) === 0) {
    const facts = { piece: characterId(here.rules, table.fellowship.guide), damage: vars.damage }
    return [notHisAbility(here), violation('character.gollumReveals', facts)]
  }
  const found: Array<Violation> = []
  if (!vars.gollum) found.push(violation('fellowship.gollumLate', {}))
  if (vars.reveals || table.fellowship.revealed)
    found.push(since(violation('hunt.reveals', {}), 'it is Revealed, or will be by this tile'))
  return found
}

/** What a card demands: a Companion drawn at random goes before the Ring and instead of the Guide. */
const demanded = ({ rules, table, vars }: Here<TileVars>): ReadonlyArray<Violation> =>
  mustLoseRandom(rules, table, vars)
    ? [since(violation('events.overrides', {}), 'first a Companion drawn at random is lost')]
    : LEGAL

/** Every rule that forbids an answer; using the Ring is always possible, unless a card forbids it. */
const violationsOf = (here: Here<TileVars>, answer: PlainAnswer): ReadonlyArray<Violation> => {
  switch (answer) {
    case 'takeCorruption':
      return demanded(here)
    case 'loseGuide':
      return [...demanded(here), ...casualtyViolations(here)]
    case 'loseRandom':
      return casualtyViolations(here)
    case 'guideLeaves':
      return leavingViolations(here)
    case 'revealSelf':
      return revealViolations(here)
  }
}

/** The question, unless a card says that it is the Ring. */
export const askDamage = ({ vars }: Here<TileVars>) =>
  vars.damage > 0 && vars.bearing !== 'ring' ? ask('decide/damage', vars) : undefined

/** A card makes the damage less: by how much is the value. */
const lessened = (here: Here<TileVars>, { card }: UseCard) => {
  const used = useCard(here, card)
  const by = Math.min(used.by, here.vars.damage)
  const damage = here.vars.damage - by
  happen(used.change, { kind: 'DamageLessened', rule: 'hunt.reduce', card, by, damage })
  return ends(used.change, by)
}

/** How do you bear the damage? */
export const decideDamage: Question<'decide/damage', DamageAction> = {
  answers: DAMAGE_ANSWERS,
  seats: (here) => [seatOf(here, 'leading', 0)],
  options: (here, seat) => {
    const options: Array<DamageAction> = []
    for (const kind of PLAIN) if (violationsOf(here, kind).length === 0) options.push({ seat, kind })
    return [...options, ...usesAt(here, AGAINST)]
  },
  violations: (here, action) =>
    action.kind === 'useCard' ? useViolations(here, AGAINST, action.card) : violationsOf(here, action.kind),
  resolve: (here, action) =>
    action.kind === 'useCard'
      ? lessened(here, action)
      : { table: here.table, events: NO_EVENTS, value: action.kind },
  asks: ({ vars }) => `How do you bear ${vars.damage} damage of the Hunt?`,
  reads: ['hunt.effects', 'hunt.casualty', 'hunt.excess', 'hunt.reduce', 'fellowship.gollumLate'],
}
