/** Subscriptions that are not confirmed within so many days are removed. */
export const UNCONFIRMED_DAYS = 30

/** `waiting` for whoever has not followed the link in the confirmation mail yet. */
export const SUBSCRIBER_STATES = ['confirmed', 'waiting', 'unsubscribed'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** What has become of a subscription. */
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
