const MAX_LENGTH = 120
/** Beyond any disk's. */
const MAX_GIVEN_LENGTH = 1000

/**
 * Under which name an uploaded file is saved by buyers: no folders, nothing that means something to shells or headers,
 * or deceives readers, such as signs that change the writing direction. Its extension stays.
 *
 * @returns `download` when nothing is left of it
 */
export function savedFileName(given: string): string {
  const name = given
    .slice(-MAX_GIVEN_LENGTH)
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '')
    .replace(/^[ .-]+|[ .-]+$/g, '')
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? [...name.slice(dot)].slice(0, 20).join('') : ''
  const stem = dot > 0 ? name.slice(0, dot) : name
  const short = [...stem].slice(0, MAX_LENGTH - [...ending].length).join('')
  return short === '' ? 'download' : short.trimEnd() + ending
}
