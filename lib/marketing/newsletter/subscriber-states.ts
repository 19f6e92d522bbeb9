/** Subscriptions that are not confirmed within so many days are removed. */
export const UNCONFIRMED_DAYS = 30

/** `waiting` until the link in the confirmation mail is followed. */
export const SUBSCRIBER_STATES = ['confirmed', 'waiting', 'unsubscribed'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** The state of a subscription. */
export function subscriberState({
  confirmedAt,
  unsubscribedAt,
}: {
  confirmedAt: Date | null
  unsubscribedAt: Date | null
}): SubscriberState {
  if (unsubscribedAt !== null) return 'unsubscribed'
  return confirmedAt === null ? 'waiting' : 'confirmed'
}
