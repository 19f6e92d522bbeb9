import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePlugins } from '@/lib/plugins/queries'
import type { BackupDestination } from './destination/backup-store'
import { BACKUP_DESTINATIONS } from './destinations'

/** @property values the settings of its plugin */
export type ActiveDestination = { destination: BackupDestination; values: PluginValues }

/** The destination that backups go to; `null` while none is on. */
export async function activeDestination(tx?: Tx): Promise<ActiveDestination | null> {
  const active = await activePlugins(
    BACKUP_DESTINATIONS.map(({ plugin }) => plugin),
    tx,
  )
  for (const destination of BACKUP_DESTINATIONS) {
    const found = active.find(({ plugin }) => plugin.id === destination.plugin.id)
    if (found) return { destination, values: found.values }
  }
  return null
}
