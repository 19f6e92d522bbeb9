/** Statements of withdrawal, as the back office lists and answers them. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { paragraphsSchema } from '@/lib/core/text-schemas'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import { WITHDRAWAL_RIGHTS } from '@/lib/orders/supply/exemption'
import { WITHDRAWAL_STATUSES } from './withdrawal-rules'

const dateTime = z.iso.datetime()

/** Query of GET /api/admin/withdrawals. */
export const withdrawalQuerySchema = z.object({
  status: z
    .enum(
      WITHDRAWAL_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: WITHDRAWAL_STATUSES.join(', ') }),
    )
    .optional(),
  ...pageQuery(100, 25),
})
export type WithdrawalQuery = z.output<typeof withdrawalQuerySchema>

export const adminWithdrawalSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** The order as the person named it. */
  orderReference: z.string(),
  /** Empty for the whole order. */
  items: z.string(),
  locale: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  answer: z.string().nullable(),
  answeredAt: dateTime.nullable(),
  answeredBy: z.string().nullable(),
  receivedAt: dateTime,
  /** Until when the money has to be on its way back. */
  dueAt: dateTime,
  /** That time has passed, and nobody has answered. */
  isOverdue: z.boolean(),
  /** `null` where no order has that number and that address. */
  matched: z
    .object({
      orderNumber: z.string(),
      orderedAt: dateTime,
      /** The period of the order was over when the statement arrived. */
      isLate: z.boolean(),
      /** What the right of withdrawal from each of its lines was when the statement arrived, as far as the store knows. */
      lines: z.array(
        z.object({
          productName: z.string(),
          right: z.enum(WITHDRAWAL_RIGHTS),
          /** Since when its buyer has it or can see it, where he was asked about immediate supply. */
          suppliedAt: dateTime.nullable(),
        }),
      ),
      /** What was given back of it since. */
      refundedSince: priceSchema,
      currency: z.string(),
    })
    .nullable(),
})
export type AdminWithdrawal = z.infer<typeof adminWithdrawalSchema>
export const adminWithdrawalsSchema = z.array(adminWithdrawalSchema)

/** Body of POST /api/admin/withdrawals/[id]/answer. */
export const withdrawalAnswerSchema = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('settle'),
    answer: paragraphsSchema('answer', MAX_NOTE_LENGTH).optional().default(''),
  }),
  z.object({
    decision: z.literal('decline'),
    answer: paragraphsSchema('answer', MAX_NOTE_LENGTH).min(1, fault('withdrawals.sayWhy')),
  }),
])
export type WithdrawalAnswer = z.output<typeof withdrawalAnswerSchema>
