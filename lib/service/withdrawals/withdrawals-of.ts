import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { deleteMails } from '@/lib/mail/delete-mails'

/** Bounds what a call about one person reads. */
const MAX_WITHDRAWALS = 500

const isOf = (email: string) => Prisma.sql`lower("email") = ${email}`

/** The statements that came from an address, oldest first. @param email in lower case */
export async function withdrawalsOf(email: string) {
  const found = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "Withdrawal" WHERE ${isOf(email)} ORDER BY "id" DESC LIMIT ${MAX_WITHDRAWALS}`,
  )
  return db().withdrawal.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: {
      receivedAt: true,
      name: true,
      orderReference: true,
      items: true,
      status: true,
      answer: true,
      answeredAt: true,
    },
  })
}

/**
 * Deletes the answered statements that came from an address, with all mails about them, for its owner. Open ones stay: the law
 * gives the person money for them, or an answer.
 *
 * @param email in lower case
 * @returns how many are gone, and how many stay
 */
export async function eraseWithdrawalsOf(
  tx: Tx,
  email: string,
): Promise<{ erased: number; open: number }> {
  const answered = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "Withdrawal" WHERE ${isOf(email)} AND "status" <> 'open' ORDER BY "id" FOR UPDATE`,
  )
  for (const { id } of answered) await deleteMails(tx, `withdrawal:${id}`)
  const { count } = await tx.withdrawal.deleteMany({
    where: { id: { in: answered.map(({ id }) => id) } },
  })
  const open = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "Withdrawal" WHERE ${isOf(email)} AND "status" = 'open'`,
  )
  return { erased: count, open: open.length }
}
