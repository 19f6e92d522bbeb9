import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

// These work in Node's pool of threads, not in the event loop.
const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzipped = promisify(gzip)

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/** For whoever waits for the page: a tenth of the time of the best, and a tenth more bytes. */
export const QUICK = 5
/** For a page that is asked for again and again. */
export const BEST = 11

/** Up to so many bytes, the way to another thread and back takes longer than packing them quickly. */
const AT_ONCE_BYTES = 32 * 1024

/** @param {Buffer} body @param {number} quality from 0 to 11 */
export async function packBrotli(body, quality) {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
  return quality <= QUICK && body.length <= AT_ONCE_BYTES
    ? brotliCompressSync(body, options)
    : brotli(body, options)
}

/** @param {Buffer} packed by {@link packBrotli} */
export const unpackBrotli = (packed) => unbrotli(packed)

/** @param {Buffer} packed by {@link packBrotli} @param {Encoding} encoding */
export async function packedAs(packed, encoding) {
  if (encoding === 'br') return packed
  const plain = await unbrotli(packed)
  return encoding === 'gzip' ? gzipped(plain, { level: 6 }) : plain
}

const TAKES_BROTLI = /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const TAKES_GZIP = /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

/**
 * What a client takes, the smallest first.
 *
 * @param {string | undefined} accepted its Accept-Encoding
 * @returns {Encoding}
 */
export function encodingFor(accepted) {
  if (!accepted) return 'identity'
  if (TAKES_BROTLI.test(accepted)) return 'br'
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'identity'
}
