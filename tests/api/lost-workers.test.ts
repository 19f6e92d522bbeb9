import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { passTime } from '@/scripts/chaos/pass-time'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  mailsTo,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { placeOrder, refund } from '@/tests/setup/order-client'
import { setSetting } from '@/tests/setup/settings'
import { type OwnStore, startOwnStore } from '@/tests/setup/store'

/** As many as a server sends at a time. */
const WORKERS = 4

let store: OwnStore
let freshProduct: () => Product

beforeAll(async () => {
  store = await startOwnStore()
  // Mails to the owner would take workers from those to buyers, which are looked at here.
  await setSetting(store, 'mailNewOrder', false)
  freshProduct = await productDispenser(store)
})
afterAll(() => store?.stop())

const mailServer = (outcome: string) => simulate(store.simulators.mail, { outcome })
beforeEach(() => mailServer('silent'))
afterEach(() => mailServer('up'))

const statusesOf = async (addresses: string[]): Promise<string[]> => {
  const { rows } = await store.sql.query<{ status: string }>(
    `SELECT "status" FROM "Email" WHERE "toAddress" = ANY($1)`,
    [addresses],
  )
  return rows.map(({ status }) => status)
}

/** Orders whose mails a worker is sending, to a mail server that keeps silent. */
async function ordersBeingMailed(count: number) {
  const orders = await Promise.all(
    Array.from({ length: count }, () => placeOrder(store, [{ product: freshProduct() }])),
  )
  const emails = orders.map(({ email }) => email)
  await eventually(async () => (await statusesOf(emails)).every((status) => status === 'sending'))
  return orders
}

const arrivals = (orders: { email: string }[]) =>
  Promise.all(orders.map(({ email }) => firstMailTo(store, email, 60_000)))

describe('a mail that is being sent', () => {
  it('is sent by another worker, minutes after its own was killed', async () => {
    const orders = await ordersBeingMailed(1)
    await store.kill()
    await mailServer('up')
    await passTime(store.sql, 3)
    await store.start()
    await arrivals(orders)
    for (const { email } of orders) expect(await mailsTo(store, email)).toHaveLength(1)
  })

  it('is sent although all workers of its server lost the database meanwhile', async () => {
    const orders = await ordersBeingMailed(WORKERS)
    await store.database.cut()
    try {
      // The mails fail now, and nobody can write that down.
      await mailServer('up')
      await sleep(2000)
    } finally {
      await store.database.mend()
    }
    await passTime(store.sql, 3)
    await arrivals(orders)
    const later = checkoutClient(store)
    const cart = await later.fillCart([{ product: freshProduct() }])
    const paid = await later.payByCard()
    await later.postOrder(later.orderBody(cart, paid.body.transactionId, 'card'))
    await firstMailTo(store, later.email)
  })

  it('is given up when its order is refunded meanwhile, and nothing tries it for ever', async () => {
    const [order] = await ordersBeingMailed(1)
    if (!order) throw new Error('There is no order')
    const admin = await adminClient(store)
    const { payment } = (await admin.call(`/api/admin/orders/${order.number}`)).body
    const answer = await refund(admin, order.number, { amount: payment.capturedAmount })
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    // It fails now, and is written anew when it is tried again: then there is nothing left to tell.
    await mailServer('down')
    await eventually(async () => (await statusesOf([order.email])).includes('cancelled'))
    await mailServer('up')
    const mail = await firstMailTo(store, order.email, 60_000)
    expect(mail.subject).toMatch(/refund/i)
    await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send_email'`,
      )
      return rows.length === 0
    })
    expect(await mailsTo(store, order.email)).toHaveLength(1)
  })
})

describe('workers that lost the database as they started', () => {
  it('do their jobs when it is back', async () => {
    await mailServer('up')
    await store.end()
    const client = await store.sql.connect()
    try {
      // What workers ask first waits for somebody else, and its answer is lost with the connection.
      await client.query('BEGIN')
      await client.query('DELETE FROM graphile_worker._private_tasks WHERE identifier = $1', [
        'cleanup',
      ])
      await store.start()
      await eventually(async () => (await waitingStatements()) > 0)
      await store.database.cut()
      await store.database.mend()
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
    const { email } = await placeOrder(store, [{ product: freshProduct() }])
    await firstMailTo(store, email, 60_000)
  })
})

/** How many statements of workers that name their kinds of jobs wait for somebody else's. */
async function waitingStatements(): Promise<number> {
  const { rows } = await store.sql.query<{ count: number }>(
    `SELECT count(*)::int AS "count" FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'insert into %_private_tasks%'`,
  )
  return rows[0]?.count ?? 0
}
