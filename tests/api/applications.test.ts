import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import PostalMime from 'postal-mime'
import { JOBS } from '@/content/careers'
import { MAX_CV_BYTES } from '@/lib/content/careers/cv-limits'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo, runJob } from '@/tests/setup/checkout-client'
import { docx, PDF, PNG, zipOf } from '@/tests/setup/files'
import { allDone } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

const CAREERS = 'careers@softhaven.example'
const [JOB] = JOBS

let store: TestStore
let client: ReturnType<typeof apiClient>
let email: string

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
  email = `${client.session}@jobs.example`
})

type Cv = { bytes: Uint8Array; name?: string; type?: string } | null

async function send(body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${store.url}/api/applications`, {
    method: 'POST',
    headers: { 'x-forwarded-for': client.address, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) }
}

function apply(fields: Record<string, string | null> = {}, cv: Cv = { bytes: PDF }) {
  const form = new FormData()
  const all = {
    job: JOB?.slug ?? '',
    name: 'Ada Applicant',
    email,
    phone: '+1 (212) 555-0100',
    link: 'linkedin.com/in/ada',
    message: 'Because keys should arrive.\n\nAda',
    consent: 'true',
    locale: 'en',
    website: '',
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) if (value !== null) form.set(name, value)
  if (cv)
    form.set(
      'cv',
      new File([new Uint8Array(cv.bytes)], cv.name ?? 'Ada CV.pdf', {
        type: cv.type ?? 'application/pdf',
      }),
    )
  return send(form)
}

const rows = async () =>
  (await store.sql.query('SELECT * FROM "JobApplication" WHERE "email" = $1', [email])).rows

/** The mail to the hiring team, with its attachment. */
async function careersMail() {
  const { id, subject, html, text } = await eventually(async () =>
    (await mailsTo(store, CAREERS)).find((mail) => mail.text.includes(email)),
  )
  const eml = await (await fetch(`${store.simulators.mail}/messages/${id}/eml`)).text()
  return { subject, html, text, parsed: await PostalMime.parse(eml) }
}

describe('POST /api/applications', () => {
  it('stores the application, mails it with the CV and acknowledges it', async () => {
    expect(await apply()).toMatchObject({ status: 201, body: { status: 'received' } })
    const [row] = await rows()
    expect(row).toMatchObject({
      job: JOB?.slug,
      name: 'Ada Applicant',
      phone: '+1 (212) 555-0100',
      link: 'https://linkedin.com/in/ada',
      cvFileName: 'Ada CV.pdf',
      cvContentType: 'application/pdf',
      locale: 'en',
    })
    expect(Buffer.compare(row.cv, PDF)).toBe(0)

    const { subject, parsed } = await careersMail()
    expect(subject).toBe(`Application: ${JOB?.title}, Ada Applicant`)
    expect(parsed.replyTo).toEqual([expect.objectContaining({ address: email })])
    expect(parsed.attachments).toHaveLength(1)
    const [cv] = parsed.attachments
    expect(cv).toMatchObject({
      filename: 'Ada CV.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
    })
    expect(Buffer.compare(Buffer.from(cv?.content as ArrayBuffer), PDF)).toBe(0)

    const acknowledgement = await firstMailTo(store, email)
    expect(acknowledgement.subject).toBe(`We have received your application: ${JOB?.title}`)
    expect(acknowledgement.text).toContain('within 5 business days')
    expect(acknowledgement.text).toContain('after 6 months')
  })

  it('takes a Word document, whatever its name and type', async () => {
    const answer = await apply({}, { bytes: docx(), name: '../../cv.exe', type: 'text/html' })
    expect(answer.status).toBe(201)
    expect(await rows()).toEqual([
      expect.objectContaining({
        cvFileName: 'cv.docx',
        cvContentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      }),
    ])
  })

  it('acknowledges in the language of the applicant', async () => {
    expect((await apply({ locale: 'ja', phone: null, link: null })).status).toBe(201)
    expect((await firstMailTo(store, email)).subject).toMatch(/^ご応募を受け付けました/)
  })

  it.each([
    ['a picture', PNG],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that ends like a PDF', Buffer.concat([Buffer.from('<html>'), PDF])],
    ['a program in front of a PDF', Buffer.concat([Buffer.from('MZ\0\0'), PDF])],
    ['a bare archive', zipOf({ 'cv.txt': 'Ada' })],
    ['an archive that is no text', zipOf({ '[Content_Types].xml': '<Types/>' })],
    ['a text with macros', docx({ 'word/vbaProject.bin': 'x' })],
    ['a text followed by a program', Buffer.concat([docx(), Buffer.from('MZ\0\0')])],
  ])('answers 415 to %s, whatever its name says', async (_, bytes) => {
    for (const [name, type] of [
      ['cv.pdf', 'application/pdf'],
      ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ] as const) {
      const answer = await apply({}, { bytes, name, type })
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
      expect(answer.body.issues).toEqual([expect.objectContaining({ path: 'cv' })])
    }
    expect(await rows()).toEqual([])
  })

  it('takes a CV of just 5 MB and refuses one of a byte more', async () => {
    const padded = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, ' ')])
    const tooLarge = await apply({}, { bytes: padded(MAX_CV_BYTES + 1) })
    expect(tooLarge).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: 'The CV must be at most 5 MB' },
    })
    expect(await rows()).toEqual([])
    expect((await apply({}, { bytes: padded(MAX_CV_BYTES) })).status).toBe(201)
    expect((await rows())[0].cv).toHaveLength(MAX_CV_BYTES)
  })

  it('does not read an endless body', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      // Slower than what a server throws away before it closes the connection.
      async pull(controller) {
        await sleep(10)
        sent += 65_536
        if (sent > 64 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(65_536))
      },
    })
    // The connection may be cut before the answer is read: no response is acceptable, too.
    const status = await send(endless, { 'content-type': 'multipart/form-data; boundary=x' }).then(
      (answer) => answer.status,
      () => 413,
    )
    expect(status).toBe(413)
    expect(sent).toBeLessThan(32 * 1024 * 1024)
  })

  it('names every field that is wrong', async () => {
    const answer = await apply(
      {
        job: 'chief-of-nothing',
        name: ' ',
        email: 'nobody',
        phone: 'javascript:alert(1)',
        link: 'javascript:alert(1)',
        message: '',
        consent: 'false',
      },
      null,
    )
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'job',
      'name',
      'email',
      'phone',
      'link',
      'message',
      'consent',
      'cv',
    ])
  })

  it.each([
    ['consent', null],
    ['consent', 'yes'],
    ['name', 'x'.repeat(121)],
    ['message', 'x'.repeat(5001)],
    ['link', 'https://user:password@evil.example'],
    ['link', 'http://localhost:3000'],
    ['link', 'data:text/html,x'],
    ['phone', '1'.repeat(41)],
    ['job', '../secrets'],
    ['job', '__proto__'],
  ])('refuses %s %j', async (field, value) => {
    const answer = await apply({ [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual([expect.objectContaining({ path: field })])
  })

  it('wants a CV: an empty file is none, and neither is a text of that name', async () => {
    for (const answer of [
      await apply({}, { bytes: new Uint8Array() }),
      await apply({ cv: 'Ada CV.pdf' }, null),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body.issues).toEqual([expect.objectContaining({ path: 'cv' })])
    }
  })

  it('lets no header into the mails', async () => {
    for (const field of ['name', 'email', 'phone', 'link'])
      expect((await apply({ [field]: `x\r\nBcc: eve@evil.example` })).status).toBe(400)
    client = apiClient(store.url)
    const name = 'cv"; x="\u202Efdp.exe.pdf'
    expect((await apply({}, { bytes: PDF, name })).status).toBe(201)
    expect((await rows())[0].cvFileName).toMatch(/^[\w .()-]+\.pdf$/)
    const { parsed } = await careersMail()
    expect(parsed.attachments[0]?.filename).toBe((await rows())[0].cvFileName)
    expect(parsed.headers.some(({ key }) => key === 'bcc')).toBe(false)
  })

  it('shows HTML as text', async () => {
    const html = '<script>alert(1)</script>'
    await apply({ name: html, message: html })
    for (const mail of [await careersMail(), await firstMailTo(store, email)]) {
      expect(mail.html).not.toContain('<script')
      expect(mail.text).toContain(html)
    }
  })

  it.each([
    ['{}', 'application/json', 415],
    ['a=b', 'application/x-www-form-urlencoded', 415],
    ['x', 'multipart/form-data', 415],
    ['garbage', 'multipart/form-data; boundary=x', 400],
    ['', 'multipart/form-data; boundary=x', 400],
    ['--x\r\nContent-Disposition: form-data\r\n\r\n--x--', 'multipart/form-data; boundary=x', 400],
  ])('answers %j as %s with %i', async (body, type, status) => {
    expect((await send(body, { 'content-type': type })).status).toBe(status)
  })

  it('stores and mails nothing for bots that fill in the hidden field, and does not reveal it', async () => {
    const answer = await apply({ website: 'https://spam.example' })
    expect(answer).toMatchObject({ status: 201, body: { status: 'received' } })
    await allDone(store)
    expect(await rows()).toEqual([])
    expect(await mailsTo(store, email)).toEqual([])
  })

  it('limits a caller’s requests, and many callers with one address', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) statuses.push((await apply({ name: '' })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const shared: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      client = apiClient(store.url)
      shared.push((await apply()).status)
    }
    expect(shared).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('cleanup', () => {
  it('deletes applications after the promised time', async () => {
    await store.sql.query(
      `INSERT INTO "JobApplication"
         ("id", "job", "name", "email", "message", "cvFileName", "cvContentType", "cv", "createdAt") VALUES
         (gen_random_uuid(), 'x', 'Old', $1, 'x', 'cv.pdf', 'application/pdf', 'x', now() - interval '6 months 3 days'),
         (gen_random_uuid(), 'x', 'New', $1, 'x', 'cv.pdf', 'application/pdf', 'x', now() - interval '5 months 20 days')`,
      [email],
    )
    await runJob(store, 'cleanup')
    await eventually(async () => (await rows()).length === 1)
    expect((await rows())[0].name).toBe('New')
  })
})
