import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  SIMULATED_BREVO_KEY,
  SIMULATED_LIST,
  type SimulatedContact,
  startBrevoSimulator,
} from '@/scripts/simulators/brevo'
import {
  SIMULATED_KLAVIYO_KEY,
  SIMULATED_KLAVIYO_LIST,
  type SimulatedEvent,
  type SimulatedProfile,
  startKlaviyoSimulator,
} from '@/scripts/simulators/klaviyo'
import {
  SIMULATED_AUDIENCE,
  SIMULATED_KEY,
  type SimulatedMember,
  startMailchimpSimulator,
} from '@/scripts/simulators/mailchimp'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  mailsTo,
  productDispenser,
  runJob,
} from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { placeOrder, refund } from '@/tests/setup/order-client'
import { pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let mailchimp: Awaited<ReturnType<typeof startMailchimpSimulator>>
let brevo: Awaited<ReturnType<typeof startBrevoSimulator>>
let klaviyo: Awaited<ReturnType<typeof startKlaviyoSimulator>>
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

const SETTINGS = { apiKey: SIMULATED_KEY, audienceId: SIMULATED_AUDIENCE, tags: ['shop'] }

beforeAll(async () => {
  mailchimp = await startMailchimpSimulator()
  brevo = await startBrevoSimulator()
  klaviyo = await startKlaviyoSimulator()
  store = await startStore({
    MAILCHIMP_API_URL: mailchimp.url,
    BREVO_API_URL: brevo.url,
    KLAVIYO_API_URL: klaviyo.url,
  })
  admin = await adminClient(store)
})
afterAll(async () => {
  await store.stop()
  await mailchimp.close()
  await brevo.close()
  await klaviyo.close()
})

const member = async (email: string): Promise<SimulatedMember | undefined> => {
  const members: SimulatedMember[] = await (await fetch(`${mailchimp.url}/__state`)).json()
  return members.find((one) => one.email === email)
}
const becomes = (email: string, status: string | undefined) =>
  eventually(async () => (await member(email))?.status === status)

/** Subscribes and confirms, as readers do. @returns the address and its token to unsubscribe */
async function subscribed() {
  const email = `${randomUUID()}@reader.example`
  const { call } = apiClient(store.url)
  await call('/api/newsletter', { method: 'POST', body: { email, locale: 'de', website: '' } })
  const confirm = (await firstMailTo(store, email)).text.match(/confirm#(\S+)/)?.[1]
  await call('/api/newsletter/confirm', { method: 'POST', body: { token: confirm } })
  const wayOut = await eventually(async () =>
    (await mailsTo(store, email))
      .map(({ text }) => text.match(/unsubscribe#(\S+)/)?.[1])
      .find(Boolean),
  )
  const unsubscribe = () =>
    call('/api/newsletter/unsubscribe', { method: 'POST', body: { token: wayOut } })
  return { email, unsubscribe }
}

describe('Mailchimp', () => {
  it('is tested with key and audience before it is switched on', async () => {
    const plugins = pluginClient(admin)
    const test = async (settings: object) =>
      (await plugins.test('mailchimp', { ...SETTINGS, ...settings })).body
    expect(await test({})).toMatchObject({ ok: true })
    expect(await test({ audienceId: 'nosuchlist' })).toMatchObject({ ok: false })
    expect(await test({ apiKey: `${'f'.repeat(32)}-us21` })).toMatchObject({ ok: false })
    expect((await plugins.change('mailchimp', { settings: { apiKey: 'mine' } })).status).toBe(400)
  })

  it('learns who confirmed, unsubscribed and was removed, and of those from before at night', async () => {
    const before = await subscribed()
    const plugins = pluginClient(admin)
    await plugins.set('mailchimp', { settings: SETTINGS })
    await plugins.set('mailchimp', { active: true })
    expect(await member(before.email)).toBeUndefined()
    await runJob(store, 'add_newsletter_members')
    await becomes(before.email, 'subscribed')

    const reader = await subscribed()
    await becomes(reader.email, 'subscribed')
    await eventually(async () => (await member(reader.email))?.tags.length === 1)
    expect(await member(reader.email)).toMatchObject({ language: 'de', tags: ['shop'] })

    // A call that fails is made again.
    await fetch(`${mailchimp.url}/__control`, {
      method: 'POST',
      body: JSON.stringify({ failures: 1 }),
    })
    await reader.unsubscribe()
    await becomes(reader.email, 'unsubscribed')
    await runJob(store, 'add_newsletter_members')

    const { rows } = await store.sql.query(
      'SELECT "id" FROM "NewsletterSubscriber" WHERE "email" = $1',
      [before.email],
    )
    await admin.call(`/api/admin/subscribers/${rows[0].id}`, { method: 'DELETE' })
    await becomes(before.email, undefined)
    expect((await member(reader.email))?.status).toBe('unsubscribed')
  })
})

describe('Brevo', () => {
  const CONTACTS = { apiKey: SIMULATED_BREVO_KEY, listId: SIMULATED_LIST }
  const contact = async (email: string): Promise<SimulatedContact | undefined> => {
    const contacts: SimulatedContact[] = await (await fetch(`${brevo.url}/__state`)).json()
    return contacts.find((one) => one.email === email)
  }
  const isBlacklisted = (email: string, is: boolean) =>
    eventually(async () => (await contact(email))?.isBlacklisted === is)
  const failNext = (...statuses: number[]) =>
    fetch(`${brevo.url}/__control`, { method: 'POST', body: JSON.stringify({ statuses }) })

  it('is tested with key and list before it is switched on', async () => {
    const plugins = pluginClient(admin)
    const test = async (settings: object) =>
      (await plugins.test('brevo', { ...CONTACTS, ...settings })).body
    expect(await test({})).toMatchObject({ ok: true })
    expect(await test({ listId: 8 })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/no such list/),
    })
    expect(await test({ apiKey: `xkeysib-${'f'.repeat(64)}` })).toMatchObject({ ok: false })
    expect((await plugins.change('brevo', { settings: { listId: 'seven' } })).status).toBe(400)
  })

  it('learns the same as Mailchimp, which being in trouble does not hold it up', async () => {
    const before = await subscribed()
    const plugins = pluginClient(admin)
    await plugins.set('mailchimp', { active: true, settings: SETTINGS })
    await plugins.set('brevo', { active: true, settings: CONTACTS })
    await fetch(`${mailchimp.url}/__control`, {
      method: 'POST',
      body: JSON.stringify({ failures: 1000 }),
    })
    await runJob(store, 'add_newsletter_members')
    await isBlacklisted(before.email, false)

    await failNext(429, 503)
    const reader = await subscribed()
    await isBlacklisted(reader.email, false)
    expect((await contact(reader.email))?.listIds).toEqual([SIMULATED_LIST])
    await reader.unsubscribe()
    await isBlacklisted(reader.email, true)
    await runJob(store, 'add_newsletter_members')
    const unconfirmed = `${randomUUID()}@reader.example`
    await apiClient(store.url).call('/api/newsletter', {
      method: 'POST',
      body: { email: unconfirmed, locale: 'en', website: '' },
    })
    await firstMailTo(store, unconfirmed)

    const { rows } = await store.sql.query(
      'SELECT "id" FROM "NewsletterSubscriber" WHERE "email" = $1',
      [before.email],
    )
    await admin.call(`/api/admin/subscribers/${rows[0].id}`, { method: 'DELETE' })
    await eventually(async () => (await contact(before.email)) === undefined)
    expect((await contact(reader.email))?.isBlacklisted).toBe(true)
    expect(await contact(unconfirmed)).toBeUndefined()
  })
})

describe('Klaviyo', () => {
  // What a service in trouble has left undone would be done in the midst of these tests.
  beforeAll(async () => {
    await resetPlugins(store)
    await store.sql.query(
      'UPDATE graphile_worker._private_jobs SET "run_at" = now() WHERE "locked_at" IS NULL',
    )
    await allDone(store)
  })

  const LIST = { privateKey: SIMULATED_KLAVIYO_KEY, listId: SIMULATED_KLAVIYO_LIST }
  const state = async (): Promise<{ profiles: SimulatedProfile[]; events: SimulatedEvent[] }> =>
    (await fetch(`${klaviyo.url}/__state`)).json()
  const profile = async (email: string) =>
    (await state()).profiles.find((one) => one.email === email)
  const consents = (email: string, consent: SimulatedProfile['consent'] | undefined) =>
    eventually(async () => (await profile(email))?.consent === consent)
  const eventsOf = async (email: string) =>
    (await state()).events.filter((event) => event.email === email)
  const control = (what: object) =>
    fetch(`${klaviyo.url}/__control`, { method: 'POST', body: JSON.stringify(what) })
  /** Somebody who confirmed a day ago. */
  const consented = (email: string) =>
    store.sql.query(
      `INSERT INTO "NewsletterSubscriber" ("email", "confirmedAt") VALUES ($1, now() - interval '1 day')`,
      [email],
    )
  const queueEvents = () => finishJob(store, 'queue_shopper_events')

  it('is tested with key and list before it is switched on', async () => {
    const plugins = pluginClient(admin)
    const test = async (settings: object) =>
      (await plugins.test('klaviyo', { ...LIST, ...settings })).body
    expect(await test({})).toMatchObject({ ok: true })
    expect(await test({ listId: 'Z9z9Z9' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/no such list/),
    })
    expect(await test({ privateKey: `pk_${'f'.repeat(34)}` })).toMatchObject({ ok: false })
    await control({ statuses: [403] })
    expect(await test({})).toMatchObject({
      ok: false,
      message: expect.stringMatching(/may not do enough/),
    })
  })

  it('learns who confirmed, unsubscribed and was removed, and brings back nobody who left there', async () => {
    const before = await subscribed()
    const gone = await subscribed()
    await control({ leave: gone.email })
    const plugins = pluginClient(admin)
    await plugins.set('klaviyo', { active: true, settings: LIST })
    await finishJob(store, 'add_newsletter_members')
    await consents(before.email, 'SUBSCRIBED')
    expect(await profile(before.email)).toMatchObject({
      lists: [SIMULATED_KLAVIYO_LIST],
      isHistorical: true,
    })
    expect((await profile(gone.email))?.consent).toBe('UNSUBSCRIBED')

    await control({ statuses: [429] })
    const reader = await subscribed()
    await consents(reader.email, 'SUBSCRIBED')
    expect((await profile(reader.email))?.isHistorical).toBe(false)
    await reader.unsubscribe()
    await consents(reader.email, 'UNSUBSCRIBED')

    const { rows } = await store.sql.query(
      'SELECT "id" FROM "NewsletterSubscriber" WHERE "email" = $1',
      [before.email],
    )
    await admin.call(`/api/admin/subscribers/${rows[0].id}`, { method: 'DELETE' })
    await consents(before.email, undefined)
  })

  it('is told of orders and refunds of those who consented before, once, and of nobody else', async () => {
    const plugins = pluginClient(admin)
    await plugins.set('klaviyo', { active: true, settings: { ...LIST, trackPurchases: true } })
    const freshProduct = await productDispenser(store)
    const product = freshProduct()
    const order = await placeOrder(store, [{ product, quantity: 1 }])
    const other = await placeOrder(store, [{ product: freshProduct() }])
    await consented(order.email)
    await queueEvents()
    await queueEvents()
    await eventually(async () => (await eventsOf(order.email)).length === 2)
    const [placed, ordered] = await eventsOf(order.email)
    expect(placed).toMatchObject({
      metric: 'Placed Order',
      uniqueId: order.number,
      currency: 'USD',
      value: expect.any(Number),
      properties: { OrderId: order.number, ItemNames: [product.name] },
    })
    expect(ordered).toMatchObject({
      metric: 'Ordered Product',
      properties: { ProductID: String(product.id), Quantity: 1 },
    })

    await refund(admin, order.number, { amount: '1.00' })
    await eventually(async () => {
      await queueEvents()
      return (await eventsOf(order.email)).some(
        ({ metric, value }) => metric === 'Refunded Order' && value === 1,
      )
    })
    expect(await eventsOf(other.email)).toEqual([])
    const log: { event: string; status: string; subject: string }[] = (await plugins.log('klaviyo'))
      .body
    expect(log.filter(({ subject }) => subject === order.number).map(({ event }) => event)).toEqual(
      ['shopper.refunded', 'shopper.ordered'],
    )
  })

  it('is told of a cart that was left by somebody who wants to be reminded of it', async () => {
    const plugins = pluginClient(admin)
    await plugins.set('klaviyo', { active: true, settings: { ...LIST, trackPurchases: true } })
    const shopper = checkoutClient(store)
    const product = (await productDispenser(store))()
    await shopper.fillCart([{ product, quantity: 2 }])
    await shopper.call('/api/cart-reminders', {
      method: 'POST',
      body: { email: shopper.email, locale: 'en' },
    })
    await consented(shopper.email)
    await queueEvents()
    expect(await eventsOf(shopper.email)).toEqual([])
    for (const [table, column] of [
      ['CartReminder', 'consentAt'],
      ['CartItem', 'updatedAt'],
    ])
      await store.sql.query(
        `UPDATE "${table}" SET "${column}" = "${column}" - interval '2 hours' WHERE "sessionId" = $1`,
        [shopper.session],
      )
    await queueEvents()
    await queueEvents()
    const [left] = await eventually(async () => {
      const events = await eventsOf(shopper.email)
      return events.length > 0 && events
    })
    expect(left).toMatchObject({
      metric: 'Started Checkout',
      properties: { ItemNames: [product.name] },
    })
    expect(await eventsOf(shopper.email)).toHaveLength(1)
  })
})
