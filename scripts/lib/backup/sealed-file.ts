import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { type Frame, readFrames } from '@/lib/security/backups/format/frames'
import { sealed } from '@/lib/security/backups/format/seal'
import { chunksOf, webStream } from '@/lib/security/backups/format/web-streams'
import { PlainError } from '../progress'

const FILE_MODE = 0o600
const CHUNK_BYTES = 2 ** 18

/** @throws PlainError when the file exists, and may not be replaced */
export function requireFree(file: string, mayReplace: boolean): void {
  if (existsSync(file) && !mayReplace)
    throw new PlainError(`${file} exists already. Choose another name, or replace it with --force.`)
  if (!existsSync(dirname(file))) throw new PlainError(`There is no folder ${dirname(file)}.`)
}

/** @throws PlainError when there is no such file */
export function requirePresent(file: string): void {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`)
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/**
 * Writes the pieces of a backup into a file: compressed, and encrypted under the passphrase as the tool
 * age does it. The file appears under its name only once it is complete and on the disk.
 *
 * @throws PlainError when the file exists, and may not be replaced
 */
export async function writeSealed(
  file: string,
  passphrase: string,
  frames: AsyncIterable<Frame>,
  { mayReplace }: { mayReplace: boolean },
): Promise<void> {
  requireFree(file, mayReplace)
  // Beside it, because files are renamed within a disk only.
  const folder = await mkdtemp(join(dirname(file), `.${basename(file)}-`))
  const unfinished = join(folder, basename(file))
  try {
    await pipeline(
      sealed(frames, { passphrase }),
      createWriteStream(unfinished, { mode: FILE_MODE, flags: 'wx', flush: true }),
    )
    requireFree(file, mayReplace)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the file is, for whoever can't open it. */
const unreadable = (file: string) =>
  new PlainError(
    `${file} is damaged or not complete: what it contains can't be trusted. Nothing was changed. Take another copy of it, or another backup.`,
  )

/** What opens a backup: its passphrase, or the private key (`AGE-SECRET-KEY-1…`) of the pair that it was encrypted for. */
export type BackupKey = { passphrase: string } | { identity: string }

function openerWith(key: BackupKey): Decrypter {
  const opener = new Decrypter()
  if ('passphrase' in key) opener.addPassphrase(key.passphrase)
  else opener.addIdentity(key.identity)
  return opener
}

/** What the owner tries next, when the key is not that of the file. */
const wrongKey = (file: string, key: BackupKey) =>
  new PlainError(
    'passphrase' in key
      ? `The passphrase is not that of ${file}. Nothing was changed. A backup from a bucket is opened by its key: --key FILE.`
      : `The key is not that of ${file}. Nothing was changed. A backup of the command is opened by its passphrase, without --key.`,
  )

/**
 * Reads the pieces of a file of {@link writeSealed}, or of a bucket. Each has been authenticated, but that none is missing
 * at the end is only known after the last one.
 *
 * @throws PlainError when passphrase or key is wrong, or the file was cut off or changed
 */
export async function* readSealed(file: string, key: BackupKey): AsyncGenerator<Frame> {
  const opener = openerWith(key)
  const plain = await opener.decrypt(webStream(createReadStream(file))).catch((error: unknown) => {
    throw error instanceof Error && error.message.startsWith('no identity matched')
      ? wrongKey(file, key)
      : new PlainError(`${file} is no backup, or its beginning is damaged. Nothing was changed.`)
  })
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  const unpacking = pipeline(chunksOf(plain), gunzip)
  // It is awaited below, unless the pieces can't be read before.
  unpacking.catch(() => {})
  try {
    yield* readFrames(gunzip)
    await unpacking
  } catch (error) {
    throw error instanceof PlainError ? error : unreadable(file)
  }
}
