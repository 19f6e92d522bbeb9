import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { CALL_EVENTS, NOTIFICATION_EVENTS } from './events'

export const deliverySchema = z.object({
  id: z.uuid(),
  event: z.enum([...NOTIFICATION_EVENTS, ...CALL_EVENTS]),
  status: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number().int(),
  responseStatus: z.number().int().nullable(),
  lastError: z.string().nullable(),
  /** The subject, such as an order's number. */
  subject: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>
export const deliveriesSchema = z.array(deliverySchema)

export const deliveryIdSchema = z.uuid(fault('notifications.namedById'))

/** Query of GET /api/admin/plugins/[id]/deliveries. */
export const deliveriesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
