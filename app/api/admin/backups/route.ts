import { serve } from '@/lib/api/serve'
import { backupEndpoints } from '@/lib/security/backups/endpoints'
import { listBackups } from '@/lib/security/backups/queries'
import { startBackup } from '@/lib/security/backups/start-backup'

export const GET = serve(backupEndpoints['GET /api/admin/backups'], ({ query }) =>
  listBackups(query),
)

export const POST = serve(backupEndpoints['POST /api/admin/backups'], ({ actor }) =>
  startBackup(actor),
)
