/** Processes of the server that can be killed and started again at the same port. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../server.mjs', import.meta.url))

const freePort = async () => {
  const tried = createServer().listen(0)
  await once(tried, 'listening')
  const { port } = tried.address()
  tried.close()
  await once(tried, 'close')
  return port
}

/** Starts a process and waits until it serves; what it says of refused moves goes nowhere. */
const started = async (port, env) => {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', process.env.LOUD ? 'inherit' : 'ignore'],
  })
  const lines = createInterface(child.stdout)
  for await (const line of lines) if (line.startsWith('http')) break
  child.stdout.resume()
  if (child.exitCode !== null) throw new Error('the server did not start')
  return child
}

/** What the kernel knows of a process; nothing where there is no /proc. */
const known = (child, file) => readFile(`/proc/${child.pid}/${file}`, 'utf8').catch(() => '')

/** Time is counted in hundredths of a second, of the process itself and of the kernel for it. */
const secondsOf = async (child) => {
  const fields = (await known(child, 'stat')).split(') ').at(-1).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

/** A process that serves matches: its address, and what can be done to it. */
export const serverProcess = async (env) => {
  const port = await freePort()
  let child = await started(port, env)
  let spent = 0
  const end = async (signal) => {
    spent += await secondsOf(child)
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: `http://localhost:${port}`,
    /** SIGKILL: it cannot write, answer or say goodbye any more. Then it starts again. */
    killAndStart: async () => {
      await end('SIGKILL')
      child = await started(port, env)
    },
    stop: () => end('SIGTERM'),
    /** Its memory in bytes. */
    memory: async () => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await known(child, 'status')) ?? []
      return Number(kilobytes ?? 0) * 1024
    },
    /** The time of a processor that it and its predecessors have taken until they ended, in seconds. */
    spent: () => spent,
  }
}
