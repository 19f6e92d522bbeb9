import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Question } from '@/lib/service/help-desk/desk'
import type { SimulatedTicket } from '@/scripts/simulators/help-desk-controls'
import { SIMULATED_HELP_SCOUT, startHelpScoutSimulator } from '@/scripts/simulators/help-scout'
import { helpScoutPlugin } from './plugin'

let simulator: Awaited<ReturnType<typeof startHelpScoutSimulator>>

beforeAll(async () => {
  simulator = await startHelpScoutSimulator()
  process.env.HELP_SCOUT_API_URL = `${simulator.url}/v2`
  process.env.DATABASE_URL ||= 'postgres://nobody@localhost/none'
  process.env.APP_SECRET ||= 'x'.repeat(32)
})
afterAll(() => simulator.close())

const VALUES = { ...SIMULATED_HELP_SCOUT, tags: ['store'] }
const question = (reference: string): Question => ({
  reference,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  subject: 'The key is not taken',
  text: 'First <b>line</b>\n\nThird line & more',
  tags: ['store'],
})
const tell = (path: string, body: object) =>
  fetch(`${simulator.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
const conversation = async (id: string): Promise<SimulatedTicket | undefined> => {
  const all: SimulatedTicket[] = await (await fetch(`${simulator.url}/__state`)).json()
  return all.find((one) => one.id === id)
}

describe('Help Scout', () => {
  it('opens a conversation of the visitor’s as it was written, and finds it again', async () => {
    const since = new Date()
    expect(await helpScoutPlugin.find(VALUES, { reference: 'shop/1', since })).toBeNull()
    const id = await helpScoutPlugin.open(VALUES, question('shop/1'))
    for (let more = 0; more < 4; more++)
      await helpScoutPlugin.open(VALUES, question(`shop/1${more}`))
    expect(await helpScoutPlugin.find(VALUES, { reference: 'shop/1', since })).toBe(id)
    expect(await conversation(id)).toMatchObject({
      subject: 'The key is not taken',
      name: 'Ada Visitor',
      tags: ['store'],
      comments: [{ text: 'First <b>line</b>\n\nThird line & more\n\n[shop/1]', by: 'visitor' }],
    })
  })

  it('reads a conversation of several pages, and knows who wrote what', async () => {
    const id = await helpScoutPlugin.open(VALUES, question('shop/2'))
    await helpScoutPlugin.note(VALUES, id, 'Internal')
    const own = await helpScoutPlugin.answer(VALUES, id, 'Try again')
    expect((await helpScoutPlugin.read(VALUES, id))?.status).toBe('answered')
    await tell('/__act', { ticketId: id, by: 'visitor', text: 'It works' })
    const read = await helpScoutPlugin.read(VALUES, id)
    expect(read?.status).toBe('open')
    expect(read?.comments.map(({ text, author, isPublic }) => [text, author, isPublic])).toEqual([
      ['Internal', { kind: 'agent', name: 'Grace Agent' }, false],
      ['Try again', { kind: 'agent', name: 'Grace Agent' }, true],
      ['It works', { kind: 'visitor', name: 'Ada Visitor' }, true],
    ])
    expect(read?.comments[1]?.id).toBe(own)
  })

  it.each([
    ['open', 'active'],
    ['answered', 'pending'],
    ['closed', 'closed'],
  ] as const)('gives a conversation the status %s', async (status, there) => {
    const id = await helpScoutPlugin.open(VALUES, question(`shop/3/${status}`))
    await helpScoutPlugin.setStatus(VALUES, id, status)
    expect((await conversation(id))?.status).toBe(there)
    expect((await helpScoutPlugin.read(VALUES, id))?.status).toBe(status)
  })

  it('asks for another token when one is not taken any more', async () => {
    await tell('/__control', { call: 'GET', outcome: '401' })
    const id = await helpScoutPlugin.open(VALUES, question('shop/4'))
    expect(await helpScoutPlugin.read(VALUES, id)).not.toBeNull()
  })

  it('takes one that was merged into another for gone', async () => {
    const id = await helpScoutPlugin.open(VALUES, question('shop/6'))
    await tell('/__control', { call: 'GET', outcome: '301' })
    expect(await helpScoutPlugin.read(VALUES, id)).toBeNull()
  })

  it('deletes a conversation, once or twice', async () => {
    const id = await helpScoutPlugin.open(VALUES, question('shop/5'))
    await helpScoutPlugin.remove(VALUES, id)
    await helpScoutPlugin.remove(VALUES, id)
    expect(await helpScoutPlugin.read(VALUES, id)).toBeNull()
  })

  it('is tested with the app and the mailbox', async () => {
    const test = async (more: object) => helpScoutPlugin.connector.test({ ...VALUES, ...more })
    expect(await test({})).toMatchObject({ ok: true })
    expect(await test({ appSecret: 'f'.repeat(32) })).toEqual({
      ok: false,
      message: 'Help Scout does not take these credentials.',
    })
    expect(await test({ mailboxId: '1' })).toEqual({
      ok: false,
      message: 'Help Scout takes the credentials, but knows no such mailbox.',
    })
  })
})

describe('a notification of Help Scout', () => {
  const body = Buffer.from('{"id":17,"status":"closed"}')

  it('is genuine with the signature of its body', () => {
    const secret = helpScoutPlugin.connector.generatedSecret?.generate() ?? ''
    expect(secret.length).toBeLessThanOrEqual(40)
    const signature = createHmac('sha1', secret).update(body).digest('base64')
    const verdict = (sent: string, text = body) =>
      helpScoutPlugin.checkNotice(
        { signingSecret: secret },
        { body: text, header: (name) => (name === 'x-helpscout-signature' ? sent : null) },
      )
    expect(verdict(signature)).toBe('genuine')
    expect(verdict(signature, Buffer.from('{"id":18}'))).toBe('forged')
    expect(verdict('')).toBe('forged')
  })

  it('is about a conversation', () => {
    expect(helpScoutPlugin.ticketOf(JSON.parse(String(body)))).toBe('17')
    expect(helpScoutPlugin.ticketOf({ id: 'seventeen' })).toBeNull()
  })
})
