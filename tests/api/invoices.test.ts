import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OrderDocuments } from '@/lib/bookkeeping/invoices/contracts'
import { toCents } from '@/lib/core/money'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually, newIp } from '@/tests/setup/api-client'
import { checkoutClient, orderRow, productDispenser, runJob } from '@/tests/setup/checkout-client'
import { detailsOf, orderToken, placeOrder, refund } from '@/tests/setup/order-client'
import { pdfText } from '@/tests/setup/pdf-text'
import { handled, happen, listenTo, sentBy, transactionOf } from '@/tests/setup/provider-client'
import { knowSeller } from '@/tests/setup/seller'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let freshProduct: Awaited<ReturnType<typeof productDispenser>>
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  freshProduct = await productDispenser(store)
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const YEAR = new Date().getUTCFullYear()
const place = (locale = 'en', quantity = 1) =>
  placeOrder(store, [{ product: freshProduct(), quantity }], 'paypal', locale)

/** The calls of a reader who proves themselves by these headers. */
function reader(number: string, proof: Record<string, string>) {
  const headers = { ...proof, 'x-forwarded-for': newIp() }
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${store.url}/api/orders/${number}/${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    })
  return {
    documents: () => call('documents'),
    issue: () => call('documents', { method: 'POST' }),
    download: (document: string) => call(`documents/${encodeURIComponent(document)}`),
    downloadAs: (document: string, format: string) =>
      call(`documents/${encodeURIComponent(document)}/xml?format=${format}`),
    save: (details: object) =>
      call('invoice-details', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ company: '', taxId: '', address: '', ...details }),
      }),
  }
}
const byLink = async (number: string) =>
  reader(number, { 'x-order-token': await orderToken(store, number) })

const issued = async (answer: Response): Promise<OrderDocuments> => {
  expect(answer.status).toBe(200)
  return answer.json()
}
const pdfOf = async (answer: Response) => pdfText(Buffer.from(await answer.arrayBuffer()))

/** The positions of all documents of a series, in order. */
async function positionsOf(prefix: string): Promise<number[]> {
  const { rows } = await store.sql.query(
    `SELECT "position" FROM "InvoiceDocument" WHERE "prefix" = $1 ORDER BY "id"`,
    [prefix],
  )
  return rows.map(({ position }) => position)
}

/** Orders like one that there is, as many as wanted, without going through the checkout each time. */
async function copiesOf(number: string, count: number): Promise<string[]> {
  const { rows } = await store.sql.query(
    `WITH source AS (SELECT * FROM "Order" WHERE "orderNumber" = $1),
     numbers AS (SELECT n, gen_random_uuid() AS payment FROM generate_series(1, $2::int) n),
     payments AS (
       INSERT INTO "Payment" ("id", "provider", "status", "amount", "currency", "capturedAmount", "capturedCurrency", "capturedAt", "updatedAt")
       SELECT payment, 'paypal', 'captured', "totalAmount", 'USD', "totalAmount", 'USD', now(), now() FROM source, numbers
       RETURNING "id"),
     orders AS (
       INSERT INTO "Order" ("orderNumber", "customerEmail", "customerName", "subtotal", "tax", "totalAmount", "currency", "paymentMethod", "paymentId", "updatedAt")
       SELECT $1 || '-' || n, "customerEmail", "customerName", "subtotal", "tax", "totalAmount", "currency", "paymentMethod", payment, now()
       FROM source, numbers WHERE EXISTS (SELECT FROM payments)
       RETURNING "id", "orderNumber"),
     items AS (
       INSERT INTO "OrderItem" ("orderId", "position", "productId", "productName", "productPrice", "quantity", "delivery", "refundDays")
       SELECT o."id", i."position", i."productId", i."productName", i."productPrice", i."quantity", 'manual', i."refundDays"
       FROM orders o, "OrderItem" i JOIN source s ON s."id" = i."orderId")
     SELECT "orderNumber" FROM orders ORDER BY "id"`,
    [number, count],
  )
  return rows.map(({ orderNumber }) => orderNumber)
}

/** Gives back all that is left of an order. */
const refundRest = async (number: string, request: object = {}) => {
  const { payment } = await detailsOf(admin, number)
  return refund(admin, number, { amount: payment.refundableAmount, ...request })
}

const issueAsStaff = (number: string) =>
  admin.call(`/api/admin/orders/${number}/documents`, { method: 'POST' })

describe('the numbers of documents', () => {
  it('have no gaps, however many orders ask at once, and however often', async () => {
    await withSetting(store, 'invoiceNumberPrefix', 'GAP-', async () => {
      const { number } = await place()
      const orders = await copiesOf(number, 20)
      const answers = await Promise.all([...orders, ...orders].map(issueAsStaff))
      expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
      expect(await positionsOf('GAP-')).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
      const numbers = answers.map(({ body }) =>
        body.documents.map((one: { number: string }) => one.number),
      )
      expect(new Set(numbers.flat()).size).toBe(20)
      expect(numbers[0]).toEqual(numbers[20])
    })
  })

  it('are not lost by a transaction that is rolled back', async () => {
    await withSetting(store, 'invoiceNumberPrefix', 'ROLL-', async () => {
      const { number } = await place()
      const [first = '', second = '', third = ''] = await copiesOf(number, 3)
      await issueAsStaff(first)
      const other = await store.sql.connect()
      await other.query('BEGIN')
      await other.query(`UPDATE "DocumentSeries" SET "next" = "next" + 1 WHERE "prefix" = 'ROLL-'`)
      const waiting = issueAsStaff(second)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await positionsOf('ROLL-')).toEqual([1])
      await other.query('ROLLBACK')
      other.release()
      await waiting
      await issueAsStaff(third)
      expect(await positionsOf('ROLL-')).toEqual([1, 2, 3])
    })
  })

  it('begin where the owner says, and have the digits that the owner wants', async () => {
    const { number } = await place()
    await withSetting(store, 'invoiceNumberPrefix', 'OLD-{year}-', () =>
      withSetting(store, 'invoiceFirstNumber', 871, () =>
        withSetting(store, 'documentNumberDigits', 4, async () => {
          const { body } = await issueAsStaff(number)
          expect(body.documents).toMatchObject([{ number: `OLD-${YEAR}-0871` }])
        }),
      ),
    )
    const { body: summary } = await admin.call(
      `/api/admin/documents/summary?from=${YEAR}-01-01&to=${YEAR}-12-31`,
    )
    expect(
      summary.series.find(({ prefix }: { prefix: string }) => prefix === `OLD-${YEAR}-`),
    ).toEqual({
      prefix: `OLD-${YEAR}-`,
      first: `OLD-${YEAR}-0871`,
      last: `OLD-${YEAR}-0871`,
      documents: 1,
      missing: 0,
    })
  })
})

describe('an invoice', () => {
  it('says what the order and its buyer say, and does not change afterwards', async () => {
    const { number, email } = await place('de')
    const buyer = await byLink(number)
    const before = await issued(await buyer.documents())
    expect(before).toMatchObject({ documents: [], canChange: true })
    expect((await buyer.save({ company: 'Acme GmbH', taxId: 'DE136695976' })).status).toBe(204)
    const {
      documents: [invoice],
      details,
      canChange,
    } = await issued(await buyer.issue())
    expect(canChange).toBe(false)
    expect(details).toMatchObject({ company: 'Acme GmbH', taxId: 'DE136695976' })
    const order = await orderRow(store, number)
    expect(invoice).toMatchObject({ kind: 'invoice', total: order.totalAmount, currency: 'USD' })

    const answer = await buyer.download(invoice?.number ?? '')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="INV-.*\.pdf"/)
    const text = await pdfOf(answer)
    const amount = new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(
      toCents(order.totalAmount) / 100,
    )
    for (const said of [
      'Rechnung',
      invoice?.number ?? '',
      number,
      'Acme GmbH',
      'Ada Buyer',
      email,
      amount,
    ])
      expect(text.replaceAll('\n', '')).toContain(said)

    const late = await buyer.save({ company: 'Other' })
    expect(late.status).toBe(409)
    expect((await late.json()).reason).toBe('issued')
    await store.sql.query('UPDATE "Order" SET "customerName" = $2 WHERE "orderNumber" = $1', [
      number,
      'Somebody Else',
    ])
    expect(await pdfOf(await buyer.download(invoice?.number ?? ''))).toBe(text)
    await expect(
      store.sql.query(`UPDATE "InvoiceDocument" SET "total" = 1 WHERE "number" = $1`, [
        invoice?.number,
      ]),
    ).rejects.toThrow(/was issued/)
    await expect(
      store.sql.query(`DELETE FROM "InvoiceDocument" WHERE "number" = $1`, [invoice?.number]),
    ).rejects.toThrow(/was issued/)
  })

  it('is for the browser that paid, too, and for nobody else', async () => {
    const { number, session } = await place()
    const payer = reader(number, { 'x-session-id': session })
    const {
      documents: [invoice],
    } = await issued(await payer.issue())
    const document = invoice?.number ?? ''
    expect((await payer.download(document)).status).toBe(200)

    const other = await place()
    const strangers = [
      [reader(number, {}), 404],
      [reader(number, { 'x-session-id': other.session }), 404],
      [reader(number, { 'x-order-token': await orderToken(store, other.number) }), 404],
      [reader(number, { 'x-order-token': 'forged' }), 401],
      [reader('SH-0-UNKNOWN', { 'x-session-id': session }), 404],
    ] as const
    for (const [stranger, status] of strangers) {
      expect((await stranger.documents()).status).toBe(status)
      expect((await stranger.issue()).status).toBe(status)
      expect((await stranger.download(document)).status).toBe(status)
      expect((await stranger.save({ company: 'Mine' })).status).toBe(status)
    }
    // One's own order does not open another's document.
    const own = reader(other.number, { 'x-session-id': other.session })
    expect((await own.download(document)).status).toBe(404)
    expect((await issued(await own.documents())).documents).toEqual([])
  })

  it('says what its buyer entered at the checkout, whose browser is gone', async () => {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const company = {
      company: 'Acme GmbH',
      taxId: 'DE136695976',
      buyerReference: 'PO-4711',
    }
    const customer = { ...shopper.customer, ...company, country: 'DE' }
    for (const wrong of [
      { country: 'XX' },
      { country: 'Germany' },
      { taxId: 'DE12' },
      { country: 'US', taxId: '<12' },
      { company: 'a\nb' },
      { company: 'x'.repeat(161) },
      { buyerReference: 'a\nb' },
      { buyerReference: 'x'.repeat(61) },
    ])
      expect((await shopper.payByCard({ customer: { ...customer, ...wrong } })).status).toBe(400)
    const { transactionId } = (await shopper.payByCard({ customer })).body
    await store.sql.query(
      `UPDATE "Payment" SET "capturedAt" = now() - interval '1 hour' WHERE "providerTransactionId" = $1`,
      [transactionId],
    )
    await runJob(store, 'reconcile_payments')
    const number = await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT "orderNumber" FROM "Order" WHERE "customerEmail" = $1`,
        [shopper.email],
      )
      return rows[0]?.orderNumber
    })
    const buyer = await byLink(number)
    // It can be changed, even where the store asks nobody for it afterwards.
    expect(await issued(await buyer.documents())).toMatchObject({ takesReferences: true })
    const { details } = await issued(await buyer.issue())
    expect(details).toEqual({ ...company, address: '1 Main Street\nGermany' })
  })

  it('takes hostile texts as texts, and refuses what is none', async () => {
    const { number } = await place()
    const buyer = await byLink(number)
    for (const details of [
      { company: 'a\nb' },
      { company: 'x'.repeat(161) },
      { taxId: "' OR 1=1" },
      { address: `${'a\n'.repeat(9)}a` },
      { company: 7 },
    ])
      expect((await buyer.save(details)).status).toBe(400)
    const company = ') Tj ET <script>alert(1)</script> %s {number} شركة'
    expect((await buyer.save({ company, address: '東京\r\n"/><b>' })).status).toBe(204)
    const { documents, details } = await issued(await buyer.issue())
    expect(details.company).toBe(company)
    const text = await pdfOf(await buyer.download(documents[0]?.number ?? ''))
    expect(text).toContain('<script>alert(1)')
    expect(text).toContain('東京')
  })

  it('is issued by a job 14 days after the order, and only then', async () => {
    const [old, young] = [await place(), await place()]
    await store.sql.query(
      `UPDATE "Order" SET "createdAt" = now() - interval '15 days' WHERE "id" <= $1`,
      [(await orderRow(store, old.number)).id],
    )
    await runJob(store, 'issue_invoices')
    const documentsOf = async (number: string) =>
      (await issued(await (await byLink(number)).documents())).documents
    await eventually(async () => (await documentsOf(old.number))[0])
    expect(await documentsOf(young.number)).toEqual([])
  })

  it('counts for staff of every role', async () => {
    const { number } = await place()
    const moderator = await clientOfRole(store, 'moderator')
    const details = { company: 'Acme GmbH', taxId: '', address: '', purchaseOrder: '4711' }
    const save = (body: object) =>
      moderator.call(`/api/admin/orders/${number}/invoice-details`, { method: 'PUT', body })
    expect((await save(details)).status).toBe(204)
    expect((await save({ ...details, purchaseOrder: 'x'.repeat(61) })).status).toBe(400)
    const { rows } = await store.sql.query(
      `SELECT "before", "after" FROM "AuditEntry" WHERE "action" = 'order.invoice_details' AND "entityId" = $1`,
      [number],
    )
    expect(rows).toEqual([{ before: {}, after: details }])
    const { status, body } = await moderator.call(`/api/admin/orders/${number}/documents`, {
      method: 'POST',
    })
    expect(status).toBe(200)
    // Without another address it is that of the order.
    expect(body.details).toEqual({ ...details, address: '1 Main Street' })
    expect(await save({ ...details, company: 'Other' })).toMatchObject({
      status: 409,
      body: { reason: 'issued', message: expect.stringContaining('says for good') },
    })
    const answer = await fetch(`${store.url}/api/admin/documents/${body.documents[0].number}`, {
      headers: { 'x-session-token': admin.token },
    })
    expect(answer.status).toBe(200)
    expect((await admin.call('/api/admin/documents/INV-0')).status).toBe(404)
    expect(
      (await apiClient(store.url).call(`/api/admin/documents/${body.documents[0].number}`)).status,
    ).toBe(401)
  })
})

describe('without a seller', () => {
  const until = (seller: Record<string, string>, test: () => Promise<void>) =>
    Object.entries(seller).reduce(
      (inner, [key, value]) =>
        () =>
          withSetting(store, key, value, inner),
      test,
    )()

  it.each(['sellerName', 'sellerAddress', 'sellerTaxId'])(
    'nothing is issued, by hand, by its reader or by a job, and what waited is afterwards: no %s',
    async (missing) => {
      const prefix = `INV-${YEAR}-`
      const before = await positionsOf(prefix)
      const waiting = [await place(), await place(), await place()]
      const [old, refunded, asked] = waiting.map(({ number }) => number)
      if (!old || !refunded || !asked) throw new Error('An order is missing')
      await store.sql.query(
        `UPDATE "Order" SET "createdAt" = now() - interval '15 days' WHERE "id" <= $1`,
        [(await orderRow(store, old)).id],
      )
      await until({ [missing]: '' }, async () => {
        const refusal = { code: 'conflict', reason: 'seller_unknown' }
        const buyer = await byLink(asked)
        const answer = await buyer.issue()
        expect([answer.status, await answer.json()]).toEqual([
          409,
          expect.objectContaining(refusal),
        ])
        expect(await admin.post(`/api/admin/orders/${asked}/documents`, {})).toMatchObject({
          status: 409,
          body: refusal,
        })
        expect(await (await buyer.documents()).json()).toMatchObject({
          documents: [],
          canChange: true,
          waitsForSeller: true,
        })
        const { totalAmount } = await detailsOf(admin, refunded)
        expect((await refund(admin, refunded, { amount: totalAmount })).status).toBe(200)
        await runJob(store, 'issue_invoices')
        await eventually(async () => {
          const { rows } = await store.sql.query(
            `SELECT 1 FROM graphile_worker.jobs WHERE "task_identifier" IN ('issue_invoices', 'order_refunded')`,
          )
          return rows.length === 0
        })
        expect(await positionsOf(prefix)).toEqual(before)
      })
      await runJob(store, 'issue_invoices')
      const documentsOf = async (number: string): Promise<OrderDocuments> =>
        (await (await byLink(number)).documents()).json()
      await eventually(async () => (await documentsOf(old)).documents.length === 1)
      const { documents } = await issued(await (await byLink(refunded)).issue())
      expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
      expect(await documentsOf(asked)).toMatchObject({ waitsForSeller: false })
      expect((await issued(await (await byLink(asked)).issue())).documents).toHaveLength(1)
      const after = await positionsOf(prefix)
      expect(after).toEqual(after.map((_, index) => (after[0] ?? 0) + index))
      expect(after.length).toBeGreaterThanOrEqual(before.length + 3)
    },
  )
})

describe('a credit note', () => {
  const creditsOf = async (number: string, count: number): Promise<OrderDocuments['documents']> =>
    eventually(async () => {
      const { documents } = await issued(await (await byLink(number)).documents())
      const credits = documents.filter(({ kind }) => kind === 'credit_note')
      return credits.length === count ? documents : undefined
    })

  it('follows a whole refund, names the invoice and says the same', async () => {
    const { number } = await place()
    expect((await refundRest(number)).status).toBe(200)
    const [invoice, credit] = await creditsOf(number, 1)
    expect(invoice?.kind).toBe('invoice')
    expect(credit?.total).toBe(invoice?.total)
    const text = await pdfOf(await (await byLink(number)).download(credit?.number ?? ''))
    expect(text).toContain('Credit Note')
    expect(text).toContain(invoice?.number ?? 'none')
  })

  it('follows each partial refund, and together they are the invoice', async () => {
    const { number } = await place('en', 3)
    const {
      items: [item],
    } = await detailsOf(admin, number)
    await refund(admin, number, { items: [{ itemId: item?.id, quantity: 1 }] })
    await creditsOf(number, 1)
    await refundRest(number)
    const [invoice, ...credits] = await creditsOf(number, 2)
    const sum = credits.reduce((total, credit) => total + toCents(credit.total), 0)
    expect(sum).toBe(toCents(invoice?.total ?? '0'))
    const { rows } = await store.sql.query(
      `SELECT sum(("snapshot"->'totals'->>'taxCents')::int) FILTER (WHERE "kind" = 'credit_note') AS credited,
         sum(("snapshot"->'totals'->>'taxCents')::int) FILTER (WHERE "kind" = 'invoice') AS invoiced
       FROM "InvoiceDocument" WHERE "orderId" = $1`,
      [(await orderRow(store, number)).id],
    )
    expect(rows[0].credited).toBe(rows[0].invoiced)
  })

  it('comes once, however often its refund is asked for and its job runs', async () => {
    const { number } = await place()
    const refundId = crypto.randomUUID()
    await Promise.all([refundRest(number, { refundId }), refundRest(number, { refundId })])
    await creditsOf(number, 1)
    const { id } = await orderRow(store, number)
    await Promise.all(
      Array.from({ length: 4 }, () =>
        store.sql.query(`SELECT graphile_worker.add_job('order_refunded', $1)`, [
          JSON.stringify({ orderId: id }),
        ]),
      ),
    )
    await Promise.all([issueAsStaff(number), issueAsStaff(number)])
    expect(await creditsOf(number, 1)).toHaveLength(2)
  })
})

describe('a credit note of a refund that was made at the provider', () => {
  it('comes once, however often the provider tells of it', async () => {
    const { number } = await place()
    await listenTo(store, 'paypal', { copies: 3, delayMs: 100 })
    await happen(store, 'paypal', {
      what: 'refund',
      captureId: await transactionOf(store, number),
      amount: { currency_code: 'USD', value: '1.00' },
    })
    await handled(store, /REFUNDED/, number)
    await sentBy(store, 'paypal')
    await listenTo(store, 'paypal', { isOn: false })
    const { id } = await orderRow(store, number)
    const credits = await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT "total", "snapshot" FROM "InvoiceDocument" WHERE "orderId" = $1 AND "kind" = 'credit_note'`,
        [id],
      )
      return rows.length > 0 && rows
    })
    expect(credits).toMatchObject([{ total: '1.00', snapshot: { lines: [{ name: null }] } }])
  })
})

describe('the documents of a period', () => {
  const period = `from=${YEAR}-01-01&to=${YEAR}-12-31`

  it('are listed, summed up by rate, and exported', async () => {
    const { number } = await place()
    await refundRest(number)
    await issueAsStaff(number)
    const list = await admin.call(`/api/admin/documents?${period}&limit=5`)
    expect(list.status).toBe(200)
    expect(Number(list.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)
    expect(list.body[0]).toMatchObject({
      kind: 'credit_note',
      orderNumber: number,
      buyer: 'Ada Buyer',
    })

    const { body: summary } = await admin.call(`/api/admin/documents/summary?${period}`)
    expect(summary.rates[0].rate).toBe('8')
    expect(summary.series.every(({ missing }: { missing: number }) => missing === 0)).toBe(true)
    const { rows } = await store.sql.query(
      `SELECT sum(("snapshot"->'totals'->>'taxCents')::int) AS tax FROM "InvoiceDocument" WHERE "kind" = 'invoice'`,
    )
    expect(toCents(summary.rates[0].invoicedTax)).toBe(Number(rows[0].tax))

    const answer = await fetch(`${store.url}/api/admin/documents/export?${period}`, {
      headers: { 'x-session-token': admin.token },
    })
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines[0]).toContain('Number,Kind,Issued')
    expect(lines).toHaveLength(Number(list.headers.get('x-total-count')) + 1)
    expect(lines.at(-1)).toMatch(/^CN-.*,credit note,.*,-\d/)
  })

  it('need days', async () => {
    for (const query of ['', '?from=2026-01-01', '?from=x&to=2026-01-01'])
      expect((await admin.call(`/api/admin/documents/summary${query}`)).status).toBe(400)
  })
})

describe('an electronic invoice', () => {
  it('can be had inside its PDF and as files, stays what it was, and is in the archive of its month', async () => {
    const { number } = await place('de')
    await withSetting(store, 'sellerCountry', 'DE', async () => {
      await store.sql.query(`UPDATE "Order" SET "taxCountry" = 'DE' WHERE "orderNumber" = $1`, [
        number,
      ])
      const buyer = await byLink(number)
      const details = {
        company: 'Acme GmbH',
        address: 'Marktplatz 1',
        buyerReference: 'ACME-7',
        peppolId: '0088:4012345000009',
      }
      expect((await buyer.save({ ...details, peppolId: '0000:1' })).status).toBe(400)
      expect((await buyer.save(details)).status).toBe(204)
      const {
        documents: [invoice],
      } = await issued(await buyer.issue())
      expect(invoice).toMatchObject({ isElectronic: true })
      const document = invoice?.number ?? ''

      const pdf = Buffer.from(await (await buyer.download(document)).arrayBuffer())
      expect(pdf.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>')
      expect(pdfText(pdf)).toContain('ACME-7')
      const peppol = await buyer.downloadAs(document, 'peppol')
      expect(peppol.headers.get('content-type')).toBe('application/xml')
      const xml = await peppol.text()
      expect(xml).toContain('<cbc:BuyerReference>ACME-7</cbc:BuyerReference>')
      expect(xml).toContain('<cbc:EndpointID schemeID="0088">4012345000009</cbc:EndpointID>')
      const xrechnung = await buyer.downloadAs(document, 'xrechnung')
      expect([xrechnung.status, await xrechnung.json()]).toEqual([
        409,
        expect.objectContaining({
          reason: 'incomplete',
          missing: 'sellerAddress buyerAddress',
        }),
      ])
      expect((await buyer.downloadAs(document, 'other')).status).toBe(400)

      const { rows: mails } = await store.sql.query(
        `SELECT m."payload" FROM "Email" m JOIN "Order" o ON o."id" = m."orderId"
         WHERE o."orderNumber" = $1 AND m."kind" = 'electronic_invoice'`,
        [number],
      )
      expect(mails).toEqual([{ payload: { number: document } }])

      // What corrects it is found by the same reference.
      expect((await refund(admin, number, { amount: '1.00' })).status).toBe(200)
      const note = await eventually(async () =>
        (await issued(await buyer.documents())).documents.find(
          ({ kind }) => kind === 'credit_note',
        ),
      )
      expect(await (await buyer.downloadAs(note.number, 'peppol')).text()).toContain(
        '<cbc:BuyerReference>ACME-7</cbc:BuyerReference>',
      )

      // What was handed out first is the original, whatever would be written today.
      await expect(store.sql.query(`UPDATE "InvoiceFile" SET "bytes" = 'x'`)).rejects.toThrow(
        /was issued/,
      )
      const [again, staffs] = await Promise.all([
        buyer.download(document),
        fetch(`${store.url}/api/admin/documents/${document}`, {
          headers: { 'x-session-token': admin.token },
        }),
      ])
      expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true)
      expect(Buffer.from(await staffs.arrayBuffer()).equals(pdf)).toBe(true)

      const archive = await fetch(
        `${store.url}/api/admin/documents/archive?month=${invoice?.issuedOn.slice(0, 7)}`,
        { headers: { 'x-session-token': admin.token } },
      )
      expect(archive.headers.get('content-type')).toBe('application/zip')
      const files = Buffer.from(await archive.arrayBuffer()).toString('latin1')
      for (const name of [
        'documents.csv',
        'sums.csv',
        `pdf/${document}.pdf`,
        `xml/${document}-cii.xml`,
      ])
        expect(files).toContain(name)
      expect((await admin.call('/api/admin/documents/archive?month=2026-13')).status).toBe(400)
    })
  })
})
