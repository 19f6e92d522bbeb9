import type { PluginValues } from '@/lib/plugins/plugin'
import type { BackupStore } from '../destination/backup-store'
import { ownFolder } from '../destination/own-folder'
import { bucketOf } from './bucket'
import { deleteObject, listKeys } from './objects'
import { uploadObject } from './upload'

/** The bucket of the plugin's settings. @throws StorageError when its key is none */
export function bucketStore(values: PluginValues, tries?: number): BackupStore {
  const bucket = bucketOf(values, tries)
  return {
    folder: ownFolder(values.prefix),
    write: (key, bytes) => uploadObject(bucket, key, bytes),
    list: (prefix) => listKeys(bucket, prefix),
    remove: (key) => deleteObject(bucket, key),
  }
}
