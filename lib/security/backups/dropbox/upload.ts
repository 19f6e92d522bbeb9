import { z } from 'zod'
import { inParts } from '@/lib/platform/object-storage/parts'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { callFiles, callUpload, type Dropbox, DropboxRefusal } from './client'
import { contentHash } from './content-hash'
import { deleteFile, pathOf } from './files'

/** So often a part is gone on with that comes in pieces. */
const MOST_PIECES = 20

const sessionSchema = z.object({ session_id: z.string().min(1) })
const fileSchema = z.object({ size: z.number(), content_hash: z.string() })
type StoredFile = z.output<typeof fileSchema>

const lost = () => new StorageError('Dropbox ended the upload before it was done.', 409)

async function begin(dropbox: Dropbox): Promise<string> {
  const answer = await callUpload(dropbox, 'start', { close: false }, Buffer.alloc(0))
  const { data } = sessionSchema.safeParse(answer)
  if (!data) throw new StorageError('Dropbox did not begin an upload.', 200)
  return data.session_id
}

function fileOf(answer: unknown): StoredFile {
  const { data } = fileSchema.safeParse(answer)
  if (!data) throw new StorageError('Dropbox did not confirm the file.', 200)
  return data
}

/**
 * Sends a part from where Dropbox has it: that is told when a call broke off, and the next one begins elsewhere.
 *
 * @param start where the part begins in the file
 * @param send sends bytes to a place in the file
 */
async function sendPart<T>(
  bytes: Buffer<ArrayBuffer>,
  start: number,
  send: (bytes: Buffer<ArrayBuffer>, offset: number) => Promise<T>,
): Promise<T> {
  let offset = start
  for (let piece = 0; piece < MOST_PIECES; piece++)
    try {
      return await send(bytes.subarray(offset - start), offset)
    } catch (error) {
      if (!(error instanceof DropboxRefusal) || error.correctOffset === null) throw error
      offset = error.correctOffset
      if (offset < start || offset > start + bytes.length) throw lost()
    }
  throw lost()
}

/** Sends all parts, and makes a file of them with the last. */
async function sendAll(
  dropbox: Dropbox,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ sent: number; hash: string; file: StoredFile }> {
  const session = await begin(dropbox)
  const hash = contentHash()
  const path = pathOf(key)
  let sent = 0
  for await (const part of inParts(bytes)) {
    hash.add(part.bytes)
    const answer = await sendPart(part.bytes, sent, (rest, offset) => {
      const cursor = { session_id: session, offset }
      return part.isLast
        ? callUpload(dropbox, 'finish', { cursor, commit: { path, mode: 'add', mute: true } }, rest)
        : callUpload(dropbox, 'append_v2', { cursor, close: false }, rest)
    }).catch((error: unknown) => {
      if (!part.isLast) throw error
      // Its answer may be lost though all was done; the file tells.
      return callFiles(dropbox, 'get_metadata', { path }).catch(() => {
        throw error
      })
    })
    sent += part.bytes.length
    if (part.isLast) return { sent, hash: hash.hex(), file: fileOf(answer) }
  }
  throw lost()
}

/**
 * Writes a file as `BackupStore` says it. Dropbox tells its size and its hash, which are compared. An upload that is not
 * completed is seen by nobody, and ends by itself after a week.
 * https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start
 *
 * @returns its size in bytes
 * @throws StorageError, and what `bytes` throws
 */
export async function uploadFile(
  dropbox: Dropbox,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { sent, hash, file } = await sendAll(dropbox, key, bytes)
  if (file.size === sent && file.content_hash === hash) return sent
  await deleteFile(dropbox, key)
  throw new StorageError(
    file.size === sent
      ? 'Dropbox has other bytes of it than it was sent.'
      : `Dropbox has ${file.size} bytes of it, and was sent ${sent}.`,
    200,
  )
}
