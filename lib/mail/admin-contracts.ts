/** The state of the mail, and what staff do about it. */
import { z } from 'zod'
import { emailSchema } from '@/lib/core/text-schemas'

/** Body of POST /api/admin/settings/test-mail. */
export const testMailSchema = z.object({ to: emailSchema })

/** Its answer: a refusal by the mail server is a result here, not a failure of the call. */
export const testMailResultSchema = z.object({
  status: z.enum(['sent', 'failed']),
  error: z.string().nullable(),
})
export type TestMailResult = z.infer<typeof testMailResultSchema>

/** Answer of GET /api/admin/settings/mail. */
export const mailStateSchema = z.object({
  /** The provider in force, or host and port of the mail server; `null` when none is set. Never its password. */
  server: z.string().nullable(),
  from: z.string(),
  waiting: z.number().int(),
  failed: z.number().int(),
  lastError: z.string().nullable(),
  lastErrorAt: z.iso.datetime().nullable(),
  /** Since when the oldest unsent mail waits. */
  oldestAt: z.iso.datetime().nullable(),
  lastSentAt: z.iso.datetime().nullable(),
})
export type MailState = z.infer<typeof mailStateSchema>

/** Answer of POST /api/admin/settings/retry-mails. */
export const retriedMailsSchema = z.object({ retried: z.number().int() })
