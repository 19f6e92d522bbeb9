import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { consumeLimit } from '@/lib/http/rate-limit'

const REQUESTS = { name: 'ask-for-one-library', points: 5, seconds: 600 }
const REVEALS = { name: 'library-keys-of-one', points: 60, seconds: 3600 }
const NEW_PASSKEYS = { name: 'library-passkeys-of-one', points: 10, seconds: 3600 }

const countedAs = (email: string) => keyedHash(email, 'rate-limit')

/**
 * Counts a request for the link to the library of an address, whether or not it has orders.
 *
 * @param email in lower case
 * @throws AppError `rate_limited`
 */
export const limitRequests = (email: string): Promise<void> =>
  consumeLimit(REQUESTS, countedAs(email))

/**
 * Counts an order whose keys are shown in the library of an address: nobody needs to look at more.
 *
 * @param email in lower case
 * @throws AppError `rate_limited`
 */
export const limitReveals = (email: string): Promise<void> =>
  consumeLimit(REVEALS, countedAs(email))

/**
 * Counts a passkey that is added for an address, of which a mail tells.
 *
 * @param email in lower case
 * @throws AppError `rate_limited`
 */
export const limitNewPasskeys = (email: string): Promise<void> =>
  consumeLimit(NEW_PASSKEYS, countedAs(email))
