import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '@/lib/core/time'

/** How long a licence file is good without asking the store again. */
export const OFFLINE_DAYS = 30

/** What a licence file says. Its times are UTC. */
export const licencePayloadSchema = z.object({
  format: z.literal(1),
  productId: z.number().int(),
  product: z.string(),
  /** SHA-256 (hex) of the key. */
  keyHash: z.string(),
  /** The device as the software named it. */
  device: z.string(),
  issuedAt: z.iso.datetime(),
  /** When the licence ends; `null`: never. */
  expiresAt: z.iso.datetime().nullable(),
  /** Until when the file is to be believed. */
  validUntil: z.iso.datetime(),
})
export type LicencePayload = z.infer<typeof licencePayloadSchema>

/** A payload (JSON as base64url) and the Ed25519 signature of that text (base64url). */
export const licenceFileSchema = z.object({ payload: z.string(), signature: z.string() })
export type LicenceFile = z.infer<typeof licenceFileSchema>

type Licensed = Pick<LicencePayload, 'productId' | 'product' | 'device'> & {
  key: string
  expiresAt: Date | null
}

/** What is said of a licence now. */
export function payloadOf(
  { key, expiresAt, productId, product, device }: Licensed,
  now: Date,
): LicencePayload {
  const offline = new Date(now.getTime() + OFFLINE_DAYS * DAY_MS)
  return {
    format: 1,
    productId,
    product,
    keyHash: createHash('sha256').update(key).digest('hex'),
    device,
    issuedAt: now.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    validUntil: (expiresAt !== null && expiresAt < offline ? expiresAt : offline).toISOString(),
  }
}

/** @param privateKey its JWK `d`: 32 bytes as base64url; `publicKey` the JWK `x` */
export type SigningKey = { privateKey: string; publicKey: string }

const jwkOf = (publicKey: string) => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey })

/** Signs a payload. */
export function signLicence(
  payload: LicencePayload,
  { privateKey, publicKey }: SigningKey,
): LicenceFile {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  const key = createPrivateKey({ key: { ...jwkOf(publicKey), d: privateKey }, format: 'jwk' })
  return { payload: text, signature: sign(null, Buffer.from(text), key).toString('base64url') }
}

/** Whether a file is signed by the owner of a public key, and not changed since. */
export const isSigned = ({ payload, signature }: LicenceFile, publicKey: string): boolean =>
  verify(
    null,
    Buffer.from(payload),
    createPublicKey({ key: jwkOf(publicKey), format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
