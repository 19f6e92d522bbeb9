import { codeCharacter } from '@/lib/core/code-alphabet'

const LENGTH = 16
const GROUP = 4

/** How many random bytes a code is made of: 5 bits of each, so 80 in all. */
export const CODE_BYTES = LENGTH

/** A code of random bytes, as it is mailed: `ABCD-EFGH-JKLM-NPQR`. */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length !== CODE_BYTES) throw new Error('A code is made of 16 bytes')
  const characters = [...bytes].map(codeCharacter).join('')
  return characters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? ''
}

/** A code as it is compared, however it was typed: in capitals, without spaces and hyphens. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')

/** The end of a code, by which its card is named. */
export const lastFourOf = (code: string): string => normalCode(code).slice(-GROUP)
