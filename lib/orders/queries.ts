import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { Order } from './contracts'

export const ORDER_FIELDS = {
  orderNumber: true,
  customerName: true,
  customerEmail: true,
  subtotal: true,
  tax: true,
  totalAmount: true,
  currency: true,
  paymentMethod: true,
  paymentStatus: true,
  orderStatus: true,
  billingAddress: true,
  createdAt: true,
  items: {
    select: { productId: true, productName: true, productPrice: true, quantity: true },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.OrderSelect

type Row = Prisma.OrderGetPayload<{ select: typeof ORDER_FIELDS }>

const decimal = (amount: { toString(): string }) => toDecimal(toCents(amount))

/** An order as it may be shown to whoever knows its number. */
export function toOrder(row: Row): Order {
  return {
    ...row,
    subtotal: decimal(row.subtotal),
    tax: decimal(row.tax),
    totalAmount: decimal(row.totalAmount),
    createdAt: row.createdAt.toISOString(),
    items: row.items.map((item) => ({ ...item, productPrice: decimal(item.productPrice) })),
  }
}

/** One order by its number, or `null`. */
export async function orderByNumber(orderNumber: string): Promise<Order | null> {
  const row = await db().order.findUnique({ where: { orderNumber }, select: ORDER_FIELDS })
  return row && toOrder(row)
}
