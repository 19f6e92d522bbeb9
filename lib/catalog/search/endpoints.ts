import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  searchPreviewQuerySchema,
  searchPreviewSchema,
  searchUseChangeSchema,
  searchUsesSchema,
  synonymChangeSchema,
  synonymInputSchema,
  synonymSchema,
  synonymsSchema,
  unansweredQuerySchema,
  unansweredRowsSchema,
} from './admin-contracts'

/** What the owner does about searches. The search itself is a filter of the products. */
export const searchEndpoints = defineEndpoints({
  'GET /api/admin/search/synonyms': {
    summary: 'All groups of phrases that mean the same in a search',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    answers: { 200: synonymsSchema },
  },
  'POST /api/admin/search/synonyms': {
    summary: 'Adds a group of phrases that mean the same',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    body: synonymInputSchema,
    answers: { 201: synonymSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/search/synonyms/[id]': {
    summary: 'Replaces the phrases of a group, its language, and whether it is on',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    params: idParamsSchema,
    body: synonymChangeSchema,
    answers: { 200: synonymSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/search/synonyms/[id]': {
    summary: 'Deletes a group of synonyms that did not come with the store',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'GET /api/admin/search/uses': {
    summary: 'The uses of software that searches understand, with what shoppers call them',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    answers: { 200: searchUsesSchema },
  },
  'PUT /api/admin/search/uses': {
    summary: 'Changes the words of a language for a use, or switches them on or off',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    body: searchUseChangeSchema,
    answers: { 200: searchUsesSchema },
  },
  'GET /api/admin/search/preview': {
    summary: 'What becomes of a search in a language, with the first products that it finds',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    query: searchPreviewQuerySchema,
    answers: { 200: searchPreviewSchema },
  },
  'GET /api/admin/search/unanswered': {
    summary: 'Searches that no product answered as they were typed, most often first',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    query: unansweredQuerySchema,
    answers: { 200: unansweredRowsSchema },
  },
})
