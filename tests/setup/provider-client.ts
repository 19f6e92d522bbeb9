import { z } from 'zod'
import { eventually } from './api-client'
import { orderRow } from './checkout-client'
import type { TestStore } from './store'

export type Provider = 'paypal' | 'authorizeNet' | 'stripe' | 'square' | 'klarna'

const WEBHOOKS = {
  paypal: '/api/webhooks/paypal',
  authorizeNet: '/api/webhooks/authorize-net',
  stripe: '/api/webhooks/stripe',
  square: '/api/webhooks/square',
  klarna: '/api/webhooks/klarna',
} as const

const sentSchema = z.object({
  sent: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      status: z.number().nullable(),
      attempts: z.number(),
    }),
  ),
  pending: z.number(),
})

/** Tells a provider's simulator something by one of its own paths. */
export const tellSimulator = async (
  store: TestStore,
  provider: Provider,
  path: string,
  body?: object,
) => {
  const response = await fetch(`${new URL(store.simulators[provider]).origin}${path}`, {
    method: body ? 'POST' : 'GET',
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.status === 204 ? null : response.json()
}

/** Has a provider's simulator send its notifications to the store, or to nobody. */
export const listenTo = (
  store: TestStore,
  provider: Provider,
  how: { isOn?: boolean; copies?: number; delayMs?: number } = {},
) => {
  const { isOn = true, ...rest } = how
  const url = isOn ? store.url + WEBHOOKS[provider] : null
  return tellSimulator(store, provider, '/__notify', { url, ...rest })
}

/** Lets something happen at a provider, without the store. */
export const happen = (store: TestStore, provider: Provider, what: object) =>
  tellSimulator(store, provider, '/__happen', what)

/** What a provider sent, once nothing is on its way any more. */
export const sentBy = (store: TestStore, provider: Provider) =>
  eventually(async () => {
    const answer = sentSchema.parse(await tellSimulator(store, provider, '/__sent'))
    return answer.pending === 0 && answer.sent
  })

/** Has a provider send one of its notifications again. */
export const repeatNotice = (store: TestStore, provider: Provider, id: string) =>
  tellSimulator(store, provider, '/__repeat', { id })

/** The provider's id of the transaction that paid an order. */
export async function transactionOf(store: TestStore, orderNumber: string): Promise<string> {
  const { paymentId } = await orderRow(store, orderNumber)
  const { rows } = await store.sql.query(
    'SELECT "providerTransactionId" FROM "Payment" WHERE "id" = $1',
    [paymentId],
  )
  return rows[0].providerTransactionId
}

/** Waits until every notification that arrived was handled. @returns the latest of a kind */
export const handled = (store: TestStore, kind: RegExp, paymentOf: string) =>
  eventually(async () => {
    const { paymentId } = await orderRow(store, paymentOf)
    const { rows } = await store.sql.query(
      `SELECT * FROM "ProviderEvent" WHERE "paymentId" = $1 ORDER BY "receivedAt" DESC`,
      [paymentId],
    )
    return rows.find((row) => kind.test(row.kind) && row.status === 'handled')
  })
