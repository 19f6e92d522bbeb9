import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import type { Delivery } from '@/lib/mail/notifications/contracts'
import { type AdminMessage, adminMessageSchema } from '@/lib/service/messages/admin-contracts'
import { SIMULATED_FRESHDESK, startFreshdeskSimulator } from '@/scripts/simulators/freshdesk'
import type { SimulatedTicket } from '@/scripts/simulators/help-desk-controls'
import { SIMULATED_HELP_SCOUT, startHelpScoutSimulator } from '@/scripts/simulators/help-scout'
import type { SimulatorServer } from '@/scripts/simulators/http-server'
import { SIMULATED_ZENDESK, startZendeskSimulator } from '@/scripts/simulators/zendesk'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { keyLikeTexts, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { deliveredOrder } from '@/tests/setup/order-client'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

/** A help desk as these tests know it: what it calls the statuses, and which call makes a ticket or a comment. */
type Desk = {
  id: string
  start: () => Promise<SimulatorServer>
  address: (url: string) => Record<string, string>
  settings: object
  /** Whether the store makes the secret of its notifications. */
  makesSecret: boolean
  words: { answered: string; closed: string; open: string }
  /** The method of the call by which a comment is added. */
  adds: string
}

const DESKS: Desk[] = [
  {
    id: 'zendesk',
    start: startZendeskSimulator,
    address: (url) => ({ ZENDESK_API_URL: url }),
    settings: SIMULATED_ZENDESK,
    makesSecret: false,
    words: { answered: 'pending', closed: 'solved', open: 'open' },
    adds: 'PUT',
  },
  {
    id: 'freshdesk',
    start: startFreshdeskSimulator,
    address: (url) => ({ FRESHDESK_API_URL: url }),
    settings: SIMULATED_FRESHDESK,
    makesSecret: true,
    words: { answered: '3', closed: '4', open: '2' },
    adds: 'POST',
  },
  {
    id: 'help-scout',
    start: startHelpScoutSimulator,
    address: (url) => ({ HELP_SCOUT_API_URL: url }),
    settings: SIMULATED_HELP_SCOUT,
    makesSecret: true,
    words: { answered: 'pending', closed: 'closed', open: 'active' },
    adds: 'POST',
  },
]

const simulators = new Map<string, SimulatorServer>()
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let freshProduct: () => Product

beforeAll(async () => {
  let outside = {}
  for (const { id, start, address } of DESKS) {
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

const MESSAGES = '/api/admin/messages'

const read = async (id: number): Promise<AdminMessage> =>
  adminMessageSchema.parse((await admin.call(`${MESSAGES}/${id}`)).body)
const thread = async (id: number) =>
  (await read(id)).answers.map(({ origin, text }) => `${origin}: ${text}`)
const answer = async (id: number, text: string, answerId: string = randomUUID()) => {
  const sent = await admin.post(`${MESSAGES}/${id}/answer`, { answerId, text })
  expect(sent.status).toBe(200)
}
const setStatus = (id: number, status: 'open' | 'closed') =>
  admin.call(`${MESSAGES}/${id}`, { method: 'PATCH', body: { status } })

/** Writes a message, each with a subject of its own. */
async function write(email: string): Promise<{ id: number; subject: string; email: string }> {
  const subject = `Question ${randomUUID()}`
  const sent = await apiClient(store.url).call('/api/contact', {
    method: 'POST',
    body: {
      name: 'Ada Visitor',
      email,
      category: 'technical',
      subject,
      message: 'First line\n\nThird line',
      locale: 'de',
      website: '',
    },
  })
  expect(sent.status).toBe(201)
  const found = await admin.call(`${MESSAGES}?search=${encodeURIComponent(subject)}`)
  return { id: found.body[0].id, subject, email }
}
const someAddress = () => `${randomUUID()}@visitor.example`

it('lets one help desk be on at a time', async () => {
  const [one, other] = DESKS
  if (!one || !other) throw new Error('There are several help desks')
  await plugins.set(one.id, { active: true, settings: one.settings })
  const refused = await plugins.change(other.id, { active: true, settings: other.settings })
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("can't be switched on while Zendesk Support is") },
  })
  await plugins.set(one.id, { active: false })
  await plugins.set(other.id, { active: true, settings: other.settings })
  await resetPlugins(store)
})

it('lets no help desk be at another host', async () => {
  for (const domain of [
    'localhost',
    '127.0.0.1',
    'a.freshdesk.com.evil.example',
    'x/.freshdesk.com',
  ])
    expect((await plugins.change('freshdesk', { settings: { domain } })).status).toBe(400)
  for (const subdomain of ['evil.example/', 'a.b', 'a@b', '-a', 'evil.example#'])
    expect((await plugins.change('zendesk', { settings: { subdomain } })).status).toBe(400)
})

describe.each(DESKS)('$id', (desk) => {
  const url = () => simulators.get(desk.id)?.url ?? ''
  const tell = (path: string, body: object) =>
    fetch(`${url()}${path}`, { method: 'POST', body: JSON.stringify(body) })
  const tickets = async (subject: string): Promise<SimulatedTicket[]> => {
    const all: SimulatedTicket[] = await (await fetch(`${url()}/__state`)).json()
    return all.filter((ticket) => ticket.subject === subject)
  }
  /** The one ticket of a message, once its note is there. */
  const ticketOf = async (subject: string): Promise<SimulatedTicket> =>
    eventually(async () => {
      const [first] = await tickets(subject)
      return first?.comments.some(({ isPublic }) => !isPublic) && first
    })
  const commentsOf = async (subject: string) =>
    (await ticketOf(subject)).comments
      .filter(({ isPublic }) => isPublic)
      .map(({ by, text }) => `${by}: ${text}`)
  const act = (ticketId: string, deed: object) => tell('/__act', { ticketId, ...deed })
  const notices = `/api/help-desks/${desk.id}`

  beforeAll(async () => {
    await plugins.set(desk.id, { settings: desk.settings })
    if (desk.makesSecret) {
      const secret = await plugins.newSecret(desk.id)
      await tell('/__secret', { secret })
    }
    await plugins.set(desk.id, { active: true })
    await tell('/__notify', { url: `${store.url}${notices}`, copies: 2, delayMs: 50 })
  })
  afterAll(async () => {
    await tell('/__notify', { url: null })
    await resetPlugins(store)
  })

  it('is tested with its credentials', async () => {
    expect((await plugins.test(desk.id)).body).toMatchObject({ ok: true })
  })

  it('gets a message as one ticket although its answer was lost, with the orders beside it', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    const keys = keyLikeTexts((await mailsTo(store, email))[0]?.text ?? '')
    await tell('/__control', { call: 'POST', outcome: 'lost', for: 'Question' })
    const { id, subject } = await write(email)
    const ticket = await ticketOf(subject)
    await allDone(store)
    expect(await tickets(subject)).toHaveLength(1)
    expect(ticket).toMatchObject({
      name: 'Ada Visitor',
      email,
      tags: expect.arrayContaining(['store', 'technical', 'language-de']),
    })
    expect(ticket.comments[0]?.text).toContain('First line')
    const [note] = ticket.comments.filter(({ isPublic }) => !isPublic)
    expect(note?.text).toContain(`${store.url}/admin/orders/${number}`)
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(JSON.stringify(ticket)).not.toContain(key)
    expect(await read(id)).toMatchObject({ answers: [], ticket: { number: ticket.id } })

    const log: Delivery[] = (await plugins.log(desk.id)).body
    expect(log.find(({ subject: about }) => about === `Message ${id}`)).toMatchObject({
      event: 'ticket.opened',
      status: 'sent',
      attempts: 2,
    })
    expect(JSON.stringify(log)).not.toContain(email)
    // Nobody else is told of it, and the visitor once.
    const { rows } = await store.sql.query(
      `SELECT "kind" FROM "Email" WHERE "payload"->>'messageId' = $1`,
      [String(id)],
    )
    expect(rows).toEqual([{ kind: 'contact_received' }])
  })

  it('gives its answers and status to the thread, and never its notes', async () => {
    const { id, subject, email } = await write(someAddress())
    const ticket = await ticketOf(subject)
    await act(ticket.id, { by: 'agent', text: 'Secret thoughts', isPublic: false })
    await act(ticket.id, { by: 'agent', text: 'Try again', status: desk.words.answered })
    await eventually(async () => (await read(id)).status === 'answered')
    expect(await thread(id)).toEqual(['help_desk: Try again'])
    expect((await read(id)).answers[0]?.username).toBe('Grace Agent')

    await admin.call(`${MESSAGES}/${id}`, { method: 'PATCH', body: { isRead: true } })
    await act(ticket.id, { by: 'visitor', text: 'It still fails' })
    await eventually(async () => (await thread(id)).length === 2)
    expect((await thread(id))[1]).toBe('visitor: It still fails')
    await eventually(async () => (await read(id)).status === 'open')
    expect((await read(id)).readAt).toBeNull()

    await act(ticket.id, { by: 'agent', status: desk.words.closed })
    await eventually(async () => (await read(id)).status === 'closed')
    await allDone(store)
    expect(await thread(id)).toHaveLength(2)
    expect((await mailsTo(store, email)).length).toBeLessThan(2)
    expect(await commentsOf(subject)).toHaveLength(3)
  })

  it('gets what the store answers, once, and mails it alone', async () => {
    const { id, subject, email } = await write(someAddress())
    const { id: ticketId } = await ticketOf(subject)
    await tell('/__control', { call: desk.adds, outcome: 'lost', for: 'Reinstall it' })
    const answerId = randomUUID()
    await answer(id, 'Reinstall it', answerId)
    await answer(id, 'Reinstall it', answerId)
    await eventually(async () => (await commentsOf(subject)).length === 2)
    await answer(id, 'And restart')
    await eventually(async () => (await commentsOf(subject)).length === 3)
    await allDone(store)
    const log: Delivery[] = (await plugins.log(desk.id)).body
    await eventually(async () => {
      const rows: Delivery[] = (await plugins.log(desk.id)).body
      return rows.every(({ status }) => status === 'sent')
    })
    expect(log.length).toBeGreaterThan(0)
    await allDone(store)
    expect(await commentsOf(subject)).toEqual([
      expect.stringContaining('visitor: First line'),
      'agent: Reinstall it',
      'agent: And restart',
    ])
    expect(await thread(id)).toEqual(['store: Reinstall it', 'store: And restart'])
    expect((await read(id)).status).toBe('answered')
    expect((await tickets(subject))[0]?.status).toBe(desk.words.answered)
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "Email" WHERE "toAddress" = $1 AND "kind" = 'contact_answer'`,
      [email],
    )
    expect(rows).toEqual([])

    const statusIs = (status: string) =>
      eventually(async () => (await tickets(subject))[0]?.status === status)
    await setStatus(id, 'closed')
    await statusIs(desk.words.closed)
    await setStatus(id, 'open')
    await statusIs(desk.words.open)
    await allDone(store)
    expect((await read(id)).status).toBe('open')
    // What it does not tell is found by and by.
    await tell('/__notify', { url: null })
    await act(ticketId, { by: 'agent', text: 'Silently' })
    await store.sql.query(`SELECT graphile_worker.add_job('compare_help_desk_tickets')`)
    await eventually(async () => (await thread(id)).includes('help_desk: Silently'))
    await tell('/__notify', { url: `${store.url}${notices}`, copies: 2, delayMs: 50 })
  })

  it('takes no notification that is not signed, or of no ticket of the store’s', async () => {
    const forged = await apiClient(store.url).call(notices, {
      method: 'POST',
      raw: JSON.stringify({ ticket_id: '101', id: 101 }),
    })
    expect(forged.status).toBe(401)
    const unknown = await apiClient(store.url).call('/api/help-desks/none', {
      method: 'POST',
      raw: '{}',
    })
    expect(unknown.status).toBe(404)
  })

  it('has no ticket any more of what is erased in the store', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    expect(number).not.toBe('')
    const { subject } = await write(email)
    await ticketOf(subject)
    const [customer] = (await admin.call(`/api/admin/customers?search=${email}`)).body
    expect((await admin.post(`/api/admin/customers/${customer.id}/erasure`)).status).toBe(200)
    await eventually(async () => (await tickets(subject)).length === 0)
  })

  it('that is switched off leaves messages and answers to the store', async () => {
    const { id, subject, email } = await write(someAddress())
    await ticketOf(subject)
    // Whichever call is the first to bring it.
    await tell('/__control', { call: desk.adds, outcome: '503', for: 'Once more', times: 9 })
    await answer(id, 'Once more')
    await eventually(async () => {
      const rows: Delivery[] = (await plugins.log(desk.id)).body
      return rows.some(({ responseStatus }) => responseStatus === 503)
    })
    await plugins.set(desk.id, { active: false })
    const kinds = async () =>
      (
        await store.sql.query(
          `SELECT "kind" FROM "Email" WHERE "toAddress" = $1 ORDER BY "createdAt"`,
          [email],
        )
      ).rows.map(({ kind }) => kind)
    await eventually(async () => (await kinds()).includes('contact_answer'))
    const later = await write(email)
    const { rows } = await store.sql.query(`SELECT 1 FROM "Email" WHERE "dedupeKey" = $1`, [
      `contact:${later.id}`,
    ])
    expect(rows).toHaveLength(1)
    expect((await read(later.id)).ticket).toBeNull()
    expect(await tickets(later.subject)).toEqual([])
  })
})
