import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { authenticate, type Session } from '@/lib/staff/authenticate'
import { SESSION_COOKIE } from '@/lib/staff/session-token'

/** A token is a sealed id of some 300 characters; anything much longer is none. So is the cookie. */
const MAX_TOKEN = 1000

/**
 * The session of a call: from `X-Session-Token` or `Authorization: Bearer`, together with the cookie
 * when a browser began it. Never from a cookie alone, so that no other site can make a browser write
 * here; never from a browser's token alone, so that one that was read from its storage is worth nothing.
 *
 * @throws AppError `unauthorized`
 */
export async function requireSession(request: NextRequest): Promise<Session> {
  const token = tokenOf(request)
  if (!token) throw new AppError('unauthorized', say('session.noToken'))
  const cookie = request.cookies.get(SESSION_COOKIE)?.value.slice(0, MAX_TOKEN)
  const session = token.length <= MAX_TOKEN ? await authenticate(token, cookie) : null
  if (!session) throw new AppError('unauthorized', say('session.invalidOrExpired'))
  return session
}

function tokenOf(request: NextRequest): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return request.headers.get('x-session-token')?.trim() || bearer
}
