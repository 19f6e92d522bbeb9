import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '@/lib/security/backups/format/take-backup'
import { keepSecrets, keepsItsOwnSecret, ownSecretFile, writePrivately } from '../app-secret'
import { dataDir } from '../data-dir'
import { storeEnvironment } from '../environment'
import { PlainError } from '../progress'

const MIN_LENGTH = 32

/**
 * The secrets of the store that is backed up.
 *
 * @throws PlainError when nobody has said which they are
 */
export function secretsOfStore(databaseUrl: string): Secrets {
  const { APP_SECRET, APP_SECRET_PREVIOUS } = storeEnvironment(databaseUrl)
  const appSecret = APP_SECRET ?? ''
  if (appSecret.trim().length < MIN_LENGTH)
    throw new PlainError(
      'Set APP_SECRET to that of the store: the backup contains it, because without it licence keys cannot be read.',
    )
  return { appSecret, previousSecrets: APP_SECRET_PREVIOUS?.trim() ?? '' }
}

/**
 * Puts the secrets of a backup where the restored store finds them, or its owner does: they are never shown,
 * because terminals remember. What is there already is kept beside them.
 *
 * @returns what is left to do
 */
export function restoreSecrets({ appSecret, previousSecrets }: Secrets): string[] {
  if (process.env.APP_SECRET === appSecret) return []
  if (!keepsItsOwnSecret()) {
    const file = join(dataDir(), 'restored-app-secret')
    writePrivately(file, `APP_SECRET=${appSecret}\nAPP_SECRET_PREVIOUS=${previousSecrets}`)
    return [
      `Set what ${file} says before the store starts, and delete that file. With another APP_SECRET, licence keys cannot be read.`,
    ]
  }
  const file = ownSecretFile()
  const isAnother = existsSync(file) && readFileSync(file, 'utf8').trim() !== appSecret
  const aside = `${file}.before-${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}`
  if (isAnother) copyFileSync(file, aside)
  keepSecrets(appSecret, previousSecrets)
  return isAnother ? [`The secret that was in ${file} is now in ${aside}.`] : []
}
