/**
 * How long a cold import takes: every subpath of the built package in fifteen fresh processes each.
 *
 *     npm run build && node test/runtimes/cold.mjs
 *
 * The processor's time is told beside the clock's: on a busy machine only the first can be compared.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ROUNDS = 15
const root = new URL('../../', import.meta.url)
const { exports: doors } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

const measured = (url) => {
  const program = `const used = process.cpuUsage(), begun = performance.now()
    await import(${JSON.stringify(url)})
    const { user, system } = process.cpuUsage(used)
    console.log(JSON.stringify([performance.now() - begun, (user + system) / 1000]))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  )
}

const told = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  return `${sorted[(ROUNDS - 1) / 2].toFixed(0)} (${sorted[0].toFixed(0)})`
}

console.log('| subpath | clock, ms: median (least) | processor, ms: median (least) |\n| --- | --- | --- |')
for (const [door, entry] of Object.entries(doors)) {
  if (typeof entry === 'string') continue
  const url = new URL(entry.import.default, root).href
  const rounds = Array.from({ length: ROUNDS }, () => measured(url))
  console.log(
    `| \`${door}\` | ${told(rounds.map(([clock]) => clock))} | ${told(rounds.map(([, used]) => used))} |`,
  )
}
