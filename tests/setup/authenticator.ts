import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Ceremony = { challenge: string; origin: string; rpId?: string }

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const uint = (bytes: number, value: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/**
 * A device with one passkey (ES256), as far as WebAuthn has it sign: what it signs may be wrong in every way.
 * https://w3c.github.io/webauthn/#sctn-authenticator-data
 */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle: string | undefined
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (
    flags: number,
    { rpId = 'localhost' }: Ceremony,
    credential = Buffer.alloc(0),
  ) => Buffer.concat([sha256(rpId), uint(1, flags), uint(4, counter), credential])
  const credential = { id: base64Url(id), rawId: base64Url(id), type: 'public-key' }

  return {
    /** The next answer states this count. */
    countFrom: (next: number) => {
      counter = next
    },
    /** What a browser answers to the options of a new passkey. */
    make: (ceremony: Ceremony & { user?: { id: string } }) => {
      userHandle = ceremony.user?.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, cose])
      const data = authData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, ceremony, attested)
      // CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        uint(1, data.length),
        data,
      ])
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64Url(clientData('webauthn.create', ceremony)),
          attestationObject: base64Url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** What a browser answers to the options of a login. */
    use: (ceremony: Ceremony, { isVerified = true } = {}) => {
      const data = authData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0), ceremony)
      const json = clientData('webauthn.get', ceremony)
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64Url(json),
          authenticatorData: base64Url(data),
          signature: base64Url(sign('sha256', Buffer.concat([data, sha256(json)]), privateKey)),
          userHandle,
        },
      }
    },
  }
}
