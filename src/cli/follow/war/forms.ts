/**
 * The statements of War of the Ring, in the order in which they are tried: the first form that a statement
 * has is its meaning.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Wish } from '../claims'
import { ARMY_FORMS } from './armyForms'
import { CARD_FORMS, FACE_FORMS } from './cardForms'
import { DICE_FORMS, ROUGH_FORMS } from './diceForms'
import { PARTNER_FORMS } from './partnerForms'
import { FELLOWSHIP_FORMS } from './fellowshipForms'
import type { Form, Hearing } from './hearing'
import { SHORT_FORMS } from './shortForms'
import { TWILIGHT_FORMS } from './twilightForms'

const FORMS: ReadonlyArray<Form> = [
  ...TWILIGHT_FORMS,
  ...DICE_FORMS,
  ...PARTNER_FORMS,
  ...CARD_FORMS,
  ...FELLOWSHIP_FORMS,
  ...ARMY_FORMS,
  ...SHORT_FORMS,
]

const wishesOf = (
  forms: ReadonlyArray<Form>,
  hearing: Hearing,
): E.Either<string, ReadonlyArray<Wish>> | undefined => {
  const form = forms.find(({ when }) => when(hearing))
  const { notes } = hearing.said
  return form === undefined
    ? undefined
    : E.Functor.map(form.says(hearing), (wish) =>
        [wish, ...(form.orElse === undefined ? [] : [form.orElse(hearing)])].map((one) => ({
          ...one,
          notes,
        })),
      )
}

/** What a statement of faces or tiles means, whose words are not those of other statements. */
export const roughMeaningOf = (hearing: Hearing): E.Either<string, ReadonlyArray<Wish>> | undefined =>
  wishesOf([...ROUGH_FORMS, ...FACE_FORMS], hearing)

/** What a statement may mean, the likeliest first; Left if it has no form. */
export const meaningOf = (hearing: Hearing): E.Either<string, ReadonlyArray<Wish>> =>
  wishesOf(FORMS, hearing) ?? E.left('it names things, but not what is done with them')
