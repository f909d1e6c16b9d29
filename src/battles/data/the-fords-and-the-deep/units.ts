/**
 * The Fords and the Deep (our own scenario, not official): Unit Types.
 */
import type { UnitTypeDoc } from '../../model/scenario'

/** Unit Types with the abilities of their Maneuver tokens. */
export const UNIT_TYPES: ReadonlyArray<UnitTypeDoc> = [
  {
    id: 'footmen',
    name: 'Footmen',
    side: 'free',
    figures: 14,
    strength: 1,
    favoured: ['forts', 'fortress'],
    ability: {
      name: 'Shield-line',
      moment: 'abilities',
      effect: [{ do: 'cancelHits', of: 'enemy', count: 1 }],
      says: 'One hit against your Army does not count.',
    },
  },
  {
    id: 'bowmen',
    name: 'Bowmen',
    side: 'free',
    figures: 10,
    strength: 1,
    favoured: ['hills', 'fortress', 'woods'],
    ability: {
      name: 'Volley',
      moment: 'abilities',
      effect: [{ do: 'dealDamage', to: 'enemy', count: 1 }],
      says: 'One Damage more to the enemy.',
    },
  },
  {
    id: 'riders',
    name: 'Riders',
    side: 'free',
    figures: 13,
    strength: 2,
    favoured: ['plains'],
    ability: {
      name: 'Ride Down',
      moment: 'abilities',
      effect: [
        { do: 'dealDamage', to: 'enemy', count: 1 },
        { do: 'barTactics', of: 'enemy', token: 'regroup', rounds: 1 },
      ],
      says: 'One Damage more; the enemy cannot choose Regroup next round.',
    },
  },
  {
    id: 'household-guard',
    name: 'Household Guard',
    side: 'free',
    figures: 3,
    strength: 3,
    favoured: ['plains', 'fortress'],
    ability: {
      name: 'Sworn Shields',
      moment: 'damage',
      effect: [{ do: 'casualtyWorth', type: 'household-guard', damage: 3 }],
      says: 'This round a lost Guard takes three Damage off.',
    },
  },
  {
    id: 'uruk-hai',
    name: 'Uruk-hai',
    side: 'shadow',
    figures: 18,
    strength: 1,
    favoured: ['hills', 'forts', 'fortress'],
    ability: {
      name: 'Press On',
      moment: 'abilities',
      effect: [
        { do: 'dealDamage', to: 'enemy', count: 1 },
        { do: 'forbid', of: 'enemy', what: ['retreat'] },
      ],
      says: 'One Damage more; the enemy may not retreat this round (he may rout).',
    },
  },
  {
    id: 'warg-riders',
    name: 'Warg Riders',
    side: 'shadow',
    figures: 6,
    strength: 2,
    favoured: ['plains'],
    ability: {
      name: 'Rearguard Attack',
      moment: 'endOfRound',
      effect: [{ do: 'forceCasualties', of: 'enemy', untilDamage: 1 }],
      says: 'At the end of the round the enemy takes casualties until at most one Damage is left.',
    },
  },
  {
    id: 'half-orcs',
    name: 'Half-orcs',
    side: 'shadow',
    figures: 12,
    strength: 1,
    favoured: ['woods', 'hills'],
    ability: {
      name: 'Battle-madness',
      moment: 'endOfRound',
      effect: [{ do: 'gainLeadership', count: 1, to: 'thisArmy' }],
      says: 'At the end of the round this Army gets a Leadership token.',
    },
  },
  {
    id: 'dunlendings',
    name: 'Dunlendings',
    side: 'shadow',
    figures: 12,
    strength: 1,
    favoured: ['plains', 'hills'],
    ability: {
      name: 'Reckless Rush',
      moment: 'endOfRound',
      effect: [{ do: 'trade', optional: true, take: 1, deal: 2 }],
      says: 'At the end of the round you may take one Damage to deal two.',
    },
  },
  {
    id: 'mordor-orcs',
    name: 'Mordor Orcs',
    side: 'shadow',
    figures: 12,
    strength: 1,
    favoured: ['swamps', 'woods'],
    ability: {
      name: 'Driven Mass',
      moment: 'damage',
      effect: [{ do: 'casualtyWorth', type: 'mordor-orcs', damage: 3 }],
      says: 'This round a lost Mordor Orc takes three Damage off.',
    },
  },
]
