import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { seoPageChangeSchema, seoPageInputSchema, seoPageSchema, seoPagesSchema } from './contracts'
import { searchTermsQuerySchema, searchTermsSchema } from './engines/contracts'

const byId = z.object({ id: idSchema })

/** The calls for pages' metadata, and for what search engines tell of pages. */
export const seoEndpoints = defineEndpoints({
  'GET /api/admin/seo-pages': {
    summary: 'The pages with SEO of their own',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    answers: { 200: seoPagesSchema },
  },
  'GET /api/admin/search-terms': {
    summary: 'What people searched for when they found the store, or one of its pages',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    limit: { name: 'search-terms', points: 30, seconds: 60 },
    query: searchTermsQuerySchema,
    answers: { 200: searchTermsSchema },
  },
  'POST /api/admin/seo-pages': {
    summary: 'Gives a page SEO of its own',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    body: seoPageInputSchema,
    answers: { 201: seoPageSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/seo-pages/[id]': {
    summary: 'Changes the SEO of a page',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    params: byId,
    body: seoPageChangeSchema,
    answers: { 200: seoPageSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/seo-pages/[id]': {
    summary: 'Takes the SEO of its own from a page',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    params: byId,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
