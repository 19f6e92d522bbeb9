import type { ApiKey } from './contracts'

type Facts = {
  expiresAt: Date | null
  revokedAt: Date | null
  /** Who made it. */
  user: { isActive: boolean; role: string }
}

/**
 * Whether a key opens anything: not once it was revoked or has expired, and not while who made it is no active
 * administrator.
 */
export function keyState({ expiresAt, revokedAt, user }: Facts, now: Date): ApiKey['state'] {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return user.isActive && user.role === 'admin' ? 'active' : 'dormant'
}
