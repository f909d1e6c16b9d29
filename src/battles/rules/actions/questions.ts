/**
 * The questions of an action: a die, a token or a pass; where tokens set aside go; what the die is used for.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import { TOKEN_USES } from '../../data/uses'
import type { ChooseRegion, Pass, PutAside, TakeDie, Use, UseAbility, UseToken } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import { amended, forSide, tableCopy } from '../../model/drafts'
import type { SideVars } from '../../model/frames/words'
import { enemyOf, FACES, type Face, type Side } from '../../model/sides'
import { adding } from '../../model/counts'
import { abilityOf, armiesOf, isInPlay, unusedDice } from '../../query/board'
import { nameOfUse, resultsOf } from '../../query/lists'
import { canBegin, hasUse, usesOfDie } from '../../query/possible'
import { aOf, either, say } from '../../query/names'
import { abilityBecause, dieRefusals, idleRefusals, RULE_OF, useRefusals } from '../../query/reasons'
import { refusal } from '../../rulebook'
import { assignToken, changing, happen, hereIn, resolvedTo, setTable, setUnused } from '../changes'

/** The table as it would be with one more token at an Army. */
const withToken = (here: Here, region: string): Here => {
  const change = changing(here)
  assignToken(change, region, 'shadow.tokensAside')
  return hereIn(change)
}

const withoutDie = (here: Here, side: Side, die: Face): Here => {
  const { table } = here
  const dice = table.dice[side]
  const rest = { unrolled: dice.unrolled, unused: adding(dice.unused, die, -1), used: dice.used }
  const left = amended(tableCopy(table), { dice: forSide(table.dice, side, rest) })
  return { rules: here.rules, config: here.config, table: left, vars: here.vars }
}

/** Whether a die can be used, as things are or with tokens that the Shadow may assign first. */
const canUse = (before: Here, side: Side, die: Face): boolean => {
  const here = withoutDie(before, side, die)
  if (hasUse(here, side, die)) return true
  if (side !== 'shadow' || here.table.aside === 0) return false
  return armiesOf(here, 'shadow').some((region) => hasUse(withToken(here, region), side, die))
}

const diceOf = (here: Here, side: Side): ReadonlyArray<Face> => {
  const { unused } = here.table.dice[side]
  const dice: Array<Face> = []
  for (const face of FACES) if (unused[face] !== undefined) dice.push(face)
  return dice
}

const mayPass = ({ table }: Here, side: Side): boolean =>
  unusedDice(table, side) < unusedDice(table, enemyOf(side))

const TOKENS = Object.keys(TOKEN_USES).map((use) => [use, `token/${use}`] as const)

const tokenUses = (here: Here<SideVars>): ReadonlyArray<string> => {
  const { side } = here.vars
  if (side !== 'free' || !mayPass(here, side) || here.table.actionTokens.unused === 0) return []
  return TOKENS.flatMap(([use, list]) => (canBegin(here, list, side) ? [use] : []))
}

/** Abilities that are used beside an action, for a price that can be paid. */
const asides = (
  here: Here<SideVars>,
): ReadonlyArray<{ readonly character: string; readonly ability: number }> => {
  const { side } = here.vars
  const open: Array<{ readonly character: string; readonly ability: number }> = []
  for (const { character, place, doc, list, cost } of here.rules.scenario.abilitiesOf[side])
    if (
      doc.kind === 'aside' &&
      isInPlay(here.table, character) &&
      canBegin(here, cost, side) &&
      canBegin(here, list, side)
    )
      open.push({ character, ability: place })
  return open
}

/** A die is put aside only when none can be used and the side may not pass (ruling OR-24). */
const mayPutAside = (here: Here<SideVars>, usable: ReadonlyArray<Face>): boolean =>
  here.config.skipsFreely === true || (usable.length === 0 && !mayPass(here, here.vars.side))

const usableDice = (here: Here, side: Side): ReadonlyArray<Face> =>
  diceOf(here, side).filter((die) => canUse(here, side, die))

type Answer = TakeDie | PutAside | UseToken | UseAbility | Pass

const options = (here: Here<SideVars>, seat: Side): ReadonlyArray<Answer> => {
  const usable = usableDice(here, seat)
  const all: Array<Answer> = []
  for (const die of usable) all.push({ seat, kind: 'takeDie', die })
  if (mayPutAside(here, usable))
    for (const die of diceOf(here, seat)) all.push({ seat, kind: 'putAside', die })
  for (const use of tokenUses(here)) all.push({ seat, kind: 'useToken', use })
  for (const { character, ability } of asides(here))
    all.push({ seat, kind: 'useAbility', character, ability })
  if (mayPass(here, seat)) all.push(passOf(seat))
  return all
}

const takeRefusals = (here: Here<SideVars>, die: Face): ReadonlyArray<Violation> => {
  const { side } = here.vars
  const missing = dieRefusals(here, side, die)
  if (missing.length > 0) return missing
  return canUse(here, side, die)
    ? LEGAL
    : [refusal('actions.mustAct', { die }, `no use of ${aOf(say(here, die))} die could have an effect now`)]
}

const asideRefusals = (here: Here<SideVars>, die: Face): ReadonlyArray<Violation> => {
  const { side } = here.vars
  const missing = dieRefusals(here, side, die)
  const usable = usableDice(here, side)
  if (missing.length > 0 || mayPutAside(here, usable)) return missing
  const because = usable.length > 0 ? `this can be used: ${either(here, usable)}` : 'a pass is allowed'
  return [refusal('actions.mustAct', { die }, because)]
}

const passRefusals = (here: Here<SideVars>): ReadonlyArray<Violation> => {
  const { side } = here.vars
  const [own, other] = [unusedDice(here.table, side), unusedDice(here.table, enemyOf(side))]
  return own < other
    ? LEGAL
    : [refusal('actions.pass', {}, `unused dice: ${own} of ${say(here, side)}, ${other} of the other side`)]
}

const tokenRefusals = (here: Here<SideVars>, use: string): ReadonlyArray<Violation> => {
  if (here.vars.side !== 'free')
    return [refusal('actions.token', { use }, `${say(here, 'shadow')}: no Action tokens`)]
  const found = [...passRefusals(here)]
  if (here.table.actionTokens.unused === 0)
    found.push(refusal('actions.token', { use }, 'no Action token is left in this turn'))
  return [...found, ...idleRefusals(here, 'free', `token/${use}`)]
}

const violations = (here: Here<SideVars>, action: Answer): ReadonlyArray<Violation> => {
  const { side } = here.vars
  switch (action.kind) {
    case 'takeDie':
      return takeRefusals(here, action.die)
    case 'putAside':
      return asideRefusals(here, action.die)
    case 'useToken':
      return tokenRefusals(here, action.use)
    case 'useAbility':
      return asides(here).some(
        ({ character, ability }) => character === action.character && ability === action.ability,
      )
        ? LEGAL
        : [
            refusal(
              'actions.ability',
              { character: action.character },
              abilityBecause(here, side, action, null) ?? 'first its die is taken',
            ),
          ]
    case 'pass':
      return passRefusals(here)
  }
}

/** What do you do? */
export const decideAction: Question<'decide/action', Answer> = {
  answers: ['takeDie', 'putAside', 'useToken', 'useAbility', 'pass'],
  seats: ({ vars }) => [vars.side],
  options,
  violations,
  resolve: (here, action) => {
    const { side } = here.vars
    const change = changing(here)
    switch (action.kind) {
      case 'takeDie':
        return resolvedTo(change, { does: 'die', die: action.die })
      case 'putAside':
        setUnused(change, side, adding(here.table.dice[side].unused, action.die, -1), 1)
        happen(change, { kind: 'DiePutAside', rule: 'actions.mustAct', side, die: action.die })
        return resolvedTo(change, { does: 'nothing' })
      case 'useToken': {
        const { unused, used, gone } = here.table.actionTokens
        setTable(change, { actionTokens: { unused: unused - 1, used: used + 1, gone } })
        happen(change, { kind: 'ActionTokenUsed', rule: 'actions.token', use: action.use })
        return resolvedTo(change, { does: 'token', use: action.use })
      }
      case 'useAbility': {
        const { character, ability } = action
        const { name } = abilityOf(here, character, ability)
        const told = { side, of: character, ability: name }
        happen(change, { kind: 'AbilityUsed', rule: 'actions.ability', ...told })
        return resolvedTo(change, { does: 'aside', character, ability })
      }
      case 'pass':
        happen(change, { kind: 'Passed', rule: 'actions.pass', side })
        return resolvedTo(change, { does: 'nothing' })
    }
  },
  asks: () => 'Which die do you use?',
  reads: ['actions.alternate', 'actions.pass', 'actions.token', 'actions.mustAct'],
}

type AsideHere = Here<{ readonly die: Face | null }>

/** Before the action the die must be usable in the end, so the last token may have to go to one Army. */
const asideRegions = (here: AsideHere): ReadonlyArray<string> => {
  const { die } = here.vars
  const armies = armiesOf(here, 'shadow')
  if (die === null || here.table.aside > 1 || hasUse(here, 'shadow', die)) return armies
  return armies.filter((region) => hasUse(withToken(here, region), 'shadow', die))
}

const asideDone = (here: AsideHere): boolean =>
  here.vars.die === null || hasUse(here, 'shadow', here.vars.die)

const tokenBecause = (here: AsideHere, action: ChooseRegion | Pass): string =>
  action.kind === 'pass' || armiesOf(here, 'shadow').includes(action.region)
    ? `the die needs it, in ${either(here, asideRegions(here))}`
    : `no Army of ${say(here, 'shadow')} is in ${say(here, action.region)}`

/** Which Army gets a token that was set aside? */
export const decideTokensAside: Question<'decide/tokensAside', ChooseRegion | Pass> = {
  answers: ['chooseRegion', 'pass'],
  seats: () => ['shadow'],
  options: (here, seat) => [
    ...asideRegions(here).map((region): ChooseRegion => ({ seat, kind: 'chooseRegion', region })),
    ...(asideDone(here) ? [passOf(seat)] : []),
  ],
  violations: (here, action) => {
    const region = action.kind === 'pass' ? 'none' : action.region
    const legal = action.kind === 'pass' ? asideDone(here) : asideRegions(here).includes(region)
    return legal ? LEGAL : [refusal('shadow.tokensAside', { region }, tokenBecause(here, action))]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'pass' ? null : action.region,
  }),
  asks: () => 'Which Army gets a Leadership token, if any?',
  reads: ['shadow.tokensAside', 'shadow.onlyWithDie'],
}

/** What is the die used for? */
export const decideUse: Question<'decide/use', Use> = {
  answers: ['use'],
  seats: ({ vars }) => [vars.side],
  options: (here, seat) =>
    usesOfDie(here, here.vars.side, here.vars.die).map(({ as, use }) => ({ seat, kind: 'use', as, use })),
  violations: (here, { as, use }) => {
    const { side, die } = here.vars
    return resultsOf(die).includes(as)
      ? useRefusals(here, side, as, use)
      : [refusal('actions.asOne', { use }, `this is ${aOf(say(here, die))} die`)]
  },
  resolve: (here, { as, use }) => {
    const change = changing(here)
    happen(change, { kind: 'DieUsed', rule: RULE_OF[as], side: here.vars.side, as, use })
    return resolvedTo(change, nameOfUse(here, as, use))
  },
  asks: () => 'What do you use the die for?',
  reads: ['die.character', 'die.army', 'die.muster', 'die.event', 'die.eye', 'actions.asOne'],
}
