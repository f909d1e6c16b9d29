/**
 * The plain words of War of the Ring as people write games down: verbs, what they are about, little words.
 */

const GROUPS: Readonly<Record<string, string>> = {
  agree: 'agree agrees agreed wishes wants',
  advance: 'advance advances advanced',
  all: 'all everything everybody everyone whole entire',
  allocate: 'allocate allocates allocated put puts box',
  army: 'army armies',
  as: 'as becomes become into',
  attack: 'attack attacks attacked assault assaults besiege besieges sortie siege sieges',
  battle: 'battle combat',
  bring: 'bring brings brought enter enters entered appears',
  build: 'build builds built construct constructs',
  call: 'call calls called summon summons',
  cancel: 'cancel cancels cancelled',
  card: 'card cards',
  cease: 'cease ceases ceased stop stops stopped ends end',
  character: 'character',
  claim: 'claim claims claimed superiority',
  choose: 'choose chooses chose pick picks picked aim aims target targets name names named',
  companion: 'companion companions',
  corruption: 'corruption corrupted',
  declare: 'declare declares declared declaration',
  dice: 'dice die',
  discard: 'discard discards discarded pays pay paid',
  draw: 'draw draws drew drawn',
  event: 'event',
  everywhere: 'everywhere',
  fellowship: 'fellowship fsp ringbearers',
  fight: 'fight fights fought continue continues stand stands presses',
  from: 'from',
  get: 'get gets got receives received',
  give: 'give gives gave given',
  go: 'go goes went gone arrives',
  guide: 'guide guides guided',
  have: 'has have holds held hold had shows showed',
  hide: 'hide hides hid hidden',
  hunt: 'hunt hunts huntbox',
  in: 'in at on inside within',
  leave: 'separate separates separated leave leaves left depart departs split splits',
  look: 'look looks looked',
  lose: 'lose loses lost loss losses casualty casualties remove removes removed eliminated killed dies',
  mix: 'mix mixes mixed merge merges merged',
  mordor: 'mordor',
  move: 'move moves moved march marches marched fly flies flew walks walk',
  not: 'no not none nobody nothing never doesnt dont without',
  nothing: 'miss misses missed hits hit scores success successes successful fail fails failed',
  one: 'one',
  pass: 'pass passes passed',
  play: 'play plays played use uses used using',
  politics: 'politics political track diplomacy diplomatic war',
  random: 'random randomly chance',
  recruit: 'recruit recruits recruited muster musters mustered place places placed reinforcements',
  redraw: 'redraw redraws',
  reduce: 'reduce reduces downgrade downgrades',
  reduced: 'reduced downgraded replaced',
  retreat: 'retreat retreats retreated',
  reveal: 'reveal reveals revealed',
  ring: 'ring',
  rings: 'elvenring elvenrings',
  roll: 'roll rolls rolled reroll rerolls rerolled throws throw',
  round: 'round rounds',
  sail: 'sail sails sailed',
  silence: 'silence silences silenced',
  skip: 'skip skips skipped aside',
  stay: 'stay stays stayed',
  strategy: 'strategy',
  swap: 'swap swaps swapped exchange exchanges exchanged',
  stronghold: 'stronghold strongholds',
  tile: 'tile tiles',
  to: 'to towards > into',
  turn: 'turn turns turned',
  unit: 'unit units figure figures piece pieces',
  upgrade: 'upgrade upgrades upgraded promote promotes promoted',
  with: 'with plus',
  yield: 'yield yields yielded',
  withdraw: 'withdraw withdraws withdrew withdrawn',
}

/** Little words that say nothing by themselves. */
const LITTLE =
  'a an the and then of by his her its their they he it is are was for also too more both each out off up ' +
  'does do did will would be been after before this that who now new & + phase again face down player side ' +
  'first second third there so open field'

/** The key behind a plain word. */
export const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([key, words]) => words.split(' ').map((word) => [word, key] as const)),
)

/** Words that are passed over. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(LITTLE.split(' '))

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The number that a word is. */
export const numberOf = (word: string): number | undefined => {
  if (/^(\d{1,2}x?|x\d{1,2})$/.test(word)) return Number(word.replace('x', ''))
  const place = NUMBER_WORDS.indexOf(word)
  return place < 0 ? undefined : place
}

/** All plain words: none of them is taken for a name that it comes near to. */
export const PLAIN_WORDS: ReadonlyArray<string> = [...KEYS.keys(), ...LITTLE_WORDS, ...NUMBER_WORDS]
