import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { deleteMails } from '@/lib/mail/delete-mails'

/** Bounds what a call about one person reads. */
const MOST = 500

const isOf = (email: string) => Prisma.sql`lower("email") = ${email}`

/** The reports of reviews that came from an address, oldest first. @param email in lower case */
export async function reportsOf(email: string) {
  const found = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "ReviewReport" WHERE ${isOf(email)} ORDER BY "id" DESC LIMIT ${MOST}`,
  )
  return db().reviewReport.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: {
      receivedAt: true,
      productName: true,
      ground: true,
      explanation: true,
      name: true,
      status: true,
      decisionReason: true,
      decidedAt: true,
    },
  })
}

/**
 * Deletes the answered reports that came from an address, and takes name and address off the open ones, with all mails about
 * them: what they say of a review still has to be looked at.
 *
 * @param email in lower case
 * @returns how many there were
 */
export async function eraseReportsOf(tx: Tx, email: string): Promise<number> {
  const found = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "ReviewReport" WHERE ${isOf(email)} ORDER BY "id" FOR UPDATE`,
  )
  const ids = found.map(({ id }) => id)
  for (const id of ids) await deleteMails(tx, `review-report:${id}`)
  await tx.reviewReport.deleteMany({ where: { id: { in: ids }, status: { not: 'open' } } })
  await tx.reviewReport.updateMany({
    where: { id: { in: ids } },
    data: { name: '', email: null },
  })
  return ids.length
}
