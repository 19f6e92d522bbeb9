import { createPrivateKey, sign } from 'node:crypto'
import { z } from 'zod'
import { jsonOrNull } from '@/lib/core/json-or-null'

const isRsaKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** What the store needs of the file that Google Cloud makes for a key of a service account. */
const accountSchema = z.object({
  client_email: z.email(),
  private_key_id: z.string(),
  private_key: z.string().refine(isRsaKey),
})
export type ServiceAccount = z.output<typeof accountSchema>

/** The account of a key's file; `null` when the text is none. */
export const serviceAccountOf = (text: string): ServiceAccount | null =>
  accountSchema.safeParse(jsonOrNull(text)).data ?? null

/** Google's, whatever address the key names: whoever enters a key could choose that. */
const AUDIENCE = 'https://oauth2.googleapis.com/token'
const SECONDS = 3600

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/**
 * What an account asks for an access token with, signed by its key: a JWT, good for an hour.
 * https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests
 *
 * @param scope the addresses of what may be done, separated by spaces
 */
export function assertionOf(account: ServiceAccount, scope: string, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000)
  const signed = [
    { alg: 'RS256', typ: 'JWT', kid: account.private_key_id },
    { iss: account.client_email, scope, aud: AUDIENCE, iat: issued, exp: issued + SECONDS },
  ]
    .map(encoded)
    .join('.')
  const signature = sign('RSA-SHA256', Buffer.from(signed), account.private_key)
  return `${signed}.${signature.toString('base64url')}`
}
