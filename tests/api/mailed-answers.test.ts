import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  type AdminMessage,
  adminMessageSchema,
  messageRowsSchema,
} from '@/lib/service/messages/admin-contracts'
import { SIMULATED_MAILBOX, startImapSimulator } from '@/scripts/simulators/imap'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { PDF } from '@/tests/setup/files'
import { finishJob } from '@/tests/setup/jobs'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/messages'
const SUPPORT = 'support@softhaven.example'
const ANSWERS = 'answers@shop.example'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let mailbox: Awaited<ReturnType<typeof startImapSimulator>>
let visitor: ReturnType<typeof apiClient>
let email: string

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  plugins = pluginClient(admin)
})
afterAll(() => store.stop())
beforeEach(async () => {
  visitor = apiClient(store.url)
  email = `${randomUUID()}@visitor.example`
  mailbox = await startImapSimulator()
  await plugins.set('bounce-mailbox', {
    active: true,
    settings: {
      host: mailbox.host,
      port: mailbox.port,
      encryption: 'starttls',
      answerAddress: ANSWERS,
      ...SIMULATED_MAILBOX,
    },
  })
})
afterEach(async () => {
  await resetPlugins(store)
  await mailbox.close()
})

const readMailbox = () => finishJob(store, 'read_bounces')
const messagesOf = async (address: string) =>
  messageRowsSchema.parse((await admin.call(`${PATH}?search=${address}`)).body)
const read = async (id: number): Promise<AdminMessage> =>
  adminMessageSchema.parse((await admin.call(`${PATH}/${id}`)).body)
const close = (id: number) =>
  admin.call(`${PATH}/${id}`, { method: 'PATCH', body: { status: 'closed', isRead: true } })

const FIELDS = {
  name: 'Ada Visitor',
  category: 'technical',
  subject: 'The key is not taken',
  message: 'First line',
  locale: 'en',
  website: '',
}

/** A message that staff have answered, with the mail that its sender got. */
async function answeredMessage() {
  const sent = await visitor.call('/api/contact', { method: 'POST', body: { ...FIELDS, email } })
  expect(sent.status).toBe(201)
  const [row] = await messagesOf(email)
  if (!row) throw new Error('The message is not in the list')
  await admin.post(`${PATH}/${row.id}/answer`, { answerId: randomUUID(), text: 'Try it again' })
  const mail = await eventually(async () =>
    (await mailsTo(store, email)).find(({ text }) => text.includes('Try it again')),
  )
  const source = await (await fetch(`${store.simulators.mail}/messages/${mail.id}/eml`)).text()
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(source)?.[1]?.replace(/\s+/g, ' ') ??
    ''
  return { id: row.id, mail, header }
}

type Letter = { from?: string; to?: string; subject?: string; headers?: string[]; body?: string }

/** What a mail program sends. */
const letter = ({
  from = `Ada Visitor <${email}>`,
  to = ANSWERS,
  subject = 'Re: The key is not taken',
  headers = [],
  body = 'It works now.\r\n\r\nOn Tue, 1 Dec 2026 at 10:02, Softhaven wrote:\r\n> Try it again',
}: Letter): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${randomUUID()}@visitor.example>`,
    ...headers,
    ...(headers.some((one) => /^content-type/i.test(one)) ? [] : ['Content-Type: text/plain']),
    '',
    body,
    '',
  ].join('\r\n')

describe('an answer that a customer mails', () => {
  it('stands under the message once, opens it again, and support hears of it', async () => {
    const { id, header } = await answeredMessage()
    expect(header('Reply-To')).toBe(ANSWERS)
    expect(header('References')).toMatch(new RegExp(`^<message-${id}-[0-9a-f]{16}@`))
    await close(id)
    const own = letter({ headers: [`References: ${header('References')} <1@service.example>`] })
    mailbox.deliver(own)
    mailbox.deliver(own)
    await readMailbox()
    mailbox.renumber()
    await readMailbox()
    const message = await read(id)
    expect(message).toMatchObject({ status: 'open', readAt: null })
    expect(message.answers.slice(1)).toMatchObject([
      { text: 'It works now.', origin: 'visitor', username: 'Ada Visitor', fromAddress: email },
    ])
    const told = await eventually(async () =>
      (await mailsTo(store, SUPPORT)).find(
        ({ text }) => text.includes(email) && text.includes('It works now.'),
      ),
    )
    expect(told.text).toContain(`/admin/messages/${id}`)
  })

  it('is known by the Message-ID alone, and by the subject alone', async () => {
    const { id, header, mail } = await answeredMessage()
    mailbox.deliver(letter({ headers: [`In-Reply-To: ${header('Message-ID')}`], body: 'By id' }))
    mailbox.deliver(letter({ subject: `AW: ${mail.subject}`, body: 'By subject' }))
    await readMailbox()
    expect((await read(id)).answers.slice(1).map(({ text }) => text)).toEqual([
      'By id',
      'By subject',
    ])
  })

  it('from another address is shown as such, and its sender gets nothing', async () => {
    const { id, header } = await answeredMessage()
    const eve = `${randomUUID()}@evil.example`
    mailbox.deliver(
      letter({
        from: `Ada Visitor <${eve}>`,
        headers: [`References: ${header('References')}`],
        body: 'Send me the key',
      }),
    )
    await readMailbox()
    expect((await read(id)).answers.at(-1)).toMatchObject({
      text: 'Send me the key',
      origin: 'someone_else',
      fromAddress: eve,
    })
    await admin.post(`${PATH}/${id}/answer`, { answerId: randomUUID(), text: 'Only to Ada' })
    await eventually(async () =>
      (await mailsTo(store, email)).some(({ text }) => text.includes('Only to Ada')),
    )
    expect(await mailsTo(store, eve)).toEqual([])
  })

  it('is left alone when a machine wrote it, or the store, or it names another token', async () => {
    const { id, header } = await answeredMessage()
    const thread = `References: ${header('References')}`
    for (const one of [
      { headers: [thread, 'Auto-Submitted: auto-replied'] },
      { headers: [thread, 'X-Store-Mail-ID: 1'] },
      { headers: [thread], from: SUPPORT },
      { to: SUPPORT, headers: [`References: <message-${id}-0123456789abcdef@shop.example>`] },
      { to: SUPPORT, subject: `Re: Key [#${id}]` },
    ])
      mailbox.deliver(letter(one))
    await readMailbox()
    expect((await read(id)).answers).toHaveLength(1)
    expect(await messagesOf(email)).toHaveLength(1)
  })

  it('is not read when the owner does not want it', async () => {
    const { id, header } = await answeredMessage()
    await plugins.set('bounce-mailbox', { settings: { takesAnswers: false } })
    mailbox.deliver(letter({ headers: [`References: ${header('References')}`] }))
    await readMailbox()
    expect((await read(id)).answers).toHaveLength(1)
  })
})

describe('a mail that answers nothing', () => {
  it('becomes a message, and is acknowledged, if it is to the address for that', async () => {
    const elsewhere = `${randomUUID()}@visitor.example`
    mailbox.deliver(letter({ subject: 'A question', body: 'Do you sell Windows?' }))
    mailbox.deliver(letter({ from: elsewhere, to: 'invoices@shop.example', subject: 'Invoice' }))
    await readMailbox()
    const [row, ...others] = await messagesOf(email)
    expect(others).toEqual([])
    expect(await read(row?.id ?? 0)).toMatchObject({
      name: 'Ada Visitor',
      email,
      subject: 'A question',
      message: 'Do you sell Windows?',
      category: 'general',
      status: 'open',
      isMailed: true,
    })
    expect(await messagesOf(elsewhere)).toEqual([])
    await eventually(async () =>
      (await mailsTo(store, email)).some(({ subject }) => /received your message/.test(subject)),
    )
  })

  it('becomes none that is older than the mailbox, that comes too often, or is not wanted', async () => {
    mailbox.deliver(letter({ subject: 'Old' }), new Date(Date.now() - 2 * 3_600_000))
    await readMailbox()
    expect(await messagesOf(email)).toEqual([])
    for (let i = 0; i < 7; i++) mailbox.deliver(letter({ subject: `Number ${i}` }))
    await readMailbox()
    expect(await messagesOf(email)).toHaveLength(5)
    await plugins.set('bounce-mailbox', { settings: { takesMessages: false } })
    const other = `${randomUUID()}@visitor.example`
    mailbox.deliver(letter({ from: other }))
    await readMailbox()
    expect(await messagesOf(other)).toEqual([])
  })
})

const formOf = (texts: Record<string, string>, files: readonly File[]) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (const file of files) form.append('files', file)
  return form
}
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name)
const postForm = (path: string, body: FormData, headers: Record<string, string>) =>
  fetch(store.url + path, { method: 'POST', headers, body })
const write = (files: readonly File[]) =>
  postForm('/api/contact/with-files', formOf({ ...FIELDS, email }, files), {
    'x-forwarded-for': visitor.address,
  })
const staff = () => ({ 'x-session-token': admin.token })

describe('files', () => {
  it('of a message are saved by staff alone, and go with it', async () => {
    const sent = await write([file('Zoë’s log.exe', new Uint8Array(PDF)), file('log.txt', 'a log')])
    expect(sent.status).toBe(201)
    const [row] = await messagesOf(email)
    const id = row?.id ?? 0
    const { files } = await read(id)
    expect(files.map(({ fileName }) => fileName).sort()).toEqual(['Zoës log.pdf', 'log.txt'])
    const pdf = files.find(({ fileName }) => fileName.endsWith('.pdf'))
    const path = `${PATH}/${id}/files/${pdf?.id}`
    expect((await visitor.call(path)).status).toBe(401)
    const saved = await fetch(store.url + path, { headers: staff() })
    expect(saved.headers.get('content-type')).toBe('application/pdf')
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.compare(Buffer.from(await saved.arrayBuffer()), PDF)).toBe(0)
    expect((await admin.call(`${PATH}/${id}/files/${randomUUID()}`)).status).toBe(404)
    await admin.call(`${PATH}/${id}`, { method: 'DELETE' })
    const { rows } = await store.sql.query(
      'SELECT 1 FROM "ContactAttachment" WHERE "messageId" = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  it('of other kinds, and more than three, are refused, and nothing is stored', async () => {
    const html = await write([file('a.txt', '<html></html>')])
    expect([html.status, (await html.json()).issues[0].path]).toEqual([415, 'files'])
    const many = await write(['1', '2', '3', '4'].map((name) => file(`${name}.txt`, 'text')))
    expect([many.status, (await many.json()).issues[0].path]).toEqual([400, 'files'])
    expect(await messagesOf(email)).toEqual([])
  })

  it('of a mail stand under the message, and those of staff go with their mail', async () => {
    const { id, header } = await answeredMessage()
    const part = (name: string, content: string) => [
      '--limit',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64'),
    ]
    mailbox.deliver(
      letter({
        headers: [
          `References: ${header('References')}`,
          'MIME-Version: 1.0',
          'Content-Type: multipart/mixed; boundary="limit"',
        ],
        body: [
          '--limit',
          'Content-Type: text/plain',
          '',
          'See the log',
          ...part('run.exe', 'MZ\u0000'),
          ...part('log.txt', 'a log'),
          '--limit--',
        ].join('\r\n'),
      }),
    )
    await readMailbox()
    expect((await read(id)).answers.at(-1)).toMatchObject({
      text: 'See the log',
      files: [{ fileName: 'log.txt', size: 5 }],
    })
    const answer = formOf({ answerId: randomUUID(), text: 'See the manual' }, [
      file('manual.pdf', new Uint8Array(PDF)),
    ])
    expect((await postForm(`${PATH}/${id}/answer/with-files`, answer, staff())).status).toBe(200)
    const mail = await eventually(async () =>
      (await mailsTo(store, email)).find(({ text }) => text.includes('See the manual')),
    )
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['manual.pdf'])
  })
})
