import { randomInt } from 'node:crypto'
import { keyedHash } from '@/lib/core/crypto'

const CODES = 10
const HALF = 5
/** Without what is mistaken for something else when it is copied from paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Ten codes such as `K7QXM-2PRTA`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${half()}-${half()}`)

/** What is stored of a recovery code; spaces, hyphens and the case of its letters don't matter. */
export const hashRecoveryCode = (code: string): string =>
  keyedHash(code.toUpperCase().replace(/[^A-Z0-9]/g, ''), 'recovery-code')
