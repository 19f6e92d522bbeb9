import { describe, expect, it } from '@jest/globals'
import { refusal, stripeSimulator } from '@/tests/setup/stripe-simulator'

const at = stripeSimulator()
const { card, tell } = at

describe('idempotency keys', () => {
  const params = { amount: 900, currency: 'usd' }

  it('answer the same once more, and refuse another request', async () => {
    const first = await at.stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    const again = await at.stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    const other = at.stripe.paymentIntents.create(
      { ...params, amount: 901 },
      { idempotencyKey: 'k1' },
    )
    expect(await refusal(other)).toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    })
    expect((await at.stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('repeat a decline, and are free after a refusal before anything was done', async () => {
    const confirmation_token = await card('4000000000000002')
    const confirmed = { ...params, confirm: true, confirmation_token }
    const first = await refusal(
      at.stripe.paymentIntents.create(confirmed, { idempotencyKey: 'k2' }),
    )
    const again = await refusal(
      at.stripe.paymentIntents.create(confirmed, { idempotencyKey: 'k2' }),
    )
    expect(again?.payment_intent?.id).toBe(first?.payment_intent?.id)
    const wrong = { amount: 1.5, currency: 'usd' }
    await refusal(at.stripe.paymentIntents.create(wrong, { idempotencyKey: 'k3' }))
    const right = await at.stripe.paymentIntents.create(params, { idempotencyKey: 'k3' })
    expect(right.status).toBe('requires_payment_method')
  })

  it('are in use while the first answer is late', async () => {
    await tell('__control', { call: 'create', outcome: 'late:300' })
    const first = at.stripe.paymentIntents.create(params, { idempotencyKey: 'k4' })
    const until = Date.now() + 5000
    let second = await refusal(at.stripe.paymentIntents.create(params, { idempotencyKey: 'k4' }))
    while (!second && Date.now() < until)
      second = await refusal(at.stripe.paymentIntents.create(params, { idempotencyKey: 'k4' }))
    expect([second?.statusCode, second?.code]).toEqual([409, 'idempotency_key_in_use'])
    expect((await first).object).toBe('payment_intent')
  })

  it('find what was done although the answer never came', async () => {
    await tell('__control', { call: 'create', outcome: 'hang_up_after_success' })
    // The package itself asks once more when a connection breaks.
    const first = await at.stripe.paymentIntents.create(params, { idempotencyKey: 'k5' })
    expect(first.lastResponse.headers['idempotent-replayed']).toBe('true')
    await tell('__control', { call: 'create', outcome: 'error500_after_success' })
    const failed = await refusal(at.stripe.paymentIntents.create(params, { idempotencyKey: 'k6' }))
    expect(failed?.statusCode).toBe(500)
    expect((await at.stripe.paymentIntents.list()).data).toHaveLength(2)
  })
})
