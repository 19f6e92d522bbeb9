import 'server-only'
import type { NextRequest } from 'next/server'
import { Reply } from '@/lib/http/serve'
import { setCookie } from '@/lib/http/set-cookie'
import {
  LIBRARY_COOKIE,
  LIBRARY_COOKIE_PATH,
  LIBRARY_SESSION_SECONDS,
  sealLibrarySession,
} from '@/lib/service/library/tokens'

const cookie = { name: LIBRARY_COOKIE, path: LIBRARY_COOKIE_PATH }

/** The cookie of the library that a browser sends, if any. */
export const libraryCookie = (request: NextRequest): string | undefined =>
  request.cookies.get(LIBRARY_COOKIE)?.value

/** Answers an opened link: the browser keeps the cookie of its session. */
export async function libraryOpened(sessionId: string): Promise<Reply> {
  const value = await sealLibrarySession(sessionId)
  const seconds = LIBRARY_SESSION_SECONDS
  return new Reply(204, undefined, [setCookie({ ...cookie, value, seconds })])
}

/** Answers signing out: the browser forgets the cookie. */
export const libraryClosed = (): Reply =>
  new Reply(204, undefined, [setCookie({ ...cookie, value: '', seconds: 0 })])
