import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Authenticity, SignedMessage } from '@/lib/payments/provider-notice'

/**
 * Whether Square signed a notification with one of these keys: the header is the HMAC-SHA256, in Base64, of the address
 * that was called and the body. https://developer.squareup.com/docs/webhooks/step3validate
 *
 * @param address of the webhook as it was entered at Square
 */
export function checkSquareNotice(
  { body, header }: SignedMessage,
  address: string,
  keys: readonly (string | null)[],
): Authenticity {
  const listening = keys.filter((key) => key !== null)
  if (listening.length === 0) return 'not_set_up'
  const given = Buffer.from(header('x-square-hmacsha256-signature') ?? '', 'base64')
  const isGenuine = listening.some((key) => {
    const own = createHmac('sha256', key).update(address).update(body).digest()
    return own.length === given.length && timingSafeEqual(own, given)
  })
  return isGenuine ? 'genuine' : 'forged'
}
