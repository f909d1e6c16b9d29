/**
 * Words for searching: what forms of a word have in common, and which words of a question say nothing.
 */

/** Words that say nothing about what is meant. */
const IDLE: ReadonlySet<string> = new Set(
  (
    'a about again all allowed also am an and any are as at be been being but by can could d did do ' +
    'does done each else ever every for from get gets getting got had has have he her here him his ' +
    'how i if in is it its just like ll m may me mean might must my need needs of on or our ours per ' +
    'please possible re rule rules s shall she should so some somebody someone still t than that the ' +
    'their them then there these they thing things this those to too up us want wants was we were ' +
    'what when where which while who whom whose why will with would you your'
  ).split(' '),
)

/** Words of every day, which tell what is meant only if a rule has them. */
export const PLAIN: ReadonlySet<string> = new Set(
  (
    'above across actually affect affects afterwards against ahead along already although always amount ' +
    'another anybody anyone anything anywhere apart applies apply around ask available away bad because ' +
    'become behind below beside besides best better between beyond big both bother break bring brings ' +
    'brought call called case catch cause certain clear clearly come comes complete completely count ' +
    'current currently deal decide decides depend depends different directly down during early edition ' +
    'effect either enough even exact exactly explain explanation extra far fast few find fine finish ' +
    'finished fit fits follow following found full fully further game general given great guess half ' +
    'handle handled happen happened happening happens hard help helps herself higher himself how ' +
    'however huge idea ignore ignored immediately instead interact interaction involve involved itself ' +
    'keep kind kinds know large last late later least legal less let lets like likely limit list little ' +
    'long longer look looking lot lots low lower made main make makes making manage many matter matters ' +
    'maximum maybe mention mid middle mine minimum missing moment most much multiple near nearby new ' +
    'next nobody normal normally note nothing number obviously often okay once only open option options ' +
    'order other others otherwise ours outside over own page part partial particular people perhaps ' +
    'permitted place player players point possibly precisely prevent probably put question quick ' +
    'quickly quite ran rather read reading real really reason regarding related remain remaining repeat ' +
    'require required requires rest result right run running runs said same say says second see seem ' +
    'seems set sets several short show simple simply since single sit sits situation small something ' +
    'sometimes somewhere soon sort special specific specifically stand standing state still stuff such ' +
    'suppose sure talk tell term than thanks thing think third though through throughout time times ' +
    'today together told total transfer true try trying turn type types under understand unless until ' +
    'upon usual usually various versus via want wanted way ways weird well whatever whenever wherever ' +
    'whether whichever whole within without wonder wondering word words work working works worse worst ' +
    'wrong yes yet'
  ).split(' '),
)

/** Forms that no ending tells. */
const FORMS: ReadonlyMap<string, string> = new Map(
  (
    'began:begin begun:begin chose:choose chosen:choose came:come comes:come dice:die drew:draw drawn:draw ' +
    'dwarven:dwarf dwarves:dwarf elven:elf elves:elf fell:fall fallen:fall fights:fight flew:fly flies:fly ' +
    'flown:fly fought:fight gave:give given:give goes:go gone:go went:go held:hold hid:hide hidden:hide ' +
    'kept:keep left:leave leaves:leave loses:lose lost:lose loss:lose losses:lose men:man saw:see seen:see ' +
    'shown:show sides:side takes:take taken:take took:take threw:throw thrown:throw won:win wins:win ' +
    'winner:win winners:win victories:victory died:dead dies:dead dying:dead death:dead ' +
    'attacker:attack attackers:attack defender:defend defenders:defend defence:defend defense:defend ' +
    'besiege:siege besieged:siege besieger:siege besiegers:siege besieges:siege besieging:siege ' +
    'fighter:fight fighters:fight killing:kill uses:use used:use using:use'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

const LEAST = 3

/** Without an ending, if enough is left. */
const without = (word: string, ending: RegExp, least = LEAST): string => {
  const left = word.replace(ending, '')
  return left.length >= least && /[aeiouy]/.test(left) ? left : word
}

/** What forms of a word have in common. */
export const stem = (word: string): string => {
  const plain = word.replace(/'s?$/, '')
  const known = NUMBERS[Number(plain)] ?? FORMS.get(plain) ?? plain
  if (known.length <= LEAST) return known
  const single = known
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
  const verb = without(without(single, /ing$/), /ed$/)
  const noun = without(without(without(verb, /ation$|ate$/, 5), /ment$/, 4), /ly$/, 4)
  return without(noun, /ion$/, 5)
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
}

/** The words of a text, without accents and capitals; names of rules are taken apart. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bre-roll/g, 'reroll')
    .match(/[a-z0-9']+/g) ?? []

/** Whether a word says nothing. */
export const isIdle = (word: string): boolean => IDLE.has(word)

/** Whether a word may be said of anything: nobody wonders that no rule has it. */
export const isPlain = (word: string): boolean => IDLE.has(word) || PLAIN.has(word) || NUMBERS.includes(word)
