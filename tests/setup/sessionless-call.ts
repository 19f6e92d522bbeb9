import { type Answer, newIp } from './api-client'
import type { TestStore } from './store'

/** Posts to the store as a client does that has no cart session. */
export async function callWithoutSession(
  store: TestStore,
  path: string,
  body: object,
  address = newIp(),
): Promise<Pick<Answer, 'status' | 'body'>> {
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** Charges a card for an amount, without a cart or a buyer. @returns the charge's transaction */
export async function payWithoutCart(store: TestStore, amount: string): Promise<string> {
  const { status, body } = await callWithoutSession(store, '/api/payment/authorize-net', {
    amount,
    cardNumber: '4111111111111111',
    expiryDate: '12/39',
    cvv: '123',
    cardholderName: 'Ada Buyer',
  })
  if (body.status !== 'approved') throw new Error(`Not charged (${status}): ${body.message}`)
  return body.transactionId
}
