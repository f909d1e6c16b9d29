/** The seats at the table (chapter XI): with two players each plays a side and all its Nations. */
import type { SeatData } from '../model/config'
import { FREE_PEOPLES_NATIONS, SHADOW_NATIONS } from '../model/ids'

/** The seats of a game for two. */
export const SEATS_FOR_TWO: ReadonlyArray<SeatData> = [
  { id: 'free-peoples', side: 'free-peoples', nations: FREE_PEOPLES_NATIONS },
  { id: 'shadow', side: 'shadow', nations: SHADOW_NATIONS },
]
