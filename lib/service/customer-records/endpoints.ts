import { z } from 'zod'
import { idParamsSchema, idSchema } from '@/lib/core/id-schemas'
import {
  customerBlockSchema,
  customerNoteSchema,
  customerTagsSchema,
} from '@/lib/customers/admin-contracts'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  customerDataQuerySchema,
  customerDataSchema,
  customerDetailSchema,
  customerErasureSchema,
  customerListQuerySchema,
  customerRowsSchema,
} from './contracts'
import { customerMergeSchema, mergePreviewSchema } from './merge-contracts'

const noteParamsSchema = z.object({ id: idSchema, noteId: idSchema })

const mergeParamsSchema = z.object({ id: idSchema, otherId: idSchema })

const ofOne = { not_found: NO_DETAILS }

/** The buyers of the store, each by e-mail address (docs/decisions/0093), or by several that were merged (0114). */
export const customerRecordEndpoints = defineEndpoints({
  'GET /api/admin/customers': {
    summary: 'The customers, each with the number and the sums of its orders',
    who: 'staff',
    permission: 'customers.read',
    stepUp: false,
    query: customerListQuerySchema,
    paged: true,
    answers: { 200: customerRowsSchema },
  },
  'GET /api/admin/customers/[id]': {
    summary:
      'A customer with what was bought, masked keys, refund requests, disputes, messages, mails and notes',
    who: 'staff',
    permission: 'customers.read',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: customerDetailSchema },
    errors: ofOne,
  },
  'POST /api/admin/customers/[id]/notes': {
    summary: 'Adds a note that only the back office sees',
    who: 'staff',
    permission: 'customers.handle',
    stepUp: false,
    params: idParamsSchema,
    body: customerNoteSchema,
    answers: { 200: customerDetailSchema },
    errors: ofOne,
  },
  'DELETE /api/admin/customers/[id]/notes/[noteId]': {
    summary: 'Deletes a note about a customer',
    who: 'staff',
    permission: 'customers.handle',
    stepUp: false,
    params: noteParamsSchema,
    answers: { 200: customerDetailSchema },
    errors: ofOne,
  },
  'PUT /api/admin/customers/[id]/tags': {
    summary: 'Replaces the tags of a customer',
    who: 'staff',
    permission: 'customers.handle',
    stepUp: false,
    params: idParamsSchema,
    body: customerTagsSchema,
    answers: { 200: customerDetailSchema },
    errors: ofOne,
  },
  'PUT /api/admin/customers/[id]/block': {
    summary: 'Blocks a customer: no payment of an address of theirs begins any more',
    who: 'staff',
    permission: 'customers.data',
    stepUp: false,
    params: idParamsSchema,
    body: customerBlockSchema,
    answers: { 200: customerDetailSchema },
    errors: ofOne,
  },
  'DELETE /api/admin/customers/[id]/block': {
    summary: 'Lifts the block of a customer',
    who: 'staff',
    permission: 'customers.data',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: customerDetailSchema },
    errors: ofOne,
  },
  'GET /api/admin/customers/[id]/data': {
    summary:
      'All that the store has about a customer, for the person; without keys. Of the one address, unless all are asked for',
    who: 'staff',
    permission: 'customers.data',
    stepUp: true,
    params: idParamsSchema,
    query: customerDataQuerySchema,
    answers: { 200: customerDataSchema },
    errors: ofOne,
  },
  'POST /api/admin/customers/[id]/erasure': {
    summary:
      'Erases the personal data of a customer but for what the law keeps: orders, payments, invoices. Of the one address, unless all are meant',
    who: 'staff',
    permission: 'customers.data',
    stepUp: true,
    params: idParamsSchema,
    body: customerErasureSchema,
    answers: { 200: customerDetailSchema },
    errors: ofOne,
  },
  'GET /api/admin/customers/[id]/merging/[otherId]': {
    summary: 'What comes together when two customers are merged',
    who: 'staff',
    permission: 'customers.data',
    stepUp: false,
    params: mergeParamsSchema,
    answers: { 200: mergePreviewSchema },
    errors: { ...ofOne, conflict: NO_DETAILS },
  },
  'POST /api/admin/customers/[id]/merging': {
    summary:
      'Merges another customer into this one for the back office: one person with several addresses. Orders, and what each address may open, stay as they are',
    who: 'staff',
    permission: 'customers.data',
    stepUp: false,
    params: idParamsSchema,
    body: customerMergeSchema,
    answers: { 200: customerDetailSchema },
    errors: { ...ofOne, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/customers/[id]/merging': {
    summary:
      'Separates an address from the one that it was merged into, with those that were merged into it; answers the customer that is left',
    who: 'staff',
    permission: 'customers.data',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: customerDetailSchema },
    errors: { ...ofOne, conflict: NO_DETAILS },
  },
})
