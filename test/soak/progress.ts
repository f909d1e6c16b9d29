/**
 * How far a long run is: a bar on a terminal, plain lines now and then otherwise.
 */

/** Something to write to. */
export interface Screen {
  readonly write: (text: string) => void
  readonly isTerminal: boolean
  readonly now: () => number
}

const WIDTH = 30
/** Milliseconds between two pictures of the bar, and between two lines. */
const REDRAW = 100
const LINE = 30_000

/** Seconds as minutes and seconds, or hours and minutes. */
export const clock = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  const two = (number: number): string => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(seconds % 60)}`
}

/** Tells how much of a total is done; call it often, it writes now and then. */
export const progressOn = (screen: Screen, total: number, unit: string) => {
  const start = screen.now()
  let last = start
  const words = (done: number, more: string): string => {
    const gone = screen.now() - start
    const left = done === 0 ? '' : `, ${clock((gone / done) * (total - done))} left`
    return `${done} of ${total} ${unit}, ${more}, ${clock(gone)}${left}`
  }
  return {
    tell: (done: number, more: string): void => {
      const now = screen.now()
      if (now - last < (screen.isTerminal ? REDRAW : LINE)) return
      last = now
      const full = Math.floor((done / total) * WIDTH)
      const bar = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] `
      screen.write(screen.isTerminal ? `\r\u001B[2K${bar}${words(done, more)}` : `${words(done, more)}\n`)
    },
    end: (): void => {
      if (screen.isTerminal) screen.write('\r\u001B[2K')
    },
  }
}
