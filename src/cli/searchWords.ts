/**
 * Words for searching: what forms of a word have in common, which words of a question say nothing, and what
 * the books call what people say.
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

/** What people say, and what the books call it: whoever says the first means the others too. */
export const SAID: Readonly<Record<string, string>> = {
  across: 'border cross',
  activate: 'active rouse',
  adjacent: 'neighbouring',
  'after battle': 'leftover end over',
  'after combat': 'leftover end over',
  'after fight': 'leftover end over',
  aggressive: 'attack',
  ally: 'nation partner friendly',
  alone: 'without itself himself lone',
  another: 'other change',
  anywhere: 'any whatever region',
  attached: 'wielder attached',
  'attack out': 'sortie',
  back: 'return refill take',
  backwards: 'back forward direction',
  battle: 'combat',
  battleground: 'location',
  beginning: 'opening start',
  besieged: 'siege inside shut',
  boat: 'seas ships coast',
  bonus: 'adds modifiers more',
  'break out': 'sortie besieged',
  'bring back': 'return',
  'bring in': 'entry brings',
  'bring into play': 'entry brings place',
  buy: 'cost',
  cancel: 'effect',
  captured: 'taken control enemy',
  cards: 'hand',
  carry: 'wielder with',
  castle: 'stronghold',
  caught: 'defeat',
  cease: 'stop end',
  choose: 'name pick',
  city: 'settlement',
  combine: 'merge combined',
  'come back': 'return again reinforcements',
  'come into play': 'entry brings',
  conquer: 'capture control',
  conquered: 'captured taken enemy control',
  count: 'leadership gives',
  cross: 'border across over impassable',
  'cross river': 'river runs',
  dead: 'eliminated lost casualty defeated',
  declare: 'reveal',
  defeat: 'eliminated lost',
  destroyed: 'lost eliminated',
  'did not': 'idle without',
  die: 'result',
  discard: 'throws away discarded',
  'do nothing': 'idle without pass',
  'does nothing': 'idle without pass',
  draw: 'drawn',
  eliminated: 'lost casualties defeated',
  empty: 'run out left',
  end: 'over wins victory',
  enter: 'into entering move',
  entry: 'brings',
  equal: 'same tie sums',
  equip: 'wielder',
  escape: 'retreat',
  evil: 'shadow',
  exchange: 'change swap',
  fail: 'misses failed',
  fall: 'captured destroyed',
  fight: 'battle attack combat',
  'first player': 'starting first',
  flee: 'retreat',
  flip: 'hidden conceal shown',
  fly: 'flight nazgul',
  forbidden: 'never cannot',
  forced: 'must',
  fort: 'stronghold fortification',
  'four player': 'partners',
  fp: 'free peoples',
  frodo: 'ring bearers ringbearer',
  'get back': 'back return',
  'gets back': 'back return',
  give: 'change',
  'go first': 'first starting turn begins lead order',
  'go through': 'past pass',
  'go to war': 'war last step advance',
  'goes first': 'first starting turn begins lead order',
  good: 'free peoples',
  'hand size': 'hand limit holds',
  heal: 'loses recovery rally rest',
  health: 'damage',
  hero: 'companion character',
  hide: 'hidden conceal',
  'high ground': 'terrain bonus',
  hill: 'terrain bonus',
  hobbit: 'ring bearers',
  hold: 'keeps hand most',
  'hold back': 'rearguard stay',
  'how far': 'level regions most reach',
  'how many': 'most limit ten number stacking maximum',
  'how much': 'number most',
  hurt: 'damage hits',
  into: 'inside',
  join: 'merge together',
  jump: 'past over',
  'keep back': 'rearguard out',
  'keeps back': 'rearguard out',
  killed: 'eliminated lost casualty defeated',
  leaders: 'leadership',
  leave: 'stay out separate',
  'left alone': 'without taken',
  legal: 'allowed cannot',
  look: 'see',
  lose: 'eliminated loses casualty',
  many: 'most limit ten',
  march: 'move',
  max: 'most limit more',
  maximum: 'most limit more',
  merge: 'together one',
  meriadoc: 'merry',
  merry: 'meriadoc',
  minimum: 'least need not',
  modifier: 'adds',
  more: 'most limit excess beyond',
  mountain: 'border pass',
  multiple: 'several two',
  muster: 'recruit brings entry',
  neutral: 'passive war',
  'next to': 'adjacent neighbouring',
  no: 'nobody none without',
  'no more': 'empty last',
  'not have': 'requirement without',
  nothing: 'nobody without',
  number: 'many most limit',
  obliged: 'must',
  obtain: 'receive',
  opponent: 'enemy',
  optional: 'may',
  'out of': 'last empty left',
  own: 'control',
  partner: 'teammate',
  path: 'location',
  pay: 'cost',
  peace: 'passive war',
  peek: 'see look',
  peregrin: 'pippin',
  pick: 'choose picked say',
  piece: 'character figure',
  pippin: 'peregrin',
  player: 'seat',
  points: 'victory score worth',
  put: 'place allocate',
  random: 'chance drawn',
  range: 'level',
  reach: 'enters',
  recruit: 'muster reinforcements',
  reinforce: 'join reinforcements',
  rejoin: 'returns comes back',
  relieve: 'relief',
  replace: 'place',
  reroll: 'failed again rolled',
  reshuffle: 'shuffled',
  resolve: 'carried',
  rest: 'heal',
  ringwraith: 'nazgul',
  river: 'anduin border',
  'run out': 'empty',
  'runs out': 'empty run out',
  sail: 'seas ships coast',
  sam: 'ring bearers',
  same: 'equal tie sums',
  secret: 'unseen hidden',
  see: 'shown reveal look',
  separated: 'leaves separate reach',
  several: 'two combined',
  ship: 'seas coast',
  side: 'team',
  sideways: 'otherwise step forward',
  sixes: 'six',
  skip: 'pass',
  soldier: 'unit',
  sp: 'shadow',
  speed: 'level',
  split: 'divide divided part',
  spy: 'see look',
  stack: 'stacking ten units',
  stacking: 'ten units',
  start: 'first begins',
  stay: 'behind remain',
  steal: 'take',
  storm: 'siege battle',
  surrounded: 'besieged',
  swap: 'change',
  teammate: 'partner',
  'three player': 'partners',
  'throw away': 'discard',
  tie: 'equal same',
  'tie break': 'equal tie',
  tied: 'tie equal cancelled',
  together: 'group',
  town: 'settlement',
  trade: 'change swap',
  trash: 'discard',
  travel: 'move',
  troop: 'unit',
  'turn order': 'order first',
  twice: 'once two',
  two: 'once one most',
  unlimited: 'any number',
  vp: 'victory points',
  walk: 'move',
  warrior: 'unit',
  way: 'path',
  weapon: 'item',
  wear: 'wielder',
  win: 'victory',
  withdraw: 'inside retreat',
  wound: 'damage hits',
  wraith: 'nazgul',
}

/** What games are called: whoever says so means that one. */
export const CALLED: Readonly<Record<string, ReadonlyArray<string>>> = {
  battles: ['battles of the third age', 'battles'],
  'card-game': ['the card game', 'card game'],
  confrontation: ['the confrontation', 'confrontation'],
  'war-of-the-ring': ['war of the ring', 'wotr'],
}
