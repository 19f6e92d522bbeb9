import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sealToken } from '@/lib/core/sealed-token'
import { ownDataErasedSchema, ownDataOverviewSchema } from '@/lib/service/own-data/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { keyLikeTexts, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { readPage } from '@/tests/setup/pages'
import { reviewableOrder, reviewBody } from '@/tests/setup/review-client'
import { knowSeller } from '@/tests/setup/seller'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  await knowSeller(store)
})
afterAll(() => store.stop())

const post = (path: string, body: object) =>
  apiClient(store.url).call(`/api/own-data/${path}`, { method: 'POST', body })
const ask = (email: string, fields: object = {}) =>
  post('requests', { email, locale: 'de', website: '', ...fields })

const LINK = /\/de\/your-data#(\S+)/
const linksTo = async (email: string) =>
  (await mailsTo(store, email)).flatMap(({ text }) => text.match(LINK)?.[1] ?? [])

const overviewOf = async (token: string) => {
  const { status, headers, body } = await post('overview', { token })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  return ownDataOverviewSchema.strict().parse(body)
}

/** The files of an archive that was written from front to back, by name. */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = 0
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const from = at + 30 + name
    files.set(
      archive.subarray(at + 30, from).toString(),
      inflateRawSync(archive.subarray(from, from + packed)),
    )
    at = from + packed
  }
  return files
}

async function archiveOf(token: string) {
  const answer = await fetch(`${store.url}/api/own-data/archive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return filesOf(Buffer.from(await answer.arrayBuffer()))
}

/** A guest who bought, reviewed, wrote and subscribed, and never opened a library. */
async function guest() {
  const product = (await productDispenser(store))()
  const order = await reviewableOrder(store, product)
  const { email, number, session } = order
  expect((await admin.post('/api/reviews', reviewBody(order))).status).toBeLessThan(300)
  await apiClient(store.url).call('/api/contact', {
    method: 'POST',
    body: {
      name: 'Ada',
      email: email.toUpperCase(),
      category: 'general',
      subject: 'Hello',
      message: 'About me',
      locale: 'en',
      website: '',
    },
  })
  await store.sql.query(
    `INSERT INTO "NewsletterSubscriber" ("email", "confirmedAt") VALUES ($1, now())`,
    [email],
  )
  const issued = await apiClient(store.url).call(`/api/orders/${number}/documents`, {
    method: 'POST',
    headers: { 'x-session-id': session },
  })
  expect(issued.status).toBe(200)
  return { email, number }
}

it('shows a guest what is stored, hands it over, and erases it but for what the law keeps', async () => {
  const { email, number } = await guest()
  // Somebody else's, whose address differs where a pattern would not.
  const other = `x${email.slice(1)}`
  await store.sql.query(
    `INSERT INTO "ContactMessage" ("name", "email", "subject", "message", "updatedAt") VALUES ('Eve', $1, 'Other', 'Secret', now())`,
    [other],
  )
  await store.sql.query(
    `INSERT INTO "Withdrawal" ("requestId", "name", "email", "orderReference") VALUES (gen_random_uuid(), 'Ada', $1, $2)`,
    [email, number],
  )
  await store.sql.query(
    `INSERT INTO "JobApplication" ("id", "job", "name", "email", "message", "cvFileName", "cvContentType", "cv")
     VALUES (gen_random_uuid(), 'licensing-manager', 'Ada', $1, 'Because', '../cv.pdf', 'application/pdf', 'CV of Ada')`,
    [email],
  )

  // The page is the same for everybody, and no search engine lists it.
  const html = await (await fetch(`${store.url}/de/your-data`)).text()
  expect(html).toContain('Schreiben Sie sonst von der betreffenden Adresse an')
  expect(html).toContain('content="noindex, follow"')
  expect(await (await fetch(`${store.url}/sitemap.xml`)).text()).not.toContain('your-data')

  // A known address and an unknown one are told the same; a robot, too. A second request follows too soon for another mail.
  const answers = [
    await ask(email.toUpperCase()),
    await ask('nobody@unknown.example'),
    await ask(other, { website: 'https://robot.example' }),
  ]
  for (const { status, body } of answers)
    expect([status, body]).toEqual([202, { status: 'accepted' }])
  await allDone(store)
  await ask(email)
  await allDone(store)
  const [token = '', ...more] = await linksTo(email)
  expect(more).toEqual([])
  expect(await mailsTo(store, 'nobody@unknown.example')).toEqual([])
  expect(await linksTo(other)).toEqual([])
  const { rows: outbox } = await store.sql.query(
    `SELECT "payload"::text FROM "Email" WHERE "kind" = 'own_data_link'`,
  )
  expect(outbox).toEqual([{ payload: '{}' }])

  // Links that were changed, have expired or are for something else open nothing.
  const expired = await sealToken('own-data', { email, locale: 'de' }, -3600)
  const foreign = await sealToken('library-link', { email, generation: 1 }, 3600)
  for (const wrong of [`${token.slice(0, -4)}AA~2`, expired, foreign])
    for (const path of ['overview', 'archive', 'erasure'])
      expect((await post(path, { token: wrong })).status).toBe(401)

  const { stored, stays } = await overviewOf(token)
  expect(Object.fromEntries(stored.map(({ kind, count }) => [kind, count]))).toEqual({
    orders: 1,
    reviews: 1,
    messages: 1,
    withdrawals: 1,
    newsletter: 1,
    applications: 1,
  })
  expect(stays).toMatchObject([
    { kind: 'orders', count: 1 },
    { kind: 'withdrawals', count: 1, until: null },
  ])
  const years = new Date(stays[0]?.until ?? 0).getUTCFullYear() - new Date().getUTCFullYear()
  expect(years).toBe(7)

  const files = await archiveOf(token)
  const names = [...files.keys()]
  expect(names).toEqual(
    expect.arrayContaining([
      'readme.txt',
      'orders.json',
      'reviews.json',
      'messages.json',
      'newsletter.json',
      'withdrawals.json',
      'applications.json',
      'applications/1-__cv.pdf',
    ]),
  )
  expect(names.filter((name) => name.includes('..'))).toEqual([])
  expect(JSON.parse(String(files.get('orders.json')))).toMatchObject([{ orderNumber: number }])
  const [{ documents }] = JSON.parse(String(files.get('orders.json')))
  expect(documents).toHaveLength(1)
  for (const each of documents)
    expect(String(files.get(`invoices/${each.number}.pdf`)?.subarray(0, 5))).toBe('%PDF-')
  expect(String(files.get('readme.txt'))).toContain('Was bleibt')
  const written = names
    .filter((name) => !name.endsWith('.pdf'))
    .map((name) => String(files.get(name)))
    .join('\n')
  expect(keyLikeTexts(written)).toEqual([])
  expect(written).not.toMatch(/Secret|Eve|masked/)

  // Erased once, however often it is asked for.
  const erasures = await Promise.all([post('erasure', { token }), post('erasure', { token })])
  for (const { status, body } of erasures) {
    expect(status).toBe(200)
    expect(ownDataErasedSchema.parse(body).stays).toEqual(stays)
  }
  await allDone(store)
  const receipts = (await mailsTo(store, email)).filter(({ subject }) =>
    subject.includes('wurden gelöscht'),
  )
  expect(receipts).toHaveLength(1)
  for (const said of ['Bestellung mit Zahlung und Rechnung', 'Steuer', 'offener Widerruf'])
    expect(receipts[0]?.text).toContain(said)
  expect((await overviewOf(token)).stored).toEqual([
    { kind: 'orders', count: 1 },
    { kind: 'reviews', count: 1 },
    { kind: 'withdrawals', count: 1 },
  ])
  const { rows } = await store.sql.query(
    `SELECT (SELECT "displayName" FROM "Review" WHERE "buyerEmail" = $1) AS "name",
            (SELECT count(*)::int FROM "ContactMessage" WHERE "email" = $2) AS "others",
            (SELECT json_agg("username") FROM "AuditEntry" WHERE "action" = 'customer.erase') AS "by",
            (SELECT count(*)::int FROM "AuditEntry" WHERE "action" = 'customer.erase' AND to_jsonb("AuditEntry")::text ILIKE '%' || $1 || '%') AS "named"`,
    [email, other],
  )
  expect(rows).toEqual([{ name: 'Anonymous', others: 1, by: ['(data owner)'], named: 0 }])
})

it('erases the whole of an address that has bought nothing', async () => {
  const email = 'reader@nothing-bought.example'
  await store.sql.query(`INSERT INTO "NewsletterSubscriber" ("email") VALUES ($1)`, [email])
  await ask(email)
  await allDone(store)
  const [token = ''] = await linksTo(email)
  expect((await post('erasure', { token })).body).toEqual({ stays: [] })
  await allDone(store)
  expect((await overviewOf(token)).stored).toEqual([])
  expect(
    (await mailsTo(store, email)).some(({ text }) => text.includes('nichts davon übrig')),
  ).toBe(true)
  // Nothing is stored any more, so nothing is mailed.
  await ask(email)
  await allDone(store)
  expect(await linksTo(email)).toHaveLength(1)
})

it('keeps what is about people for the time that the owner sets, and says so', async () => {
  const left = async () => {
    const { rows } = await store.sql.query(
      `SELECT (SELECT count(*)::int FROM "ContactMessage" WHERE "email" = 'old@kept.example') AS "messages",
              (SELECT count(*)::int FROM "AuditEntry" WHERE "entityType" = 'kept') AS "audit"`,
    )
    return rows[0]
  }
  await store.sql.query(
    `INSERT INTO "ContactMessage" ("name", "email", "subject", "message", "updatedAt")
     VALUES ('Old', 'old@kept.example', 'x', 'x', now() - interval '13 months')`,
  )
  await store.sql.query(
    `INSERT INTO "AuditEntry" ("username", "action", "entityType", "entityId", "createdAt")
     VALUES ('old', 'x', 'kept', '1', now() - interval '25 months')`,
  )
  const section = async (path: string) =>
    (await readPage(store, path)).all.getByRole('table', {
      name: /What is kept|Was gespeichert wird/,
    }).textContent
  expect(await section('/privacy')).toContain(
    'Messages to us, and reports of keys with their pictures3 years',
  )
  await finishJob(store, 'cleanup')
  expect(await left()).toEqual({ messages: 1, audit: 1 })

  await withSetting(store, 'keepMessages', 12, async () => {
    await withSetting(store, 'keepAudit', 24, async () => {
      expect(await section('/de/privacy')).toContain(
        'Nachrichten an uns und Meldungen zu Schlüsseln mit ihren Bildern1 Jahr',
      )
      await finishJob(store, 'cleanup')
      expect(await left()).toEqual({ messages: 0, audit: 0 })
    })
  })
})
