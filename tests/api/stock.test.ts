import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  leaveKeys,
  mailsTo,
  productDispenser,
  runJob,
} from '@/tests/setup/checkout-client'
import { placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const shown = async (id: number): Promise<Product> =>
  (await admin.call(`/api/products/by-id/${id}`)).body
const page = async ({ slug }: Product) => (await fetch(`${store.url}/products/${slug}`)).text()
async function addKeys(product: Product, keys: string[]): Promise<void> {
  const body = { productId: product.id, keyType: 'license', keys }
  expect((await admin.post('/api/admin/product-keys/bulk', body)).body).toMatchObject({
    added: keys.length,
  })
}

/** A product with so many keys left. */
async function scarceProduct(keys: number): Promise<Product> {
  const product = freshProduct()
  await leaveKeys(store, product.id, keys - 1)
  // What changes the keys through the store lets it count them.
  await addKeys(product, [`SCARCE-${product.id}`])
  return product
}

describe('stock follows keys', () => {
  it('says how many are left, and out of stock when the last one is sold', async () => {
    const product = await scarceProduct(2)
    expect(await shown(product.id)).toMatchObject({ inStock: true, stockLeft: 2 })
    expect(await page(product)).toContain('Only 2 left')

    await placeOrder(store, [{ product }], 'card')
    expect(await page(product)).toContain('Only 1 left')
    await placeOrder(store, [{ product }], 'paypal')
    const html = await page(product)
    expect(html).toContain('Out of stock')
    expect(html).toContain('https://schema.org/OutOfStock')
    expect(await shown(product.id)).toMatchObject({ inStock: false, stockLeft: null })

    const shopper = checkoutClient(store)
    const added = await shopper.call('/api/cart', {
      method: 'POST',
      body: { productId: product.id, quantity: 1 },
    })
    expect(added).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  })

  it('is out of stock in lists, searches and carts at the next request, and back with new keys', async () => {
    const product = await scarceProduct(1)
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product }])
    const other = checkoutClient(store)
    const lists = async () => {
      const [byId, found, cart] = await Promise.all([
        admin.call(`/api/products?ids=${product.id}`),
        admin.call(`/api/products?search=${encodeURIComponent(product.name)}`),
        shopper.call('/api/cart'),
      ])
      const inSearch = found.body.find(({ id }: Product) => id === product.id)
      return [byId.body[0].inStock, inSearch?.inStock, cart.body[0].product.inStock]
    }
    expect(await lists()).toEqual([true, true, true])
    await placeOrder(store, [{ product }], 'card')
    expect(await lists()).toEqual([false, false, false])
    const start = await shopper.startWallet()
    expect(start).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    await addKeys(product, [`NEW-${product.id}-1`])
    expect(await lists()).toEqual([true, true, true])
    await other.fillCart([{ product }])
    expect((await other.payByCard()).body.status).toBe('approved')
  })

  it('counts a key that is taken off sale, deleted', async () => {
    const product = await scarceProduct(2)
    const keys = (await admin.call(`/api/admin/product-keys?productId=${product.id}`)).body
    const [first, second] = keys.filter(({ status }: { status: string }) => status === 'available')
    await admin.post(`/api/admin/product-keys/${first.id}/quarantine`, { reason: 'Blocked' })
    expect(await shown(product.id)).toMatchObject({ inStock: true, stockLeft: 1 })
    await admin.call(`/api/admin/product-keys/${second.id}`, { method: 'DELETE' })
    expect(await shown(product.id)).toMatchObject({ inStock: false })
  })

  it('is put right by a job when a process died before it was counted', async () => {
    const product = await scarceProduct(3)
    await leaveKeys(store, product.id, 1)
    await runJob(store, 'refresh_stock')
    await eventually(async () => (await shown(product.id)).stockLeft === 1)
  })

  it('keeps what the owner set: off sale stays off sale, whatever keys there are', async () => {
    const product = await scarceProduct(4)
    const path = `/api/admin/products/${product.id}`
    await admin.call(path, { method: 'PATCH', body: { inStock: false } })
    expect(await shown(product.id)).toMatchObject({ inStock: false, stockLeft: null })
    await admin.call(path, { method: 'PATCH', body: { inStock: true } })
    expect((await admin.call(path)).body).toMatchObject({ inStock: true, availableKeys: 4 })
  })
})

/** What is read of a page. */
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '')

describe('how a product is delivered', () => {
  const create = async (fields: object): Promise<Product> =>
    (
      await admin.post('/api/admin/products', {
        name: 'Delivered somehow',
        slug: `delivered-${randomUUID()}`,
        description: 'A product',
        price: '10.00',
        ...fields,
      })
    ).body

  it('by keys without any key is out of stock; by hand it is not', async () => {
    expect(await shown((await create({ delivery: 'keys' })).id)).toMatchObject({
      delivery: 'keys',
      inStock: false,
    })
    expect(await shown((await create({ delivery: 'manual' })).id)).toMatchObject({
      delivery: 'manual',
      inStock: true,
      stockLeft: null,
    })
    expect((await create({ delivery: 'pigeon' })) as unknown).toMatchObject({
      issues: [{ path: 'delivery' }],
    })
  })

  it('by hand promises one business day on page and in the mail, and mails the owner', async () => {
    const product = await create({ delivery: 'manual' })
    const html = withoutScripts(await page(product))
    expect(html).toContain('within one business day')
    expect(html).not.toContain('Instant email delivery within 5 minutes')
    const { number, email } = await placeOrder(store, [{ product }], 'card')
    expect((await firstMailTo(store, email)).text).toContain('within one business day')
    const notice = await eventually(async () =>
      (await mailsTo(store, 'owner@softhaven.example')).find(({ subject }) =>
        subject.includes(number),
      ),
    )
    expect(notice.subject).toBe(`Order ${number} is to be delivered by hand`)
    expect(notice.text).toContain(product.name)
  })

  it('by hand sells although its keys are used up', async () => {
    const product = await scarceProduct(1)
    await placeOrder(store, [{ product }], 'card')
    expect((await shown(product.id)).inStock).toBe(false)
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { delivery: 'manual' },
    })
    expect((await shown(product.id)).inStock).toBe(true)
    await placeOrder(store, [{ product }], 'card')
  })
})
