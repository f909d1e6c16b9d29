/**
 * Timing: tasks run in turn, in many short rounds, until the time given is used up. A task runs one small
 * batch and says how many units that was. The clock is the processor time of this process, and the best round
 * counts: that is what changes least when the machine has other things to do.
 */

/** Reading the processor time takes as long as a few decisions: it is read no more often than that. */
const BETWEEN_LOOKS = 4

const batch = (run) => {
  const end = performance.now() + BETWEEN_LOOKS
  let units = 0
  do units += run()
  while (performance.now() < end)
  return units
}

/** Units per second of processor time. */
export const timed = (run, milliseconds) => {
  const start = process.cpuUsage()
  let units = 0
  let elapsed = 0
  while (elapsed < milliseconds * 1000) {
    units += batch(run)
    const { user, system } = process.cpuUsage(start)
    elapsed = user + system
  }
  return (units * 1_000_000) / elapsed
}

/** The middle value of a list of numbers. */
export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The best rate of every task, by its name. A longer first round warms up and does not count. */
export const measure = (tasks, { milliseconds, warmUp, seconds }) => {
  const names = Object.keys(tasks)
  const best = Object.fromEntries(names.map((name) => [name, 0]))
  const end = performance.now() + seconds * 1000
  for (const name of names) timed(tasks[name], warmUp)
  do {
    for (const name of names) best[name] = Math.max(best[name], timed(tasks[name], milliseconds))
  } while (performance.now() < end)
  return best
}
