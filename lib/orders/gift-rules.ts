import { dayOf as dayIn, instantOf } from '@/lib/core/calendar'
import { DAY_MS, HOUR_MS } from '@/lib/core/time'

// Rules of gifts that the checkout's form and the server share. Without schemas, so that the browser may load them.

/** At which hour of the chosen day, UTC, a gift is mailed whose buyer chose no hour of a time zone. */
export const GIFT_HOUR_UTC = 9
export const MAX_GIFT_DAYS_AHEAD = 365

/** Somewhere on earth a day lasts so long after its end in UTC, and begins so long before. */
const LATEST_ZONE_MS = 12 * HOUR_MS
const EARLIEST_ZONE_MS = 14 * HOUR_MS

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A moment that is over by no longer than this, by the time of the payment, means at once. */
const GRACE_MS = HOUR_MS

export type GiftProblem = 'past' | 'past_time' | 'too_late' | 'own_address'

/** When a gift is to be mailed, as its buyer chose. */
type Chosen = {
  /** A day of the buyer's calendar; `null` for at once. */
  sendOn: string | null
  /** What the clocks of `timeZone` show then, such as `18:30`. */
  sendTime?: string | null
  /** Left out: at {@link GIFT_HOUR_UTC} of the day, wherever the buyer is. */
  timeZone?: string | null
}

/** Why a gift can't be sent so; `null` when it can. */
export function giftProblem(
  gift: Chosen & { email: string },
  buyerEmail: string,
  now: Date,
): GiftProblem | null {
  if (gift.email.toLowerCase() === buyerEmail.toLowerCase()) return 'own_address'
  const chosen = chosenTime(gift)
  if (gift.sendOn === null || chosen === null) return null
  const farthest = new Date(now.getTime() + MAX_GIFT_DAYS_AHEAD * DAY_MS)
  if (gift.timeZone) {
    if (gift.sendOn < dayIn(now, gift.timeZone)) return 'past'
    if (chosen.getTime() < now.getTime() - GRACE_MS) return 'past_time'
    return gift.sendOn > dayIn(farthest, gift.timeZone) ? 'too_late' : null
  }
  if (gift.sendOn < dayOf(now.getTime() - LATEST_ZONE_MS)) return 'past'
  return gift.sendOn > dayOf(farthest.getTime() + EARLIEST_ZONE_MS) ? 'too_late' : null
}

/** The instant at which a gift is to be mailed; `null`: at once. */
export function chosenTime({ sendOn, sendTime, timeZone }: Chosen): Date | null {
  if (sendOn === null) return null
  const atTheHour = `${String(GIFT_HOUR_UTC).padStart(2, '0')}:00`
  return instantOf(`${sendOn}T${(timeZone && sendTime) || atTheHour}`, timeZone || 'UTC')
}

/** When a gift is mailed: at {@link chosenTime}, or now if that is over. */
export function giftTime(gift: Chosen, now: Date): Date {
  const chosen = chosenTime(gift)
  return chosen !== null && chosen > now ? chosen : now
}
