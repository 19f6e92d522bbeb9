import { decrypt, encrypt, keyedHash, type Sealer } from '@/lib/core/crypto'
import { comparedKey } from './compared-key'

/** What licence keys are encrypted for. */
export const KEY_PURPOSE = 'licence-key'

/** By what a key is found and known again, however it is typed: a keyed hash of its {@link comparedKey}. */
export const comparedHashOf = (
  value: string,
  sealer: Pick<Sealer, 'keyedHash'> = { keyedHash },
): string => sealer.keyedHash(comparedKey(value), 'licence-key-compared')

/**
 * The stored form of a licence key: its encrypted value, a keyed hash of its exact text, and one of how it is compared.
 *
 * @param under what seals it, if not the store's own secret
 */
export function sealKey(
  value: string,
  under: Pick<Sealer, 'encrypt' | 'keyedHash'> = { encrypt, keyedHash },
): {
  valueEncrypted: Uint8Array<ArrayBuffer>
  valueHash: string
  comparedHash: string
} {
  const text = value.trim()
  return {
    valueEncrypted: under.encrypt(text, KEY_PURPOSE),
    valueHash: under.keyedHash(text, KEY_PURPOSE),
    comparedHash: comparedHashOf(text, under),
  }
}

/** The licence key in plain text. Only for the delivery mail, the browser that paid, the library, and an audited reveal. */
export function openKey(valueEncrypted: Uint8Array): string {
  return decrypt(valueEncrypted, KEY_PURPOSE)
}
