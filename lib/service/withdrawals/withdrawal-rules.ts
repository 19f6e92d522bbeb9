import { addDays, dayOf, endOfDay } from '@/lib/core/calendar'

/** Both the period in which a consumer may withdraw and the one in which the money goes back. */
const WITHDRAWAL_DAYS = 14

export const WITHDRAWAL_STATUSES = ['open', 'settled', 'declined'] as const

export const MAX_NAME_LENGTH = 120
export const MAX_ORDER_LENGTH = 300
export const MAX_ITEMS_LENGTH = 2000

/** The day that the period is counted from is none of it, and its last one counts until it ends in the store's time zone. */
function lastInstant(from: Date, timezone: string): Date {
  const lastDay = addDays(dayOf(from, timezone), WITHDRAWAL_DAYS)
  return new Date(endOfDay(lastDay, timezone).getTime() - 1)
}

/** Until when the money has to be on its way back. */
export const moneyDueAt = (receivedAt: Date, timezone: string): Date =>
  lastInstant(receivedAt, timezone)

/** Whether a statement arrived after the period that began with the order. It counts all the same until staff say otherwise. */
export const isLate = (
  { orderedAt, receivedAt }: { orderedAt: Date; receivedAt: Date },
  timezone: string,
): boolean => receivedAt > lastInstant(orderedAt, timezone)
