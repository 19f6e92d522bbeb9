import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { PROVIDER_EVENT_STATES } from './lifecycle'

/** Answer of the calls that providers make. */
export const receivedSchema = z.object({ received: z.literal(true) })

const STATUSES = PROVIDER_EVENT_STATES.states

/** Query of GET /api/admin/provider-events. */
export const providerEventQuerySchema = z
  .object({
    status: z
      .enum(
        STATUSES,
        fault('fields.mustBeOneOf', { field: 'status', choices: STATUSES.join(', ') }),
      )
      .optional(),
    provider: z
      .enum(
        PROVIDER_IDS,
        fault('fields.mustBeOneOf', { field: 'provider', choices: PROVIDER_IDS.join(', ') }),
      )
      .optional(),
  })
  .extend(pageQuery(100, 25))
export type ProviderEventQuery = z.infer<typeof providerEventQuerySchema>

const dateTime = z.iso.datetime()

/** A notification as the back office lists it, without what it holds of the buyer. */
const providerEventRowSchema = z.object({
  id: z.uuid(),
  provider: z.enum(PROVIDER_IDS),
  eventId: z.string(),
  kind: z.string(),
  status: z.enum(STATUSES),
  attempts: z.number().int(),
  outcome: z.string().nullable(),
  /** The order of its payment, if there is one. */
  orderNumber: z.string().nullable(),
  receivedAt: dateTime,
  handledAt: dateTime.nullable(),
})
export type ProviderEventRow = z.infer<typeof providerEventRowSchema>
export const providerEventRowsSchema = z.array(providerEventRowSchema)
