import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import { queueOfPlugin } from '@/lib/mail/notifications/publish-event'
import { addJob, defineJob } from '@/lib/platform/jobs'

/** Hands the next orders of a run over. */
export const runHandoverJob = defineJob('run_crm_handover', z.object({ handoverId: z.uuid() }))

/** Queues {@link runHandoverJob} among the calls to its CRM, of which one is made at a time; those about new orders go first. */
export const queueHandover = (
  tx: Tx,
  { id, crm }: { id: string; crm: string },
  afterSeconds = 0,
): Promise<void> =>
  addJob(tx, runHandoverJob, { handoverId: id }, `crm-handover:${id}`, {
    queue: queueOfPlugin(crm),
    priority: 10,
    afterSeconds,
  })
