import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import { addJob, defineJob } from '@/lib/platform/jobs'

/** Does the next part of a run. */
export const runCatalogueImportJob = defineJob(
  'run_catalogue_import',
  z.object({ importId: z.uuid() }),
)

export const queueTakeover = (tx: Tx, id: string, afterSeconds = 0): Promise<void> =>
  addJob(tx, runCatalogueImportJob, { importId: id }, `catalogue-import:${id}`, {
    queue: 'catalogue-import',
    priority: 10,
    afterSeconds,
  })
