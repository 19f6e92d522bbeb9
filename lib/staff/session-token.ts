import 'server-only'
import { z } from 'zod'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import { SESSION_MS } from './session-rules'

/** The cookie of a session that a browser began; it goes with every call of the store's own pages. */
export const SESSION_COOKIE = 'staff-session'
export const SESSION_COOKIE_PATH = '/'
export const SESSION_SECONDS = SESSION_MS / 1000

/** The token, which scripts of the page send, and the cookie, which no script can read. */
const PURPOSES = { token: 'admin-session', cookie: 'admin-session-cookie' } as const
type Half = keyof typeof PURPOSES

const payloadSchema = z.object({ session: z.uuid() })

/** What names a session: the token for the calls of the back office, or a browser's cookie. */
export const sealSession = (half: Half, sessionId: string): Promise<string> =>
  sealToken(PURPOSES[half], { session: sessionId }, SESSION_SECONDS)

/** The id of the session that a token or cookie names, or `null`; the session itself may have ended. */
export async function openSession(half: Half, sealed: string): Promise<string | null> {
  const payload = await openToken(PURPOSES[half], payloadSchema, sealed, SESSION_SECONDS)
  return payload?.session ?? null
}
