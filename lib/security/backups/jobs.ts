import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Makes one backup. */
export const runBackupJob = defineJob('run_backup', z.object({ backupId: z.uuid() }))
