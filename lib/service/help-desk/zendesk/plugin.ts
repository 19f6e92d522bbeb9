import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import type { PluginValues, TestResult } from '@/lib/plugins/plugin'
import { notReached, notTaken, works } from '@/lib/plugins/test-results'
import type { HelpDesk } from '@/lib/service/help-desk/desk'
import { ACKNOWLEDGES, TAGS } from '@/lib/service/help-desk/shared-fields'
import { noAgent, noSuchAddress } from '@/lib/service/help-desk/test-results'
import { callZendesk } from './client'
import { checkZendeskNotice, ticketOfZendeskNotice } from './notice'
import {
  answerTicket,
  findTicket,
  noteOnTicket,
  openTicket,
  readTicket,
  removeTicket,
  setTicketStatus,
} from './tickets'

const NAME = { name: 'Zendesk' }

const meSchema = z.object({ user: z.object({ id: z.number().nullable(), role: z.string() }) })

async function test(values: PluginValues): Promise<TestResult> {
  const result = await callZendesk(values, { method: 'GET', path: '/users/me.json' })
  if (result.kind !== 'answer') return notReached(NAME)
  if (result.status === 404) return noSuchAddress(NAME)
  const me = meSchema.safeParse(result.body)
  // Somebody whom it does not know is an end user without a number.
  if (result.status !== 200 || !me.success || me.data.user.id === null) return notTaken(NAME)
  return me.data.user.role === 'end-user' ? noAgent(NAME) : works(NAME)
}

export const zendeskPlugin: HelpDesk = {
  id: 'zendesk',
  name: 'Zendesk Support',
  brand: 'Zendesk',
  category: 'Support',
  description:
    'Turns messages of the contact form into tickets with the buyer’s orders beside them. Zendesk mails the answers; they stand in the store, too.',
  version: '1.0.0',
  fields: [
    {
      key: 'subdomain',
      label: 'Subdomain',
      ...identifier('[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?', 'what stands before .zendesk.com'),
      help: 'What stands before .zendesk.com in the address of your Zendesk.',
    },
    {
      key: 'email',
      label: 'Agent E-mail',
      kind: 'email',
      required: true,
      help: 'Of the agent whose token it is, and who writes what is answered in the store.',
    },
    {
      key: 'apiToken',
      label: 'API Token',
      ...identifier('[!-~]{20,200}', 'an API token'),
      max: 200,
      secret: true,
      boundTo: ['subdomain', 'email'],
      help: 'In the Admin Center below Apps and integrations, APIs, Zendesk API.',
    },
    {
      key: 'webhookSecret',
      label: 'Webhook Signing Secret',
      kind: 'text',
      pattern: '[!-~]{16,200}',
      example: 'the signing secret of the webhook',
      max: 200,
      help: 'Of the webhook by which Zendesk tells the store of changes: POST to /api/help-desks/zendesk. Without one the store looks each half hour.',
    },
    TAGS,
    ACKNOWLEDGES,
  ],
  connector: { shares: ['messages', 'buyers', 'orders'], learns: ['answers'], test },
  account: ({ subdomain }) => String(subdomain),
  find: findTicket,
  open: openTicket,
  read: readTicket,
  answer: answerTicket,
  note: noteOnTicket,
  setStatus: setTicketStatus,
  remove: removeTicket,
  ticketUrl: (account, ticketId) => `https://${account}.zendesk.com/agent/tickets/${ticketId}`,
  checkNotice: checkZendeskNotice,
  ticketOf: ticketOfZendeskNotice,
}
