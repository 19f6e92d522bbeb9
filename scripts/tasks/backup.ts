import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeBackup } from '@/lib/security/backups/format/take-backup'
import { requireSecretSettled } from '../lib/app-secret'
import { backupPassphrase } from '../lib/backup/passphrase'
import { requireFree, writeSealed } from '../lib/backup/sealed-file'
import { secretsOfStore } from '../lib/backup/secret'
import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv } from '../lib/environment'
import { calledFrom } from '../lib/folders.mjs'
import { note, PlainError, runTask, step } from '../lib/progress'

runTask(async () => {
  loadDotEnv()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { force: { type: 'boolean' } },
  })
  const [name] = positionals
  if (!name || positionals.length > 1)
    throw new PlainError('Say where to: npm run backup -- FILE [--force]')
  const file = resolve(calledFrom(), name)
  const mayReplace = values.force === true
  requireFree(file, mayReplace)
  const passphrase = await backupPassphrase(true)
  requireSecretSettled()
  const database = await openDatabase()
  try {
    const frames = takeBackup(database.url, secretsOfStore(database.url))
    await step('Backing up', () => writeSealed(file, passphrase, frames, { mayReplace }))
    note(
      `${file}: ${(statSync(file).size / 2 ** 20).toFixed(1)} MB, encrypted under the passphrase.`,
    )
    note('The environment of the store (.env) is not in it, but for APP_SECRET.')
  } finally {
    await database.stop()
  }
})
