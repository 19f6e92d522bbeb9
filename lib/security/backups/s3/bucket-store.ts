import type { PluginValues } from '@/lib/plugins/plugin'
import type { BackupStore } from '../destination/backup-store'
import { ownFolder } from '../destination/own-folder'
import { bucketOf } from './bucket'
import { deleteObject, listKeys } from './objects'
import { abortUploads, uploadObject } from './upload'

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
