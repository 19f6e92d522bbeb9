import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Question } from '@/lib/service/help-desk/desk'
import { SIMULATED_FRESHDESK, startFreshdeskSimulator } from '@/scripts/simulators/freshdesk'
import type { SimulatedTicket } from '@/scripts/simulators/help-desk-controls'
import { freshdeskPlugin } from './plugin'

let simulator: Awaited<ReturnType<typeof startFreshdeskSimulator>>

beforeAll(async () => {
  simulator = await startFreshdeskSimulator()
  process.env.FRESHDESK_API_URL = simulator.url
  process.env.DATABASE_URL ||= 'postgres://nobody@localhost/none'
  process.env.APP_SECRET ||= 'x'.repeat(32)
})
afterAll(() => simulator.close())

const VALUES = { ...SIMULATED_FRESHDESK, tags: ['store'] }
const question = (reference: string): Question => ({
  reference,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  subject: 'The key is not taken',
  text: 'First <b>line</b>\n\nThird line & more',
  tags: ['store', 'a tag that is longer than Freshdesk takes them'],
})
const tell = (path: string, body: object) =>
  fetch(`${simulator.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
const ticket = async (id: string): Promise<SimulatedTicket | undefined> => {
  const all: SimulatedTicket[] = await (await fetch(`${simulator.url}/__state`)).json()
  return all.find((one) => one.id === id)
}

describe('Freshdesk', () => {
  it('opens a ticket of the visitor’s as it was written, and finds it again', async () => {
    const since = new Date()
    expect(await freshdeskPlugin.find(VALUES, { reference: 'shop/1', since })).toBeNull()
    const id = await freshdeskPlugin.open(VALUES, question('shop/1'))
    const other = await freshdeskPlugin.open(VALUES, question('shop/11'))
    expect(await freshdeskPlugin.find(VALUES, { reference: 'shop/1', since })).toBe(id)
    expect(await freshdeskPlugin.find(VALUES, { reference: 'shop/11', since })).toBe(other)
    expect(await ticket(id)).toMatchObject({
      subject: 'The key is not taken',
      name: 'Ada Visitor',
      tags: ['store', 'a tag that is longer than Freshd'],
      comments: [{ text: 'First <b>line</b>\n\nThird line & more\n\n[shop/1]', by: 'visitor' }],
    })
  })

  it('reads a conversation, and knows who wrote what', async () => {
    const id = await freshdeskPlugin.open(VALUES, question('shop/2'))
    await freshdeskPlugin.note(VALUES, id, 'Internal')
    const own = await freshdeskPlugin.answer(VALUES, id, 'Try again')
    expect((await freshdeskPlugin.read(VALUES, id))?.status).toBe('answered')
    await tell('/__act', { ticketId: id, by: 'visitor', text: 'It works' })
    const read = await freshdeskPlugin.read(VALUES, id)
    expect(read?.status).toBe('open')
    expect(read?.comments.map(({ text, author, isPublic }) => [text, author, isPublic])).toEqual([
      ['Internal', { kind: 'agent', name: '' }, false],
      ['Try again', { kind: 'agent', name: 'Grace Agent' }, true],
      ['It works', { kind: 'visitor', name: 'Ada Visitor' }, true],
    ])
    expect(read?.comments[1]?.id).toBe(own)
  })

  it.each([
    ['open', '2'],
    ['answered', '3'],
    ['closed', '4'],
  ] as const)('gives a ticket the status %s', async (status, there) => {
    const id = await freshdeskPlugin.open(VALUES, question(`shop/3/${status}`))
    await freshdeskPlugin.setStatus(VALUES, id, status)
    expect((await ticket(id))?.status).toBe(there)
    expect((await freshdeskPlugin.read(VALUES, id))?.status).toBe(status)
  })

  it('says what was refused without words of anybody, and when to come again', async () => {
    await expect(
      freshdeskPlugin.open(VALUES, { ...question('shop/4'), email: 'no address' }),
    ).rejects.toMatchObject({
      outcome: { kind: 'answer', status: 400, body: 'email: invalid_value' },
    })
    await tell('/__control', { call: 'GET', outcome: '429' })
    await expect(freshdeskPlugin.read(VALUES, '1')).rejects.toMatchObject({
      outcome: { status: 429, retryAfter: 1 },
    })
  })

  it('deletes a ticket, once or twice', async () => {
    const id = await freshdeskPlugin.open(VALUES, question('shop/5'))
    await freshdeskPlugin.remove(VALUES, id)
    await freshdeskPlugin.remove(VALUES, id)
    expect(await freshdeskPlugin.read(VALUES, id)).toBeNull()
  })

  it('is tested with the agent’s key', async () => {
    const { connector } = freshdeskPlugin
    expect(await connector.test(VALUES)).toMatchObject({ ok: true })
    expect(await connector.test({ ...VALUES, apiKey: 'another-key' })).toEqual({
      ok: false,
      message: 'Freshdesk does not take these credentials.',
    })
  })
})

describe('a notification of Freshdesk', () => {
  it('brings the secret that the store made', () => {
    const secret = freshdeskPlugin.connector.generatedSecret?.generate() ?? ''
    const verdict = (sent: string | null, signingSecret = secret) =>
      freshdeskPlugin.checkNotice(
        { signingSecret },
        {
          body: Buffer.from('{}'),
          header: (name) => (name === 'x-softhaven-secret' ? sent : null),
        },
      )
    expect(verdict(secret)).toBe('genuine')
    expect(verdict(`${secret}x`)).toBe('forged')
    expect(verdict(null)).toBe('forged')
    expect(verdict('', '')).toBe('not_set_up')
  })

  it.each([
    [{ ticket_id: '17' }, '17'],
    [{ freshdesk_webhook: { ticket_id: 17, ticket_status: 'Open' } }, '17'],
    [{ ticket_id: '17 or 18' }, null],
    [null, null],
  ])('%j is about ticket %s', (payload, expected) => {
    expect(freshdeskPlugin.ticketOf(payload)).toBe(expected)
  })
})
