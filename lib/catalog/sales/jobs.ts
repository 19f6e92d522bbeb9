import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Queued for each start and end of a sale, and for what changes one that runs. */
export const settleSalesJob = defineJob('settle_sales', z.object({}))

/** Once a minute: what came into a running sale, or left it. */
export const settleMovedProductsJob = defineJob('settle_moved_products', z.object({}))
