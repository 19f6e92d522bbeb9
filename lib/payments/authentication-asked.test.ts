import { describe, expect, it } from '@jest/globals'
import { AUTHENTICATION_CODES, isAuthenticationAsked } from './authentication-asked'
import { REFUSALS as AUTHORIZE_NET } from './authorize-net/refusals'
import { REFUSALS as PAYPAL } from './paypal/refusals'
import { REFUSALS as SQUARE } from './square/refusals'
import { REFUSALS as STRIPE } from './stripe/refusals'

describe('a bank that wants to ask its customer', () => {
  it.each(AUTHENTICATION_CODES)('says so by %s', (code) => {
    expect(isAuthenticationAsked(code)).toBe(true)
  })

  it.each(['2', '65', 'card_declined', 'authentication_not_handled', '', null, undefined])(
    'does not by %s',
    (code) => {
      expect(isAuthenticationAsked(code)).toBe(false)
    },
  )

  it('is known to the owner in words, whose fault it never is', () => {
    const tables = [AUTHORIZE_NET, PAYPAL, SQUARE, STRIPE]
    const said = tables.flatMap((table) =>
      Object.entries(table).filter(([code]) => isAuthenticationAsked(code)),
    )
    expect(said).toHaveLength(4)
    for (const [, refusal] of said) expect(refusal.isProviders).toBe(false)
  })
})
