import { FIGURES } from '@/content/figures'
import { addDays, dayOf, endOfDay } from '@/lib/core/calendar'

/** The data of a purchased item that the policy depends on. */
type PolicyItem = { productName: string; publisher: string }

export type RefundWindow = {
  productName: string
  days: number
  /** The last time at which a refund may be requested. */
  until: Date
  isOpen: boolean
}

/**
 * Whether a publisher's own terms apply, matched by name: `Microsoft`, but also `Microsoft
 * Corporation`.
 */
export function hasOwnPeriod(publisher: string): boolean {
  const name = publisher.trim().toLowerCase()
  return FIGURES.shortRefundPublishers.some((short) => {
    const shortName = short.toLowerCase()
    return name === shortName || name.startsWith(`${shortName} `)
  })
}

/**
 * The publishers for whose products the general period does not hold: those may be returned for
 * `FIGURES.shortRefundDays` days, and before they are activated only.
 *
 * @returns each once, in their order
 */
export const publishersWithOwnPeriod = (publishers: readonly string[]): string[] => [
  ...new Set(publishers.map((publisher) => publisher.trim()).filter(hasOwnPeriod)),
]

/** Days after the order within which a publisher's product may be returned. */
export const refundDaysOf = (publisher: string): number =>
  hasOwnPeriod(publisher) ? FIGURES.shortRefundDays : FIGURES.refundDays

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
  return items.map(({ productName, publisher }) => {
    const days = refundDaysOf(publisher)
    const until = endOf(orderedAt, days, timezone)
    return { productName, days, until, isOpen: now <= until }
  })
}

/** The window that ends last: an order may be returned as long as any of its items may. */
export function lastWindow(windows: readonly RefundWindow[]): RefundWindow | null {
  return windows.reduce<RefundWindow | null>(
    (last, window) => (last === null || window.until > last.until ? window : last),
    null,
  )
}
