/** Things that War of the Ring forbids: each in words, with its position and the action asked about. */
import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring'

const orThrow = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left))
  return either.right
}

const free = (kind, fields = {}) => ({ seat: 'free-peoples', kind, ...fields })

const acting = orThrow(
  warOfTheRing.position({
    acting: 'free-peoples',
    armies: {
      'minas-tirith': { 'gondor-regular': 4, 'gondor-leader': 1 },
      edoras: { 'rohan-regular': 2 },
      'fords-of-isen': { 'isengard-elite': 1 },
    },
    politics: { gondor: { steps: 0, active: true }, rohan: { steps: 1 } },
    fellowship: { region: 'rivendell' },
    dice: { 'free-peoples': ['character', 'muster-army', 'muster', 'event'], shadow: ['army'] },
    hands: { 'free-peoples': ['fp-char-06'], shadow: [] },
  }),
)
const movesArmies = free('moveArmies', { die: 'muster-army', as: 'army' })
const moving = orThrow(warOfTheRing.applyAll(acting, [movesArmies])).state

export const CASES = [
  ['The Free Peoples, with four dice left against one of the Shadow, pass.', acting, free('pass')],
  [
    'They hide a Fellowship that is hidden already.',
    acting,
    free('hideFellowship', { die: 'character', as: 'character' }),
  ],
  [
    'Rohan, still passive, takes its last step to war.',
    acting,
    free('advanceNation', { nation: 'rohan', die: 'muster', as: 'muster' }),
  ],
  ['They attack with a Muster result.', acting, free('beginAttack', { die: 'muster', as: 'army' })],
  [
    'They crown Aragorn with a Muster result, while Strider is in the Fellowship.',
    acting,
    free('bringCharacter', { character: 'aragorn', die: 'muster', as: 'muster' }),
  ],
  [
    'They play a card that they do not hold.',
    acting,
    free('playEvent', { card: 'fp-char-07', die: 'event', as: 'event' }),
  ],
  [
    'The Army in Edoras marches to the Fords of Isen, where an Army of Isengard stands.',
    moving,
    free('march', { from: 'edoras', to: 'fords-of-isen' }),
  ],
]
