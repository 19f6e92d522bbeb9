import 'server-only'
import { z } from 'zod'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import { SESSION_MS } from './session-rules'

const PURPOSE = 'admin-session'
const payloadSchema = z.object({ session: z.uuid() })

/** The token that names a session: for the calls of the back office. */
export const sealSession = (sessionId: string): Promise<string> =>
  sealToken(PURPOSE, { session: sessionId }, SESSION_MS / 1000)

/** The id of the session that a token names, or `null`; the session itself may have ended. */
export async function openSession(token: string): Promise<string | null> {
  const payload = await openToken(PURPOSE, payloadSchema, token, SESSION_MS / 1000)
  return payload?.session ?? null
}
