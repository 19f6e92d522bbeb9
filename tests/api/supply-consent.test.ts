import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { CONSENT_VERSION } from '@/lib/settings/supply-consent'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  mailsTo,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { allDone, finishJob, giveUpMail } from '@/tests/setup/jobs'
import { detailsOf, orderToken } from '@/tests/setup/order-client'
import { setSetting, withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const AGREED = { supply: true, loss: true, version: CONSENT_VERSION }
const DAY_MS = 86_400_000

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  await setSetting(store, 'supplyConsent', 'europe')
})
afterAll(() => store.stop())

/** A buyer with a product in the cart. */
async function buyer(country: string | undefined, more: object = {}) {
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product: freshProduct() }])
  const customer = { ...shopper.customer, ...(country && { country }), ...more }
  const pay = (extra: object = {}) => shopper.payByCard({ customer, ...extra })
  /** @returns the number of the order */
  const buy = async (extra: object = {}): Promise<string> => {
    const paid = await pay(extra)
    expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
    const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
    const placed = await shopper.postOrder(body)
    expect(placed.status).toBe(201)
    expect((await shopper.postOrder(body)).status).toBe(200)
    return placed.body.orderNumber
  }
  const keys = async (number: string) => (await shopper.call(`/api/orders/${number}/keys`)).body
  return { ...shopper, customer, pay, buy, keys }
}

const withKeys = async (address: string) =>
  (await mailsTo(store, address)).filter(({ text }) => keyLikeTexts(text).length > 0)
const payments = async (session: string) =>
  (await store.sql.query('SELECT 1 FROM "Payment" WHERE "sessionId" = $1', [session])).rowCount
const consentOf = async (number: string) => {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query('SELECT * FROM "SupplyConsent" WHERE "orderId" = $1', [id])
  return rows[0]
}
const rightOf = async (number: string, email: string) => {
  const statement = {
    requestId: randomUUID(),
    name: 'Ada Buyer',
    order: number,
    email,
    locale: 'en',
  }
  const declared = await admin.call('/api/withdrawals', { method: 'POST', body: statement })
  expect(declared.status).toBe(201)
  const listed = (await admin.call('/api/admin/withdrawals')).body
  return listed.find(
    ({ matched }: { matched: { orderNumber: string } | null }) => matched?.orderNumber === number,
  )?.matched.lines[0].right
}

it('sells to a German consumer who agrees, and releases the key after the confirmation of that', async () => {
  const german = await buyer('DE')
  for (const [supplyConsent, field] of [
    [undefined, 'supply'],
    [{ ...AGREED, supply: false }, 'supply'],
    [{ ...AGREED, loss: false }, 'loss'],
    [{ ...AGREED, version: 0 }, 'version'],
  ] as const)
    for (const start of [german.pay, german.startWallet])
      expect(await start({ customer: german.customer, supplyConsent })).toMatchObject({
        status: 400,
        body: { code: 'invalid', issues: [{ path: `supplyConsent.${field}` }] },
      })
  // Nobody was asked for money, and the cart is kept.
  expect(await payments(german.session)).toBe(0)
  expect((await german.call('/api/cart')).body).toHaveLength(1)

  const number = await german.buy({ supplyConsent: AGREED, locale: 'de' })
  await eventually(async () => (await withKeys(german.email)).length === 1 || undefined)
  await allDone(store)
  const [first, second, ...others] = await mailsTo(store, german.email)
  expect(others).toEqual([])
  const [confirmation, delivery] = keyLikeTexts(first?.text ?? '').length
    ? [second, first]
    : [first, second]
  expect(confirmation?.subject).toBe(`Bestätigung Ihrer Zustimmung: Bestellung ${number}`)
  expect(keyLikeTexts(confirmation?.text ?? '')).toEqual([])
  for (const words of ['Ich stimme ausdrücklich zu', 'mein Widerrufsrecht verliere', number])
    expect(confirmation?.text).toContain(words)
  expect(keyLikeTexts(delivery?.text ?? '')).toHaveLength(1)

  const { supplyConsent, items, mails, orderStatus } = await detailsOf(admin, number)
  expect(orderStatus).toBe('completed')
  expect(supplyConsent).toMatchObject({
    isGiven: true,
    version: CONSENT_VERSION,
    locale: 'de',
    supplyText: expect.stringMatching(/^Ich stimme ausdrücklich zu/),
    network: expect.any(String),
    messageId: confirmation?.messageId,
  })
  const confirmedAt = Date.parse(supplyConsent?.confirmedAt ?? '')
  expect(Date.parse(items[0]?.suppliedAt ?? '')).toBeGreaterThanOrEqual(confirmedAt)
  const queued = mails.find(({ kind }) => kind === 'order_delivery')?.createdAt
  expect(Date.parse(queued ?? '')).toBeGreaterThanOrEqual(confirmedAt - 1000)
  expect(await german.keys(number)).toMatchObject({ display: 'shown', held: null })
  expect(await rightOf(number, german.email)).toBe('lost_by_consent')
})

it('keeps the key back while the confirmation reaches nobody, until the address is corrected', async () => {
  const german = await buyer('DE')
  await simulate(store.simulators.mail, { outcome: 'reject' })
  const number = await german.buy({ supplyConsent: AGREED })
  const mail = await eventually(async () =>
    (await detailsOf(admin, number)).mails.find(
      ({ kind, status }) => kind === 'supply_confirmation' && status === 'failed',
    ),
  )
  await giveUpMail(store, mail.id)
  await simulate(store.simulators.mail, { outcome: 'up' })
  // The owner is told, as of any mail that did not arrive.
  const told = await store.sql.query(
    `SELECT 1 FROM "Email" WHERE "kind" = 'owner_failed_mail' AND "payload"->>'emailId' = $1`,
    [mail.id],
  )
  expect(told.rowCount).toBe(1)
  // Nothing lets the key go: neither time nor anybody.
  await finishJob(store, 'release_due_orders')
  await finishJob(store, 'deliver_waiting')
  const shown = await german.keys(number)
  expect(shown).toMatchObject({ display: 'unconfirmed', held: { why: 'unconfirmed', until: null } })
  expect(shown.items).toMatchObject([{ keys: [] }])
  const resent = await german.call(`/api/orders/${number}/resend`, { method: 'POST', body: {} })
  expect(resent).toMatchObject({ status: 409, body: { reason: 'unconfirmed' } })
  const token = await orderToken(store, number)
  const page = await german.call('/api/orders/status', { method: 'POST', body: { token } })
  expect(page.body).toMatchObject({
    held: { why: 'unconfirmed' },
    resend: { state: 'nothing_yet' },
  })
  expect(await consentOf(number)).toMatchObject({ confirmedAt: null, releasedAt: null })
  expect(await rightOf(number, german.email)).toBe('exists')

  const email = `${randomUUID()}@right.example`
  const corrected = await german.call(`/api/orders/${number}/correct-email`, {
    method: 'POST',
    body: { email },
  })
  expect(corrected.status).toBe(200)
  await eventually(async () => (await withKeys(email)).length === 1 || undefined)
  await allDone(store)
  expect((await mailsTo(store, email)).map(({ subject }) => subject)).toContain(
    `Confirmation of your consent: order ${number}`,
  )
  expect(await withKeys(email)).toHaveLength(1)
  expect(await withKeys(german.email)).toEqual([])
  expect(await german.keys(number)).toMatchObject({ display: 'shown' })
})

it('lets an order wait whose buyer did not agree, and delivers it by itself', () =>
  withSetting(store, 'withoutConsent', 'after_period', async () => {
    const french = await buyer('FR')
    const number = await french.buy({ supplyConsent: { ...AGREED, loss: false } })
    const waits = await firstMailTo(store, french.email)
    expect(waits.subject).toBe(`Your order ${number} is delivered later`)
    await finishJob(store, 'release_due_orders')
    const shown = await french.keys(number)
    expect(shown).toMatchObject({ display: 'waits', items: [{ keys: [] }] })
    const days = (Date.parse(shown.held.until) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(15.1)
    expect(await admin.post(`/api/admin/orders/${number}/resend`)).toMatchObject({ status: 409 })
    const undelivered = async () =>
      (await admin.call('/api/admin/orders?undelivered=true')).body.map(
        ({ orderNumber }: { orderNumber: string }) => orderNumber,
      )
    expect(await undelivered()).not.toContain(number)

    // Another one is withdrawn from meanwhile, and its key is free again.
    const spanish = await buyer('ES')
    const withdrawn = await spanish.buy()
    await firstMailTo(store, spanish.email)
    expect(await rightOf(withdrawn, spanish.email)).toBe('exists')
    const cancelled = await admin.post(`/api/admin/orders/${withdrawn}/cancel`, {
      refundId: randomUUID(),
      reason: 'Withdrawn',
    })
    expect(cancelled.status).toBeLessThan(300)

    await store.sql.query(
      `UPDATE "SupplyConsent" SET "waitsUntil" = now() - interval '1 second' WHERE NOT "isGiven"`,
    )
    await finishJob(store, 'release_due_orders', {}, 2)
    await eventually(async () => (await withKeys(french.email)).length === 1 || undefined)
    await allDone(store)
    expect(await withKeys(french.email)).toHaveLength(1)
    expect(await withKeys(spanish.email)).toEqual([])
    const { orderStatus, items } = await detailsOf(admin, number)
    expect(orderStatus).toBe('completed')
    expect(items[0]?.suppliedAt).not.toBeNull()
    expect((await detailsOf(admin, withdrawn)).items[0]?.keys).toEqual([])
  }))

it('delivers to a buyer who agrees later, once that is confirmed', () =>
  withSetting(store, 'withoutConsent', 'after_period', async () => {
    const french = await buyer('FR')
    const number = await french.buy()
    const waits = await firstMailTo(store, french.email)
    expect(waits.text).toContain('/orders/track')
    const agreeing = (supplyConsent: unknown, token: string) =>
      apiClient(store.url).call(`/api/orders/${number}/supply-consent`, {
        method: 'POST',
        headers: token ? { 'x-order-token': token } : {},
        body: { supplyConsent, locale: 'fr' },
      })
    const link = await orderToken(store, number)
    // Neither a stranger nor half an answer lets it go.
    const ofAnother = await orderToken(store, await (await buyer('US')).buy())
    for (const token of ['', ofAnother])
      expect(await agreeing(AGREED, token)).toMatchObject({ status: 404 })
    expect(await agreeing({ ...AGREED, loss: false }, link)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'supplyConsent.loss' }] },
    })
    expect(await consentOf(number)).toMatchObject({ isGiven: false, declinedAt: null })

    const declinedAt = (await consentOf(number)).answeredAt
    const answers = await Promise.all([agreeing(AGREED, link), agreeing(AGREED, link)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    await eventually(async () => (await withKeys(french.email)).length === 1 || undefined)
    await allDone(store)
    const mails = await mailsTo(store, french.email)
    expect(mails.map(({ subject }) => subject)).toContain(
      `Confirmation de votre accord\u202f: commande ${number}`,
    )
    expect(await withKeys(french.email)).toHaveLength(1)
    expect(await consentOf(number)).toMatchObject({
      isGiven: true,
      locale: 'fr',
      declinedAt,
      waitsUntil: expect.any(Date),
      confirmedAt: expect.any(Date),
      releasedAt: expect.any(Date),
    })
    expect(await french.keys(number)).toMatchObject({ display: 'shown', held: null })
    expect(await rightOf(number, french.email)).toBe('lost_by_consent')
  }))

it('asks neither companies nor buyers of other places, and nobody where it is off', async () => {
  const company = { company: 'Ada GmbH', taxId: 'DE136695976' }
  for (const someone of [await buyer('DE', company), await buyer('US'), await buyer(undefined)]) {
    const number = await someone.buy()
    expect(keyLikeTexts((await firstMailTo(store, someone.email)).text)).toHaveLength(1)
    expect(await consentOf(number)).toBeUndefined()
  }
  await withSetting(store, 'supplyConsent', 'off', async () => {
    const german = await buyer('DE')
    await german.buy()
    expect(keyLikeTexts((await firstMailTo(store, german.email)).text)).toHaveLength(1)
  })
  // Of a buyer of unknown place the seller's country says.
  await withSetting(store, 'sellerCountry', 'DE', async () => {
    const unknown = await buyer(undefined)
    expect(await unknown.pay()).toMatchObject({ status: 400 })
    expect((await unknown.call('/api/payment-methods')).body.asksConsent).toBe(true)
  })
})

it('asks who pays by a wallet that says who that is', async () => {
  const shopper = checkoutClient(store)
  await shopper.fillCart([{ product: freshProduct() }])
  const begin = async (more: object = {}) =>
    shopper.call('/api/paypal/express', {
      method: 'POST',
      body: { amount: await shopper.total(), currency: 'USD', locale: 'en', ...more },
    })
  const email = `${randomUUID()}@payer.example`
  const finish = async (id: string) => {
    await simulate(store.simulators.paypal, { call: 'get', outcome: `payer:${email}`, for: id })
    return shopper.call(`/api/paypal/express/${id}`, { method: 'POST' })
  }
  const [unasked, agreed] = [await begin(), await begin({ supplyConsent: AGREED })]
  await withSetting(store, 'supplyConsent', 'everybody', async () => {
    expect(await finish(unasked.body.id)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: 'supplyConsent.supply' }] },
    })
    expect((await shopper.call('/api/cart')).body).toHaveLength(1)
    const finished = await finish(agreed.body.id)
    expect(finished).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
    await eventually(async () => (await withKeys(email)).length === 1 || undefined)
    expect(await consentOf(finished.body.order.orderNumber)).toMatchObject({ isGiven: true })
    expect((await mailsTo(store, email)).map(({ subject }) => subject)).toContain(
      `Confirmation of your consent: order ${finished.body.order.orderNumber}`,
    )
  })
})
