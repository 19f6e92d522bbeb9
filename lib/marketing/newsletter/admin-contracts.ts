/** Subscribers, as the back office lists them. */
import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { SUBSCRIBER_STATES } from './subscriber-states'

/** Query of GET /api/admin/subscribers. */
export const subscriberQuerySchema = z.object({
  state: z
    .enum(
      SUBSCRIBER_STATES,
      fault('fields.mustBeOneOf', { field: 'state', choices: SUBSCRIBER_STATES.join(', ') }),
    )
    .optional(),
  search: lineSchema('search', 120).optional(),
  ...pageQuery(100, 25),
})
export type SubscriberQuery = z.output<typeof subscriberQuerySchema>

const dateTime = z.iso.datetime()

const subscriberRowSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  locale: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  createdAt: dateTime,
  confirmedAt: dateTime.nullable(),
  unsubscribedAt: dateTime.nullable(),
})
export type SubscriberRow = z.infer<typeof subscriberRowSchema>
export const subscriberRowsSchema = z.array(subscriberRowSchema)

/** Answer of GET /api/admin/subscribers/counts. */
export const subscriberCountsSchema = z.object({
  confirmed: z.number().int(),
  waiting: z.number().int(),
  unsubscribed: z.number().int(),
})
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>
