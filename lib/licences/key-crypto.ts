import { decrypt, encrypt, keyedHash, type Sealer } from '@/lib/core/crypto'

/** What licence keys are encrypted for. */
export const KEY_PURPOSE = 'licence-key'

/**
 * The stored form of a licence key: its encrypted value, and a keyed hash to find duplicates.
 *
 * @param under what seals it, if not the store's own secret
 */
export function sealKey(
  value: string,
  under: Pick<Sealer, 'encrypt' | 'keyedHash'> = { encrypt, keyedHash },
): {
  valueEncrypted: Uint8Array<ArrayBuffer>
  valueHash: string
} {
  const text = value.trim()
  return {
    valueEncrypted: under.encrypt(text, KEY_PURPOSE),
    valueHash: under.keyedHash(text, KEY_PURPOSE),
  }
}

/** The licence key in plain text. Only for the delivery mail, the browser that paid, the library, and an audited reveal. */
export function openKey(valueEncrypted: Uint8Array): string {
  return decrypt(valueEncrypted, KEY_PURPOSE)
}
