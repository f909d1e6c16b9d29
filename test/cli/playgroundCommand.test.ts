/** The command `playground`: the files of the page and nothing else, to this machine alone. */
import * as E from 'fp-ts/lib/Either.js'
import { request } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { servePage } from '../../src/cli/playground'
import { within } from './program'

const folder = mkdtempSync(join(tmpdir(), 'page-'))
for (const name of ['index.html', 'playground.css', 'secret.txt'])
  writeFileSync(join(folder, name), `this is ${name}`)
writeFileSync(join(folder, 'playground.js.br'), brotliCompressSync('this is playground.js'))
const served = await servePage(pathToFileURL(`${folder}/`), 0)
if (E.isLeft(served)) throw new Error(served.left)
const { address, close } = served.right
afterAll(() => {
  close()
  rmSync(folder, { recursive: true })
})

/** The answer to a request, with the path just as it is given. */
const asked = (path: string, method = 'GET') =>
  new Promise<{ readonly status: number; readonly type: string; readonly text: string }>((resolve, fail) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path, method }, (response) => {
      let text = ''
      response.on('data', (piece: Buffer) => (text += piece.toString()))
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, type: headers['content-type'] ?? '', text })
      })
    })
    sent.on('error', fail).end()
  })

it('serves the page, its style and its script', async () => {
  const page = { status: 200, type: 'text/html; charset=utf-8', text: 'this is index.html' }
  expect(await asked('/')).toEqual(page)
  expect(await asked('/index.html?x=1')).toEqual(page)
  expect(await asked('/playground.css')).toMatchObject({ type: 'text/css; charset=utf-8' })
  expect(await asked('/playground.js')).toMatchObject({ status: 200, text: 'this is playground.js' })
})

it.each([
  '/secret.txt',
  '/playground.js.br',
  '/../secret.txt',
  '//secret.txt',
  '/%2e%2e/etc/passwd',
  '/constructor',
  '//',
  '*',
])('serves nothing else: %s', async (path) => {
  expect(await asked(path)).toMatchObject({ status: 404, text: '' })
})

it('is only read', async () => {
  expect(await asked('/', 'POST')).toMatchObject({ status: 405 })
  expect(await asked('/', 'HEAD')).toMatchObject({ status: 200, text: '' })
})

it('listens on this machine alone, and says why it cannot', async () => {
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  const again = await servePage(pathToFileURL(`${folder}/`), Number(new URL(address).port))
  expect(E.isLeft(again) && again.left).toMatch(/EADDRINUSE/)
})

it('refuses words and ports that are none', async () => {
  expect(await within(['playground', 'war-of-the-ring'])).toMatchObject({ code: 2 })
  expect((await within(['playground', '--port', '70000'])).err).toMatch(/at most 65535/)
  expect((await within(['playground', '--port', 'x'])).err).toMatch(/whole number/)
  expect((await within(['playground'])).err).toMatch(/the page is not built here/)
})
