/**
 * The server for assistants: the tools behind the Model Context Protocol, by its official SDK, which is
 * loaded only here.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { VERSION } from '../version'
import { answerOf } from './answering'
import { schemaOf } from './fields'
import { TOOLS } from './tools'

const INSTRUCTIONS = [
  'The rules of the board games War of the Ring, The Confrontation, War of the Ring: The Card Game and',
  'Battles of the Third Age, as an engine that answers exactly. Ask it before you say what is legal, which',
  'rule holds or how likely something is, and give its rules with their places in the book. Where it has no',
  'answer, say so: do not guess.',
].join(' ')

/** A server; connect it to a transport. */
export const makeMcpServer = (): Server => {
  const server = new Server(
    { name: 'middle-earth-rules', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(TOOLS).map(([name, { title, says, fields }]) => ({
      name,
      title,
      description: says,
      inputSchema: schemaOf(fields),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { content, structuredContent, isError } = await answerOf(params.name, params.arguments)
    return {
      content: [...content],
      ...(structuredContent === undefined ? {} : { structuredContent: { ...structuredContent } }),
      ...(isError === true ? { isError } : {}),
    }
  })
  return server
}
