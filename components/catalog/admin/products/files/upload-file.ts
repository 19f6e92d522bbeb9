import { callAdmin } from '@/components/back-office/admin-calls'
import { HttpError } from '@/lib/http/client'
import { PIECE_BYTES } from '@/lib/orders/downloads/limits'

const TRIES = 4
const WAIT_MS = 1500

/** Whether to send a piece again: the network failed, or the store was briefly away. */
const mayPass = (error: unknown) => !(error instanceof HttpError) || error.status >= 502

/**
 * Sends the bytes of a file piece by piece, each again when the network failed.
 *
 * @param onProgress receives the fraction sent so far, 0 to 1
 * @throws HttpError, TypeError
 */
export async function uploadFile(
  fileId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  for (let offset = 0; offset < file.size; ) {
    const end = Math.min(offset + PIECE_BYTES, file.size)
    await sendPiece(fileId, file.slice(offset, end, 'application/octet-stream'), offset)
    offset = end
    onProgress(offset / file.size)
  }
}

async function sendPiece(fileId: string, body: Blob, offset: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await callAdmin('PUT /api/admin/product-files/[fileId]/content', {
        params: { fileId },
        query: { offset },
        body,
      })
      return
    } catch (error) {
      if (attempt >= TRIES || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt))
    }
  }
}
