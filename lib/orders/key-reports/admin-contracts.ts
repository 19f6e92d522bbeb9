/** What buyers say of keys that do not work, as the back office lists and answers it. */
import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { paragraphsSchema } from '@/lib/core/text-schemas'
import { KEY_STATUSES } from '@/lib/licences/key-rules'
import { visitorPictureSchema } from '@/lib/media/visitor-pictures/contracts'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import { KEY_REPORT_KINDS, KEY_REPORT_STATUSES } from './report-rules'

const dateTime = z.iso.datetime()

/** Query of GET /api/admin/key-reports. */
export const keyReportQuerySchema = z.object({
  status: z
    .enum(
      KEY_REPORT_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: KEY_REPORT_STATUSES.join(', ') }),
    )
    .optional(),
  ...pageQuery(100, 25),
})
export type KeyReportQuery = z.output<typeof keyReportQuerySchema>

export const adminKeyReportSchema = z.object({
  id: z.number().int(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  productName: z.string(),
  kind: z.enum(KEY_REPORT_KINDS),
  text: z.string(),
  /** What the activation showed. */
  pictures: z.array(visitorPictureSchema),
  locale: z.string(),
  status: z.enum(KEY_REPORT_STATUSES),
  /** Replaced at once by the owner's rule. */
  isAutomatic: z.boolean(),
  answer: z.string().nullable(),
  decidedAt: dateTime.nullable(),
  decidedBy: z.string().nullable(),
  createdAt: dateTime,
  /** The key with what happened to it. */
  key: z.object({
    masked: z.string(),
    status: z.enum(KEY_STATUSES),
    supplier: z.string().nullable(),
    addedAt: dateTime,
    assignedAt: dateTime.nullable(),
    deliveredAt: dateTime.nullable(),
    /** When a key of the order was first shown in a browser. */
    seenAt: dateTime.nullable(),
    withdrawnAt: dateTime.nullable(),
    /** How many other keys of its batch were reported. */
    reportedOfBatch: z.number().int(),
  }),
  /** What replaced it, masked. */
  newKey: z.string().nullable(),
  /** How many keys of the product are free. */
  freeKeys: z.number().int(),
})
export type AdminKeyReport = z.infer<typeof adminKeyReportSchema>
export const adminKeyReportsSchema = z.array(adminKeyReportSchema)

/** Body of POST /api/admin/key-reports/[id]/answer. */
export const keyReportAnswerSchema = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('answer'),
    answer: paragraphsSchema('answer', MAX_NOTE_LENGTH).min(1, fault('messages.writeAnswer')),
  }),
  z.object({
    decision: z.literal('close'),
    answer: paragraphsSchema('answer', MAX_NOTE_LENGTH).default(''),
  }),
])
export type KeyReportAnswer = z.output<typeof keyReportAnswerSchema>
