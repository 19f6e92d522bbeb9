import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  leaveKeys,
  mailsTo,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
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

type Part = { product: Product; quantity: number }

const saveParts = (id: number, parts: { productId: number; quantity: number }[]) =>
  admin.call(`/api/admin/products/${id}/parts`, { method: 'PUT', body: { parts } })

const byId = async (id: number): Promise<Product> =>
  (await admin.call(`/api/products/by-id/${id}`)).body

let made = 0

/** A bundle of products with keys. */
async function bundleOf(...parts: Part[]): Promise<Product> {
  made += 1
  const { body } = await admin.post('/api/admin/products', {
    name: `Bundle of everything ${made}`,
    description: 'All in one.',
    price: '50.00',
    categoryId: parts[0]?.product.categoryId,
  })
  const saved = await saveParts(
    body.id,
    parts.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  )
  expect(saved).toMatchObject({ status: 200 })
  return byId(body.id)
}

const takenKeys = async (productId: number) => {
  const { rows } = await store.sql.query(
    `DELETE FROM "ProductKey" WHERE "productId" = $1 AND "status" IN ('available', 'reserved')
     RETURNING "valueEncrypted", "valueHash"`,
    [productId],
  )
  return rows
}

const importFile = async (file: string) => {
  const body = new FormData()
  body.set('file', new Blob([file]))
  const headers = { 'x-session-token': admin.token }
  const call = { method: 'POST', headers, body }
  return (await fetch(`${store.url}/api/admin/products/import`, call)).json()
}

describe('bundles', () => {
  it('are made by a file, refused by the rules of the form, and what is in them is undone', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    const bundle = await bundleOf({ product: first, quantity: 1 }, { product: second, quantity: 2 })
    const partsOf = async () =>
      (await admin.call(`/api/admin/products/${bundle.id}/parts`)).body.parts.map(
        ({ productId, quantity }: { productId: number; quantity: number }) => [productId, quantity],
      )
    const line = (parts: string) => `slug,parts\n${bundle.slug},${parts}\n`
    expect(await importFile(line(`${second.slug}; ${first.slug}×3`))).toMatchObject({ changed: 1 })
    expect(await partsOf()).toEqual([
      [second.id, 1],
      [first.id, 3],
    ])
    expect(await importFile(line(`${second.slug}; ${first.slug} x 3`))).toMatchObject({
      unchanged: 1,
    })
    expect(await importFile(line(`${second.slug}; ${bundle.slug}`))).toMatchObject({
      code: 'invalid',
    })
    const undone = { entityType: 'product', entityId: String(bundle.id) }
    expect(await admin.post('/api/admin/undo', undone)).toMatchObject({ body: { undone: 1 } })
    expect(await partsOf()).toEqual([
      [first.id, 1],
      [second.id, 2],
    ])
  })

  it('deliver the keys of every part, each once, for one price', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    const bundle = await bundleOf({ product: first, quantity: 1 }, { product: second, quantity: 2 })
    const html = await (await fetch(`${store.url}/products/${bundle.slug}`)).text()
    expect(html).toContain('What is in it')
    expect(await (await fetch(`${store.url}/products/${first.slug}`)).text()).toContain(bundle.slug)

    const { number, email } = await placeOrder(store, [{ product: bundle }, { product: second }])
    const mail = await firstMailTo(store, email)
    expect(mail.text).toContain(first.name)
    expect(keyLikeTexts(mail.text)).toHaveLength(4)
    await eventually(async () => (await orderRow(store, number)).orderStatus === 'completed')
    const { items } = await detailsOf(admin, number)
    expect(
      items.map(({ productId, quantity, bundlePosition, keys }) => [
        productId,
        quantity,
        bundlePosition,
        keys.length,
      ]),
    ).toEqual([
      [bundle.id, 1, null, 0],
      [first.id, 1, 0, 1],
      [second.id, 2, 0, 2],
      [second.id, 1, null, 1],
    ])
    expect(items.map(({ progress }) => progress)).toEqual(Array(4).fill('delivered'))
    expect(
      items.reduce((sum, { bundleShare }) => sum + Number(bundleShare ?? 0), 0).toFixed(2),
    ).toBe('50.00')
  })

  it('can be sold as often as the keys of their parts suffice for', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    await leaveKeys(store, second.id, 3)
    const bundle = await bundleOf({ product: first, quantity: 1 }, { product: second, quantity: 2 })
    expect(await byId(bundle.id)).toMatchObject({ inStock: true, stockLeft: 1 })

    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: bundle, quantity: 2 }])
    expect(await shopper.startWallet()).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', productId: bundle.id, available: 1 },
    })
    await placeOrder(store, [{ product: bundle }])
    expect(await byId(bundle.id)).toMatchObject({ inStock: false })
    await admin.post('/api/admin/product-keys/bulk', {
      productId: second.id,
      keyType: 'license',
      keys: [`BUNDLED-${second.id}-1`],
    })
    expect(await byId(bundle.id)).toMatchObject({ inStock: true, stockLeft: 1 })
  })

  it('wait for the part whose keys ran out after the payment', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    const bundle = await bundleOf({ product: first, quantity: 1 }, { product: second, quantity: 1 })
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product: bundle }])
    const paid = await shopper.payByCard()
    const [key] = await takenKeys(second.id)
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed).toMatchObject({ status: 201, body: { orderStatus: 'processing' } })
    expect(placed.body.items).toHaveLength(1)
    expect(keyLikeTexts((await firstMailTo(store, shopper.email)).text)).toHaveLength(1)

    await store.sql.query(
      `INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash") VALUES ($1, $2, $3)`,
      [second.id, key.valueEncrypted, key.valueHash],
    )
    await store.sql.query(`SELECT graphile_worker.add_job('deliver_waiting')`)
    await eventually(async () => (await mailsTo(store, shopper.email)).length === 2)
    await eventually(
      async () => (await orderRow(store, placed.body.orderNumber)).orderStatus === 'completed',
    )
  })

  it('take all keys back when they are refunded, and those of a part for its share', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    const bundle = await bundleOf({ product: first, quantity: 1 }, { product: second, quantity: 1 })
    const { number } = await placeOrder(store, [{ product: bundle, quantity: 2 }])
    await eventually(async () => (await orderRow(store, number)).orderStatus === 'completed')
    const { items } = await detailsOf(admin, number)
    const [whole, part] = items
    expect(
      await refund(admin, number, { items: [{ itemId: part?.id, quantity: 1 }] }),
    ).toMatchObject({ status: 200 })
    const statesOf = async () =>
      (await detailsOf(admin, number)).items.map(({ refundedQuantity, keys }) => [
        refundedQuantity,
        keys.filter(({ status }) => status === 'quarantined').length,
      ])
    expect(await statesOf()).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ])
    expect(
      await refund(admin, number, { items: [{ itemId: whole?.id, quantity: 2 }] }),
    ).toMatchObject({ status: 200 })
    expect(await statesOf()).toEqual([
      [2, 0],
      [2, 2],
      [2, 2],
    ])
    const { payment } = await detailsOf(admin, number)
    expect(payment.refundedAmount).toBe(payment.capturedAmount)
    expect((await orderRow(store, number)).orderStatus).toBe('refunded')
  })

  it('refuse what cannot be in them, and keys of their own', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    const bundle = await bundleOf({ product: first, quantity: 1 }, { product: second, quantity: 1 })
    const part = { productId: first.id, quantity: 1 }
    const refused = async (parts: { productId: number; quantity: number }[], status: number) =>
      expect(await saveParts(bundle.id, parts)).toMatchObject({ status })
    await refused([part], 400)
    await refused([part, part], 400)
    await refused([part, { productId: second.id, quantity: 11 }], 400)
    await refused([part, { productId: bundle.id, quantity: 1 }], 409)
    expect(await saveParts(first.id, [{ ...part, productId: second.id }, part])).toMatchObject({
      status: 409,
    })
    expect(
      await admin.post('/api/admin/product-keys/bulk', {
        productId: bundle.id,
        keyType: 'license',
        keys: ['OF-THE-BUNDLE-1'],
      }),
    ).toMatchObject({ status: 409 })
    const byHand = { method: 'PATCH', body: { delivery: 'manual' } } as const
    expect(await admin.call(`/api/admin/products/${bundle.id}`, byHand)).toMatchObject({
      status: 400,
    })
    expect(await saveParts(bundle.id, [])).toMatchObject({ status: 200, body: { parts: [] } })
    expect(await byId(bundle.id)).toMatchObject({ delivery: 'manual' })
  })
})
