/** Tickets of Freshdesk. https://developers.freshdesk.com/api/#tickets */
import { z } from 'zod'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { Comment, HelpDesk, TicketStatus } from '@/lib/service/help-desk/desk'
import { DeskError } from '@/lib/service/help-desk/desk-error'
import { htmlOf } from '@/lib/service/help-desk/html-text'
import { withFiles } from '@/lib/service/help-desk/with-files'
import { askFreshdesk } from './client'

const createdSchema = z.object({ id: z.number().int() })
const ticketSchema = z.object({
  id: z.number().int(),
  status: z.number().int(),
  deleted: z.boolean().optional(),
  requester: z.object({ id: z.number().int(), name: z.string() }),
})
const listSchema = z.array(
  z.object({ id: z.number().int(), description_text: z.string().nullish() }),
)
const conversationsSchema = z.array(
  z.object({
    id: z.number().int(),
    user_id: z.number().int().nullable(),
    body_text: z.string().nullable(),
    private: z.boolean(),
    created_at: z.coerce.date(),
    attachments: z.array(z.object({ name: z.string() })).default([]),
  }),
)
const agentSchema = z.object({ contact: z.object({ name: z.string() }) })

const PER_PAGE = 100
/** Of a list at most so many pages are read. */
const MAX_PAGES = 10

const OPEN = 2
const PENDING = 3
const RESOLVED = 4
const CLOSED = 5
/** One of those that every Freshdesk has besides; others are an owner's own. */
const WAITING_ON_CUSTOMER = 6

const STATUS_OF: Record<number, TicketStatus> = {
  [PENDING]: 'answered',
  [WAITING_ON_CUSTOMER]: 'answered',
  [RESOLVED]: 'closed',
  [CLOSED]: 'closed',
}
const STATUS_FOR: Record<TicketStatus, number> = {
  open: OPEN,
  answered: PENDING,
  closed: RESOLVED,
}

const LOW_PRIORITY = 1
/** As from a form of one's portal. */
const FROM_PORTAL = 2
const MAX_TAG = 32

const ticketPath = (ticketId: string): string => `/tickets/${encodeURIComponent(ticketId)}`

/** The last line of a ticket's text, by which it is found: Freshdesk keeps no names of others. */
const referenceLine = (reference: string): string => `[${reference}]`

export const findTicket: HelpDesk['find'] = async (values, { reference, since }) => {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({
      // The clocks of both need not agree.
      updated_since: new Date(since.getTime() - 5 * 60_000).toISOString(),
      include: 'description',
      order_by: 'created_at',
      order_type: 'desc',
      per_page: String(PER_PAGE),
      page: String(page),
    })
    const found = listSchema.parse(
      await askFreshdesk(values, { method: 'GET', path: `/tickets?${query}` }),
    )
    const ticket = found.find(({ description_text }) =>
      description_text?.trimEnd().endsWith(referenceLine(reference)),
    )
    if (ticket) return String(ticket.id)
    if (found.length < PER_PAGE) break
  }
  return null
}

export const openTicket: HelpDesk['open'] = async (
  values,
  { reference, name, email, subject, text, tags },
) => {
  const created = await askFreshdesk(values, {
    method: 'POST',
    path: '/tickets',
    body: {
      name,
      email,
      subject,
      description: htmlOf(`${text}\n\n${referenceLine(reference)}`),
      tags: tags.map((tag) => tag.slice(0, MAX_TAG)),
      status: OPEN,
      priority: LOW_PRIORITY,
      source: FROM_PORTAL,
    },
  })
  return String(createdSchema.parse(created).id)
}

export const readTicket: HelpDesk['read'] = async (values, ticketId) => {
  try {
    const path = `${ticketPath(ticketId)}?include=requester`
    const ticket = ticketSchema.parse(await askFreshdesk(values, { method: 'GET', path }))
    if (ticket.deleted) return null
    return {
      status: STATUS_OF[ticket.status] ?? 'open',
      isFinal: false,
      comments: await commentsOf(values, ticketId, ticket.requester),
    }
  } catch (error) {
    if (error instanceof DeskError && error.status === 404) return null
    throw error
  }
}

async function commentsOf(
  values: PluginValues,
  ticketId: string,
  requester: { id: number; name: string },
): Promise<Comment[]> {
  const comments: Comment[] = []
  const agents = new Map<number, string>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const path = `${ticketPath(ticketId)}/conversations?per_page=${PER_PAGE}&page=${page}`
    const found = conversationsSchema.parse(await askFreshdesk(values, { method: 'GET', path }))
    for (const { id, user_id, body_text, private: isPrivate, created_at, attachments } of found) {
      const isVisitor = user_id === requester.id
      comments.push({
        id: String(id),
        text: withFiles(
          body_text ?? '',
          attachments.map(({ name }) => name),
        ),
        at: created_at,
        author: isVisitor
          ? { kind: 'visitor', name: requester.name }
          : { kind: 'agent', name: isPrivate ? '' : await agentName(values, user_id, agents) },
        isPublic: !isPrivate,
      })
    }
    if (found.length < PER_PAGE) break
  }
  return comments.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** An agent's name; the help desk's where this key may not read it. @param known those that were read before */
async function agentName(
  values: PluginValues,
  id: number | null,
  known: Map<number, string>,
): Promise<string> {
  if (id === null) return 'Freshdesk'
  const before = known.get(id)
  if (before !== undefined) return before
  let name = 'Freshdesk'
  try {
    const agent = await askFreshdesk(values, { method: 'GET', path: `/agents/${id}` })
    name = agentSchema.safeParse(agent).data?.contact.name ?? name
  } catch (error) {
    const isNone = error instanceof DeskError && (error.status === 403 || error.status === 404)
    if (!isNone) throw error
  }
  known.set(id, name)
  return name
}

export const answerTicket: HelpDesk['answer'] = async (values, ticketId, text) => {
  const path = `${ticketPath(ticketId)}/reply`
  const body = { body: htmlOf(text) }
  const { id } = createdSchema.parse(await askFreshdesk(values, { method: 'POST', path, body }))
  await setTicketStatus(values, ticketId, 'answered')
  return String(id)
}

export const noteOnTicket: HelpDesk['note'] = async (values, ticketId, text) => {
  const path = `${ticketPath(ticketId)}/notes`
  const body = { body: htmlOf(text), private: true }
  return String(createdSchema.parse(await askFreshdesk(values, { method: 'POST', path, body })).id)
}

export const setTicketStatus: HelpDesk['setStatus'] = async (values, ticketId, status) => {
  const body = { status: STATUS_FOR[status] }
  await askFreshdesk(values, { method: 'PUT', path: ticketPath(ticketId), body })
}

export const removeTicket: HelpDesk['remove'] = async (values, ticketId) => {
  try {
    await askFreshdesk(values, { method: 'DELETE', path: ticketPath(ticketId) })
  } catch (error) {
    // One that is in the trash already can't be put there.
    if (!(error instanceof DeskError && (error.status === 404 || error.status === 405))) throw error
  }
}
