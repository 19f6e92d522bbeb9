import { describe, expect, it } from '@jest/globals'
import { REFUSALS as AUTHORIZE_NET } from './authorize-net/refusals'
import { declineKindOf } from './decline-kinds'
import { REFUSALS as SQUARE } from './square/refusals'
import { REFUSALS as STRIPE } from './stripe/refusals'

describe('why a card was declined', () => {
  it.each([
    ['6', 'number'],
    ['expired_card', 'expiry'],
    ['CVV_FAILURE', 'security_code'],
    ['27', 'address'],
    ['INSUFFICIENT_FUNDS', 'funds'],
    ['issuer_not_available', 'later'],
    ['2', 'bank'],
    ['stolen_card', 'bank'],
    ['41', 'bank'],
    ['unheard_of', 'bank'],
    [undefined, 'bank'],
  ])('is of the code %s: %s', (code, kind) => {
    expect(declineKindOf(code)).toBe(kind)
  })

  it('agrees with what the owner is told of the same code', () => {
    const told = Object.entries({ ...AUTHORIZE_NET, ...STRIPE, ...SQUARE })
    const words = {
      number: /card number/,
      expiry: /expir/,
      security_code: /security code/,
      address: /address|postal code/,
      funds: /enough money|reached its limit/,
    }
    for (const [kind, said] of Object.entries(words)) {
      const codes = told.filter(([code]) => declineKindOf(code) === kind)
      expect(codes.length).toBeGreaterThan(1)
      for (const [, { text }] of codes) expect(text).toMatch(said)
      const only = told.filter(([, { text }]) => said.test(text) && !/ or /.test(text))
      expect(only.map(([code]) => [code, declineKindOf(code)])).toEqual(
        only.map(([code]) => [code, kind]),
      )
    }
  })
})
