import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/errors'
import { clientAddress, type RouteOptions, route } from '@/lib/http/route'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { type AdminCall, mayCall } from '@/lib/staff/access'
import type { Actor } from '@/lib/staff/audit'
import { authenticate, type Session } from '@/lib/staff/authenticate'

/** A token is sealed facts of some 300 characters; anything much longer is none. */
const MAX_TOKEN = 1000

type AdminHandler<P> = (request: NextRequest, actor: Actor, params: P) => Promise<Response>

/**
 * Wraps a handler of the back office: {@link route}, plus who may call it by the table in
 * lib/staff/access.ts. After a write the changed pages are anew at the next request.
 *
 * @param call the handler's own method and path, as the table names it
 */
export function adminRoute<P = Record<string, never>>(
  call: AdminCall,
  handler: AdminHandler<P>,
  options: RouteOptions = {},
) {
  return route<P>(async (request, params) => {
    const { id, user } = await requireSession(request)
    if (!mayCall(user.role, call))
      throw new AppError('forbidden', 'Your role does not allow this. Ask an administrator.')
    const actor: Actor = {
      userId: user.id,
      username: user.username,
      role: user.role,
      sessionId: id,
      address: clientAddress(request),
    }
    const response = await handler(request, actor, params)
    if (!call.startsWith('GET ')) await refreshPages()
    return response
  }, options)
}

/**
 * The session of a call: from `X-Session-Token` or `Authorization: Bearer`. Never from a cookie, so
 * that no other site can make a browser write here.
 *
 * @throws AppError `unauthorized`
 */
export async function requireSession(request: NextRequest): Promise<Session> {
  const token = tokenOf(request)
  if (!token) throw new AppError('unauthorized', 'No session token')
  const session = token.length <= MAX_TOKEN ? await authenticate(token) : null
  if (!session) throw new AppError('unauthorized', 'Invalid or expired session')
  return session
}

function tokenOf(request: NextRequest): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return request.headers.get('x-session-token')?.trim() || bearer
}
