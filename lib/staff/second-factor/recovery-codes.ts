import { randomInt } from 'node:crypto'
import { keyedHash, keyedHashes } from '@/lib/core/crypto'

const CODES = 10
const HALF = 5
/** Without what is mistaken for something else when it is copied from paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Ten codes such as `K7QXM-2PRTA`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${half()}-${half()}`)

const PURPOSE = 'recovery-code'

/** Spaces, hyphens and the case of its letters don't matter. */
const spelled = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** What is stored of a new recovery code. */
export const hashRecoveryCode = (code: string): string => keyedHash(spelled(code), PURPOSE)

/** What may be stored of a recovery code, which may be from before APP_SECRET was replaced. */
export const hashesOfRecoveryCode = (code: string): string[] => keyedHashes(spelled(code), PURPOSE)
