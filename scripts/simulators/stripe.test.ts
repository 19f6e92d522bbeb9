import { createServer } from 'node:http'
import { Script } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { startStripeSimulator } from './stripe'

let simulator: Awaited<ReturnType<typeof startStripeSimulator>>
let stripe: Stripe

const RETURN_URL = 'https://store.example/checkout/return?payment=1'
const CARD = '4242424242424242'

beforeAll(async () => {
  simulator = await startStripeSimulator()
  stripe = clientOf(simulator.credentials.secretKey)
})
afterAll(() => simulator.close())
beforeEach(() => tell('__reset'))

const clientOf = (key: string) => {
  const { hostname, port } = new URL(simulator.url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
}
const tell = async (path: string, body: object = {}) => {
  const answer = await fetch(`${simulator.url}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}
const form = (body: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(body),
})

/** A confirmation token as a browser makes it. */
async function token(means: Record<string, string>): Promise<string> {
  const answer = await fetch(
    `${simulator.url}/v1/confirmation_tokens`,
    form({ key: simulator.credentials.publishableKey, ...means }),
  )
  const made: { id: string } = await answer.json()
  return made.id
}
const card = (number: string) =>
  token({
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  })
const debit = (iban: string) =>
  token({
    'payment_method_data[type]': 'sepa_debit',
    'payment_method_data[sepa_debit][iban]': iban,
  })

const pay = async (means: Promise<string>, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 2500,
    currency: 'eur',
    confirm: true,
    confirmation_token: await means,
    automatic_payment_methods: { enabled: true },
    return_url: RETURN_URL,
    use_stripe_sdk: true,
    metadata: { payment: 'p1' },
    expand: ['latest_charge.balance_transaction'],
    ...more,
  })
/** The refusal of a call. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error : undefined),
  )

describe('payments', () => {
  it('takes a card at once, and says what it kept', async () => {
    const intent = await pay(card(CARD))
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 2500,
      metadata: { payment: 'p1' },
      latest_charge: {
        paid: true,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        balance_transaction: { amount: 2500, fee: 103, net: 2397, currency: 'eur' },
      },
    })
    expect((await stripe.paymentIntents.retrieve(intent.id)).latest_charge).toMatch(/^ch_/)
  })

  it('is created first and confirmed later, or canceled', async () => {
    const first = await stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
    expect(first.status).toBe('requires_payment_method')
    const confirmation_token = await card(CARD)
    const paid = await stripe.paymentIntents.confirm(first.id, { confirmation_token })
    expect(paid.status).toBe('succeeded')
    expect((await refusal(stripe.paymentIntents.cancel(first.id)))?.code).toBe(
      'payment_intent_unexpected_state',
    )
    const second = await stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
    expect((await stripe.paymentIntents.cancel(second.id)).status).toBe('canceled')
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
  ])('declines %s as %s with the payment in the error', async (number, code, declineCode) => {
    const error = await refusal(pay(card(number)))
    expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code })
    expect(error?.decline_code || undefined).toBe(declineCode)
    const intent = await stripe.paymentIntents.retrieve(error?.payment_intent?.id ?? '')
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, type: 'card_error' },
    })
  })

  it('takes a token once', async () => {
    const once = card(CARD)
    await pay(once)
    expect(await refusal(pay(once))).toMatchObject({
      statusCode: 400,
      param: 'confirmation_token',
    })
  })

  it('says what a token stands for, and for which payment it was used', async () => {
    const id = await card(CARD)
    const { payment_intent, payment_method_preview } = await stripe.confirmationTokens.retrieve(id)
    expect([payment_intent, payment_method_preview?.card?.last4]).toEqual([null, '4242'])
    const intent = await pay(Promise.resolve(id))
    expect((await stripe.confirmationTokens.retrieve(id)).payment_intent).toBe(intent.id)
  })

  it('takes the tokens of the test helpers', async () => {
    const { id } = await stripe.testHelpers.confirmationTokens.create({
      payment_method: 'pm_card_mastercard',
    })
    expect(await pay(Promise.resolve(id))).toMatchObject({
      latest_charge: { payment_method_details: { card: { brand: 'mastercard' } } },
    })
  })

  it.each([
    ['complete', 'succeeded', undefined],
    ['fail', 'requires_payment_method', 'payment_intent_authentication_failure'],
  ])('asks for 3-D Secure: after %s it is %s', async (outcome, status, code) => {
    const intent = await pay(card('4000002760003184'))
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      latest_charge: null,
    })
    await fetch(`${simulator.url}/authenticate/${intent.client_secret}`, form({ outcome }))
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after.status).toBe(status)
    expect(after.last_payment_error?.code).toBe(code)
  })

  it.each([
    ['DE89370400440532013000', 'succeeded'],
    ['DE62370400440532013001', 'requires_payment_method'],
  ])('is processing while %s is debited, then %s', async (iban, status) => {
    const intent = await pay(debit(iban))
    expect(intent).toMatchObject({ status: 'processing', latest_charge: { status: 'pending' } })
    await tell('__settle', { payment_intent: 'pi_other' })
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing')
    await tell('__settle', { payment_intent: intent.id })
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status)
  })

  it.each([
    ['complete', 'succeeded'],
    ['fail', 'failed'],
  ])('sends the payer to his bank and back: %s', async (outcome, redirected) => {
    const intent = await pay(token({ 'payment_method_data[type]': 'ideal' }))
    const url = intent.next_action?.redirect_to_url?.url ?? ''
    expect(await (await fetch(url)).text()).toContain('Authorise')
    const back = await fetch(url, { ...form({ outcome }), redirect: 'manual' })
    const target = new URL(back.headers.get('location') ?? '')
    expect(Object.fromEntries(target.searchParams)).toEqual({
      payment: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: redirected,
    })
  })

  it.each<[string | undefined, Partial<Stripe.PaymentIntentCreateParams>]>([
    ['amount_too_small', { amount: 49 }],
    ['parameter_invalid_integer', { amount: 12.5 }],
    [undefined, { currency: 'EUR' }],
    ['payment_intent_incompatible_payment_method', { allowed_payment_method_types: ['ideal'] }],
  ])('refuses with %s', async (code, more) => {
    const error = await refusal(pay(card(CARD), more))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
    expect(error?.code).toBe(code)
  })

  it('refuses what it does not know: parameters, ids, keys, calls', async () => {
    const { secretKey, publishableKey } = simulator.credentials
    const ask = (path: string, key: string, body?: Record<string, string>) =>
      fetch(`${simulator.url}${path}`, {
        ...(body && form(body)),
        headers: { authorization: `Bearer ${key}` },
      })
    const unknown = await ask('/v1/payment_intents', secretKey, { 'extra[one]': '1', amount: '1' })
    expect(await unknown.json()).toMatchObject({ error: { code: 'parameter_missing' } })
    const extra = { amount: '500', currency: 'usd', colour: 'red' }
    expect(await (await ask('/v1/payment_intents', secretKey, extra)).json()).toMatchObject({
      error: { code: 'parameter_unknown', param: 'colour' },
    })
    expect((await ask('/v1/account', 'sk_test_other')).status).toBe(401)
    expect((await ask('/v1/account', publishableKey)).status).toBe(403)
    expect((await ask('/v1/nothing', secretKey)).status).toBe(404)
    expect(await refusal(stripe.paymentIntents.retrieve('pi_0'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })
})

describe('idempotency keys', () => {
  const params = { amount: 900, currency: 'usd' }

  it('answer the same once more, and refuse another request', async () => {
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    const again = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    const other = stripe.paymentIntents.create({ ...params, amount: 901 }, { idempotencyKey: 'k1' })
    expect(await refusal(other)).toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    })
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('repeat a decline, and are free after a refusal before anything was done', async () => {
    const confirmation_token = await card('4000000000000002')
    const confirmed = { ...params, confirm: true, confirmation_token }
    const first = await refusal(stripe.paymentIntents.create(confirmed, { idempotencyKey: 'k2' }))
    const again = await refusal(stripe.paymentIntents.create(confirmed, { idempotencyKey: 'k2' }))
    expect(again?.payment_intent?.id).toBe(first?.payment_intent?.id)
    const wrong = { amount: 1.5, currency: 'usd' }
    await refusal(stripe.paymentIntents.create(wrong, { idempotencyKey: 'k3' }))
    const right = await stripe.paymentIntents.create(params, { idempotencyKey: 'k3' })
    expect(right.status).toBe('requires_payment_method')
  })

  it('are in use while the first answer is late', async () => {
    await tell('__control', { call: 'create', outcome: 'late:300' })
    const first = stripe.paymentIntents.create(params, { idempotencyKey: 'k4' })
    const until = Date.now() + 5000
    let second = await refusal(stripe.paymentIntents.create(params, { idempotencyKey: 'k4' }))
    while (!second && Date.now() < until)
      second = await refusal(stripe.paymentIntents.create(params, { idempotencyKey: 'k4' }))
    expect([second?.statusCode, second?.code]).toEqual([409, 'idempotency_key_in_use'])
    expect((await first).object).toBe('payment_intent')
  })

  it('find what was done although the answer never came', async () => {
    await tell('__control', { call: 'create', outcome: 'hang_up_after_success' })
    // The package itself asks once more when a connection breaks.
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'k5' })
    expect(first.lastResponse.headers['idempotent-replayed']).toBe('true')
    await tell('__control', { call: 'create', outcome: 'error500_after_success' })
    const failed = await refusal(stripe.paymentIntents.create(params, { idempotencyKey: 'k6' }))
    expect(failed?.statusCode).toBe(500)
    expect((await stripe.paymentIntents.list()).data).toHaveLength(2)
  })
})

describe('refunds', () => {
  it('give parts back until nothing is left', async () => {
    const { id } = await pay(card(CARD))
    const part = await stripe.refunds.create({ payment_intent: id, amount: 1000 })
    expect(part.status).toBe('succeeded')
    const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 1501 })
    expect(await refusal(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' })
    await stripe.refunds.create({ payment_intent: id })
    expect((await refusal(stripe.refunds.create({ payment_intent: id })))?.code).toBe(
      'charge_already_refunded',
    )
    const listed = await stripe.refunds.list({ payment_intent: id })
    expect(listed.data.map(({ amount }) => amount)).toEqual([1500, 1000])
    const unpaid = await stripe.paymentIntents.create({ amount: 500, currency: 'eur' })
    expect(await refusal(stripe.refunds.create({ payment_intent: unpaid.id }))).toMatchObject({
      statusCode: 400,
    })
  })

  it('fail later for a card whose bank sends them back', async () => {
    const { id } = await pay(card('4000000000005126'))
    const refund = await stripe.refunds.create({ payment_intent: id })
    expect(refund.status).toBe('succeeded')
    await tell('__settle')
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe('failed')
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false })
  })
})

describe('disputes', () => {
  it('open after a payment, take evidence, and are won', async () => {
    const { id } = await pay(card('4000000000000259'))
    const { data } = await stripe.disputes.list({ created: { gte: 0 } })
    const [dispute] = data
    expect(dispute).toMatchObject({ payment_intent: id, status: 'needs_response', amount: 2500 })
    const evidence = { uncategorized_text: 'Delivered.' }
    const answered = await stripe.disputes.update(dispute?.id ?? '', { evidence, submit: true })
    expect(answered).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1 },
    })
    await tell('__close-dispute', { dispute: dispute?.id, isWon: true })
    const closed = await stripe.disputes.retrieve(dispute?.id ?? '')
    expect(closed.status).toBe('won')
    expect(closed.balance_transactions.map(({ net }) => net)).toEqual([-4000, 2500])
  })
})

describe('the balance', () => {
  it('is paid out, and each payout names what it is made of', async () => {
    const { id } = await pay(card(CARD))
    await stripe.refunds.create({ payment_intent: id, amount: 500 })
    await tell('__payout')
    const [payout] = (await stripe.payouts.list()).data
    expect(payout).toMatchObject({ amount: 2397 - 500, currency: 'eur', status: 'paid' })
    const made = await stripe.balanceTransactions.list({ payout: payout?.id })
    expect(made.data.map(({ type, net }) => [type, net])).toEqual([
      ['payout', -1897],
      ['refund', -500],
      ['charge', 2397],
    ])
    expect((await stripe.balance.retrieve()).available).toEqual([])
  })

  it('lists what moved it without the store', async () => {
    const fee = { amount: -250, currency: 'eur', type: 'stripe_fee', reporting_category: 'fee' }
    await tell('__movement', fee)
    const fees = await stripe.balanceTransactions.list({ type: 'stripe_fee' })
    expect(fees.data.map(({ net }) => net)).toEqual([-250])
  })

  it('is in the account’s currency for those that it does not hold', async () => {
    await tell('__account', { currency: 'usd', rates: { jpy: 0.0067 } })
    expect((await stripe.accounts.retrieveCurrent()).default_currency).toBe('usd')
    expect(await pay(card(CARD), { amount: 10_000, currency: 'jpy' })).toMatchObject({
      currency: 'jpy',
      latest_charge: {
        balance_transaction: { amount: 6700, currency: 'usd', exchange_rate: 0.0067, fee: 224 },
      },
    })
  })
})

it('lists newest first, a page at a time', async () => {
  const made: string[] = []
  for (let n = 0; n < 5; n++)
    made.unshift((await stripe.paymentIntents.create({ amount: 500 + n, currency: 'usd' })).id)
  const page = await stripe.paymentIntents.list({ limit: 2 })
  expect([page.has_more, page.url]).toEqual([true, '/v1/payment_intents'])
  const found: string[] = []
  for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) found.push(id)
  expect(found).toEqual(made)
  const later = { created: { gte: Math.floor(Date.now() / 1000) + 60 } }
  expect((await stripe.paymentIntents.list(later)).data).toEqual([])
})

it('sends signed events', async () => {
  const { webhookSecret } = simulator.credentials
  const kinds: string[] = []
  const store = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const signature = request.headers['stripe-signature'] ?? ''
    const event = stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret)
    kinds.push(event.type)
    response.end()
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const address = store.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await tell('__notify', { url: `http://127.0.0.1:${port}/api/webhooks/stripe` })
  const { id } = await pay(card(CARD))
  await stripe.refunds.create({ payment_intent: id })
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
    (await fetch(`${simulator.url}${path}?${new URLSearchParams(query)}`)).json()

  it('is a script', async () => {
    const answer = await fetch(`${simulator.url}/v3/`)
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
