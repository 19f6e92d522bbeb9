import { createHash } from 'node:crypto'

const BLOCK_BYTES = 4 * 2 ** 20

/** The content hash of a file that comes in parts: each but the last is as long as some blocks. */
export type ContentHash = { add: (part: Uint8Array) => void; hex: () => string }

/** SHA-256 of the SHA-256 of each block of 4 MiB. https://www.dropbox.com/developers/reference/content-hash */
export function contentHash(): ContentHash {
  const blocks = createHash('sha256')
  return {
    add: (part) => {
      for (let start = 0; start < part.length; start += BLOCK_BYTES) {
        const block = part.subarray(start, start + BLOCK_BYTES)
        blocks.update(createHash('sha256').update(block).digest())
      }
    },
    hex: () => blocks.digest('hex'),
  }
}
