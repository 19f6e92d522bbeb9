import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { adminClient } from './admin-client'
import type { Answer } from './api-client'
import type { checkoutClient } from './checkout-client'
import { pluginClient } from './plugin-client'

/** Test numbers of Square's. https://developer.squareup.com/docs/testing/test-values */
export const SQUARE_CARDS = {
  good: '4111111111111111',
  careful: '4310000000201019',
  declined: '4000000000000002',
} as const

/** Has the store take payments by its simulator of Square. */
export const offerSquare = (admin: Awaited<ReturnType<typeof adminClient>>) =>
  pluginClient(admin).set('square', {
    settings: { ...SIMULATOR_CREDENTIALS.square, currency: 'USD' },
    active: true,
  })

/** What Square's fields in a browser make of a card. @param url of the simulator */
export async function squareToken(url: string, number: string): Promise<string> {
  const { applicationId, locationId } = SIMULATOR_CREDENTIALS.square
  const answer = await fetch(`${new URL(url).origin}/tokens`, {
    method: 'POST',
    body: JSON.stringify({ applicationId, locationId, number }),
  })
  const made: { token: string } = await answer.json()
  return made.token
}

type Shopper = ReturnType<typeof checkoutClient>

/** Pays a shopper's cart as the payment page does. */
export const confirmWithSquare = async (
  { call, customer, total }: Pick<Shopper, 'call' | 'customer' | 'total'>,
  token: string,
  extra: object = {},
): Promise<Answer> =>
  call('/api/payments/square/confirm', {
    method: 'POST',
    body: { amount: await total(), token, customer, locale: 'en', ...extra },
  })
