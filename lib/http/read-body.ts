import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/errors'
import type { ServerText } from '@/lib/core/server-text'

/**
 * Reads a body as bytes. Stops as soon as it is larger than it may be, whatever its headers say.
 *
 * @param options `tooLarge` is the refusal of a larger one
 * @throws AppError `too_large`
 */
export async function readBody(
  request: NextRequest,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: ServerText },
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new AppError('too_large', tooLarge)
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    // To cancel it would close the connection before the answer is sent.
    if (length > maxBytes) throw new AppError('too_large', tooLarge)
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
