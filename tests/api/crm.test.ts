import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import type { Delivery } from '@/lib/mail/notifications/contracts'
import { latestHandoverSchema } from '@/lib/marketing/crm/handovers/contracts'
import type { SimulatedCrm, SimulatedDeal } from '@/scripts/simulators/crm-controls'
import type { SimulatorServer } from '@/scripts/simulators/http-server'
import { SIMULATED_HUBSPOT, startHubspotSimulator } from '@/scripts/simulators/hubspot'
import { SIMULATED_PIPEDRIVE, startPipedriveSimulator } from '@/scripts/simulators/pipedrive'
import { SIMULATED_SALESFORCE, startSalesforceSimulator } from '@/scripts/simulators/salesforce'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { keyLikeTexts, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { deliveredOrder, detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

/** A CRM as these tests know it. */
type Crm = {
  id: string
  start: () => Promise<SimulatorServer>
  address: (url: string) => Record<string, string>
  settings: object
  /** Credentials that it does not take. */
  wrong: object
  /** Whether it is told the language of the newsletter. */
  hasLanguage: boolean
  /** The calls by which a contact and a deal are made. */
  makes: { contact: { call: string; for: string }; deal: { call: string; for: string } }
}

const CRMS: Crm[] = [
  {
    id: 'hubspot',
    start: startHubspotSimulator,
    address: (url) => ({ HUBSPOT_API_URL: url }),
    settings: SIMULATED_HUBSPOT,
    wrong: { accessToken: 'pat-eu1-00000000-0000-4000-8000-000000000000' },
    hasLanguage: true,
    makes: {
      contact: { call: 'POST', for: '/objects/contacts' },
      deal: { call: 'POST', for: '/objects/deals/batch/upsert' },
    },
  },
  {
    id: 'pipedrive',
    start: startPipedriveSimulator,
    address: (url) => ({ PIPEDRIVE_API_URL: url }),
    settings: SIMULATED_PIPEDRIVE,
    wrong: { apiToken: '0000000000000000000000000000000000000000' },
    hasLanguage: true,
    makes: {
      contact: { call: 'POST', for: '/api/v2/persons' },
      deal: { call: 'POST', for: '/api/v2/deals' },
    },
  },
  {
    id: 'salesforce',
    start: startSalesforceSimulator,
    address: (url) => ({ SALESFORCE_API_URL: url }),
    settings: SIMULATED_SALESFORCE,
    wrong: { clientSecret: '0000000000000000' },
    hasLanguage: false,
    makes: {
      contact: { call: 'POST', for: '/sobjects/Contact' },
      deal: { call: 'PATCH', for: '/sobjects/Opportunity/Softhaven_Order__c' },
    },
  },
]

const simulators = new Map<string, SimulatorServer>()
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let freshProduct: () => Product

beforeAll(async () => {
  let outside = {}
  for (const { id, start, address } of CRMS) {
    const simulator = await start()
    simulators.set(id, simulator)
    outside = { ...outside, ...address(simulator.url) }
  }
  store = await startStore(outside)
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  freshProduct = await productDispenser(store)
})
afterAll(async () => {
  await store.stop()
  for (const simulator of simulators.values()) await simulator.close()
})

const subscribe = (email: string) =>
  store.sql.query(
    `INSERT INTO "NewsletterSubscriber" ("email", "locale", "confirmedAt") VALUES (lower($1), 'de', now())`,
    [email],
  )

describe.each(CRMS)('$id', (crm) => {
  const url = () => simulators.get(crm.id)?.url ?? ''
  const control = (body: object) =>
    fetch(`${url()}/__control`, { method: 'POST', body: JSON.stringify(body) })
  const state = async (): Promise<SimulatedCrm> => (await fetch(`${url()}/__state`)).json()
  const dealsOf = async (number: string): Promise<SimulatedDeal[]> =>
    (await state()).deals.filter(({ orderNumber }) => orderNumber === number)
  /** The one deal of an order, once it is as is said. */
  const dealOf = (number: string, isRight: (deal: SimulatedDeal) => boolean = () => true) =>
    eventually(async () => {
      const [deal] = await dealsOf(number)
      return deal && isRight(deal) && deal
    })
  const contactOf = async (email: string) =>
    (await state()).contacts.find((contact) => contact.email === email.toLowerCase())
  const handover = `/api/admin/crm/${crm.id}/handover`
  const latest = async () => latestHandoverSchema.parse((await admin.call(handover)).body).handover

  beforeAll(async () => {
    await plugins.set(crm.id, { settings: crm.settings })
    await plugins.set(crm.id, { active: true })
  })
  afterAll(() => resetPlugins(store))

  it('is tested with its credentials', async () => {
    expect((await plugins.test(crm.id)).body).toMatchObject({ ok: true })
    expect((await plugins.test(crm.id, crm.wrong)).body).toMatchObject({
      ok: false,
      message: expect.stringContaining('does not take these credentials'),
    })
  })

  it('gets an order as one deal with its buyer although answers were lost, and no key', async () => {
    const lost = { outcome: 'lost' }
    await control({ ...crm.makes.deal, ...lost })
    const product = freshProduct()
    const { number, email } = await deliveredOrder(store, [{ product, quantity: 2 }])
    const deal = await dealOf(number, ({ contacts }) => contacts.length > 0)
    await allDone(store)
    expect(await dealsOf(number)).toHaveLength(1)
    const { totalAmount } = await detailsOf(admin, number)
    expect(deal).toMatchObject({
      name: expect.stringContaining(`${number}: 2 × ${product.name.slice(0, 40)}`),
      amount: totalAmount,
      state: 'won',
      contacts: [email.toLowerCase()],
    })
    expect(await contactOf(email)).toMatchObject({ newsletter: false, language: '' })
    const keys = keyLikeTexts((await mailsTo(store, email))[0]?.text ?? '')
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(JSON.stringify(await state())).not.toContain(key)
  })

  it('is asked again when it had too many calls, as the log says', async () => {
    await control({ ...crm.makes.contact, outcome: '429' })
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    await eventually(async () => {
      const rows: Delivery[] = (await plugins.log(crm.id)).body
      return rows.some(({ subject, attempts }) => subject === number && attempts > 1)
    })
    await dealOf(number, ({ contacts }) => contacts.length === 1)
    expect(await dealsOf(number)).toHaveLength(1)
  })

  it('knows what was refunded: in part the deal is worth less, in whole it is lost', async () => {
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    await dealOf(number)
    const { totalAmount } = await detailsOf(admin, number)
    expect((await refund(admin, number, { amount: '1.00' })).status).toBe(200)
    const left = (Math.round(Number(totalAmount) * 100 - 100) / 100).toFixed(2)
    await dealOf(number, ({ amount, state: now }) => amount === left && now === 'won')
    expect((await refund(admin, number, { amount: left })).status).toBe(200)
    await dealOf(number, ({ state: now }) => now === 'lost')
    expect(await dealsOf(number)).toHaveLength(1)
  })

  it('knows of the newsletter’s consent, and whose the order is after its address was corrected', async () => {
    const right = `${randomUUID()}@buyer.example`
    await subscribe(right)
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await dealOf(number, ({ contacts }) => contacts.length === 1)
    const corrected = await admin.post(`/api/admin/orders/${number}/correct-email`, {
      email: right,
    })
    expect(corrected.status).toBe(200)
    await dealOf(number, ({ contacts }) => contacts.length === 1 && contacts[0] === right)
    expect(await contactOf(right)).toMatchObject({
      newsletter: true,
      language: crm.hasLanguage ? 'de' : '',
    })
  })

  it('forgets whose data are erased; the deal stays', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    await dealOf(number, ({ contacts }) => contacts.length === 1)
    const [customer] = (await admin.call(`/api/admin/customers?search=${email}`)).body
    expect((await admin.post(`/api/admin/customers/${customer.id}/erasure`)).status).toBe(200)
    await dealOf(number, ({ contacts }) => contacts.length === 0)
    expect(await contactOf(email)).toBeUndefined()
    const rows: Delivery[] = (await plugins.log(crm.id)).body
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  it('gets the orders from before it was switched on by a run that shows how far it is', async () => {
    await plugins.set(crm.id, { active: false })
    expect((await admin.post(handover)).status).toBe(409)
    const orders = [
      await placeOrder(store, [{ product: freshProduct() }]),
      await placeOrder(store, [{ product: freshProduct() }]),
    ]
    await allDone(store)
    await plugins.set(crm.id, { active: true })
    expect((await admin.post(`${handover}/end`)).status).toBe(409)
    for (const { number } of orders) expect(await dealsOf(number)).toEqual([])
    expect((await admin.post(handover)).status).toBe(202)
    await eventually(async () => (await latest())?.status === 'done')
    for (const { number } of orders) await dealOf(number, ({ contacts }) => contacts.length === 1)
    const done = await latest()
    expect(done).toMatchObject({ refused: 0, failure: null, handled: done?.orders })
    const { deals } = await state()
    expect(new Set(deals.map(({ orderNumber }) => orderNumber)).size).toBe(deals.length)
  })

  it('is handed over no more once somebody has ended the run', async () => {
    await control({ call: 'GET', outcome: '503', times: 3 })
    expect((await admin.post(handover)).status).toBe(202)
    await eventually(async () => (await latest())?.failure !== null)
    expect((await admin.post(handover)).status).toBe(409)
    const ended = await admin.post(`${handover}/end`)
    expect(ended).toMatchObject({ status: 200, body: { status: 'ended' } })
    await allDone(store)
    expect(await latest()).toMatchObject({ status: 'ended', endedBy: expect.any(String) })
  })
})
