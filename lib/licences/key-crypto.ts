import { decrypt, encrypt, keyedHash } from '@/lib/core/crypto'

const PURPOSE = 'licence-key'

/** The stored form of a licence key: its encrypted value, and a keyed hash to find duplicates. */
export function sealKey(value: string): {
  valueEncrypted: Uint8Array<ArrayBuffer>
  valueHash: string
} {
  const text = value.trim()
  return { valueEncrypted: encrypt(text, PURPOSE), valueHash: keyedHash(text, PURPOSE) }
}

/** The licence key in plain text. Only for the delivery mail and an audited reveal. */
export function openKey(valueEncrypted: Uint8Array): string {
  return decrypt(valueEncrypted, PURPOSE)
}
