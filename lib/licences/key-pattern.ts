import { BITS_PER_CHARACTER, codeCharacter } from '@/lib/core/code-alphabet'
import { type ServerText, say } from '@/lib/core/server-text'

/** What stands for a random character. */
const RANDOM = '#'

/** Fewer random bits could be guessed. */
const MIN_RANDOM_BITS = 60
const MIN_RANDOM = MIN_RANDOM_BITS / BITS_PER_CHARACTER
export const MAX_PATTERN_LENGTH = 60
export const DEFAULT_PATTERN = 'KEY-####-####-####-####'

const PATTERN = /^[A-Z0-9#]+(?:-[A-Z0-9#]+)*$/

/** How many random characters the keys of a pattern have. */
export const randomCharacters = (pattern: string): number => pattern.split(RANDOM).length - 1

/** What is wrong with a pattern, or `null`. */
export function patternProblem(pattern: string): ServerText | null {
  if (pattern.length > MAX_PATTERN_LENGTH)
    return say('licences.patternTooLong', { max: MAX_PATTERN_LENGTH })
  if (!PATTERN.test(pattern)) return say('licences.patternSigns')
  if (randomCharacters(pattern) < MIN_RANDOM)
    return say('licences.patternTooGuessable', { min: MIN_RANDOM })
  return null
}

/**
 * A key of a pattern.
 *
 * @param bytes random, one for each {@link randomCharacters}
 */
export function keyOf(pattern: string, bytes: Uint8Array): string {
  if (bytes.length !== randomCharacters(pattern))
    throw new Error('A key needs one random byte for each of its random characters')
  let used = 0
  return pattern.replaceAll(RANDOM, () => codeCharacter(bytes[used++] ?? 0))
}
