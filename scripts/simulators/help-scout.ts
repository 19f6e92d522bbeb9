import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { textOfHtml } from '@/lib/service/help-desk/html-text'
import { type Deed, type SimulatedTicket, serveHelpDesk } from './help-desk-controls'
import type { Incoming, Reply, SimulatorServer } from './http-server'
import { Notifier } from './notifier'

export const SIMULATED_HELP_SCOUT = {
  appId: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
  appSecret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  mailboxId: '4242',
}

const MAILBOX = Number(SIMULATED_HELP_SCOUT.mailboxId)
const statusSchema = z.enum(['active', 'pending', 'closed'])
const tokenSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
})
const createSchema = z.strictObject({
  subject: z.string().min(1),
  customer: z.strictObject({ email: z.email(), firstName: z.string().min(1).max(40) }),
  mailboxId: z.literal(MAILBOX),
  type: z.literal('email'),
  status: statusSchema,
  tags: z.array(z.string()).default([]),
  threads: z
    .array(
      z.strictObject({
        type: z.literal('customer'),
        customer: z.strictObject({ email: z.email() }),
        text: z.string().min(1),
      }),
    )
    .length(1),
})
const replySchema = z.strictObject({
  customer: z.strictObject({ id: z.number() }),
  text: z.string().min(1),
  status: statusSchema.optional(),
})
const noteSchema = z.strictObject({ text: z.string().min(1) })
const patchSchema = z.strictObject({
  op: z.literal('replace'),
  path: z.literal('/status'),
  value: statusSchema,
})

type Person = { id: number; type: 'customer' | 'user'; first: string; last: string; email: string }
type Thread = {
  id: number
  type: 'customer' | 'message' | 'note' | 'lineitem'
  state: 'published'
  body: string
  createdAt: string
  createdBy: Person
}
type Conversation = {
  id: number
  subject: string
  status: string
  tags: string[]
  customer: Person
  modifiedAt: string
  threads: Thread[]
}

const AGENT: Person = {
  id: 1,
  type: 'user',
  first: 'Grace',
  last: 'Agent',
  email: 'grace@softhaven.example',
}
const notFound: Reply = { status: 404, json: { message: 'Not found' } }
const invalid = (error: z.ZodError): Reply => ({
  status: 400,
  json: {
    message: 'Bad request',
    _embedded: {
      errors: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    },
  },
})
const created = (id: number): Reply => ({ status: 201, headers: { 'resource-id': String(id) } })

/** In seconds. */
const TOKEN_LIVES = 172_800
const PER_PAGE = 3

/**
 * Help Scout's calls about the conversations of one mailbox as an app makes them, on loopback, with a webhook that tells the store of
 * each change. https://developer.helpscout.com/mailbox-api/
 */
export function startHelpScoutSimulator(): Promise<SimulatorServer> {
  const conversations = new Map<number, Conversation>()
  const customers = new Map<string, Person>()
  let secret = ''
  const notifier = new Notifier((body) => ({
    'x-helpscout-event': 'convo.status',
    'x-helpscout-signature': createHmac('sha1', secret).update(body).digest('base64'),
  }))
  let ids = 100
  const newId = () => ++ids
  const now = () => new Date().toISOString()
  const token = `token-${newId()}`

  function changed(conversation: Conversation): void {
    conversation.modifiedAt = now()
    const { id, subject, status } = conversation
    notifier.announce({ id: String(newId()), kind: 'convo', body: { id, subject, status } })
  }

  function add(to: Conversation, type: Thread['type'], createdBy: Person, body: string): Thread {
    const createdAt = now()
    const thread: Thread = { id: newId(), type, state: 'published', body, createdAt, createdBy }
    to.threads.push(thread)
    changed(to)
    return thread
  }

  const setStatus = (conversation: Conversation, status: string) => {
    if (conversation.status === status) return
    conversation.status = status
    // What was done stands between what was said.
    add(conversation, 'lineitem', AGENT, `Grace marked as ${status}`)
  }

  function grant(body: string): Reply {
    const parsed = tokenSchema.safeParse(Object.fromEntries(new URLSearchParams(body)))
    const { appId, appSecret } = SIMULATED_HELP_SCOUT
    const isKnown = parsed.data?.client_id === appId && parsed.data.client_secret === appSecret
    return isKnown
      ? { json: { token_type: 'bearer', access_token: token, expires_in: TOKEN_LIVES } }
      : { status: 401, json: { error: 'invalid_client', error_description: 'Unknown app' } }
  }

  function create(body: string): Reply {
    const parsed = createSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return invalid(parsed.error)
    const { customer, subject, status, tags, threads } = parsed.data
    const { email, firstName: first } = customer
    const person =
      customers.get(email) ?? ({ id: newId(), type: 'customer', first, last: '', email } as const)
    customers.set(email, person)
    const id = newId()
    const conversation = {
      id,
      subject,
      status,
      tags,
      customer: person,
      modifiedAt: now(),
      threads: [],
    }
    conversations.set(id, conversation)
    for (const { text } of threads) add(conversation, 'customer', person, text)
    return created(id)
  }

  const shown = ({ threads, customer, ...conversation }: Conversation) => ({
    ...conversation,
    state: 'published',
    mailboxId: MAILBOX,
    primaryCustomer: customer,
  })

  function paged<T>(found: readonly T[], query: URLSearchParams) {
    const number = Number(query.get('page') ?? 1)
    return {
      rows: found.slice((number - 1) * PER_PAGE, number * PER_PAGE),
      page: { number, totalPages: Math.max(1, Math.ceil(found.length / PER_PAGE)) },
    }
  }

  function list(query: URLSearchParams): Reply {
    if (query.get('mailbox') !== String(MAILBOX))
      return { json: { page: { number: 1, totalPages: 0 } } }
    const since = Date.parse(query.get('modifiedSince') ?? '')
    const { rows, page } = paged(
      [...conversations.values()]
        .filter(({ modifiedAt }) => !(Date.parse(modifiedAt) < since))
        .reverse(),
      query,
    )
    const embed = query.get('embed') === 'threads'
    return {
      json: {
        _embedded: {
          conversations: rows.map((one) => ({
            ...shown(one),
            ...(embed ? { _embedded: { threads: one.threads } } : {}),
          })),
        },
        page,
      },
    }
  }

  function aboutConversation(conversation: Conversation, { method, body }: Incoming): Reply {
    if (method === 'GET') return { json: shown(conversation) }
    if (method === 'DELETE') {
      conversations.delete(conversation.id)
      return { status: 204 }
    }
    const parsed = patchSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return invalid(parsed.error)
    setStatus(conversation, parsed.data.value)
    return { status: 204 }
  }

  function partOfConversation(
    conversation: Conversation,
    part: string,
    { body, query }: Incoming,
  ): Reply {
    if (part === 'threads') {
      // The newest first, as Help Scout lists them.
      const { rows, page } = paged([...conversation.threads].reverse(), query)
      return { json: { _embedded: { threads: rows }, page } }
    }
    if (part === 'notes') {
      const note = noteSchema.safeParse(JSON.parse(body))
      if (!note.success) return invalid(note.error)
      return created(add(conversation, 'note', AGENT, note.data.text).id)
    }
    const reply = replySchema.safeParse(JSON.parse(body))
    if (!reply.success) return invalid(reply.error)
    if (reply.data.customer.id !== conversation.customer.id) return { status: 400, json: {} }
    const { id } = add(conversation, 'message', AGENT, reply.data.text)
    if (reply.data.status) setStatus(conversation, reply.data.status)
    return created(id)
  }

  function act({ ticketId, by, text, isPublic, status }: Deed): void {
    const conversation = conversations.get(Number(ticketId))
    if (!conversation) throw new Error(`No conversation ${ticketId}`)
    const isVisitor = by === 'visitor'
    const type = isVisitor ? 'customer' : isPublic ? 'message' : 'note'
    if (text !== undefined) add(conversation, type, isVisitor ? conversation.customer : AGENT, text)
    if (status) setStatus(conversation, statusSchema.parse(status))
    else if (isVisitor) setStatus(conversation, 'active')
  }

  function handle(request: Incoming): Reply {
    const { method, path, query, headers, body } = request
    if (path === '/v2/oauth2/token') return grant(body)
    if (headers.authorization !== `Bearer ${token}`)
      return { status: 401, json: { error: 'invalid_token' } }
    if (path.startsWith('/v2/mailboxes/'))
      return path === `/v2/mailboxes/${MAILBOX}` ? { json: { id: MAILBOX } } : notFound
    if (path === '/v2/conversations') return method === 'POST' ? create(body) : list(query)
    const [, id, part] =
      path.match(/^\/v2\/conversations\/(\d+)(?:\/(threads|reply|notes))?$/) ?? []
    const conversation = conversations.get(Number(id))
    if (!conversation) return notFound
    return part
      ? partOfConversation(conversation, part, request)
      : aboutConversation(conversation, request)
  }

  const state = (): SimulatedTicket[] =>
    [...conversations.values()].map(({ id, customer, subject, status, tags, threads }) => ({
      id: String(id),
      name: customer.first,
      email: customer.email,
      subject,
      status,
      tags,
      comments: threads
        .filter(({ type }) => type !== 'lineitem')
        .map(({ type, body }) => ({
          text: textOfHtml(body),
          by: type === 'customer' ? 'visitor' : 'agent',
          isPublic: type !== 'note',
        })),
    }))

  return serveHelpDesk({
    handle,
    act,
    notifier,
    state,
    learn: (told) => {
      secret = told
    },
  })
}
