import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/errors'
import { authenticate, type Session } from '@/lib/staff/authenticate'

/** A token is a sealed id of some 300 characters; anything much longer is none. */
const MAX_TOKEN = 1000

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
