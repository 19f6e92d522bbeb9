import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 1

/** What seals and opens under keys that are derived from one secret. */
export type Sealer = {
  /**
   * Encrypts a secret text with AES-256-GCM.
   *
   * @param purpose names the key and is authenticated, so that a value can't be moved to another use
   * @returns one byte of format version, 12 of IV, 16 of tag, then the ciphertext
   */
  encrypt: (plain: string, purpose: string) => Uint8Array<ArrayBuffer>
  /**
   * Reverses `encrypt`.
   *
   * @throws Error when the value was encrypted with another secret, for another purpose, or was changed
   */
  decrypt: (sealed: Uint8Array, purpose: string) => string
  /** A keyed hash (HMAC-SHA-256, hex): equal texts give equal hashes, which reveal nothing without the secret. */
  keyedHash: (text: string, purpose: string) => string
}

function encryptWith(key: Buffer, plain: string, purpose: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(purpose))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]))
}

function decryptWith(key: Buffer, sealed: Uint8Array, purpose: string): string {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== VERSION) throw new Error('Unknown format of an encrypted value')
  const iv = bytes.subarray(1, 1 + IV_BYTES)
  const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(tag)
  const body = bytes.subarray(1 + IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

/** Seals under a secret: each purpose has a 256-bit key of its own (HKDF-SHA-256, RFC 5869). */
export function sealerOf(secret: string): Sealer {
  const derived = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    const cached = derived.get(purpose)
    if (cached) return cached
    const key = Buffer.from(hkdfSync('sha256', secret, '', `softhaven/${purpose}`, 32))
    derived.set(purpose, key)
    return key
  }
  return {
    encrypt: (plain, purpose) => encryptWith(keyFor(purpose), plain, purpose),
    decrypt: (sealed, purpose) => decryptWith(keyFor(purpose), sealed, purpose),
    keyedHash: (text, purpose) =>
      createHmac('sha256', keyFor(`${purpose}/hash`))
        .update(text)
        .digest('hex'),
  }
}

let sealers: { own: Sealer; previous: Sealer[] } | undefined

function ofEnvironment() {
  const { APP_SECRET, APP_SECRET_PREVIOUS } = env()
  sealers ??= { own: sealerOf(APP_SECRET), previous: APP_SECRET_PREVIOUS.map(sealerOf) }
  return sealers
}

/** {@link Sealer.encrypt} under APP_SECRET. */
export const encrypt: Sealer['encrypt'] = (plain, purpose) =>
  ofEnvironment().own.encrypt(plain, purpose)

/** {@link Sealer.decrypt} under APP_SECRET. */
export const decrypt: Sealer['decrypt'] = (sealed, purpose) =>
  ofEnvironment().own.decrypt(sealed, purpose)

/** {@link Sealer.keyedHash} under APP_SECRET. */
export const keyedHash: Sealer['keyedHash'] = (text, purpose) =>
  ofEnvironment().own.keyedHash(text, purpose)

/**
 * {@link keyedHash}, and those under the secrets before: for what was stored as a hash alone, which can't be
 * made anew (docs/decisions/0062).
 */
export const keyedHashes = (text: string, purpose: string): string[] =>
  [ofEnvironment().own, ...ofEnvironment().previous].map((sealer) =>
    sealer.keyedHash(text, purpose),
  )
