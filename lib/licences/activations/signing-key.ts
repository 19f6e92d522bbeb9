import 'server-only'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { decrypt, encrypt } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import type { PublicKey } from './contracts'
import type { SigningKey } from './licence-file'

/** What the private key is encrypted for. */
export const SIGNING_PURPOSE = 'licence-signing'

const read = () =>
  db().licenceSigningKey.findUnique({
    where: { id: 1 },
    select: { publicKey: true, privateKeyEncrypted: true },
  })

/** Of several processes that make one at once, all use the one that was stored first. */
async function make(): Promise<void> {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  if (!d || !x) throw new Error('An Ed25519 key has both halves')
  await db().licenceSigningKey.createMany({
    data: [{ publicKey: x, privateKeyEncrypted: encrypt(d, SIGNING_PURPOSE) }],
    skipDuplicates: true,
  })
}

let known: SigningKey | undefined

/**
 * The store's one pair of keys for licence files, made when it is first needed. It is stored, not derived from
 * APP_SECRET: the software that was shipped knows the public key for good.
 */
export async function signingKey(): Promise<SigningKey> {
  if (known) return known
  if (!(await read())) await make()
  const row = await read()
  if (!row) throw new Error('The signing key was not stored')
  known = {
    publicKey: row.publicKey,
    privateKey: decrypt(row.privateKeyEncrypted, SIGNING_PURPOSE),
  }
  return known
}

/** The public half, for software that checks licence files. */
export async function publicSigningKey(): Promise<PublicKey> {
  const { publicKey } = await signingKey()
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    format: 'jwk',
  })
  const pem = key.export({ type: 'spki', format: 'pem' }).toString()
  return { algorithm: 'Ed25519', publicKey, pem }
}
