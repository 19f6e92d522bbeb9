import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

/** A supplier's server: the table that it offers now, how often it was fetched, and how it fails. */
let supplier: Server
let address: string
let table: string
let fetched: number
let fault: 'none' | 'breaks' | 'gone'

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  supplier = createServer((_, response) => {
    fetched++
    if (fault === 'gone') return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': 'text/csv',
      'content-length': Buffer.byteLength(table),
    })
    if (fault === 'none') return response.end(table)
    response.write(table.slice(0, table.length - 10), () => response.destroy())
  })
  await new Promise<void>((resolve) => supplier.listen(0, resolve))
  const bound = supplier.address()
  address = `http://127.0.0.1:${bound && typeof bound === 'object' ? bound.port : 0}/list.csv?key=secret`
})
afterAll(async () => {
  supplier.close()
  await store.stop()
})
beforeEach(() => {
  fetched = 0
  fault = 'none'
})
afterEach(() => store.sql.query('DELETE FROM "SupplierFeed"'))

const PATH = '/api/admin/supplier-feeds'
const fields = (change: object = {}) => ({
  name: 'Keys & Co',
  url: address,
  everyHours: 24,
  isOn: false,
  ...change,
})

async function added(change: object = {}): Promise<number> {
  const answer = await admin.post(PATH, fields(change))
  expect(answer.status).toBe(201)
  return answer.body.id
}
const feedNow = async (id: number) =>
  (await admin.call(PATH)).body.find((feed: { id: number }) => feed.id === id)
const runDue = () => finishJob(store, 'import_supplier_feeds')
const dueAgain = () => store.sql.query('UPDATE "SupplierFeed" SET "nextRunAt" = now()')
const preview = (id: number) => admin.post(`${PATH}/${id}/import`, { dryRun: true })
const priceOf = async ({ slug }: Product) =>
  (await apiClient(store.url).call(`/api/products/${slug}`)).body.price
const mails = async () =>
  (
    await store.sql.query<{ payload: { feedId: number } }>(
      `SELECT "payload" FROM "Email" WHERE "kind" = 'owner_feed_stopped' ORDER BY "createdAt"`,
    )
  ).rows

/** A table that changes prices, as text. */
const pricing = (...lines: [Product, string][]) =>
  ['slug,price', ...lines.map(([{ slug }, price]) => `${slug},${price}`)].join('\n')
/** A price somewhat above another. */
const dearer = ({ price }: Product) => (Number(price) + 1).toFixed(2)

describe('a supplier’s feed', () => {
  it('is added, changed and removed by who may change the catalogue, with its address kept out of the audit trail', async () => {
    const id = await added()
    const shown = address.replace('secret', '…')
    expect(await feedNow(id)).toEqual({
      id,
      ...fields(),
      url: shown,
      nextRunAt: null,
      lastRunAt: null,
      lastResult: null,
    })
    const changed = await admin.call(`${PATH}/${id}`, {
      method: 'PUT',
      body: fields({ name: 'Renamed', everyHours: 6 }),
    })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Renamed', everyHours: 6 } })
    const audit = await store.sql.query(
      `SELECT "before", "after" FROM "AuditEntry" WHERE "entityType" = 'supplier_feed'`,
    )
    expect(audit.rows).toHaveLength(2)
    expect(JSON.stringify(audit.rows)).not.toContain('secret')
    const support = await clientOfRole(store, 'support')
    expect((await support.call(PATH)).status).toBe(403)
    expect((await support.post(`${PATH}/${id}/import`, { dryRun: false })).status).toBe(403)
    expect((await admin.call(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(204)
    for (const answer of [
      await admin.call(`${PATH}/${id}`, { method: 'DELETE' }),
      await admin.call(`${PATH}/${id}`, { method: 'PUT', body: fields() }),
      await preview(id),
    ])
      expect(answer.status).toBe(404)
  })

  it('has its address stored encrypted and given back to nobody; as it was shown it stays', async () => {
    table = pricing([freshProduct(), '1.00'])
    const secret = `${address}&user=me`
    const id = await added({ url: secret })
    const stored = async () =>
      (
        await store.sql.query(
          `SELECT "url", encode("urlEncrypted", 'escape') AS "sealed" FROM "SupplierFeed" WHERE "id" = $1`,
          [id],
        )
      ).rows[0]
    expect(await stored()).toMatchObject({ url: '' })
    expect(JSON.stringify(await stored())).not.toContain('secret')
    const { url: shown } = await feedNow(id)
    expect(shown).toBe(secret.replace('=secret', '=…').replace('=me', '=…'))
    const put = (url: string) =>
      admin.call(`${PATH}/${id}`, { method: 'PUT', body: fields({ url }) })
    const kept = await put(shown)
    expect(kept).toMatchObject({ status: 200, body: { url: shown } })
    fetched = 0
    expect((await preview(id)).status).toBe(200)
    expect(fetched).toBe(1)
    // Not to another host, with what is hidden.
    for (const url of [shown.replace('list.csv', 'other.csv'), shown.replace('127.0.0.1', 'evil')])
      expect(await put(url)).toMatchObject({ status: 400, body: { issues: [{ path: 'url' }] } })
    expect(await admin.post(PATH, fields({ url: shown }))).toMatchObject({ status: 400 })
    const other = await put('https://me:secret@supplier.example/list.csv')
    expect(other.body.url).toBe('https://…@supplier.example/list.csv')
  })

  it('of a store before addresses were encrypted is encrypted, and works meanwhile', async () => {
    const { rows } = await store.sql.query<{ id: number }>(
      `INSERT INTO "SupplierFeed" ("name", "url", "everyHours") VALUES ('Old', $1, 24) RETURNING "id"`,
      [address],
    )
    const id = rows[0]?.id ?? 0
    table = pricing([freshProduct(), '1.00'])
    expect((await preview(id)).status).toBe(200)
    expect((await feedNow(id)).url).toBe(address.replace('secret', '…'))
    await runDue()
    const { rows: sealed } = await store.sql.query(
      'SELECT "url", "urlEncrypted" IS NOT NULL AS "sealed" FROM "SupplierFeed" WHERE "id" = $1',
      [id],
    )
    expect(sealed).toEqual([{ url: '', sealed: true }])
    fetched = 0
    expect((await preview(id)).status).toBe(200)
    expect(fetched).toBe(1)
  })

  it.each([
    ['url', 'ftp://supplier.example/list.csv'],
    ['url', 'not an address'],
    ['url', `https://supplier.example/${'a'.repeat(2000)}`],
    ['name', ' '],
    ['everyHours', 2],
    ['everyHours', '24'],
    ['isOn', 'yes'],
  ])('is refused with %s %p', async (path, value) => {
    expect(await admin.post(PATH, fields({ [path]: value }))).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    })
  })

  it('shows what it would do, and does that and nothing else', async () => {
    const product = freshProduct()
    const price = dearer(product)
    table = pricing([product, price])
    const id = await added()
    const shown = await preview(id)
    expect(shown).toMatchObject({ status: 200, body: { changed: 1, applied: false } })
    expect(await priceOf(product)).toBe(product.price)

    const seen = { dryRun: false, fingerprint: shown.body.fingerprint }
    table = pricing([product, '0.50'])
    expect((await admin.post(`${PATH}/${id}/import`, seen)).status).toBe(409)
    expect(await priceOf(product)).toBe(product.price)
    table = pricing([product, price])
    expect((await admin.post(`${PATH}/${id}/import`, seen)).status).toBe(200)
    await eventually(async () => (await priceOf(product)) === price)
    expect(await feedNow(id)).toMatchObject({ lastResult: { outcome: 'imported', changed: 1 } })
  })

  it('is imported by itself when its time has come, once by many workers, and leaves wrong lines out', async () => {
    const products = Array.from({ length: 5 }, freshProduct)
    const [first = freshProduct(), ...others] = products
    table = `${pricing([first, dearer(first)], ...others.map((one): [Product, string] => [one, one.price]))}\nno such slug,abc`
    const id = await added({ isOn: true })
    await finishJob(store, 'import_supplier_feeds', {}, 3)
    expect(fetched).toBe(1)
    expect(await feedNow(id)).toMatchObject({
      lastResult: { outcome: 'imported', changed: 1, unchanged: 4, refused: 1 },
    })
    await eventually(async () => (await priceOf(first)) === dearer(first))
    await runDue()
    expect(fetched).toBe(1)
    await dueAgain()
    await runDue()
    expect(fetched).toBe(2)
    expect(await feedNow(id)).toMatchObject({ lastResult: { outcome: 'unchanged' } })
  })

  it('is held when it would change more than happens unseen; the owner is told once, and imports it', async () => {
    const product = freshProduct()
    table = pricing([product, '0.01'])
    const id = await added({ isOn: true })
    await runDue()
    await dueAgain()
    await runDue()
    expect(await feedNow(id)).toMatchObject({
      lastResult: { outcome: 'held', message: '1 price would change by more than half' },
    })
    expect(await priceOf(product)).toBe(product.price)
    expect((await mails()).filter(({ payload }) => payload.feedId === id)).toHaveLength(1)

    const { body } = await preview(id)
    const answer = await admin.post(`${PATH}/${id}/import`, {
      dryRun: false,
      fingerprint: body.fingerprint,
    })
    expect(answer.status).toBe(200)
    await eventually(async () => (await priceOf(product)) === '0.01')
    expect(await feedNow(id)).toMatchObject({ lastResult: { outcome: 'imported', message: '' } })
  })

  it('that breaks off in the middle, or is gone, changes nothing, and is tried again', async () => {
    const product = freshProduct()
    const other = freshProduct()
    table = pricing([product, dearer(product)], [other, dearer(other)])
    const id = await added({ isOn: true })
    fault = 'breaks'
    await runDue()
    expect(await feedNow(id)).toMatchObject({
      lastResult: { outcome: 'failed', message: 'The address could not be reached' },
    })
    expect((await preview(id)).status).toBe(400)
    fault = 'gone'
    await dueAgain()
    await runDue()
    expect(await feedNow(id)).toMatchObject({
      lastResult: { outcome: 'failed', message: 'The address answered 404' },
    })
    expect(await priceOf(product)).toBe(product.price)
    expect((await mails()).filter(({ payload }) => payload.feedId === id)).toHaveLength(2)
    fault = 'none'
    await dueAgain()
    await runDue()
    await eventually(async () => (await priceOf(product)) === dearer(product))
  })

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count++) await added()
    expect((await admin.post(PATH, fields())).status).toBe(409)
  })
})
