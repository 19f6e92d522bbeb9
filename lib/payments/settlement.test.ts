import { describe, expect, it } from '@jest/globals'
import type { GatewayFailure } from './gateway'
import {
  settlementOfCapture,
  settlementOfCharge,
  settlementOfConfirmation,
  settlementOfFoundCharge,
} from './settlement'

const amount = { cents: 10799, currency: 'USD' }
const failed = (reason: GatewayFailure['reason']): GatewayFailure => ({
  ok: false,
  reason,
  message: 'No',
  providerCode: 'X',
})
const notPaid = (event: string) => ({ status: 'not_paid', event, code: 'X', message: 'No' })
const card = { transactionId: 't1', cardType: 'Visa', lastFour: '1111' }

describe('an answer that leaves open whether money moved', () => {
  it('is asked for again, never taken for "not paid"', () => {
    const unknown = { status: 'unknown' }
    expect(settlementOfCapture(failed('unknown'))).toEqual(unknown)
    expect(settlementOfCharge(failed('unknown'))).toEqual(unknown)
    expect(settlementOfConfirmation(failed('unknown'))).toEqual(unknown)
    for (const reason of [
      'declined',
      'invalid',
      'unusable_nonce',
      'unavailable',
      'unknown',
    ] as const)
      expect(settlementOfFoundCharge(failed(reason), true)).toEqual(unknown)
    expect(settlementOfFoundCharge({ ok: true, status: 'not_found' }, false)).toEqual(unknown)
    expect(
      settlementOfCapture({ ok: true, status: 'captured', providerStatus: 'COMPLETED' }),
    ).toEqual(unknown)
  })
})

describe('a wallet', () => {
  it('may be tried again unless the payer was declined', () => {
    expect(settlementOfCapture(failed('declined'))).toEqual(notPaid('decline'))
    expect(settlementOfCapture(failed('invalid'))).toEqual(notPaid('reopen'))
    expect(settlementOfCapture(failed('unavailable'))).toEqual(notPaid('reopen'))
    expect(
      settlementOfCapture({ ok: true, status: 'not_captured', providerStatus: 'CREATED' }),
    ).toEqual({ status: 'not_paid', event: 'reopen', message: 'The order is CREATED' })
  })

  it('captured the money, or still looks into it', () => {
    const ok = { ok: true, providerStatus: 'COMPLETED', captureId: 'c1' } as const
    expect(settlementOfCapture({ ...ok, status: 'captured', amount })).toEqual({
      status: 'captured',
      transactionId: 'c1',
      amount,
    })
    expect(settlementOfCapture({ ...ok, status: 'captured', amount, feeCents: 426 })).toMatchObject(
      { feeCents: 426 },
    )
    expect(settlementOfCapture({ ...ok, status: 'pending' })).toEqual({
      status: 'held',
      transactionId: 'c1',
    })
    expect(settlementOfCapture({ ok: true, status: 'pending', providerStatus: 'X' })).toEqual({
      status: 'held',
      transactionId: null,
    })
  })
})

describe('a card', () => {
  it('was charged, held, declined, or refused for another reason', () => {
    const ok = { ok: true, ...card, amount } as const
    expect(settlementOfCharge({ ...ok, status: 'approved' })).toEqual({
      status: 'captured',
      ...card,
      amount,
    })
    expect(settlementOfCharge({ ...ok, status: 'held' })).toEqual({ status: 'held', ...card })
    expect(settlementOfCharge(failed('declined'))).toEqual(notPaid('decline'))
    expect(settlementOfCharge(failed('invalid'))).toEqual(notPaid('fail'))
    expect(settlementOfCharge(failed('unusable_nonce'))).toEqual(notPaid('fail'))
    expect(settlementOfCharge(failed('unavailable'))).toEqual(notPaid('fail'))
  })

  it('is looked up when its answer never came', () => {
    const ok = { ok: true, ...card, amount } as const
    expect(settlementOfFoundCharge({ ...ok, status: 'approved' }, false)).toEqual({
      status: 'captured',
      ...card,
      amount,
    })
    expect(settlementOfFoundCharge({ ...ok, status: 'held' }, false)).toEqual({
      status: 'held',
      ...card,
    })
    for (const status of ['declined', 'voided'] as const)
      expect(settlementOfFoundCharge({ ...ok, status }, false)).toEqual({
        status: 'not_paid',
        event: 'decline',
        message: `The charge was ${status}`,
      })
    expect(settlementOfFoundCharge({ ok: true, status: 'not_found' }, true)).toEqual({
      status: 'not_paid',
      event: 'fail',
      message: 'The provider knows no such charge',
    })
  })
})

describe('a confirmation', () => {
  it('captures, with what the provider kept', () => {
    const captured = { ...card, amount, feeCents: 340 }
    expect(settlementOfConfirmation({ ok: true, status: 'captured', ...captured })).toEqual({
      status: 'captured',
      ...captured,
    })
  })

  it('is held where it is known later whether the money comes', () => {
    expect(settlementOfConfirmation({ ok: true, status: 'later', ...card })).toEqual({
      status: 'held',
      ...card,
    })
  })

  it('waits for a payer who has more to do, and keeps nothing that leads there', () => {
    expect(
      settlementOfConfirmation({
        ok: true,
        status: 'action_needed',
        transactionId: 't1',
        clientSecret: 'secret',
      }),
    ).toEqual({ status: 'awaits_payer', transactionId: 't1' })
  })

  it('counts as declined only where the payer was', () => {
    expect(settlementOfConfirmation(failed('declined'))).toEqual(notPaid('decline'))
    expect(settlementOfConfirmation(failed('invalid'))).toEqual(notPaid('fail'))
    expect(settlementOfConfirmation(failed('unavailable'))).toEqual(notPaid('fail'))
  })
})
