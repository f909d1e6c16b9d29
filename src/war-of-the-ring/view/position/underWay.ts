/**
 * What can be under way in the Action Resolution of a position, and how its description is read: a battle, a
 * Hunt, a Hunt tile, an action after an Elven Ring. What lies farther on is told by `actions`.
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import * as t from 'io-ts/lib/index.js'
import { natural, oneOf } from '../../../kernel/codec'
import { show } from '../../../kernel/door'
import { someFields, someNamed } from '../../../kernel/named'
import {
  DIE_FACES,
  REGION_IDS,
  SIDES,
  type DieFace,
  type HuntTileId,
  type PieceId,
  type RegionId,
  type Side,
} from '../../model/ids'

/** Where a round of a battle stands: it begins, the rolls are made and hits are to be taken, it is over. */
export const BATTLE_STAGES = ['round', 'losses', 'over'] as const
/** Where a round of a battle stands. */
export type BattleStage = (typeof BATTLE_STAGES)[number]

/** The die that an action is taken with: it is neither unused nor used yet. */
export interface InUse {
  readonly die: DieFace
  /** The result that it is used as; the one it shows by default. */
  readonly as?: DieFace
}
/** A battle as it stands on the table: field, siege, sortie or relief, as the two Armies lie. */
export interface PendingBattle extends InUse {
  readonly kind: 'battle'
  readonly by: Side
  readonly from: RegionId
  /** The region attacked; `from` itself for a siege battle or a sortie. */
  readonly to: RegionId
  /** Who of the attackers stays out of it; by default only those who have to. */
  readonly rearguard?: Readonly<Partial<Record<PieceId, number>>>
  /** The number of the round; 1 by default. */
  readonly round?: number
  readonly stage?: BattleStage
  /** Hits that either side has scored in this round, no Combat card being in use: at `losses` only. */
  readonly hits?: Readonly<Partial<Record<Side, number>>>
  /** Whether the Nazgûl are silenced in this battle. */
  readonly silenced?: boolean
}
/** The Fellowship has moved, and the Hunt is about to be rolled. */
export interface PendingHunt extends InUse {
  readonly kind: 'hunt'
}
/** The Fellowship has moved, or tried to on the Mordor Track, and this tile is drawn. */
export interface PendingTile extends InUse {
  readonly kind: 'tile'
  /** One of the tiles that are `drawn`. */
  readonly tile: HuntTileId
  /** Successes of the Hunt roll; 1 by default, 0 in Mordor. */
  readonly successes?: number
  /** Damage still to be taken; by default the tile is about to be looked at. */
  readonly damage?: number
  /** Whether a Companion has been lost to it. */
  readonly casualty?: boolean
  /** Whether the Guide was named since then, in editions where only such a one can still act. */
  readonly newGuide?: boolean
}
/** Who acts has used an Elven Ring, and now takes his action. */
export interface PendingRing {
  readonly kind: 'ring'
}
/** What can be under way. */
export type Pending = PendingBattle | PendingHunt | PendingTile | PendingRing

/** Figures by kind. */
export const figures = derived((rules: Rules) => someNamed('a piece', rules.pieceIds, natural))

const face = oneOf('a result of a die', DIE_FACES)
const region = oneOf('a region', REGION_IDS)
const side = oneOf('a side', SIDES)
const IN_USE = { die: face, as: face } as const

/** The fields of each kind, and those of them that cannot be left out. */
const KINDS = derived(
  (rules: Rules) =>
    ({
      battle: {
        needs: ['die', 'by', 'from', 'to'],
        codec: someFields('a battle under way', {
          kind: t.literal('battle'),
          ...IN_USE,
          by: side,
          from: region,
          to: region,
          rearguard: figures(rules),
          round: natural,
          stage: oneOf('a stage of a battle', BATTLE_STAGES),
          hits: someNamed('a side', SIDES, natural),
          silenced: t.boolean,
        }),
      },
      hunt: {
        needs: ['die'],
        codec: someFields('a Hunt under way', { kind: t.literal('hunt'), ...IN_USE }),
      },
      tile: {
        needs: ['die', 'tile'],
        codec: someFields('a Hunt tile under way', {
          kind: t.literal('tile'),
          ...IN_USE,
          tile: oneOf('a hunt tile', rules.huntTileIds),
          successes: natural,
          damage: natural,
          casualty: t.boolean,
          ...(rules.answersInOrder ? { newGuide: t.boolean } : {}),
        }),
      },
      ring: { needs: [], codec: someFields('a Ring just used', { kind: t.literal('ring') }) },
    }) as const,
)

const isKind = (rules: Rules, kind: unknown): kind is keyof ReturnType<typeof KINDS> =>
  typeof kind === 'string' && Object.hasOwn(KINDS(rules), kind)

/** Reads what is under way. */
export const pendingCodec = derived(
  (rules: Rules): t.Type<Pending, unknown> =>
    new t.Type<Pending, unknown>(
      'something under way',
      (u): u is Pending => typeof u === 'object' && u !== null && isKind(rules, Reflect.get(u, 'kind')),
      (u, context) => {
        if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context)
        const kind: unknown = Reflect.get(u, 'kind')
        if (!isKind(rules, kind))
          return t.failure(u, context, `${show(kind)} is not a kind of what can be under way`)
        const { needs, codec } = KINDS(rules)[kind]
        const missing = needs.find((field) => !Object.hasOwn(u, field))
        if (missing !== undefined) return t.failure(u, context, `${codec.name} needs the field ${missing}`)
        return codec.validate(u, context) as t.Validation<Pending>
      },
      t.identity,
    ),
)
