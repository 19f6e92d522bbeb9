import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { backupSchema, backupsQuerySchema, backupsSchema } from './contracts'

/** The backups that the store makes of itself elsewhere. */
export const backupEndpoints = defineEndpoints({
  'GET /api/admin/backups': {
    summary: 'The backups that were made by a plugin, newest first',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    query: backupsQuerySchema,
    paged: true,
    answers: { 200: backupsSchema },
  },
  'POST /api/admin/backups': {
    summary: 'Starts a backup now',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    limit: { name: 'start-backup', points: 20, seconds: 3600 },
    answers: { 202: backupSchema },
    errors: { conflict: NO_DETAILS },
  },
})
