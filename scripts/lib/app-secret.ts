import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir, storedSecret } from './data-dir'
import { PlainError } from './progress'

const MIN_LENGTH = 32

/** The files of a store that keeps its secret itself: in force, before, and while it is replaced. */
const OWN = 'app-secret'
const PREVIOUS = 'app-secret-previous'
const NEXT = 'app-secret-next'

/** A blank value counts as not set; any other is taken as it is, as the store takes it. */
const given = (name: string) => (process.env[name]?.trim() ? process.env[name] : undefined)

/** Whether the store keeps its secret in its data folder: losing that loses the embedded database as well. */
export const keepsItsOwnSecret = (): boolean =>
  given('DATABASE_URL') === undefined && given('APP_SECRET') === undefined

const fileOf = (name: string) => join(dataDir(), name)
const read = (name: string): string | undefined =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8').trim() : undefined

/** Writes a file that only its owner may read; it is there as a whole, or as it was. */
export function writePrivately(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${text}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
}

/** The environment's variables of a store that keeps its secret itself. Made at its first start. */
export function ownSecrets(): { APP_SECRET: string; APP_SECRET_PREVIOUS?: string } {
  const before = read(PREVIOUS)
  const own = { APP_SECRET: storedSecret(OWN) }
  return before === undefined || given('APP_SECRET_PREVIOUS')
    ? own
    : { ...own, APP_SECRET_PREVIOUS: before }
}

/** Puts secrets in their place in the data folder. */
export function keepSecrets(secret: string, previous: string): void {
  // First, so that whatever interrupts this, nothing is lost.
  if (previous !== '') writePrivately(fileOf(PREVIOUS), previous)
  else rmSync(fileOf(PREVIOUS), { force: true })
  writePrivately(fileOf(OWN), secret)
}

/** The file of the secret in the data folder. */
export const ownSecretFile = (): string => fileOf(OWN)

/** @throws PlainError when the secret is being replaced: which of the two is right is not known before */
export function requireSecretSettled(): void {
  if (keepsItsOwnSecret() && existsSync(fileOf(NEXT)))
    throw new PlainError(
      'Replacing the secret was interrupted. Finish it first: npm run rotate-secret',
    )
}

function usable(name: string): string {
  const secret = given(name)
  if (secret === undefined || secret.length < MIN_LENGTH)
    throw new PlainError(
      `Set ${name}, of at least ${MIN_LENGTH} characters${name === 'APP_SECRET_NEW' ? ': openssl rand -base64 48' : ''}.`,
    )
  return secret
}

/** Which secret is to replace which, and what is left to do when it has. */
export type Rotation = { from: string; to: string; finish: (wasLeaked: boolean) => string[] }

/**
 * Begins to replace the secret, or goes on where that was interrupted.
 *
 * @throws PlainError when the environment does not say which
 */
export function beginRotation(): Rotation {
  return keepsItsOwnSecret() ? ofOwnSecret() : ofEnvironment()
}

function ofEnvironment(): Rotation {
  const [from, to] = [usable('APP_SECRET'), usable('APP_SECRET_NEW')]
  if (from === to) throw new PlainError('APP_SECRET_NEW is the secret that is in force.')
  return {
    from,
    to,
    finish: (wasLeaked) => [
      'Now set APP_SECRET to what APP_SECRET_NEW is, and remove APP_SECRET_NEW.',
      wasLeaked
        ? 'Leave APP_SECRET_PREVIOUS empty: whoever has the old secret could make links with it.'
        : 'Set APP_SECRET_PREVIOUS to what APP_SECRET was, followed by what APP_SECRET_PREVIOUS was.',
      'Start the store after that, and not before.',
    ],
  }
}

function ofOwnSecret(): Rotation {
  const from = storedSecret(OWN)
  const to = read(NEXT) ?? randomBytes(36).toString('base64url')
  // Before anything is sealed with it.
  writePrivately(fileOf(NEXT), to)
  return {
    from,
    to,
    finish: (wasLeaked) => {
      const before = [from, ...(read(PREVIOUS)?.split(/\s+/) ?? [])].filter((one) => one !== to)
      keepSecrets(to, wasLeaked ? '' : [...new Set(before)].join(' '))
      rmSync(fileOf(NEXT), { force: true })
      return [`The new secret is in ${fileOf(OWN)}.`]
    },
  }
}
