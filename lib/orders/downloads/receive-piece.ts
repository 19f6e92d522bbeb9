import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Received } from './contracts'
import { PIECE_BYTES } from './limits'
import { FILE_ENTITY, fileNotFound } from './product-file'
import { openForWriting } from './stored-file'

const TOO_LARGE = say('downloads.pieceTooLarge')

/**
 * Writes a piece of an upload to the disk while it arrives. What is there already may be sent again, so that a piece
 * whose answer was lost does no harm; the file is complete with its last byte.
 *
 * @param offset where the piece begins, in bytes
 * @returns from where to go on
 * @throws AppError `not_found`; `conflict` for a piece that would leave a gap; `too_large`
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
  const received = await write(fileId, offset, size, piece)
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
    const room = Math.min(PIECE_BYTES, size - offset)
    let written = 0
    const reader = piece?.getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      if (written + value.byteLength > room) throw new AppError('too_large', TOO_LARGE)
      await writeWhole(handle, value, offset + written)
      written += value.byteLength
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
      data: { isComplete: true },
    })
    if (count > 0)
      await recordAudit(tx, actor, {
        action: 'product_file.upload',
        entityType: FILE_ENTITY,
        entityId: fileId,
      })
  })
