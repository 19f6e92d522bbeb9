import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '@/lib/security/backups/format/connection'
import { keyInFile } from '../lib/backup/key-file'
import { loadBackup, readManifest } from '../lib/backup/load-backup'
import { backupPassphrase } from '../lib/backup/passphrase'
import { type BackupKey, readSealed, requirePresent } from '../lib/backup/sealed-file'
import { restoreSecrets } from '../lib/backup/secret'
import { requireReplaceable, requireUnused } from '../lib/backup/target'
import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv } from '../lib/environment'
import { calledFrom } from '../lib/folders.mjs'
import { note, PlainError, runTask, step } from '../lib/progress'

runTask(async () => {
  loadDotEnv()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: 'boolean' }, key: { type: 'string' } },
  })
  const [name] = positionals
  if (!name || positionals.length > 1)
    throw new PlainError('Say which backup: npm run restore -- FILE [--key FILE] [--replace]')
  const file = resolve(calledFrom(), name)
  requirePresent(file)
  const key: BackupKey =
    typeof values.key === 'string'
      ? { identity: keyInFile(resolve(calledFrom(), values.key)) }
      : { passphrase: await backupPassphrase(false) }
  const database = await openDatabase()
  try {
    await restore(file, key, database.url, values.replace === true)
  } finally {
    await database.stop()
  }
})

/** Reads the file to its end: nothing of it is used before all of it is known to be sound. */
async function verify(file: string, key: BackupKey): Promise<void> {
  const frames = readSealed(file, key)
  await readManifest(frames)
  for await (const _frame of frames);
}

async function restore(file: string, key: BackupKey, databaseUrl: string, mayReplace: boolean) {
  const client = await connect(databaseUrl)
  try {
    await requireUnused(client)
    await requireReplaceable(client, mayReplace)
    await step('Checking the backup', () => verify(file, key))
    const frames = readSealed(file, key)
    const manifest = await readManifest(frames)
    const { rows, migrated } = await step('Restoring', () =>
      loadBackup(client, databaseUrl, manifest, frames, () => requireUnused(client)),
    )
    const toDo = restoreSecrets(manifest)
    await client.query('ANALYZE')
    note(`The store is as it was at ${manifest.takenAt}: ${rows} rows.`)
    if (migrated.length > 0) note(`Migrated since: ${migrated.join(', ')}`)
    for (const line of toDo) note(line)
    note('Start the store; pages are rendered anew. Everybody signs in to the back office again.')
  } finally {
    await client.end()
  }
}
