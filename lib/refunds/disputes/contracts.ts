import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { DISPUTE_STATES } from './lifecycle'

const STATUSES = DISPUTE_STATES.states
const dateTime = z.iso.datetime()

export const disputeSchema = z.object({
  id: z.uuid(),
  provider: z.enum(PROVIDER_IDS),
  providerDisputeId: z.string(),
  orderNumber: z.string().nullable(),
  status: z.enum(STATUSES),
  reason: z.string(),
  amount: priceSchema,
  currency: z.string(),
  respondBy: dateTime.nullable(),
  openedAt: dateTime,
  changedAt: dateTime,
  /** Whether the store can send its evidence to the provider. */
  takesEvidence: z.boolean(),
  evidenceSentAt: dateTime.nullable(),
  /** Who entered it, when the provider reports none. */
  username: z.string().nullable(),
})
export type Dispute = z.infer<typeof disputeSchema>
export const disputesSchema = z.array(disputeSchema)

/** Query of GET /api/admin/disputes. */
export const disputeQuerySchema = z
  .object({
    status: z
      .enum(
        STATUSES,
        fault('fields.mustBeOneOf', { field: 'status', choices: STATUSES.join(', ') }),
      )
      .optional(),
  })
  .extend(pageQuery(100, 25))
export type DisputeQuery = z.infer<typeof disputeQuerySchema>

export const MAX_REMARKS_LENGTH = 5000

/** Body of POST …/disputes/[id]/evidence: what the owner adds in his own words. */
export const answerDisputeSchema = z.object({
  remarks: paragraphsSchema('remarks', MAX_REMARKS_LENGTH).default(''),
})

/** Body of POST …/disputes: one that no provider reports, as for a card. */
export const enterDisputeSchema = z.object({
  /** The number that the bank or the card processor gave it. */
  reference: lineSchema('reference', 100).min(1, fault('disputes.enterNumber')),
  reason: lineSchema('reason', 200).min(1, fault('disputes.enterReason')),
  status: z.enum(
    STATUSES,
    fault('fields.mustBeOneOf', { field: 'status', choices: STATUSES.join(', ') }),
  ),
  /** A day, until the end of which, in the store's time zone, it has to be answered. */
  respondBy: z.iso
    .date(fault('fields.mustBeDay', { field: 'respondBy' }))
    .nullable()
    .optional(),
})
export type EnterDispute = z.infer<typeof enterDisputeSchema>
