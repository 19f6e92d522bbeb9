import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import type { MailFault } from '@/scripts/simulators/mail-fault'
import {
  type MailgunSimulator,
  SIMULATED_MAILGUN,
  startMailgunSimulator,
} from '@/scripts/simulators/mailgun'
import {
  type SendGridSimulator,
  SIMULATED_SENDGRID_KEY,
  startSendGridSimulator,
} from '@/scripts/simulators/sendgrid'
import { type SesSimulator, SIMULATED_SES, startSesSimulator } from '@/scripts/simulators/ses'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { allDone, sendNow } from '@/tests/setup/jobs'
import { detailsOf, placeOrder } from '@/tests/setup/order-client'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

/** A call of a provider's webhook. */
type Call = { body: string; headers: Record<string, string> }
type Happening = 'hard bounce' | 'soft bounce' | 'delay' | 'complaint'
type Provider = {
  id: string
  name: string
  settings: () => Record<string, string>
  /** Of {@link settings}, as a stranger would have it. */
  wrong: Record<string, string>
  /** Of {@link settings}, with a sender that the provider does not know. */
  unverified: Record<string, string>
  /** How often an address got a mail, and as which mail of the store. */
  received: () => { to: string; mailId: string }[]
  failNext: (...faults: MailFault[]) => void
  /** What the provider tells of the last mail to an address; each call is of an event of its own. */
  tells: (what: Happening, to: string) => Call
  forged: (call: Call) => Call
}

let sendgrid: SendGridSimulator
let mailgun: MailgunSimulator
let ses: SesSimulator

const last = <T>(all: readonly T[], matches: (one: T) => boolean): T => {
  const found = all.findLast(matches)
  if (!found) throw new Error('The provider has no such mail')
  return found
}

const SENDGRID_EVENTS = {
  'hard bounce': {
    event: 'bounce',
    type: 'bounce',
    status: '5.1.1',
    reason: '550 5.1.1 No such user',
  },
  'soft bounce': {
    event: 'bounce',
    type: 'blocked',
    status: '5.7.1',
    reason: '550 5.7.1 Not wanted',
  },
  delay: { event: 'deferred', response: '451 Try again later' },
  complaint: { event: 'spamreport' },
}
const SENDGRID: Provider = {
  id: 'sendgrid',
  name: 'SendGrid',
  settings: () => ({
    apiKey: SIMULATED_SENDGRID_KEY,
    fromAddress: 'orders@shop.example',
    webhookKey: sendgrid.verificationKey,
  }),
  wrong: { apiKey: `SG.${'x'.repeat(22)}.${'y'.repeat(43)}` },
  unverified: { fromAddress: 'orders@elsewhere.example' },
  received: () =>
    sendgrid.messages.map(({ personalizations, custom_args }) => ({
      to: personalizations[0].to[0].email,
      mailId: custom_args?.mail_id ?? '',
    })),
  failNext: (...faults) => sendgrid.failNext(...faults),
  tells: (what, to) => {
    const message = last(sendgrid.messages, (one) => one.personalizations[0].to[0].email === to)
    return sendgrid.signed([sendgrid.eventOf(message, SENDGRID_EVENTS[what])])
  },
  forged: ({ body, headers }) => ({
    body: body.replace(/"timestamp":\d/, '"timestamp":2'),
    headers,
  }),
}

const MAILGUN_EVENTS = {
  'hard bounce': {
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    'delivery-status': { code: 550, 'enhanced-code': '5.1.1', message: '5.1.1 No such user' },
  },
  'soft bounce': {
    event: 'failed',
    severity: 'permanent',
    reason: 'generic',
    'delivery-status': { code: 550, 'enhanced-code': '5.7.1', message: '5.7.1 Not wanted' },
  },
  delay: { event: 'failed', severity: 'temporary', 'delivery-status': { code: 451 } },
  complaint: { event: 'complained' },
}
const MAILGUN: Provider = {
  id: 'mailgun',
  name: 'Mailgun',
  settings: () => ({ ...SIMULATED_MAILGUN, fromAddress: 'orders@mail.shop.example' }),
  wrong: { apiKey: 'x'.repeat(32) },
  unverified: { domain: 'elsewhere.example' },
  received: () => mailgun.messages,
  failNext: (...faults) => mailgun.failNext(...faults),
  tells: (what, to) => {
    const message = last(mailgun.messages, (one) => one.to === to)
    return mailgun.signed(mailgun.eventOf(message, MAILGUN_EVENTS[what]))
  },
  forged: ({ body, headers }) => ({
    body: body.replace(/"token":"\w{4}/, '"token":"0000'),
    headers,
  }),
}

const bounced = (bounceType: string, emailAddress: string, status: string, answer: string) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType: 'General',
    bouncedRecipients: [
      { emailAddress, action: 'failed', status, diagnosticCode: `smtp; 550 ${status} ${answer}` },
    ],
    timestamp: new Date().toISOString(),
  },
})
const SES_EVENTS: Record<Happening, (to: string) => object> = {
  'hard bounce': (to) => bounced('Permanent', to, '5.1.1', 'No such user'),
  'soft bounce': (to) => bounced('Transient', to, '4.2.2', 'Full'),
  delay: () => ({ eventType: 'DeliveryDelay', deliveryDelay: { delayType: 'MailboxFull' } }),
  complaint: (emailAddress) => ({
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress }], timestamp: new Date().toISOString() },
  }),
}
const SES: Provider = {
  id: 'amazon-ses',
  name: 'Amazon SES',
  settings: () => ({ ...SIMULATED_SES, fromAddress: 'orders@shop.example' }),
  wrong: { secretAccessKey: 'another/secret+key' },
  unverified: { fromAddress: 'orders@elsewhere.example' },
  received: () => ses.messages,
  failNext: (...faults) => ses.failNext(...faults),
  tells: (what, to) => {
    const message = last(ses.messages, (one) => one.to === to)
    return ses.signed(ses.eventOf(message, SES_EVENTS[what](to)))
  },
  forged: ({ body, headers }) => ({
    body: body.replace(/"MessageId":"\w{4}/, '"MessageId":"zzzz'),
    headers,
  }),
}

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let freshProduct: () => Product

beforeAll(async () => {
  sendgrid = await startSendGridSimulator()
  mailgun = await startMailgunSimulator()
  ses = await startSesSimulator()
  const shared = await startStore({
    SENDGRID_API_URL: sendgrid.url,
    MAILGUN_API_URL: mailgun.url,
    SES_API_URL: ses.url,
  })
  store = shared
  ses.isKnownAs(shared.outside.SES_API_URL ?? '')
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  freshProduct = await productDispenser(store)
})
afterAll(async () => {
  await store.stop()
  await Promise.all([sendgrid.close(), mailgun.close(), ses.close()])
})
afterEach(() => resetPlugins(store))

const mailState = async () => (await admin.call('/api/admin/settings/mail')).body
const bySmtp = async (to: string): Promise<unknown[]> =>
  (await fetch(`${store.simulators.mail}/messages?to=${to}`)).json()

type MailRow = { id: string; status: string; lastError: string | null; serverAnswer: string | null }
const mailsTo = async (address: string, kind: string): Promise<MailRow[]> => {
  const { rows } = await store.sql.query<MailRow>(
    'SELECT "id", "status", "lastError", "serverAnswer" FROM "Email" WHERE "toAddress" = $1 AND "kind" = $2',
    [address, kind],
  )
  return rows
}
const mailTo = async (address: string, kind = 'order_delivery'): Promise<MailRow> => {
  const [row, ...others] = await mailsTo(address, kind)
  if (!row || others.length > 0) throw new Error(`Not one mail ${kind} to ${address}`)
  return row
}
const becomes = (address: string, status: string, kind = 'order_delivery') =>
  eventually(async () => (await mailsTo(address, kind)).find((mail) => mail.status === status))

/** Has an order's keys mailed, however. */
async function mailedOrder() {
  const order = await placeOrder(store, [{ product: freshProduct() }])
  await becomes(order.email, 'sent')
  return order
}

/** Somebody who reads the newsletter. */
async function reader(): Promise<string> {
  const email = `${randomUUID()}@reader.example`
  await store.sql.query(
    `INSERT INTO "NewsletterSubscriber" ("email", "locale", "confirmedAt") VALUES ($1, 'en', now())`,
    [email],
  )
  return email
}
const isSuppressed = async (email: string): Promise<boolean> => {
  const { rowCount } = await store.sql.query(
    `SELECT 1 FROM "NewsletterSubscriber" WHERE "email" = $1 AND "undeliverableAt" IS NOT NULL`,
    [email],
  )
  return rowCount === 1
}
/** Sends the newsletter to whoever reads it, and waits for it. */
async function mailing(...readers: string[]) {
  const { body } = await admin.post('/api/admin/mailings', {
    texts: { en: { subject: 'Deals', preheader: '', content: '<p>Hello</p>' } },
    productIds: [],
    mailsPerMinute: 600,
  })
  await admin.post(`/api/admin/mailings/${body.id}/state`, { event: 'start' })
  for (const email of readers) await becomes(email, 'sent', 'newsletter_mailing')
}

describe.each([SENDGRID, MAILGUN, SES])('mails by $name', (provider) => {
  const { id, name } = provider
  let settings: Record<string, string>
  const call = ({ body, headers }: Call, path = id) =>
    fetch(`${store.url}/api/webhooks/mail/${path}`, { method: 'POST', body, headers })
  /** A report that is taken, and what follows from it. */
  async function tell(what: Happening, to: string) {
    const told = provider.tells(what, to)
    expect((await call(told)).status).toBe(200)
    await allDone(store)
    return told
  }
  beforeEach(async () => {
    settings = provider.settings()
    await plugins.set(id, { active: true, settings })
  })

  it('are tried out with the settings before it is switched on', async () => {
    const test = async (changed: object = {}) =>
      (await plugins.test(id, { ...settings, ...changed })).body
    expect(await test()).toEqual({
      ok: true,
      message: `${name} takes mails with these credentials and from this address.`,
    })
    expect(await test(provider.wrong)).toMatchObject({
      ok: false,
      message: expect.stringContaining(`${name} does not let the store send`),
    })
    expect(await test(provider.unverified)).toMatchObject({ ok: false })
    const stored = JSON.stringify(await plugins.all())
    for (const [key, value] of Object.entries(settings))
      if (/key$|apiKey/i.test(key)) expect(stored).not.toContain(value)
    expect((await plugins.one(id)).webhookUrl).toBe(`${store.url}/api/webhooks/mail/${id}`)
  })

  it('go through it alone while it is on, and the back office says so', async () => {
    expect(await mailState()).toMatchObject({
      server: name,
      from: expect.stringContaining(String(settings.fromAddress)),
    })
    const order = await mailedOrder()
    const { id: mailId, serverAnswer } = await mailTo(order.email)
    expect(provider.received()).toContainEqual(expect.objectContaining({ to: order.email, mailId }))
    expect(serverAnswer).toMatch(new RegExp(`^${name} `))
    expect(await bySmtp(order.email)).toEqual([])
    await plugins.set(id, { active: false })
    const other = await mailedOrder()
    expect(await bySmtp(other.email)).not.toEqual([])
  })

  it('take the place of another way, and give it up again, in one step', async () => {
    const [host = '', port = ''] = new URL(store.simulators.smtp).host.split(':')
    const smtp = {
      host,
      port: Number(port),
      encryption: 'optional',
      fromAddress: 'shop@shop.example',
    }
    await plugins.set('smtp', { active: true, settings: smtp })
    expect(await plugins.one(id)).toMatchObject({ active: false, oneOf: 'mail' })
    expect(await mailState()).toMatchObject({ server: new URL(store.simulators.smtp).host })
    await plugins.set(id, { active: true })
    expect(await plugins.one('smtp')).toMatchObject({ active: false, settings: { host } })
    expect((await mailState()).server).toBe(name)
    const { rows } = await store.sql.query(
      `SELECT "after" FROM "AuditEntry" WHERE "entityType" = 'plugin' AND "entityId" = 'smtp' ORDER BY "id" DESC LIMIT 1`,
    )
    expect(rows).toMatchObject([{ after: { active: false } }])
  })

  it('that it did not take wait, say why, and are sent once it does', async () => {
    await plugins.set(id, { settings: provider.wrong })
    const order = await placeOrder(store, [{ product: freshProduct() }])
    const { id: mailId } = await becomes(order.email, 'failed')
    expect((await mailState()).lastError).toContain(`${name} does not let the store send`)
    await plugins.set(id, { settings })
    provider.failNext('busy')
    await sendNow(store, mailId)
    await becomes(order.email, 'sent')
    expect(provider.received().filter(({ to }) => to === order.email)).toHaveLength(1)
  })

  it('that come back have failed, whatever the reason, and are told of once', async () => {
    const [hard, soft] = [await mailedOrder(), await mailedOrder()]
    const told = await tell('hard bounce', hard.email)
    await tell('soft bounce', soft.email)
    for (const { email, number } of [hard, soft]) {
      expect(await mailTo(email)).toMatchObject({
        status: 'failed',
        lastError: expect.stringContaining('The mail came back: '),
      })
      const { events } = await detailsOf(admin, number)
      expect(events.filter(({ kind }) => kind === 'mail_bounced')).toHaveLength(1)
    }
    expect((await mailTo(hard.email)).lastError).toContain('No such user')
    await store.sql.query(`UPDATE "Email" SET "status" = 'sent' WHERE "toAddress" = $1`, [
      hard.email,
    ])
    expect((await call(told)).status).toBe(200)
    await allDone(store)
    expect(await mailTo(hard.email)).toMatchObject({ status: 'sent' })
  })

  it('that are late are still on their way', async () => {
    const order = await mailedOrder()
    await tell('delay', order.email)
    expect(await mailTo(order.email)).toMatchObject({ status: 'sent', lastError: null })
  })

  it('go to no reader any more who is gone or called one spam', async () => {
    await store.sql.query('DELETE FROM "NewsletterSubscriber"')
    const readers = [await reader(), await reader(), await reader()]
    const [gone = '', full = '', angry = ''] = readers
    await mailing(...readers)
    await tell('hard bounce', gone)
    await tell('soft bounce', full)
    await tell('complaint', angry)
    expect(await Promise.all(readers.map(isSuppressed))).toEqual([true, false, true])
    expect(await mailTo(angry, 'newsletter_mailing')).toMatchObject({ status: 'sent' })
  })

  it('are believed to have come back only from the provider itself', async () => {
    const order = await mailedOrder()
    const told = provider.tells('hard bounce', order.email)
    expect((await call(provider.forged(told))).status).toBe(401)
    expect((await call({ ...told, body: '{}' })).status).toBe(401)
    expect((await call({ ...told, body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413)
    expect((await call(told, 'nobody')).status).toBe(404)
    await plugins.set(id, { active: false })
    await resetPlugins(store)
    expect((await call(told)).status).toBe(503)
    await allDone(store)
    expect(await mailTo(order.email)).toMatchObject({ status: 'sent' })
  })

  it('are told of while it is off, too', async () => {
    const order = await mailedOrder()
    await plugins.set(id, { active: false })
    await tell('hard bounce', order.email)
    expect(await mailTo(order.email)).toMatchObject({ status: 'failed' })
  })
})

it('each mail goes to one address, whichever provider sends it', async () => {
  await plugins.set('sendgrid', { active: true, settings: SENDGRID.settings() })
  const email = `${randomUUID()}@reader.example`
  await apiClient(store.url).call('/api/newsletter', {
    method: 'POST',
    body: { email, locale: 'de', website: '' },
  })
  await becomes(email, 'sent', 'newsletter_confirm')
  const message = last(sendgrid.messages, (one) => one.personalizations[0].to[0].email === email)
  expect(message.personalizations).toHaveLength(1)
  expect(message.content[0].value).toContain('bestätigen')
  expect(message.headers['Message-ID']).toMatch(/^<[\w-]{36}@/)
})

it('a token of Mailgun’s that was used proves nothing else', async () => {
  await plugins.set('mailgun', { active: true, settings: MAILGUN.settings() })
  const [first, second] = [await mailedOrder(), await mailedOrder()]
  const { body, headers } = MAILGUN.tells('delay', first.email)
  const call = (text: string) =>
    fetch(`${store.url}/api/webhooks/mail/mailgun`, { method: 'POST', body: text, headers })
  expect((await call(body)).status).toBe(200)
  expect((await call(body)).status).toBe(200)
  const { signature } = JSON.parse(body)
  const { 'event-data': event } = JSON.parse(MAILGUN.tells('hard bounce', second.email).body)
  expect((await call(JSON.stringify({ signature, 'event-data': event }))).status).toBe(401)
  await allDone(store)
  expect(await mailTo(second.email)).toMatchObject({ status: 'sent' })
})

it('a subscription to the topic of Amazon’s that the owner named is confirmed, and to no other', async () => {
  await plugins.set('amazon-ses', { active: true, settings: SES.settings() })
  const call = ({ body, headers }: Call) =>
    fetch(`${store.url}/api/webhooks/mail/amazon-ses`, { method: 'POST', body, headers })
  expect((await call(ses.subscription('token1'))).status).toBe(200)
  await eventually(async () => ses.confirmed.includes('token1'))
  await plugins.set('amazon-ses', { settings: { topicArn: `${SIMULATED_SES.topicArn}-2` } })
  expect((await call(ses.subscription('token2'))).status).toBe(401)
  await allDone(store)
  expect(ses.confirmed).toEqual(['token1'])
})
