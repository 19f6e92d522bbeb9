import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where a set-up keeps what must outlive it: database, secret, mails. */
export function dataDir(): string {
  const folder = resolve(projectRoot, process.env.DATA_DIR || '.data')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Each data folder has a build of its own, so that two set-ups never share prerendered pages. */
export function distDir(): string {
  const folder = dataDir()
  if (folder === resolve(projectRoot, '.data')) return '.next'
  return `.next-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`
}

/** Reads a file of the data folder, or makes it with a random text of 48 characters. */
export function keptSecret(name: string): string {
  const file = join(dataDir(), name)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const secret = randomBytes(36).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
