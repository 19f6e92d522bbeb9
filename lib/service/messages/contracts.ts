import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { captchaTokenSchema } from '@/lib/http/captcha-token'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { CONTACT_CATEGORIES } from './categories'

/** Body of POST /api/contact. */
export const contactMessageSchema = z.object({
  name: lineSchema('name', 120).min(1, fault('fields.enterFullName')),
  email: emailSchema,
  category: z.enum(CONTACT_CATEGORIES, fault('messages.categoryChoice')).default('general'),
  subject: lineSchema('subject', 200).min(1, fault('fields.enterSubject')),
  message: paragraphsSchema('message', 5000).min(1, fault('messages.enterMessage')),
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
  captchaToken: captchaTokenSchema,
})
export type ContactMessage = z.output<typeof contactMessageSchema>

export const messageReceivedSchema = z.object({ status: z.literal('received') })
