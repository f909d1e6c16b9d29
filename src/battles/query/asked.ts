/**
 * What an effect is called in a question: the card, the Unit or whatever else it belongs to.
 */

/** Of what the list of steps is, in words. */
export const sourceOf = (list: string, say: (id: string) => string): string => {
  const [sort, id = ''] = list.split(/[/.]/)
  switch (sort) {
    case 'card':
    case 'reaction':
      return `the card ${say(id)}`
    case 'combat':
      return `the Combat card ${say(id)}`
    case 'unit':
    case 'ability':
      return `the ability of ${say(id)}`
    case 'step':
      return `step ${id} of the Fate Track`
    case 'icon':
      return 'the icon of the Fate Tile'
    default:
      return say(id)
  }
}
