import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 1

const derived = new Map<string, Buffer>()

/** One 256-bit key per purpose, derived from APP_SECRET (HKDF-SHA-256, RFC 5869). */
function keyFor(purpose: string): Buffer {
  const cached = derived.get(purpose)
  if (cached) return cached
  const key = Buffer.from(hkdfSync('sha256', env().APP_SECRET, '', `softhaven/${purpose}`, 32))
  derived.set(purpose, key)
  return key
}

/**
 * Encrypts a secret text with AES-256-GCM.
 *
 * @param purpose names the key and is authenticated, so that a value can't be moved to another use
 * @returns one byte of format version, 12 of IV, 16 of tag, then the ciphertext
 */
export function encrypt(plain: string, purpose: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
  cipher.setAAD(Buffer.from(purpose))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]))
}

/**
 * Reverses {@link encrypt}.
 *
 * @throws Error when the value was encrypted with another secret, for another purpose, or was changed
 */
export function decrypt(sealed: Uint8Array, purpose: string): string {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== VERSION) throw new Error('Unknown format of an encrypted value')
  const iv = bytes.subarray(1, 1 + IV_BYTES)
  const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), iv)
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(tag)
  const body = bytes.subarray(1 + IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

/** A keyed hash (HMAC-SHA-256, hex): equal texts give equal hashes, which reveal nothing without the secret. */
export function keyedHash(text: string, purpose: string): string {
  return createHmac('sha256', keyFor(`${purpose}/hash`))
    .update(text)
    .digest('hex')
}
