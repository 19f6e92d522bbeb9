import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { deleteMails } from '@/lib/mail/delete-mails'
import { removePicturesOfKeyReports } from '@/lib/media/visitor-pictures/remove-visitor-pictures'

/**
 * Erases what the buyer of an address wrote of keys, and what was answered, with the pictures and the mails about it. That a key was
 * reported, and what came of it, stays with the order.
 *
 * @param email in lower case
 * @returns how many had texts or pictures
 */
export async function eraseKeyReportsOf(tx: Tx, email: string): Promise<number> {
  const reports = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    SELECT r."id" FROM "KeyReport" r JOIN "Order" o ON o."id" = r."orderId"
    WHERE lower(o."customerEmail") = ${email} AND (r."text" <> '' OR r."answer" IS NOT NULL
        OR EXISTS (SELECT 1 FROM "VisitorPicture" p WHERE p."keyReportId" = r."id"))
    ORDER BY r."id" FOR UPDATE OF r`,
  )
  const ids = reports.map(({ id }) => id)
  for (const id of ids) await deleteMails(tx, `key-report:${id}`)
  await removePicturesOfKeyReports(tx, ids)
  const { count } = await tx.keyReport.updateMany({
    where: { id: { in: ids } },
    data: { text: '', answer: null },
  })
  return count
}

/** Removes reports of keys that were settled longer ago than messages are kept. One that is open stays. */
export async function removeOldKeyReports(before: Date): Promise<void> {
  await db().keyReport.deleteMany({ where: { decidedAt: { lt: before } } })
}
