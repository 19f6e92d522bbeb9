import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  leaveKeys,
  mailsTo,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { finishedJob, giveUpMail, sendNow } from '@/tests/setup/jobs'
import { placeOrder } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const OWNER = 'owner@softhaven.example'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(async () => {
  // What other tests have mailed does not count towards an hour.
  await store.sql.query(
    `UPDATE "Email" SET "createdAt" = "createdAt" - interval '2 hours' WHERE "kind" LIKE 'owner_%'`,
  )
})

/** The mail to the owner whose subject has a text, once it has arrived. */
const ownerMail = (text: string) =>
  eventually(async () =>
    (await mailsTo(store, OWNER)).find(({ subject }) => subject.includes(text)),
  )

type Row = { id: string; kind: string; toAddress: string; dedupeKey: string }
/** The mails of a kind in the outbox: whatever was not queued is never sent. */
const queued = async (kind: string): Promise<Row[]> =>
  (await store.sql.query('SELECT * FROM "Email" WHERE "kind" = $1 ORDER BY "createdAt"', [kind]))
    .rows
const queuedAbout = async (kind: string, dedupeKey: string) =>
  (await queued(kind)).filter((mail) => mail.dedupeKey === dedupeKey).length
const idOf = async (number: string): Promise<number> => (await orderRow(store, number)).id

describe('a new order', () => {
  it('is mailed to the owner with its items, its total and its page', async () => {
    const product = freshProduct()
    const { number, email } = await placeOrder(store, [{ product, quantity: 2 }], 'card')
    const { totalAmount } = await orderRow(store, number)
    const mail = await ownerMail(number)
    expect(mail.subject).toBe(
      `New order ${number}: ${formatMoney(toCents(totalAmount), 'USD', 'en')}`,
    )
    expect(mail.text).toContain(`2 × ${product.name}`)
    expect(mail.text).toContain(email)
    expect(mail.html).toContain(`${store.url}/admin/orders/${number}`)
    expect(mail.html).toContain(`${store.url}/admin/settings#owner-mails`)
    expect(await queuedAbout('owner_new_order', `new-order:${await idOf(number)}`)).toBe(1)
  })

  it('is not when its switch is off', async () => {
    await withSetting(store, 'mailNewOrder', false, async () => {
      const { number } = await placeOrder(store, [{ product: freshProduct() }], 'card')
      expect(await queuedAbout('owner_new_order', `new-order:${await idOf(number)}`)).toBe(0)
    })
  })

  it('goes to the address of the settings', async () => {
    await withSetting(store, 'adminEmail', 'boss@keycorner.example', async () => {
      await placeOrder(store, [{ product: freshProduct() }], 'card')
      const mails = await queued('owner_new_order')
      expect(mails.at(-1)?.toAddress).toBe('boss@keycorner.example')
    })
  })

  it('is one of many in one mail, beyond ten within an hour', async () => {
    const single = await placeOrder(store, [{ product: freshProduct() }], 'card')
    expect(await queuedAbout('owner_new_order', `new-order:${await idOf(single.number)}`)).toBe(1)
    await store.sql.query(
      `INSERT INTO "Email" ("id", "kind", "dedupeKey", "toAddress", "status", "updatedAt")
       SELECT gen_random_uuid(), 'owner_new_order', 'earlier:' || n, $1, 'sent', now()
       FROM generate_series(1, 10) n`,
      [OWNER],
    )
    try {
      const product = freshProduct()
      const placed = await Promise.all(
        [1, 2, 3].map(() => placeOrder(store, [{ product }], 'card')),
      )
      for (const { number } of placed)
        expect(await queuedAbout('owner_new_order', `new-order:${await idOf(number)}`)).toBe(0)
      // Two of them when an hour has just ended.
      const gathered = await queued('owner_more_orders')
      expect(gathered.length).toBeGreaterThan(0)
      expect(gathered.length).toBeLessThanOrEqual(2)
      for (const { id } of gathered) await sendNow(store, id)
      const mails = await eventually(async () => {
        const found = (await mailsTo(store, OWNER)).filter(({ subject }) =>
          /more orders?: \$/.test(subject),
        )
        return found.length === gathered.length && found
      })
      const text = mails.map((mail) => mail.text).join('\n')
      for (const { number } of placed) expect(text.split(`\n${number} `)).toHaveLength(2)
      expect(text).not.toContain(single.number)
    } finally {
      await store.sql.query(`DELETE FROM "Email" WHERE "dedupeKey" LIKE 'earlier:%'`)
    }
  })
})

/** An order whose keys were lost between payment and order. */
async function orderWithoutKeys(): Promise<string> {
  const product = freshProduct()
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product }])
  const paid = await shopper.payByCard()
  await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
  const order = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
  return order.body.orderNumber
}

describe('an order that waits for keys', () => {
  it('is mailed to the owner, in place of the mail about a new order', async () => {
    const number = await orderWithoutKeys()
    expect((await ownerMail(number)).subject).toBe(`Order ${number} waits for licence keys`)
    expect(await queuedAbout('owner_new_order', `new-order:${await idOf(number)}`)).toBe(0)
  })

  it('is but a new order when its switch is off', async () => {
    await withSetting(store, 'mailWaitingOrder', false, async () => {
      const number = await orderWithoutKeys()
      expect((await ownerMail(number)).subject).toContain('New order')
      expect(await queuedAbout('owner_waiting_order', `waiting:${await idOf(number)}`)).toBe(0)
    })
  })
})

describe('an order to deliver by hand', () => {
  it('is not mailed when its switch is off', async () => {
    const product: Product = (
      await admin.post('/api/admin/products', {
        name: 'By hand',
        slug: `by-hand-${randomUUID()}`,
        description: 'A product',
        price: '10.00',
        delivery: 'manual',
      })
    ).body
    await withSetting(store, 'mailByHandOrder', false, async () => {
      const { number } = await placeOrder(store, [{ product }], 'card')
      expect(await queuedAbout('owner_by_hand_order', `by-hand:${await idOf(number)}`)).toBe(0)
    })
    const { number } = await placeOrder(store, [{ product }], 'card')
    expect(await queuedAbout('owner_by_hand_order', `by-hand:${await idOf(number)}`)).toBe(1)
  })
})

describe('low stock', () => {
  /** Sells one, and waits until the stock was looked at. */
  async function sell(product: Product): Promise<void> {
    await placeOrder(store, [{ product }], 'card')
    await finishedJob(store, `watch_stock:${product.id}`)
  }
  const mailsAbout = async ({ id }: Product) =>
    (await queued('owner_low_stock')).filter(({ dedupeKey }) =>
      dedupeKey.startsWith(`low-stock:${id}:`),
    ).length

  it('is mailed to the owner when a sale makes it low, once, and not again for a few keys more', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 5)
    await withSetting(store, 'lowStockThreshold', 3, async () => {
      await sell(product)
      expect(await mailsAbout(product)).toBe(0)
      await sell(product)
      const mail = await ownerMail(`${product.name} is running low`)
      expect(mail.subject).toBe(`${product.name} is running low: 3 keys left`)
      expect(mail.html).toContain(`${store.url}/admin/keys/${product.id}`)
      await sell(product)
      const added = await admin.post('/api/admin/product-keys', {
        productId: product.id,
        keyValue: `FEW-${product.id}`,
        keyType: 'license',
      })
      expect(added.status).toBe(201)
      await sell(product)
      expect(await mailsAbout(product)).toBe(1)
    })
  })

  it('is not when its switch is off', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 2)
    await withSetting(store, 'mailLowStock', false, async () => {
      await sell(product)
      expect(await mailsAbout(product)).toBe(0)
    })
    await sell(product)
    expect(await mailsAbout(product)).toBe(1)
  })

  it('is told of all products in one mail, beyond ten within an hour', async () => {
    await store.sql.query(
      `INSERT INTO "Email" ("id", "kind", "dedupeKey", "toAddress", "status", "updatedAt")
       SELECT gen_random_uuid(), 'owner_low_stock', 'earlier:' || n, $1, 'sent', now()
       FROM generate_series(1, 10) n`,
      [OWNER],
    )
    try {
      const product = freshProduct()
      await leaveKeys(store, product.id, 1)
      await sell(product)
      expect(await mailsAbout(product)).toBe(0)
      const gathered = await queued('owner_more_low_stock')
      expect(gathered).toHaveLength(1)
      await sendNow(store, gathered[0]?.id ?? '')
      const mail = await ownerMail('More products are running low')
      expect(mail.text).toContain(product.name)
    } finally {
      await store.sql.query(`DELETE FROM "Email" WHERE "dedupeKey" LIKE 'earlier:%'`)
    }
  })
})

describe('a mail that is given up', () => {
  const mailServer = (outcome: 'up' | 'reject') => simulate(store.simulators.mail, { outcome })
  afterEach(async () => {
    await mailServer('up')
    await store.sql.query(`DELETE FROM "Email" WHERE "kind" = 'owner_failed_mail'`)
  })

  /** An order whose mails are refused. @returns the ids of the buyer's and of the owner's mail */
  async function refusedMails() {
    await mailServer('reject')
    const { number, email } = await placeOrder(store, [{ product: freshProduct() }], 'card')
    const orderId = await idOf(number)
    const { rows: buyers } = await store.sql.query<{ id: string }>(
      `SELECT "id" FROM "Email" WHERE "orderId" = $1 AND "kind" = 'order_delivery'`,
      [orderId],
    )
    const owners = (await queued('owner_new_order')).filter(
      ({ dedupeKey }) => dedupeKey === `new-order:${orderId}`,
    )
    return { number, email, buyers: buyers[0]?.id ?? '', owners: owners[0]?.id ?? '' }
  }

  it('is told to the owner, but never a mail to the owner itself', async () => {
    const { number, email, buyers, owners } = await refusedMails()
    await giveUpMail(store, owners)
    expect(await queued('owner_failed_mail')).toEqual([])
    await giveUpMail(store, buyers)
    const [notice] = await queued('owner_failed_mail')
    await mailServer('up')
    await sendNow(store, notice?.id ?? '')
    const mail = await ownerMail('could not be sent')
    for (const fact of [number, email, 'Mailbox unavailable', '/admin/settings#mail'])
      expect(mail.text).toContain(fact)
  })

  it('is not told when its switch is off', async () => {
    await withSetting(store, 'mailFailedMail', false, async () => {
      const { buyers } = await refusedMails()
      await giveUpMail(store, buyers)
      expect(await queued('owner_failed_mail')).toEqual([])
    })
  })
})
