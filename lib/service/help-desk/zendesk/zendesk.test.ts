import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Question } from '@/lib/service/help-desk/desk'
import type { SimulatedTicket } from '@/scripts/simulators/help-desk-controls'
import { SIMULATED_ZENDESK, startZendeskSimulator } from '@/scripts/simulators/zendesk'
import { zendeskPlugin } from './plugin'

let simulator: Awaited<ReturnType<typeof startZendeskSimulator>>

beforeAll(async () => {
  simulator = await startZendeskSimulator()
  process.env.ZENDESK_API_URL = simulator.url
  process.env.DATABASE_URL ||= 'postgres://nobody@localhost/none'
  process.env.APP_SECRET ||= 'x'.repeat(32)
})
afterAll(() => simulator.close())

const VALUES = { ...SIMULATED_ZENDESK, tags: ['store'] }
const question = (reference: string): Question => ({
  reference,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  subject: 'The key is not taken',
  text: 'First line\n\nThird line',
  tags: ['My Store', 'technical'],
})
const tell = (path: string, body: object) =>
  fetch(`${simulator.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
const tickets = async (): Promise<SimulatedTicket[]> =>
  (await fetch(`${simulator.url}/__state`)).json()

describe('Zendesk', () => {
  it('opens a ticket of the visitor’s, and finds it again', async () => {
    expect(await zendeskPlugin.find(VALUES, { reference: 'r/1', since: new Date(0) })).toBeNull()
    const id = await zendeskPlugin.open(VALUES, question('r/1'))
    expect(await zendeskPlugin.find(VALUES, { reference: 'r/1', since: new Date(0) })).toBe(id)
    // Within its time Zendesk itself takes a second call for the first.
    expect(await zendeskPlugin.open(VALUES, question('r/1'))).toBe(id)
    expect((await tickets()).find((ticket) => ticket.id === id)).toMatchObject({
      subject: 'The key is not taken',
      tags: ['my_store', 'technical'],
      name: 'Ada Visitor',
      email: 'ada@visitor.example',
      comments: [{ text: 'First line\n\nThird line', by: 'visitor', isPublic: true }],
    })
    expect(await zendeskPlugin.read(VALUES, id)).toEqual({
      status: 'open',
      isFinal: false,
      comments: [],
    })
  })

  it('reads a conversation of several pages, and knows who wrote what', async () => {
    const id = await zendeskPlugin.open(VALUES, question('r/2'))
    await zendeskPlugin.note(VALUES, id, 'Internal')
    const own = await zendeskPlugin.answer(VALUES, id, 'Try again')
    await tell('/__act', { ticketId: id, by: 'visitor', text: 'It works' })
    await tell('/__act', { ticketId: id, by: 'agent', text: 'Good', status: 'solved' })
    const read = await zendeskPlugin.read(VALUES, id)
    expect(read?.status).toBe('closed')
    expect(
      read?.comments.map(({ text, author, isPublic }) => [text, author.kind, isPublic]),
    ).toEqual([
      ['Internal', 'agent', false],
      ['Try again', 'agent', true],
      ['It works', 'visitor', true],
      ['Good', 'agent', true],
    ])
    expect(read?.comments[1]?.id).toBe(own)
  })

  it.each([
    ['open', 'open'],
    ['answered', 'pending'],
    ['closed', 'solved'],
  ] as const)('gives a ticket the status %s', async (status, there) => {
    const id = await zendeskPlugin.open(VALUES, question(`r/3/${status}`))
    await zendeskPlugin.setStatus(VALUES, id, status)
    expect((await tickets()).find((ticket) => ticket.id === id)?.status).toBe(there)
    expect((await zendeskPlugin.read(VALUES, id))?.status).toBe(status)
  })

  it('says what a closed ticket refuses, without words of anybody', async () => {
    const id = await zendeskPlugin.open(VALUES, question('r/4'))
    await tell('/__act', { ticketId: id, by: 'agent', status: 'closed' })
    expect(await zendeskPlugin.read(VALUES, id)).toMatchObject({ status: 'closed', isFinal: true })
    await expect(zendeskPlugin.answer(VALUES, id, 'Too late')).rejects.toMatchObject({
      outcome: { kind: 'answer', status: 422, body: 'RecordInvalid' },
    })
  })

  it('says after how long it wants to be asked again', async () => {
    await tell('/__control', { call: 'GET', outcome: '429' })
    await expect(zendeskPlugin.read(VALUES, '1')).rejects.toMatchObject({
      outcome: { kind: 'answer', status: 429, retryAfter: 1 },
    })
    await tell('/__control', { call: 'GET', outcome: 'never sent' })
    await expect(zendeskPlugin.read(VALUES, '1')).rejects.toMatchObject({
      outcome: { kind: 'failed' },
    })
  })

  it('deletes a ticket, once or twice', async () => {
    const id = await zendeskPlugin.open(VALUES, question('r/5'))
    await zendeskPlugin.remove(VALUES, id)
    await zendeskPlugin.remove(VALUES, id)
    expect(await zendeskPlugin.read(VALUES, id)).toBeNull()
  })

  it('is tested with the agent’s token', async () => {
    const { connector } = zendeskPlugin
    expect(await connector.test(VALUES)).toMatchObject({ ok: true })
    expect(await connector.test({ ...VALUES, apiToken: 'f'.repeat(40) })).toEqual({
      ok: false,
      message: 'Zendesk does not take these credentials.',
    })
  })
})

describe('a notification of Zendesk', () => {
  const at = '2026-11-29T06:00:00Z'
  const body = Buffer.from('{"ticket_id":"17"}')
  const verdict = (secret: string, headers: Record<string, string>) =>
    zendeskPlugin.checkNotice(
      { webhookSecret: secret },
      { body, header: (name) => headers[name] ?? null },
    )
  const signature = createHmac('sha256', 'secret-of-webhook')
    .update(at)
    .update(body)
    .digest('base64')
  const headers = {
    'x-zendesk-webhook-signature': signature,
    'x-zendesk-webhook-signature-timestamp': at,
  }

  it('is genuine with the signature of its time and body alone', () => {
    expect(verdict('secret-of-webhook', headers)).toBe('genuine')
    expect(verdict('another-secret-xx', headers)).toBe('forged')
    expect(
      verdict('secret-of-webhook', {
        ...headers,
        'x-zendesk-webhook-signature-timestamp': '2026-11-29T06:00:01Z',
      }),
    ).toBe('forged')
    expect(verdict('secret-of-webhook', {})).toBe('forged')
    expect(verdict('', headers)).toBe('not_set_up')
  })

  it.each([
    [{ ticket_id: '17' }, '17'],
    [{ ticket_id: 17 }, '17'],
    [{ type: 'zen:event-type:ticket.comment_added', detail: { id: '17' } }, '17'],
    [{ ticket_id: '17/../18' }, null],
    ['17', null],
  ])('%j is about ticket %s', (payload, expected) => {
    expect(zendeskPlugin.ticketOf(payload)).toBe(expected)
  })
})
