import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { mailsTo, productDispenser, simulate } from '@/tests/setup/checkout-client'
import { deliveredOrder, placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const NAME = 'Used before'

let store: TestStore | undefined
afterAll(() => store?.stop())

const productIn = async ({ url }: TestStore, slug: string) =>
  (await fetch(`${url}/api/products/${slug}`)).json()
const pageOf = async ({ url }: TestStore, slug: string) =>
  (await fetch(`${url}/products/${slug}`)).text()

/** The store behind the same process, once it is given out again. */
async function again(url: string): Promise<TestStore> {
  for (let tries = 0; tries < 50; tries++) {
    const next = await startStore()
    if (next.url === url) return next
    await next.stop()
  }
  throw new Error('It was not given out again')
}

describe('a store that others had before', () => {
  let slug: string
  let buyer: string
  let before: { price: string }

  beforeAll(async () => {
    const used = await startStore()
    const next = await productDispenser(used)
    const product = next()
    slug = product.slug
    before = await productIn(used, slug)
    buyer = (await deliveredOrder(used, [{ product }])).email

    const admin = await adminClient(used)
    const path = `/api/admin/products/${product.id}`
    await admin.call(path, { method: 'PATCH', body: { name: NAME, price: '1.23' } })
    const values = { storeName: NAME }
    await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
    expect(await pageOf(used, slug)).toContain(NAME)
    // What nobody is told of, work that can't be done, and a table that is gone.
    await used.sql.query('UPDATE "Category" SET "name" = $1', [NAME])
    await simulate(used.simulators.mail, { outcome: 'down' })
    await placeOrder(used, [{ product: next() }])
    await used.sql.query('DROP TABLE "CartDay" CASCADE')
    writeFileSync(join(used.downloadsDir, 'left'), '')
    await used.stop()
    store = await again(used.url)
  })

  const clean = () => {
    if (!store) throw new Error('There is no store')
    return store
  }

  it('shows nothing of theirs', async () => {
    expect(await productIn(clean(), slug)).toEqual(before)
    for (const path of ['/', `/products/${slug}`, '/products', '/de'])
      expect(await (await fetch(clean().url + path)).text()).not.toContain(NAME)
    const { rows } = await clean().sql.query(
      `SELECT (SELECT count(*) FROM "Order")::int AS "orders", (SELECT count(*) FROM "AuditEntry")::int AS "entries",
         (SELECT count(*) FROM "CartDay")::int AS "carts", (SELECT count(*) FROM "PageChange")::int AS "changes"`,
    )
    expect(rows).toEqual([{ orders: 0, entries: 0, carts: 0, changes: 0 }])
    expect(readdirSync(clean().downloadsDir)).toEqual([])
    expect(await mailsTo(clean(), buyer)).toEqual([])
  })

  it('sells, mails and changes like any', async () => {
    const product = (await productDispenser(clean()))()
    await deliveredOrder(clean(), [{ product }])
    const admin = await adminClient(clean())
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { name: 'Changed here' },
    })
    expect(await pageOf(clean(), product.slug)).toContain('Changed here')
  })
})
