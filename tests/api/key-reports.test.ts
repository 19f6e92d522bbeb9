import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminKeyReportsSchema } from '@/lib/orders/key-reports/admin-contracts'
import { type ReportableKey, reportableKeysSchema } from '@/lib/orders/key-reports/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { keyLikeTexts, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { deliveredOrder, orderToken } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
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

/** An order, and its buyer by the mailed link. */
async function bought() {
  const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
  const token = await orderToken(store, number)
  const client = apiClient(store.url)
  const path = `/api/orders/${number}/key-reports`
  const headers = { 'x-order-token': token }
  const keys = async () =>
    reportableKeysSchema.parse((await client.call(path, { headers })).body).keys
  const [key] = await keys()
  if (!key) throw new Error('The order has no key to report')
  const report = (fields: object = {}, of = headers) =>
    client.call(path, {
      method: 'POST',
      headers: of,
      body: { requestId: randomUUID(), keyId: key.id, kind: 'used', locale: 'de', ...fields },
    })
  const newest = async () => (await keys()).flatMap(({ reports }) => reports)[0]
  return { number, email, key, keys, report, newest }
}

const listed = async (number: string) =>
  adminKeyReportsSchema
    .parse((await admin.call('/api/admin/key-reports?limit=100')).body)
    .find(({ orderNumber }) => orderNumber === number)

const mailedKeys = async (email: string) => {
  await allDone(store)
  const mails = await mailsTo(store, email)
  return mails.flatMap(({ text }) => keyLikeTexts(text))
}

describe('a key that does not work', () => {
  it('is reported by its buyer, once at a time, and answered by staff', async () => {
    const { number, email, key, report, keys, newest } = await bought()
    expect(key).toMatchObject({ canReport: true, canReplace: false, reports: [] })
    expect(JSON.stringify(await keys())).not.toMatch(/[A-Z0-9]{5}-[A-Z0-9]{5}/)

    const requestId = randomUUID()
    const text = 'It says: already used on another computer.'
    // A double click, then another tab.
    const [first, again] = await Promise.all([
      report({ requestId, text }),
      report({ requestId, text }),
    ])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.body).toEqual({ status: 'open' })
    expect((await report()).status).toBe(409)
    expect(await newest()).toMatchObject({ status: 'open', text, answer: null })

    const row = await listed(number)
    expect(row).toMatchObject({ kind: 'used', text, status: 'open', isAutomatic: false })
    expect(row?.key.status).toBe('used')
    const answered = await admin.post(`/api/admin/key-reports/${row?.id}/answer`, {
      decision: 'answer',
      answer: 'Please activate it by phone.',
    })
    expect(answered.status).toBe(200)
    expect(await newest()).toMatchObject({
      status: 'answered',
      answer: 'Please activate it by phone.',
    })
    await allDone(store)
    const mails = (await mailsTo(store, email)).map(({ text: said }) => said)
    expect(mails.some((said) => said.includes('Please activate it by phone.'))).toBe(true)
    // Answered twice by two of the staff.
    const twice = { decision: 'close', answer: '' }
    expect((await admin.post(`/api/admin/key-reports/${row?.id}/answer`, twice)).status).toBe(409)
  })

  it('is replaced by staff with another one, which goes to the buyer by mail alone', async () => {
    const { number, email, key, report, newest } = await bought()
    const before = await mailedKeys(email)
    await report({ kind: 'blocked' })
    const row = await listed(number)
    const replaced = await admin.post(`/api/admin/key-reports/${row?.id}/replace`, {
      reason: 'Blocked by the publisher',
    })
    expect(replaced.status).toBe(200)
    const after = await mailedKeys(email)
    expect(new Set(after).size).toBe(new Set(before).size + 1)
    expect(await newest()).toMatchObject({ status: 'replaced' })
    const { rows } = await store.sql.query('SELECT "status" FROM "ProductKey" WHERE "id" = $1', [
      key.id,
    ])
    expect(rows[0].status).not.toBe('used')
  })

  it('is replaced at once where the owner says so, and what came in its place is not', async () => {
    await withSetting(store, 'keyReplacementDays', 14, async () => {
      const { email, key, keys, report } = await bought()
      expect((await keys())[0]).toMatchObject({ canReplace: true })
      // What another key would not mend goes to the store.
      const [one, other] = await Promise.all([report({ replace: true }), report({ replace: true })])
      expect([one.status, other.status].sort()).toEqual([201, 409])
      expect([one.body, other.body]).toContainEqual({ status: 'replaced' })
      expect(new Set(await mailedKeys(email)).size).toBe(2)
      const now: ReportableKey[] = await keys()
      const replacement = now.find(({ id, canReport }) => id !== key.id && canReport)
      expect(replacement).toMatchObject({ canReplace: false })
      const told = await report({ keyId: replacement?.id, replace: true })
      expect(told.body).toEqual({ status: 'open' })
    })
  })

  it('is nobody else’s business', async () => {
    const { number, key, report } = await bought()
    const other = await bought()
    expect((await other.report({ keyId: key.id })).status).toBe(404)
    const path = `/api/orders/${number}/key-reports`
    expect((await apiClient(store.url).call(path)).status).toBe(404)
    const theirs = { 'x-order-token': await orderToken(store, other.number) }
    expect((await apiClient(store.url).call(path, { headers: theirs })).status).toBe(404)
    expect((await report({}, theirs)).status).toBe(404)
    expect((await report({ kind: 'nonsense' })).status).toBe(400)
    expect((await report({ keyId: 'x' })).status).toBe(400)
    expect(await listed(number)).toBeUndefined()
  })
})
