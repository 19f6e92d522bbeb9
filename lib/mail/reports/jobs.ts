import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Does what follows from a provider's report of a mail. */
export const handleMailReportJob = defineJob(
  'handle_mail_report',
  z.object({
    what: z.enum(['bounced', 'complained']),
    mailId: z.uuid(),
    to: z.string(),
    answer: z.string(),
    isRecipientUnknown: z.boolean(),
    at: z.iso.datetime(),
  }),
)

/** Calls the address by which a provider begins with its reports. */
export const confirmReportsJob = defineJob('confirm_mail_reports', z.object({ url: z.url() }))
