import { describe, expect, it } from '@jest/globals'
import { REFUSALS as CARD_REFUSALS } from './authorize-net/refusals'
import { whyNotPaid } from './not-paid'
import { REFUSALS as WALLET_REFUSALS } from './paypal/refusals'

describe('why a payment brought no money', () => {
  it.each([
    ['2', 'The bank declined the card', false],
    ['27', 'The billing address is not the card’s', false],
    ['E00007', 'Authorize.Net does not accept the store’s credentials', true],
  ])('is said of the code %s in words', (code, text, isProviders) => {
    const payment = { state: 'declined', code, message: 'Response 99' } as const
    expect(whyNotPaid(payment, CARD_REFUSALS)).toEqual({ text, isProviders })
  })

  it('is the provider’s own sentence for a code that is not known', () => {
    const payment = { state: 'declined', code: '9999', message: 'Do not honour.' } as const
    expect(whyNotPaid(payment, CARD_REFUSALS)).toEqual({
      text: 'Do not honour.',
      isProviders: false,
    })
    expect(whyNotPaid({ ...payment, state: 'failed' }, CARD_REFUSALS).isProviders).toBe(true)
  })

  it('never is a code, also where nothing else is known', () => {
    for (const code of ['9999', 'constructor', null])
      expect(whyNotPaid({ state: 'declined', code, message: null }, CARD_REFUSALS).text).toBe(
        'Declined',
      )
  })

  it('of a wallet’s payment that nobody approved is that', () => {
    const payment = { state: 'abandoned', code: null, message: 'The order is CREATED' } as const
    expect(whyNotPaid(payment, WALLET_REFUSALS)).toEqual({
      text: 'Started, but never approved',
      isProviders: false,
    })
  })

  it('of a wallet’s payment that was declined at first is said', () => {
    const payment = { state: 'abandoned', code: 'INSTRUMENT_DECLINED', message: '' } as const
    expect(whyNotPaid(payment, WALLET_REFUSALS).text).toMatch(/card or bank/)
  })

  it('has words for every code, and no code among them', () => {
    for (const { text } of [...Object.values(CARD_REFUSALS), ...Object.values(WALLET_REFUSALS)])
      expect(text).toMatch(/^[A-Z](?!.*(?:_|\d))/)
  })
})
