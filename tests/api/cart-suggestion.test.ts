import { afterAll, beforeAll, expect, it, test } from '@jest/globals'
import type { Category, Product } from '@/lib/catalog/contracts'
import { suggestionSchema } from '@/lib/orders/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let mains: Category[]
beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  mains = (await apiClient(store.url).call('/api/categories/main')).body
})
afterAll(() => store.stop())

/** @param kind which main category it is of */
async function add(name: string, kind: number): Promise<Product> {
  const { status, body } = await admin.post('/api/admin/products', {
    name,
    description: 'A product that sells with others.',
    price: '20.00',
    categoryId: mains[kind]?.id,
    delivery: 'manual',
  })
  expect(status).toBe(201)
  return body
}

async function suggestedBeside(...ids: number[]): Promise<Product | null> {
  const { status, body } = await apiClient(store.url).call(
    `/api/cart/suggestion?ids=${ids.join(',')}`,
  )
  expect(status).toBe(200)
  return suggestionSchema.parse(body).product
}

async function boughtTwice(...products: [Product, ...Product[]]): Promise<void> {
  for (let orders = 0; orders < 2; orders++)
    await placeOrder(
      store,
      products.map((product) => ({ product })),
      'card',
    )
}

it('is what stands in the same orders as the latest product of the cart, and can be bought', async () => {
  const bought = await add('Suggested Editor', 0)
  const companion = await add('Suggested Fonts', 1)
  const other = await add('Suggested Shield', 2)
  await boughtTwice(bought, companion)
  expect((await suggestedBeside(bought.id))?.id).toBe(companion.id)
  expect((await suggestedBeside(other.id, bought.id))?.id).toBe(companion.id)
  expect(await suggestedBeside(bought.id, companion.id)).toBeNull()
  // Nothing was bought with it: nothing is made up.
  expect(await suggestedBeside(other.id)).toBeNull()
  await admin.call(`/api/admin/products/${companion.id}`, {
    method: 'PATCH',
    body: { inStock: false },
  })
  expect(await suggestedBeside(bought.id)).toBeNull()
})

it('is no second of the same kind as one in the cart, however often both were bought', async () => {
  const office = await add('Suggested Office', 0)
  const rival = await add('Suggested Rival Office', 0)
  const shield = await add('Suggested Guard', 1)
  await boughtTwice(office, rival, shield)
  expect((await suggestedBeside(office.id))?.id).toBe(shield.id)
  expect(await suggestedBeside(office.id, shield.id)).toBeNull()
})

it('is none beside products that there are not', async () => {
  expect(await suggestedBeside(999_999_999)).toBeNull()
})

test.each(['', 'ids=', 'ids=a', 'ids=1;2', `ids=${Array(101).fill(1).join(',')}`])(
  'refuses %j',
  async (query) => {
    const { status, body } = await apiClient(store.url).call(`/api/cart/suggestion?${query}`)
    expect(status).toBe(400)
    expect(body.issues[0].path).toBe('ids')
  },
)
