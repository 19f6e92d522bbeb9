import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Received } from './contracts'
import { receiveInBucket } from './files-in-bucket'
import { openForWriting } from './files-on-disk'
import { PIECE_BYTES } from './limits'
import { FILE_ENTITY, fileNotFound } from './product-file'

const TOO_LARGE = say('downloads.pieceTooLarge', { size: PIECE_BYTES / 2 ** 20 })

/**
 * Keeps a piece of an upload: on the disk, to which it is written while it arrives, or in the bucket. What is there already may be sent again, so that a piece
 * whose answer was lost does no harm; the file is complete with its last byte.
 *
 * @param offset where the piece begins, in bytes
 * @returns from where to go on
 * @throws AppError `not_found`; `conflict` for a piece that would leave a gap; `too_large`; `unavailable`
 */
export async function receivePiece(
  actor: Actor,
  fileId: string,
  offset: number,
  piece: ReadableStream<Uint8Array> | null,
): Promise<Received> {
  const file = await db().productFile.findUnique({ where: { id: fileId } })
  if (!file || file.size === null) throw fileNotFound()
  const size = Number(file.size)
  // The answer to the last piece was lost. What is complete is never written to.
  if (file.isComplete) return { received: size, isComplete: true }
  const received =
    file.place === 'bucket' && file.uploadId !== null
      ? await receiveInBucket({ id: fileId, size, uploadId: file.uploadId }, offset, (room) =>
          wholeOf(piece, room),
        )
      : await write(fileId, offset, size, piece)
  const isComplete = received === size
  if (isComplete) await complete(actor, fileId)
  return { received, isComplete }
}

async function write(
  fileId: string,
  offset: number,
  size: number,
  piece: ReadableStream<Uint8Array> | null,
): Promise<number> {
  const handle = await openForWriting(fileId)
  try {
    if (offset > (await handle.stat()).size)
      throw new AppError('conflict', say('downloads.pieceTooEarly'))
    let written = 0
    for await (const bytes of within(piece, Math.min(PIECE_BYTES, size - offset))) {
      await writeWhole(handle, bytes, offset + written)
      written += bytes.byteLength
    }
    await handle.datasync()
    return (await handle.stat()).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new AppError('unavailable', say('downloads.diskFull'), { cause: error })
    throw error
  } finally {
    await handle.close()
  }
}

/** The bytes of a piece as they arrive. @throws AppError `too_large` */
async function* within(
  piece: ReadableStream<Uint8Array> | null,
  room: number,
): AsyncGenerator<Uint8Array> {
  let arrived = 0
  const reader = piece?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    arrived += value.byteLength
    if (arrived > room) throw new AppError('too_large', TOO_LARGE)
    yield value
  }
}

async function wholeOf(
  piece: ReadableStream<Uint8Array> | null,
  room: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const bytes of within(piece, room)) chunks.push(bytes)
  return Buffer.concat(chunks)
}

async function writeWhole(
  handle: Awaited<ReturnType<typeof openForWriting>>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  let done = 0
  while (done < bytes.byteLength)
    done += (await handle.write(bytes, done, bytes.byteLength - done, position + done)).bytesWritten
}

const complete = (actor: Actor, fileId: string) =>
  db().$transaction(async (tx) => {
    const { count } = await tx.productFile.updateMany({
      where: { id: fileId, isComplete: false },
      data: { isComplete: true, uploadId: null },
    })
    if (count > 0)
      await recordAudit(tx, actor, {
        action: 'product_file.upload',
        entityType: FILE_ENTITY,
        entityId: fileId,
      })
  })
