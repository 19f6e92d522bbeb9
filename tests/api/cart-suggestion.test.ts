import { afterAll, beforeAll, expect, it, test } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { suggestionSchema } from '@/lib/orders/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let freshProduct: () => Product
beforeAll(async () => {
  store = await startStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

async function suggestedBeside(...ids: number[]): Promise<Product | null> {
  const { status, body } = await apiClient(store.url).call(
    `/api/cart/suggestion?ids=${ids.join(',')}`,
  )
  expect(status).toBe(200)
  return suggestionSchema.parse(body).product
}

it('is what stands in the same orders as the latest product of the cart', async () => {
  const [bought, companion, other] = [freshProduct(), freshProduct(), freshProduct()]
  for (let orders = 0; orders < 2; orders++)
    await placeOrder(store, [{ product: bought }, { product: companion }], 'card')
  expect((await suggestedBeside(bought.id))?.id).toBe(companion.id)
  expect((await suggestedBeside(other.id, bought.id))?.id).toBe(companion.id)
  expect((await suggestedBeside(bought.id, companion.id))?.id).not.toBe(companion.id)
})

it('is one of the same category where nothing was bought together, and never sold out', async () => {
  const product = freshProduct()
  const suggested = await suggestedBeside(product.id)
  expect(suggested).toMatchObject({ categoryId: product.categoryId, inStock: true })
  expect(suggested?.id).not.toBe(product.id)
  const admin = await adminClient(store)
  await admin.call(`/api/admin/products/${suggested?.id}`, {
    method: 'PATCH',
    body: { inStock: false },
  })
  expect((await suggestedBeside(product.id))?.id).not.toBe(suggested?.id)
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
