import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { emailKey } from '@/lib/customers/email-key'
import { consumeLimit } from '@/lib/http/rate-limit'
import { addJob } from '@/lib/platform/jobs'
import type { OwnDataRequest } from './contracts'
import { ownDataAccessJob } from './jobs'

/** For an address, whether or not anything is stored under it. */
const REQUESTS = { name: 'ask-for-own-data-of-one', points: 5, seconds: 600 }

/**
 * Accepts a request for the link to what is stored under an address. Only a job is queued before the answer, so that neither the
 * answer nor its timing reveals whether anything is.
 *
 * @throws AppError `rate_limited` when the address was asked for too often
 */
export async function requestOwnData(request: OwnDataRequest): Promise<void> {
  const email = emailKey(request.email)
  await consumeLimit(REQUESTS, keyedHash(email, 'rate-limit'))
  if (request.website !== '') return
  const { locale } = request
  await db().$transaction((tx) =>
    addJob(tx, ownDataAccessJob, { email, locale }, `own-data:${email}`),
  )
}
