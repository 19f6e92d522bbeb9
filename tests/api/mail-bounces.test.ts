import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { SIMULATED_MAILBOX, startImapSimulator } from '@/scripts/simulators/imap'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { reportOf } from '@/tests/setup/bounce-mails'
import { firstMailTo, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { deliveredOrder, detailsOf } from '@/tests/setup/order-client'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let freshProduct: () => Product
let mailbox: Awaited<ReturnType<typeof startImapSimulator>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const settings = () => ({
  host: mailbox.host,
  port: mailbox.port,
  encryption: 'starttls',
  ...SIMULATED_MAILBOX,
})

beforeEach(async () => {
  mailbox = await startImapSimulator()
  await plugins.set('bounce-mailbox', { active: true, settings: settings() })
})
afterEach(async () => {
  await resetPlugins(store)
  await mailbox.close()
  await store.sql.query(`UPDATE "Email" SET "status" = 'cancelled' WHERE "status" = 'failed'`)
})

const read = (times = 1) => finishJob(store, 'read_bounces', {}, times)

type MailRow = { id: string; status: string; lastError: string | null }
const mailTo = async (address: string, kind = 'order_delivery'): Promise<MailRow> => {
  const { rows } = await store.sql.query<MailRow>(
    'SELECT "id", "status", "lastError" FROM "Email" WHERE "toAddress" = $1 AND "kind" = $2',
    [address, kind],
  )
  const [row, ...others] = rows
  if (!row || others.length > 0) throw new Error(`${rows.length} mails ${kind} to ${address}`)
  return row
}

/** An order whose keys were mailed, and the report that they did not arrive. */
async function orderThatComesBack() {
  const order = await deliveredOrder(store, [{ product: freshProduct() }])
  const { id } = await eventually(async () => {
    const mail = await mailTo(order.email)
    return mail.status === 'sent' && mail
  })
  const report = (changed: Parameters<typeof reportOf>[0] = {}) =>
    reportOf({ to: order.email, headers: `Message-ID: <${id}@shop.example>`, ...changed })
  return { ...order, mailId: id, report }
}

const eventsOf = async (number: string) =>
  (await detailsOf(admin, number)).events.filter(({ kind }) => kind === 'mail_bounced')

describe('a mail of an order that comes back', () => {
  it('has failed after all, which order, owner and start page say', async () => {
    const order = await orderThatComesBack()
    const other = await orderThatComesBack()
    await store.sql.query(`DELETE FROM "Email" WHERE "kind" = 'owner_failed_mail'`)
    mailbox.deliver(order.report({ diagnostic: 'smtp; 550 5.1.1 No such user' }))
    await read()
    expect(await mailTo(order.email)).toMatchObject({
      status: 'failed',
      lastError: 'The mail came back: 550 5.1.1 No such user',
    })
    expect(await mailTo(other.email)).toMatchObject({ status: 'sent', lastError: null })
    expect(await eventsOf(order.number)).toMatchObject([
      { detail: { kind: 'order_delivery', to: order.email, answer: '550 5.1.1 No such user' } },
    ])
    const { rows } = await store.sql.query<{ toAddress: string }>(
      `SELECT "toAddress" FROM "Email" WHERE "kind" = 'owner_failed_mail'`,
    )
    expect(rows).toHaveLength(1)
    const notice = await eventually(async () =>
      (await mailsTo(store, String(rows[0]?.toAddress))).find(
        ({ subject, text }) => /came back/.test(subject) && text.includes(order.email),
      ),
    )
    expect(notice.text).toContain(order.number)
    expect(notice.text).toContain('No such user')
    const { health } = (await admin.call('/api/admin/overview')).body
    expect(health.mail).toMatchObject({ state: 'watch', failed: 1 })
  })

  it('is sent again at the corrected address, and old reports of it change nothing', async () => {
    const order = await orderThatComesBack()
    mailbox.deliver(order.report())
    await read()
    const right = `${randomUUID()}@buyer.example`
    const { status } = await admin.post(`/api/admin/orders/${order.number}/correct-email`, {
      email: right,
    })
    expect(status).toBe(200)
    await firstMailTo(store, right)
    mailbox.deliver(order.report())
    mailbox.renumber()
    await read()
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "Email" WHERE "toAddress" = $1 AND "status" = 'failed'`,
      [right],
    )
    expect(rows).toEqual([])
    expect(await eventsOf(order.number)).toHaveLength(1)
  })

  it('counts once, however often, in however many processes and by whatever numbers it is read', async () => {
    const order = await orderThatComesBack()
    mailbox.deliver(order.report())
    mailbox.deliver(order.report())
    await read(4)
    mailbox.renumber()
    await read()
    expect(await eventsOf(order.number)).toHaveLength(1)
  })

  it('that is tried again is not taken for the one that came back before', async () => {
    const order = await orderThatComesBack()
    mailbox.deliver(order.report())
    await read()
    await admin.post('/api/admin/settings/retry-mails', {})
    await eventually(async () => (await mailTo(order.email)).status === 'sent')
    await read()
    expect(await mailTo(order.email)).toMatchObject({ status: 'sent' })
    mailbox.deliver(order.report())
    await read()
    expect(await mailTo(order.email)).toMatchObject({ status: 'failed' })
  })

  it('is believed only of a mail of the store to the address that it went to', async () => {
    const order = await orderThatComesBack()
    mailbox.deliver(order.report({ to: 'somebody@else.example' }))
    mailbox.deliver(order.report({ headers: `Message-ID: <${randomUUID()}@shop.example>` }))
    mailbox.deliver(order.report({ action: 'delayed', status: '4.4.1' }))
    mailbox.deliver(order.report(), new Date(Date.now() - 60 * 60_000))
    mailbox.deliver(order.report({ headers: "Message-ID: <' OR 1=1 --@shop.example>" }))
    await read()
    expect(await mailTo(order.email)).toMatchObject({ status: 'sent' })
    expect(await eventsOf(order.number)).toEqual([])
  })

  it('waits until the store has noted that the mail was sent', async () => {
    const order = await orderThatComesBack()
    const set = (status: string) =>
      store.sql.query(`UPDATE "Email" SET "status" = $2::"EmailStatus" WHERE "id" = $1`, [
        order.mailId,
        status,
      ])
    await set('sending')
    mailbox.deliver(order.report())
    await read()
    expect(await mailTo(order.email)).toMatchObject({ status: 'sending' })
    await set('sent')
    await read()
    expect(await mailTo(order.email)).toMatchObject({ status: 'failed' })
  })
})

describe('a mail that nobody of the store can do anything about', () => {
  it('is over when it comes back, and nobody is told', async () => {
    const email = `${randomUUID()}@typo.example`
    await apiClient(store.url).call('/api/newsletter', {
      method: 'POST',
      body: { email, locale: 'en', website: '' },
    })
    await firstMailTo(store, email)
    const { id } = await eventually(async () => {
      const mail = await mailTo(email, 'newsletter_confirm')
      return mail.status === 'sent' && mail
    })
    await store.sql.query(`DELETE FROM "Email" WHERE "kind" = 'owner_failed_mail'`)
    mailbox.deliver(reportOf({ to: email, headers: `Message-ID: <${id}@shop.example>` }))
    await read()
    expect(await mailTo(email, 'newsletter_confirm')).toMatchObject({
      status: 'cancelled',
      lastError: expect.stringContaining('came back'),
    })
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "Email" WHERE "kind" = 'owner_failed_mail'`,
    )
    expect(rows).toEqual([])
  })
})

describe('a mailing that comes back', () => {
  it('counts as failed there, and its reader is left out from then on if the address is unknown', async () => {
    await store.sql.query('DELETE FROM "NewsletterSubscriber"')
    const [unknown, full, reader] = [1, 2, 3].map(() => `${randomUUID()}@reader.example`)
    for (const email of [unknown, full, reader])
      await store.sql.query(
        `INSERT INTO "NewsletterSubscriber" ("email", "locale", "confirmedAt") VALUES ($1, 'en', now())`,
        [email],
      )
    const text = { subject: 'Deals of the week', preheader: '', content: '<p>Hello</p>' }
    const mailing = await admin.post('/api/admin/mailings', {
      texts: { en: text },
      productIds: [],
      mailsPerMinute: 600,
    })
    const path = `/api/admin/mailings/${mailing.body.id}`
    await admin.post(`${path}/state`, { event: 'start' })
    await eventually(async () => (await admin.call(path)).body.figures.sent === 3)
    for (const [to, status] of [
      [unknown, '5.1.1'],
      [full, '5.4.7'],
    ]) {
      const { id } = await mailTo(String(to), 'newsletter_mailing')
      const headers = `Message-ID: <1@mailer.example>\r\nX-Store-Mail-ID: ${id}`
      mailbox.deliver(reportOf({ to, status, headers }))
    }
    await store.sql.query(`DELETE FROM "Email" WHERE "kind" = 'owner_failed_mail'`)
    await read()
    expect((await admin.call(path)).body).toMatchObject({
      figures: { recipients: 3, sent: 1, failed: 2, leftOut: 0 },
      readers: 2,
    })
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "Email" WHERE "kind" = 'owner_failed_mail' OR "status" = 'failed'`,
    )
    expect(rows).toEqual([])
  })
})

describe('the mailbox', () => {
  it('is tested with its credentials and its folder', async () => {
    const test = async (changed: object) =>
      (await plugins.test('bounce-mailbox', { ...settings(), ...changed })).body
    expect(await test({})).toMatchObject({ ok: true })
    expect(await test({ folder: 'Nowhere' })).toEqual({
      ok: false,
      message: 'The mailbox has no such folder.',
    })
    expect(await test({ password: 'wrong' })).toEqual({
      ok: false,
      message: 'The mailbox does not take the user name and the password.',
    })
    expect(await test({ host: '169.254.169.254' })).toMatchObject({
      issues: [{ path: 'host', message: 'Host must not be an address of an inner network' }],
    })
  })

  it('never shows its password, and asks for it again for another server', async () => {
    expect(JSON.stringify(await plugins.all())).not.toContain(SIMULATED_MAILBOX.password)
    const moved = await plugins.change('bounce-mailbox', {
      settings: { host: 'imap.elsewhere.example' },
    })
    expect(moved).toMatchObject({
      status: 400,
      body: {
        issues: [
          {
            path: 'password',
            message: 'Enter the Password again, as it goes to another server now',
          },
        ],
      },
    })
  })

  it('that can’t be read is said on the start page after an hour, and no more once it can', async () => {
    const mailHealth = async () => (await admin.call('/api/admin/overview')).body.health.mail
    mailbox.control('down')
    await read()
    expect(await mailHealth()).toMatchObject({ bouncesFailingSince: null, bouncesFailure: null })
    await store.sql.query(
      `UPDATE "BounceMailbox" SET "failingSince" = "failingSince" - interval '61 minutes'`,
    )
    await read()
    expect(await mailHealth()).toMatchObject({
      state: 'watch',
      bouncesFailingSince: expect.any(String),
      bouncesFailure: expect.stringContaining('The mail server could not be reached'),
    })
    mailbox.control('up')
    await read()
    expect(await mailHealth()).toMatchObject({ bouncesFailingSince: null, bouncesFailure: null })
  })

  it('goes on where it broke off', async () => {
    const [first, second] = [await orderThatComesBack(), await orderThatComesBack()]
    mailbox.deliver(first.report())
    await read()
    mailbox.deliver(second.report())
    mailbox.control('dies_when_read')
    await read()
    expect(await mailTo(second.email)).toMatchObject({ status: 'sent' })
    mailbox.control('up')
    await read()
    expect(await mailTo(second.email)).toMatchObject({ status: 'failed' })
    expect(await eventsOf(first.number)).toHaveLength(1)
  })

  it('is not asked while the plugin is off', async () => {
    await plugins.set('bounce-mailbox', { active: false })
    const before = mailbox.commands.length
    await read()
    expect(mailbox.commands).toHaveLength(before)
  })

  it('is named in mails as where they come back to, if it is another address', async () => {
    const returnPathOf = async (email: string) => {
      const { messageId } = await firstMailTo(store, email)
      const all: { messageId: string; returnPath: string }[] = await (
        await fetch(`${store.simulators.mail}/messages?to=${email}`)
      ).json()
      return all.find((one) => one.messageId === messageId)?.returnPath
    }
    const usual = await deliveredOrder(store, [{ product: freshProduct() }])
    expect(await returnPathOf(usual.email)).not.toBe('bounces@corner.example')
    await plugins.set('bounce-mailbox', { settings: { returnAddress: 'bounces@corner.example' } })
    const order = await deliveredOrder(store, [{ product: freshProduct() }])
    expect(await returnPathOf(order.email)).toBe('bounces@corner.example')
  })
})
