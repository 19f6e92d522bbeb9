import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { customerDataSchema } from '@/lib/service/customer-records/contracts'
import { adminWithdrawalsSchema } from '@/lib/service/withdrawals/admin-contracts'
import { withdrawalReceiptSchema } from '@/lib/service/withdrawals/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { mailsTo, pooledProducts } from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { deliveredOrder, detailsOf, refund } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const OWNER = 'refunds@softhaven.example'
const PATH = '/api/withdrawals'
const DAY_MS = 86_400_000

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const statement = (fields: object = {}) => ({
  requestId: randomUUID(),
  name: 'Ada Buyer',
  order: 'SH-1-NOBODY',
  email: 'ada@buyer.example',
  locale: 'en',
  ...fields,
})
const declare = (body: object, client = apiClient(store.url)) =>
  client.call(PATH, { method: 'POST', body })

const listed = async (query = '') =>
  adminWithdrawalsSchema.parse((await admin.call(`/api/admin/withdrawals${query}`)).body)
const answer = (id: number, body: object, who = admin) =>
  who.post(`/api/admin/withdrawals/${id}/answer`, body)
const waiting = async () =>
  (await admin.call('/api/admin/overview')).body.waiting.find(
    ({ what }: { what: string }) => what === 'withdrawals',
  )?.count ?? 0
const status = async (path: string) => (await fetch(store.url + path)).status

it('takes a withdrawal from anybody, has staff answer it once, and keeps it as the law asks', async () => {
  const [product] = await pooledProducts(store)
  if (!product) throw new Error('The seed has no product with keys')
  const order = await deliveredOrder(store, [{ product }])

  // The mail with the keys leads to the page, and so does every footer.
  const [delivery] = await mailsTo(store, order.email)
  expect(delivery?.html).toContain(`/withdrawal?order=${order.number}`)
  const page = await (await fetch(`${store.url}/de/withdrawal`)).text()
  expect(page).toContain('Vertrag widerrufen')
  // Also by a mail, and where there is no script.
  expect(page.split(`an <a href="mailto:${OWNER}">${OWNER}</a>`)).toHaveLength(3)

  // A known order and an unknown one get the same answer; letters of another case are no other order.
  const real = statement({ order: order.number.toLowerCase(), email: order.email, locale: 'de' })
  const [known, unknown] = [await declare(real), await declare(statement())]
  const receipts = [known, unknown].map(({ status, body }) => {
    expect(status).toBe(201)
    return withdrawalReceiptSchema.strict().parse(body)
  })
  // The number with somebody else's address is no match.
  const email = 'eve@buyer.example'
  await declare(statement({ order: order.number, email, name: 'Eve', items: 'One\nlicence' }))

  // The same one again, at once and later, is one; another one with its id is refused.
  const again = statement({ email: 'twice@buyer.example' })
  const twice = await Promise.all([declare(again), declare(again)])
  expect((await declare(again)).body).toEqual(twice[0].body)
  expect(twice[1].body).toEqual(twice[0].body)
  expect((await declare({ ...again, name: 'Mallory' })).status).toBe(409)

  // The receipt says all that was declared, and the second.
  await allDone(store)
  const german = (await mailsTo(store, order.email)).find(
    ({ subject }) => subject === 'Wir haben Ihren Widerruf erhalten',
  )
  const second = new Intl.DateTimeFormat('de', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(receipts[0]?.receivedAt ?? ''))
  expect(german?.text).toContain(second)
  expect(german?.text).toContain('nicht dass wir den Widerruf anerkennen')
  for (const said of [real.name, real.order, real.email, 'Die ganze Bestellung'])
    expect(german?.text).toContain(said)
  expect(await mailsTo(store, 'twice@buyer.example')).toHaveLength(1)
  const notices = (await mailsTo(store, OWNER)).filter(({ subject }) =>
    subject.startsWith('Withdrawal from '),
  )
  expect(notices).toHaveLength(4)
  expect(notices.filter(({ text }) => text.includes('No order has the number'))).toHaveLength(3)

  // Staff see them with what is due, what is late and what went back since.
  expect(await waiting()).toBe(4)
  const rows = await listed('?status=open')
  expect(rows.map(({ matched }) => matched?.orderNumber ?? null)).toEqual([
    order.number,
    null,
    null,
    null,
  ])
  expect(rows[2]).toMatchObject({ name: 'Eve', items: 'One\nlicence' })
  const [mine, strange] = rows
  if (!mine || !strange) throw new Error('Statements are missing')
  expect(mine).toMatchObject({
    isOverdue: false,
    matched: { isLate: false, refundedSince: '0.00' },
  })
  const due = new Date(mine.dueAt).getTime() - new Date(mine.receivedAt).getTime()
  expect(due).toBeGreaterThan(14 * DAY_MS)
  expect(due).toBeLessThan(15 * DAY_MS)
  await refund(admin, order.number, { amount: '1.00' })
  await store.sql.query(
    `UPDATE "Order" SET "createdAt" = "createdAt" - interval '40 days' WHERE "orderNumber" = $1`,
    [order.number],
  )
  await store.sql.query(
    `UPDATE "Withdrawal" SET "receivedAt" = "receivedAt" - interval '20 days' WHERE "id" = $1`,
    [mine.id],
  )
  expect((await listed('?status=open'))[0]).toMatchObject({
    id: mine.id,
    isOverdue: true,
    matched: { isLate: true, refundedSince: '1.00' },
  })

  // One answer counts, whoever gives another at the same time; who refunds nothing answers none.
  const support = await clientOfRole(store, 'support')
  expect((await answer(mine.id, { decision: 'settle' }, support)).status).toBe(403)
  expect((await answer(mine.id, { decision: 'decline', answer: '' })).status).toBe(400)
  const settled = await answer(mine.id, { decision: 'settle', answer: 'Your money is back.' })
  expect(settled.body).toMatchObject({
    status: 'settled',
    answeredBy: expect.any(String),
    isOverdue: false,
  })
  const declined = await Promise.all([
    answer(strange.id, { decision: 'decline', answer: 'Never bought here.' }),
    answer(strange.id, { decision: 'decline', answer: 'Not found.' }),
  ])
  expect(declined.map((one) => one.status).sort()).toEqual([200, 409])
  expect((await answer(2_000_000_000, { decision: 'settle' })).status).toBe(404)
  expect(await waiting()).toBe(2)
  await allDone(store)
  const settledMail = (await mailsTo(store, order.email)).find(
    ({ subject }) => subject === 'Unsere Antwort auf Ihren Widerruf',
  )
  expect(settledMail?.text).toContain('Your money is back.')
  const answers = (await mailsTo(store, 'ada@buyer.example')).filter(
    ({ subject }) => subject === 'Our answer to your withdrawal',
  )
  expect(answers).toHaveLength(1)
  const { events } = await detailsOf(admin, order.number)
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['withdrawal_received', 'withdrawal_settled']),
  )

  // Of a person what is answered is exported and erased, and what is open stays.
  await declare(statement({ order: 'The other one', email: order.email }))
  const customers = await admin.call(`/api/admin/customers?search=${order.email}`)
  const { id } = customers.body[0]
  const { body: data } = await admin.call(`/api/admin/customers/${id}/data`)
  expect(customerDataSchema.parse(data).withdrawals).toMatchObject([
    { status: 'settled', answer: 'Your money is back.' },
    { status: 'open', orderReference: 'The other one' },
  ])
  await admin.post(`/api/admin/customers/${id}/erasure`)
  const left = async (address: string) =>
    (
      await store.sql.query('SELECT "status"::text FROM "Withdrawal" WHERE "email" = $1', [address])
    ).rows.map((row: { status: string }) => row.status)
  expect(await left(order.email)).toEqual(['open'])

  // The nightly cleanup leaves what nobody has answered, however old.
  await store.sql.query(
    `UPDATE "Withdrawal" SET "receivedAt" = now() - interval '4 years',
       "answeredAt" = CASE WHEN "answeredAt" IS NULL THEN NULL ELSE now() - interval '4 years' END`,
  )
  await finishJob(store, 'cleanup')
  expect(await left('ada@buyer.example')).toEqual([])
  expect(await left('eve@buyer.example')).toEqual(['open'])
})

it('is not there where the owner has switched it off', async () => {
  const home = async () => (await fetch(store.url)).text()
  expect(await home()).toContain('href="/withdrawal"')
  expect(await status('/withdrawal')).toBe(200)
  await withSetting(store, 'withdrawalFunction', 'off', async () => {
    expect((await declare(statement())).status).toBe(404)
    expect(await status('/withdrawal')).toBe(404)
    expect(await home()).not.toContain('href="/withdrawal"')
    expect(await (await fetch(`${store.url}/sitemap.xml`)).text()).not.toContain('/withdrawal<')
  })
  expect(await status('/withdrawal')).toBe(200)
})

it('is limited by network and by address, and refuses what is incomplete', async () => {
  for (const fields of [{ name: ' ' }, { order: '' }, { email: 'nobody' }, { requestId: '1' }])
    expect((await declare(statement(fields))).status).toBe(400)
  const flooded = 'flooded@buyer.example'
  for (let count = 0; count < 5; count++)
    expect((await declare(statement({ email: flooded }))).status).toBe(201)
  expect((await declare(statement({ email: flooded }))).status).toBe(429)
  const network = apiClient(store.url)
  const statuses: number[] = []
  for (let count = 0; count < 11; count++)
    statuses.push(
      (await declare(statement({ email: `${randomUUID()}@buyer.example` }), network)).status,
    )
  expect(statuses.slice(-2)).toEqual([201, 429])
})
