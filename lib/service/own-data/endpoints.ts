import { defineEndpoints, file } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { acceptedSchema, orderTokenSchema } from '@/lib/orders/access-contracts'
import { ownDataErasedSchema, ownDataOverviewSchema, ownDataRequestSchema } from './contracts'

const byLink = { unauthorized: NO_DETAILS }

/** What is stored under an address, for whoever opens the link that was mailed to it (docs/decisions/0195). */
export const ownDataEndpoints = defineEndpoints({
  'POST /api/own-data/requests': {
    summary:
      'Mails the link to what is stored under an address; says the same whether or not anything is',
    who: 'public',
    limit: { name: 'ask-for-own-data', points: 20, seconds: 600 },
    body: ownDataRequestSchema,
    answers: { 202: acceptedSchema },
  },
  'POST /api/own-data/overview': {
    summary: 'What is stored under the address of a mailed link, and what an erasure would leave',
    who: 'public',
    isRead: true,
    limit: { name: 'own-data', points: 60, seconds: 600 },
    body: orderTokenSchema,
    answers: { 200: ownDataOverviewSchema },
    errors: byLink,
  },
  'POST /api/own-data/archive': {
    summary: 'All of it as a ZIP archive, with invoices and sent files; never a key',
    who: 'public',
    isRead: true,
    limit: { name: 'own-data-archive', points: 10, seconds: 600 },
    body: orderTokenSchema,
    answers: { 200: file('application/zip') },
    errors: byLink,
  },
  'POST /api/own-data/erasure': {
    summary: 'Erases it but for what the law keeps, and mails a receipt that names what stays',
    who: 'public',
    limit: { name: 'own-data-erasure', points: 10, seconds: 600 },
    body: orderTokenSchema,
    answers: { 200: ownDataErasedSchema },
    errors: byLink,
  },
})
