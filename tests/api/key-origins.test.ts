import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { checkoutClient, firstMailTo } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import {
  deliveredOrder,
  detailsOf,
  orderToken,
  placeOrder,
  refund,
} from '@/tests/setup/order-client'
import { pdfText } from '@/tests/setup/pdf-text'
import { startStore, type TestStore } from '@/tests/setup/store'

const BATCHES = '/api/admin/key-batches'
const USED = { licenceKind: 'used', keySource: 'previous_owner', firstRegion: 'DE' }
const SAID = 'Used licence, from a previous owner, first sold in Germany'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let made = 0

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const product = async (id: number): Promise<Product> =>
  (await admin.call(`/api/products/by-id/${id}`)).body
async function newProduct(fields: object = {}): Promise<Product> {
  made += 1
  const { body } = await admin.post('/api/admin/products', {
    name: `Of known origin ${made}`,
    description: 'Sold by keys.',
    price: '50.00',
    categoryId: 14,
    ...fields,
  })
  return product(body.id)
}
const addKeys = (productId: number, keys: string[], origin?: object) =>
  admin.post('/api/admin/product-keys/bulk', {
    productId,
    keys,
    batch: origin && { supplier: 'Keys Ltd', reference: 'INV-7', ...origin },
  })
const state = (id: number, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
const batchesOf = async (productId: number) =>
  (await admin.call(`${BATCHES}?productId=${productId}`)).body
const correct = (id: number, body: object) =>
  admin.call(`${BATCHES}/${id}`, { method: 'PATCH', body })
const pageOf = async ({ slug }: Product, language = '') =>
  (await fetch(`${store.url}${language}/products/${slug}`)).text()

describe('where keys come from', () => {
  it('is said of the product by its first keys, and told to buyers before and after they pay', async () => {
    const plain = await newProduct()
    expect(plain).toMatchObject({ licenceKind: null, keySource: null, updates: null })
    expect(await pageOf(plain)).not.toContain('Licence and source')

    const { id } = await newProduct({ updates: '24' })
    await addKeys(id, ['USED-0001', 'USED-0002'], USED)
    const used = await product(id)
    expect(used).toMatchObject(USED)
    const page = await pageOf(used)
    for (const said of [SAID, 'for 24 months from the purchase', 'schema.org/UsedCondition'])
      expect(page).toContain(said)
    expect(await pageOf(used, '/de')).toContain('Gebrauchte Lizenz, von einem früheren Inhaber')

    const shopper = checkoutClient(store)
    const [line] = await shopper.fillCart([{ product: used }])
    expect(line?.product).toMatchObject({ ...USED, updates: '24' })

    const { number, email } = await deliveredOrder(store, [{ product: used }])
    const mail = await firstMailTo(store, email)
    expect(mail?.text).toContain(SAID)
    expect(mail?.text).toMatch(/Updates: until \w+ \d+, 2028/)
    const status = await admin.call('/api/orders/status', {
      method: 'POST',
      body: { token: await orderToken(store, number) },
    })
    expect(status.body.items).toMatchObject([{ statement: { ...USED, updates: '24' } }])

    const token = await orderToken(store, number)
    const certificate = (position: number, headers: Record<string, string>) =>
      fetch(`${store.url}/api/orders/${number}/certificates/${position}`, { headers })
    const answer = await certificate(1, { 'x-order-token': token })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = pdfText(Buffer.from(await answer.arrayBuffer()))
    for (const said of [used.name, number, email, 'A previous owner', 'Germany', 'C-128/11'])
      expect(text).toContain(said)
    expect(text).not.toContain('USED-000')
    expect((await certificate(2, { 'x-order-token': token })).status).toBe(404)
    expect((await certificate(1, {})).status).toBe(404)
    expect((await certificate(1, { 'x-session-id': shopper.session })).status).toBe(404)
    const staff = `/api/admin/orders/${number}/certificates/1`
    expect((await fetch(`${store.url}${staff}`)).status).toBe(401)
    const byStaff = await fetch(store.url + staff, { headers: { 'x-session-token': admin.token } })
    expect(byStaff.status).toBe(200)
    // A batch that is corrected is so on certificates, too.
    await correct((await batchesOf(id))[0].id, { ...USED, firstRegion: 'FR' })
    const corrected = await certificate(1, { 'x-order-token': token })
    expect(pdfText(Buffer.from(await corrected.arrayBuffer()))).toContain('France')
    const { totalAmount: amount } = await detailsOf(admin, number)
    await refund(admin, number, { amount })
    expect((await certificate(1, { 'x-order-token': token })).status).toBe(409)

    await addKeys(plain.id, ['PLAIN-0001'])
    const silent = await deliveredOrder(store, [{ product: await product(plain.id) }])
    expect((await admin.call(`/api/admin/orders/${silent.number}/certificates/1`)).status).toBe(404)
  })

  it('is that of the product, or the keys are refused', async () => {
    const { id } = await newProduct({ licenceKind: 'new' })
    expect(await addKeys(id, ['OTHER-01'], USED)).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'batch.licenceKind' }] },
    })
    expect((await addKeys(id, ['PLAIN-01'])).status).toBe(201)
    const source = { keySource: 'distributor' }
    expect((await addKeys(id, ['NEW-0001'], { licenceKind: 'new', ...source })).status).toBe(201)
    // Others are there of which that is not known.
    expect(await product(id)).toMatchObject({ licenceKind: 'new', keySource: null })
    expect((await state(id, { licenceKind: 'oem' })).status).toBe(409)
    expect((await state(id, { keySource: 'previous_owner' })).status).toBe(400)
    expect((await addKeys(id, ['X'], { keySource: 'previous_owner' })).status).toBe(400)

    const silent = await newProduct()
    await addKeys(silent.id, ['SILENT-1'])
    expect((await addKeys(silent.id, ['SILENT-2'], { licenceKind: 'volume' })).status).toBe(409)
    expect((await state(silent.id, { licenceKind: 'volume' })).status).toBe(200)
    expect((await addKeys(silent.id, ['SILENT-2'], { licenceKind: 'volume' })).status).toBe(201)
  })

  it('is corrected by batch, and the product follows if it has no other keys', async () => {
    const { id } = await newProduct()
    await addKeys(id, ['WRONG-01'], { licenceKind: 'new' })
    const [batch] = await batchesOf(id)
    expect(batch).toMatchObject({ licenceKind: 'new', reference: 'INV-7' })
    expect((await correct(batch.id, { keySource: 'previous_owner' })).status).toBe(400)
    const { status, body } = await correct(batch.id, { ...USED, reference: 'INV-8' })
    expect({ status, body }).toMatchObject({ status: 200, body: { ...USED, reference: 'INV-8' } })
    expect(await product(id)).toMatchObject(USED)
    expect(await pageOf(await product(id))).toContain(SAID)
    await addKeys(id, ['WRONG-02'], USED)
    expect((await correct(batch.id, { licenceKind: 'oem' })).status).toBe(409)
    const { rows } = await store.sql.query(
      `SELECT "before", "after" FROM "AuditEntry" WHERE "action" = 'key_batch.update' AND "entityId" = $1`,
      [String(batch.id)],
    )
    expect(rows).toMatchObject([
      { before: { licenceKind: 'new', reference: 'INV-7' }, after: { licenceKind: 'used' } },
    ])
  })

  it('is never another one than its buyer was told, whatever happens in between', async () => {
    const { id } = await newProduct({ licenceKind: 'new' })
    await addKeys(id, ['TOLD-001', 'TOLD-002'])
    const told = await product(id)
    // Approved by its payer, and not captured yet.
    const late = checkoutClient(store)
    const cart = await late.fillCart([{ product: told }])
    const started = (await late.startWallet()).body.id
    const first = await deliveredOrder(store, [{ product: told }])
    expect((await state(id, { licenceKind: 'used' })).status).toBe(200)
    expect(await late.capture(started)).toMatchObject({
      status: 409,
      body: { code: 'cart_changed' },
    })
    expect(cart).toHaveLength(1)
    const [key] = (await detailsOf(admin, first.number)).items[0]?.keys ?? []
    const replace = () =>
      admin.post(`/api/admin/product-keys/${key?.id}/replace`, { reason: 'It does not work' })
    expect(await replace()).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect((await state(id, { licenceKind: 'new' })).status).toBe(200)

    // Paid for while the pool runs dry: the order waits, and so does what the product states.
    await store.sql.query(
      `UPDATE "ProductKey" SET "notAfter" = now() WHERE "productId" = $1 AND "status" = 'available'`,
      [id],
    )
    await store.sql.query(`UPDATE "Product" SET "delivery" = 'manual' WHERE "id" = $1`, [id])
    const waiting = await placeOrder(store, [{ product: told }])
    await store.sql.query(
      `UPDATE "OrderItem" i SET "delivery" = 'keys' FROM "Order" o
       WHERE o."id" = i."orderId" AND o."orderNumber" = $1`,
      [waiting.number],
    )
    expect((await state(id, { licenceKind: 'used' })).status).toBe(409)
    await store.sql.query(`UPDATE "Product" SET "licenceKind" = 'used' WHERE "id" = $1`, [id])
    await addKeys(id, ['TOLD-003'], { licenceKind: 'used' })
    await finishJob(store, 'deliver_waiting')
    expect((await detailsOf(admin, waiting.number)).items[0]?.keys).toEqual([])
    const { totalAmount: amount } = await detailsOf(admin, waiting.number)
    expect((await refund(admin, waiting.number, { amount })).status).toBeLessThan(300)
  })
})
