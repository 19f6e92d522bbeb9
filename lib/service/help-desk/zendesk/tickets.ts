/** Tickets of Zendesk Support. https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/ */
import { z } from 'zod'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { Comment, HelpDesk, Ticket, TicketStatus } from '@/lib/service/help-desk/desk'
import { DeskError } from '@/lib/service/help-desk/desk-error'
import { withFiles } from '@/lib/service/help-desk/with-files'
import { askZendesk } from './client'

const ticketSchema = z.object({ id: z.number().int(), status: z.string() })
const oneSchema = z.object({
  ticket: ticketSchema.extend({
    requester_id: z.number().int().nullish(),
    assignee_id: z.number().int().nullish(),
  }),
})
const severalSchema = z.object({ tickets: z.array(ticketSchema) })
const auditedSchema = z.object({
  audit: z.object({
    events: z.array(z.object({ id: z.number().int(), type: z.string() })),
  }),
})
const commentsSchema = z.object({
  comments: z.array(
    z.object({
      id: z.number().int(),
      author_id: z.number().int(),
      plain_body: z.string(),
      public: z.boolean(),
      created_at: z.coerce.date(),
      attachments: z.array(z.object({ file_name: z.string() })).default([]),
    }),
  ),
  users: z
    .array(z.object({ id: z.number().int(), name: z.string(), role: z.string() }))
    .default([]),
  meta: z.object({ has_more: z.boolean(), after_cursor: z.string().nullish() }),
})

/** Of a conversation at most so many pages of a hundred are read. */
const MAX_PAGES = 10

/** Somebody may still work at one that is on hold, or write to one that is solved. */
const STATUS_OF: Record<string, TicketStatus> = {
  pending: 'answered',
  solved: 'closed',
  closed: 'closed',
}
const STATUS_FOR: Record<TicketStatus, string> = {
  open: 'open',
  answered: 'pending',
  closed: 'solved',
}

const ticketPath = (ticketId: string): string => `/tickets/${encodeURIComponent(ticketId)}.json`

/** Zendesk takes no spaces in tags. */
const tagOf = (text: string): string => text.replace(/\s+/g, '_').toLowerCase()

export const findTicket: HelpDesk['find'] = async (values, { reference }) => {
  const path = `/tickets.json?external_id=${encodeURIComponent(reference)}`
  const { tickets } = severalSchema.parse(await askZendesk(values, { method: 'GET', path }))
  return tickets[0] ? String(tickets[0].id) : null
}

export const openTicket: HelpDesk['open'] = async (
  values,
  { reference, name, email, subject, text, tags },
) => {
  const created = await askZendesk(values, {
    method: 'POST',
    path: '/tickets.json',
    // Within two hours Zendesk itself recognises a call that it has done.
    headers: { 'idempotency-key': reference },
    body: {
      ticket: {
        subject,
        comment: { body: text },
        // Without a submitter of its own the ticket is the requester's, who is its first author then.
        requester: { name, email },
        external_id: reference,
        tags: tags.map(tagOf),
      },
    },
  })
  return String(oneSchema.parse(created).ticket.id)
}

export const readTicket: HelpDesk['read'] = async (values, ticketId): Promise<Ticket | null> => {
  try {
    const ticket = await ticketOf(values, ticketId)
    if (ticket.status === 'deleted') return null
    return {
      status: STATUS_OF[ticket.status] ?? 'open',
      isFinal: ticket.status === 'closed',
      // The first is the message itself.
      comments: (await commentsOf(values, ticketId, ticket.requester_id)).slice(1),
    }
  } catch (error) {
    if (error instanceof DeskError && error.status === 404) return null
    throw error
  }
}

const ticketOf = async (values: PluginValues, ticketId: string) =>
  oneSchema.parse(await askZendesk(values, { method: 'GET', path: ticketPath(ticketId) })).ticket

async function commentsOf(
  values: PluginValues,
  ticketId: string,
  requesterId: number | null | undefined,
): Promise<Comment[]> {
  const comments: Comment[] = []
  let after = ''
  for (let page = 0; page < MAX_PAGES; page++) {
    const path = `/tickets/${encodeURIComponent(ticketId)}/comments.json?include=users&page[size]=100${after}`
    const found = commentsSchema.parse(await askZendesk(values, { method: 'GET', path }))
    for (const comment of found.comments) {
      const isRequester = comment.author_id === requesterId
      const author = found.users.find(({ id }) => id === comment.author_id)
      comments.push({
        id: String(comment.id),
        text: withFiles(
          comment.plain_body,
          comment.attachments.map(({ file_name }) => file_name),
        ),
        at: comment.created_at,
        author: {
          kind: isRequester || author?.role === 'end-user' ? 'visitor' : 'agent',
          name: author?.name ?? 'Zendesk',
        },
        isPublic: comment.public,
      })
    }
    if (!found.meta.has_more || !found.meta.after_cursor) break
    after = `&page[after]=${encodeURIComponent(found.meta.after_cursor)}`
  }
  return comments
}

export const answerTicket: HelpDesk['answer'] = async (values, ticketId, text) => {
  const comment = { body: text, public: true }
  return commentIn(await change(values, ticketId, { comment, status: STATUS_FOR.answered }))
}

export const noteOnTicket: HelpDesk['note'] = async (values, ticketId, text) => {
  return commentIn(await change(values, ticketId, { comment: { body: text, public: false } }))
}

export const setTicketStatus: HelpDesk['setStatus'] = async (values, ticketId, status) => {
  // Zendesk solves none that nobody is responsible for.
  const isLeft = status === 'closed' && !(await ticketOf(values, ticketId)).assignee_id
  await change(values, ticketId, {
    status: STATUS_FOR[status],
    ...(isLeft ? { assignee_email: values.email } : {}),
  })
}

const change = (values: PluginValues, ticketId: string, ticket: object): Promise<unknown> =>
  askZendesk(values, { method: 'PUT', path: ticketPath(ticketId), body: { ticket } })

/** A comment has the number of its event in the audit of the change that brought it. */
function commentIn(changed: unknown): string | null {
  const audited = auditedSchema.safeParse(changed)
  const comment = audited.data?.audit.events.find(({ type }) => type === 'Comment')
  return comment ? String(comment.id) : null
}

export const removeTicket: HelpDesk['remove'] = async (values, ticketId) => {
  await unlessRefused(values, ticketPath(ticketId), [404])
  // For good, where the agent may do so; otherwise Zendesk does it after 30 days.
  await unlessRefused(values, `/deleted_tickets/${encodeURIComponent(ticketId)}.json`, [403, 404])
}

/** Deletes what is there. @param refusals statuses after which there is nothing more to do @throws DeskError */
async function unlessRefused(values: PluginValues, path: string, refusals: readonly number[]) {
  try {
    await askZendesk(values, { method: 'DELETE', path })
  } catch (error) {
    if (!(error instanceof DeskError && refusals.includes(error.status ?? 0))) throw error
  }
}
