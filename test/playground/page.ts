/**
 * The playground in a browser: built into a folder of its own, served from this machine, opened in Chromium.
 * What goes wrong on the way is collected: errors of the page, and requests to anywhere else.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const CANDIDATES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
]
const executablePath = CANDIDATES.find((path) => path !== '' && existsSync(path))
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Whether there is no browser to look with; a path in CHROMIUM that leads nowhere is an error instead. */
export const isMissing = executablePath === undefined && process.env['CHROMIUM'] === undefined
if (isMissing) console.warn('No Chromium was found (set CHROMIUM to its path): the playground is not played.')

const BUILD = fileURLToPath(new URL('../../docs/playground/build.mjs', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
}

/** The playground, ready to be opened. */
export interface Playground {
  readonly folder: string
  readonly address: string
  readonly context: BrowserContext
  /** What went wrong so far. */
  readonly problems: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

const serve = (folder: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''))
    const type = TYPES[extname(path)]
    if (type === undefined || !existsSync(path)) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(readFileSync(path))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const watch = (page: Page, address: string, problems: Array<string>): void => {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!/^(data|blob|file):/.test(request.url()) && !request.url().startsWith(address))
      problems.push(`request: ${request.url()}`)
  })
}

/** Builds, serves and opens a browser. */
export const openPlayground = async (): Promise<Playground> => {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'))
  execFileSync(process.execPath, [BUILD, folder])
  const server = await serve(folder)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser: Browser = await chromium.launch({ executablePath: executablePath ?? 'chromium', args: ARGS })
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, acceptDownloads: true })
  context.setDefaultTimeout(15_000)
  const problems: Array<string> = []
  context.on('page', (page) => watch(page, address, problems))
  const close = async (): Promise<void> => {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  }
  return { folder, address, context, problems, close }
}
