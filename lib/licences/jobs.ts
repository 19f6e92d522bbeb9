import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Gives keys to the orders that wait for some. */
export const deliverWaitingJob = defineJob('deliver_waiting', z.object({}))
