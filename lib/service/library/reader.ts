import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { openLibrarySession } from './tokens'

/** Whoever opened the library of an address in this browser, by the mailed link or by a passkey. */
const readerSchema = z.object({
  sessionId: z.string(),
  /** In lower case. */
  email: z.string(),
  expiresAt: z.date(),
  erasureRequestedAt: z.date().nullable(),
})
export type Reader = z.infer<typeof readerSchema>

/** The reader that a cookie names; `null` when there is none any more. */
export async function readerOf(cookie: string | undefined): Promise<Reader | null> {
  const sessionId = await openLibrarySession(cookie)
  if (sessionId === null) return null
  const [reader] = await rowsOf(
    db(),
    readerSchema,
    Prisma.sql`
    SELECT s."id" AS "sessionId", s."email", s."expiresAt", r."erasureRequestedAt"
    FROM "LibrarySession" s JOIN "LibraryReader" r ON r."email" = s."email"
    WHERE s."id" = ${sessionId}::uuid AND s."expiresAt" > now()`,
  )
  return reader ?? null
}

/** {@link readerOf}. @throws AppError `unauthorized` when there is none */
export async function requireReader(cookie: string | undefined): Promise<Reader> {
  const reader = await readerOf(cookie)
  if (!reader) throw notSignedIn()
  return reader
}

export const notSignedIn = () => new AppError('unauthorized', say('library.notSignedIn'))
