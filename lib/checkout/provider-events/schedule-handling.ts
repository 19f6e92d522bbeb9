import 'server-only'
import type { Tx } from '@/lib/core/db'
import { addJob } from '@/lib/platform/jobs'
import { handleProviderEventJob } from './jobs'

/** Queues the job that handles a stored notification; it runs if the caller's transaction commits. */
export const scheduleHandling = (tx: Tx, eventId: string): Promise<void> =>
  addJob(tx, handleProviderEventJob, { eventId }, `provider-event:${eventId}`)
