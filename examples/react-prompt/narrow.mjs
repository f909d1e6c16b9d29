/**
 * A question with many choices, narrowed field by field. Knows nothing of any game: a prompt names the fields
 * of its answers (the piece, the region, the die) with their values, and every choice is an action with such
 * fields.
 */

const fits = (action, picked) => Object.entries(picked).every(([field, value]) => action[field] === value)

/** The choices that fit what was picked, each with its number in the prompt. */
export const remaining = (prompt, picked) =>
  prompt.choices.map((choice, number) => ({ ...choice, number })).filter(({ action }) => fits(action, picked))

/** The fields in which the choices differ: each value, whether it is picked, whether it still can be. */
export const groupsOf = (prompt, picked) =>
  Object.entries(prompt.fields)
    .filter(([, values]) => values.length > 1)
    .map(([field, values]) => {
      const { [field]: own, ...others } = picked
      const possible = new Set(remaining(prompt, others).map(({ action }) => action[field]))
      const options = values.map((value) => ({
        value,
        isPicked: own === value,
        isPossible: possible.has(value),
      }))
      return { field, options }
    })

/** The picks after a click on a value: picked, or taken back if it was; what no longer fits is dropped. */
export const toggled = (prompt, picked, field, value) => {
  const { [field]: own, ...others } = picked
  if (own === value) return others
  const wanted = { ...picked, [field]: value }
  return remaining(prompt, wanted).length > 0 ? wanted : { [field]: value }
}
