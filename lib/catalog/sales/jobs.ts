import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Queued for each start and end of a sale, and for what changes one that runs. */
export const settleSalesJob = defineJob('settle_sales', z.object({}))
