import 'server-only'
import { z } from 'zod'
import { openMailedToken, openToken, sealToken } from '@/lib/core/sealed-token'
import { LIBRARY_LINK_HOURS, LIBRARY_SESSION_HOURS } from './lifetimes'

const LINK = { purpose: 'library-link', seconds: LIBRARY_LINK_HOURS * 3600 }
const linkSchema = z.object({ email: z.string(), generation: z.number().int() })
type LibraryLink = z.infer<typeof linkSchema>

/** A token that opens the library of an address, as long as its reader's generation lasts. */
export const sealLibraryLink = (link: LibraryLink): Promise<string> =>
  sealToken(LINK.purpose, link, LINK.seconds)

/** What a mailed token says, or `null` when it has expired or was changed. */
export const openLibraryLink = (token: string): Promise<LibraryLink | null> =>
  openMailedToken(LINK.purpose, linkSchema, token, LINK.seconds)

/** The cookie of a browser that is signed in to a library. */
export const LIBRARY_COOKIE = 'library-session'
/** The only calls that it is sent with. */
export const LIBRARY_COOKIE_PATH = '/api/library'
export const LIBRARY_SESSION_SECONDS = LIBRARY_SESSION_HOURS * 3600

const SESSION = 'library-session'
const sessionSchema = z.object({ session: z.uuid() })

export const sealLibrarySession = (sessionId: string): Promise<string> =>
  sealToken(SESSION, { session: sessionId }, LIBRARY_SESSION_SECONDS)

/** The id of the session that a cookie names, or `null`; the session itself may have ended. */
export async function openLibrarySession(cookie: string | undefined): Promise<string | null> {
  if (!cookie) return null
  const content = await openToken(SESSION, sessionSchema, cookie, LIBRARY_SESSION_SECONDS)
  return content?.session ?? null
}
