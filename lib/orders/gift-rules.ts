import { DAY_MS, HOUR_MS } from '@/lib/core/time'

// Rules of gifts that the checkout's form and the server share. Without schemas, so that the browser may load them.

/** At which hour of the chosen day, UTC, a gift is mailed. */
export const GIFT_HOUR_UTC = 9
export const MAX_GIFT_DAYS_AHEAD = 365

/** Somewhere on earth a day lasts so long after its end in UTC, and begins so long before. */
const LATEST_ZONE_MS = 12 * HOUR_MS
const EARLIEST_ZONE_MS = 14 * HOUR_MS

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export type GiftProblem = 'past' | 'too_late' | 'own_address'

/**
 * Why a gift can't be sent so; `null` when it can.
 *
 * @param gift `sendOn` is a day of the buyer's calendar, wherever that is; `null` for at once
 */
export function giftProblem(
  gift: { email: string; sendOn: string | null },
  buyerEmail: string,
  now: Date,
): GiftProblem | null {
  if (gift.email.toLowerCase() === buyerEmail.toLowerCase()) return 'own_address'
  if (gift.sendOn === null) return null
  if (gift.sendOn < dayOf(now.getTime() - LATEST_ZONE_MS)) return 'past'
  const last = dayOf(now.getTime() + EARLIEST_ZONE_MS + MAX_GIFT_DAYS_AHEAD * DAY_MS)
  return gift.sendOn > last ? 'too_late' : null
}

/** When a gift is mailed: at {@link GIFT_HOUR_UTC} of its day, or now if that is over or no day was chosen. */
export function giftTime(sendOn: string | null, now: Date): Date {
  if (sendOn === null) return now
  const chosen = new Date(`${sendOn}T${String(GIFT_HOUR_UTC).padStart(2, '0')}:00:00Z`)
  return chosen > now ? chosen : now
}
