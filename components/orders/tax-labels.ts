import type { Order } from '@/lib/orders/contracts'

/** The keys of `confirmation` by which an order's tax is called. */
export const TAX_LABELS = {
  general: 'tax',
  standard: 'tax',
  reverse_charge: 'taxReverse',
  outside_territory: 'tax',
} as const satisfies Record<Order['taxKind'], string>
