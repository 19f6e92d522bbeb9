import 'server-only'
import type { Tx } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import type { Buyer, OrderData } from '@/lib/mail/notifications/message'

/** The data about an order that every receiver gets: no buyer and no licence key. */
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
        where: { bundlePosition: null },
        orderBy: { position: 'asc' },
        select: { productId: true, productName: true, quantity: true },
      },
    },
  })
  return { ...order, totalAmount: decimalOf(order.totalAmount) }
}

/** Who bought, for receivers that may know it. */
export async function buyerData(tx: Tx, orderId: number): Promise<Buyer> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { customerEmail: true, customerName: true, locale: true },
  })
  return { email: order.customerEmail, name: order.customerName, language: order.locale }
}
