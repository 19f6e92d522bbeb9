import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'

/** A message of JSON-RPC; what is in it the protocol checks. */
const messageSchema = z.looseObject({
  jsonrpc: z.literal('2.0', fault('fields.mustBe', { field: 'jsonrpc', example: '2.0' })),
  method: z
    .string(fault('fields.mustBeText', { field: 'method' }))
    .max(200, fault('fields.isTooLong', { field: 'method' })),
})

/** What programs that speak MCP send. */
export const agentEndpoints = defineEndpoints({
  'POST /api/mcp': {
    summary:
      'MCP (streamable HTTP, without sessions) for shopping agents: find, read and compare products, prepare a cart',
    who: 'public',
    isRead: true,
    limit: { name: 'agents', points: 120, seconds: 60 },
    maxBodyBytes: 64 * 1024,
    body: messageSchema,
    answers: { 200: file('application/json'), 202: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
