/** What a licence is for a device that asks. */
export const LICENCE_STATES = ['active', 'not_activated', 'expired', 'revoked', 'unknown'] as const
export type LicenceState = (typeof LICENCE_STATES)[number]

/** Why a licence was revoked. */
export const REVOKE_REASONS = ['refunded', 'replaced', 'disputed'] as const
export type RevokeReason = (typeof REVOKE_REASONS)[number]

/** What is known of a key that somebody bought. */
export type LicenceFacts = {
  /** Whether its buyer may use it: it was neither taken back nor replaced. */
  isBuyers: boolean
  isDisputed: boolean
  isRefunded: boolean
  expiresAt: Date | null
}

/** Why a licence can't be used any more; `null` while it can, expired or not. */
export function revokeReason({
  isBuyers,
  isDisputed,
  isRefunded,
}: Omit<LicenceFacts, 'expiresAt'>): RevokeReason | null {
  if (isBuyers) return null
  if (isDisputed) return 'disputed'
  return isRefunded ? 'refunded' : 'replaced'
}

/** The state of a licence, whatever the device. */
export function licenceState(
  facts: LicenceFacts,
  now: Date,
): Extract<LicenceState, 'active' | 'expired' | 'revoked'> {
  if (revokeReason(facts) !== null) return 'revoked'
  return facts.expiresAt !== null && facts.expiresAt <= now ? 'expired' : 'active'
}
