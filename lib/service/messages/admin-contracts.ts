/** Messages of shoppers, as the back office lists and answers them. */
import { z } from 'zod'
import { inBraces } from '@/lib/core/braced-words'
import { MAX_ID } from '@/lib/core/id-schemas'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { CONTACT_CATEGORIES } from './categories'
import {
  MAX_ANSWER_LENGTH,
  MAX_NOTE_LENGTH,
  MESSAGE_SORTS,
  MESSAGE_STATUSES,
} from './message-rules'
import { variablesIn } from './saved-answers/variables'

const dateTime = z.iso.datetime()

/** Of whoever asks, of nobody, or of a user of the back office by id. */
const assigneeFilterSchema = z
  .string()
  .regex(
    /^(me|nobody|\d{1,9})$/,
    fault('fields.mustBe', { field: 'assignee', example: 'me, nobody or the id of a user' }),
  )
  .transform((word) => (word === 'me' || word === 'nobody' ? word : Number(word)))
export type AssigneeFilter = z.output<typeof assigneeFilterSchema>

/** Query of GET /api/admin/messages. */
export const messageQuerySchema = z.object({
  status: z
    .enum(
      MESSAGE_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: MESSAGE_STATUSES.join(', ') }),
    )
    .optional(),
  category: z
    .enum(
      CONTACT_CATEGORIES,
      fault('fields.mustBeOneOf', { field: 'category', choices: CONTACT_CATEGORIES.join(', ') }),
    )
    .optional(),
  assignee: assigneeFilterSchema.optional(),
  search: lineSchema('search', 120).optional(),
  sort: z
    .enum(
      MESSAGE_SORTS,
      fault('fields.mustBeOneOf', { field: 'sort', choices: MESSAGE_SORTS.join(', ') }),
    )
    .default('newest'),
  ...pageQuery(100, 25),
})
export type MessageQuery = z.output<typeof messageQuerySchema>

/** Somebody of the store who may take care of messages. */
const assigneeSchema = z.object({ id: z.number().int(), username: z.string() })
export type Assignee = z.infer<typeof assigneeSchema>
export const assigneesSchema = z.array(assigneeSchema)

const messageRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  locale: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** `null` until it is opened in the back office. */
  readAt: dateTime.nullable(),
  createdAt: dateTime,
  /** Who takes care of it; `null`: nobody yet. */
  assignee: assigneeSchema.nullable(),
})
export type MessageRow = z.infer<typeof messageRowSchema>
export const messageRowsSchema = z.array(messageRowSchema)

/** A file without its content, which is fetched on its own. */
const messageFileSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** In bytes. */
  size: z.number().int(),
})
export type MessageFile = z.infer<typeof messageFileSchema>

/** A message with its answers and notes, for its page. */
export const adminMessageSchema = messageRowSchema.extend({
  message: z.string(),
  /** Whether it came by mail instead of a form of the store. */
  isMailed: z.boolean(),
  /** What came with it. */
  files: z.array(messageFileSchema),
  /** The page of its sender, if the address has bought. */
  customerId: z.number().int().nullable(),
  /** What followed, oldest first. */
  answers: z.array(
    z.object({
      id: z.number().int(),
      text: z.string(),
      username: z.string(),
      origin: z.enum(['store', 'help_desk', 'visitor', 'someone_else']),
      /** Where it came from by mail; `null`: it did not. */
      fromAddress: z.string().nullable(),
      files: z.array(messageFileSchema),
      createdAt: dateTime,
    }),
  ),
  /** What staff wrote of it for one another, oldest first: never mailed. */
  notes: z.array(
    z.object({
      id: z.number().int(),
      text: z.string(),
      username: z.string(),
      createdAt: dateTime,
    }),
  ),
  /** Others that came from the same address, newest first. */
  others: z.array(
    messageRowSchema.pick({ id: true, subject: true, status: true, createdAt: true }),
  ),
  /** At the help desk that is on. */
  ticket: z
    .object({
      /** The help desk's name. */
      desk: z.string(),
      /** `null` until the help desk has said it. */
      number: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
})
export type AdminMessage = z.infer<typeof adminMessageSchema>

/** Body of PATCH /api/admin/messages/[id]. */
export const messageChangeSchema = z
  .object({
    /** Closed, or open again. */
    status: z
      .enum(
        ['open', 'closed'],
        fault('fields.mustBe', { field: 'status', example: 'open or closed' }),
      )
      .optional(),
    /** Somebody has opened it. */
    isRead: z
      .literal(true, fault('fields.mustBe', { field: 'isRead', example: 'true' }))
      .optional(),
    /** The id of the user who takes care of it, `null` for nobody. */
    assigneeId: z
      .number(fault('fields.mustBeWholeNumber', { field: 'assigneeId' }))
      .int(fault('fields.mustBeWholeNumber', { field: 'assigneeId' }))
      .min(1, fault('fields.mustBeAtLeast', { field: 'assigneeId', min: 1 }))
      .max(MAX_ID, fault('fields.idTooLarge'))
      .nullable()
      .optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: fault('messages.sayWhatChanges'),
  })
export type MessageChange = z.output<typeof messageChangeSchema>

/** What a saved answer left open must not be mailed. */
function refuseVariables(text: string, context: z.RefinementCtx): void {
  const open = variablesIn(text)
  if (open.length === 0) return
  context.addIssue({
    code: 'custom',
    message: fault('messages.fillVariables', { variables: open.map(inBraces).join(', ') }),
  })
}

/** Body of POST /api/admin/messages/[id]/answer. */
export const messageAnswerSchema = z.object({
  /** Generated by the caller: a repeated call with it answers once. */
  answerId: z
    .uuid(fault('fields.mustBe', { field: 'answerId', example: 'a UUID' }))
    .transform((id) => id.toLowerCase()),
  text: paragraphsSchema('text', MAX_ANSWER_LENGTH)
    .min(1, fault('messages.writeAnswer'))
    .superRefine(refuseVariables),
})
export type MessageAnswer = z.output<typeof messageAnswerSchema>

/** Body of POST /api/admin/messages/[id]/notes. */
export const messageNoteSchema = z.object({
  note: paragraphsSchema('note', MAX_NOTE_LENGTH).min(1, fault('fields.writeNote')),
})
