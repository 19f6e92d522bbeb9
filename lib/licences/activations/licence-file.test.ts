import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { isSigned, licencePayloadSchema, payloadOf, signLicence } from './licence-file'

const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
const KEYS = { privateKey: d, publicKey: x }
const NOW = new Date('2026-11-24T12:00:00Z')
const LICENSED = {
  productId: 7,
  product: 'Übersetzer Pro',
  device: 'pc-1',
  key: 'SOFT-AAAA',
  expiresAt: null,
}

describe('a licence file', () => {
  it('is good for 30 days, and no longer than the licence', () => {
    expect(payloadOf(LICENSED, NOW)).toMatchObject({
      format: 1,
      expiresAt: null,
      validUntil: '2026-12-24T12:00:00.000Z',
    })
    const ending = new Date('2026-12-01T00:00:00Z')
    expect(payloadOf({ ...LICENSED, expiresAt: ending }, NOW).validUntil).toBe(ending.toISOString())
    const later = new Date('2027-12-01T00:00:00Z')
    expect(payloadOf({ ...LICENSED, expiresAt: later }, NOW)).toMatchObject({
      expiresAt: later.toISOString(),
      validUntil: '2026-12-24T12:00:00.000Z',
    })
  })

  it('names the key by its hash alone', () => {
    expect(JSON.stringify(payloadOf(LICENSED, NOW))).not.toContain('SOFT-AAAA')
  })

  it('is read as it was written, and is not believed when changed or signed by another', () => {
    const payload = payloadOf(LICENSED, NOW)
    const file = signLicence(payload, KEYS)
    const read = JSON.parse(Buffer.from(file.payload, 'base64url').toString())
    expect(licencePayloadSchema.parse(read)).toEqual(payload)
    expect(isSigned(file, KEYS.publicKey)).toBe(true)
    const changed = Buffer.from(JSON.stringify({ ...payload, device: 'pc-2' })).toString(
      'base64url',
    )
    expect(isSigned({ ...file, payload: changed }, KEYS.publicKey)).toBe(false)
    expect(isSigned({ ...file, signature: '' }, KEYS.publicKey)).toBe(false)
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? ''
    expect(isSigned(file, other)).toBe(false)
  })
})
