import pino from 'pino'
import { env } from './env'

/**
 * Writes structured logs. Whatever could be a secret, a key or a card is cut out by name;
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
