import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { cartQuery } from './cart-actions'
import type { CartChange, CartLine } from './cart-lines'

const SECOND = 1000
const MINUTE = 60 * SECOND

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

// The header observes the cart on every page, so that no browser test ever sees it garbage-collected.
it('keeps a cart that nobody looks at for 5 minutes', () => {
  const client = new QueryClient()
  const query = cartQuery(client)
  const initialData: { confirmed: CartLine[]; changes: CartChange[] } = {
    confirmed: [],
    changes: [],
  }
  const observer = new QueryObserver(client, { ...query, enabled: false, initialData })
  const unsubscribe = observer.subscribe(() => {})
  jest.advanceTimersByTime(10 * MINUTE)
  expect(client.getQueryData(query.queryKey)).toBeDefined()
  unsubscribe()
  jest.advanceTimersByTime(5 * MINUTE - SECOND)
  expect(client.getQueryData(query.queryKey)).toBeDefined()
  jest.advanceTimersByTime(2 * SECOND)
  expect(client.getQueryData(query.queryKey)).toBeUndefined()
})
