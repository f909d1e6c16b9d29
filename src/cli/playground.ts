/**
 * The command `playground`: serves the page of docs/playground, which the package has in dist/playground, on
 * this machine alone.
 */
import * as E from 'fp-ts/lib/Either.js'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { failed, misused, wholeOf, type Call, type Command, type Result } from './command'

/** The files of the page, the script compressed; no other name is served. */
const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', 'text/html'],
  '/index.html': ['index.html', 'text/html'],
  '/playground.css': ['playground.css', 'text/css'],
  '/playground.js': ['playground.js.br', 'text/javascript'],
}

const HOST = '127.0.0.1'
const MOST_PORT = 65_535

const bytesOf = (file: URL): Uint8Array => {
  const bytes = readFileSync(file)
  return file.pathname.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
}

/** The server of the page in a folder. */
const serverOf = (folder: URL): Server =>
  createServer(({ method, url = '/' }, response) => {
    const [pathname = ''] = url.split('?')
    const found = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined
    if (found === undefined) return void response.writeHead(404).end()
    if (method !== 'GET' && method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const [file, type] = found
    const body = bytesOf(new URL(file, folder))
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-length': body.length,
      'cache-control': 'no-cache',
    })
    response.end(method === 'HEAD' ? undefined : body)
  })

/** A page that is served. */
export interface Served {
  readonly address: string
  readonly close: () => void
}

/** Serves the page in a folder, on a port or on one that is free (0); why it cannot, if so. */
export const servePage = (folder: URL, port: number): Promise<E.Either<string, Served>> =>
  new Promise((resolve) => {
    const server = serverOf(folder)
    server.once('error', (error) => resolve(E.left(error.message)))
    server.listen(port, HOST, () => {
      const own = server.address()
      const taken = typeof own === 'object' && own !== null ? own.port : port
      resolve(E.right({ address: `http://${HOST}:${taken}/`, close: () => void server.close() }))
    })
  })

const PAGE = new URL('../playground/', import.meta.url)

const run = async (call: Call): Promise<Result> => {
  const { words, io } = call
  if (words.length > 0) return misused(`playground takes no words, but was given "${words.join(' ')}"`)
  const port = wholeOf(call, 'port', 0)
  if (E.isLeft(port)) return port
  if ((port.right ?? 0) > MOST_PORT) return misused(`--port: a port is at most ${MOST_PORT}`)
  if (!existsSync(new URL('index.html', PAGE)))
    return failed('the page is not built here: run npm run build, or npm run playground')
  const served = await servePage(PAGE, port.right ?? 0)
  if (E.isLeft(served)) return failed(`the page cannot be served: ${served.left}`)
  const { address } = served.right
  const isJson = call.values['json'] === true
  io.out(isJson ? `${JSON.stringify({ address })}\n` : `The playground: ${address}  (Ctrl+C ends it)\n`)
  return new Promise(() => undefined)
}

/** The playground. */
export const playground: Command = {
  usage: 'playground',
  says: [
    'Serves the playground on this machine, to be opened in a browser: the four games with their boards, to',
    'play against bots or people, look back, ask why and compare odds. It serves until Ctrl+C.',
  ],
  options: {
    port: { type: 'string', value: 'n', says: 'the port; one that is free if not given' },
  },
  examples: ['playground', 'playground --port 8080'],
  run,
}
