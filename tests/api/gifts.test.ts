import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  mailsTo,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { sampleBytes, uploadTo } from '@/tests/setup/download-client'
import { libraryToken, openedLibrary } from '@/tests/setup/library-client'
import { detailsOf, orderToken, refund } from '@/tests/setup/order-client'
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

let shopper: ReturnType<typeof checkoutClient>
let recipient: string
let product: Product
beforeEach(() => {
  shopper = checkoutClient(store)
  recipient = `recipient-${randomUUID()}@example.com`
  product = freshProduct()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const start = (gift: object) =>
  shopper.payByCard({ customer: { ...shopper.customer, gift: { email: recipient, ...gift } } })

/** Buys the product as a gift. @returns the order's number */
async function give(gift: object = {}): Promise<string> {
  const cart = await shopper.fillCart([{ product }])
  const paid = await start(gift)
  expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
  const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
  const ordered = await shopper.postOrder(body)
  expect(ordered.status).toBe(201)
  // The same payment again makes no second gift.
  expect(await shopper.postOrder(body)).toMatchObject({ status: 200 })
  return ordered.body.orderNumber
}

const keyMails = async (address: string) =>
  (await mailsTo(store, address)).filter(({ text }) => keyLikeTexts(text).length > 0)

const sendAtOf = async (number: string): Promise<Date> => {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query('SELECT * FROM "OrderGift" WHERE "orderId" = $1', [id])
  return rows[0].sendAt
}

/** Lets the day of a gift come. */
async function itsDayComes(number: string): Promise<void> {
  const { id } = await orderRow(store, number)
  await store.sql.query(`UPDATE "OrderGift" SET "sendAt" = now() WHERE "orderId" = $1`, [id])
  await store.sql.query(
    `UPDATE graphile_worker._private_jobs SET "run_at" = now() WHERE "key" IN
     (SELECT 'email:' || "id" FROM "Email" WHERE "orderId" = $1)`,
    [id],
  )
}

describe('a gift', () => {
  it('is mailed to its recipient without price and number, and its buyer gets the receipt without keys', async () => {
    const message = 'Happy birthday!\n<b>Enjoy</b> & relax'
    const number = await give({ name: 'Grace', message })
    const mail = await firstMailTo(store, recipient)
    expect(mail.subject).toBe('Ada Buyer has a gift for you')
    expect(keyLikeTexts(mail.text)).toHaveLength(1)
    expect(mail.text).toContain('Hello Grace,')
    expect(mail.text).toContain('Happy birthday!')
    expect(mail.html).toContain('&lt;b&gt;Enjoy&lt;/b&gt;')
    for (const secret of [number, product.price, shopper.email, '1 Main Street'])
      expect(mail.html + mail.text).not.toContain(secret)

    const receipt = await firstMailTo(store, shopper.email)
    expect(receipt.subject).toBe(`Your order ${number}: receipt for your gift`)
    expect(receipt.text).toContain(recipient)
    expect(receipt.text).toContain(product.price)
    expect(receipt.text).not.toContain('Happy birthday!')
    expect(await keyMails(shopper.email)).toEqual([])
    await eventually(
      async () => (await detailsOf(admin, number)).orderStatus === 'completed' || undefined,
    )
    expect(await keyMails(recipient)).toHaveLength(1)
  })

  it('shows its keys to nobody, whoever asks', async () => {
    const number = await give()
    const [key = ''] = keyLikeTexts((await firstMailTo(store, recipient)).text)
    const keys = await shopper.call(`/api/orders/${number}/keys`)
    expect(keys).toMatchObject({
      status: 200,
      body: { display: 'gift', gift: { recipientEmail: recipient }, items: [{ keys: [] }] },
    })
    const token = await orderToken(store, number)
    const status = await shopper.call('/api/orders/status', { method: 'POST', body: { token } })
    expect(status.body).toMatchObject({
      gift: { recipientEmail: recipient },
      resend: { state: 'gift' },
    })
    for (const [path, body] of [
      ['/api/orders/status/resend', { token }],
      [`/api/orders/${number}/resend`, {}],
      [`/api/orders/${number}/correct-email`, { email: `other-${shopper.email}` }],
    ] as const)
      expect(await shopper.call(path, { method: 'POST', body })).toMatchObject({
        status: 409,
        body: { reason: 'gift' },
      })
    const client = apiClient(store.url)
    const reader = await openedLibrary(client, await libraryToken(store, client, shopper.email))
    const library = await reader.get()
    expect(library.body.library.orders[0].keys).toBe('gift')
    const revealed = await reader.post(`/orders/${number}/keys`)
    expect(revealed.body).toMatchObject({ display: 'gift', items: [{ keys: [] }] })
    const stranger = await apiClient(store.url).call(`/api/orders/${number}`)
    const said = [keys, status, library, revealed, stranger].map(({ body }) => body)
    expect(JSON.stringify(said)).not.toContain(key)
    expect(JSON.stringify(stranger.body)).not.toContain(recipient)
    // The recipient's address opens nothing.
    const theirs = await client.call('/api/library/access', {
      method: 'POST',
      body: { email: recipient },
    })
    expect(theirs.status).toBe(202)
    expect(await keyMails(shopper.email)).toEqual([])
    expect(await mailsTo(store, recipient)).toHaveLength(1)
  })

  it('is sent at the hour of a time zone', async () => {
    const timeZone = 'Asia/Tokyo'
    const number = await give({ sendOn: inDays(30), sendTime: '07:15', timeZone })
    expect((await sendAtOf(number)).toISOString()).toBe(`${inDays(29)}T22:15:00.000Z`)
    expect((await detailsOf(admin, number)).gift).toMatchObject({ timeZone, design: 'plain' })
  })

  it('waits for its day, and is sent then, once', async () => {
    const number = await give({ sendOn: inDays(30) })
    expect((await sendAtOf(number)).toISOString()).toBe(`${inDays(30)}T09:00:00.000Z`)
    await firstMailTo(store, shopper.email)
    const { orderStatus, gift } = await detailsOf(admin, number)
    expect({ orderStatus, gift }).toMatchObject({
      orderStatus: 'processing',
      gift: { recipientEmail: recipient },
    })
    // Staff can't send it early either.
    expect(await admin.post(`/api/admin/orders/${number}/resend`)).toMatchObject({ status: 409 })
    expect(await mailsTo(store, recipient)).toEqual([])
    await itsDayComes(number)
    await firstMailTo(store, recipient)
    expect(await keyMails(recipient)).toHaveLength(1)
  })

  it('goes to the corrected recipient, before and after its day', async () => {
    const number = await give({ sendOn: inDays(2) })
    const second = `second-${randomUUID()}@example.com`
    const third = `third-${randomUUID()}@example.com`
    const correct = (email: string) =>
      admin.post(`/api/admin/orders/${number}/correct-recipient`, { email })
    expect(await correct(recipient)).toMatchObject({
      status: 409,
      body: { reason: 'same_address' },
    })
    expect(await correct(second)).toMatchObject({ status: 200, body: { mail: null } })
    await itsDayComes(number)
    await firstMailTo(store, second)
    await eventually(
      async () => (await detailsOf(admin, number)).orderStatus === 'completed' || undefined,
    )
    expect(await correct(third)).toMatchObject({ status: 200, body: { mail: 'queued' } })
    expect(keyLikeTexts((await firstMailTo(store, third)).text)).toHaveLength(1)
    expect(await mailsTo(store, recipient)).toEqual([])
  })

  it('is not sent once it was refunded', async () => {
    const number = await give({ sendOn: inDays(2) })
    const { items } = await detailsOf(admin, number)
    const whole = { items: [{ itemId: items[0]?.id, quantity: 1 }] }
    expect(await refund(admin, number, whole)).toMatchObject({ status: 200 })
    const { mails } = await detailsOf(admin, number)
    expect(mails.find(({ kind }) => kind === 'order_delivery')?.status).toBe('cancelled')
    await itsDayComes(number)
    expect(await mailsTo(store, recipient)).toEqual([])
  })

  it('is kept back while its payment is disputed, and mailed when the dispute is won', async () => {
    const number = await give({ sendOn: inDays(2) })
    const dispute = { reference: `G-${number}`, reason: 'Fraud', status: 'needs_response' }
    const opened = await admin.post(`/api/admin/orders/${number}/disputes`, dispute)
    expect(opened.status).toBeLessThan(300)
    await itsDayComes(number)
    await eventually(async () => {
      const { mails } = await detailsOf(admin, number)
      return (
        mails.find(({ kind }) => kind === 'order_delivery')?.status === 'cancelled' || undefined
      )
    })
    expect(await mailsTo(store, recipient)).toEqual([])
    const won = { ...dispute, status: 'won' }
    expect((await admin.post(`/api/admin/orders/${number}/disputes`, won)).status).toBeLessThan(300)
    expect(keyLikeTexts((await firstMailTo(store, recipient)).text)).toHaveLength(1)
  })

  it('is made by the store itself when the browser never comes back', async () => {
    await shopper.fillCart([{ product }])
    expect((await start({ message: 'From afar' })).status).toBe(200)
    await store.sql.query(
      `UPDATE "Payment" SET "capturedAt" = now() - interval '10 minutes', "createdAt" = now() - interval '10 minutes'
       WHERE "sessionId" = $1`,
      [shopper.session],
    )
    await store.sql.query(
      `SELECT graphile_worker.add_job('reconcile_payments', job_key := 'test-' || $1)`,
      [shopper.session],
    )
    expect((await firstMailTo(store, recipient)).text).toContain('From afar')
  })
})

describe('what is refused of a gift, naming the field, before money moves', () => {
  test.each([
    ['no address', { email: '' }, 'customer.gift.email'],
    ['half an address', { email: 'grace@' }, 'customer.gift.email'],
    ['a day that is over', { sendOn: '2020-01-01' }, 'customer.gift.sendOn'],
    ['a day far ahead', { sendOn: inDays(500) }, 'customer.gift.sendOn'],
    ['no day', { sendOn: 'tomorrow' }, 'customer.gift.sendOn'],
    ['the 30th of February', { sendOn: '2027-02-30' }, 'customer.gift.sendOn'],
    ['no time', { sendOn: inDays(2), sendTime: '25:00' }, 'customer.gift.sendTime'],
    ['no time zone', { sendOn: inDays(2), timeZone: 'Mars/Phobos' }, 'customer.gift.timeZone'],
    ['no design', { design: 'neon' }, 'customer.gift.design'],
    ['a long message', { message: 'x'.repeat(501) }, 'customer.gift.message'],
    ['a name of two lines', { name: 'Grace\nBcc: a@example.com' }, 'customer.gift.name'],
  ])('%s', async (_, gift, path) => {
    await shopper.fillCart([{ product }])
    const { status, body } = await start(gift)
    expect(status).toBe(400)
    expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    const { rowCount } = await store.sql.query('SELECT 1 FROM "Payment" WHERE "sessionId" = $1', [
      shopper.session,
    ])
    expect(rowCount).toBe(0)
  })

  test('the buyer’s own address', async () => {
    await shopper.fillCart([{ product }])
    const { status, body } = await start({ email: shopper.email.toUpperCase() })
    expect({ status, path: body.issues[0].path }).toEqual({
      status: 400,
      path: 'customer.gift.email',
    })
  })

  test('a product with files, which only its buyer could open', async () => {
    await uploadTo(store, admin, product.id, sampleBytes(1000), { name: 'Installer' })
    await shopper.fillCart([{ product }])
    const { status, body } = await start({})
    expect(status).toBe(409)
    expect(body.message).toContain(product.name)
  })
})
