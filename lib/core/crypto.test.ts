import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { anyText } from '@/tests/setup/any-text'
import { decrypt, encrypt, keyedHash } from './crypto'

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://u@h/d'
  process.env.APP_SECRET = 'a secret of more than thirty-two characters'
})

describe('encrypt and decrypt', () => {
  it('give back any text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(decrypt(encrypt(text, 'test'), 'test')).toBe(text)
      }),
    )
  })

  it('never give the same bytes twice, and hide the text', () => {
    const [one, two] = [encrypt('AAAA-BBBB', 'test'), encrypt('AAAA-BBBB', 'test')]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false)
    expect(Buffer.from(one).toString('latin1')).not.toContain('AAAA')
  })

  it('refuse another purpose and changed bytes', () => {
    const sealed = encrypt('key', 'test')
    expect(() => decrypt(sealed, 'other')).toThrow()
    for (let place = 0; place < sealed.length; place++) {
      const changed = Uint8Array.from(sealed)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(() => decrypt(changed, 'test')).toThrow()
    }
  })
})

describe('keyedHash', () => {
  it('is the same for the same text and purpose only', () => {
    expect(keyedHash('key', 'test')).toBe(keyedHash('key', 'test'))
    expect(keyedHash('key', 'test')).not.toBe(keyedHash('key', 'other'))
    expect(keyedHash('key', 'test')).not.toBe(keyedHash('Key', 'test'))
    expect(keyedHash('key', 'test')).toMatch(/^[0-9a-f]{64}$/)
  })
})
