/**
 * The command `mcp`: the engine as tools for assistants, on standard input and output.
 */
import process from 'node:process'
import { answer, failed, misused, type Call, type Command, type Result } from './command'

const SDK = '@modelcontextprotocol/sdk'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'

const load = async () => {
  try {
    const [{ makeMcpServer }, { StdioServerTransport }] = await Promise.all([
      import('./mcp/server'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
    ])
    return { makeMcpServer, StdioServerTransport }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const run = async ({ words, io }: Call): Promise<Result> => {
  if (words.length > 0) return misused(`mcp takes no words, but was given "${words.join(' ')}"`)
  const found = await load()
  if (found === undefined)
    return failed(`mcp needs the package ${SDK}, which is not installed: npm install ${SDK}`)
  const ended = new Promise<void>((resolve) => io.input.once('close', resolve).once('end', resolve))
  await found.makeMcpServer().connect(new found.StdioServerTransport(io.input, process.stdout))
  await ended
  return answer([], undefined)
}

/** The engine as tools for assistants. */
export const mcpCommand: Command = {
  usage: 'mcp',
  says: [
    'Serves the Model Context Protocol on standard input and output, until the input ends: rules, legality,',
    'legal actions, exact odds, positions and pictures as tools for assistants. It reads no files and keeps',
    `nothing. It needs the package ${SDK} beside this one; docs/mcp.md tells how.`,
  ],
  options: {},
  examples: ['mcp'],
  run,
}
