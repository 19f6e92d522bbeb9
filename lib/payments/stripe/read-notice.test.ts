import { describe, expect, it } from '@jest/globals'
import { readStripeNotice, stripeNoticeHead } from './read-notice'

const PAYMENT = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const event = (type: string, object: object) => ({
  id: 'evt_1',
  type,
  created: 1_790_000_000,
  data: { object },
})

describe('an event of Stripe', () => {
  it('is known by its id', () => {
    const body = event('payment_intent.succeeded', { id: 'pi_1' })
    expect(stripeNoticeHead(body)).toEqual({ eventId: 'evt_1', kind: 'payment_intent.succeeded' })
    expect(() => stripeNoticeHead({ id: 1 })).toThrow()
  })

  it.each(['succeeded', 'processing', 'payment_failed', 'canceled'])(
    'names the payment that is %s, and is not believed what came of it',
    (state) => {
      const body = event(`payment_intent.${state}`, {
        id: 'pi_1',
        metadata: { paymentId: PAYMENT },
      })
      expect(readStripeNotice(body)).toEqual({
        about: 'payment',
        payment: { transactionId: 'pi_1', paymentId: PAYMENT },
      })
    },
  )

  it('names no payment by what is no id of the store', () => {
    const body = event('payment_intent.succeeded', { id: 'pi_1', metadata: { paymentId: 'mine' } })
    expect(readStripeNotice(body)).toEqual({ about: 'payment', payment: { transactionId: 'pi_1' } })
  })

  it.each([
    ['refund.created', 'pending', 'pending'],
    ['refund.updated', 'succeeded', 'refunded'],
    ['refund.failed', 'failed', 'failed'],
    ['charge.refund.updated', 'canceled', 'failed'],
  ])('%s tells of money that went back', (type, status, became) => {
    const refund = { id: 're_1', amount: 1200, currency: 'jpy', created: 1, payment_intent: 'pi_1' }
    const notice = readStripeNotice(event(type, { ...refund, status, metadata: { refundId: 'R' } }))
    expect(notice).toMatchObject({
      about: 'refund',
      payment: { transactionId: 'pi_1' },
      refund: { status: became, amount: { cents: 120_000, currency: 'JPY' }, isReversal: false },
    })
    if (notice.about !== 'refund') throw new Error(notice.about)
    expect([notice.refund.isRequest('R'), notice.refund.isRequest('S')]).toEqual([true, false])
  })

  it.each([
    ['needs_response', 'needs_response'],
    ['warning_needs_response', 'needs_response'],
    ['under_review', 'under_review'],
    ['warning_closed', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('tells of a dispute that is %s', (status, state) => {
    const dispute = {
      id: 'dp_1',
      amount: 8499,
      currency: 'eur',
      status,
      reason: 'fraudulent',
      created: 1_780_000_000,
      payment_intent: 'pi_1',
      evidence_details: { due_by: 1_791_000_000 },
    }
    expect(readStripeNotice(event('charge.dispute.updated', dispute))).toMatchObject({
      about: 'dispute',
      payment: { transactionId: 'pi_1' },
      dispute: {
        status: state,
        amount: { cents: 8499, currency: 'EUR' },
        respondBy: new Date(1_791_000_000_000),
        changedAt: new Date(1_790_000_000_000),
      },
    })
  })

  it.each(['charge.refunded', 'customer.created', 'review.opened'])(
    '%s is nothing to act on',
    (type) => {
      expect(readStripeNotice(event(type, {}))).toEqual({ about: 'nothing' })
    },
  )

  it('that cannot be read is an error', () => {
    expect(() => readStripeNotice(event('refund.updated', { id: 're_1' }))).toThrow()
  })
})
