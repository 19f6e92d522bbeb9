import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** An order was refunded, wholly or in part: its credit note is issued. */
export const orderRefundedJob = defineJob('order_refunded', z.object({ orderId: z.number().int() }))
