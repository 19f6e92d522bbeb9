import pino from 'pino'
import { env } from './env'

/**
 * Writes structured logs. Fields that could hold a secret, a key or a card are redacted by name;
 * callers log ids and outcomes, never request bodies.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  redact: {
    paths: ['cardNumber', 'cvv', 'expiryDate', 'password', 'keyValue', 'authorization'].flatMap(
      (name) => [name, `*.${name}`, `*.*.${name}`],
    ),
    censor: '[removed]',
  },
})
