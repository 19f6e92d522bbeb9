import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo, runJob } from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

const SUPPORT = 'support@softhaven.example'

let store: TestStore
let client: ReturnType<typeof apiClient>
let email: string

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
  email = `${client.session}@buyer.example`
})

const message = () => ({
  name: 'Ada Buyer',
  email,
  category: 'technical',
  subject: 'The key is not taken',
  message: 'First line\n\nThird line',
  locale: 'en',
  website: '',
})
const post = (body: unknown) => client.call('/api/contact', { method: 'POST', body })

const rows = async () =>
  (await store.sql.query('SELECT * FROM "ContactMessage" WHERE "email" = $1', [email])).rows

/** What support received from this test's sender. */
const supportMail = () =>
  eventually(async () => (await mailsTo(store, SUPPORT)).find(({ text }) => text.includes(email)))

const source = async (id: string) =>
  (await fetch(`${store.simulators.mail}/messages/${id}/eml`)).text()

describe('POST /api/contact', () => {
  it('stores the message, passes it on and acknowledges it', async () => {
    const answer = await post(message())
    expect(answer).toMatchObject({ status: 201, body: { status: 'received' } })
    const { website: _, ...stored } = message()
    expect(await rows()).toEqual([expect.objectContaining({ ...stored, status: 'open' })])

    const forwarded = await supportMail()
    expect(forwarded.subject).toBe('[Technical Support] The key is not taken')
    expect(forwarded.text).toContain('within 24 hours')
    expect(forwarded.text).toContain('First line\n\nThird line')
    expect(await source(forwarded.id)).toMatch(new RegExp(`^Reply-To: ${email}\r$`, 'm'))

    const acknowledgement = await firstMailTo(store, email)
    expect(acknowledgement.subject).toBe('We have received your message')
    expect(acknowledgement.text).toContain('answers within 24 hours')
    const sent = await source(acknowledgement.id)
    for (const written of ['The key is not taken', 'Ada', 'First line', 'Third line'])
      expect(
        acknowledgement.subject + acknowledgement.text + acknowledgement.html + sent,
      ).not.toContain(written)
    expect(await source(acknowledgement.id)).toMatch(/^Reply-To: support@softhaven\.example\r$/m)
  })

  it('acknowledges in the language of the sender and writes to support in English', async () => {
    await post({ ...message(), locale: 'de', category: 'partnership' })
    const { subject, text } = await firstMailTo(store, email)
    expect(subject).toBe('Wir haben Ihre Nachricht erhalten')
    expect(text).toContain('innerhalb von 4 Stunden')
    expect((await supportMail()).subject).toMatch(/^\[Business Partnership\]/)
  })

  it('takes a message without a category for a general one', async () => {
    const { category: _, ...rest } = message()
    expect((await post(rest)).status).toBe(201)
    expect(await rows()).toEqual([expect.objectContaining({ category: 'general' })])
  })

  it('shows HTML as text everywhere', async () => {
    const html = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    await post({ ...message(), name: html, subject: html, message: html })
    const forwarded = await supportMail()
    expect(forwarded.html).not.toMatch(/<script|<img src=x/)
    expect(forwarded.html).toContain('&lt;script&gt;alert(2)')
    expect(forwarded.text).toContain(html)
    expect(await rows()).toEqual([expect.objectContaining({ name: html, message: html })])
  })

  it.each(['name', 'email', 'subject'])('lets no header in through %s', async (field) => {
    for (const end of ['\r\n', '\n', '\r', '\u0000', '\u0085']) {
      const value = `${field === 'email' ? email : 'Ada'}${end}Bcc: eve@evil.example`
      const answer = await post({ ...message(), [field]: value })
      expect(answer.status).toBe(400)
      expect(answer.body.issues[0].path).toBe(field)
      if (end === '\u0000') client = apiClient(store.url)
    }
    expect(await mailsTo(store, 'eve@evil.example')).toEqual([])
  })

  it('goes to one address, whatever commas and brackets it contains', async () => {
    for (const address of [
      `${email}, eve@evil.example`,
      `Eve <eve@evil.example>`,
      `"eve@evil.example"@buyer.example`,
      `eve@evil.example;${email}`,
    ])
      expect((await post({ ...message(), email: address })).status).toBe(400)
  })

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(121)],
    ['name', 7],
    ['email', 'nobody'],
    ['category', 'constructor'],
    ['category', ['refund']],
    ['category', null],
    ['subject', ''],
    ['subject', 'x'.repeat(201)],
    ['subject', { a: 1 }],
    ['message', ' \n '],
    ['message', 'x'.repeat(5001)],
    ['message', 'null\u0000byte'],
    ['message', '\u001b[2J'],
  ])('refuses %s %j and names the field', async (field, value) => {
    const answer = await post({ ...message(), [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual([expect.objectContaining({ path: field })])
    expect(await rows()).toEqual([])
  })

  it('names every field that is missing', async () => {
    const { body } = await post({})
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ])
  })

  it('stores and mails nothing for bots that fill in the hidden field, and does not reveal it', async () => {
    const answer = await post({ ...message(), website: 'https://spam.example' })
    expect(answer).toMatchObject({ status: 201, body: { status: 'received' } })
    await allDone(store)
    expect(await rows()).toEqual([])
    expect(await mailsTo(store, email)).toEqual([])
  })

  it('limits a caller’s requests', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) statuses.push((await post({})).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('cannot be used to flood a mailbox from many addresses', async () => {
    const victim = email
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn++) {
      client = apiClient(store.url)
      const typed = turn % 2 === 0 ? victim : victim.toUpperCase()
      statuses.push((await post({ ...message(), email: typed })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
  })
})

describe('cleanup', () => {
  it('deletes messages after the time in the privacy policy', async () => {
    await store.sql.query(
      `INSERT INTO "ContactMessage" ("name", "email", "subject", "message", "updatedAt") VALUES
         ('Old', $1, 'old', 'x', now() - interval '3 years 2 days'),
         ('New', $1, 'new', 'x', now() - interval '2 years 360 days')`,
      [email],
    )
    await runJob(store, 'cleanup')
    await eventually(async () => (await rows()).length === 1)
    expect((await rows())[0].name).toBe('New')
  })
})
