import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { paymentAnswer } from './answers'
import { checkSquareNotice } from './check-notice'
import { failureOf } from './failure'
import { fromMoney, toMoney } from './money'
import { confirmationOf, settlementOf } from './outcomes'
import { readSquareNotice } from './read-notice'

const OWN = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const PAYMENT = {
  id: 'P1',
  status: 'COMPLETED',
  amount_money: { amount: 8499, currency: 'USD' },
  created_at: '2026-11-29T12:00:00.000Z',
  reference_id: OWN,
  card_details: { card: { card_brand: 'MASTERCARD', last_4: '4444' } },
}
const payment = (more: object = {}) =>
  paymentAnswer.parse({ payment: { ...PAYMENT, ...more } }).payment

describe('amounts', () => {
  it.each([
    ['USD', 8499, 8499],
    ['JPY', 1_200_00, 1_200],
  ])('of %s are counted in its smallest coin', (currency, cents, amount) => {
    expect(toMoney({ cents, currency })).toEqual({ amount, currency })
    expect(fromMoney({ amount, currency })).toEqual({ cents, currency })
  })

  it('are never a part of one', () => {
    expect(() => toMoney({ cents: 1_50, currency: 'JPY' })).toThrow(RangeError)
  })
})

describe('a payment', () => {
  it('that is completed is captured, with what Square kept once it says so', () => {
    const captured = {
      status: 'captured',
      transactionId: 'P1',
      amount: { cents: 8499, currency: 'USD' },
      cardType: 'Mastercard',
      lastFour: '4444',
    }
    expect(confirmationOf(payment())).toEqual({ ok: true, ...captured })
    const processing_fee = [
      { amount_money: { amount: 276, currency: 'USD' } },
      { amount_money: { amount: -6, currency: 'USD' } },
    ]
    expect(settlementOf(payment({ processing_fee }))).toEqual({ ...captured, feeCents: 270 })
  })

  it.each(['APPROVED', 'PENDING'])('that is %s is decided later', (status) => {
    expect(confirmationOf(payment({ status }))).toMatchObject({ ok: true, status: 'later' })
    expect(settlementOf(payment({ status }))).toMatchObject({ status: 'held', transactionId: 'P1' })
  })

  it.each(['CANCELED', 'FAILED'])('that is %s brought no money', (status) => {
    expect(confirmationOf(payment({ status }))).toMatchObject({ ok: false, reason: 'declined' })
    expect(settlementOf(payment({ status }))).toMatchObject({
      status: 'not_paid',
      event: 'decline',
    })
  })

  it('of a state that nobody knows is asked for again', () => {
    expect(settlementOf(payment({ status: 'NEW' }))).toEqual({ status: 'unknown' })
  })
})

describe('a refusal', () => {
  const refused = (status: number, category: string, code: string, field?: string) =>
    failureOf({ kind: 'answer', status, body: { errors: [{ category, code, field }] } }).reason

  it.each([
    [400, 'PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE', undefined, 'declined'],
    [400, 'PAYMENT_METHOD_ERROR', 'CARD_TOKEN_USED', undefined, 'unusable_nonce'],
    [404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'source_id', 'unusable_nonce'],
    [400, 'INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED', undefined, 'unknown'],
    [400, 'INVALID_REQUEST_ERROR', 'INVALID_VALUE', 'amount_money', 'invalid'],
    [400, 'REFUND_ERROR', 'REFUND_AMOUNT_INVALID', undefined, 'declined'],
    [401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', undefined, 'unavailable'],
    [429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED', undefined, 'unavailable'],
    [500, 'API_ERROR', 'INTERNAL_SERVER_ERROR', undefined, 'unknown'],
    [503, 'PAYMENT_METHOD_ERROR', 'TEMPORARY_ERROR', undefined, 'unknown'],
  ])('%d %s %s at %s is %s', (status, category, code, field, reason) => {
    expect(refused(status, category, code, field)).toBe(reason)
  })

  it('that cannot be read, or never came, may have moved money', () => {
    expect(failureOf({ kind: 'answer', status: 502, body: null }).reason).toBe('unknown')
    expect(failureOf({ kind: 'no_answer', message: 'TimeoutError' }).reason).toBe('unknown')
    expect(failureOf({ kind: 'not_sent', message: 'ECONNREFUSED' }).reason).toBe('unavailable')
  })
})

describe('a notification', () => {
  const event = (type: string, object: object) =>
    readSquareNotice({ event_id: 'E1', type, data: { id: 'X', object } })

  it('is of a payment of the store, or of anybody at the location', () => {
    expect(event('payment.updated', { payment: PAYMENT })).toEqual({
      about: 'payment',
      payment: { transactionId: 'P1', paymentId: OWN },
    })
    const till = { ...PAYMENT, reference_id: 'Table 4' }
    expect(event('payment.updated', { payment: till })).toEqual({
      about: 'payment',
      payment: { transactionId: 'P1' },
    })
    expect(event('inventory.count.updated', {})).toEqual({ about: 'nothing' })
  })

  it.each([
    ['PENDING', 'pending'],
    ['COMPLETED', 'refunded'],
    ['REJECTED', 'failed'],
    ['FAILED', 'failed'],
  ])('of a refund that is %s says that it is %s, and whose it is', (status, became) => {
    const refund = {
      id: 'R1',
      status,
      amount_money: { amount: 500, currency: 'USD' },
      payment_id: 'P1',
      reason: `Refund ${OWN}`,
      created_at: PAYMENT.created_at,
    }
    const told = event('refund.updated', { refund })
    if (told.about !== 'refund') throw new Error('It is not of a refund')
    expect(told).toMatchObject({
      payment: { transactionId: 'P1' },
      refund: { status: became, amount: { cents: 500 } },
    })
    expect([told.refund.isRequest(OWN), told.refund.isRequest('another')]).toEqual([true, false])
  })

  it.each([
    ['INQUIRY_EVIDENCE_REQUIRED', 'needs_response'],
    ['EVIDENCE_REQUIRED', 'needs_response'],
    ['PROCESSING', 'under_review'],
    ['INQUIRY_CLOSED', 'won'],
    ['WON', 'won'],
    ['LOST', 'lost'],
    ['ACCEPTED', 'lost'],
  ])('of a dispute in %s says that it is %s', (state, status) => {
    const dispute = {
      id: 'D1',
      state,
      reason: 'NOT_RECEIVED',
      amount_money: PAYMENT.amount_money,
      due_at: '2026-12-06T12:00:00.000Z',
      created_at: PAYMENT.created_at,
      updated_at: PAYMENT.created_at,
      disputed_payment: { payment_id: 'P1' },
    }
    expect(event('dispute.state.updated', { dispute })).toMatchObject({
      about: 'dispute',
      payment: { transactionId: 'P1' },
      dispute: { status, reason: 'NOT_RECEIVED', respondBy: new Date('2026-12-06T12:00:00Z') },
    })
  })

  it('is genuine with the signature of its address and its body alone', () => {
    const body = Buffer.from('{"event_id":"E1"}')
    const address = 'https://store.example/api/webhooks/square'
    const signature = createHmac('sha256', 'key').update(address).update(body).digest('base64')
    const check = (header: string | null, to = address, keys: (string | null)[] = ['old', 'key']) =>
      checkSquareNotice({ body, header: () => header }, to, keys)
    expect(check(signature)).toBe('genuine')
    expect(check(signature, 'https://another.example/api/webhooks/square')).toBe('forged')
    expect(check(signature, address, ['old'])).toBe('forged')
    expect(check(null)).toBe('forged')
    expect(check(signature, address, [null])).toBe('not_set_up')
  })
})
