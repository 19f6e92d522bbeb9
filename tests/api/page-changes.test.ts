import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { PLUGINS_ON, switchPlugins } from '@/tests/setup/plugins'
import { type OwnStore, startOwnStore } from '@/tests/setup/store'

let store: OwnStore

beforeAll(async () => {
  store = await startOwnStore()
})
afterAll(() => store.stop())

/** All prices that a product's page shows. */
async function pricesOn(slug: string): Promise<string[]> {
  const page = await (await fetch(`${store.url}/products/${slug}`)).text()
  return page.match(/\$\d+\.\d{2}/g) ?? []
}

async function changePrice(price: string) {
  const admin = await adminClient(store)
  const [product] = (await admin.call('/api/products?limit=1')).body
  const change = { method: 'PATCH', body: { price, originalPrice: null } }
  expect((await admin.call(`/api/admin/products/${product.id}`, change)).status).toBe(200)
  return product.slug as string
}

describe('a change in the back office', () => {
  it('is on the page at the next request', async () => {
    const slug = await changePrice('71.23')
    expect(await pricesOn(slug)).toContain('$71.23')
  })

  it('is still there after a restart, though the build knows nothing of it, as are the plugins that are on', async () => {
    const slug = await changePrice('72.34')
    await switchPlugins(store, PLUGINS_ON.intercom)
    await store.kill()
    await store.start()
    await eventually(async () => (await pricesOn(slug)).includes('$72.34'))
    await eventually(async () => {
      const { headers } = await fetch(store.url)
      return headers.get('content-security-policy')?.includes('https://widget.intercom.io')
    })
    await switchPlugins(store, {})
  })

  it('that is made elsewhere, such as by another server, arrives automatically', async () => {
    const slug = await changePrice('73.45')
    expect(await pricesOn(slug)).toContain('$73.45')
    await store.sql.query('UPDATE "Product" SET "price" = 74.56 WHERE "slug" = $1', [slug])
    expect(await pricesOn(slug)).toContain('$73.45')
    await invalidateCaches(store, 'products')
    expect(await pricesOn(slug)).toContain('$74.56')
  })

  it('while a page is being rendered is not hidden by that page', async () => {
    const slug = await changePrice('75.67')
    expect(await pricesOn(slug)).toContain('$75.67')
    // Blocks the page at its last read, after the product was read.
    const lock = await store.sql.connect()
    await lock.query('BEGIN')
    await lock.query('LOCK TABLE "SeoPage" IN ACCESS EXCLUSIVE MODE')
    await invalidateCaches(store, 'seo', 'products')
    const rendering = pricesOn(slug)
    await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE "datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE '%SeoPage%'`,
      )
      return rows.length > 0
    })
    await store.sql.query('UPDATE "Product" SET "price" = 76.78 WHERE "slug" = $1', [slug])
    await invalidateCaches(store, 'products')
    await lock.query('COMMIT')
    lock.release()
    await rendering
    expect(await pricesOn(slug)).toContain('$76.78')
  })

  it('is listened for by one connection, however long the database was away', async () => {
    await store.database.cut()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await store.database.mend()
    const listeners = async () =>
      (
        await store.sql.query(
          `SELECT count(*)::int AS n FROM pg_stat_activity
           WHERE "datname" = current_database() AND "query" = 'LISTEN page_changes'`,
        )
      ).rows[0].n
    await eventually(async () => (await listeners()) > 0)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await listeners()).toBe(1)
    const slug = await changePrice('77.89')
    expect(await pricesOn(slug)).toContain('$77.89')
  })

  it('cannot be made to be looked for by anybody else', async () => {
    const answer = await fetch(`${store.url}/api/internal/refresh-pages`, {
      method: 'POST',
      headers: { 'x-process-secret': 'guess' },
    })
    expect(answer.status).toBe(404)
  })
})
