import { describe, expect, it } from '@jest/globals'
import { approvalUrlIn, readApproval } from './approval'

const PAYER = {
  email_address: 'ada@example.com',
  name: { given_name: 'Ada', surname: 'Lovelace' },
  address: { country_code: 'GB' },
}

describe('who approved an order', () => {
  it('is its payer', () => {
    expect(readApproval({ status: 'APPROVED', payment_source: { paypal: PAYER } })).toEqual({
      ok: true,
      isApproved: true,
      buyer: { email: 'ada@example.com', name: 'Ada Lovelace', country: 'GB' },
    })
  })

  it('is told by the older field, too', () => {
    const answer = readApproval({
      status: 'COMPLETED',
      payment_source: { paypal: {} },
      payer: PAYER,
    })
    expect(answer).toMatchObject({ buyer: { email: 'ada@example.com' } })
  })

  it('is nobody before the approval, whatever the order says', () => {
    expect(readApproval({ status: 'PAYER_ACTION_REQUIRED', payer: PAYER })).toEqual({
      ok: true,
      isApproved: false,
      buyer: null,
    })
  })

  it('is unknown without an address', () => {
    expect(readApproval({ status: 'APPROVED', payer: { name: { surname: 'Lovelace' } } })).toEqual({
      ok: true,
      isApproved: true,
      buyer: null,
    })
  })

  it('may have one name, and no country', () => {
    const payer = { email_address: 'ada@example.com', name: { given_name: 'Ada' } }
    expect(readApproval({ status: 'APPROVED', payer })).toMatchObject({
      buyer: { name: 'Ada', country: null },
    })
  })

  it('is not read from something else', () => {
    expect(readApproval('<html>')).toMatchObject({ ok: false, reason: 'unavailable' })
  })
})

describe("PayPal's page for the approval", () => {
  const link = (href: string, rel = 'payer-action') => [{ rel, href }]

  it('is on a host of PayPal', () => {
    const address = 'https://www.sandbox.paypal.com/checkoutnow?token=5O1'
    expect(
      approvalUrlIn([{ rel: 'self', href: 'https://api-m.paypal.com/x' }, ...link(address)]),
    ).toBe(address)
    expect(approvalUrlIn(link(address, 'approve'))).toBe(address)
  })

  it.each([
    'https://paypal.com.example.com/checkoutnow',
    'https://notpaypal.com/checkoutnow',
    'http://www.paypal.com/checkoutnow',
    'http://127.0.0.1:4000/checkoutnow',
  ])('is none at %s', (address) => {
    expect(approvalUrlIn(link(address))).toBeNull()
  })

  it('is none where there is no link', () => {
    expect(approvalUrlIn([])).toBeNull()
  })
})
