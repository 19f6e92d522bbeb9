import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Clocks may differ by one step, to either side. */
const WINDOW = 1
const SECRET_BYTES = 20

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 })

/** A new secret, as it is typed into an app. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, username: string): string =>
  totpOf(secret, issuer, username).toString()

/**
 * Which time step a code belongs to.
 *
 * @returns `null` when it is that of neither the current step nor the one before or after it
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta
}
