import { describe, expect, it } from '@jest/globals'
import { providerOfUnfinished } from './unfinished-order'

describe('the provider of a payment that a browser saved', () => {
  it('is the one that it names', () => {
    expect(providerOfUnfinished({ provider: 'authorize_net' })).toBe('authorize_net')
  })

  it.each([{}, { provider: undefined }, { provider: 'nobody' }, { provider: 'gift_card' }])(
    'is the wallet of earlier versions where it names none that there is: %j',
    (saved) => expect(providerOfUnfinished(saved)).toBe('paypal'),
  )
})
