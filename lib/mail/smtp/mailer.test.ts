import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { MAIL_ID_HEADER } from '@/lib/mail/mailer'
import { freePort } from '@/scripts/lib/ports'
import { startMailSimulator } from '@/scripts/simulators/mail'
import { createSmtpMailer } from './mailer'

const received = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    messageId: z.string(),
    returnPath: z.string(),
  }),
)
const wholeMail = z.object({ html: z.string(), text: z.string(), from: z.string() })

const MAIL = {
  messageId: '<order-1@shop.example>',
  from: 'Softhaven <orders@shop.example>',
  to: 'ada@buyer.example',
  subject: 'Ihre Lizenzschlüssel für “Prüfer”',
  html: '<p>Schlüssel: <b>AAAA-BBBB</b></p>',
  text: 'Schlüssel: AAAA-BBBB',
}

const dir = mkdtempSync(join(tmpdir(), 'mails-'))
let simulator: Awaited<ReturnType<typeof startMailSimulator>>
let mailer: ReturnType<typeof createSmtpMailer>

beforeAll(async () => {
  simulator = await startMailSimulator({ dir })
})
afterAll(async () => {
  await simulator.close()
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  await post('__reset')
  mailer = createSmtpMailer({ url: simulator.smtpUrl, timeoutMs: 2_000 })
})
afterEach(() => mailer.close())

const post = (path: string, body: object = {}) =>
  fetch(`${simulator.mailUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) })
const get = (path: string) => fetch(`${simulator.mailUrl}${path}`)
const mails = async (to = '') => received.parse(await (await get(`/messages?to=${to}`)).json())
const firstId = async () => {
  const [first] = await mails()
  if (!first) throw new Error('No mail has arrived')
  return first.id
}

describe('a mail', () => {
  it('arrives as it was written, with its Message-ID', async () => {
    await mailer.send({ ...MAIL, replyTo: 'help@shop.example' })
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: MAIL.to,
        subject: MAIL.subject,
        messageId: MAIL.messageId,
      }),
    ])
    const id = await firstId()
    const mail = wholeMail.parse(await (await get(`/messages/${id}`)).json())
    expect(mail).toMatchObject({ html: expect.stringContaining(MAIL.html) })
    expect(mail.text.trim()).toBe(MAIL.text)
    expect(await (await get(`/messages/${id}/eml`)).text()).toContain('Reply-To: help@shop.example')
  })

  it('names its id in a header, and comes back to another address than its sender’s', async () => {
    await mailer.send({ ...MAIL, id: 'order-1', returnAddress: 'bounces@shop.example' })
    const eml = await (await get(`/messages/${await firstId()}/eml`)).text()
    expect(eml).toContain(`${MAIL_ID_HEADER}: order-1`)
    expect(eml).toContain(`From: ${MAIL.from}`)
    expect(await mails()).toMatchObject([{ to: MAIL.to, returnPath: 'bounces@shop.example' }])
  })

  it('comes back to its sender otherwise', async () => {
    await mailer.send({ ...MAIL, returnAddress: null })
    expect(await mails()).toMatchObject([{ returnPath: 'orders@shop.example' }])
  })

  it('is found by its recipient', async () => {
    await mailer.send(MAIL)
    await mailer.send({ ...MAIL, to: 'bob@buyer.example' })
    expect(await mails('bob@')).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  it('gets no header from a line break in its texts', async () => {
    await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nBody' })
    const eml = await (await get(`/messages/${await firstId()}/eml`)).text()
    expect(eml).not.toMatch(/^Bcc:/im)
    expect(await mails('eve@')).toEqual([])
  })

  it.each([
    'ada@buyer.example, eve@evil.example',
    'ada@buyer.example\r\nBcc: eve@evil.example',
    'ada@buyer.example>\r\nRCPT TO:<eve@evil.example',
  ])('never goes to a second address: %j', async (to) => {
    await mailer.send({ ...MAIL, to }).catch(() => {})
    const raw = await Promise.all(
      (await mails()).map(async ({ id }) => (await get(`/messages/${id}/eml`)).text()),
    )
    expect(raw.filter((eml) => /^(?:to|cc|bcc):.*<?eve@evil\.example/im.test(eml))).toEqual([])
    expect((await mails()).some(({ to: reached }) => reached === 'eve@evil.example')).toBe(false)
  })
})

describe('a mail server in trouble', () => {
  it.each(['down', 'reject', 'tempfail'])(
    '%s: says so, and works again afterwards',
    async (outcome) => {
      await mailer.send(MAIL)
      await post('__control', { outcome })
      await expect(mailer.send({ ...MAIL, to: 'bob@buyer.example' })).rejects.toThrow()
      expect(await mails()).toHaveLength(1)
      await post('__control', { outcome: 'up' })
      await mailer.send({ ...MAIL, to: 'bob@buyer.example' })
      expect(await mails('bob@')).toHaveLength(1)
    },
  )

  it('a lost answer is an error, and the repeated mail has the same Message-ID', async () => {
    await post('__control', { outcome: 'accept_then_drop' })
    await expect(mailer.send(MAIL)).rejects.toThrow()
    await post('__control', { outcome: 'up' })
    await mailer.send(MAIL)
    const ids = (await mails()).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids)).toEqual(new Set([MAIL.messageId]))
  })

  it('no TLS where it is required: an error, and nothing was sent', async () => {
    const careful = createSmtpMailer({
      url: `${simulator.smtpUrl}?requireTLS=true`,
      timeoutMs: 500,
    })
    await expect(careful.send(MAIL)).rejects.toThrow()
    careful.close()
    expect(await mails()).toEqual([])
  })

  it('nobody at the address: an error', async () => {
    const lost = createSmtpMailer({ url: `smtp://127.0.0.1:${await freePort()}`, timeoutMs: 500 })
    await expect(lost.send(MAIL)).rejects.toThrow()
    lost.close()
  })
})

describe('the page of mails', () => {
  it('shows a mail’s content as text, and its HTML without scripts', async () => {
    await mailer.send({
      ...MAIL,
      subject: '<script>alert(1)</script>',
      html: '<script>alert(2)</script>',
    })
    const id = await firstId()
    for (const path of ['/', `/messages/${id}/view`]) {
      const page = await (await get(path)).text()
      expect(page).not.toContain('<script>')
      expect(page).toContain('alert(1)')
    }
    const html = await get(`/messages/${id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox/)
    expect((await get('/messages/..%2F..%2Fpackage')).status).toBe(404)
  })
})
