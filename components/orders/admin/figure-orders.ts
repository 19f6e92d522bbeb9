import type { DayPeriod } from '@/lib/core/calendar'

const LIST = '/admin/orders'

/** The list of the orders that were placed in a period; with pieces of a product alone. */
export const ordersPlacedIn = ({ from, to }: DayPeriod, product?: string): string =>
  `${LIST}?${new URLSearchParams({ from, to, ...(product === undefined ? {} : { product }) })}`

/** The list of the orders of which something was paid back in a period, whenever they were placed. */
export const ordersRefundedIn = ({ from, to }: DayPeriod): string =>
  `${LIST}?${new URLSearchParams({ refundedFrom: from, refundedTo: to })}`
