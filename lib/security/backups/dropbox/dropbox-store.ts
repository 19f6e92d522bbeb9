import type { PluginValues } from '@/lib/plugins/plugin'
import type { BackupStore } from '../destination/backup-store'
import { ownFolder } from '../destination/own-folder'
import { dropboxOf } from './client'
import { deleteFile, listKeys } from './files'
import { uploadFile } from './upload'

/** The folder of Dropbox that the plugin's settings name. */
export function dropboxStore(values: PluginValues, tries?: number): BackupStore {
  const dropbox = dropboxOf(values, tries)
  return {
    folder: ownFolder(values.folder),
    write: (key, bytes) => uploadFile(dropbox, key, bytes),
    list: (prefix) => listKeys(dropbox, prefix),
    remove: (key) => deleteFile(dropbox, key),
  }
}
