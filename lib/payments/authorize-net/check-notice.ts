import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Authenticity, SignedMessage } from '@/lib/payments/provider-notice'

/**
 * Whether Authorize.Net signed a notification with one of these keys: the header is `sha512=` and the
 * HMAC-SHA512 of the body in hexadecimal, keyed by the signature key as text.
 * https://developer.authorize.net/api/reference/features/webhooks.html
 */
export function checkAuthorizeNetNotice(
  { body, header }: SignedMessage,
  keys: readonly (string | null)[],
): Authenticity {
  const listening = keys.filter((key) => key !== null)
  if (listening.length === 0) return 'not_set_up'
  const given = /^sha512=([0-9a-f]{128})$/i.exec(header('x-anet-signature') ?? '')?.[1]
  if (given === undefined) return 'forged'
  const signature = Buffer.from(given, 'hex')
  const isGenuine = listening.some((key) =>
    timingSafeEqual(signature, createHmac('sha512', key.toUpperCase()).update(body).digest()),
  )
  return isGenuine ? 'genuine' : 'forged'
}
