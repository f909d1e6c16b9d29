/**
 * Runs npm scripts side by side, one to a core, and shows what each said when it is through.
 *
 *     node test/together.mjs checks made
 */
import { spawn } from 'node:child_process'

const run = (script) =>
  new Promise((done) => {
    const said = []
    const child = spawn('npm', ['run', script], { stdio: ['ignore', 'pipe', 'pipe'], shell: true })
    child.stdout.on('data', (data) => said.push(data))
    child.stderr.on('data', (data) => said.push(data))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done(code === 0)
    })
  })

const passed = await Promise.all(process.argv.slice(2).map(run))
process.exitCode = passed.every(Boolean) ? 0 : 1
