import type { CartItem } from '@/lib/cart/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { toDecimal } from '@/lib/core/money'
import { type CurrencyCode, FIRST_BASE_CURRENCY } from '@/lib/i18n/currencies'
import { newOrderNumber } from '@/lib/orders/order-number'
import type { PaymentMethod } from '@/lib/payments/payment-methods'
import { inBase, type Selling } from '@/lib/pricing/selling'
import { DEFAULT_TAX, type TaxRules } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import { type Answer, apiClient, eventually } from './api-client'
import type { TestStore } from './store'

const APPROVED_CARD = '4111111111111111'
export const DECLINED_CARD = '4222222222222'
/** Its bank wants to ask its customer. */
export const AUTHENTICATION_CARD = '4000002760003184'

export type ReceivedMail = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** Their bytes as base64. */
  attachments: { filename: string | null; content: string }[]
}

/**
 * A shopper that makes the calls of the checkout as the pages do.
 *
 * @param tax the store's tax settings
 * @param charged the store's own currency, or another that it sells in
 * @param address the network address of its browser, where that matters
 */
export function checkoutClient(
  store: TestStore,
  tax: TaxRules = DEFAULT_TAX,
  charged: CurrencyCode | Selling = FIRST_BASE_CURRENCY,
  address?: string,
) {
  const selling = typeof charged === 'string' ? inBase(charged) : charged
  const { currency } = selling
  const client = apiClient(store.url, address)
  const email = `${client.session}@buyer.example`
  const customer = { email, name: 'Ada Buyer', address: '1 Main Street' }

  const fillCart = async (
    lines: { product: Product; quantity?: number; source?: object }[],
  ): Promise<CartItem[]> => {
    for (const { product, quantity = 1, source } of lines)
      await client.call('/api/cart', {
        method: 'POST',
        body: { productId: product.id, quantity, source },
      })
    return (await client.call('/api/cart')).body
  }
  const total = async (): Promise<string> => {
    const cart: CartItem[] = (await client.call('/api/cart')).body
    return toDecimal(
      totalsOf(
        cart.map(({ product, quantity }) => ({
          priceCents: unitPriceCents(product, quantity, selling),
          quantity,
          isGiftCard: product.isGiftCard,
        })),
        currency,
        tax,
      ).totalCents,
    )
  }
  const startWallet = async (extra: object = {}): Promise<Answer> =>
    client.call('/api/paypal/order', {
      method: 'POST',
      body: {
        amount: await total(),
        currency,
        intent: 'CAPTURE',
        customer,
        locale: 'en',
        ...extra,
      },
    })
  const capture = (id: string, body: object = {}): Promise<Answer> =>
    client.call(`/api/paypal/order/${id}/capture`, { method: 'POST', body })
  const payByCard = async (extra: object = {}): Promise<Answer> =>
    client.call('/api/payment/authorize-net', {
      method: 'POST',
      body: {
        amount: await total(),
        cardNumber: APPROVED_CARD,
        expiryDate: '12/39',
        cvv: '123',
        currency,
        cardholderName: 'Ada Buyer',
        customer,
        locale: 'en',
        ...extra,
      },
    })
  /** What the payment page posts after a payment. */
  const orderBody = (cart: CartItem[], paymentId: string, paymentMethod: PaymentMethod) => {
    const totals = totalsOf(
      cart.map(({ product, quantity }) => ({
        priceCents: unitPriceCents(product, quantity, selling),
        quantity,
        isGiftCard: product.isGiftCard,
      })),
      currency,
      tax,
    )
    return {
      orderNumber: newOrderNumber(Date.now()),
      customerEmail: customer.email,
      customerName: customer.name,
      totalAmount: toDecimal(totals.totalCents),
      currency,
      paymentMethod,
      paymentId,
      paymentStatus: 'completed',
      orderStatus: 'processing',
      billingAddress: customer.address,
      items: cart.map(({ productId, quantity, product }) => ({
        productId,
        productName: product.name,
        productPrice: toDecimal(unitPriceCents(product, quantity, selling)),
        quantity,
      })),
    }
  }
  const postOrder = (body: object): Promise<Answer> =>
    client.call('/api/orders', { method: 'POST', body })

  return {
    ...client,
    email,
    customer,
    fillCart,
    total,
    startWallet,
    capture,
    payByCard,
    orderBody,
    postOrder,
  }
}

/** The mails received for an address, with their text. */
export async function mailsTo(store: TestStore, address: string): Promise<ReceivedMail[]> {
  const response = await fetch(
    `${store.simulators.mail}/messages?to=${encodeURIComponent(address)}`,
  )
  const list: { id: string }[] = await response.json()
  return Promise.all(
    list.map(async ({ id }) => (await fetch(`${store.simulators.mail}/messages/${id}`)).json()),
  )
}

/** Waits for the first mail to an address. */
export function firstMailTo(
  store: TestStore,
  address: string,
  withinMs?: number,
): Promise<ReceivedMail> {
  return eventually(async () => (await mailsTo(store, address))[0], withinMs)
}

/** Products in stock that have a filled pool of keys. */
export async function pooledProducts(store: TestStore): Promise<Product[]> {
  const { rows } = await store.sql.query<{ productId: number }>(
    `SELECT "productId" FROM "ProductKey" WHERE "status" = 'available' GROUP BY 1 HAVING count(*) >= 10`,
  )
  const pooled = new Set(rows.map(({ productId }) => productId))
  const all: Product[] = (await apiClient(store.url).call('/api/products')).body
  return all.filter(({ id, inStock }) => inStock && pooled.has(id))
}

/** Leaves a product the given number of free keys. */
export async function leaveKeys(store: TestStore, productId: number, count: number): Promise<void> {
  await store.sql.query(
    `DELETE FROM "ProductKey" WHERE "productId" = $1 AND "status" = 'available' AND "id" NOT IN
       (SELECT "id" FROM "ProductKey" WHERE "productId" = $1 AND "status" = 'available' ORDER BY "id" LIMIT $2)`,
    [productId, count],
  )
}

/** Makes a job due now. */
export async function runJob(store: TestStore, name: string): Promise<void> {
  await store.sql.query('SELECT graphile_worker.add_job($1)', [name])
}

/** Sets a simulator's outcome of the next call of a kind. */
export async function simulate(simulatorUrl: string, control: object): Promise<void> {
  const response = await fetch(`${new URL(simulatorUrl).origin}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(control),
  })
  if (!response.ok)
    throw new Error(`The simulator refused ${JSON.stringify(control)}: ${await response.text()}`)
}

/** The products in use, by store: the files of a worker share one. */
const handedOut = new WeakMap<TestStore, Set<number>>()

/** Returns products that no other test has bought. */
export async function productDispenser(store: TestStore): Promise<() => Product> {
  const products = await pooledProducts(store)
  const taken = handedOut.get(store) ?? new Set()
  handedOut.set(store, taken)
  return () => {
    const product = products.find(({ id }) => !taken.has(id))
    if (!product) throw new Error('The seed has too few products')
    taken.add(product.id)
    return product
  }
}

/** Texts that look like the seed's keys. */
export function keyLikeTexts(text: string): string[] {
  const found = text.match(
    /\b[A-Z2-9]{5}(?:-[A-Z2-9]{5}){4}\b|\b[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}\b|https:\/\/downloads\.softhaven\.example\/[\w-]+/g,
  )
  return [...new Set(found ?? [])]
}

/** The number of keys reserved for a session's payments. */
export async function reservedFor(store: TestStore, session: string): Promise<number> {
  const { rows } = await store.sql.query(
    `SELECT count(*) FROM "ProductKey" k JOIN "Payment" p ON p."id" = k."paymentId"
     WHERE p."sessionId" = $1 AND k."status" = 'reserved'`,
    [session],
  )
  return Number(rows[0].count)
}

/** An order's row. */
export async function orderRow(store: TestStore, orderNumber: string) {
  const { rows } = await store.sql.query('SELECT * FROM "Order" WHERE "orderNumber" = $1', [
    orderNumber,
  ])
  return rows[0]
}
