import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import { addJob, defineJob } from '@/lib/platform/jobs'

/** Does what a recall has to do for each key that was sold. */
export const runRecallJob = defineJob('run_recall', z.object({ batchId: z.number().int() }))

/** Queues {@link runRecallJob}: one run of a batch at a time. */
export const queueRecall = (tx: Tx, batchId: number): Promise<void> =>
  addJob(tx, runRecallJob, { batchId }, `run_recall:${batchId}`, { queue: `recall:${batchId}` })

/** What the outcome of an entry of the audit trail depends on that recalled a batch. */
export const dependsOnRecall = (batchId: number): string => `recall:${batchId}`
