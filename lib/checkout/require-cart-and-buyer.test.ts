import { expect, it } from '@jest/globals'
import { requireCartAndBuyer } from './require-cart-and-buyer'

const customer = { email: 'ada@buyer.example', name: 'Ada Buyer', address: '' }
const sessionId = 'a-cart-session'

it.each([
  ['test_mode', 'test', {}],
  ['always', 'live', {}],
  ['test_mode', 'live', { sessionId, customer }],
  ['never', 'test', { sessionId, customer }],
] as const)('%s in %s mode accepts %j', (paymentsWithoutCart, mode, start) => {
  expect(() =>
    requireCartAndBuyer({ sessionId: null, ...start }, { paymentsWithoutCart }, mode),
  ).not.toThrow()
})

it.each([
  ['test_mode', 'live', { customer }, 'x-session-id'],
  ['never', 'test', { customer }, 'x-session-id'],
  ['test_mode', 'live', { sessionId }, 'customer'],
  ['never', 'test', { sessionId }, 'customer'],
] as const)('%s in %s mode refuses %j', (paymentsWithoutCart, mode, start, path) => {
  expect(() =>
    requireCartAndBuyer({ sessionId: null, ...start }, { paymentsWithoutCart }, mode),
  ).toThrow(
    expect.objectContaining({ code: 'invalid', issues: [expect.objectContaining({ path })] }),
  )
})
