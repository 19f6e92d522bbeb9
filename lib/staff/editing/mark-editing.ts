import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { Actor } from '@/lib/staff/audit'
import { EDITING_SECONDS, type Editing, type OthersEditing } from './contracts'

const markEditingRow = z.object({ username: z.string() })

/**
 * Notes that a user has something open to change it, for as long as that counts. It locks nothing: whoever saves second is told
 * of the conflict.
 *
 * @returns who else has it open, by name
 */
export async function markEditing(
  actor: Actor,
  { entityType, entityId }: Editing,
): Promise<OthersEditing> {
  const rows = await rowsOf(
    db(),
    markEditingRow,
    Prisma.sql`
    WITH mine AS (
      INSERT INTO "Editing" ("entityType", "entityId", "userId", "seenAt")
      VALUES (${entityType}, ${entityId}, ${actor.userId}, now())
      ON CONFLICT ("entityType", "entityId", "userId") DO UPDATE SET "seenAt" = now()
    ), over AS (
      DELETE FROM "Editing" WHERE "userId" <> ${actor.userId} AND "seenAt" < now() - interval '1 day'
    )
    SELECT u."username" FROM "Editing" e JOIN "User" u ON u."id" = e."userId"
    WHERE e."entityType" = ${entityType} AND e."entityId" = ${entityId} AND e."userId" <> ${actor.userId}
      AND e."seenAt" > now() - make_interval(secs => ${EDITING_SECONDS})
    ORDER BY u."username"`,
  )
  return { usernames: rows.map(({ username }) => username) }
}
