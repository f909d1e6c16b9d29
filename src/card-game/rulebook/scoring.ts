/** Scoring: battlegrounds, paths, corruption and Ring tokens. */
import { rule } from '../../kernel/rulebook'
import { scoring } from './cites'

export const SCORING = {
  'score.battlegrounds': rule('A battleground is worth its points to the team that holds it.', [
    scoring('Battlegrounds'),
  ]),
  'score.paths': rule('A path is worth its points to the Free Peoples and none to the Shadow.', [
    scoring('Paths'),
  ]),
  'score.corruption': rule('Each corruption is a point for the Shadow; there is never less than none.', [
    scoring('Corruption Tokens'),
  ]),
  'score.ringTokens': rule('In the Trilogy each Ring token left is a point, in the final scoring alone.', [
    scoring('Ring Tokens'),
  ]),
  'score.total': rule('A score is battlegrounds with paths, or with corruption, and tokens at the end.', [
    scoring(),
  ]),
} as const
