import { identifier } from '@/lib/plugins/fields'
import type { PluginValues, TestResult } from '@/lib/plugins/plugin'
import { notReached, notTaken, works } from '@/lib/plugins/test-results'
import type { HelpDesk } from '@/lib/service/help-desk/desk'
import { deskSecretField, newDeskSecret } from '@/lib/service/help-desk/new-secret'
import { ACKNOWLEDGES, TAGS } from '@/lib/service/help-desk/shared-fields'
import { noSuchAddress } from '@/lib/service/help-desk/test-results'
import { callFreshdesk } from './client'
import { checkFreshdeskNotice, ticketOfFreshdeskNotice } from './notice'
import {
  answerTicket,
  findTicket,
  noteOnTicket,
  openTicket,
  readTicket,
  removeTicket,
  setTicketStatus,
} from './tickets'

const NAME = { name: 'Freshdesk' }

async function test(values: PluginValues): Promise<TestResult> {
  const result = await callFreshdesk(values, { method: 'GET', path: '/tickets?per_page=1' })
  if (result.kind !== 'answer') return notReached(NAME)
  if (result.status === 404) return noSuchAddress(NAME)
  return result.status === 200 ? works(NAME) : notTaken(NAME)
}

export const freshdeskPlugin: HelpDesk = {
  id: 'freshdesk',
  ...NAME,
  brand: 'Freshworks',
  category: 'Support',
  description:
    'Turns messages of the contact form into tickets with the buyer’s orders beside them. Freshdesk mails the answers; they stand in the store, too.',
  version: '1.0.0',
  fields: [
    {
      key: 'domain',
      label: 'Domain',
      // No other host: whoever may set this shall not reach the store's own network by it.
      ...identifier(
        '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.freshdesk\\.com',
        'an address such as yourstore.freshdesk.com',
      ),
      help: 'Such as yourstore.freshdesk.com.',
    },
    {
      key: 'apiKey',
      label: 'API Key',
      ...identifier('[!-~]{10,200}', 'an API key'),
      max: 200,
      boundTo: ['domain'],
      help: 'In the profile of the agent who writes what is answered in the store.',
    },
    deskSecretField(
      'Generate one here. A rule of Freshdesk sends it in the header X-Softhaven-Secret of a webhook to /api/help-desks/freshdesk when a ticket changes. Without one the store looks each half hour.',
    ),
    TAGS,
    ACKNOWLEDGES,
  ],
  connector: {
    shares: ['messages', 'buyers', 'orders'],
    learns: ['answers'],
    test,
    generatedSecret: { key: 'signingSecret', generate: newDeskSecret },
  },
  account: ({ domain }) => String(domain),
  find: findTicket,
  open: openTicket,
  read: readTicket,
  answer: answerTicket,
  note: noteOnTicket,
  setStatus: setTicketStatus,
  remove: removeTicket,
  ticketUrl: (account, ticketId) => `https://${account}/a/tickets/${ticketId}`,
  checkNotice: checkFreshdeskNotice,
  ticketOf: ticketOfFreshdeskNotice,
}
