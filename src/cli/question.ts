/**
 * What a question has beside the action that it asks about: "can I ...?", "is it legal to ...", "why can't he
 * ...", "use an Army die to ...".
 */

const WHO = '(?:i|we|you|he|she|it|they|one|somebody|someone)'
const LEGAL = 'legal|allowed|possible|permitted|ok|okay'
const CAN = "(?:can|could|may|might|must|should)(?:n?['’]?t|not)?"
const HEADS: ReadonlyArray<RegExp> = [
  /^(?:so|ok|and|but|then|now|hey|please)[, ]+/i,
  new RegExp(`^(?:is|would) it (?:be )?(?:${LEGAL}) (?:for (?:me|us|him|them) )?to `, 'i'),
  new RegExp(`^(?:am|are|is) ${WHO} (?:allowed|permitted|able) to `, 'i'),
  new RegExp(`^(?:why |when |how )?(?:do|does|did|will|shall) ${WHO} (?:get to |have to )?`, 'i'),
  new RegExp(`^(?:why |when |how )?${CAN} (?:not )?(?:${WHO} )?(?:not )?`, 'i'),
  /^(?:i|we) (?:want to |wish to |would like to |'d like to |am going to |will )?/i,
]
const TAILS = /(?:[?!.\s]|[, ](?:now|please|then)[?!.\s]*)+$/i

/** The action that a question asks about, in the words it has for it; other words stay as they are. */
export const askedAbout = (text: string): string =>
  HEADS.reduce((rest, head) => rest.replace(head, ''), text.trim()).replace(TAILS, '')

const FACE = 'character|army|muster(?:[/ -]army)?|event|will of the west'
const SPENDS = new RegExp(`^(?:use|spend) (?:an? |the |my )?(${FACE})(?: (?:die|result))? to (.+)$`, 'i')

/** What is to be done with a die that is named first: "use the Army die to attack Edoras". */
export const dieLast = (text: string): string => text.replace(SPENDS, '$2 with $1')
