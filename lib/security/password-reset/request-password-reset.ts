import 'server-only'
import { db } from '@/lib/core/db'
import { addJob } from '@/lib/platform/jobs'
import type { ResetRequest } from '@/lib/staff/account-contracts'
import { passwordResetJob } from './jobs'

/**
 * Accepts a request for a new password. Only a job is queued before the answer, so that neither the
 * answer nor its timing reveals whether somebody has the address.
 */
export async function requestPasswordReset({ email }: ResetRequest): Promise<void> {
  await db().$transaction((tx) =>
    addJob(tx, passwordResetJob, { email }, `password-reset:${email.toLowerCase()}`),
  )
}
