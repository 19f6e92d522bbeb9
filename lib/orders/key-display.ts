import { HOUR_MS } from '@/lib/core/time'
import type { Order } from './contracts'
import { isClosed } from './item-progress'
import { HELD_REASONS, type HeldReason } from './supply/held'

/** For how long after its payment an order's keys are shown to the browser that paid. */
export const KEYS_SHOWN_HOURS = 24

/** `closed`: refunded or cancelled; `on_hold`: its payment is, or was, disputed; `gift`: they are its recipient's; others: why it is not supplied yet. */
export const KEY_DISPLAYS = ['shown', 'closed', 'on_hold', 'gift', ...HELD_REASONS] as const
export type KeyDisplay = (typeof KEY_DISPLAYS)[number]

type PaidOrder = {
  orderStatus: Order['orderStatus']
  disputedAt: Date | null
  isGift: boolean
  held: HeldReason | null
  payment: { sessionId: string | null; capturedAt: Date | null }
}

/** When the keys of a payment stop being shown. */
export const shownUntil = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + KEYS_SHOWN_HOURS * HOUR_MS)

/**
 * What a browser may know of an order's keys.
 *
 * @param sessionId the browser's cart session
 * @param now by the clock that the payment's times come from
 * @returns `null` for whoever did not pay for it, or did so too long ago
 */
export function keyDisplay(
  { payment, ...order }: PaidOrder,
  sessionId: string | null,
  now: Date,
): KeyDisplay | null {
  if (payment.sessionId === null || payment.sessionId !== sessionId) return null
  if (payment.capturedAt === null || now >= shownUntil(payment.capturedAt)) return null
  return displayOf(order)
}

/** Whether an order lets its keys be shown to whoever has proved to be its buyer. */
export function displayOf({
  orderStatus,
  disputedAt,
  isGift,
  held,
}: Omit<PaidOrder, 'payment'>): KeyDisplay {
  if (isClosed(orderStatus)) return 'closed'
  if (disputedAt !== null) return 'on_hold'
  if (held !== null) return held
  return isGift ? 'gift' : 'shown'
}

export const CORRECTION_STATES = ['possible', 'used_up'] as const

/**
 * Whether the browser that paid may change the order's address.
 *
 * @param corrections how often it was changed so far, by whomever: after staff has looked at it, it is theirs
 */
export const correctionState = (corrections: number): (typeof CORRECTION_STATES)[number] =>
  corrections === 0 ? 'possible' : 'used_up'
