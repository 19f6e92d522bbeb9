import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { PluginValues } from '@/lib/plugins/plugin'
import { freePort } from '@/scripts/lib/ports'
import type { MailFault } from '@/scripts/simulators/mail-fault'
import { SIMULATED_MAILGUN, startMailgunSimulator } from '@/scripts/simulators/mailgun'
import type { ReceivedMime } from '@/scripts/simulators/received-mime'
import { SIMULATED_SENDGRID_KEY, startSendGridSimulator } from '@/scripts/simulators/sendgrid'
import { SIMULATED_SES, startSesSimulator } from '@/scripts/simulators/ses'
import { MAIL_ID_HEADER, type Mailer, type OutgoingMail, RecipientRefused } from './mailer'
import { createMailgunMailer } from './mailgun/mailer'
import { createSendGridMailer } from './sendgrid/mailer'
import { senderLine } from './server-address'
import { createSesMailer } from './ses/mailer'

const MAIL_ID = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const MAIL: OutgoingMail = {
  id: MAIL_ID,
  messageId: `<${MAIL_ID}@shop.example>`,
  from: '"Müller & Söhne" <orders@shop.example>',
  to: 'ada@buyer.example',
  replyTo: 'help@shop.example',
  subject: 'Ihre Lizenzschlüssel für “Prüfer”',
  html: '<p>Schlüssel: <b>AAAA-BBBB</b></p>',
  text: 'Schlüssel: AAAA-BBBB',
  unsubscribeUrl: 'https://shop.example/unsubscribe?token=a.b',
  attachments: [
    { filename: 'Rechnung.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ],
}
const SENDER = { fromName: 'Müller & Söhne', fromAddress: 'orders@shop.example' }

type Simulated = {
  values: PluginValues
  /** With settings that no such provider takes. */
  refused: PluginValues
  /** With a sender that the provider does not know. */
  unverified: PluginValues
  mailer: (values: PluginValues, apiUrl?: string) => Mailer
  received: () => Promise<ReceivedMime[]>
  failNext: (fault: MailFault) => void
  reset: () => void
  close: () => Promise<void>
}

async function simulatedSendGrid(): Promise<Simulated> {
  const { messages, ...simulator } = await startSendGridSimulator()
  const values = { ...SENDER, apiKey: SIMULATED_SENDGRID_KEY, region: 'global' }
  return {
    ...simulator,
    values,
    refused: { ...values, apiKey: 'SG.other.key' },
    unverified: { ...values, fromAddress: 'orders@elsewhere.example' },
    mailer: (settings, apiUrl = simulator.url) => createSendGridMailer(settings, { apiUrl }),
    received: async () =>
      messages.map((message) => ({
        to: message.personalizations[0].to[0].email,
        from: { name: message.from.name, address: message.from.email },
        replyTo: message.reply_to?.email ?? '',
        subject: message.subject,
        text: message.content[0].value,
        html: message.content[1].value,
        headers: message.headers,
        attachments: (message.attachments ?? []).map(({ filename, type, content }) => ({
          filename,
          type,
          content: Buffer.from(content, 'base64').toString(),
        })),
        mailId: message.custom_args?.mail_id ?? '',
      })),
    reset: () => void messages.splice(0),
  }
}

async function simulatedMailgun(): Promise<Simulated> {
  const { messages, ...simulator } = await startMailgunSimulator()
  const values = { ...SENDER, ...SIMULATED_MAILGUN }
  return {
    ...simulator,
    values,
    refused: { ...values, apiKey: 'another' },
    unverified: { ...values, domain: 'elsewhere.example' },
    mailer: (settings, apiUrl = simulator.url) => createMailgunMailer(settings, { apiUrl }),
    received: async () => messages,
    reset: () => void messages.splice(0),
  }
}

async function simulatedSes(): Promise<Simulated> {
  const { messages, ...simulator } = await startSesSimulator()
  const values = { ...SENDER, ...SIMULATED_SES }
  return {
    ...simulator,
    values,
    refused: { ...values, secretAccessKey: 'another' },
    unverified: { ...values, fromAddress: 'orders@elsewhere.example' },
    mailer: (settings, apiUrl = simulator.url) => createSesMailer(settings, { apiUrl }),
    received: async () => messages,
    reset: () => void messages.splice(0),
  }
}

describe.each([
  ['SendGrid', simulatedSendGrid] as const,
  ['Mailgun', simulatedMailgun] as const,
  ['Amazon SES', simulatedSes] as const,
])('a mail by %s', (name, start) => {
  let simulated: Simulated
  let mailer: Mailer
  beforeAll(async () => {
    simulated = await start()
    mailer = simulated.mailer(simulated.values)
  })
  afterAll(() => simulated.close())
  beforeEach(() => simulated.reset())

  it('arrives as it was written', async () => {
    expect(await mailer.send(MAIL)).toMatch(new RegExp(`^${name} \\S+`))
    const [mail, ...others] = await simulated.received()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: MAIL.to,
      from: { name: SENDER.fromName, address: SENDER.fromAddress },
      replyTo: MAIL.replyTo,
      subject: MAIL.subject,
      attachments: [{ filename: 'Rechnung.pdf', type: 'application/pdf', content: '%PDF-1.7' }],
      mailId: MAIL_ID,
    })
    expect(mail?.text.trim()).toBe(MAIL.text)
    expect(mail?.html.trim()).toBe(MAIL.html)
    const headers = Object.entries(mail?.headers ?? {}).map(
      ([header, value]) => [header.toLowerCase(), value] as const,
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      // SES gives every mail its own.
      'message-id': name === 'Amazon SES' ? expect.stringMatching(/@eu-/) : MAIL.messageId,
      [MAIL_ID_HEADER.toLowerCase()]: MAIL_ID,
      'list-unsubscribe': `<${MAIL.unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  })

  it('needs neither answer address, attachment nor way out', async () => {
    const { id, replyTo, unsubscribeUrl, attachments, ...plain } = MAIL
    await mailer.send(plain)
    const [mail] = await simulated.received()
    expect(mail).toMatchObject({ replyTo: '', attachments: [], mailId: '' })
    expect(JSON.stringify(mail?.headers)).not.toMatch(/list-unsubscribe/i)
  })

  it('gets no header from a line break in its texts', async () => {
    await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nBody' })
    const [mail] = await simulated.received()
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(Object.keys(mail?.headers ?? {}).join()).not.toMatch(/bcc/i)
  })

  it.each([
    'ada',
    'ada@refused.example',
    'ada@buyer.example, eve@evil.example',
    'ada@buyer.example\r\nBcc: eve@evil.example',
  ])('to what is no address is refused for good: %j', async (to) => {
    await expect(mailer.send({ ...MAIL, to })).rejects.toThrow(RecipientRefused)
    expect(await simulated.received()).toEqual([])
  })

  it.each(['busy', 'in trouble', 'hang up'] as const)(
    'that was not taken (%s) is sent when it is tried again',
    async (fault) => {
      simulated.failNext(fault)
      const failure = await mailer.send(MAIL).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(RecipientRefused)
      expect(await simulated.received()).toEqual([])
      await mailer.send(MAIL)
      expect(await simulated.received()).toHaveLength(1)
    },
  )

  it('whose answer is lost has the same names when it is sent again', async () => {
    simulated.failNext('hang up when taken')
    await expect(mailer.send(MAIL)).rejects.toThrow(`${name} could not be reached`)
    await mailer.send(MAIL)
    const received = await simulated.received()
    expect(received).toHaveLength(2)
    expect(new Set(received.map(({ mailId }) => mailId))).toEqual(new Set([MAIL_ID]))
  })

  it('is not taken with a wrong key, nor from an address that is not verified', async () => {
    await expect(simulated.mailer(simulated.refused).send(MAIL)).rejects.toThrow(
      `${name} does not let the store send: 40`,
    )
    const { unverified } = simulated
    const failure = await simulated
      .mailer(unverified)
      .send({ ...MAIL, from: senderLine(unverified) })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(RecipientRefused)
    expect(await simulated.received()).toEqual([])
  })

  it('can’t be sent where nobody listens', async () => {
    const lost = simulated.mailer(simulated.values, `http://127.0.0.1:${await freePort()}`)
    await expect(lost.send(MAIL)).rejects.toThrow(`${name} could not be reached`)
  })
})
