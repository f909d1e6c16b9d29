/**
 * Signs of our own for the six icons: a blade for attack, a shield for defense; in a circle they are a
 * leader's, on a road they are for paths. A number beside them says how many.
 */
import { ICONS, type Icon, type Icons } from '../../card-game'
import { element, group } from '../draw/element'
import type { Block } from '../draw/flow'
import { line } from '../draw/text'

const BLADE = 'M0 -5.5L4 4.5H-4z'
const SHIELD = 'M-4 -4.5H4V0Q4 4 0 5.5Q-4 4 -4 0z'

/** The icons in words. */
export const ICON_WORDS: Readonly<Record<Icon, string>> = {
  battlegroundAttack: 'attack on battlegrounds',
  battlegroundDefense: 'defense on battlegrounds',
  leadershipAttack: 'attack as a leader',
  leadershipDefense: 'defense as a leader',
  pathAttack: 'attack on paths',
  pathDefense: 'defense on paths',
}

const SIZE = { width: 25, height: 17 } as const

const sign = (icon: Icon, x: number, y: number, ink: string): string =>
  group({ transform: `translate(${x} ${y})` }, [
    element('path', { d: icon.endsWith('Attack') ? BLADE : SHIELD, fill: ink }),
    icon.startsWith('leadership')
      ? element('circle', { cx: 0, cy: 0, r: 7.5, fill: 'none', stroke: ink, 'stroke-width': 1.2 })
      : '',
    icon.startsWith('path')
      ? element('path', { d: 'M-6.5 7.5H6.5', stroke: ink, 'stroke-width': 1.6, 'stroke-dasharray': '3 2' })
      : '',
  ])

/** So many of an icon. */
export const iconSign = (icon: Icon, number: number, ink: string): Block => ({
  ...SIZE,
  at: (x, y) =>
    group(
      { 'data-icon': icon },
      [
        sign(icon, x + 8, y + 8.5, ink),
        line(String(number), x + 17, y + 12.5, { size: 11, bold: true, fill: ink, max: 8 }),
      ],
      `${ICON_WORDS[icon]}: ${number}`,
    ),
})

/** All icons of a card. */
export const iconSigns = (icons: Icons, ink: string): ReadonlyArray<Block> =>
  ICONS.flatMap((icon) => {
    const number = icons[icon] ?? 0
    return number === 0 ? [] : [iconSign(icon, number, ink)]
  })

/** Icons in words, for those who do not see them. */
export const iconsInWords = (icons: Icons): ReadonlyArray<string> =>
  ICONS.flatMap((icon) => ((icons[icon] ?? 0) === 0 ? [] : [`${ICON_WORDS[icon]} ${icons[icon] ?? 0}`]))
