import 'server-only'
import { db } from '@/lib/core/db'
import { emailKey } from '@/lib/customers/email-key'
import { addJob } from '@/lib/platform/jobs'
import type { LibraryAccess } from './contracts'
import { libraryAccessJob } from './jobs'
import { limitRequests } from './limits'

/**
 * Accepts a request for the link to a library. Only a job is queued before the answer, so that neither the answer nor
 * its timing reveals whether the address has orders.
 *
 * @throws AppError `rate_limited` when the address was asked for too often
 */
export async function requestLibraryAccess(request: LibraryAccess): Promise<void> {
  const email = emailKey(request.email)
  await limitRequests(email)
  if (request.website !== '') return
  const { locale } = request
  await db().$transaction((tx) =>
    addJob(tx, libraryAccessJob, { email, locale }, `library-access:${email}`),
  )
}
