import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { JOBS } from '@/content/careers'
import { applicationRowsSchema } from '@/lib/content/careers/admin-contracts'
import { subscriberRowsSchema } from '@/lib/marketing/newsletter/admin-contracts'
import {
  type AdminMessage,
  adminMessageSchema,
  type MessageRow,
  messageRowsSchema,
} from '@/lib/service/messages/admin-contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo } from '@/tests/setup/checkout-client'
import { PDF } from '@/tests/setup/files'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/messages'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let visitor: ReturnType<typeof apiClient>
let email: string

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  visitor = apiClient(store.url)
  email = `${visitor.session}@visitor.example`
})

const audit = async (entityType: string, entityId: string | number) =>
  (
    await store.sql.query(
      `SELECT "action", "username", "before", "after" FROM "AuditEntry"
       WHERE "entityType" = $1 AND "entityId" = $2 ORDER BY "id"`,
      [entityType, String(entityId)],
    )
  ).rows
const outbox = async (address: string) =>
  (await store.sql.query('SELECT * FROM "Email" WHERE "toAddress" = $1', [address])).rows
const list = async (query: string): Promise<{ rows: MessageRow[]; total: number }> => {
  const answer = await admin.call(`${PATH}?${query}`)
  expect(answer.status).toBe(200)
  return {
    rows: messageRowsSchema.parse(answer.body),
    total: Number(answer.headers.get('x-total-count')),
  }
}

/** Sends a message as a visitor does. */
async function write(more: object = {}): Promise<MessageRow> {
  const answer = await visitor.call('/api/contact', {
    method: 'POST',
    body: {
      name: 'Ada Visitor',
      email,
      category: 'technical',
      subject: 'The key is not taken',
      message: 'First line\n\nThird line',
      locale: 'en',
      website: '',
      ...more,
    },
  })
  expect(answer.status).toBe(201)
  const [row] = (await list(`search=${encodeURIComponent(email)}`)).rows
  if (!row) throw new Error('The message is not in the list')
  return row
}
const read = async (id: number): Promise<AdminMessage> =>
  adminMessageSchema.parse((await admin.call(`${PATH}/${id}`)).body)
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PATCH', body })
const answer = (id: number, text: unknown, answerId: unknown = randomUUID()) =>
  admin.post(`${PATH}/${id}/answer`, { answerId, text })
/** The mail with an answer, which comes after the acknowledgement. */
const answerMail = () =>
  eventually(async () =>
    (await mailsTo(store, email)).find(({ text }) => text.includes('The answer')),
  )
const source = async (id: string) =>
  (await fetch(`${store.simulators.mail}/messages/${id}/eml`)).text()

describe('GET /api/admin/messages', () => {
  it('finds by name, address, subject and text, and filters', async () => {
    const { id } = await write({ message: 'Needle 100% _here_', category: 'billing' })
    const ids = async (query: string) => (await list(query)).rows.map((row) => row.id)
    for (const term of [email, 'ada%20visitor', 'needle', '100%25%20_here'])
      expect(await ids(`search=${term}&limit=100`)).toContain(id)
    expect(await ids('search=100%25xhere')).toEqual([])
    expect(await ids(`search=${email}&status=open&category=billing`)).toEqual([id])
    expect(await ids(`search=${email}&status=closed`)).toEqual([])
    expect(await ids(`search=${email}&category=refund`)).toEqual([])
    await write()
    const { rows, total } = await list('limit=1')
    expect(rows).toHaveLength(1)
    expect(total).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(rows)).not.toContain('Third line')
  })

  it.each(['status=lost', 'category=sports', 'limit=0', 'limit=101', 'offset=-1'])(
    'refuses %s',
    async (query) => {
      expect((await admin.call(`${PATH}?${query}`)).status).toBe(400)
    },
  )

  it('is counted on the start page while it is open', async () => {
    const open = async () => {
      const { body } = await admin.call('/api/admin/overview')
      return body.waiting.find(({ what }: { what: string }) => what === 'messages')?.count ?? 0
    }
    const before = await open()
    const { id } = await write()
    expect(await open()).toBe(before + 1)
    await change(id, { status: 'closed' })
    expect(await open()).toBe(before)
  })
})

describe('a message', () => {
  it('is unread until it is opened, which is recorded once', async () => {
    const { id, readAt } = await write()
    expect(readAt).toBeNull()
    const first = await change(id, { isRead: true })
    expect(first.body.readAt).not.toBeNull()
    expect((await change(id, { isRead: true })).body.readAt).toBe(first.body.readAt)
    expect((await audit('message', id)).map(({ action }) => action)).toEqual(['message.read'])
  })

  it('is closed and opened again', async () => {
    const { id } = await write()
    expect((await change(id, { status: 'closed' })).body.status).toBe('closed')
    await change(id, { status: 'closed' })
    expect((await change(id, { status: 'open' })).body.status).toBe('open')
    expect(await audit('message', id)).toEqual([
      expect.objectContaining({
        action: 'message.close',
        before: { status: 'open' },
        after: { status: 'closed' },
      }),
      expect.objectContaining({ action: 'message.reopen' }),
    ])
  })

  it.each([{}, { status: 'answered' }, { isRead: false }, { status: 5 }])(
    'is not changed by %j',
    async (body) => {
      const { id } = await write()
      expect((await change(id, body)).status).toBe(400)
    },
  )

  it('that nobody wrote is not found', async () => {
    expect((await admin.call(`${PATH}/2000000000`)).status).toBe(404)
    expect((await change(2_000_000_000, { status: 'closed' })).status).toBe(404)
    expect((await answer(2_000_000_000, 'The answer')).status).toBe(404)
    expect((await admin.call(`${PATH}/x`)).status).toBe(400)
  })
})

describe('POST /api/admin/messages/[id]/answer', () => {
  it('mails the answer in the visitor’s language, with what it answers', async () => {
    const { id } = await write({ locale: 'de', name: 'Zoë Käufer' })
    const answered = await answer(id, 'The answer\n\nin two parts')
    expect(answered.status).toBe(200)
    expect(adminMessageSchema.parse(answered.body)).toMatchObject({
      status: 'answered',
      answers: [{ text: 'The answer\n\nin two parts', username: 'admin' }],
    })
    expect((await read(id)).readAt).not.toBeNull()
    const mail = await answerMail()
    expect(mail.subject).toBe('Re: The key is not taken')
    expect(mail.text).toContain('Guten Tag Zoë Käufer')
    expect(mail.text).toContain('The answer\n\nin two parts')
    expect(mail.text).toContain('Ihre Nachricht vom')
    expect(mail.text).toContain('First line\n\nThird line')
    expect(await source(mail.id)).toMatch(/^Reply-To: support@softhaven\.example\r$/m)
    const entries = await audit('message', id)
    expect(entries.at(-1)).toMatchObject({
      action: 'message.answer',
      before: { status: 'open' },
      after: { status: 'answered' },
    })
    expect(JSON.stringify(entries)).not.toMatch(/The answer|Third line|visitor\.example/)
  })

  it('answers once, however often the same answer is sent', async () => {
    const { id } = await write()
    const answerId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => answer(id, 'The answer', answerId)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await answer(id, 'The answer', answerId.toUpperCase())).status).toBe(200)
    expect((await read(id)).answers).toHaveLength(1)
    await answerMail()
    expect((await outbox(email)).filter(({ kind }) => kind === 'contact_answer')).toHaveLength(1)
    expect((await answer(id, 'The answer, more of it')).body.answers).toHaveLength(2)
  })

  it('can’t be used to write headers or HTML into the mail', async () => {
    const { id } = await write({ subject: 'Hello <b>you</b>', name: '<i>Ada</i>' })
    await answer(id, 'The answer\r\nBcc: evil@evil.example\r\n\r\n<script>alert(1)</script>')
    const mail = await answerMail()
    const eml = await source(mail.id)
    const head = eml.slice(0, eml.indexOf('\r\n\r\n'))
    expect(head).not.toMatch(/^Bcc:/im)
    expect(await mailsTo(store, 'evil@evil.example')).toEqual([])
    expect(mail.html).not.toMatch(/<script>|<b>you|<i>Ada/)
    expect(mail.text).toContain('Bcc: evil@evil.example')
  })

  it('uses a single line in the subject, whatever is in the database', async () => {
    const { id } = await write()
    await store.sql.query(`UPDATE "ContactMessage" SET "subject" = $1 WHERE "id" = $2`, [
      'Hello\r\nBcc: evil@evil.example',
      id,
    ])
    await answer(id, 'The answer')
    const eml = await source((await answerMail()).id)
    expect(eml.slice(0, eml.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im)
    expect(await mailsTo(store, 'evil@evil.example')).toEqual([])
  })

  it.each([
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(10_001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ text: 5 }, 'text'],
    [{ answerId: 'again' }, 'answerId'],
    [{ answerId: undefined }, 'answerId'],
  ])('refuses %j', async (more, path) => {
    const { id } = await write()
    const refused = await admin.post(`${PATH}/${id}/answer`, {
      answerId: randomUUID(),
      text: 'The answer',
      ...more,
    })
    expect(refused.status).toBe(400)
    expect(refused.body.issues[0].path).toBe(path)
  })
})

describe('DELETE /api/admin/messages/[id]', () => {
  it('leaves nothing of the person: no text, no mail, no name in the trail', async () => {
    const { id } = await write()
    await answer(id, 'The answer')
    await answerMail()
    await eventually(async () =>
      (await outbox(email)).every(({ status }: { status: string }) => status === 'sent'),
    )
    const remove = () => admin.call(`${PATH}/${id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await outbox(email)).toEqual([])
    const { rows } = await store.sql.query(
      'SELECT 1 FROM "ContactAnswer" WHERE "messageId" = $1 UNION SELECT 1 FROM "ContactMessage" WHERE "id" = $1',
      [id],
    )
    expect(rows).toEqual([])
    const entries = await audit('message', id)
    expect(entries.at(-1)).toMatchObject({ action: 'message.delete', before: { answers: 1 } })
    expect(JSON.stringify(entries)).not.toMatch(/visitor\.example|Ada|key is not taken/)
  })
})

describe('newsletter subscribers', () => {
  const SUBSCRIBERS = '/api/admin/subscribers'

  async function add(address: string, state: 'confirmed' | 'waiting' | 'unsubscribed') {
    const { rows } = await store.sql.query(
      `INSERT INTO "NewsletterSubscriber" ("email", "locale", "confirmedAt", "unsubscribedAt")
       VALUES ($1, 'de', CASE WHEN $2 <> 'waiting' THEN now() END, CASE WHEN $2 = 'unsubscribed' THEN now() END)
       RETURNING "id"`,
      [address, state],
    )
    return Number(rows[0].id)
  }
  const found = async (query: string) => {
    const page = await admin.call(`${SUBSCRIBERS}?${query}`)
    expect(page.status).toBe(200)
    return subscriberRowsSchema.parse(page.body)
  }

  it('are listed, counted and searched by their state', async () => {
    const counts = async () => (await admin.call(`${SUBSCRIBERS}/counts`)).body
    const before = await counts()
    for (const state of ['confirmed', 'waiting', 'unsubscribed'] as const)
      await add(`${state}-${email}`, state)
    expect(await counts()).toEqual({
      confirmed: before.confirmed + 1,
      waiting: before.waiting + 1,
      unsubscribed: before.unsubscribed + 1,
    })
    for (const state of ['confirmed', 'waiting', 'unsubscribed'])
      expect(
        (await found(`state=${state}&search=${email.toUpperCase()}`)).map((row) => [
          row.email,
          row.state,
        ]),
      ).toEqual([[`${state}-${email}`, state]])
    expect(await found(`search=${email}`)).toHaveLength(3)
    for (const query of ['state=lost', 'limit=0', 'offset=x'])
      expect((await admin.call(`${SUBSCRIBERS}?${query}`)).status).toBe(400)
  })

  it('leave as a file: the confirmed ones, each with a link of its own that ends it', async () => {
    const id = await add(`=cmd|calc-${email}`, 'confirmed')
    await add(`waits-${email}`, 'waiting')
    await add(`gone-${email}`, 'unsubscribed')
    const file = await admin.call(`${SUBSCRIBERS}/export`)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
    const lines = String(file.body).split('\r\n')
    expect(lines[0]).toContain('Unsubscribe link')
    const line = lines.find((text) => text.includes(email)) ?? ''
    expect(line).toMatch(/^'=cmd\|calc-/)
    expect(file.body).not.toMatch(/waits-|gone-/)
    const token = /\/de\/newsletter\/unsubscribe#(\S+)$/.exec(line)?.[1]
    const ended = await visitor.call('/api/newsletter/unsubscribe', {
      method: 'POST',
      body: { token },
    })
    expect(ended.body).toEqual({ status: 'done' })
    const { rows } = await store.sql.query(
      'SELECT "unsubscribedAt" FROM "NewsletterSubscriber" WHERE "id" = $1',
      [id],
    )
    expect(rows[0].unsubscribedAt).not.toBeNull()
    expect((await audit('subscriber', 'confirmed')).at(-1)).toMatchObject({
      action: 'subscriber.export',
      username: 'admin',
    })
  })

  it('can be removed, with every mail about it', async () => {
    await visitor.call('/api/newsletter', {
      method: 'POST',
      body: { email, locale: 'en', website: '' },
    })
    await firstMailTo(store, email)
    const [row] = await eventually(async () => {
      const rows = await found(`search=${email}`)
      const mails = await outbox(email)
      return mails.length > 0 && mails.every(({ status }) => status === 'sent') && rows
    })
    const remove = () => admin.call(`${SUBSCRIBERS}/${row?.id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await found(`search=${email}`)).toEqual([])
    expect(await outbox(email)).toEqual([])
    const entries = await audit('subscriber', row?.id ?? 0)
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain('visitor.example')
  })
})

describe('job applications', () => {
  const APPLICATIONS = '/api/admin/applications'
  const [JOB] = JOBS

  async function apply(cvName = 'Zoë’s CV.pdf') {
    const form = new FormData()
    const fields = {
      job: JOB?.slug ?? '',
      name: 'Zoë Applicant',
      email,
      phone: '',
      link: '',
      message: 'Because keys should arrive.',
      consent: 'true',
      locale: 'en',
      website: '',
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('cv', new File([new Uint8Array(PDF)], cvName, { type: 'application/pdf' }))
    const sent = await fetch(`${store.url}/api/applications`, {
      method: 'POST',
      headers: { 'x-forwarded-for': visitor.address },
      body: form,
    })
    expect(sent.status).toBe(201)
    const page = await admin.call(`${APPLICATIONS}?search=${email}`)
    const [row] = applicationRowsSchema.parse(page.body)
    if (!row) throw new Error('The application is not in the list')
    return { row, page }
  }

  it('are listed without their CVs', async () => {
    const { row, page } = await apply()
    expect(row).toMatchObject({ job: JOB?.title, name: 'Zoë Applicant', cvFileName: 'Zoës CV.pdf' })
    expect(page.headers.get('x-total-count')).toBe('1')
    expect(Object.keys(page.body[0])).not.toContain('cv')
    expect((await admin.call(`${APPLICATIONS}?limit=0`)).status).toBe(400)
  })

  it('give their CV as a file to save, and note who took it', async () => {
    const { row } = await apply()
    const cv = await fetch(`${store.url}${APPLICATIONS}/${row.id}/cv`, {
      headers: { 'x-session-token': admin.token },
    })
    expect(cv.status).toBe(200)
    expect(cv.headers.get('content-type')).toBe('application/pdf')
    expect(cv.headers.get('x-content-type-options')).toBe('nosniff')
    expect(cv.headers.get('cache-control')).toBe('no-store')
    expect(cv.headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_s CV.pdf"; filename*=UTF-8''Zo%C3%ABs%20CV.pdf`,
    )
    expect(Buffer.compare(Buffer.from(await cv.arrayBuffer()), PDF)).toBe(0)
    expect(await audit('application', row.id)).toEqual([
      { action: 'application.read_cv', username: 'admin', before: null, after: null },
    ])
    expect((await admin.call(`${APPLICATIONS}/${randomUUID()}/cv`)).status).toBe(404)
    expect((await admin.call(`${APPLICATIONS}/1/cv`)).status).toBe(400)
  })

  it('are deleted with CV and mails', async () => {
    const { row } = await apply()
    await firstMailTo(store, email)
    const remove = () => admin.call(`${APPLICATIONS}/${row.id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await outbox(email)).toEqual([])
    const entries = await audit('application', row.id)
    expect(entries.at(-1)).toMatchObject({
      action: 'application.delete',
      before: { job: JOB?.slug },
    })
    expect(JSON.stringify(entries)).not.toMatch(/Applicant|visitor\.example/)
  })
})

it('is for the staff alone; subscribers and applicants for administrators', async () => {
  const moderator = await clientOfRole(store, 'moderator')
  expect((await moderator.call(PATH)).status).toBe(200)
  for (const path of ['applications', 'subscribers', 'subscribers/export'])
    expect((await moderator.call(`/api/admin/${path}`)).status).toBe(403)
  for (const path of [PATH, '/api/admin/subscribers', '/api/admin/applications'])
    expect((await visitor.call(path)).status).toBe(401)
})
