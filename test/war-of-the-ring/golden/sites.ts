/** Words of the guided games: dice, marches, strikes; and how both sides come to the battle at each site. */
import type { CharacterId, DieFace, EventCardId, RegionId, Side } from '../../../src/war-of-the-ring'
import type { Wish } from '../scenarios'

/** Wishes in a row. */
export type Wishing = ReadonlyArray<Wish>

/** What a draw is to bring. */
export const draws = (draw: string, outcome: number | string): Wish => ({ kind: 'chance', draw, outcome })

/** Results of a side's next dice. */
export const rolls = (side: Side, ...faces: ReadonlyArray<DieFace>): Wishing =>
  faces.map((face) => draws(`${side} action die`, face))

const DECKS = { fp: 'free-peoples', sh: 'shadow', char: 'character', strat: 'strategy' } as const
type Key = keyof typeof DECKS

/** A card is drawn. */
export const drawn = (card: EventCardId): Wish => {
  const [side, deck] = card.split('-') as [Key, Key]
  return draws(`${DECKS[side]} ${DECKS[deck]} card`, card)
}

/** The Army of the Shadow marches from region to region. */
export const marches = (...way: ReadonlyArray<RegionId>): Wishing =>
  way
    .slice(1)
    .flatMap((to, place): Wishing => [
      ...rolls('shadow', 'army'),
      { kind: 'moveArmies', seat: 'shadow', die: 'army' },
      { kind: 'march', seat: 'shadow', from: way[place] as RegionId, to },
      { kind: 'done', seat: 'shadow' },
    ])

/** The Shadow attacks with an Army result. */
export const strikes = (from: RegionId, to = from): Wishing => [
  ...rolls('shadow', 'army'),
  { kind: 'beginAttack', seat: 'shadow', die: 'army' },
  { kind: 'attack', seat: 'shadow', from, to },
]

/** A Nation of the Shadow takes a step to war. */
export const stirs = (nation: 'sauron' | 'isengard' | 'southrons'): Wishing => [
  ...rolls('shadow', 'muster'),
  { kind: 'advanceNation', seat: 'shadow', nation },
]

/** Two Nazgûl fly to a region. */
export const nazgulFly = (region: RegionId): Wishing => [
  ...rolls('shadow', 'character'),
  { kind: 'moveCharacters', seat: 'shadow' },
  { kind: 'fly', from: 'minas-morgul' },
  { kind: 'goTo', seat: 'shadow', region },
  { kind: 'fly', from: 'barad-dur' },
  { kind: 'goTo', seat: 'shadow', region },
]

/** Companions leave the Fellowship. */
export const leave = (region: RegionId, ...who: ReadonlyArray<CharacterId>): Wishing => [
  ...rolls('free-peoples', 'character'),
  { kind: 'separate', seat: 'free-peoples' },
  ...who.map((character): Wish => ({ kind: 'join', character })),
  { kind: 'done', seat: 'free-peoples' },
  { kind: 'goTo', seat: 'free-peoples', region },
]

/** Companions on the map travel. */
export const travel = (region: RegionId): Wishing => [
  ...rolls('free-peoples', 'character'),
  { kind: 'moveCharacters', seat: 'free-peoples' },
  { kind: 'goTo', seat: 'free-peoples', region },
]

/** An Army of the Free Peoples goes to another region. */
export const advances = (from: RegionId, to: RegionId): Wishing => [
  ...rolls('free-peoples', 'muster-army'),
  { kind: 'moveArmies', seat: 'free-peoples', die: 'muster-army' },
  { kind: 'march', seat: 'free-peoples', from, to },
  { kind: 'done', seat: 'free-peoples' },
]

/** A Nation of the Free Peoples takes a step to war. */
export const calls = (nation: 'gondor'): Wishing => [
  ...rolls('free-peoples', 'muster'),
  { kind: 'advanceNation', seat: 'free-peoples', nation },
]

/** How a battle comes about. */
export interface Site {
  readonly gather: Wishing
  readonly strike: Wishing
}

/** The host of Moria marches on Rivendell, where the Ring-bearers are, and Companions help to defend it. */
export const RIVENDELL: Site = {
  gather: [
    ...stirs('sauron'),
    ...marches('moria', 'hollin', 'fords-of-bruinen'),
    ...nazgulFly('fords-of-bruinen'),
    ...leave('rivendell', 'gandalf-the-grey', 'strider', 'meriadoc'),
  ],
  strike: strikes('fords-of-bruinen', 'rivendell'),
}

/** Isengard attacks the Fords of Isen. */
export const FORDS: Site = { gather: stirs('isengard'), strike: strikes('orthanc', 'fords-of-isen') }

/** The hosts of Moria and Dol Guldur attack Lórien. */
export const LORIEN: Site = {
  gather: [
    ...stirs('sauron'),
    ...marches('moria', 'dimrill-dale'),
    ...marches('dol-guldur', 'south-anduin-vale', 'dimrill-dale'),
  ],
  strike: strikes('dimrill-dale', 'lorien'),
}

/** The Haradrim attack Osgiliath. */
export const OSGILIATH: Site = {
  gather: [...stirs('southrons'), ...stirs('southrons'), ...marches('near-harad', 'west-harondor')],
  strike: strikes('west-harondor', 'osgiliath'),
}
