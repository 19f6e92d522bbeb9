import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import type { MailFault } from './mail-fault'
import { type ReceivedMime, readMime } from './received-mime'

export const SIMULATED_MAILGUN = {
  apiKey: `${'0123456789abcdef'.repeat(2)}-aabbccdd-11223344`,
  domain: 'mail.shop.example',
  webhookKey: 'fedcba9876543210'.repeat(2),
}

export type MailgunSimulator = SimulatorServer & {
  /** Those that were taken, in their order. */
  messages: ReceivedMime[]
  failNext: (...faults: MailFault[]) => void
  /** A call of a webhook. @param signature replaces the one that is made of it */
  signed: (event: object, signature?: object) => { body: string; headers: Record<string, string> }
  /** An event of a message that was taken. */
  eventOf: (message: ReceivedMime, event: object) => object
}

const refusal = (status: number, message: string): Reply => ({ status, json: { message } })

/** Mailgun's messages.mime on loopback, for one key and domain, and what its webhooks send. */
export async function startMailgunSimulator(): Promise<MailgunSimulator> {
  const messages: ReceivedMime[] = []
  const faults: MailFault[] = []

  async function take({ headers, bytes, path }: Incoming): Promise<Reply> {
    const { apiKey, domain } = SIMULATED_MAILGUN
    const credentials = Buffer.from(`api:${apiKey}`).toString('base64')
    if (headers.authorization !== `Basic ${credentials}`) return { status: 401, raw: 'Forbidden' }
    if (path !== `/v3/${domain}/messages.mime`) return refusal(404, `Domain not found: ${path}`)
    const contentType = headers['content-type'] ?? ''
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': contentType },
    }).formData()
    const [to, message] = [form.get('to'), form.get('message')]
    if (typeof to !== 'string') return refusal(400, 'to parameter is missing')
    if (!message || typeof message === 'string')
      return refusal(400, "'message' parameter is not a file")
    if (to.endsWith('@refused.example'))
      return refusal(400, "'to' parameter is not a valid address. please check documentation")
    const received = await readMime(new Uint8Array(await message.arrayBuffer()), {
      to,
      mailId: String(form.get('v:mail_id') ?? ''),
    })
    if (form.get('o:tracking') !== 'no') return refusal(400, 'simulated: tracked')
    const id = received.headers['message-id']
    if (form.get('o:testmode') !== 'yes') messages.push(received)
    return { json: { id, message: 'Queued. Thank you.' } }
  }

  const server = await serve(0, async (incoming) => {
    const fault = faults.shift()
    if (fault === 'hang up') return 'hang up'
    if (fault === 'busy') return refusal(429, 'Too many requests')
    if (fault === 'in trouble') return refusal(503, 'Service unavailable')
    const reply = await take(incoming)
    return fault === 'hang up when taken' ? 'hang up' : reply
  })
  return {
    ...server,
    messages,
    failNext: (...next) => void faults.push(...next),
    signed: (event, replaced) => {
      const timestamp = String(Math.floor(Date.now() / 1000))
      const token = randomBytes(25).toString('hex')
      const signature = createHmac('sha256', SIMULATED_MAILGUN.webhookKey)
        .update(timestamp + token)
        .digest('hex')
      return {
        body: JSON.stringify({
          signature: { timestamp, token, signature, ...replaced },
          'event-data': event,
        }),
        headers: { 'content-type': 'application/json' },
      }
    },
    eventOf: ({ to, mailId, headers }, event) => ({
      id: randomUUID(),
      timestamp: Date.now() / 1000,
      recipient: to,
      message: { headers: { 'message-id': headers['message-id']?.replace(/[<>]/g, '') } },
      'user-variables': mailId === '' ? {} : { mail_id: mailId },
      ...event,
    }),
  }
}
