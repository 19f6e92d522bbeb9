import { deleteObject, listKeys } from '@/lib/platform/object-storage/objects'
import { abortUploads, uploadObject } from '@/lib/platform/object-storage/upload'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { BackupStore } from '../destination/backup-store'
import { ownFolder } from '../destination/own-folder'
import { bucketOf } from './bucket-of'

/** The bucket of the plugin's settings. */
export function bucketStore(values: PluginValues): BackupStore {
  const bucket = bucketOf(values)
  const folder = ownFolder(values.prefix)
  return {
    folder,
    endLeftUploads: () => abortUploads(bucket, folder),
    write: (key, bytes) => uploadObject(bucket, key, bytes),
    list: (prefix) => listKeys(bucket, prefix),
    remove: (key) => deleteObject(bucket, key),
  }
}
