import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { reviewableOrder, reviewBody } from '@/tests/setup/review-client'
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

const rowOf = async (product: Product, query = '') =>
  (await admin.call(`/api/admin/reviews?limit=100${query}`)).body.find(
    ({ productId }: { productId: number }) => productId === product.id,
  )

/** A product with a review that is shown, and its buyer's address. */
async function published() {
  const product = freshProduct()
  const order = await reviewableOrder(store, product)
  await apiClient(store.url).call('/api/reviews', { method: 'POST', body: reviewBody(order) })
  const { id, updatedAt } = await rowOf(product)
  await admin.post(`/api/admin/reviews/${id}/decision`, {
    decision: 'publish',
    expectedUpdatedAt: updatedAt,
  })
  return { product, id: id as number, email: order.email }
}
const report = (id: number, fields: object = {}) =>
  apiClient(store.url).call(`/api/reviews/${id}/reports`, {
    method: 'POST',
    body: {
      ground: 'personal_data',
      explanation: 'It names where somebody lives.',
      goodFaith: true,
      locale: 'de',
      ...fields,
    },
  })
const mailWith = (address: string, words: string) =>
  eventually(async () =>
    (await mailsTo(store, address)).find(({ text }) => text.replace(/\s+/g, ' ').includes(words)),
  )

describe('reports of reviews', () => {
  it('are received, listed, and answered by keeping or taking down the review', async () => {
    const { product, id } = await published()
    const notifier = `notifier-${id}@example.com`
    for (const fields of [{ ground: 'dislike' }, { explanation: ' ' }, { goodFaith: false }])
      expect((await report(id, fields)).status).toBe(400)
    expect((await report(999_999_999)).status).toBe(404)

    expect((await report(id, { email: notifier, name: 'Nora' })).status).toBe(201)
    expect((await report(id)).status).toBe(201)
    await mailWith(notifier, 'Ein Mensch prüft sie')
    const listed = await rowOf(product, '&reported=true')
    expect(listed).toMatchObject({
      status: 'published',
      decision: null,
      reports: [
        { status: 'open', email: null, name: '' },
        { status: 'open', email: notifier, name: 'Nora', ground: 'personal_data' },
      ],
    })
    expect(await rowOf(product, '&reported=false')).toBeUndefined()

    const kept = await admin.post(`/api/admin/reviews/${id}/keep`, {
      reason: 'Es ist die Adresse des Shops.',
      expectedUpdatedAt: listed.updatedAt,
    })
    expect(kept.body.reports.map(({ status }: { status: string }) => status)).toEqual([
      'kept',
      'kept',
    ])
    await mailWith(notifier, 'Es ist die Adresse des Shops.')
    const again = await admin.post(`/api/admin/reviews/${id}/keep`, {
      expectedUpdatedAt: listed.updatedAt,
    })
    expect(again.status).toBe(409)
    expect((await apiClient(store.url).call(`/api/reviews/${id}`)).status).toBe(200)
  })

  it('give its author a statement of reasons when it is hidden or deleted, with or without one', async () => {
    const { product, id, email } = await published()
    const notifier = `second-${id}@example.com`
    await report(id, { email: notifier, locale: 'en' })
    const { updatedAt } = await rowOf(product)
    const hidden = await admin.post(`/api/admin/reviews/${id}/decision`, {
      decision: 'hide',
      ground: 'illegal',
      reason: 'It defames somebody.',
      expectedUpdatedAt: updatedAt,
    })
    expect(hidden.body).toMatchObject({
      status: 'hidden',
      decision: { ground: 'illegal', reason: 'It defames somebody.' },
      reports: [{ status: 'removed' }],
    })
    const statement = await mailWith(email, 'We hold the content to be illegal.')
    for (const words of ['It defames somebody.', 'Somebody reported it.', '/contact'])
      expect(statement.text.replace(/\s+/g, ' ')).toContain(words)
    await mailWith(notifier, 'have taken it down')
    expect((await apiClient(store.url).call(`/api/reviews/${id}`)).status).toBe(404)
    expect((await report(id)).status).toBe(404)

    // A client from before grounds were asked for.
    const other = await published()
    const { updatedAt: read } = await rowOf(other.product)
    const old = await admin.post(`/api/admin/reviews/${other.id}/decision`, {
      decision: 'hide',
      expectedUpdatedAt: read,
    })
    expect(old.body.decision).toMatchObject({ ground: 'not_stated', reason: '' })
    const { rows } = await store.sql.query(
      `SELECT "after" FROM "AuditEntry" WHERE "action" = 'review.hide' AND "entityId" = $1`,
      [String(other.id)],
    )
    expect(rows).toMatchObject([{ after: { ground: 'not_stated' } }])

    // Who asks for it needs no reasons.
    const own = await published()
    const deleted = await admin.call(`/api/admin/reviews/${own.id}?ground=author_request`, {
      method: 'DELETE',
    })
    expect(deleted.status).toBe(204)
    await allDone(store)
    expect(
      (await mailsTo(store, own.email)).filter(({ subject }) => subject.startsWith('Your review')),
    ).toEqual([])
  })

  it('are removed half a year after their answer', async () => {
    const { product, id } = await published()
    await report(id)
    await report(id)
    await store.sql.query(
      `UPDATE "ReviewReport" SET "status" = 'kept', "decidedAt" = now() - interval '7 months'
       WHERE "id" = (SELECT max("id") FROM "ReviewReport" WHERE "reviewId" = $1)`,
      [id],
    )
    await finishJob(store, 'cleanup')
    expect((await rowOf(product)).reports).toMatchObject([{ status: 'open' }])
  })
})
