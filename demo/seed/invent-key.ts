import { randomBytes } from 'node:crypto'
import type { SeedProduct } from './data'

/** Invented keys in the usual shapes; none of them activates anything. */
export function inventKey(type: SeedProduct['keyType']): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const group = (length: number) =>
    [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')
  if (type === 'serial') return `${group(4)}-${group(4)}-${group(4)}-${group(4)}`
  if (type === 'download_link')
    return `https://downloads.softhaven.example/${randomBytes(18).toString('base64url')}`
  return Array.from({ length: 5 }, () => group(5)).join('-')
}
