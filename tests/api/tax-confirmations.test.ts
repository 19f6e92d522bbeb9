import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { TaxReport } from '@/lib/bookkeeping/tax-reports/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { EU_RATES } from '@/lib/pricing/eu-rates'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  mailsTo,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import {
  detailsOf,
  nextRefund,
  orderToken,
  paidBack,
  refund,
  settleCards,
} from '@/tests/setup/order-client'
import { pdfText } from '@/tests/setup/pdf-text'
import { knowSeller } from '@/tests/setup/seller'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

const TODAY = new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  const taxRates = Object.entries(EU_RATES).map(([country, rate]) => ({ country, rate }))
  const values = { taxRates, sellerCountry: 'DE' }
  expect(
    (await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })).status,
  ).toBe(200)
})
afterAll(() => store.stop())
beforeEach(async () => {
  await fetch(`${store.simulators.vies}/__reset`)
  await simulate(store.simulators.authorizeNet, { call: 'nothing', outcome: 'ordinary' })
})

const busy = () => simulate(store.simulators.vies, { call: 'check', outcome: 'busy', times: 9 })
const answers = () => fetch(`${store.simulators.vies}/__reset`)

/** An order of two pieces by a company, taxed because the EU's service does not answer. */
async function taxedOrder(taxId: string, isSettled = true) {
  await busy()
  const shopper = checkoutClient(store, { basisPoints: 2000, inclusive: false })
  const cart = await shopper.fillCart([{ product: freshProduct(), quantity: 2 }])
  const customer = { ...shopper.customer, country: 'FR', company: 'Chez Ada', taxId }
  const paid = await shopper.payByCard({ customer })
  expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
  const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
  expect(placed.status).toBe(201)
  if (isSettled) await settleCards(store)
  await answers()
  return { number: placed.body.orderNumber as string, email: shopper.email }
}

/** Lets the store ask again about an order now. @param last for the last time */
async function askAgain(number: string, last = false): Promise<void> {
  const { id } = await orderRow(store, number)
  await store.sql.query(
    `UPDATE "TaxConfirmation" SET "askAt" = now(), "until" = CASE WHEN $2 THEN now() ELSE "until" END
     WHERE "orderId" = $1`,
    [id, last],
  )
  await finishJob(store, 'confirm_tax_ids', {}, 2)
}

const isWaiting = async (number: string) => {
  const { id } = await orderRow(store, number)
  const found = await store.sql.query('SELECT 1 FROM "TaxConfirmation" WHERE "orderId" = $1', [id])
  return found.rowCount === 1
}
const kindsOf = async (number: string) =>
  (await detailsOf(admin, number)).events.map(({ kind }) => kind)
const report = async (): Promise<TaxReport> =>
  (await admin.call(`/api/admin/tax-report?from=${TODAY}&to=${TODAY}`)).body

describe('the tax of a company whose tax ID nobody could confirm', () => {
  it('goes back once, with mail and credit note, when it is confirmed', async () => {
    await busy()
    const client = checkoutClient(store)
    const asked = await client.call('/api/checkout/tax', {
      method: 'POST',
      body: { country: 'FR', taxId: 'FR40303265045' },
    })
    expect(asked.body).toMatchObject({
      kind: 'standard',
      taxIdCheck: 'unreachable',
      refundsOnceConfirmed: true,
    })

    const { number, email } = await taxedOrder('FR40303265045')
    const before = await detailsOf(admin, number)
    expect(before).toMatchObject({ taxKind: 'standard', taxEvidence: { confirmedAt: null } })
    await busy()
    await askAgain(number)
    expect(await isWaiting(number)).toBe(true)
    expect((await detailsOf(admin, number)).refunds).toEqual([])

    await answers()
    await askAgain(number)
    const order = await detailsOf(admin, number)
    expect(order).toMatchObject({
      orderStatus: 'partially_refunded',
      taxKind: 'standard',
      taxEvidence: { taxIdCheck: 'unreachable', confirmedAt: expect.any(String) },
      refunds: [{ amount: before.tax, status: 'succeeded', isTax: true, username: '(server)' }],
      items: [{ refundedQuantity: 0 }],
    })
    expect(order.items[0]?.keys.every(({ status }) => status === 'used')).toBe(true)
    expect(await paidBack(store, order)).toBe(Number(before.tax))
    expect(await isWaiting(number)).toBe(false)
    expect(await kindsOf(number)).toContain('tax_id_confirmed')
    const mail = await eventually(async () =>
      (await mailsTo(store, email)).find(({ subject }) => subject.includes('refund')),
    )
    expect(mail.text).toContain('FR40303265045')
    expect(mail.text).toContain(`$${before.tax}`)

    await askAgain(number)
    expect((await detailsOf(admin, number)).refunds).toHaveLength(1)

    const documents = await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT d."number", d."kind"::text AS "kind", d."snapshot" FROM "InvoiceDocument" d
         JOIN "Order" o ON o."id" = d."orderId" WHERE o."orderNumber" = $1 ORDER BY d."id"`,
        [number],
      )
      return rows.length === 2 && rows
    })
    const net = toCents(before.subtotal)
    const tax = toCents(before.tax)
    expect(documents).toMatchObject([
      { kind: 'invoice', snapshot: { totals: { netCents: net, taxCents: tax } } },
      {
        kind: 'credit_note',
        snapshot: {
          totals: { netCents: 0, taxCents: tax, totalCents: tax },
          taxes: [
            { basisPoints: 2000, netCents: net, taxCents: tax },
            { basisPoints: 0, netCents: -net, taxCents: 0 },
          ],
          reverseCharge: true,
          reversedNetCents: net,
        },
      },
    ])
    const pdf = await fetch(`${store.url}/api/orders/${number}/documents/${documents[1]?.number}`, {
      headers: { 'x-order-token': await orderToken(store, number) },
    })
    const text = pdfText(Buffer.from(await pdf.arrayBuffer())).replace(/\s+/g, ' ')
    expect(text).toContain(`Tax on order ${number}`)
    expect(text).toContain('Reverse charge')

    const rows = (await report()).rows.filter(({ country }) => country === 'FR')
    expect(rows).toMatchObject([
      { kind: 'standard', net: before.subtotal, refundedNet: before.subtotal, taxDue: '0.00' },
      { kind: 'reverse_charge', net: before.subtotal, tax: '0.00' },
    ])

    // A piece that is refunded later is refunded without tax, and so is all that is left.
    const [item] = order.items
    const piece = await refund(admin, number, { items: [{ itemId: item?.id, quantity: 1 }] })
    expect(piece.body.amount).toBe(item?.productPrice)
    const rest = await refund(admin, number, { items: [{ itemId: item?.id, quantity: 1 }] })
    expect(rest.body.amount).toBe(item?.productPrice)
    const after = await eventually(async () => {
      const now = (await report()).rows.filter(({ country }) => country === 'FR')
      return now[1]?.refundedNet === before.subtotal && now
    })
    expect(after).toMatchObject([{ refundedTax: before.tax }, { refundedTax: '0.00', rate: '0' }])
  })

  it('waits for the settlement of the charge as any part of it, and goes back by itself then', async () => {
    const { number } = await taxedOrder('FR44111111118', false)
    await askAgain(number)
    expect((await detailsOf(admin, number)).refunds).toMatchObject([
      { status: 'waiting', isTax: true },
    ])
    expect(await isWaiting(number)).toBe(false)
    await settleCards(store)
    await store.sql.query(
      `UPDATE "Refund" SET "updatedAt" = now() - interval '1 hour' WHERE "status" = 'waiting'`,
    )
    await finishJob(store, 'settle_refunds')
    const order = await detailsOf(admin, number)
    expect(order.refunds).toMatchObject([{ status: 'succeeded', isTax: true }])
    expect(await paidBack(store, order)).toBe(Number(order.tax))
  })

  it('is tried again when the card processor refuses, by a refund of its own', async () => {
    const { number } = await taxedOrder('FR45111111183')
    await nextRefund(store, 'authorizeNet', 'declined')
    await askAgain(number)
    expect((await detailsOf(admin, number)).refunds).toMatchObject([{ status: 'failed' }])
    expect(await isWaiting(number)).toBe(true)
    await askAgain(number)
    const order = await detailsOf(admin, number)
    expect(order.refunds.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded'])
    expect(await paidBack(store, order)).toBe(Number(order.tax))
    expect((await kindsOf(number)).filter((kind) => kind === 'tax_id_confirmed')).toHaveLength(1)
  })

  it('is left to staff when the refund never succeeds', async () => {
    const { number } = await taxedOrder('FR68111111126')
    await nextRefund(store, 'authorizeNet', 'declined')
    await askAgain(number)
    await nextRefund(store, 'authorizeNet', 'declined')
    await askAgain(number, true)
    expect(await isWaiting(number)).toBe(false)
    expect(await kindsOf(number)).toContain('tax_refund_given_up')
    const { mails } = await detailsOf(admin, number)
    expect(mails.map(({ kind }) => kind)).toContain('owner_refund_failed')
  })

  it('stays when the service does not know it, or never answers', async () => {
    const unknown = await taxedOrder('FR68400000600')
    await askAgain(unknown.number)
    expect(await isWaiting(unknown.number)).toBe(false)
    expect(await kindsOf(unknown.number)).toContain('tax_id_refused')

    const silent = await taxedOrder('FR92111111134')
    await busy()
    await askAgain(silent.number, true)
    expect(await isWaiting(silent.number)).toBe(false)
    expect(await kindsOf(silent.number)).toContain('tax_id_unconfirmed')
    for (const { number } of [unknown, silent])
      expect((await detailsOf(admin, number)).refunds).toEqual([])
  })

  it('goes back as far as it is still there', async () => {
    const whole = await taxedOrder('FR19111111142')
    const { totalAmount } = await detailsOf(admin, whole.number)
    expect((await refund(admin, whole.number, { amount: totalAmount })).status).toBe(200)
    await askAgain(whole.number)
    expect((await detailsOf(admin, whole.number)).refunds).toHaveLength(1)
    expect(await isWaiting(whole.number)).toBe(false)

    // Staff were faster.
    const byHand = await taxedOrder('FR70111111159')
    const { tax } = await detailsOf(admin, byHand.number)
    expect((await refund(admin, byHand.number, { amount: tax })).status).toBe(200)
    await askAgain(byHand.number)
    expect((await detailsOf(admin, byHand.number)).refunds).toHaveLength(1)

    const half = await taxedOrder('FR94111111167')
    const [item] = (await detailsOf(admin, half.number)).items
    const items = [{ itemId: item?.id, quantity: 1 }]
    expect((await refund(admin, half.number, { items })).status).toBe(200)
    await askAgain(half.number)
    const { payment } = await detailsOf(admin, half.number)
    expect(payment.refundableAmount).toBe(item?.productPrice)
  })

  it('is not waited for where the owner wants the tax to stay', async () => {
    await withSetting(store, 'unconfirmedTaxIds', 'tax', async () => {
      const { number } = await taxedOrder('FR21111111175')
      expect(await isWaiting(number)).toBe(false)
    })
  })
})
