import { DAY_MS, HOUR_MS } from '@/lib/core/time'

/** A cart is left when nobody has changed it for so many hours. */
const LEFT_AFTER_HOURS = 24

/** Whoever asked for a reminder is not written to any more after so many days. */
export const CONSENT_DAYS = 7

/** A cart, and an address, is reminded at most once in so many days. */
const ONCE_IN_DAYS = 30

/** How long the mailed link to the cart is valid. */
export const LINK_DAYS = 14

/** The kind of the mail. */
export const MAIL_KIND = 'cart_reminder'

/** What decides on a reminder that waits. */
export type ReminderFacts = {
  consentAt: Date
  /** Of the cart's lines; `null` when it is empty. */
  changedAt: Date | null
  /** How many of its products can be bought now. */
  buyable: number
  /** A payment for it is under way, is being reviewed, or has taken money. */
  isPaying: boolean
  /** The cart or the address has ordered since. */
  hasOrdered: boolean
  hasOptedOut: boolean
  /** When the cart or the address was last reminded. */
  lastMailedAt: Date | null
}

/** Whether a consent still holds. */
export const isConsentValid = (consentAt: Date, now: Date): boolean =>
  now.getTime() - consentAt.getTime() < CONSENT_DAYS * DAY_MS

/** Whether nothing speaks against the mail, whenever it is due. */
export const mayBeMailed = ({
  buyable,
  isPaying,
  hasOrdered,
  hasOptedOut,
}: ReminderFacts): boolean => buyable > 0 && !isPaying && !hasOrdered && !hasOptedOut

/** Since when nobody has changed the cart of a reminder; giving consent is a change, too. `null` for an empty one. */
export const unchangedSince = ({ consentAt, changedAt }: ReminderFacts): Date | null =>
  changedAt && new Date(Math.max(consentAt.getTime(), changedAt.getTime()))

/** Whether a cart is left, for those who write to shoppers in the store's place and have pauses of their own. */
export function isLeft(facts: ReminderFacts, now: Date): boolean {
  const since = unchangedSince(facts)
  return (
    since !== null &&
    mayBeMailed(facts) &&
    isConsentValid(facts.consentAt, now) &&
    now.getTime() - since.getTime() >= HOUR_MS
  )
}

/** What becomes of a reminder that waits. */
export function whatBecomes(facts: ReminderFacts, now: Date): 'mail' | 'order' | 'stop' | 'wait' {
  const { consentAt, lastMailedAt } = facts
  const since = unchangedSince(facts)
  if (facts.hasOrdered) return 'order'
  if (facts.hasOptedOut) return 'stop'
  if (since === null || !mayBeMailed(facts) || !isConsentValid(consentAt, now)) return 'wait'
  if (now.getTime() - since.getTime() < LEFT_AFTER_HOURS * HOUR_MS) return 'wait'
  const wasReminded =
    lastMailedAt !== null && now.getTime() - lastMailedAt.getTime() < ONCE_IN_DAYS * DAY_MS
  return wasReminded ? 'wait' : 'mail'
}
