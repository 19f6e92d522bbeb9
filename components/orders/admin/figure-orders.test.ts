import { expect, it } from '@jest/globals'
import { orderFiltersSchema } from '@/lib/orders/admin-contracts'
import { ordersPlacedIn, ordersRefundedIn } from './figure-orders'

const DAYS = { from: '2026-03-01', to: '2026-03-29' }

it.each([
  [ordersPlacedIn(DAYS), DAYS],
  [ordersPlacedIn(DAYS, '7'), { ...DAYS, product: 7 }],
  [ordersRefundedIn(DAYS), { refundedFrom: DAYS.from, refundedTo: DAYS.to }],
])('%s is what the list filters by', (address, filters) => {
  const query = Object.fromEntries(new URL(address, 'https://store.example').searchParams)
  expect(orderFiltersSchema.parse(query)).toEqual(filters)
})
