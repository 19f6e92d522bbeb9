import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { SimulatedCrm } from '@/scripts/simulators/crm-controls'
import type { SimulatorServer } from '@/scripts/simulators/http-server'
import { SIMULATED_HUBSPOT, startHubspotSimulator } from '@/scripts/simulators/hubspot'
import { SIMULATED_PIPEDRIVE, startPipedriveSimulator } from '@/scripts/simulators/pipedrive'
import { SIMULATED_SALESFORCE, startSalesforceSimulator } from '@/scripts/simulators/salesforce'
import type { Buyer, Deal } from './crm'
import { CrmError } from './crm-error'
import { CRMS } from './crms'

type Simulated = {
  id: string
  /** The variable that names its address. */
  address: string
  start: () => Promise<SimulatorServer>
  values: PluginValues
  /** Credentials that it does not take. */
  wrong: PluginValues
}

const SIMULATED: Simulated[] = [
  {
    id: 'hubspot',
    address: 'HUBSPOT_API_URL',
    start: startHubspotSimulator,
    values: SIMULATED_HUBSPOT,
    wrong: { accessToken: 'pat-eu1-wrong' },
  },
  {
    id: 'pipedrive',
    address: 'PIPEDRIVE_API_URL',
    start: startPipedriveSimulator,
    values: SIMULATED_PIPEDRIVE,
    wrong: { apiToken: 'wrong' },
  },
  {
    id: 'salesforce',
    address: 'SALESFORCE_API_URL',
    start: startSalesforceSimulator,
    values: SIMULATED_SALESFORCE,
    wrong: { clientSecret: 'wrong' },
  },
]
const simulators = new Map<string, SimulatorServer>()

beforeAll(async () => {
  for (const { id, address, start } of SIMULATED) {
    const simulator = await start()
    simulators.set(id, simulator)
    process.env[address] = simulator.url
  }
  process.env.DATABASE_URL ||= 'postgres://nobody@localhost/none'
  process.env.APP_SECRET ||= 'x'.repeat(32)
})
afterAll(async () => {
  for (const simulator of simulators.values()) await simulator.close()
})

const buyer = (name: string, fields: Partial<Buyer> = {}): Buyer => ({
  email: `${name}@buyer.example`,
  name: 'Ada Lovelace',
  newsletter: false,
  language: null,
  ...fields,
})
const deal = (orderNumber: string, fields: Partial<Deal> = {}): Deal => ({
  orderNumber,
  name: `${orderNumber}: Office`,
  cents: 12999,
  currency: 'USD',
  closedAt: new Date('2026-01-02T03:04:05.678Z'),
  state: 'won',
  ...fields,
})

describe.each(SIMULATED)('$id', ({ id, values, wrong }) => {
  const crm = CRMS.find((one) => one.id === id)
  if (!crm) throw new Error(`There is no ${id}`)
  const state = async (): Promise<SimulatedCrm> =>
    (await fetch(`${simulators.get(id)?.url}/__state`)).json()
  const dealOf = async (number: string) => {
    const found = (await state()).deals.filter(({ orderNumber }) => orderNumber === number)
    expect(found).toHaveLength(1)
    return found[0]
  }
  const contactOf = async (email: string) =>
    (await state()).contacts.find((contact) => contact.email === email)

  it('is tested with its credentials', async () => {
    expect(await crm.connector.test(values)).toMatchObject({ ok: true })
    expect(await crm.connector.test({ ...values, ...wrong })).toEqual({
      ok: false,
      message: expect.stringContaining('does not take these credentials'),
    })
  })

  it('finds the contact that was made, and changes nothing of it but its consent', async () => {
    const ada = buyer("o'ada")
    expect(await crm.findContact(values, ada.email)).toBeNull()
    const made = await crm.makeContact(values, ada)
    expect(await crm.findContact(values, ada.email)).toBe(made)
    expect(await contactOf(ada.email)).toMatchObject({ name: 'Ada Lovelace', newsletter: false })
    const other = { ...ada, name: 'Somebody Else', newsletter: true, language: 'de' }
    await crm.tellConsent(values, made, other)
    expect(await contactOf(ada.email)).toMatchObject({ name: 'Ada Lovelace', newsletter: true })
    await crm.tellConsent(values, made, ada)
    expect(await contactOf(ada.email)).toMatchObject({ newsletter: false, language: '' })
  })

  it('finds the deal that was made, and knows what it is worth by now', async () => {
    expect(await crm.findDeal(values, 'SH-1', null)).toBeNull()
    const contactId = await crm.makeContact(values, buyer('bob'))
    const made = await crm.makeDeal(values, deal('SH-1'), contactId)
    await crm.join(values, made, contactId)
    await crm.join(values, made, contactId)
    expect(await crm.findDeal(values, 'SH-1', contactId)).toBe(made)
    expect(await crm.findDeal(values, 'SH-1', null)).toBe(made)
    expect(await crm.findDeal(values, 'SH-11', contactId)).toBeNull()
    expect(await dealOf('SH-1')).toMatchObject({
      name: 'SH-1: Office',
      amount: '129.99',
      state: 'won',
      contacts: ['bob@buyer.example'],
    })
    expect(await crm.changeDeal(values, made, deal('SH-1', { cents: 100 }))).toBe(true)
    expect(await dealOf('SH-1')).toMatchObject({ amount: '1.00', state: 'won' })
    expect(await crm.changeDeal(values, made, deal('SH-1', { state: 'lost' }))).toBe(true)
    expect(await dealOf('SH-1')).toMatchObject({ amount: '129.99', state: 'lost' })
  })

  it('joins a deal with another contact, and forgets one that may be gone', async () => {
    const wrongOne = await crm.makeContact(values, buyer('carl'))
    const right = await crm.makeContact(values, buyer('carla'))
    const made = await crm.makeDeal(values, deal('SH-2'), wrongOne)
    await crm.join(values, made, wrongOne)
    await crm.join(values, made, right)
    await crm.part(values, made, wrongOne)
    expect((await dealOf('SH-2'))?.contacts).toEqual(['carla@buyer.example'])
    await crm.forgetContact(values, right)
    await crm.forgetContact(values, right)
    await crm.tellConsent(values, right, buyer('carla'))
    expect(await contactOf('carla@buyer.example')).toBeUndefined()
    expect((await dealOf('SH-2'))?.contacts).toEqual([])
  })

  it('says that a deal is gone, and throws what it does not take, without a word of the buyer', async () => {
    expect(await crm.changeDeal(values, '424242', deal('SH-3'))).toBe(false)
    const refused: unknown = await crm
      .makeContact(values, buyer('no address'))
      .catch((error: unknown) => error)
    if (!(refused instanceof CrmError)) throw new Error('It took what is no address')
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.outcome)).not.toContain('no address')
  })
})
