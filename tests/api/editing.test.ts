import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const CALL = '/api/admin/editing'
const COUPON = { entityType: 'coupon', entityId: '7' }

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let moderator: Awaited<ReturnType<typeof clientOfRole>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  moderator = await clientOfRole(store, 'moderator')
})
afterAll(() => store.stop())

const namesFor = async (client: typeof admin, thing: object): Promise<string[]> => {
  const { status, body } = await client.post(CALL, thing)
  expect(status).toBe(200)
  return body.usernames
}
const nameOf = async (client: typeof admin): Promise<string> =>
  (await client.call('/api/auth/user')).body.username

describe('what several people have open', () => {
  it('is said to each of them, as long as each says so', async () => {
    expect(await namesFor(admin, COUPON)).toEqual([])
    expect(await namesFor(admin, COUPON)).toEqual([])
    expect(await namesFor(moderator, COUPON)).toEqual([await nameOf(admin)])
    expect(await namesFor(admin, COUPON)).toEqual([await nameOf(moderator)])
    expect(await namesFor(admin, { ...COUPON, entityId: '8' })).toEqual([])
    expect(await namesFor(admin, { ...COUPON, entityType: 'product' })).toEqual([])

    await store.sql.query(`UPDATE "Editing" SET "seenAt" = "seenAt" - interval '26 seconds'`)
    expect(await namesFor(admin, COUPON)).toEqual([])
    await store.sql.query(`UPDATE "Editing" SET "seenAt" = "seenAt" - interval '2 days'`)
    await namesFor(moderator, COUPON)
    const { rows } = await store.sql.query('SELECT "entityId" FROM "Editing"')
    expect(rows).toEqual([{ entityId: '7' }])
  })

  it('is noted once, however many calls there are at a time', async () => {
    const thing = { entityType: 'settings', entityId: 'all' }
    await Promise.all(Array.from({ length: 12 }, () => namesFor(admin, thing)))
    expect(await namesFor(moderator, thing)).toEqual([await nameOf(admin)])
  })

  it('is nobody else’s business, and has to be something of the store', async () => {
    expect((await apiClient(store.url).call(CALL, { method: 'POST', body: COUPON })).status).toBe(
      401,
    )
    for (const wrong of [
      { ...COUPON, entityType: 'user' },
      { ...COUPON, entityId: '' },
      { ...COUPON, entityId: 'x'.repeat(101) },
      { ...COUPON, entityId: 7 },
      {},
    ])
      expect((await admin.post(CALL, wrong)).status).toBe(400)
  })
})

describe('saved views', () => {
  it('are kept by name, for their user alone', async () => {
    const [one, other] = [await clientOfRole(store, 'admin'), await clientOfRole(store, 'admin')]
    const view = { list: 'orders', name: 'Late', filters: { undelivered: 'true' } }
    const kept = await one.post('/api/admin/saved-views', view)
    expect(kept).toMatchObject({ status: 201, body: view })
    expect(kept.body.columns).toBeNull()
    const changed = { ...view, filters: { status: 'processing' }, columns: ['status', 'total'] }
    expect(await one.post('/api/admin/saved-views', changed)).toMatchObject({
      status: 201,
      body: { ...changed, id: kept.body.id },
    })
    expect((await one.call('/api/admin/saved-views')).body).toEqual([
      { ...changed, id: kept.body.id },
    ])
    expect((await other.call('/api/admin/saved-views')).body).toEqual([])

    const path = `/api/admin/saved-views/${kept.body.id}`
    expect((await other.call(path, { method: 'DELETE' })).status).toBe(404)
    expect((await one.call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await one.call('/api/admin/saved-views')).body).toEqual([])
    for (const wrong of [
      { list: 'coupons' },
      { name: ' ' },
      { filters: { status: '' } },
      { columns: [''] },
    ])
      expect((await one.post('/api/admin/saved-views', { ...view, ...wrong })).status).toBe(400)
  })
})
