import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import { addJob, defineJob } from '@/lib/platform/jobs'
import { orderAccessSchema } from './access-contracts'

/** Mails the link to an order to its buyer. */
export const orderAccessJob = defineJob('order_access', orderAccessSchema)

/** What follows, in areas above, from an order that was placed, or whose buyer's address was corrected. */
export const orderChangedJob = defineJob('order_changed', z.object({ orderId: z.number().int() }))

/** Queues {@link orderChangedJob} in the caller's transaction. */
export const orderChanged = (tx: Tx, orderId: number): Promise<void> =>
  addJob(tx, orderChangedJob, { orderId }, `order-changed:${orderId}`)
