import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { CartError, fetchCart, sendChange } from './cart-calls'
import type { CartChange, CartLine } from './cart-lines'

// The server of these tests answers each call in the same way.
let answer: () => Promise<Response>
const network = jest.spyOn(globalThis, 'fetch')

beforeEach(() => {
  network.mockImplementation(() => answer())
})
afterEach(() => {
  network.mockReset()
})

const product = {
  id: 7,
  slug: 'product-7',
  name: 'Product 7',
  publisher: 'Publisher',
  price: '10.00',
  image: '/images/placeholder.svg',
}
const lines: CartLine[] = [{ id: 'line-7', productId: 7, quantity: 1, product }]
const refused = async () => new Response('out of order', { status: 500 })
const signal = new AbortController().signal

/** What a call fails with. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

describe('the error catalogue of the cart', () => {
  it.each([
    ['Failed to fetch cart items', () => fetchCart(signal)],
    ['Failed to add to cart', () => sendChange({ type: 'add', product, quantity: 1 }, [])],
    ['Failed to update cart item', () => sendChange({ type: 'step', productId: 7, by: 1 }, lines)],
    [
      'Failed to remove cart item: out of order',
      () => sendChange({ type: 'remove', productId: 7 }, lines),
    ],
    ['Failed to clear cart', () => sendChange({ type: 'clear' }, lines)],
  ])('%s', async (message, call) => {
    // A session that is new has no cart to fetch.
    answer = refused
    await failure(fetchCart(signal))
    const error = await failure(call())
    expect(error).toBeInstanceOf(CartError)
    expect(error).toMatchObject({ message, status: 500, cause: { message: '500: out of order' } })
  })

  it('has no status where the network failed', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const error = await failure(sendChange({ type: 'clear' }, lines))
    expect(error).toMatchObject({ message: 'Failed to clear cart', status: null })
  })

  it('gives the words of a conflict, and of nothing else', async () => {
    const said = (status: number) => async () =>
      Response.json({ code: 'conflict', message: 'Out of stock' }, { status })
    const add = () => failure(sendChange({ type: 'add', product, quantity: 1 }, []))
    answer = said(409)
    expect(await add()).toMatchObject({ conflictMessage: 'Out of stock' })
    answer = said(500)
    expect(await add()).toMatchObject({ conflictMessage: null })
  })

  it('takes a line that is gone already as removed', async () => {
    answer = async () => Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 })
    expect(await sendChange({ type: 'remove', productId: 7 }, lines)).toEqual([])
  })
})

describe('a change of the cart', () => {
  it.each<CartChange>([
    { type: 'add', product, quantity: 1 },
    { type: 'step', productId: 7, by: 1 },
    { type: 'remove', productId: 7 },
    { type: 'clear' },
  ])('goes on when its page is left: $type', async (change) => {
    answer = async () => Response.json({ id: 'line-7', productId: 7, quantity: 2, product })
    await sendChange(change, lines)
    expect(network).toHaveBeenCalledTimes(1)
    expect(network).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ keepalive: true }),
    )
  })
})
