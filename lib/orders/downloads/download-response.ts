import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { attachment } from '@/lib/http/attachment'
import { BODY_LENGTH_HEADER } from '@/lib/platform/web-server/body-length.mjs'
import { beginDownload, fileOfGrant, giveBackUnsent } from './begin-download'
import { type ByteRange, requestedRange } from './byte-range'
import { addressInBucket } from './files-in-bucket'
import { openStored } from './files-on-disk'
import { openLink } from './link-token'

const READ_BYTES = 256 * 1024

/** Kept by nobody, displayed by nobody, and read by the client piece by piece through any proxy. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
}

/**
 * Answers a link: the file, the part of it that is asked for, or where it is.
 *
 * @throws AppError `not_found`, `gone`, `conflict`, `unavailable`
 */
export async function downloadResponse(
  token: string,
  { method, headers }: { method: string; headers: Headers },
): Promise<Response> {
  const grant = await openLink(token)
  const { id, place, fileName, size, address } = await fileOfGrant(grant)
  const isRead = method !== 'HEAD'
  if (address !== null) {
    if (isRead) await beginDownload(grant, 0)
    return new Response(null, { status: 302, headers: { ...HEADERS, location: address } })
  }
  const bytes = Number(size)
  const etag = `"${id}"`
  const savedAs = fileName ?? 'download'
  const own = {
    ...HEADERS,
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': attachment(savedAs),
  }
  const range = isRead ? requestedRange(headers, bytes, etag) : 'whole'
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...HEADERS, 'accept-ranges': 'bytes', 'content-range': `bytes */${bytes}` },
    })
  const isWhole = range === 'whole'
  const part = isWhole ? { start: 0, end: bytes - 1 } : range
  const sent = {
    ...own,
    [BODY_LENGTH_HEADER]: String(lengthOf(part)),
    ...(isWhole ? {} : { 'content-range': `bytes ${part.start}-${part.end}/${bytes}` }),
  }
  if (!isRead) return new Response(null, { headers: sent })
  if (place === 'bucket') {
    const location = await addressInBucket({ id, size: bytes, fileName: savedAs })
    if (location === null) throw notThere(id)
    await beginDownload(grant, lengthOf(part))
    return new Response(null, { status: 302, headers: { ...HEADERS, location } })
  }
  const handle = await requireStored(id, bytes)
  try {
    await beginDownload(grant, lengthOf(part))
  } catch (error) {
    await handle.close()
    throw error
  }
  return new Response(
    streamOf(handle, part, (unsent) => giveBackUnsent(grant.id, unsent)),
    { status: isWhole ? 200 : 206, headers: sent },
  )
}

/** @throws AppError `not_found` when this machine does not have it, or not all of it */
async function requireStored(id: string, bytes: number): Promise<FileHandle> {
  const handle = await openStored(id)
  if (handle && (await handle.stat()).size === bytes) return handle
  await handle?.close()
  throw notThere(id)
}

function notThere(id: string): AppError {
  log.error({ fileId: id }, 'A file of a product is missing in DOWNLOADS_DIR, or in its bucket')
  return new AppError('not_found', say('downloads.notThereNow'))
}

const lengthOf = ({ start, end }: ByteRange) => end - start + 1

/**
 * A part of a file, read as fast as the client takes it, and closed with its last byte or when the client leaves.
 *
 * @param brokeOff is told how many bytes were not sent
 */
function streamOf(
  handle: FileHandle,
  { start, end }: ByteRange,
  brokeOff: (unsent: number) => Promise<void>,
): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream<Uint8Array>(
    {
      pull: async (stream) => {
        const length = Math.min(READ_BYTES, end - at + 1)
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at)
        if (bytesRead === 0) {
          await handle.close()
          await brokeOff(end - at + 1)
          throw new Error('A file of a product ended early')
        }
        at += bytesRead
        if (at > end) await handle.close()
        stream.enqueue(buffer.subarray(0, bytesRead))
        if (at > end) stream.close()
      },
      cancel: async () => {
        await handle.close()
        await brokeOff(end - at + 1)
      },
    },
    { highWaterMark: 0 },
  )
}
