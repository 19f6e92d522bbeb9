import type { BackupDestination } from '../destination/backup-store'
import { googleCloudStoragePlugin } from './plugin'

/** A bucket of Google Cloud. */
export const googleCloudStorageDestination: BackupDestination = {
  plugin: googleCloudStoragePlugin,
  open: async (values) => (await import('./bucket-store')).bucketStore(values),
}
