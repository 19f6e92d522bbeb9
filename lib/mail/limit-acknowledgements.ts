import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { consumeLimit } from '@/lib/http/rate-limit'

/** Counted by the address that is acknowledged, so that a form can't be used to flood somebody. */
const ACKNOWLEDGE = { name: 'acknowledge', points: 5, seconds: 3600 }

/** Counts a form whose receipt is acknowledged to an address. @throws AppError `rate_limited` */
export const limitAcknowledgements = (email: string): Promise<void> =>
  consumeLimit(ACKNOWLEDGE, keyedHash(email.toLowerCase(), 'rate-limit'))
