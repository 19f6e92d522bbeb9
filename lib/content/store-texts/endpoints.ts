import { z } from 'zod'
import { pagePreviewAnswerSchema } from '@/lib/content/pages/contracts'
import { MAX_PAGE_BODY_BYTES } from '@/lib/content/pages/page-rules'
import { idSchema } from '@/lib/core/id-schemas'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminStoreTextSchema,
  pageVersionRowsSchema,
  storeTextInputSchema,
  storeTextPageSchema,
  storeTextPreviewSchema,
  storeTextRowsSchema,
  textVersionSchema,
} from './contracts'

const byPage = z.object({ page: storeTextPageSchema })
/** Shoppers agree to some of them, so writing articles is not enough. */
const asSettings = { who: 'staff', permission: 'settings', stepUp: false } as const

/** The calls of the owner's texts on pages of the store. */
export const storeTextsEndpoints = defineEndpoints({
  'GET /api/admin/store-texts': {
    ...asSettings,
    summary: 'The pages of the store whose text the owner may replace, and which he did',
    answers: { 200: storeTextRowsSchema },
  },
  'GET /api/admin/store-texts/[page]': {
    ...asSettings,
    summary: 'A page of the store with its original text and the owner’s',
    params: byPage,
    answers: { 200: adminStoreTextSchema },
  },
  'PUT /api/admin/store-texts/[page]': {
    ...asSettings,
    summary: 'Writes the owner’s text on a page of the store',
    params: byPage,
    maxBodyBytes: MAX_PAGE_BODY_BYTES,
    body: storeTextInputSchema,
    answers: { 200: adminStoreTextSchema },
    errors: { conflict: NO_DETAILS },
  },
  'DELETE /api/admin/store-texts/[page]': {
    ...asSettings,
    summary: 'Gives a page of the store its original text back',
    params: byPage,
    answers: { 200: adminStoreTextSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/store-texts/[page]/preview': {
    ...asSettings,
    summary: 'Makes a page that shows a text of the owner’s before it is saved',
    params: byPage,
    maxBodyBytes: MAX_PAGE_BODY_BYTES,
    body: storeTextPreviewSchema,
    answers: { 201: pagePreviewAnswerSchema },
  },
  'GET /api/admin/store-texts/[page]/versions': {
    ...asSettings,
    summary: 'The owner’s texts that a page of the store had, the last one first',
    params: byPage,
    answers: { 200: pageVersionRowsSchema },
  },
  'GET /api/admin/store-texts/[page]/versions/[versionId]': {
    ...asSettings,
    summary: 'A text of the owner’s that a page of the store had',
    params: z.object({ page: storeTextPageSchema, versionId: idSchema }),
    answers: { 200: textVersionSchema },
    errors: { not_found: NO_DETAILS },
  },
})
