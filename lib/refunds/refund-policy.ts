import { addDays, dayOf, endOfDay } from '@/lib/core/calendar'

/** The data of a purchased item that the policy depends on: the days that were promised for it, 0 for none. */
type PolicyItem = { productName: string; refundDays: number }

export type RefundWindow = {
  productName: string
  days: number
  /** The last time at which a refund may be requested; `null` where no guarantee was given. */
  until: Date | null
  isOpen: boolean
}

/** The day of the order does not count, and the last day counts until it ends in the store's time zone. */
function endOf(orderedAt: Date, days: number, timezone: string): Date {
  const lastDay = addDays(dayOf(orderedAt, timezone), days)
  return new Date(endOfDay(lastDay, timezone).getTime() - 1)
}

/**
 * Until when each item of an order may be returned.
 *
 * @param orderedAt when the order was placed; the start of the period
 * @param timezone the store's
 */
export function refundWindows(
  items: readonly PolicyItem[],
  orderedAt: Date,
  now: Date,
  timezone: string,
): RefundWindow[] {
  return items.map(({ productName, refundDays: days }) => {
    const until = days === 0 ? null : endOf(orderedAt, days, timezone)
    return { productName, days, until, isOpen: until !== null && now <= until }
  })
}

/** The window that ends last: an order may be returned as long as any of its items may. */
export function lastWindow(windows: readonly RefundWindow[]): RefundWindow | null {
  return windows.reduce<RefundWindow | null>(
    (last, window) => (last === null || timeOf(window) > timeOf(last) ? window : last),
    null,
  )
}

const timeOf = ({ until }: RefundWindow): number => until?.getTime() ?? 0
