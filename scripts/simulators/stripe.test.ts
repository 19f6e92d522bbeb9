import { createServer } from 'node:http'
import { Script } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { stripeSimulator } from '@/tests/setup/stripe-simulator'

const at = stripeSimulator()
const { card, pay, tell } = at
const CARD = '4242424242424242'

it('lists newest first, a page at a time', async () => {
  const made: string[] = []
  for (let n = 0; n < 5; n++)
    made.unshift((await at.stripe.paymentIntents.create({ amount: 500 + n, currency: 'usd' })).id)
  const page = await at.stripe.paymentIntents.list({ limit: 2 })
  expect([page.has_more, page.url]).toEqual([true, '/v1/payment_intents'])
  const found: string[] = []
  for await (const { id } of at.stripe.paymentIntents.list({ limit: 2 })) found.push(id)
  expect(found).toEqual(made)
  const later = { created: { gte: Math.floor(Date.now() / 1000) + 60 } }
  expect((await at.stripe.paymentIntents.list(later)).data).toEqual([])
})

it('sends signed events', async () => {
  const { webhookSecret } = SIMULATOR_CREDENTIALS.stripe
  const kinds: string[] = []
  const store = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const signature = request.headers['stripe-signature'] ?? ''
    const event = at.stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret)
    kinds.push(event.type)
    response.end()
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const address = store.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await tell('__notify', { url: `http://127.0.0.1:${port}/api/webhooks/stripe` })
  const { id } = await pay(card(CARD))
  await at.stripe.refunds.create({ payment_intent: id })
  const expected = [
    'payment_intent.succeeded',
    'charge.succeeded',
    'charge.refunded',
    'refund.created',
  ]
  const until = Date.now() + 10_000
  while (kinds.length < expected.length && Date.now() < until)
    await new Promise((resolve) => setImmediate(resolve))
  expect(kinds.toSorted()).toEqual(expected.toSorted())
  await tell('__notify', { url: null })
  await new Promise((resolve) => store.close(resolve))
})

describe('what browsers call', () => {
  const { publishableKey } = SIMULATOR_CREDENTIALS.stripe
  const seen = async (path: string, query: Record<string, string>) =>
    (await fetch(`${at.url}${path}?${new URLSearchParams(query)}`)).json()

  it('is a script', async () => {
    const answer = await fetch(`${at.url}/v3/`)
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(new Script(await answer.text())).toBeDefined()
  })

  it('shows a payment only by its secret, and not what is the store’s alone', async () => {
    const { id, client_secret } = await pay(card(CARD))
    const path = `/v1/payment_intents/${id}`
    const shown = await seen(path, { key: publishableKey, client_secret: client_secret ?? '' })
    expect(shown).toMatchObject({ id, status: 'succeeded' })
    expect(shown).not.toHaveProperty('metadata')
    expect(await seen(path, { key: publishableKey, client_secret: 'other' })).toMatchObject({
      error: { param: 'client_secret' },
    })
  })

  it('may fail when the payment form is shown', async () => {
    await tell('__control', { call: 'session', outcome: 'error500' })
    const query = { key: publishableKey, currency: 'eur' }
    expect(await seen('/v1/elements/sessions', query)).toHaveProperty('error')
    expect(await seen('/v1/elements/sessions', query)).not.toHaveProperty('error')
    expect(await seen('/v1/elements/sessions', { key: 'pk_test_other' })).toHaveProperty('error')
  })
})
