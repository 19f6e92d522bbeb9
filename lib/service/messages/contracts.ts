import { z } from 'zod'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { captchaTokenSchema } from '@/lib/http/captcha-token'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { CONTACT_CATEGORIES } from './categories'

/** Body of POST /api/contact. */
export const contactMessageSchema = z.object({
  name: lineSchema('name', 120).min(1, 'Enter your full name'),
  email: emailSchema,
  category: z.enum(CONTACT_CATEGORIES, 'category is not one of the choices').default('general'),
  subject: lineSchema('subject', 200).min(1, 'Enter a subject'),
  message: paragraphsSchema('message', 5000).min(1, 'Enter a message'),
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
  captchaToken: captchaTokenSchema,
})
export type ContactMessage = z.output<typeof contactMessageSchema>

export const messageReceivedSchema = z.object({ status: z.literal('received') })
