import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type Deed, type SimulatedTicket, serveHelpDesk } from './help-desk-controls'
import type { Incoming, Reply, SimulatorServer } from './http-server'
import { Notifier } from './notifier'

export const SIMULATED_ZENDESK = {
  subdomain: 'softhaven',
  email: 'agent@softhaven.example',
  apiToken: '0123456789abcdefABCDEF0123456789abcdefAB',
  webhookSecret: 'dGhpc19zZWNyZXRfaXNfZm9yX3Rlc3Rpbmdfb25seQ==',
}

const commentSchema = z.object({ body: z.string().min(1), public: z.boolean().default(true) })
const statusSchema = z.enum(['new', 'open', 'pending', 'hold', 'solved', 'closed'])
const createSchema = z.object({
  ticket: z.strictObject({
    subject: z.string().min(1),
    comment: commentSchema,
    requester: z.strictObject({ name: z.string().min(1), email: z.email() }),
    external_id: z.string().optional(),
    tags: z.array(z.string().regex(/^\S+$/)).default([]),
  }),
})
const updateSchema = z.object({
  ticket: z.strictObject({
    comment: commentSchema.optional(),
    // Only Zendesk itself closes a ticket that was solved.
    status: statusSchema.exclude(['new', 'closed']).optional(),
    assignee_email: z.literal(SIMULATED_ZENDESK.email).optional(),
  }),
})

type User = { id: number; name: string; email: string; role: string }
type Comment = { id: number; author_id: number; body: string; public: boolean; created_at: string }
type Ticket = {
  id: number
  subject: string
  status: string
  external_id: string | null
  tags: string[]
  assignee_id: number | null
  requester_id: number
  requester: { name: string; email: string }
  comments: Comment[]
}

const AGENT: User = { id: 1, name: 'Grace Agent', email: SIMULATED_ZENDESK.email, role: 'agent' }
const notFound: Reply = { status: 404, json: { error: 'RecordNotFound' } }
const invalid = (description: string): Reply => ({
  status: 422,
  json: { error: 'RecordInvalid', description },
})

const sign = (body: string) => {
  const at = new Date().toISOString()
  return {
    'x-zendesk-webhook-signature-timestamp': at,
    'x-zendesk-webhook-signature': createHmac('sha256', SIMULATED_ZENDESK.webhookSecret)
      .update(at + body)
      .digest('base64'),
  }
}

const authorization = `Basic ${Buffer.from(
  `${SIMULATED_ZENDESK.email}/token:${SIMULATED_ZENDESK.apiToken}`,
).toString('base64')}`

/**
 * Zendesk's calls about tickets as an agent makes them, on loopback, with a trigger that tells the store of each change of a ticket.
 * https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/
 */
export function startZendeskSimulator(): Promise<SimulatorServer> {
  const tickets = new Map<number, Ticket>()
  const users: User[] = [AGENT]
  const opened = new Map<string, number>()
  const notifier = new Notifier(sign)
  let ids = 100
  const newId = () => ++ids

  const announce = ({ id }: Ticket) =>
    notifier.announce({ id: String(newId()), kind: 'ticket', body: { ticket_id: String(id) } })

  /** @returns the comment, and the change that it is a part of */
  function comment(ticket: Ticket, author: User, text: string, isPublic: boolean) {
    const created_at = new Date().toISOString()
    ticket.comments.push({
      id: newId(),
      author_id: author.id,
      body: text,
      public: isPublic,
      created_at,
    })
  }

  const shown = ({ comments, requester, ...ticket }: Ticket) => ticket
  const audit = (ticket: Ticket, from: number) => ({
    id: newId(),
    ticket_id: ticket.id,
    events: ticket.comments.slice(from).map(({ id, body, public: isPublic }) => ({
      id,
      type: 'Comment',
      body,
      public: isPublic,
    })),
  })

  function create({ body, headers }: Incoming): Reply {
    const once = headers['idempotency-key']?.toString()
    const before = once ? tickets.get(opened.get(once) ?? 0) : undefined
    if (before) return { status: 201, json: { ticket: shown(before), audit: audit(before, 0) } }
    const parsed = createSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return invalid('Record validation errors')
    const { requester, comment: first, subject, external_id = null, tags } = parsed.data.ticket
    const known = users.find(({ email }) => email === requester.email)
    const user = known ?? { id: newId(), role: 'end-user', ...requester }
    if (!known) users.push(user)
    const ticket: Ticket = {
      id: newId(),
      subject,
      status: 'new',
      external_id,
      tags,
      assignee_id: null,
      requester_id: user.id,
      requester,
      comments: [],
    }
    tickets.set(ticket.id, ticket)
    if (once) opened.set(once, ticket.id)
    comment(ticket, user, first.body, first.public)
    announce(ticket)
    return { status: 201, json: { ticket: shown(ticket), audit: audit(ticket, 0) } }
  }

  function update(ticket: Ticket, body: string): Reply {
    if (ticket.status === 'closed') return invalid('Status: closed prevents ticket update')
    const parsed = updateSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return invalid('Record validation errors')
    const from = ticket.comments.length
    const { comment: added, status, assignee_email } = parsed.data.ticket
    if (assignee_email) ticket.assignee_id = AGENT.id
    if (status === 'solved' && ticket.assignee_id === null)
      return invalid('Assignee: is required when solving a ticket')
    if (added) comment(ticket, AGENT, added.body, added.public)
    if (status) ticket.status = status
    announce(ticket)
    return { json: { ticket: shown(ticket), audit: audit(ticket, from) } }
  }

  const PAGE = 2
  function comments(ticket: Ticket, query: URLSearchParams): Reply {
    // Pages of two, however many are asked for, so that more than one is read.
    const from = Number(query.get('page[after]') ?? 0)
    const found = ticket.comments.slice(from, from + PAGE)
    return {
      json: {
        comments: found.map((one) => ({ ...one, plain_body: one.body, attachments: [] })),
        users: query.get('include') === 'users' ? users : undefined,
        meta: {
          has_more: from + PAGE < ticket.comments.length,
          after_cursor: String(from + PAGE),
        },
      },
    }
  }

  function act({ ticketId, by, text, isPublic, status }: Deed): void {
    const ticket = tickets.get(Number(ticketId))
    if (!ticket) throw new Error(`No ticket ${ticketId}`)
    const visitor = users.find(({ email }) => email === ticket.requester.email)
    const author = by === 'visitor' && visitor ? visitor : AGENT
    if (text !== undefined) comment(ticket, author, text, isPublic)
    ticket.status = status ? statusSchema.parse(status) : by === 'visitor' ? 'open' : ticket.status
    announce(ticket)
  }

  function handle(request: Incoming): Reply {
    const { method, path, query, headers, body } = request
    const isKnown = headers.authorization === authorization
    if (path === '/api/v2/users/me.json')
      return headers.authorization && !isKnown
        ? { status: 401, json: { error: "Couldn't authenticate you" } }
        : { json: { user: isKnown ? AGENT : { id: null, role: 'end-user' } } }
    if (!isKnown) return { status: 401, json: { error: "Couldn't authenticate you" } }
    if (path === '/api/v2/tickets.json') {
      if (method === 'POST') return create(request)
      const wanted = query.get('external_id')
      const found = [...tickets.values()].filter(({ external_id }) => external_id === wanted)
      return { json: { tickets: found.map(shown) } }
    }
    const [, deleted, id, part] =
      path.match(/^\/api\/v2\/(deleted_)?tickets\/(\d+)(\/comments)?\.json$/) ?? []
    // An agent without further rights may not delete for good.
    if (deleted) return { status: 403, json: { error: 'Forbidden' } }
    const ticket = tickets.get(Number(id))
    if (!ticket) return notFound
    if (part) return comments(ticket, query)
    if (method === 'PUT') return update(ticket, body)
    if (method === 'GET') return { json: { ticket: shown(ticket) } }
    tickets.delete(ticket.id)
    return { status: 204 }
  }

  const state = (): SimulatedTicket[] =>
    [...tickets.values()].map(({ id, requester, comments: all, subject, status, tags }) => ({
      id: String(id),
      ...requester,
      subject,
      status,
      tags,
      comments: all.map(({ author_id, body: text, public: isPublic }) => ({
        text,
        by: author_id === AGENT.id ? 'agent' : 'visitor',
        isPublic,
      })),
    }))

  return serveHelpDesk({ handle, act, notifier, state })
}
