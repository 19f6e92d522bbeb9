import type { BackupDestination } from './destination/backup-store'
import { dropboxDestination } from './dropbox/destination'
import { googleCloudStorageDestination } from './google-cloud-storage/destination'
import { s3Destination } from './s3/destination'

/** Where backups can go; one is on at a time. */
export const BACKUP_DESTINATIONS: readonly BackupDestination[] = [
  s3Destination,
  googleCloudStorageDestination,
  dropboxDestination,
]
