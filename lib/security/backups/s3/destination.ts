import type { BackupDestination } from '../destination/backup-store'
import { s3Plugin } from './plugin'

/** A bucket of S3, or of a service that speaks its protocol. */
export const s3Destination: BackupDestination = {
  plugin: s3Plugin,
  open: async (values) => (await import('./bucket-store')).bucketStore(values),
}
