import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toDecimal } from '@/lib/core/money'
import { priceIn, sellingIn } from '@/lib/pricing/selling'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  firstMailTo,
  mailsTo,
  productDispenser,
  runJob,
  simulate,
} from '@/tests/setup/checkout-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let product: Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  product = (await productDispenser(store))()
})
afterAll(() => store.stop())

const PATH = '/api/admin/mailings'
const TEXT = { subject: 'Deals of the week', preheader: 'Up to half off', content: '<p>Hello</p>' }

// Recipients are all subscribers, so each test begins without any.
beforeEach(() => store.sql.query('DELETE FROM "NewsletterSubscriber"'))
afterEach(() => simulate(store.simulators.mail, { outcome: 'up' }))

const newIp = () => `${randomUUID()}@reader.example`

/** A subscriber, confirmed unless said otherwise. @returns the address */
async function subscriber(
  locale = 'en',
  isConfirmed = true,
  currency: string | null = null,
): Promise<string> {
  const email = newIp()
  await store.sql.query(
    `INSERT INTO "NewsletterSubscriber" ("email", "locale", "confirmedAt", "currency")
     VALUES ($1, $2, CASE WHEN $3 THEN now() END, $4)`,
    [email, locale, isConfirmed, currency],
  )
  return email
}

const written = async (fields: object = {}): Promise<{ id: number; updatedAt: string }> => {
  const answer = await admin.post(PATH, {
    texts: { en: TEXT },
    productIds: [],
    mailsPerMinute: 600,
    ...fields,
  })
  expect(answer).toMatchObject({ status: 201, body: { status: 'draft' } })
  return answer.body
}

const ask = (id: number, event: string, more: object = {}, who = admin) =>
  who.post(`${PATH}/${id}/state`, { event, ...more })
const start = async (id: number) =>
  expect(await ask(id, 'start')).toMatchObject({ status: 200, body: { status: 'sending' } })
/** What became of the newest mails, and of the jobs that send them. */
const mailsAndJobs = async () => ({
  mails: (
    await store.sql.query(
      `SELECT "id", "kind", "status", "attempts", "lastError", "updatedAt" FROM "Email" ORDER BY "createdAt" DESC LIMIT 5`,
    )
  ).rows,
  jobs: (
    await store.sql.query(
      `SELECT "task_identifier", "key", "attempts", "run_at", "locked_at", "last_error" FROM graphile_worker.jobs`,
    )
  ).rows,
  queues: (await store.sql.query('SELECT * FROM graphile_worker._private_job_queues')).rows,
})
const read = async (id: number) => (await admin.call(`${PATH}/${id}`)).body
const ended = (id: number) =>
  eventually(async () => {
    const mailing = await read(id)
    return mailing.status === 'sent' && mailing.figures.waiting === 0 && mailing
  })
/** Lets the next mails of a mailing be due at once. */
const hurry = async (id: number) => {
  await store.sql.query('UPDATE "Mailing" SET "nextBatchAt" = NULL WHERE "id" = $1', [id])
  await runJob(store, 'send_due_mailings')
}
const source = async ({ id }: { id: string }) =>
  (await (await fetch(`${store.simulators.mail}/messages/${id}/eml`)).text()).replace(
    /\r\n[ \t]+/g,
    ' ',
  )

describe('a mailing', () => {
  it('goes once to each confirmed subscriber, in their language or the first one', async () => {
    const [english, german, french] = [
      await subscriber('en'),
      await subscriber('de'),
      await subscriber('fr'),
    ]
    const unconfirmed = await subscriber('en', false)
    const { id } = await written({
      texts: {
        en: { ...TEXT, content: '<p>See <a href="/deals">our deals</a></p><script>1</script>' },
        de: { ...TEXT, subject: 'Angebote der Woche' },
      },
      productIds: [product.id],
    })
    const starts = await Promise.all([1, 2, 3].map(() => ask(id, 'start')))
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const later = await subscriber()

    expect((await ended(id)).figures).toEqual({
      recipients: 3,
      waiting: 0,
      sent: 3,
      failed: 0,
      leftOut: 0,
      unsubscribed: 0,
    })
    const mail = await firstMailTo(store, english)
    expect(mail.subject).toBe(TEXT.subject)
    expect(mail.html).toContain(TEXT.preheader)
    expect(mail.html).toContain(`/deals?utm_source=newsletter&amp;utm_medium=email`)
    expect(mail.html).not.toContain('<script>')
    expect(mail.text).toContain(product.name)
    expect(mail.text).toContain(`$${product.price}`)
    expect((await firstMailTo(store, german)).subject).toBe('Angebote der Woche')
    const translated = await firstMailTo(store, french)
    expect(translated.subject).toBe(TEXT.subject)
    expect(translated.html).toContain(`${store.url}/fr/products/${product.slug}?utm_source`)
    for (const address of [english, german, french])
      expect(await mailsTo(store, address)).toHaveLength(1)
    for (const address of [unconfirmed, later]) expect(await mailsTo(store, address)).toEqual([])
  })

  it('names prices in the currency of its reader, as long as the store sells in it', async () => {
    await withSetting(store, 'sellingCurrencies', { EUR: '99' }, async () => {
      const [euros, pounds] = [
        await subscriber('en', true, 'EUR'),
        await subscriber('en', true, 'GBP'),
      ]
      const { id } = await written({ productIds: [product.id] })
      await ask(id, 'start')
      await ended(id)
      const selling = sellingIn({ baseCurrency: 'USD', sellingCurrencies: { EUR: '99' } }, 'EUR')
      const inEuros = selling && toDecimal(priceIn(product, selling))
      expect((await firstMailTo(store, euros)).text).toContain(`€${inEuros}`)
      const inDollars = (await firstMailTo(store, pounds)).text
      expect(inDollars).toContain(`$${product.price}`)
      expect(inDollars).not.toMatch(/[€£]/)
    })
  })

  it('is ended by one press in the mail program, without a cookie, which its figures tell', async () => {
    const reader = await subscriber()
    const { id } = await written()
    await ask(id, 'start')
    const mail = await firstMailTo(store, reader)
    const raw = await source(mail)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const address = raw.match(/^List-Unsubscribe: <([^>]+)>/m)?.[1] ?? ''
    expect(mail.text).toContain(`${store.url}/newsletter/unsubscribe#`)
    const press = () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect(await (await press()).json()).toEqual({ status: 'done' })
    expect(await (await press()).json()).toEqual({ status: 'already' })
    expect((await read(id)).figures).toMatchObject({ sent: 1, unsubscribed: 1 })

    const next = await written()
    expect((await ask(next.id, 'start')).status).toBe(400)
  })

  it('waits while it is paused, leaves out who unsubscribes meanwhile, and goes on', async () => {
    const readers = [await subscriber(), await subscriber(), await subscriber()]
    const { id } = await written({ mailsPerMinute: 1 })
    await ask(id, 'start')
    await firstMailTo(store, readers[0] ?? '')
    expect((await ask(id, 'pause')).body.status).toBe('paused')
    await hurry(id)
    await store.sql.query(
      'UPDATE "NewsletterSubscriber" SET "unsubscribedAt" = now() WHERE "email" = $1',
      [readers[1]],
    )
    expect((await read(id)).figures).toMatchObject({ sent: 1, waiting: 2 })

    expect((await ask(id, 'resume')).body.status).toBe('sending')
    await eventually(async () => {
      await hurry(id)
      return (await read(id)).status === 'sent'
    })
    expect((await ended(id)).figures).toMatchObject({ recipients: 3, sent: 2, leftOut: 1 })
    expect(await mailsTo(store, readers[1] ?? '')).toEqual([])
    for (const event of ['pause', 'resume', 'cancel', 'start'])
      expect((await ask(id, event)).status).toBe(409)
  })

  it('mails nobody twice, however many jobs queue it at once', async () => {
    const readers = await Promise.all(Array.from({ length: 20 }, () => subscriber()))
    const { id } = await written({ mailsPerMinute: 60 })
    await ask(id, 'start')
    for (let turn = 0; turn < 30; turn++)
      await store.sql.query(
        `SELECT graphile_worker.add_job('send_mailing', json_build_object('mailingId', $1::int))`,
        [id],
      )
    await eventually(async () => {
      await hurry(id)
      return (await read(id)).status === 'sent'
    })
    expect((await ended(id)).figures).toMatchObject({ recipients: 20, sent: 20 })
    for (const reader of readers) expect(await mailsTo(store, reader)).toHaveLength(1)
  })

  it('stops for good when it is cancelled', async () => {
    const readers = [await subscriber(), await subscriber()]
    const { id } = await written({ mailsPerMinute: 1 })
    await ask(id, 'start')
    await firstMailTo(store, readers[0] ?? '')
    expect((await ask(id, 'cancel')).body.status).toBe('cancelled')
    await hurry(id)
    expect((await read(id)).figures).toMatchObject({ sent: 1, waiting: 1 })
    expect(await mailsTo(store, readers[1] ?? '')).toEqual([])
  })

  it('starts by itself when its time has come, and can be taken back before', async () => {
    const reader = await subscriber()
    const { id } = await written()
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await ask(id, 'schedule', { scheduledFor: '2020-01-01T00:00:00Z' })).status).toBe(400)
    expect((await ask(id, 'schedule')).body.issues).toEqual([
      expect.objectContaining({ path: 'scheduledFor' }),
    ])
    expect((await ask(id, 'schedule', { scheduledFor: at })).body).toMatchObject({
      status: 'scheduled',
      scheduledFor: at,
    })
    expect((await ask(id, 'unschedule')).body).toMatchObject({
      status: 'draft',
      scheduledFor: null,
    })
    await ask(id, 'schedule', { scheduledFor: at })
    await runJob(store, 'send_due_mailings')
    expect((await read(id)).status).toBe('scheduled')
    await store.sql.query('UPDATE "Mailing" SET "scheduledFor" = now() WHERE "id" = $1', [id])
    await runJob(store, 'send_due_mailings')
    await ended(id)
    expect(await mailsTo(store, reader)).toHaveLength(1)
  })

  it('goes after all other mails, one at a time', async () => {
    await subscriber()
    await simulate(store.simulators.mail, { outcome: 'tempfail' })
    const { id } = await written()
    await ask(id, 'start')
    await eventually(async () => (await read(id)).figures.failed === 1)
    const jobs = async (kind: string) =>
      (
        await store.sql.query(
          `SELECT j."queue_name", j."priority" FROM graphile_worker.jobs j
           JOIN "Email" e ON j."key" = 'email:' || e."id" WHERE e."kind" = $1`,
          [kind],
        )
      ).rows
    const BULK = { queue_name: 'bulk_mails', priority: 30 }
    expect(await jobs('newsletter_mailing')).toEqual([BULK])
    // Whoever retries what failed by hand does not change that.
    await admin.post('/api/admin/settings/retry-mails')
    expect(await jobs('newsletter_mailing')).toEqual([BULK])
    const buyer = newIp()
    await apiClient(store.url).call('/api/newsletter', {
      method: 'POST',
      body: { email: buyer, locale: 'en', website: '' },
    })
    await eventually(async () => (await jobs('newsletter_confirm')).length === 1)
    expect(await jobs('newsletter_confirm')).toEqual([{ queue_name: null, priority: 0 }])
  })

  it('leaves out an address that its mail server refused for good, until it is confirmed again', async () => {
    const reader = await subscriber()
    await simulate(store.simulators.mail, { outcome: 'reject' })
    const { id } = await written()
    await start(id)
    // An attempt may fail for another reason, such as a connection that has just ended; it is made again.
    await eventually(
      async () => {
        const { rows } = await store.sql.query(
          'SELECT 1 FROM "NewsletterSubscriber" WHERE "email" = $1 AND "undeliverableAt" IS NOT NULL',
          [reader],
        )
        return rows.length > 0
      },
      undefined,
      mailsAndJobs,
    )
    await eventually(async () => (await read(id)).figures.failed === 1)
    await simulate(store.simulators.mail, { outcome: 'up' })

    const next = await written()
    expect((await ask(next.id, 'start')).body.message).toContain('Nobody')
    const other = await subscriber()
    await ask(next.id, 'start')
    expect((await ended(next.id)).figures).toMatchObject({ recipients: 1, sent: 1 })
    expect(await mailsTo(store, other)).toHaveLength(1)
    expect(await mailsTo(store, reader)).toEqual([])
  })
})

describe('a draft', () => {
  it('is changed, tried out, previewed and deleted; what was sent is not', async () => {
    const { id, updatedAt } = await written()
    const body = { texts: { en: { ...TEXT, subject: 'Other' } }, mailsPerMinute: 30 }
    const changed = await admin.call(`${PATH}/${id}`, {
      method: 'PUT',
      body: { ...body, expectedUpdatedAt: updatedAt },
    })
    expect(changed.body).toMatchObject({ texts: { en: { subject: 'Other' } }, mailsPerMinute: 30 })
    const late = await admin.call(`${PATH}/${id}`, {
      method: 'PUT',
      body: { ...body, expectedUpdatedAt: updatedAt },
    })
    expect(late.status).toBe(409)

    const trial = await admin.post(`${PATH}/${id}/trial`, { language: 'en' })
    expect(trial.status).toBe(202)
    expect((await firstMailTo(store, trial.body.to)).subject).toBe('Other')

    const preview = await admin.post(`${PATH}/preview`, {
      language: 'de',
      text: { ...TEXT, content: '<p onclick="x">Hallo</p>' },
      productIds: [product.id],
    })
    expect(preview.body.html).toContain('Hallo')
    expect(preview.body.html).not.toContain('onclick')
    expect(preview.body.html).toContain(product.name)

    await subscriber()
    await ask(id, 'start')
    for (const method of ['PUT', 'DELETE'])
      expect((await admin.call(`${PATH}/${id}`, { method, body })).status).toBe(409)
    await ended(id)
    const spare = await written()
    expect((await admin.call(`${PATH}/${spare.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await admin.call(`${PATH}/${spare.id}`)).status).toBe(404)
  })

  it.each([
    ['texts.en', { texts: {} }],
    ['texts.en.subject', { texts: { en: { ...TEXT, subject: ' ' } } }],
    ['texts.en.subject', { texts: { en: { ...TEXT, subject: 'a\r\nBcc: eve@evil.example' } } }],
    ['texts.de.content', { texts: { en: TEXT, de: { ...TEXT, content: '' } } }],
    ['mailsPerMinute', { mailsPerMinute: 0 }],
    ['mailsPerMinute', { mailsPerMinute: 601 }],
    ['productIds', { productIds: [2_000_000_000] }],
    ['productIds.0', { productIds: ['1'] }],
  ])('names %s', async (path, fields) => {
    const answer = await admin.post(PATH, { texts: { en: TEXT }, mailsPerMinute: 60, ...fields })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path }))
  })

  it('is for administrators alone', async () => {
    const { id } = await written()
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call(PATH)).status).toBe(403)
    expect((await ask(id, 'start', {}, moderator)).status).toBe(403)
    expect((await apiClient(store.url).call(PATH)).status).toBe(401)
  })
})
