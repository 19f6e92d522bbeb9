import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type CartItem, cartSchema } from '@/lib/cart/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let client: ReturnType<typeof apiClient>
let first: Product
let second: Product
let soldOut: Product

beforeAll(async () => {
  store = await startStore()
  const all: Product[] = (await apiClient(store.url).call('/api/products')).body
  const inStock = all.filter((product) => product.inStock)
  const gone = all.find((product) => !product.inStock)
  if (!inStock[0] || !inStock[1] || !gone) throw new Error('The seed lacks products')
  ;[first, second, soldOut] = [inStock[0], inStock[1], gone]
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

const cart = async (): Promise<CartItem[]> =>
  cartSchema.parse((await client.call('/api/cart')).body)
const add = (productId: unknown, quantity?: unknown) =>
  client.call('/api/cart', { method: 'POST', body: { productId, quantity } })

describe('/api/cart', () => {
  it('starts empty, adds products in order and embeds them', async () => {
    expect(await cart()).toEqual([])
    const added = await add(first.id)
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      productId: first.id,
      quantity: 1,
      sessionId: client.session,
    })
    await add(second.id, 3)
    const items = await cart()
    expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [first.id, 1],
      [second.id, 3],
    ])
    expect(items[0]?.product).toEqual(first)
  })

  it('counts two additions at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => add(first.id)))
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([10])
  })

  it("changes and removes lines, and doesn't show one session another's cart", async () => {
    const { body } = await add(first.id)
    const changed = await client.call(`/api/cart/${body.id}`, {
      method: 'PATCH',
      body: { quantity: 7 },
      headers: { 'x-session-id': '' },
    })
    expect(changed).toMatchObject({ status: 200, body: { quantity: 7 } })

    const stranger = apiClient(store.url)
    expect((await stranger.call('/api/cart')).body).toEqual([])
    expect((await stranger.call(`/api/cart/${body.id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await cart())[0]?.quantity).toBe(7)

    expect((await client.call(`/api/cart/${body.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await cart()).toEqual([])
    expect((await client.call(`/api/cart/${body.id}`, { method: 'DELETE' })).status).toBe(404)
  })

  it('is cleared at once', async () => {
    await add(first.id)
    await add(second.id)
    expect((await client.call('/api/cart', { method: 'DELETE' })).status).toBe(204)
    expect(await cart()).toEqual([])
  })

  it.each([undefined, '', 'short', 'with space in it', `${'x'.repeat(201)}`, 'ümlaut-session'])(
    'refuses the session %p',
    async (session) => {
      const headers: Record<string, string> =
        session === undefined
          ? {}
          : { 'x-session-id': encodeURI(session) === session ? session : 'a b c d e f' }
      const response = await fetch(`${store.url}/api/cart`, { headers })
      expect(response.status).toBe(400)
      expect((await response.json()).message).toMatch(/x-session-id/)
    },
  )

  it('refuses what is out of stock or does not exist', async () => {
    expect(await add(soldOut.id)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect((await add(2_147_483_646)).status).toBe(404)
  })

  it.each([
    [{ productId: '1' }, 'productId'],
    [{ productId: 1.5 }, 'productId'],
    [{ productId: -1 }, 'productId'],
    [{ productId: 1e300 }, 'productId'],
    [{}, 'productId'],
    [{ productId: 1, quantity: 0 }, 'quantity'],
    [{ productId: 1, quantity: -3 }, 'quantity'],
    [{ productId: 1, quantity: 100 }, 'quantity'],
    [{ productId: 1, quantity: 1.5 }, 'quantity'],
    [{ productId: 1, quantity: '2' }, 'quantity'],
    [{ productId: 1, quantity: null }, 'quantity'],
  ])('refuses %j and names the field', async (body, path) => {
    const answer = await client.call('/api/cart', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['"text"', 400],
    [`{"productId": 1, "x": "${'y'.repeat(300_000)}"}`, 413],
  ])('answers a broken body with %d', async (raw, status) => {
    expect((await client.call('/api/cart', { method: 'POST', raw })).status).toBe(status)
  })

  it('refuses another content type', async () => {
    const answer = await client.call('/api/cart', {
      method: 'POST',
      raw: 'productId=1',
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  })

  it('holds at most 99 of a product', async () => {
    await add(first.id, 99)
    const answer = await add(first.id)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect((await cart())[0]?.quantity).toBe(99)
  })

  it.each([0, -1, 100, 2.5, '5', null])('refuses to set a quantity of %p', async (quantity) => {
    const { body } = await add(first.id)
    const answer = await client.call(`/api/cart/${body.id}`, {
      method: 'PATCH',
      body: { quantity },
    })
    expect(answer.status).toBe(400)
    expect((await cart())[0]?.quantity).toBe(1)
  })

  it.each(['1', 'nope', '00000000-0000-4000-8000-000000000000'])('knows no item %p', async (id) => {
    expect(
      (await client.call(`/api/cart/${id}`, { method: 'PATCH', body: { quantity: 2 } })).status,
    ).toBe(404)
    expect((await client.call(`/api/cart/${id}`, { method: 'DELETE' })).status).toBe(404)
  })
})
