import 'server-only'
import { db } from '@/lib/core/db'
import { showAgain } from './publish-figures'

/**
 * Takes "Verified buyer" from the reviews of an order that was refunded whole. They stay as they are:
 * whoever got their money back did buy, and a store could else buy itself free of every bad review.
 */
export async function withdrawVerification(orderId: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const reviews = await tx.review.findMany({
      where: { isVerified: true, orderItem: { orderId, order: { orderStatus: 'refunded' } } },
      orderBy: { productId: 'asc' },
      select: { id: true, productId: true },
    })
    for (const { id } of reviews)
      await tx.review.update({ where: { id }, data: { isVerified: false } })
    for (const { productId } of reviews) await showAgain(tx, productId)
  })
}
