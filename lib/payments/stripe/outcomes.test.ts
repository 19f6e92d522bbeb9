import { describe, expect, it } from '@jest/globals'
import { type Intent, intentSchema, tokenSchema } from './answers'
import { failureOf } from './failure'
import { buyerOfToken, confirmationOf, refundOf, settlementOf } from './outcomes'

const intent = (more: object): Intent =>
  intentSchema.parse({ id: 'pi_1', currency: 'eur', client_secret: 'S', ...more })

const PAID = {
  status: 'succeeded',
  amount_received: 8499,
  latest_charge: {
    payment_method_details: {
      type: 'card',
      card: { brand: 'mastercard', last4: '4444', country: 'AT' },
    },
    balance_transaction: { fee: 152, currency: 'eur' },
  },
}

describe('a PaymentIntent', () => {
  it('that succeeded is captured, with what it was paid with and what was kept of it', () => {
    const captured = {
      transactionId: 'pi_1',
      amount: { cents: 8499, currency: 'EUR' },
      cardType: 'Mastercard',
      lastFour: '4444',
      meansCountry: 'AT',
      feeCents: 152,
    }
    expect(confirmationOf(intent(PAID))).toEqual({ ok: true, status: 'captured', ...captured })
    expect(settlementOf(intent(PAID))).toEqual({ status: 'captured', ...captured })
  })

  it('has a fee only in its own currency', () => {
    const charge = { ...PAID.latest_charge, balance_transaction: { fee: 180, currency: 'usd' } }
    expect(settlementOf(intent({ ...PAID, latest_charge: charge }))).not.toHaveProperty('feeCents')
  })

  it.each([
    ['processing', 'later', 'held'],
    ['requires_action', 'action_needed', 'awaits_payer'],
  ])('%s is %s, and %s when it is looked up', (status, confirmed, found) => {
    expect(confirmationOf(intent({ status }))).toMatchObject({ ok: true, status: confirmed })
    expect(settlementOf(intent({ status }))).toMatchObject({ status: found })
  })

  it('that may be paid anew is declined, and open until it is ended', () => {
    const error = { code: 'card_declined', decline_code: 'insufficient_funds', message: 'No money' }
    const open = intent({ status: 'requires_payment_method', last_payment_error: error })
    expect(confirmationOf(open)).toEqual({
      ok: false,
      reason: 'declined',
      message: 'No money',
      providerCode: 'insufficient_funds',
    })
    expect(settlementOf(open)).toBe('open')
    expect(settlementOf(intent({ status: 'canceled' }))).toMatchObject({ status: 'not_paid' })
  })

  it('in a state that the store does not know is asked for again', () => {
    expect(confirmationOf(intent({ status: 'new' }))).toMatchObject({ reason: 'unknown' })
    expect(settlementOf(intent({ status: 'new' }))).toEqual({ status: 'unknown' })
  })
})

describe('a refund', () => {
  it.each([
    ['succeeded', { ok: true, refundId: 're_1', status: 'refunded' }],
    ['pending', { ok: true, refundId: 're_1', status: 'pending' }],
    ['requires_action', { ok: true, refundId: 're_1', status: 'pending' }],
    ['failed', { ok: false, reason: 'declined' }],
    ['canceled', { ok: false, reason: 'declined' }],
  ])('%s', (status, outcome) => {
    const refund = { id: 're_1', amount: 100, currency: 'eur', created: 1, payment_intent: 'pi_1' }
    expect(refundOf({ ...refund, status })).toMatchObject(outcome)
  })
})

describe('an error of Stripe’s client', () => {
  it.each([
    ['a declined card', { type: 'StripeCardError', code: 'card_declined' }, 'declined'],
    ['a wrong key', { type: 'StripeAuthenticationError' }, 'unavailable'],
    ['too many calls', { type: 'StripeRateLimitError' }, 'unavailable'],
    [
      'nobody there',
      { type: 'StripeConnectionError', detail: { code: 'ECONNREFUSED' } },
      'unavailable',
    ],
    ['no answer', { type: 'StripeConnectionError', detail: { code: 'ETIMEDOUT' } }, 'unknown'],
    ['an error of its own', { type: 'StripeAPIError', statusCode: 500 }, 'unknown'],
    ['the same key with another call', { type: 'StripeIdempotencyError' }, 'unknown'],
    [
      'the same call under way',
      { type: 'StripeInvalidRequestError', code: 'lock_timeout' },
      'unknown',
    ],
    [
      'a token of no use',
      { type: 'StripeInvalidRequestError', param: 'confirmation_token' },
      'unusable_nonce',
    ],
    ['a wrong amount', { type: 'StripeInvalidRequestError', code: 'amount_too_small' }, 'invalid'],
    ['anything else', new Error('?'), 'unknown'],
  ])('%s', (_, error, reason) => {
    expect(failureOf(error)).toMatchObject({ ok: false, reason })
  })
})

describe('who pays by a token', () => {
  const buyer = (means: object) =>
    buyerOfToken(tokenSchema.parse({ payment_method_preview: means }))

  it.each([
    [{ type: 'card', card: { wallet: { type: 'apple_pay' } } }, 'Apple Pay'],
    [{ type: 'amazon_pay' }, 'Amazon Pay'],
    [{ type: 'card', card: {} }, 'Stripe'],
  ])('is said by what he paid with: %j', (means, wallet) => {
    expect(buyer(means)).toMatchObject({ wallet, buyer: { email: '', name: '', country: null } })
  })

  it('has the address of Link, where there is no other', () => {
    const link = {
      type: 'link',
      link: { email: 'ada@link.example' },
      billing_details: { email: null },
    }
    expect(buyer(link)).toMatchObject({ wallet: 'Link', buyer: { email: 'ada@link.example' } })
  })
})
