import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { scheduleBatch } from './send-batch'
import { startMailing } from './start-mailing'

/** Starts the mailings whose time has come, and goes on with those whose job was lost. */
export async function sendDueMailings(): Promise<void> {
  const due = await db().$queryRaw<{ id: number; status: string }[]>(Prisma.sql`
    SELECT "id", "status"::text AS "status" FROM "Mailing"
    WHERE "status" = 'sending' OR "status" = 'scheduled' AND "scheduledFor" <= now()
    ORDER BY "id"`)
  for (const { id, status } of due)
    await db().$transaction(async (tx) => {
      if (status === 'scheduled') await startMailing(tx, id)
      else await scheduleBatch(tx, id)
    })
}
