import type { OrderDetail } from '@/lib/orders/admin-contracts'

/** A key that an order's item was delivered with. */
export type OrderKey = OrderDetail['items'][number]['keys'][number]
