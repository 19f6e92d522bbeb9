import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, orderRow, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { deliveredOrder, refund, settleCards } from '@/tests/setup/order-client'
import { pluginClient } from '@/tests/setup/plugin-client'
import { completedDaysAgo, reviewableOrder, reviewBody } from '@/tests/setup/review-client'
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

/** Pays back all of an order. */
const refundWhole = async (number: string) =>
  refund(admin, number, { amount: (await orderRow(store, number)).totalAmount })

const ask = (times = 1) => finishJob(store, 'ask_for_reviews', {}, times)

async function completed(days: number, locale = 'en') {
  const order = await deliveredOrder(store, [{ product: freshProduct() }], 'card', locale)
  await completedDaysAgo(store, order.number, days)
  return order
}
const asked = async (number: string) => {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query(
    `SELECT "status" FROM "Email" WHERE "kind" = 'review_request' AND "orderId" = $1`,
    [id],
  )
  return rows.length
}
const requestTo = (email: string) =>
  eventually(async () =>
    (await mailsTo(store, email)).find(({ text }) => text.includes('/reviews/write#')),
  )

describe('the mail that asks for reviews', () => {
  it('is sent once some days after delivery, in the buyer’s language, however many workers run', async () => {
    const early = await completed(6.5)
    const due = await completed(7.5, 'de')
    const late = await completed(40)
    await ask(5)
    await ask()
    expect(await Promise.all([early, due, late].map(({ number }) => asked(number)))).toEqual([
      0, 1, 0,
    ])
    const mail = await requestTo(due.email)
    expect(mail.subject).toBe('Wie gefällt Ihnen Ihr Einkauf bei Softhaven?')
    const token = mail.text.match(/\/de\/reviews\/write#(\S+)/)?.[1] ?? ''
    const order = await apiClient(store.url).call('/api/reviews/order', {
      method: 'POST',
      body: { token },
    })
    expect(order.body.orderNumber).toBe(due.number)
    expect(mail.html).not.toContain('/reviews/write?')
    expect(
      (await mailsTo(store, due.email)).filter(({ text }) => text.includes('/reviews/write#')),
    ).toHaveLength(1)
  })

  it('is sent after as many days as the owner chose, or never', async () => {
    const { number } = await completed(2.5)
    await withSetting(store, 'reviewsAskAfterDays', 0, () => ask())
    await withSetting(store, 'reviewsAskAfterDays', 3, () => ask())
    expect(await asked(number)).toBe(0)
    await withSetting(store, 'reviewsAskAfterDays', 2, () => ask())
    expect(await asked(number)).toBe(1)
  })

  it('is not sent for orders that were refunded, in part too, disputed, or reviewed', async () => {
    const refunded = await completed(8)
    expect((await refundWhole(refunded.number)).status).toBe(200)
    const partly = await completed(8)
    await settleCards(store)
    expect((await refund(admin, partly.number, { amount: '1.00' })).status).toBe(200)
    const disputed = await completed(8)
    await store.sql.query('UPDATE "Order" SET "disputedAt" = now() WHERE "orderNumber" = $1', [
      disputed.number,
    ])
    const reviewed = await reviewableOrder(store, freshProduct())
    await apiClient(store.url).call('/api/reviews', { method: 'POST', body: reviewBody(reviewed) })
    await completedDaysAgo(store, reviewed.number, 8)
    await ask()
    for (const { number } of [refunded, partly, disputed, reviewed])
      expect(await asked(number)).toBe(0)
  })

  it('ends with one click, by page or by the mail program', async () => {
    const first = await completed(8)
    await ask()
    const mail = await requestTo(first.email)
    const token = mail.text.match(/\/reviews\/stop#(\S+)/)?.[1] ?? ''
    const client = apiClient(store.url)
    const opened = await client.call(`/api/reviews/stop?token=${token}`)
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toBe(`/reviews/stop#${encodeURIComponent(token)}`)
    const stop = (given: string) =>
      client.call(`/api/reviews/stop?token=${given}`, {
        method: 'POST',
        raw: 'List-Unsubscribe=One-Click',
      })
    expect((await stop(token)).body).toEqual({ status: 'done' })
    const body = { token }
    const again = await client.call('/api/reviews/stop', { method: 'POST', body })
    expect(again.body).toEqual({ status: 'already' })
    expect((await stop('made-up')).status).toBe(400)

    const second = await completed(8)
    await store.sql.query('UPDATE "Order" SET "customerEmail" = $2 WHERE "orderNumber" = $1', [
      second.number,
      first.email.toUpperCase(),
    ])
    await ask()
    expect(await asked(second.number)).toBe(0)
  })

  it('is not sent any more when the order is refunded before', async () => {
    const { number, email } = await completed(8)
    const { id } = await orderRow(store, number)
    // Queued, and due later.
    await store.sql.query(
      `WITH mail AS (
         INSERT INTO "Email" ("id", "kind", "dedupeKey", "orderId", "toAddress", "updatedAt")
         VALUES (gen_random_uuid(), 'review_request', 'review-request:' || $1::int, $1::int, $2, now())
         RETURNING "id")
       SELECT graphile_worker.add_job('send_email', json_build_object('emailId', "id"),
         job_key := 'email:' || "id", run_at := now() + interval '1 hour') FROM mail`,
      [id, email],
    )
    expect((await refundWhole(number)).status).toBe(200)
    const { rows } = await store.sql.query<{ id: string }>(
      `SELECT "id" FROM "Email" WHERE "dedupeKey" = 'review-request:' || $1::int`,
      [id],
    )
    await finishJob(store, 'send_email', { emailId: rows[0]?.id })
    expect((await mailsTo(store, email)).some(({ text }) => text.includes('/reviews/write#'))).toBe(
      false,
    )
  })
})

describe('an invitation by Trustpilot', () => {
  const AFS = 'shop.example+0a1b2c3d@invite.trustpilot.com'
  const invite = (times = 1) => finishJob(store, 'invite_buyers', {}, times)
  const invitations = async () =>
    (await mailsTo(store, AFS)).map(({ html }) =>
      JSON.parse(html.match(/json\+trustpilot">(.*?)<\/script>/)?.[1] ?? '{}'),
    )
  const invitationOf = async (number: string) =>
    (await invitations()).filter(({ referenceId }) => referenceId === number)

  it('is asked for once, after delivery, of nobody who is left out, and only while it is on', async () => {
    const due = await completed(8, 'de')
    await invite()
    expect(await invitations()).toEqual([])
    const plugins = pluginClient(admin)
    const wrong = await plugins.change('trustpilot', {
      settings: { inviteAddress: 'someone@other.example' },
    })
    expect(wrong.status).toBe(400)
    await plugins.set('trustpilot', {
      active: true,
      settings: { inviteAddress: AFS, products: true },
    })

    const early = await completed(6)
    const late = await completed(40)
    const refunded = await completed(8)
    expect((await refundWhole(refunded.number)).status).toBe(200)
    const disputed = await completed(8)
    await store.sql.query('UPDATE "Order" SET "disputedAt" = now() WHERE "orderNumber" = $1', [
      disputed.number,
    ])
    const blocked = await completed(8)
    const erased = await completed(8)
    const idOf = async (email: string) =>
      (await admin.call(`/api/admin/customers?search=${email}`)).body[0].id
    await store.sql.query(
      'UPDATE "CustomerRecord" SET "blockedAt" = now(), "blockedBy" = \'admin\' WHERE "id" = $1',
      [await idOf(blocked.email)],
    )
    const erasure = `/api/admin/customers/${await idOf(erased.email)}/erasure`
    expect((await admin.post(erasure)).status).toBe(200)
    const gift = await completed(8)
    await store.sql.query(
      `INSERT INTO "OrderGift" ("orderId", "recipientEmail", "sendAt")
       SELECT "id", 'bo@friend.example', now() FROM "Order" WHERE "orderNumber" = $1`,
      [gift.number],
    )

    await invite(5)
    await invite()
    const [invitation] = await eventually(async () => {
      const found = await invitationOf(due.number)
      return found.length > 0 && found
    })
    expect(invitation).toMatchObject({
      recipientEmail: due.email,
      recipientName: expect.stringMatching(/./),
      locale: 'de-DE',
      products: [{ name: expect.stringMatching(/./), productUrl: expect.stringMatching(/^http/) }],
    })
    expect(await invitationOf(due.number)).toHaveLength(1)
    for (const { number } of [early, late, refunded, disputed, blocked, erased, gift])
      expect(await invitationOf(number)).toEqual([])
  })
})
