import { describe, expect, it } from '@jest/globals'
import { movementOf, payoutOf, versionOf } from './batches'

const BATCH = { batchId: '77', settledAt: '2026-11-20T04:00:00Z', state: 'settledSuccessfully' }
const listed = (transactionStatus: string, settleAmount: string) => ({
  transId: '1',
  transactionStatus,
  settleAmount,
  submittedAt: '2026-11-19T10:00:00',
})

describe('a batch', () => {
  it('pays out what its statistics say, over all brands of cards', () => {
    const statistics = [
      { chargeAmount: '100.00', refundAmount: '20' },
      {
        chargeAmount: '50.5',
        refundAmount: '0',
        returnedItemAmount: '1.00',
        chargebackAmount: '2.00',
      },
    ]
    expect(payoutOf({ ...BATCH, statistics }, [], 'EUR')).toMatchObject({
      payoutId: '77',
      status: 'paid',
      amount: { cents: 12_750, currency: 'EUR' },
      at: new Date('2026-11-20T04:00:00Z'),
    })
  })

  it('pays out the sum of its transactions where it has none, which may be below zero', () => {
    const movements = [
      movementOf(BATCH, listed('settledSuccessfully', '10.00'), 'USD'),
      movementOf(BATCH, listed('refundSettledSuccessfully', '30.00'), 'USD'),
    ].flatMap((movement) => movement ?? [])
    expect(payoutOf(BATCH, movements, 'USD').amount.cents).toBe(-2000)
  })

  it.each([
    ['settlementError', 'failed'],
    ['pendingSettlement', 'pending'],
    [undefined, 'pending'],
  ])('that is %s', (state, status) => {
    expect(payoutOf({ ...BATCH, state }, [], 'USD').status).toBe(status)
  })

  it('has another version with another state or sum', () => {
    const versions = [
      BATCH,
      { ...BATCH, state: 'settlementError' },
      { ...BATCH, statistics: [{ chargeAmount: '1.00' }] },
    ].map(versionOf)
    expect(new Set(versions).size).toBe(3)
    expect(versionOf({ ...BATCH })).toBe(versions[0])
  })

  it('is refused without a time, and with rubbish for a sum', () => {
    expect(() => payoutOf({ ...BATCH, settledAt: undefined }, [], 'USD')).toThrow('no time')
    const statistics = [{ chargeAmount: 'much' }]
    expect(() => payoutOf({ ...BATCH, statistics }, [], 'USD')).toThrow('cannot be read')
  })
})

describe('a transaction of a batch', () => {
  it.each([
    ['settledSuccessfully', '12.30', ['sale', 1230]],
    ['refundSettledSuccessfully', '12.30', ['refund', -1230]],
    ['chargeback', '-12.30', ['dispute', -1230]],
    ['chargebackReversal', '12.30', ['dispute', 1230]],
  ])('%s', (status, amount, expected) => {
    const movement = movementOf(BATCH, listed(status, amount), 'EUR')
    expect([movement?.kind, movement?.gross.cents]).toEqual(expected)
    expect(movement).toMatchObject({
      gross: { currency: 'EUR' },
      payoutId: '77',
      at: new Date('2026-11-19T10:00:00Z'),
    })
  })

  it('moved nothing when it was declined or voided', () => {
    for (const status of ['declined', 'voided', 'expired'])
      expect(movementOf(BATCH, listed(status, '12.30'), 'USD')).toBeNull()
  })

  it('is refused when its amount cannot be read', () => {
    expect(() => movementOf(BATCH, listed('settledSuccessfully', ''), 'USD')).toThrow(
      'cannot be read',
    )
  })
})
