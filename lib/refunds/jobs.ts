import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** What follows, in areas above, from an order that was refunded, wholly or in part. */
export const orderRefundedJob = defineJob('order_refunded', z.object({ orderId: z.number().int() }))
