import { decrypt, encrypt, keyedHash } from '@/lib/core/crypto'

const PURPOSE = 'licence-key'

/** What is stored of a licence key: its value encrypted, and a keyed hash that finds duplicates. */
export function sealKey(value: string): {
  valueEncrypted: Uint8Array<ArrayBuffer>
  valueHash: string
} {
  const text = value.trim()
  return { valueEncrypted: encrypt(text, PURPOSE), valueHash: keyedHash(text, PURPOSE) }
}

/** The licence key in clear. Only the delivery mail and an audited reveal may ask for it. */
export function openKey(valueEncrypted: Uint8Array): string {
  return decrypt(valueEncrypted, PURPOSE)
}
