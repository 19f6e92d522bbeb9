import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, orderRow, productDispenser } from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { deliveredOrder, refund, settleCards } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product
let product: Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(async () => {
  product = freshProduct()
  await store.sql.query('UPDATE "Product" SET "termMonths" = 12 WHERE "id" = $1', [product.id])
})

/** An order whose licence ends in so many days. */
async function ending(days: number, locale = 'en', bought = product) {
  const order = await deliveredOrder(store, [{ product: bought }], 'card', locale)
  await store.sql.query(
    `UPDATE "OrderItem" SET "deliveredAt" = now() + make_interval(days => $2::int) - interval '12 months' + interval '1 hour'
     WHERE "orderId" = (SELECT "id" FROM "Order" WHERE "orderNumber" = $1)`,
    [order.number, days],
  )
  return order
}
const remind = (times = 1) =>
  withSetting(store, 'termReminderDays', 14, () =>
    finishJob(store, 'send_due_term_reminders', {}, times),
  )
const reminders = async (number: string) => {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query(
    `SELECT "status" FROM "Email" WHERE "kind" = 'term_reminder' AND "orderId" = $1`,
    [id],
  )
  return rows.length
}

describe('the reminder of the end of a term', () => {
  it('is sent once in the buyer’s language, however many workers run, and not unless it is wanted', async () => {
    const due = await ending(10, 'de')
    await finishJob(store, 'send_due_term_reminders', {}, 1)
    expect(await reminders(due.number)).toBe(0)

    const others = freshProduct()
    await store.sql.query('UPDATE "Product" SET "termMonths" = 12 WHERE "id" = $1', [others.id])
    const early = await ending(20, 'en', others)
    await remind(4)
    await remind()
    expect(await Promise.all([due, early].map(({ number }) => reminders(number)))).toEqual([1, 0])
    const mail = await eventually(async () =>
      (await mailsTo(store, due.email)).find(({ subject }) =>
        subject.includes('endet in 11 Tagen'),
      ),
    )
    expect(mail.subject).toContain(product.name)
    expect(mail.text).toContain(`/de/products/${product.slug}`)
    const price = new Intl.NumberFormat('de', { style: 'currency', currency: 'USD' })
      .format(Number(product.price))
      .replace(/\s/g, ' ')
    for (const part of [mail.text, mail.html]) {
      const words = (part ?? '').replace(/\s|&nbsp;/g, ' ')
      expect(words).toContain(`${price}, zzgl. 8`)
      expect(words).toContain('1 Jahr')
      expect(words).toContain('Nichts verlängert sich von selbst')
    }

    // Whoever wants no more gets none, of a product that is sold out neither.
    const token = /reminders\/stop#(\S+)/.exec(mail.text)?.[1]
    const stopped = await apiClient(store.url).call('/api/cart-reminders/stop', {
      method: 'POST',
      body: { token },
    })
    expect(stopped.body).toEqual({ status: 'done' })
    const later = await ending(10, 'en')
    await store.sql.query('UPDATE "Order" SET "customerEmail" = $1 WHERE "orderNumber" = $2', [
      due.email,
      later.number,
    ])
    const soldOut = await ending(10, 'fr', others)
    await store.sql.query('UPDATE "Product" SET "inStock" = false WHERE "id" = $1', [others.id])
    await remind()
    const unnamed = await eventually(async () =>
      (await mailsTo(store, soldOut.email)).find(({ subject }) => subject.includes('se termine')),
    )
    expect(unnamed.text).toContain('indiquer aucun prix')
    expect(unnamed.text).not.toContain('Prix du jour')
    await allDone(store)
    expect(
      (await mailsTo(store, due.email)).filter(({ subject }) => subject.includes('ends in')),
    ).toEqual([])
  })

  it('is not sent about what was refunded, is over, or was bought again', async () => {
    const refunded = await ending(10)
    await settleCards(store)
    await refund(admin, refunded.number, {
      amount: (await orderRow(store, refunded.number)).totalAmount,
    })
    const over = await ending(-2)
    const first = await ending(5)
    const second = await ending(300)
    await store.sql.query(`UPDATE "Order" SET "customerEmail" = $1 WHERE "orderNumber" = $2`, [
      first.email,
      second.number,
    ])
    await remind()
    expect(
      await Promise.all([refunded, over, first, second].map(({ number }) => reminders(number))),
    ).toEqual([0, 0, 0, 0])
  })

  it('is not sent about products without a term', async () => {
    await store.sql.query('UPDATE "Product" SET "termMonths" = NULL WHERE "id" = $1', [product.id])
    const order = await ending(5)
    await remind()
    expect(await reminders(order.number)).toBe(0)
  })
})
