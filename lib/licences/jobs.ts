import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Assigns keys to the orders that wait for them. */
export const deliverWaitingJob = defineJob('deliver_waiting', z.object({}))

/** Checks whether a product's stock has run low. */
export const watchStockJob = defineJob('watch_stock', z.object({ productId: z.number().int() }))
