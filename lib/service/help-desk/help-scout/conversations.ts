/** Conversations of Help Scout. https://developer.helpscout.com/mailbox-api/endpoints/conversations/list/ */
import { z } from 'zod'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { Comment, HelpDesk, TicketStatus } from '@/lib/service/help-desk/desk'
import { DeskError, UNREADABLE } from '@/lib/service/help-desk/desk-error'
import { htmlOf, textOfHtml } from '@/lib/service/help-desk/html-text'
import { withFiles } from '@/lib/service/help-desk/with-files'
import { askHelpScout } from './client'

const personSchema = z.object({
  type: z.string(),
  first: z.string().nullish(),
  last: z.string().nullish(),
})
const threadSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  state: z.string().optional(),
  body: z.string().nullish(),
  createdAt: z.coerce.date(),
  createdBy: personSchema.optional(),
  _embedded: z
    .object({ attachments: z.array(z.object({ filename: z.string() })).default([]) })
    .optional(),
})
type Thread = z.infer<typeof threadSchema>

const conversationSchema = z.object({
  id: z.number().int(),
  status: z.string(),
  state: z.string().optional(),
  primaryCustomer: z.object({ id: z.number().int() }),
})
const pageSchema = z.object({ totalPages: z.number().int(), number: z.number().int() })
const listSchema = z.object({
  _embedded: z
    .object({
      conversations: z.array(
        z.object({
          id: z.number().int(),
          _embedded: z.object({ threads: z.array(threadSchema).default([]) }).optional(),
        }),
      ),
    })
    .optional(),
  page: pageSchema,
})
const threadsSchema = z.object({
  _embedded: z.object({ threads: z.array(threadSchema) }).optional(),
  page: pageSchema,
})

/** Of a list at most so many pages are read. */
const MAX_PAGES = 20
const MAX_NAME = 40

const STATUS_OF: Record<string, TicketStatus> = {
  pending: 'answered',
  closed: 'closed',
  spam: 'closed',
}
const STATUS_FOR: Record<TicketStatus, string> = {
  open: 'active',
  answered: 'pending',
  closed: 'closed',
}

const pathOf = (id: string): string => `/conversations/${encodeURIComponent(id)}`

/** The last line of a conversation's first text, by which it is found: Help Scout keeps no names of others. */
const referenceLine = (reference: string): string => `[${reference}]`

export const findConversation: HelpDesk['find'] = async (values, { reference, since }) => {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({
      mailbox: String(values.mailboxId),
      status: 'all',
      // The clocks of both need not agree.
      modifiedSince: new Date(since.getTime() - 5 * 60_000).toISOString().replace(/\.\d+/, ''),
      sortField: 'createdAt',
      sortOrder: 'desc',
      embed: 'threads',
      page: String(page),
    })
    const { body } = await askHelpScout(values, { method: 'GET', path: `/conversations?${query}` })
    const found = listSchema.parse(body)
    const conversation = found._embedded?.conversations.find(({ _embedded }) =>
      _embedded?.threads.some((thread) =>
        textOfHtml(thread.body ?? '').endsWith(referenceLine(reference)),
      ),
    )
    if (conversation) return String(conversation.id)
    if (page >= found.page.totalPages) break
  }
  return null
}

export const openConversation: HelpDesk['open'] = async (
  values,
  { reference, name, email, subject, text, tags },
) => {
  const customer = { email, firstName: name.slice(0, MAX_NAME) }
  const { id } = await askHelpScout(values, {
    method: 'POST',
    path: '/conversations',
    body: {
      subject,
      customer,
      mailboxId: Number(values.mailboxId),
      type: 'email',
      status: STATUS_FOR.open,
      tags,
      threads: [
        {
          type: 'customer',
          customer: { email },
          text: htmlOf(`${text}\n\n${referenceLine(reference)}`),
        },
      ],
    },
  })
  const known = id ?? (await findConversation(values, { reference, since: new Date() }))
  if (known === null)
    throw new DeskError(
      { kind: 'failed', message: UNREADABLE },
      'Help Scout did not say which conversation it opened',
    )
  return known
}

const conversationOf = async (values: PluginValues, id: string) =>
  conversationSchema.parse((await askHelpScout(values, { method: 'GET', path: pathOf(id) })).body)

export const readConversation: HelpDesk['read'] = async (values, id) => {
  try {
    const { status, state } = await conversationOf(values, id)
    if (state === 'deleted') return null
    // The first is the message itself.
    const comments = (await threadsOf(values, id)).slice(1).map(toComment)
    return { status: STATUS_OF[status] ?? 'open', isFinal: false, comments }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Whether a conversation was deleted, or merged into another one. */
const isGone = (error: unknown): boolean =>
  error instanceof DeskError && (error.status === 404 || error.status === 301)

/** What a thread has to be of to be a part of what was said; all others say what was done. */
const SAID = ['customer', 'message', 'note', 'chat', 'phone', 'reply']

/** What was said in a conversation, oldest first. */
async function threadsOf(values: PluginValues, id: string): Promise<Thread[]> {
  const threads: Thread[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const path = `${pathOf(id)}/threads?page=${page}`
    const { body } = await askHelpScout(values, { method: 'GET', path })
    const found = threadsSchema.parse(body)
    threads.push(...(found._embedded?.threads ?? []))
    if (page >= found.page.totalPages) break
  }
  return threads
    .filter(({ type, state }) => SAID.includes(type) && (state ?? 'published') === 'published')
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)
}

function toComment({ id, type, body, createdAt, createdBy, _embedded }: Thread): Comment {
  const name = [createdBy?.first, createdBy?.last].filter(Boolean).join(' ')
  return {
    id: String(id),
    text: withFiles(
      textOfHtml(body ?? ''),
      (_embedded?.attachments ?? []).map(({ filename }) => filename),
    ),
    at: createdAt,
    author: {
      kind: type === 'customer' || createdBy?.type === 'customer' ? 'visitor' : 'agent',
      name: name || 'Help Scout',
    },
    isPublic: type !== 'note',
  }
}

export const answerConversation: HelpDesk['answer'] = async (values, id, text) => {
  const { primaryCustomer } = await conversationOf(values, id)
  const answered = await askHelpScout(values, {
    method: 'POST',
    path: `${pathOf(id)}/reply`,
    body: {
      customer: { id: primaryCustomer.id },
      text: htmlOf(text),
      status: STATUS_FOR.answered,
    },
  })
  return answered.id
}

export const noteOnConversation: HelpDesk['note'] = async (values, id, text) => {
  const body = { text: htmlOf(text) }
  return (await askHelpScout(values, { method: 'POST', path: `${pathOf(id)}/notes`, body })).id
}

export const setConversationStatus: HelpDesk['setStatus'] = async (values, id, status) => {
  const body = { op: 'replace', path: '/status', value: STATUS_FOR[status] }
  await askHelpScout(values, { method: 'PATCH', path: pathOf(id), body })
}

export const removeConversation: HelpDesk['remove'] = async (values, id) => {
  try {
    await askHelpScout(values, { method: 'DELETE', path: pathOf(id) })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
