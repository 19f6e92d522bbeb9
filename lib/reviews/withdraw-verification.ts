import 'server-only'
import { db } from '@/lib/core/db'
import { showAgain } from './publish-figures'

/**
 * Takes "Verified buyer" from the reviews of an order that was refunded whole, and from the answers that its buyer gave. They stay as they are:
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
    // Of answers it is told from the order itself.
    const answered = await tx.productQuestion.findMany({
      where: { buyerAnswers: { some: { status: 'published', orderItem: { orderId } } } },
      select: { productId: true },
    })
    for (const { productId } of [...reviews, ...answered]) await showAgain(tx, productId)
  })
}
