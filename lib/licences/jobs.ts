import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Assigns keys to the orders that wait for them. */
export const deliverWaitingJob = defineJob('deliver_waiting', z.object({}))
