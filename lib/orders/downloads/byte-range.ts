/** What of a file is asked for; both ends belong to it. */
export type ByteRange = { start: number; end: number }

const BYTES = /^bytes=(\d*)-(\d*)$/i

/**
 * Reads a `Range` header (RFC 9110, 14.2). Several ranges at once, other units and what is not well-formed are
 * answered with the whole file, as the standard allows.
 *
 * @param header `null` when there is none
 * @param size of the file in bytes, at least 1
 * @returns `unsatisfiable` for what begins behind the file's end
 */
export function byteRange(
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = BYTES.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (end < start && last !== '') return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) }
}

/**
 * Which range a request is answered with: none, when what it has already (`If-Range`) is not of this very file.
 *
 * @param etag the file's
 */
export const requestedRange = (headers: Headers, size: number, etag: string) => {
  const condition = headers.get('if-range')
  return condition !== null && condition.trim() !== etag
    ? 'whole'
    : byteRange(headers.get('range'), size)
}
