import type { Prisma } from '@/lib/core/db'

/** Why an order is not supplied yet: the confirmation of its buyer's consent has not been taken by a mail server, or there is none and the period for withdrawal runs. */
export const HELD_REASONS = ['unconfirmed', 'waits'] as const
export type HeldReason = (typeof HELD_REASONS)[number]

/** What {@link heldOf} needs. */
export const HELD_FIELDS = {
  isGiven: true,
  waitsUntil: true,
  releasedAt: true,
} as const satisfies Prisma.SupplyConsentSelect

type ConsentState = { isGiven: boolean; releasedAt: Date | null }

/** Why an order is held; `null` for one that is not. @param consent `null` where its buyer was not asked */
export const heldOf = (consent: ConsentState | null): HeldReason | null =>
  consent === null || consent.releasedAt !== null ? null : consent.isGiven ? 'unconfirmed' : 'waits'

/** As buyers are told. */
export function shownHeld(
  consent: (ConsentState & { waitsUntil: Date | null }) | null,
): { why: HeldReason; until: string | null } | null {
  const why = heldOf(consent)
  return (
    why && { why, until: why === 'waits' ? (consent?.waitsUntil?.toISOString() ?? null) : null }
  )
}
