import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { PlainError } from '@/lib/core/plain-error'
import { mailOwner } from '@/lib/mail/mail-owner'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import type { PluginValues } from '@/lib/plugins/plugin'
import { type ActiveDestination, activeDestination } from './active-destination'
import { keyOf, outdated } from './backup-names'
import type { BackupStore } from './destination/backup-store'
import { sealed } from './format/seal'
import { takeBackup } from './format/take-backup'
import { moveBackup } from './transition'

/** A process that dies may have died of the backup. */
const MOST_RUNS = 3

type Made = { objectKey: string; bytes: number; message: string }

/**
 * Makes a backup: the whole store, encrypted for the owner's key, in an object at the destination that is on; then
 * removes those that are kept no longer. A run that died is begun anew by another process, from the beginning.
 */
export async function runBackup(id: string): Promise<void> {
  const [backup] = await db().storeBackup.updateManyAndReturn({
    where: { id, status: 'running' },
    data: { runs: { increment: 1 } },
  })
  if (!backup) return
  const active = await activeDestination()
  if (!active) return fail(backup, 'The plugin was switched off.')
  if (backup.runs > MOST_RUNS) return fail(backup, 'It was interrupted three times.')
  try {
    const { objectKey, bytes, message } = await make(active, id)
    await moveBackup(db(), backup, 'finish', { objectKey, bytes, message })
  } catch (error) {
    const isKnown = error instanceof StorageError || error instanceof PlainError
    if (!isKnown) log.error({ err: error }, 'a backup could not be made')
    await fail(backup, isKnown ? error.message : 'The store could not be read or encrypted.')
  }
}

async function make({ destination, values }: ActiveDestination, id: string): Promise<Made> {
  const store = await destination.open(values)
  const { DATABASE_URL, APP_SECRET, APP_SECRET_PREVIOUS } = env()
  // Not every key may list uploads, and not every service can.
  await store
    .endLeftUploads?.()
    .catch((error: unknown) =>
      log.warn({ err: error }, 'uploads that were left could not be aborted'),
    )
  const secrets = { appSecret: APP_SECRET, previousSecrets: APP_SECRET_PREVIOUS.join(' ') }
  const time = await databaseTime()
  const objectKey = keyOf(store.folder, time, id)
  const bytes = await store.write(
    objectKey,
    sealed(takeBackup(DATABASE_URL, secrets), { recipient: String(values.recipient) }),
  )
  return { objectKey, bytes, message: await removeOld(store, values, time) }
}

/** @returns what could not be removed, in words; empty when all was */
async function removeOld(
  store: BackupStore,
  { keepDays, keepWeeks }: PluginValues,
  now: Date,
): Promise<string> {
  try {
    const keeping = { days: Number(keepDays), weeks: Number(keepWeeks) }
    const { folder } = store
    for (const key of outdated(await store.list(folder), folder, keeping, now))
      await store.remove(key)
    return ''
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return `Older backups could not be removed: ${error.message}`
  }
}

const fail = (backup: { id: string; runs: number }, message: string): Promise<void> =>
  db().$transaction(async (tx) => {
    if (await moveBackup(tx, backup, 'fail', { message })) await tellOwner(tx)
  })

/** Mails the owner when two in a row have failed, and not again before one succeeded. */
async function tellOwner(tx: Tx): Promise<void> {
  const good = await tx.storeBackup.findFirst({
    where: { status: 'succeeded' },
    orderBy: { createdAt: 'desc' },
  })
  const [first, second] = await tx.storeBackup.findMany({
    where: { status: 'failed', createdAt: good ? { gt: good.createdAt } : undefined },
    orderBy: { createdAt: 'asc' },
    take: 2,
  })
  if (!first || !second) return
  await mailOwner(tx, {
    kind: 'owner_backup_failed',
    dedupeKey: `owner_backup_failed:${first.id}`,
    payload: { backupId: second.id },
  })
}
