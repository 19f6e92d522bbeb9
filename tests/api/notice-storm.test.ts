import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { orderRow, productDispenser, simulate } from '@/tests/setup/checkout-client'
import { deliveredOrder } from '@/tests/setup/order-client'
import {
  handled,
  happen,
  listenTo,
  tellSimulator,
  transactionOf,
} from '@/tests/setup/provider-client'
import { startOwnStore, type TestStore } from '@/tests/setup/store'

let store: TestStore

beforeAll(async () => {
  store = await startOwnStore()
  await listenTo(store, 'paypal')
})
afterAll(() => store.stop())

const stateSchema = z.object({ calls: z.record(z.string(), z.number()) })

/** How many calls PayPal got, by kind. */
const callsOfPayPal = async () =>
  stateSchema.parse(await tellSimulator(store, 'paypal', '/__state')).calls

const certificates = (name: string) =>
  `${new URL(store.simulators.paypal).origin}/v1/notifications/certs/${name}`

/** A stranger's notification that names a certificate. @returns the status of the answer */
async function forge(certificate: string): Promise<number> {
  const { status } = await fetch(`${store.url}/api/webhooks/paypal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': randomUUID(),
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': 'AAAA',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': certificate,
    },
    body: JSON.stringify({ id: randomUUID(), event_type: 'PAYMENT.CAPTURE.REFUNDED' }),
  })
  return status
}

/** Lets a payment be refunded at PayPal. @returns its order, once the store knows */
async function refundedOrder(): Promise<string> {
  const { number } = await deliveredOrder(store, [{ product: (await productDispenser(store))() }])
  await happen(store, 'paypal', { what: 'refund', captureId: await transactionOf(store, number) })
  await handled(store, /REFUNDED/, number)
  return number
}

describe('notifications of strangers', () => {
  it('with one address cost one call, however many come at once', async () => {
    const before = await callsOfPayPal()
    const statuses = await Promise.all(
      Array.from({ length: 60 }, () => forge(certificates('CERT-NOWHERE'))),
    )
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await forge(certificates('CERT-NOWHERE'))).toBe(401)
    expect((await callsOfPayPal()).certificate).toBe((before.certificate ?? 0) + 1)
  })

  it('are heard no more than true ones are delayed by them, and ask PayPal for nothing', async () => {
    // The true certificate can't be had at first; PayPal sends again, and only that is fetched again.
    await simulate(store.simulators.paypal, { call: 'certificate', outcome: 'error500' })
    expect((await orderRow(store, await refundedOrder())).orderStatus).toBe('refunded')
    const before = await callsOfPayPal()
    const storm = Array.from({ length: 60 }, (_, index) => forge(certificates(`CERT-${index}`)))
    const number = await refundedOrder()
    const statuses = await Promise.all(storm)
    expect((await orderRow(store, number)).orderStatus).toBe('refunded')
    expect(statuses.every((status) => status === 401 || status === 503)).toBe(true)
    const after = await callsOfPayPal()
    // Ten a minute, of all senders together; the minute may have changed meanwhile.
    expect((after.certificate ?? 0) - (before.certificate ?? 0)).toBeLessThanOrEqual(20)
    expect(after.verify).toBeUndefined()

    // Whoever names the true certificate without its signature costs nothing.
    const calls = await callsOfPayPal()
    for (let turn = 0; turn < 20; turn++)
      expect(await forge(certificates('CERT-SIMULATED'))).toBe(401)
    expect((await callsOfPayPal()).certificate).toBe(calls.certificate)
  })

  it('leave the certificate that proved itself to processes that begin later', async () => {
    const { rows } = await store.sql.query('SELECT "address" FROM "ProviderCertificate"')
    expect(rows).toEqual([{ address: certificates('CERT-SIMULATED') }])
  })
})
