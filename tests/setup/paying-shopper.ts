import { expect } from '@jest/globals'
import type { CartItem } from '@/lib/cart/contracts'
import type { Product } from '@/lib/catalog/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Selling } from '@/lib/pricing/selling'
import { DEFAULT_TAX } from '@/lib/pricing/tax'
import { checkoutClient } from './checkout-client'
import { orderToken } from './order-client'
import { pdfText } from './pdf-text'
import type { TestStore } from './store'

/** A shopper with a new product in the cart, who pays as the store charges. */
export async function shopperIn(
  store: TestStore,
  {
    currency,
    product,
    quantity = 1,
  }: { currency: CurrencyCode | Selling; product: Product; quantity?: number },
) {
  const shopper = checkoutClient(store, DEFAULT_TAX, currency)
  const cart: CartItem[] = await shopper.fillCart([{ product, quantity }])
  const byWallet = async () => {
    const { body } = await shopper.startWallet()
    expect(await shopper.capture(body.id)).toMatchObject({ body: { status: 'COMPLETED' } })
    const placed = await shopper.postOrder(shopper.orderBody(cart, body.id, 'paypal'))
    expect(placed.status).toBe(201)
    return placed.body
  }
  const byCard = async () => {
    const paid = await shopper.payByCard()
    expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
    const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
    const placed = await shopper.postOrder(body)
    expect(placed.status).toBe(201)
    return placed.body
  }
  return { ...shopper, cart, byWallet, byCard }
}

/** The text of the invoice of an order. */
export const invoiceOf = async (store: TestStore, number: string): Promise<string> => {
  const headers = { 'x-order-token': await orderToken(store, number) }
  const path = `${store.url}/api/orders/${number}/documents`
  const issued = await (await fetch(path, { method: 'POST', headers })).json()
  const file = await fetch(`${path}/${issued.documents[0].number}`, { headers })
  return pdfText(Buffer.from(await file.arrayBuffer()))
}
