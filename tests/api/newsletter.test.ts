import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sealToken } from '@/lib/core/sealed-token'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo, runJob } from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let client: ReturnType<typeof apiClient>
let email: string

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
  email = `${client.session}@reader.example`
})

const post = (path: string, body: unknown): Promise<Answer> =>
  client.call(path, { method: 'POST', body })
const ask = (fields: object = {}) =>
  post('/api/newsletter', { email, locale: 'en', website: '', ...fields })
const confirm = (token: unknown) => post('/api/newsletter/confirm', { token })
const unsubscribe = (token: unknown) => post('/api/newsletter/unsubscribe', { token })

/**
 * The newest of the expected number of mails, once they have arrived: in any order, but the newest is
 * first.
 */
const newestOf = (count: number) =>
  eventually(async () => {
    const mails = await mailsTo(store, email)
    return mails.length >= count && mails[0]
  })

const tokenIn = ({ text }: { text: string }) => {
  const token = text.match(/\/newsletter\/(?:confirm|unsubscribe)#(\S+)/)?.[1]
  if (!token) throw new Error(`No link in: ${text}`)
  return token
}

/** Subscribes and confirms. */
async function subscribed(): Promise<{ confirmation: string; wayOut: string }> {
  await ask()
  const confirmation = tokenIn(await firstMailTo(store, email))
  expect((await confirm(confirmation)).body).toEqual({ status: 'done' })
  return { confirmation, wayOut: tokenIn(await newestOf(2)) }
}

const row = async () =>
  (await store.sql.query('SELECT * FROM "NewsletterSubscriber" WHERE "email" = $1', [email]))
    .rows[0]

const isActive = async () => {
  const { confirmedAt, unsubscribedAt } = await row()
  return confirmedAt !== null && unsubscribedAt === null
}

describe('POST /api/newsletter', () => {
  it('subscribes nobody before they confirm, and then greets them', async () => {
    const answer = await ask({ email: email.toUpperCase(), locale: 'fr', currency: 'EUR' })
    expect(answer).toMatchObject({ status: 202, body: { status: 'check_your_inbox' } })
    const mail = await firstMailTo(store, email)
    expect(mail.subject).toBe('Veuillez confirmer votre abonnement à Softhaven')
    expect(mail.text).toContain(`${store.url}/fr/newsletter/confirm#`)
    expect(await isActive()).toBe(false)

    expect((await confirm(tokenIn(mail))).body).toEqual({ status: 'done' })
    expect(await isActive()).toBe(true)
    expect((await row()).currency).toBe('EUR')
    const welcome = await newestOf(2)
    expect(welcome.text).toContain(`${store.url}/fr/newsletter/unsubscribe#`)
  })

  it('answers alike for addresses that are new, pending, known and gone', async () => {
    const fresh = await ask()
    await firstMailTo(store, email)
    const pending = await ask()
    await confirm(tokenIn(await firstMailTo(store, email)))
    const wayOut = tokenIn(await newestOf(2))
    const known = await ask()
    await newestOf(3)
    await unsubscribe(wayOut)
    const gone = await ask()
    for (const { status, body } of [fresh, pending, known, gone])
      expect({ status, body }).toEqual({ status: 202, body: { status: 'check_your_inbox' } })
  })

  it('mails an address once an hour however often it is typed, in any case', async () => {
    for (const typed of [email, email.toUpperCase(), ` ${email} `]) await ask({ email: typed })
    await firstMailTo(store, email)
    await allDone(store)
    expect(await mailsTo(store, email)).toHaveLength(1)
  })

  it('notifies a subscriber once that there is nothing left to do, and keeps their language and currency', async () => {
    await subscribed()
    await ask({ locale: 'ja', currency: 'JPY' })
    await ask({ locale: 'ja' })
    expect((await newestOf(3)).subject).toBe('You already receive the Softhaven newsletter')
    await allDone(store)
    expect(await mailsTo(store, email)).toHaveLength(3)
    expect(await row()).toMatchObject({ locale: 'en', currency: null })
  })

  it('does nothing for bots that fill in the hidden field, and does not reveal it', async () => {
    const answer = await ask({ website: 'https://spam.example' })
    expect(answer).toMatchObject({ status: 202, body: { status: 'check_your_inbox' } })
    await allDone(store)
    expect(await row()).toBeUndefined()
  })

  it.each<{ email?: unknown }>([
    {},
    { email: '' },
    { email: 'nobody' },
    { email: ['a@reader.example'] },
    { email: { $ne: '' } },
    { email: 'a@reader.example\r\nBcc: eve@evil.example' },
    { email: 'a@reader.example, eve@evil.example' },
    { email: '<a@reader.example>' },
    { email: `${'a'.repeat(300)}@reader.example` },
  ])('refuses %j', async (body) => {
    const answer = await post('/api/newsletter', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual([expect.objectContaining({ path: 'email' })])
  })

  it('takes a language that the store does not speak for English', async () => {
    expect((await ask({ locale: '../../etc' })).status).toBe(202)
    expect((await firstMailTo(store, email)).subject).toMatch(/^Please confirm/)
  })

  it('limits a caller’s requests', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) statuses.push((await ask()).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(202))
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})

describe('the links in its mails', () => {
  it('may be followed twice', async () => {
    const { confirmation, wayOut } = await subscribed()
    expect((await confirm(confirmation)).body).toEqual({ status: 'already' })
    expect((await unsubscribe(wayOut)).body).toEqual({ status: 'done' })
    expect((await unsubscribe(wayOut)).body).toEqual({ status: 'already' })
    expect(await isActive()).toBe(false)
  })

  it('greets once, even when two presses arrive together', async () => {
    await ask()
    const token = tokenIn(await firstMailTo(store, email))
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(answers.map(({ body }) => body.status).sort()).toEqual([
      'already',
      'already',
      'already',
      'already',
      'done',
    ])
    await newestOf(2)
    await allDone(store)
    expect(await mailsTo(store, email)).toHaveLength(2)
  })

  it('an old confirmation does not bring back who has left; a new one does', async () => {
    const { confirmation, wayOut } = await subscribed()
    await unsubscribe(wayOut)
    expect((await confirm(confirmation)).status).toBe(400)
    expect(await isActive()).toBe(false)

    await ask()
    const again = tokenIn(await newestOf(3))
    expect(await isActive()).toBe(false)
    expect((await confirm(again)).body).toEqual({ status: 'done' })
    expect(await isActive()).toBe(true)
  })

  it('do only what they were made for', async () => {
    const { confirmation, wayOut } = await subscribed()
    expect((await unsubscribe(confirmation)).status).toBe(400)
    expect((await confirm(wayOut)).status).toBe(400)
    expect(await isActive()).toBe(true)
  })

  it('have no effect once they were tampered with', async () => {
    const { wayOut } = await subscribed()
    const changed = wayOut.slice(0, 60) + (wayOut[60] === 'a' ? 'b' : 'a') + wayOut.slice(61)
    for (const token of [
      changed,
      wayOut.slice(0, -9),
      'x',
      '',
      'x'.repeat(3000),
      7,
      null,
      [wayOut],
    ])
      expect((await unsubscribe(token)).status).toBe(400)
    expect(await isActive()).toBe(true)
  })

  it('end when they have expired', async () => {
    await ask()
    await firstMailTo(store, email)
    const { id: subscriberId, round } = await row()
    const expired = await sealToken('newsletter-confirm', { subscriberId, round }, -3600)
    expect((await confirm(expired)).status).toBe(400)
    expect(await isActive()).toBe(false)
  })

  it("let a mail program's own button end the subscription (RFC 8058)", async () => {
    await subscribed()
    const { id } = await newestOf(2)
    const eml = await (await fetch(`${store.simulators.mail}/messages/${id}/eml`)).text()
    const headers = eml.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const address = headers.match(/^List-Unsubscribe: <([^>]+)>$/m)?.[1] ?? ''
    expect(address).toContain(`${store.url}/api/newsletter/unsubscribe?token=`)

    const opened = await fetch(address, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toMatch(/^\/newsletter\/unsubscribe#/)
    expect(await isActive()).toBe(true)

    const pressed = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect(await isActive()).toBe(false)
  })

  it('lead nowhere else, whatever token is in the address', async () => {
    for (const token of ['%0d%0aSet-Cookie:%20a=b', '', '//evil.example', 'x'.repeat(3000)]) {
      const { status, headers } = await client.call(`/api/newsletter/unsubscribe?token=${token}`)
      expect([303, 400]).toContain(status)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('location') ?? '/newsletter/unsubscribe#').toMatch(
        /^\/newsletter\/unsubscribe#/,
      )
    }
  })
})

describe('cleanup', () => {
  it('deletes unconfirmed subscribers only', async () => {
    await store.sql.query(
      `INSERT INTO "NewsletterSubscriber" ("email", "createdAt", "confirmedAt") VALUES
         ('never@reader.example', now() - interval '31 days', NULL),
         ('soon@reader.example', now() - interval '29 days', NULL),
         ('long@reader.example', now() - interval '400 days', now())`,
    )
    await runJob(store, 'cleanup')
    const left = async () =>
      (
        await store.sql.query(
          `SELECT "email" FROM "NewsletterSubscriber"
           WHERE "email" IN ('never@reader.example', 'soon@reader.example', 'long@reader.example') ORDER BY 1`,
        )
      ).rows.map(({ email: address }) => address)
    await eventually(async () => (await left()).length === 2)
    expect(await left()).toEqual(['long@reader.example', 'soon@reader.example'])
  })
})
