import { z } from 'zod'
import { textOfHtml } from '@/lib/service/help-desk/html-text'
import { type Deed, type SimulatedTicket, serveHelpDesk } from './help-desk-controls'
import type { Incoming, Reply, SimulatorServer } from './http-server'
import { Notifier } from './notifier'

export const SIMULATED_FRESHDESK = {
  domain: 'softhaven.freshdesk.com',
  apiKey: 'AbCdEfGhIjKlMnOpQrSt',
}

const statusSchema = z.int().min(2).max(7)
const createSchema = z.strictObject({
  name: z.string().min(1),
  email: z.email(),
  subject: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string().max(32)).default([]),
  status: statusSchema,
  priority: z.int().min(1).max(4),
  source: z.union([1, 2, 3, 5, 6, 7, 9, 11, 10].map((source) => z.literal(source))),
})
const replySchema = z.strictObject({ body: z.string().min(1) })
const noteSchema = z.strictObject({ body: z.string().min(1), private: z.boolean().default(true) })
const updateSchema = z.strictObject({ status: statusSchema })

type Entry = {
  id: number
  user_id: number
  body: string
  body_text: string
  private: boolean
  incoming: boolean
  created_at: string
}
type Ticket = z.output<typeof createSchema> & {
  id: number
  requester_id: number
  deleted: boolean
  updated_at: string
  entries: Entry[]
}

const AGENT = { id: 1, name: 'Grace Agent' }
const notFound: Reply = { status: 404 }
const authorization = `Basic ${Buffer.from(`${SIMULATED_FRESHDESK.apiKey}:X`).toString('base64')}`

/** Freshdesk's answer to a body that it does not take. */
const invalid = (error: z.ZodError): Reply => ({
  status: 400,
  json: {
    description: 'Validation failed',
    errors: error.issues.map(({ path, message }) => ({
      field: path.join('.') || 'body',
      message,
      code: 'invalid_value',
    })),
  },
})

/**
 * Freshdesk's calls about tickets as an agent makes them, on loopback, with a rule that tells the store of each change of a ticket.
 * https://developers.freshdesk.com/api/
 */
export function startFreshdeskSimulator(): Promise<SimulatorServer> {
  const tickets = new Map<number, Ticket>()
  let secret = ''
  const notifier = new Notifier(() => ({ 'x-softhaven-secret': secret }))
  let ids = 100
  const newId = () => ++ids
  const now = () => new Date().toISOString()

  function changed(ticket: Ticket): void {
    ticket.updated_at = now()
    const body = { ticket_id: String(ticket.id) }
    notifier.announce({ id: String(newId()), kind: 'ticket', body })
  }

  function add(ticket: Ticket, userId: number, html: string, isPrivate: boolean): Entry {
    const entry = {
      id: newId(),
      user_id: userId,
      body: `<div>${html}</div>`,
      body_text: textOfHtml(html),
      private: isPrivate,
      incoming: userId === ticket.requester_id,
      created_at: now(),
    }
    ticket.entries.push(entry)
    changed(ticket)
    return entry
  }

  const shown = ({ entries, description, ...ticket }: Ticket) => ({
    ...ticket,
    description,
    description_text: textOfHtml(description),
  })

  function create(body: string): Reply {
    const parsed = createSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return invalid(parsed.error)
    const known = [...tickets.values()].find(({ email }) => email === parsed.data.email)
    const ticket: Ticket = {
      ...parsed.data,
      id: newId(),
      requester_id: known?.requester_id ?? newId(),
      deleted: false,
      updated_at: now(),
      entries: [],
    }
    tickets.set(ticket.id, ticket)
    changed(ticket)
    return { status: 201, json: shown(ticket) }
  }

  function list(query: URLSearchParams): Reply {
    const since = Date.parse(query.get('updated_since') ?? '')
    const found = [...tickets.values()].filter(
      ({ deleted, updated_at }) => !deleted && !(Date.parse(updated_at) < since),
    )
    const isWhole = query.get('include') === 'description'
    return {
      json: found.map((ticket) => {
        const { description, description_text, ...row } = shown(ticket)
        return isWhole ? { ...row, description, description_text } : row
      }),
    }
  }

  function aboutTicket(ticket: Ticket, { method, body, query }: Incoming): Reply {
    if (method === 'GET') {
      const requester = { id: ticket.requester_id, name: ticket.name, email: ticket.email }
      return {
        json: {
          ...shown(ticket),
          ...(query.get('include') === 'requester' ? { requester } : {}),
        },
      }
    }
    if (ticket.deleted) return { status: 405 }
    if (method === 'DELETE') {
      ticket.deleted = true
      return { status: 204 }
    }
    const parsed = updateSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return invalid(parsed.error)
    ticket.status = parsed.data.status
    changed(ticket)
    return { json: shown(ticket) }
  }

  function partOfTicket(ticket: Ticket, part: string, { body, query }: Incoming): Reply {
    if (part === 'conversations') {
      const size = Number(query.get('per_page') ?? 30)
      const from = (Number(query.get('page') ?? 1) - 1) * size
      return { json: ticket.entries.slice(from, from + size) }
    }
    const isReply = part === 'reply'
    const parsed = (isReply ? replySchema : noteSchema).safeParse(JSON.parse(body))
    if (!parsed.success) return invalid(parsed.error)
    const isPrivate = 'private' in parsed.data ? parsed.data.private : false
    return { status: 201, json: add(ticket, AGENT.id, parsed.data.body, isPrivate === true) }
  }

  function act({ ticketId, by, text, isPublic, status }: Deed): void {
    const ticket = tickets.get(Number(ticketId))
    if (!ticket) throw new Error(`No ticket ${ticketId}`)
    if (status) ticket.status = statusSchema.parse(Number(status))
    else if (by === 'visitor') ticket.status = 2
    if (text === undefined) changed(ticket)
    else add(ticket, by === 'visitor' ? ticket.requester_id : AGENT.id, text, !isPublic)
  }

  function handle(request: Incoming): Reply {
    const { method, path, query, headers, body } = request
    if (headers.authorization !== authorization)
      return {
        status: 401,
        json: { code: 'invalid_credentials', message: 'You have to be logged in.' },
      }
    if (path === '/api/v2/tickets') return method === 'POST' ? create(body) : list(query)
    if (path === `/api/v2/agents/${AGENT.id}`)
      return { json: { id: AGENT.id, contact: { name: AGENT.name } } }
    const [, id, part] =
      path.match(/^\/api\/v2\/tickets\/(\d+)(?:\/(conversations|reply|notes))?$/) ?? []
    const ticket = tickets.get(Number(id))
    if (!ticket) return notFound
    return part ? partOfTicket(ticket, part, request) : aboutTicket(ticket, request)
  }

  const state = (): SimulatedTicket[] =>
    [...tickets.values()]
      .filter(({ deleted }) => !deleted)
      .map(({ id, name, email, subject, status, tags, description, entries, requester_id }) => ({
        id: String(id),
        name,
        email,
        subject,
        status: String(status),
        tags,
        comments: [
          { text: textOfHtml(description), by: 'visitor', isPublic: true },
          ...entries.map(
            ({ body_text: text, user_id, private: isPrivate }) =>
              ({
                text,
                by: user_id === requester_id ? 'visitor' : 'agent',
                isPublic: !isPrivate,
              }) as const,
          ),
        ],
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
