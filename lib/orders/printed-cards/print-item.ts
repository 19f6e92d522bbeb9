import 'server-only'
import { giftCardPdf } from '@/lib/cart/gift-cards/print/gift-card-pdf'
import { cardToPrint, PRINTED_FIELDS } from '@/lib/cart/gift-cards/print/to-print'
import { db } from '@/lib/core/db'

/**
 * The gift cards of an order's item as a file to print: those whose codes its buyer may use.
 *
 * @returns `null` where there are none
 */
export async function printedCardsOf(orderItemId: number): Promise<Buffer | null> {
  const rows = await db().giftCard.findMany({
    where: { orderItemId, refundId: null, voidedAt: null, key: { status: 'used' } },
    orderBy: { id: 'asc' },
    include: PRINTED_FIELDS,
  })
  const [first, ...others] = await Promise.all(rows.map(cardToPrint))
  return first ? giftCardPdf([first, ...others]) : null
}
