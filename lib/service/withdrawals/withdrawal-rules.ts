import { lastInstantOfPeriod } from '@/lib/orders/withdrawal-period'

export const WITHDRAWAL_STATUSES = ['open', 'settled', 'declined'] as const

export const MAX_NAME_LENGTH = 120
export const MAX_ORDER_LENGTH = 300
export const MAX_ITEMS_LENGTH = 2000

/** Until when the money has to be on its way back. */
export const moneyDueAt = (receivedAt: Date, timezone: string): Date =>
  lastInstantOfPeriod(receivedAt, timezone)

/** Whether a statement arrived after the period that began with the order. It counts all the same until staff say otherwise. */
export const isLate = (
  { orderedAt, receivedAt }: { orderedAt: Date; receivedAt: Date },
  timezone: string,
): boolean => receivedAt > lastInstantOfPeriod(orderedAt, timezone)
