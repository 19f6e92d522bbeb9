import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { emailSchema } from '@/lib/core/text-schemas'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { localeSchema } from '@/lib/i18n/locale-schema'

/** Body of POST /api/newsletter. */
export const subscribeSchema = z.object({
  email: emailSchema.transform((email) => email.toLowerCase()),
  locale: localeSchema,
  /** Which the page showed: mailings name prices in it, as long as the store sells in it. */
  currency: currencySchema.optional(),
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
})

/** The answer is the same for every address: it does not reveal who is subscribed. */
export const subscribedSchema = z.object({ status: z.literal('check_your_inbox') })

const tokenText = z
  .string(fault('fields.mustBeText', { field: 'token' }))
  .min(1, fault('fields.isMissing', { field: 'token' }))
  .max(2000, fault('fields.isTooLong', { field: 'token' }))

/** Body of the calls behind the links in mails. */
export const newsletterLinkSchema = z.object({ token: tokenText })
/** Query of the links that mail programs use themselves. */
export const newsletterLinkQuerySchema = newsletterLinkSchema.partial()

/** `already` when there was nothing left to do. */
export const newsletterResultSchema = z.object({ status: z.enum(['done', 'already']) })
export type NewsletterResult = z.infer<typeof newsletterResultSchema>
