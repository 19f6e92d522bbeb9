import type { BackupDestination } from '../destination/backup-store'
import { dropboxPlugin } from './plugin'

/** A folder of Dropbox. */
export const dropboxDestination: BackupDestination = {
  plugin: dropboxPlugin,
  open: async (values) => (await import('./dropbox-store')).dropboxStore(values),
}
