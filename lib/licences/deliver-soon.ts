import 'server-only'
import type { Tx } from '@/lib/core/db'
import { addJob } from '@/lib/platform/jobs'
import { deliverWaitingJob } from './jobs'

/** Schedules delivery to the orders that wait for keys, once the caller's transaction has committed. */
export const deliverSoon = (tx: Tx) => addJob(tx, deliverWaitingJob, {}, 'deliver_waiting')
