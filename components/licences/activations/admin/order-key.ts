import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

/** A key that an order's item was delivered with. */
export type OrderKey = OrderDetail['items'][number]['keys'][number]
