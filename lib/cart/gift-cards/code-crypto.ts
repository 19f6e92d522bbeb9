import 'server-only'
import { randomBytes } from 'node:crypto'
import { decrypt, encrypt, keyedHash, type Sealer } from '@/lib/core/crypto'
import { CODE_BYTES, codeOf, lastFourOf, normalCode } from './code'

/** What codes of gift cards are encrypted for. */
export const CODE_PURPOSE = 'gift-card-code'

/** A code that nobody can guess. */
export const newCode = (): string => codeOf(randomBytes(CODE_BYTES))

/** By what a card is found: a keyed hash of its code, however that is typed. */
export const hashOfCode = (code: string, sealer: Pick<Sealer, 'keyedHash'> = { keyedHash }) =>
  sealer.keyedHash(normalCode(code), CODE_PURPOSE)

/**
 * The stored form of a code.
 *
 * @param under what seals it, if not the store's own secret
 */
export const sealCode = (
  code: string,
  under: Pick<Sealer, 'encrypt' | 'keyedHash'> = { encrypt, keyedHash },
) => ({
  codeHash: hashOfCode(code, under),
  codeEncrypted: under.encrypt(code, CODE_PURPOSE),
  lastFour: lastFourOf(code),
})

/** A code in plain text. Only for the mail with it, and an audited reveal. */
export const openCode = (codeEncrypted: Uint8Array): string => decrypt(codeEncrypted, CODE_PURPOSE)
