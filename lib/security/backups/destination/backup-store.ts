import type { Plugin, PluginValues } from '@/lib/plugins/plugin'

/**
 * Where backups are kept, opened by its settings. Keys are paths whose parts are divided by slashes. Each call
 * rejects with StorageError when it is not done.
 */
export type BackupStore = {
  /** The folder of this store, with the slash at its end. */
  folder: string
  /** Ends uploads that were left by processes that died, where a service keeps such. */
  endLeftUploads?: () => Promise<void>
  /**
   * Writes an object piece by piece, so that neither disk nor memory has all of it, and makes sure that all of it is there.
   * What fails leaves nothing behind, as far as that can be reached. Also rejects with what `bytes` throws.
   *
   * @returns its size in bytes
   */
  write: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>
  /** The keys of all objects whose keys begin with a prefix. */
  list: (prefix: string) => Promise<string[]>
  /** Removes an object; it is no error that there is none. */
  remove: (key: string) => Promise<void>
}

/** A service that keeps backups. */
export type BackupDestination = {
  /** Its settings have those of `backupFields`. */
  plugin: Plugin
  /**
   * Loads what speaks with the service, which is not loaded with the catalogue of plugins.
   *
   * @throws StorageError for settings that open nothing
   */
  open: (values: PluginValues) => Promise<BackupStore>
}
