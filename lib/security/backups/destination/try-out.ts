import { randomUUID } from 'node:crypto'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import type { PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import type { BackupStore } from './backup-store'

type Open = () => BackupStore | Promise<BackupStore>

/** What the owner is told. */
type Words = { all: string; notListed: string; notRemoved: string }

/** Writes, lists and deletes a small object where the backups go. */
export async function tryOut(
  { recipient }: PluginValues,
  open: Open,
  { all, notListed, notRemoved }: Words,
): Promise<TestResult> {
  // Not with the catalogue, which every call about plugins loads.
  const { isRecipient } = await import('../format/seal')
  if (!isRecipient(String(recipient)))
    return failed('The Public Key is not one: look whether all of it was copied.')
  const written = await putAndList(open)
  if (written instanceof StorageError) return failed(written.message)
  const { store, key, isListed } = written
  if (!isListed) return failed(notListed)
  try {
    await store.remove(key)
    return passed(all)
  } catch {
    return passed(notRemoved)
  }
}

async function* smallObject() {
  yield Buffer.from('The store may write here.\n')
}

async function putAndList(open: Open) {
  try {
    const store = await open()
    const key = `${store.folder}connection-test-${randomUUID()}`
    await store.write(key, smallObject())
    return { store, key, isListed: (await store.list(key)).includes(key) }
  } catch (error) {
    if (error instanceof StorageError) return error
    throw error
  }
}

/** {@link tryOut} of what is called a bucket. */
export const BUCKET_WORDS: Words = {
  all: 'The bucket takes, lists and deletes objects.',
  notListed: 'The bucket took an object, but does not list it.',
  notRemoved: 'The bucket takes objects. The key may not delete: older backups stay there.',
}
