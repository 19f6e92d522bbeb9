import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { type PostAnswer, postPublic } from '@/lib/platform/outgoing/post-public'

/** A new secret in the format of Standard Webhooks. */
export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/**
 * The headers of a signed message.
 * https://www.standardwebhooks.com
 *
 * @param id the same for every attempt, so that the receiver recognises a repeated message
 */
export function signedHeaders(
  id: string,
  body: string,
  secret: string,
  at = new Date(),
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Softhaven-Webhook/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
}

/** Sends one signed message. Never throws. */
export function sendWebhook(message: {
  url: string
  secret: string
  id: string
  body: string
  allowPrivate: boolean
}): Promise<PostAnswer> {
  const { url, secret, id, body, allowPrivate } = message
  return postPublic({ url, headers: signedHeaders(id, body, secret), body, allowPrivate })
}
