import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import { addJob, defineJob } from '@/lib/platform/jobs'

/** Does the next part of a run. */
export const runArticleImportJob = defineJob('run_article_import', z.object({ importId: z.uuid() }))

export const queueImport = (tx: Tx, id: string, afterSeconds = 0): Promise<void> =>
  addJob(tx, runArticleImportJob, { importId: id }, `article-import:${id}`, {
    queue: 'article-import',
    priority: 10,
    afterSeconds,
  })
