import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import {
  firstMailTo,
  leaveKeys,
  mailsTo,
  productDispenser,
  type ReceivedMail,
  runJob,
} from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
/** A few for all tests, which find them as they were. */
let pool: readonly Product[]
let taken = 0
let client: ReturnType<typeof apiClient>
let email: string

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  const dispense = await productDispenser(store)
  pool = [dispense(), dispense(), dispense()]
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
  email = `${client.session}@watcher.example`
  taken = 0
})
afterEach(async () => {
  for (const { id, price } of pool)
    await store.sql.query(
      `UPDATE "Product" SET "price" = $2, "prices" = '{}', "inStock" = true, "isHidden" = false WHERE "id" = $1`,
      [id, price],
    )
  await store.sql.query('DELETE FROM "AlertWatcher"')
})

function freshProduct(): Product {
  const product = pool[taken++]
  if (!product) throw new Error('A test takes too many products')
  return product
}

const ACCEPTED = { status: 202, body: { status: 'check_your_inbox' } }

const post = (path: string, body: unknown): Promise<Answer> =>
  client.call(path, { method: 'POST', body })
const ask = (product: Product | Product[], fields: object = {}) =>
  post('/api/product-alerts', {
    email,
    locale: 'en',
    website: '',
    productIds: [product].flat().map(({ id }) => id),
    ...fields,
  })
const confirm = (token: unknown) => post('/api/product-alerts/confirm', { token })
const stop = (token: unknown, scope?: unknown) =>
  post('/api/product-alerts/stop', { token, ...(scope === undefined ? {} : { scope }) })

const change = (product: Product, sql: string) =>
  store.sql.query(`UPDATE "Product" SET ${sql} WHERE "id" = $1`, [product.id])
const sellOut = (product: Product) => change(product, `"inStock" = false`)
const restock = (product: Product) => change(product, `"inStock" = true`)
const addKeys = (product: Product, ...keys: string[]) =>
  admin.post('/api/admin/product-keys/bulk', {
    productId: product.id,
    keyType: 'license',
    keys,
  })
const sendDue = (times = 1) => finishJob(store, 'send_due_alerts', {}, times)

/** All mails to the address, once the outbox has nothing left for it. */
async function settledMails(to = email): Promise<ReceivedMail[]> {
  await eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "Email" WHERE "toAddress" = $1 AND "status" IN ('queued', 'sending', 'failed')`,
      [to],
    )
    return rows.length === 0
  })
  return mailsTo(store, to)
}

const alertsAmong = (mails: ReceivedMail[]) =>
  mails.filter(({ text }) => text.includes('/product-alerts/stop#'))
const alertMails = async () => alertsAmong(await settledMails())

/** The newest alert to the address, once so many were sent. */
const newAlert = (count = 1) =>
  eventually(async () => {
    const mails = alertsAmong(await mailsTo(store, email))
    return mails.length >= count && mails[0]
  })

const tokenIn = ({ text }: { text: string }, page: 'confirm' | 'stop') => {
  const token = text.match(new RegExp(`/product-alerts/${page}#(\\S+)`))?.[1]
  if (!token) throw new Error(`No link to ${page} in: ${text}`)
  return token
}

async function watch(product: Product | Product[], fields: object = {}): Promise<string> {
  expect(await ask(product, fields)).toMatchObject(ACCEPTED)
  const token = tokenIn(await firstMailTo(store, email), 'confirm')
  expect((await confirm(token)).body).toEqual({ status: 'done' })
  return token
}

const alertsOf = async (of = email) =>
  (
    await store.sql.query(
      `SELECT a.* FROM "ProductAlert" a JOIN "AlertWatcher" w ON w."id" = a."watcherId"
       WHERE w."email" = $1 ORDER BY a."productId"`,
      [of],
    )
  ).rows

describe('POST /api/product-alerts', () => {
  it('watches nothing before the mailed link is confirmed, in the language of the form', async () => {
    const product = freshProduct()
    const answer = await ask(product, { email: email.toUpperCase(), locale: 'fr' })
    expect(answer).toMatchObject(ACCEPTED)
    const mail = await firstMailTo(store, email)
    expect(mail.subject).toBe(`Veuillez confirmer\u202f: alerte pour ${product.name}`)
    expect(mail.text).toContain(`${store.url}/fr/product-alerts/confirm#`)
    expect(mail.text).toContain(`${store.url}/fr/products/${product.slug}`)
    expect(await alertsOf()).toEqual([])
    await confirm(tokenIn(mail, 'confirm'))
    expect(await alertsOf()).toMatchObject([
      { productId: product.id, kind: 'price_drop', price: product.price, status: 'watching' },
    ])
  })

  it('decides itself what there is to watch, for many products at once', async () => {
    const products = [freshProduct(), freshProduct()] as const
    await sellOut(products[0])
    await watch([...products])
    const kinds = Object.fromEntries(
      (await alertsOf()).map(({ productId, kind }) => [productId, kind]),
    )
    expect(kinds).toEqual({
      [products[0].id]: 'back_in_stock',
      [products[1].id]: 'price_drop',
    })
    expect(await mailsTo(store, email)).toHaveLength(1)
    await restock(products[0])
    await sendDue()
  })

  it('answers alike for addresses that are new, pending, watching and gone', async () => {
    const product = freshProduct()
    const fresh = await ask(product)
    const token = tokenIn(await firstMailTo(store, email), 'confirm')
    const pending = await ask(product)
    await confirm(token)
    const watching = await ask(product)
    await change(product, `"price" = "price" - 1`)
    await sendDue()
    const way = tokenIn(await newAlert(), 'stop')
    const mailed = await ask(product)
    await stop(way)
    const gone = await ask(product)
    for (const { status, body } of [fresh, pending, watching, mailed, gone])
      expect({ status, body }).toEqual(ACCEPTED)
  })

  it('mails an address once an hour about the same, and ten times a day in all', async () => {
    const product = freshProduct()
    for (const typed of [email, email.toUpperCase(), ` ${email} `])
      await ask(product, { email: typed })
    await firstMailTo(store, email)
    await ask(product)
    await allDone(store)
    expect(await settledMails()).toHaveLength(1)

    const { rows } = await store.sql.query<{ id: number }>(
      'SELECT "id" FROM "Product" WHERE NOT "isHidden" AND "id" <> $1 ORDER BY "id" LIMIT 12',
      [product.id],
    )
    for (const { id } of rows) {
      client = apiClient(store.url)
      expect(await ask([], { productIds: [id] })).toMatchObject(ACCEPTED)
    }
    await eventually(async () => (await mailsTo(store, email)).length === 10)
    await allDone(store)
    expect(await settledMails()).toHaveLength(10)
  })

  it('does nothing for bots that fill in the hidden field, and does not reveal it', async () => {
    expect(await ask(freshProduct(), { website: 'https://spam.example' })).toMatchObject(ACCEPTED)
    await allDone(store)
    expect(await mailsTo(store, email)).toEqual([])
  })

  it('knows no product that is hidden, or is not there', async () => {
    const product = freshProduct()
    await change(product, `"isHidden" = true`)
    const hidden = await ask(product)
    const missing = await ask([], { productIds: [2_147_483_647] })
    expect([hidden.status, missing.status]).toEqual([404, 404])
    expect(hidden.body).toEqual(missing.body)
    // Among others it is left out.
    const other = freshProduct()
    await watch([product, other])
    expect(await alertsOf()).toMatchObject([{ productId: other.id }])
  })

  it.each([
    ['email', { email: '' }],
    ['email', { email: ['a@watcher.example'] }],
    ['email', { email: 'a@watcher.example\r\nBcc: eve@evil.example' }],
    ['email', { email: `${'a'.repeat(300)}@watcher.example` }],
    ['productIds', { productIds: [] }],
    ['productIds', { productIds: 1 }],
    ['productIds', { productIds: Array.from({ length: 51 }, (_, index) => index + 1) }],
    ['productIds.0', { productIds: ['1'] }],
    ['productIds.0', { productIds: [0] }],
    ['productIds.0', { productIds: [1.5] }],
    ['productIds.0', { productIds: [2_147_483_648] }],
    ['productIds.1', { productIds: [1, null] }],
  ])('refuses %s of %j', async (path, fields) => {
    const answer = await ask([], { productIds: [1], ...fields })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path }))
  })

  it('limits a caller’s requests', async () => {
    const product = freshProduct()
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) statuses.push((await ask(product)).status)
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429])
  })

  it('limits the requests for a product, whoever makes them', async () => {
    const product = freshProduct()
    expect(await ask(product)).toMatchObject(ACCEPTED)
    await store.sql.query(`UPDATE "rate_limits" SET "points" = 1000 WHERE "key" = $1`, [
      `alerts-of-product:${product.id}`,
    ])
    client = apiClient(store.url)
    expect((await ask(product)).status).toBe(429)
    expect(await ask(freshProduct())).toMatchObject(ACCEPTED)
    await store.sql.query(`DELETE FROM "rate_limits" WHERE "key" LIKE 'alerts-of-product:%'`)
  })
})

describe('a product that is back', () => {
  it('is mailed about once, to everybody who waits, also while its stock changes at the same time', async () => {
    const product = freshProduct()
    await sellOut(product)
    const path = `/api/admin/products/${product.id}`
    await watch(product)
    const other = `${client.session}@other.example`
    await ask(product, { email: other })
    const second = tokenIn(await firstMailTo(store, other), 'confirm')
    await confirm(second)
    expect((await admin.call(path)).body).toMatchObject({ waitingForStock: 2, waitingForPrice: 0 })

    await sendDue()
    expect(await alertMails()).toEqual([])
    await Promise.all([
      ...Array.from({ length: 6 }, async () => {
        await sellOut(product)
        await restock(product)
      }),
      sendDue(4),
      sendDue(4),
    ])
    await restock(product)
    await sendDue(3)
    const mail = await newAlert()
    expect(mail.subject).toBe(`${product.name} is back in stock`)
    expect(mail.text).toContain(`${store.url}/products/${product.slug}`)
    expect(mail.text).toContain(`Now $${product.price}`)
    expect(mail.text).not.toContain('when you asked')
    expect(mail.text).not.toContain('/product-alerts/confirm#')
    expect(mail.html).not.toContain(email)

    await sellOut(product)
    await sendDue()
    await restock(product)
    await sendDue(2)
    expect(await alertMails()).toHaveLength(1)
    expect(alertsAmong(await settledMails(other))).toHaveLength(1)
    expect((await admin.call(path)).body).toMatchObject({ waitingForStock: 0 })
    expect(await alertsOf()).toMatchObject([{ status: 'mailed' }])
  })

  it('is one whose keys ran out and were added to', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 0)
    await addKeys(product, `GONE-${product.id}`)
    await leaveKeys(store, product.id, 0)
    await runJob(store, 'refresh_stock')
    await eventually(
      async () => (await client.call(`/api/products/by-id/${product.id}`)).body.inStock === false,
    )
    await watch(product)
    expect(await alertsOf()).toMatchObject([{ kind: 'back_in_stock' }])
    await Promise.all([1, 2, 3].map((key) => addKeys(product, `BACK-${product.id}-${key}`)))
    await sendDue(3)
    await newAlert()
    await sendDue()
    expect(await alertMails()).toHaveLength(1)
  })

  it('is not told of when it is gone again before the mail is written; the alert watches on', async () => {
    const product = freshProduct()
    await sellOut(product)
    await watch(product)
    await store.sql.query(
      `UPDATE "ProductAlert" SET "status" = 'mailed', "endedAt" = now() WHERE "productId" = $1`,
      [product.id],
    )
    const [alert] = await alertsOf()
    const { rows } = await store.sql.query<{ id: string }>(
      `INSERT INTO "Email" ("id", "kind", "dedupeKey", "toAddress", "payload", "updatedAt")
       VALUES (gen_random_uuid(), 'product_alert', $1, $2, $3, now()) RETURNING "id"`,
      [`product-alert:${alert.id}:1`, email, JSON.stringify({ alertId: alert.id, round: 1 })],
    )
    await finishJob(store, 'send_email', { emailId: rows[0]?.id })
    expect(await alertMails()).toEqual([])
    expect(await alertsOf()).toMatchObject([{ status: 'watching', round: 2, endedAt: null }])
    await restock(product)
    await sendDue(2)
    await newAlert()
    expect(await alertMails()).toHaveLength(1)
  })
})

describe('a product that costs less', () => {
  it('is mailed about once, with both prices, and again only when asked', async () => {
    const product = freshProduct()
    await change(product, `"price" = 50`)
    await watch(product)
    await change(product, `"price" = 50.01`)
    await sendDue()
    expect(await alertMails()).toEqual([])
    await change(product, `"price" = 49.99`)
    await sendDue(3)
    const mail = await newAlert()
    expect(mail.subject).toBe(`${product.name} now costs $49.99`)
    expect(mail.text).toContain('$50.00 when you asked')
    await change(product, `"price" = 40`)
    await sendDue()
    expect(await alertMails()).toHaveLength(1)

    const again = tokenIn(mail, 'confirm')
    const answers = await Promise.all([confirm(again), confirm(again), confirm(again)])
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['already', 'already', 'done'])
    await sendDue()
    expect(await alertMails()).toHaveLength(1)
    await change(product, `"price" = 39`)
    await sendDue(2)
    expect((await newAlert(2)).subject).toBe(`${product.name} now costs $39.00`)
    // The link of the first mail was used.
    expect((await confirm(again)).status).toBe(400)
  })

  it('is told of in the currency that its watcher saw, by what it costs there', async () => {
    const product = freshProduct()
    await change(product, `"price" = 100`)
    const selling = { EUR: '99', GBP: 'exact' }
    const addressOf = (name: string) => `${client.session}@${name}.example`
    let again = ''
    await withSetting(store, 'sellingCurrencies', selling, async () => {
      await watch(product, { currency: 'EUR' })
      expect((await firstMailTo(store, email)).text).toContain('less than €84.99')
      expect(await alertsOf()).toMatchObject([{ price: '84.99', currency: 'EUR' }])
      const others = { pounds: 'GBP', dollars: 'USD', yen: 'JPY', none: undefined }
      for (const [name, currency] of Object.entries(others)) {
        const address = addressOf(name)
        await ask(product, { email: address, currency })
        await confirm(tokenIn(await firstMailTo(store, address), 'confirm'))
        const expected = currency === 'GBP' ? { currency } : { currency: null, price: '100.00' }
        expect(await alertsOf(address)).toMatchObject([expected])
      }
      await sendDue()
      expect(await alertMails()).toEqual([])

      // By less than a hundredth a price in pounds, which follows the rate, tells nothing.
      await change(
        product,
        `"price" = 99.5, "prices" = '{"EUR": {"price": "79.00", "originalPrice": null}}'`,
      )
      await sendDue(2)
      const mail = await newAlert()
      expect(mail.subject).toBe(`${product.name} now costs €79.00`)
      expect(mail.text).toContain('€84.99 when you asked')
      expect(alertsAmong(await settledMails(addressOf('dollars')))).toHaveLength(1)
      expect(alertsAmong(await settledMails(addressOf('pounds')))).toEqual([])
      again = tokenIn(mail, 'confirm')
      expect((await confirm(again)).body).toEqual({ status: 'done' })
      expect(await alertsOf()).toMatchObject([{ price: '79.00', currency: 'EUR' }])
    })

    // The store sells in dollars alone now: $90.00 are €76.50.
    await sendDue()
    expect(await alertMails()).toHaveLength(1)
    await change(product, `"price" = 90`)
    await sendDue(2)
    const mail = await newAlert(2)
    expect(mail.subject).toBe(`${product.name} now costs $90.00`)
    expect(mail.text).toContain('$92.94 when you asked')
    expect((await confirm(tokenIn(mail, 'confirm'))).body).toEqual({ status: 'done' })
    expect(await alertsOf()).toMatchObject([{ price: '90.00', currency: null }])
  })

  it('waits until it can be bought, and is silent while it is hidden', async () => {
    const product = freshProduct()
    await watch(product)
    await change(product, `"price" = "price" - 5, "isHidden" = true`)
    await sendDue()
    await change(product, `"isHidden" = false, "inStock" = false`)
    await sendDue()
    expect(await alertMails()).toEqual([])
    await restock(product)
    await sendDue()
    await newAlert()
  })

  it('tells nobody while the owner has alerts switched off', async () => {
    const product = freshProduct()
    await watch(product)
    await change(product, `"price" = "price" - 5`)
    await withSetting(store, 'productAlerts', false, async () => {
      expect((await ask(product)).status).toBe(404)
      await sendDue()
      expect(await alertMails()).toEqual([])
    })
    await sendDue()
    await newAlert()
  })

  it('ends with a product that is deleted', async () => {
    const { rows } = await store.sql.query<{ id: number }>(
      `INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "deliveryInfo", "license",
         "version", "categoryId", "updatedAt")
       SELECT $1, $1, '', '', 10, '', '', '', min("id"), now() FROM "Category" RETURNING "id"`,
      [`short-lived-${client.session}`],
    )
    const id = rows[0]?.id ?? 0
    await ask([], { productIds: [id] })
    await confirm(tokenIn(await firstMailTo(store, email), 'confirm'))
    expect(await alertsOf()).toHaveLength(1)
    const removed = await admin.call(`/api/admin/products/${id}`, { method: 'DELETE' })
    expect(removed.status).toBeLessThan(300)
    expect(await alertsOf()).toEqual([])
  })
})

describe('the links in its mails', () => {
  it('begin alerts once, and do only what they were made for', async () => {
    const product = freshProduct()
    const token = await watch(product)
    expect((await confirm(token)).body).toEqual({ status: 'already' })
    expect((await stop(token)).status).toBe(400)
    await change(product, `"price" = "price" - 1`)
    await sendDue()
    const way = tokenIn(await newAlert(), 'stop')
    expect((await confirm(way)).status).toBe(400)
    for (const bad of [`${way}x`, way.slice(0, -9), 'x', '', 'x'.repeat(3000), 7, null, [way]])
      expect((await stop(bad)).status).toBe(400)
    expect((await stop(way, 'everything')).status).toBe(400)
  })

  it('end when they have expired, and with what they were for', async () => {
    await ask(freshProduct())
    const token = tokenIn(await firstMailTo(store, email), 'confirm')
    const { rows } = await store.sql.query<{ id: string }>(
      `SELECT r."id" FROM "AlertRequest" r JOIN "AlertWatcher" w ON w."id" = r."watcherId" WHERE w."email" = $1`,
      [email],
    )
    const payload = { requestId: rows[0]?.id }
    expect((await confirm(await sealToken('product-alerts-confirm', payload, -3600))).status).toBe(
      400,
    )
    expect((await confirm(await sealToken('newsletter-confirm', payload, 3600))).status).toBe(400)
    await store.sql.query(
      `UPDATE "AlertRequest" SET "createdAt" = now() - interval '8 days' WHERE "id" = $1`,
      [rows[0]?.id],
    )
    expect((await confirm(token)).status).toBe(400)
    expect(await alertsOf()).toEqual([])
  })

  it('stop what a product is watched for, or everything, of this address alone', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    await sellOut(first)
    await watch([first, second])
    const other = `${client.session}@other.example`
    await ask(second, { email: other })
    await confirm(tokenIn(await firstMailTo(store, other), 'confirm'))
    await restock(first)
    await sendDue()
    const way = tokenIn(await newAlert(), 'stop')
    expect((await stop(way, 'product')).body).toEqual({ status: 'done' })
    expect((await stop(way, 'product')).body).toEqual({ status: 'already' })
    expect((await alertsOf()).map(({ status }) => status).sort()).toEqual(['stopped', 'watching'])
    expect((await stop(way, 'all')).body).toEqual({ status: 'done' })
    expect((await stop(way, 'all')).body).toEqual({ status: 'already' })

    expect(await alertsOf()).toEqual([])
    const kept = await store.sql.query('SELECT 1 FROM "Email" WHERE "toAddress" = $1', [email])
    expect(kept.rows).toEqual([])
    expect(await alertsOf(other)).toMatchObject([{ status: 'watching' }])
  })

  it("let a mail program's own button stop everything (RFC 8058)", async () => {
    const product = freshProduct()
    await watch(product)
    await change(product, `"price" = "price" - 1`)
    await sendDue()
    const { id } = await newAlert()
    const eml = await (await fetch(`${store.simulators.mail}/messages/${id}/eml`)).text()
    const headers = eml.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const address = headers.match(/^List-Unsubscribe: <([^>]+)>$/m)?.[1] ?? ''
    expect(address).toContain(`${store.url}/api/product-alerts/stop?token=`)

    const opened = await fetch(address, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toMatch(/^\/product-alerts\/stop#/)
    expect(await alertsOf()).toHaveLength(1)
    const pressed = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect(await alertsOf()).toEqual([])
  })

  it('let an address watch two hundred products at most; the oldest give way', async () => {
    const product = freshProduct()
    await ask(product)
    const token = tokenIn(await firstMailTo(store, email), 'confirm')
    await store.sql.query(
      `INSERT INTO "ProductAlert" ("watcherId", "productId", "kind", "locale", "price", "watchedAt")
       SELECT w."id", p."id", k::"ProductAlertKind", 'en', 0, now() - p."id" * interval '1 minute'
       FROM "AlertWatcher" w, "Product" p, unnest(ARRAY['price_drop', 'back_in_stock']) k
       WHERE w."email" = $1 AND p."id" <> $2 AND (k = 'price_drop' OR p."isHidden")`,
      [email, product.id],
    )
    const before = (await alertsOf()).length
    await confirm(token)
    const watching = (await alertsOf()).filter(({ status }) => status === 'watching')
    expect(watching).toHaveLength(Math.min(200, before + 1))
    expect(watching.map(({ productId }) => productId)).toContain(product.id)
  })
})

describe('erasing and cleanup', () => {
  it('an administrator erases an address, and the trail does not name it', async () => {
    const product = freshProduct()
    await watch(product)
    const erase = () => admin.post('/api/admin/product-alerts/erasures', { email })
    expect((await erase()).body).toEqual({ alerts: 1 })
    expect((await erase()).body).toEqual({ alerts: 0 })
    const left = await store.sql.query(
      `SELECT (SELECT count(*)::int FROM "AlertWatcher" WHERE "email" = $1) AS "watchers",
         (SELECT count(*)::int FROM "Email" WHERE "toAddress" = $1) AS "mails",
         (SELECT count(*)::int FROM "AuditEntry" WHERE concat("before", "after", "entityId") LIKE '%' || $1 || '%') AS "entries"`,
      [email],
    )
    expect(left.rows).toEqual([{ watchers: 0, mails: 0, entries: 0 }])
  })

  it('removes requests after a week, ended alerts after 90 days, and addresses without either', async () => {
    const [one, two] = [freshProduct(), freshProduct()]
    const { rows } = await store.sql.query<{ id: number }>(
      `INSERT INTO "AlertWatcher" ("email")
       SELECT unnest(ARRAY['asked', 'ended', 'lately', 'waiting', 'bored']) || $1 RETURNING "id"`,
      [email],
    )
    const [asked, ended, lately, waiting, bored] = rows.map(({ id }) => id)
    await store.sql.query(
      `INSERT INTO "AlertRequest" ("id", "watcherId", "locale", "items", "createdAt")
       VALUES (gen_random_uuid(), $1, 'en', '[]', now() - interval '8 days')`,
      [asked],
    )
    await store.sql.query(
      `INSERT INTO "ProductAlert" ("watcherId", "productId", "kind", "status", "locale", "price", "watchedAt", "endedAt")
       VALUES ($1, $5, 'price_drop', 'mailed', 'en', 0, now(), now() - interval '91 days'),
         ($2, $5, 'price_drop', 'stopped', 'en', 0, now(), now() - interval '89 days'),
         ($3, $5, 'price_drop', 'watching', 'en', 0, now() - interval '364 days', NULL),
         ($4, $6, 'price_drop', 'watching', 'en', 0, now() - interval '366 days', NULL)`,
      [ended, lately, waiting, bored, one.id, two.id],
    )
    await runJob(store, 'cleanup')
    const left = async () =>
      (
        await store.sql.query<{ id: number; status: string }>(
          `SELECT w."id", a."status" FROM "AlertWatcher" w LEFT JOIN "ProductAlert" a ON a."watcherId" = w."id"
           WHERE w."email" LIKE '%' || $1 ORDER BY w."id"`,
          [email],
        )
      ).rows
    await eventually(async () => (await left()).length === 3)
    await eventually(async () => (await left()).at(-1)?.status === 'stopped')
    expect(await left()).toEqual([
      { id: lately, status: 'stopped' },
      { id: waiting, status: 'watching' },
      { id: bored, status: 'stopped' },
    ])
  })
})
