import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { captchaTokenSchema } from '@/lib/http/captcha-token'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { CONTACT_CATEGORIES } from './categories'
import { MAX_FORM_ANSWER } from './message-rules'

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

const formAnswerSchema = z.object({
  /** As the form showed it: it may ask something else by now. */
  question: z
    .string(fault('fields.mustBeText', { field: 'question' }))
    .max(200, fault('fields.mustBeAtMostCharacters', { field: 'question', max: 200 })),
  answer: paragraphsSchema('answer', MAX_FORM_ANSWER),
})

/** Body of POST /api/page-forms. */
export const pageFormSchema = contactMessageSchema.extend({
  /** The slug of the page, and the id of the form's block on it. */
  page: lineSchema('page', 200),
  block: z.number(fault('fields.mustBeWholeNumber', { field: 'block' })).int(),
  /** Where the form does not ask for one, the page says it. */
  subject: lineSchema('subject', 200).default(''),
  answers: z
    .array(formAnswerSchema, fault('fields.mustBeList', { field: 'answers' }))
    .max(20, fault('fields.mustBeAtMost', { field: 'answers', max: 20 }))
    .default([]),
})
export type PageFormMessage = z.output<typeof pageFormSchema>

export const messageReceivedSchema = z.object({ status: z.literal('received') })
