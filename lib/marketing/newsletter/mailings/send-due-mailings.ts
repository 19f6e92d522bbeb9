import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { scheduleBatch } from './send-batch'
import { startMailing } from './start-mailing'

const sendDueMailingsRow = z.object({ id: z.number(), status: z.string() })

/** Starts the mailings whose time has come, and goes on with those whose job was lost. */
export async function sendDueMailings(): Promise<void> {
  const due = await rowsOf(
    db(),
    sendDueMailingsRow,
    Prisma.sql`
    SELECT "id", "status"::text AS "status" FROM "Mailing"
    WHERE "status" = 'sending' OR "status" = 'scheduled' AND "scheduledFor" <= now()
    ORDER BY "id"`,
  )
  for (const { id, status } of due)
    await db().$transaction(async (tx) => {
      if (status === 'scheduled') await startMailing(tx, id)
      else await scheduleBatch(tx, id)
    })
}
