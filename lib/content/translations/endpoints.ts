import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  translationChangeSchema,
  translationParamsSchema,
  translationQuerySchema,
  translationRowsSchema,
  translationSchema,
} from './contracts'

/** Texts of products, categories and articles in further languages. */
export const translationEndpoints = defineEndpoints({
  'GET /api/admin/translations': {
    summary: 'What can be translated into a language, with how much of it is there',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    query: translationQuerySchema,
    answers: { 200: translationRowsSchema },
    paged: true,
  },
  'GET /api/admin/translations/[kind]/[id]/[language]': {
    summary: 'One of them beside its texts in a language',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: translationParamsSchema,
    answers: { 200: translationSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PUT /api/admin/translations/[kind]/[id]/[language]': {
    summary: 'Writes texts of it in a language; those that are left out stay',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: translationParamsSchema,
    body: translationChangeSchema,
    answers: { 200: translationSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
