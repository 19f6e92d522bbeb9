import { describe, expect, it } from '@jest/globals'
import { portionOf } from './movements'
import type { ReportedTransaction } from './reported-transactions'

const reported = (
  code: string,
  value: string,
  over: Partial<ReportedTransaction> & { fee?: string; currency?: string } = {},
): ReportedTransaction => {
  const { fee, currency = 'USD', ...rest } = over
  return {
    transaction_id: `ID${code}`,
    transaction_event_code: code,
    transaction_initiation_date: '2026-11-20T10:00:00+0000',
    transaction_amount: { currency_code: currency, value },
    ...(fee === undefined ? {} : { fee_amount: { currency_code: 'USD', value: fee } }),
    transaction_status: 'S',
    ...rest,
  }
}
const movementsOf = (...transactions: ReportedTransaction[]) =>
  portionOf(transactions).movements.map(({ kind, gross, feeCents }) => [
    kind,
    gross.cents,
    feeCents,
  ])

describe('movements at PayPal', () => {
  it.each([
    ['a sale', reported('T0006', '100.00', { fee: '-3.98' }), ['sale', 10_000, 398]],
    ['a payment of one’s own', reported('T0000', '-5.00'), ['other', -500, 0]],
    [
      'a refund that gives the fee back',
      reported('T1107', '-100.00', { fee: '3.98' }),
      ['refund', -10_000, -398],
    ],
    ['a chargeback', reported('T1201', '-100.00'), ['dispute', -10_000, 0]],
    ['a won chargeback', reported('T1202', '100.00'), ['dispute', 10_000, 0]],
    ['the fee of a chargeback', reported('T0106', '-20.00'), ['fee', 0, 2000]],
    ['a fee that came back', reported('T1108', '0.30'), ['fee', 0, -30]],
    ['a hold', reported('T1110', '-100.00'), ['hold', -10_000, 0]],
    ['what is not known', reported('T9900', '1.00'), ['other', 100, 0]],
    [
      'an amount without decimals',
      reported('T0006', '1200', { currency: 'JPY' }),
      ['sale', 120_000, 0],
    ],
    [
      'a fee in another currency',
      reported('T0006', '10.00', { currency: 'EUR', fee: '-0.39' }),
      ['sale', 1000, null],
    ],
  ])('have %s', (_, transaction, expected) => {
    expect(movementsOf(transaction)).toEqual([expected])
  })

  it('have nothing of authorisations, and of what is pending or was denied', () => {
    const { movements, gone } = portionOf([
      reported('T1300', '100.00'),
      reported('T0006', '100.00', { transaction_status: 'P' }),
      reported('T0007', '100.00', { transaction_status: 'D' }),
    ])
    expect(movements).toEqual([])
    expect(gone.map(({ code }) => code)).toEqual(['T0006', 'T0007'])
  })

  it.each(['1e5', 'NaN', '12,50', '-', '1'.repeat(13), '1.234'])(
    'refuse the amount %s',
    (value) => {
      expect(() => portionOf([reported('T0006', value)])).toThrow('cannot be read')
    },
  )

  it('refuse a time that is none', () => {
    const transaction = reported('T0006', '1.00', { transaction_initiation_date: 'yesterday' })
    expect(() => portionOf([transaction])).toThrow('cannot be read')
  })
})

describe('payouts of PayPal', () => {
  const payout = (code: string, status: string, fee?: string) =>
    portionOf([reported(code, '-500.00', { transaction_status: status, fee })])

  it('are withdrawals, with what became of them', () => {
    for (const [code, status, expected] of [
      ['T0400', 'S', 'paid'],
      ['T0403', 'P', 'pending'],
      ['T0401', 'D', 'failed'],
      ['T0400', 'V', 'failed'],
    ] as const)
      expect(payout(code, status).payouts).toMatchObject([
        { status: expected, amount: { cents: 50_000, currency: 'USD' } },
      ])
  })

  it('change their version with what became of them', () => {
    const [before, after] = ['P', 'S'].map((status) => payout('T0400', status).payouts[0]?.version)
    expect(before).not.toBe(after)
    expect(payout('T0400', 'S').payouts[0]?.version).toBe(after)
  })

  it('have a fee of their own, unless they failed', () => {
    expect(payout('T0403', 'S', '-7.50').movements).toMatchObject([{ kind: 'fee', feeCents: 750 }])
    expect(payout('T0403', 'D', '-7.50').movements).toEqual([])
  })

  it('are returned by the bank', () => {
    const { returned, movements } = portionOf([
      reported('T1101', '500.00', { paypal_reference_id: 'IDT0400' }),
    ])
    expect(returned).toEqual(['IDT0400'])
    expect(movements).toEqual([])
  })
})
