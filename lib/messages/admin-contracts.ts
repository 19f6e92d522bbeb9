import { z } from 'zod'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { CONTACT_CATEGORIES } from './categories'
import { MAX_ANSWER_LENGTH, MESSAGE_STATUSES } from './message-rules'

const moment = z.iso.datetime()

/** Query of GET /api/admin/messages. */
export const messageQuerySchema = z.object({
  status: z
    .enum(MESSAGE_STATUSES, `status must be one of ${MESSAGE_STATUSES.join(', ')}`)
    .optional(),
  category: z
    .enum(CONTACT_CATEGORIES, `category must be one of ${CONTACT_CATEGORIES.join(', ')}`)
    .optional(),
  search: lineSchema('search', 120).optional(),
  limit: wholeNumberSchema('limit', 1, 100).default(25),
  offset: wholeNumberSchema('offset', 0, 999_999_999).default(0),
})
export type MessageQuery = z.output<typeof messageQuerySchema>

const messageRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  locale: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** `null` until somebody of the back office opens it. */
  readAt: moment.nullable(),
  createdAt: moment,
})
export type MessageRow = z.infer<typeof messageRowSchema>
export const messageRowsSchema = z.array(messageRowSchema)

/** A message with all that was answered, as its page shows it. */
export const adminMessageSchema = messageRowSchema.extend({
  message: z.string(),
  answers: z.array(
    z.object({ id: z.number().int(), text: z.string(), username: z.string(), createdAt: moment }),
  ),
})
export type AdminMessage = z.infer<typeof adminMessageSchema>

/** Answer of GET /api/admin/messages/open. */
export const openMessagesSchema = z.object({ open: z.number().int() })
export type OpenMessages = z.infer<typeof openMessagesSchema>

/** Body of PATCH /api/admin/messages/[id]. */
export const messageChangeSchema = z
  .object({
    /** Closed, or open again. */
    status: z.enum(['open', 'closed'], 'status must be open or closed').optional(),
    /** Somebody has opened it. */
    isRead: z.literal(true, 'isRead must be true').optional(),
  })
  .refine(({ status, isRead }) => status !== undefined || isRead !== undefined, {
    message: 'Say what changes: status or isRead',
  })
export type MessageChange = z.output<typeof messageChangeSchema>

/** Body of POST /api/admin/messages/[id]/answer. */
export const messageAnswerSchema = z.object({
  /** Made by the caller: a repeated call with it answers once. */
  answerId: z.uuid('answerId must be a UUID').transform((id) => id.toLowerCase()),
  text: paragraphsSchema('text', MAX_ANSWER_LENGTH).min(1, 'Write an answer'),
})
export type MessageAnswer = z.output<typeof messageAnswerSchema>
