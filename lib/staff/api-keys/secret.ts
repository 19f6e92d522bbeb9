import { createHash, randomBytes } from 'node:crypto'

/** What every API key begins with, so that scanners of leaked secrets know it. */
const SECRET_PREFIX = 'shk_'
const BYTES = 32

/** A key that nobody can guess: 256 random bits. */
export const newSecret = (): string => SECRET_PREFIX + randomBytes(BYTES).toString('base64url')

const SECRET = new RegExp(`^${SECRET_PREFIX}[\\w-]{43}$`)

/** Whether a text is of the form of an API key. */
export const isSecret = (text: string): boolean => SECRET.test(text)

/**
 * By what a key is found. A plain hash: 256 random bits can't be found by trying, and a hash under APP_SECRET would end
 * all keys when that is replaced.
 */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
