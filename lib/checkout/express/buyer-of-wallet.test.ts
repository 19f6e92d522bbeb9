import { describe, expect, it } from '@jest/globals'
import { AppError } from '@/lib/core/errors'
import { buyerOfWallet } from './buyer-of-wallet'

const ADA = { email: 'ada@example.com', name: 'Ada Lovelace', country: 'GB' }

describe('the buyer that a wallet names', () => {
  it('has address, name and country', () => {
    expect(buyerOfWallet(ADA, 'PayPal')).toEqual({ ...ADA, address: '' })
  })

  it('is called by the address where there is no name', () => {
    expect(buyerOfWallet({ ...ADA, name: '' }, 'PayPal').name).toBe('ada@example.com')
  })

  it.each([null, 'C2', 'XX'])('has no country that the store does not know: %s', (country) => {
    expect(buyerOfWallet({ ...ADA, country }, 'PayPal').country).toBe('')
  })

  it.each([
    null,
    { ...ADA, email: 'no address' },
    { ...ADA, email: 'ada@example.com\r\nBcc: eve@example.com' },
    { ...ADA, name: 'Ada\u0000' },
    { ...ADA, name: 'A'.repeat(121) },
  ])('is refused where keys could not be mailed: %j', (buyer) => {
    expect(() => buyerOfWallet(buyer, 'PayPal')).toThrow(AppError)
  })
})
