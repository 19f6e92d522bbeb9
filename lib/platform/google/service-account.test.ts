import { generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { assertionOf, serviceAccountOf } from './service-account'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const FILE = {
  type: 'service_account',
  project_id: 'shop',
  private_key_id: 'a1b2c3',
  private_key: privateKey,
  client_email: 'backups@shop.iam.gserviceaccount.com',
}

describe('the key of a service account', () => {
  it('is read from its file, with or without line breaks between its lines', () => {
    for (const text of [JSON.stringify(FILE), JSON.stringify(FILE, null, 2)])
      expect(serviceAccountOf(text)).toEqual({
        client_email: FILE.client_email,
        private_key_id: 'a1b2c3',
        private_key: privateKey,
      })
  })

  it.each([
    '',
    'AIzaSyA',
    '[]',
    JSON.stringify({ ...FILE, private_key: '-----BEGIN PRIVATE KEY-----\nMII' }),
    JSON.stringify({ ...FILE, client_email: undefined }),
    JSON.stringify(FILE).slice(0, -9),
  ])('is not something else: %#', (text) => {
    expect(serviceAccountOf(text)).toBeNull()
  })

  it('signs who asks, for what and until when', () => {
    const account = serviceAccountOf(JSON.stringify(FILE))
    if (!account) throw new Error('The key was not read')
    const scope = 'https://www.googleapis.com/auth/devstorage.read_write'
    const assertion = assertionOf(account, scope, new Date('2026-11-29T10:00:00.900Z'))
    const [header = '', claims = '', signature = ''] = assertion.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'a1b2c3' })
    expect(read(claims)).toEqual({
      iss: FILE.client_email,
      scope,
      aud: 'https://oauth2.googleapis.com/token',
      iat: Date.UTC(2026, 10, 29, 10) / 1000,
      exp: Date.UTC(2026, 10, 29, 11) / 1000,
    })
    const bytes = Buffer.from(`${header}.${claims}`)
    expect(verify('RSA-SHA256', bytes, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  })
})
