import 'server-only'
import { defineJob } from '@/lib/platform/jobs'
import { resetRequestSchema } from '@/lib/staff/account-contracts'

/** Mails a link to a new password. */
export const passwordResetJob = defineJob('password_reset', resetRequestSchema)
