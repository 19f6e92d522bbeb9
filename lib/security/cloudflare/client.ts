import { z } from 'zod'
import { env } from '@/lib/core/env'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { CloudflareProblem } from './contracts'

const TIMEOUT_MS = 10_000

/** Cloudflare did not do what it was asked. */
export class CloudflareError extends Error {
  override name = 'CloudflareError'
  constructor(
    readonly problem: CloudflareProblem,
    message: string,
    /** Of its answer: the status, and after how many seconds it wants to be asked again, if it says so. */
    readonly answer: { status?: number; retryAfter?: number } = {},
  ) {
    super(message)
  }
}

const envelopeSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number() })).nullish(),
  result: z.unknown(),
})

/** "Invalid request headers" and "Invalid format for Authorization header": the token is none. */
const NO_TOKEN = new Set([6003, 6111])
/** "Could not route to …, perhaps your object identifier is invalid?" */
const NO_ROUTE = new Set([7000, 7003])

function problemOf(status: number, codes: readonly number[]): CloudflareProblem {
  if (status === 429) return 'busy'
  if (status >= 500) return 'not_reached'
  if (status === 401 || status === 403 || codes.some((code) => NO_TOKEN.has(code))) return 'denied'
  return codes.some((code) => NO_ROUTE.has(code)) ? 'zone' : 'refused'
}

type Question = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path?: string
  body?: object
}

/**
 * Asks Cloudflare about the plugin's zone.
 *
 * @param path below the zone
 * @returns `result` of the answer
 * @throws CloudflareError
 */
export async function askCloudflare(
  { zoneId, apiToken }: PluginValues,
  { method, path = '', body }: Question,
): Promise<unknown> {
  const answer = await callProvider({
    url: `${env().CLOUDFLARE_API_URL}/zones/${encodeURIComponent(String(zoneId))}${path}`,
    method,
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })
  if (answer.kind !== 'answer')
    throw new CloudflareError('not_reached', `Cloudflare: ${answer.message}`)
  const { status, retryAfter } = answer
  const envelope = envelopeSchema.safeParse(answer.body).data
  if (status >= 200 && status < 300 && envelope?.success) return envelope.result
  const codes = envelope?.errors?.map(({ code }) => code) ?? []
  const said = `Cloudflare: ${method} ${path || '/'}: ${status}, ${codes.join(', ') || 'no code'}`
  throw new CloudflareError(problemOf(status, codes), said, { status, retryAfter })
}

const zoneSchema = z.object({ name: z.string(), status: z.string(), paused: z.boolean() })

/** The plugin's zone. @throws CloudflareError */
export const readZone = async (values: PluginValues) =>
  zoneSchema.parse(await askCloudflare(values, { method: 'GET' }))

/** Drops what is kept under one of some tags. @param tags not more than are taken at once. @throws CloudflareError */
export const purgeTags = async (values: PluginValues, tags: readonly string[]) => {
  await askCloudflare(values, { method: 'POST', path: '/purge_cache', body: { tags } })
}
