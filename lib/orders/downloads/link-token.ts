import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { databaseTime } from '@/lib/core/database-time'
import { AppError } from '@/lib/core/errors'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import { DAY_MS, HOUR_MS } from '@/lib/core/time'
import { LINK_HOURS } from './limits'

const PURPOSE = 'download'
/** For so long an expired link is told from one that never was. */
const KNOWN_SECONDS = (30 * DAY_MS) / 1000

const grantSchema = z.object({
  /** By which its use is counted once. */
  id: z.uuid(),
  item: z.number().int(),
  file: z.uuid(),
  /** Milliseconds, by the database's clock. */
  until: z.number(),
})
export type Grant = z.infer<typeof grantSchema>

/** A link to a file for one purchase; it names nobody. */
export async function linkTo(
  item: number,
  file: string,
): Promise<{ url: string; expiresAt: Date }> {
  const expiresAt = new Date((await databaseTime()).getTime() + LINK_HOURS * HOUR_MS)
  const grant: Grant = { id: randomUUID(), item, file, until: expiresAt.getTime() }
  return { url: `/api/downloads/${await sealToken(PURPOSE, grant, KNOWN_SECONDS)}`, expiresAt }
}

/**
 * What a link's token allows.
 *
 * @throws AppError `gone` when it has expired; `not_found` when this store has not given it
 */
export async function openLink(token: string): Promise<Grant> {
  const grant = await openToken(PURPOSE, grantSchema, token, KNOWN_SECONDS)
  if (!grant) throw new AppError('not_found', say('downloads.linkIncomplete'))
  if (grant.until <= (await databaseTime()).getTime())
    throw new AppError('gone', say('downloads.linkExpired'))
  return grant
}
