import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Endpoint } from '@/lib/http/endpoint'
import { consumeLimit } from '@/lib/http/rate-limit'
import { clientIp } from '@/lib/http/route'
import { asksForStepUp } from '@/lib/http/step-up'
import { recordRefusedCall } from '@/lib/security/record-refused-call'
import { authenticateKey } from '@/lib/staff/api-keys/authenticate-key'
import { isSecret } from '@/lib/staff/api-keys/secret'
import type { Actor } from '@/lib/staff/audit'

/** The API key that a call sends as `Authorization: Bearer`; `null` when it sends none. */
export function apiKeyOf(request: NextRequest): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return bearer !== undefined && isSecret(bearer) ? bearer : null
}

/**
 * Who an API key acts as: itself. It may make the calls that declare one of its scopes, and none that asks a person to
 * show who they are.
 *
 * @throws AppError `unauthorized`, `forbidden`, `rate_limited`
 */
export async function actorOfKey(
  secret: string,
  request: NextRequest,
  endpoint: Endpoint,
): Promise<Actor> {
  const key = await authenticateKey(secret)
  if (!key) throw new AppError('unauthorized', say('apiKeys.notValid'))
  const { id, name, callsPerMinute } = key
  const actor: Actor = {
    userId: key.userId,
    username: `API key ${id}: ${name}`,
    role: 'moderator',
    sessionId: `api-key:${id}`,
    address: clientIp(request),
    changeId: randomUUID(),
    mustProve: false,
  }
  const limit = { name: `api-key-${callsPerMinute}`, points: callsPerMinute, seconds: 60 }
  await consumeLimit(limit, String(id))
  const { scope } = endpoint
  const isPerson = asksForStepUp(endpoint, request.nextUrl.searchParams)
  if (scope !== undefined && !isPerson && key.scopes.includes(scope)) return actor
  await recordRefusedCall(actor, `${request.method} ${request.nextUrl.pathname}`)
  throw new AppError(
    'forbidden',
    scope === undefined || isPerson
      ? say('apiKeys.notThisCall')
      : say('apiKeys.lacksScope', { scope }),
  )
}
