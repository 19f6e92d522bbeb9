import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminPageQuerySchema,
  adminPageRowsSchema,
  adminPageSchema,
  pageChangeSchema,
  pageInputSchema,
  pagePreviewAnswerSchema,
  pagePreviewSchema,
  pageVersionRowsSchema,
  pageVersionSchema,
} from './contracts'
import { MAX_PAGE_BODY_BYTES } from './page-rules'

const byId = z.object({ id: idSchema })
const asArticles = { who: 'staff', permission: 'articles', stepUp: false } as const

/** The calls of the owner's own pages. */
export const pagesEndpoints = defineEndpoints({
  'GET /api/admin/pages': {
    ...asArticles,
    summary: 'The pages that the owner added, drafts too',
    query: adminPageQuerySchema,
    answers: { 200: adminPageRowsSchema },
    paged: true,
  },
  'POST /api/admin/pages': {
    ...asArticles,
    summary: 'Adds a page to the store',
    maxBodyBytes: MAX_PAGE_BODY_BYTES,
    body: pageInputSchema,
    answers: { 201: adminPageSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/pages/preview': {
    ...asArticles,
    summary: 'Makes a page that shows one of the owner’s before it is saved',
    maxBodyBytes: MAX_PAGE_BODY_BYTES,
    body: pagePreviewSchema,
    answers: { 201: pagePreviewAnswerSchema },
  },
  'GET /api/admin/pages/[id]': {
    ...asArticles,
    summary: 'A page with its texts in every language',
    params: byId,
    answers: { 200: adminPageSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PATCH /api/admin/pages/[id]': {
    ...asArticles,
    summary: 'Changes fields of a page',
    params: byId,
    maxBodyBytes: MAX_PAGE_BODY_BYTES,
    body: pageChangeSchema,
    answers: { 200: adminPageSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/pages/[id]': {
    ...asArticles,
    summary: 'Deletes a page',
    params: byId,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/pages/[id]/versions': {
    ...asArticles,
    summary: 'The versions of its texts and blocks that a page had, the last one first',
    params: byId,
    answers: { 200: pageVersionRowsSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/pages/[id]/versions/[versionId]': {
    ...asArticles,
    summary: 'The texts and blocks that a page had',
    params: z.object({ id: idSchema, versionId: idSchema }),
    answers: { 200: pageVersionSchema },
    errors: { not_found: NO_DETAILS },
  },
})
