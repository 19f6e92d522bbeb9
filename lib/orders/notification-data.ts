import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { OrderData } from '@/lib/notifications/message'

/** The data about an order that other systems receive: no buyer and no licence key. */
export async function orderData(tx: Tx, orderId: number): Promise<OrderData> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      orderNumber: true,
      orderStatus: true,
      paymentMethod: true,
      totalAmount: true,
      currency: true,
      items: {
        orderBy: { position: 'asc' },
        select: { productId: true, productName: true, quantity: true },
      },
    },
  })
  return { ...order, totalAmount: toDecimal(toCents(order.totalAmount)) }
}
