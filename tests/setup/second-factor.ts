import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows. @param steps later than now, of half a minute each */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })
