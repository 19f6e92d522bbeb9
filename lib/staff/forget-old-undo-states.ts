import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { UNDO_DAYS } from './undo-contracts'

/** Forgets how changes are undone that are too old for it. */
export async function forgetOldUndoStates(): Promise<void> {
  await db().auditEntry.updateMany({
    where: { createdAt: { lt: daysAgo(UNDO_DAYS) }, undo: { not: Prisma.AnyNull } },
    data: { undo: Prisma.DbNull },
  })
}
