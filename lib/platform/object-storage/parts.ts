/**
 * One part of an object is in memory at a time. S3 takes 10,000 parts at most, so an object of 80 GB; Google wants multiples
 * of 256 KiB.
 */
const PART_BYTES = 8 * 2 ** 20

export type Part = { bytes: Buffer<ArrayBuffer>; isLast: boolean }

/** What comes in is cut into pieces of one size; the last may be smaller, and is there even if it is empty. */
export async function* inParts(
  bytes: AsyncIterable<Uint8Array>,
  size = PART_BYTES,
): AsyncGenerator<Part> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    length += chunk.length
    while (length >= size) {
      const all = Buffer.concat(waiting)
      yield { bytes: all.subarray(0, size), isLast: false }
      waiting = [all.subarray(size)]
      length -= size
    }
  }
  yield { bytes: Buffer.concat(waiting), isLast: true }
}
