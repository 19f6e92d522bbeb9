import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { rowsOf } from '@/lib/core/rows'
import { isSellerKnown, issueDocuments } from './issue-documents'
import { ISSUED_AFTER_DAYS } from './numbers'

const BATCH = 200

const nextOrderSchema = z.object({ id: z.number(), isDue: z.boolean(), isIssued: z.boolean() })
type NextOrder = z.infer<typeof nextOrderSchema>

/**
 * The next orders up to the first whose buyer still has time. None behind that one is looked at: of two that are placed
 * at once, the one with the lower id may be the younger, and would be passed over for good.
 */
async function dueAfter(orderId: number): Promise<NextOrder[]> {
  const next = await rowsOf(
    db(),
    nextOrderSchema,
    Prisma.sql`
    SELECT o."id", o."createdAt" < now() - make_interval(days => ${ISSUED_AFTER_DAYS}) AS "isDue",
      EXISTS (
        SELECT FROM "InvoiceDocument" d WHERE d."orderId" = o."id" AND d."kind" = 'invoice'
      ) AS "isIssued"
    FROM "Order" o WHERE o."id" > ${orderId}
    ORDER BY o."id" LIMIT ${BATCH}`,
  )
  const young = next.findIndex(({ isDue }) => !isDue)
  return young < 0 ? next : next.slice(0, young)
}

/**
 * Issues the invoices of all orders that are old enough, and remembers up to which that is done. While it is not known who
 * sells all of them wait.
 */
export async function issueDue(): Promise<void> {
  if (!(await isSellerKnown())) return
  for (;;) {
    const book = await db().invoiceBook.findFirstOrThrow()
    const orders = await dueAfter(book.doneOrderId)
    for (const { id, isIssued } of orders) if (!isIssued) await issueDocuments(id)
    const last = orders.at(-1)
    if (last)
      await db().invoiceBook.updateMany({
        where: { doneOrderId: { lt: last.id } },
        data: { doneOrderId: last.id },
      })
    if (orders.length < BATCH) break
  }
  await creditForgotten()
}

/** The job of a refund issues its credit note; this is for those that could not, or that failed in all their attempts. */
async function creditForgotten(): Promise<void> {
  const forgotten = await db().refund.findMany({
    where: {
      status: 'succeeded',
      creditNote: null,
      order: { documents: { some: { kind: 'invoice' } } },
    },
    select: { orderId: true },
    take: BATCH,
  })
  for (const { orderId } of forgotten) {
    if (orderId === null) continue
    if ((await issueDocuments(orderId)) > 0)
      log.warn({ orderId }, 'issued the credit note of a refund whose job had not')
  }
}
