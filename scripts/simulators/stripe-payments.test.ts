import { describe, expect, it } from '@jest/globals'
import type Stripe from 'stripe'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { form, refusal, stripeSimulator } from '@/tests/setup/stripe-simulator'
import { idealToken } from '@/tests/setup/stripe-tokens'

const at = stripeSimulator()
const { card, debit, pay, tell } = at
const CARD = '4242424242424242'

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
    expect((await at.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toMatch(/^ch_/)
  })

  it('is created first and confirmed later, or canceled', async () => {
    const first = await at.stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
    expect(first.status).toBe('requires_payment_method')
    const confirmation_token = await card(CARD)
    const paid = await at.stripe.paymentIntents.confirm(first.id, { confirmation_token })
    expect(paid.status).toBe('succeeded')
    expect((await refusal(at.stripe.paymentIntents.cancel(first.id)))?.code).toBe(
      'payment_intent_unexpected_state',
    )
    const second = await at.stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
    expect((await at.stripe.paymentIntents.cancel(second.id)).status).toBe('canceled')
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
    const intent = await at.stripe.paymentIntents.retrieve(error?.payment_intent?.id ?? '')
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
    const { payment_intent, payment_method_preview } =
      await at.stripe.confirmationTokens.retrieve(id)
    expect([payment_intent, payment_method_preview?.card?.last4]).toEqual([null, '4242'])
    const intent = await pay(Promise.resolve(id))
    expect((await at.stripe.confirmationTokens.retrieve(id)).payment_intent).toBe(intent.id)
  })

  it('takes the tokens of the test helpers', async () => {
    const { id } = await at.stripe.testHelpers.confirmationTokens.create({
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
    await fetch(`${at.url}/authenticate/${intent.client_secret}`, form({ outcome }))
    const after = await at.stripe.paymentIntents.retrieve(intent.id)
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
    expect((await at.stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing')
    await tell('__settle', { payment_intent: intent.id })
    expect((await at.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status)
  })

  it.each([
    ['complete', 'succeeded'],
    ['fail', 'failed'],
  ])('sends the payer to his bank and back: %s', async (outcome, redirected) => {
    const intent = await pay(idealToken(at.url))
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
    const { secretKey, publishableKey } = SIMULATOR_CREDENTIALS.stripe
    const ask = (path: string, key: string, body?: Record<string, string>) =>
      fetch(`${at.url}${path}`, {
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
    expect(await refusal(at.stripe.paymentIntents.retrieve('pi_0'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })
})
