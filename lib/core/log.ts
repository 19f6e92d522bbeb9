import pino from 'pino'
import packageJson from '@/package.json'
import { env } from './env'

/**
 * Writes structured logs. Fields that could hold a secret, a key or a card are redacted by name;
 * callers log ids and outcomes, never request bodies.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  // Which version wrote a line matters when several are looked at.
  base: { version: packageJson.version },
  redact: {
    paths: ['cardNumber', 'cvv', 'expiryDate', 'password', 'keyValue', 'authorization'].flatMap(
      (name) => [name, `*.${name}`, `*.*.${name}`],
    ),
    censor: '[removed]',
  },
})
