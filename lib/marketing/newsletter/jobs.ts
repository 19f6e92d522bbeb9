import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Mails an address what it needs to subscribe. */
export const subscribeNewsletterJob = defineJob(
  'subscribe_newsletter',
  z.object({ email: z.string(), locale: z.string(), currency: z.string().optional() }),
)

/** Tells a service what the subscription of an address has become. One that an earlier version queued was for Mailchimp. */
export const syncSubscriberJob = defineJob(
  'sync_subscriber',
  z.object({ email: z.string(), service: z.string().default('mailchimp') }),
)

/** Queues the next mails of a mailing. */
export const sendMailingJob = defineJob('send_mailing', z.object({ mailingId: z.number().int() }))
