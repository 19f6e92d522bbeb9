import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminArticleQuerySchema,
  adminArticleRowsSchema,
  adminArticleSchema,
  articleChangeSchema,
  articleInputSchema,
  articlePreviewAnswerSchema,
  articlePreviewSchema,
  articleVersionRowsSchema,
  articleVersionSchema,
} from './admin-contracts'
import { MAX_ARTICLE_BODY_BYTES } from './article-rules'
import { articleTags } from './cache-tags'
import { articleListSchema, articleQuerySchema, articleSchema, articlesSchema } from './contracts'
import {
  articleCategoriesSchema,
  articleCategoryInputSchema,
  articleCategorySchema,
} from './own-categories/contracts'

const byId = z.object({ id: idSchema })

/** The calls of the knowledge base. */
export const articlesEndpoints = defineEndpoints({
  'GET /api/articles': {
    summary: 'The published articles, with their texts only when asked for',
    who: 'public',
    keptUnder: [articleTags.articles],
    query: articleQuerySchema,
    // The fuller one first: the other would leave out the texts.
    answers: { 200: z.union([articlesSchema, articleListSchema]) },
  },
  'GET /api/articles/[slug]': {
    summary: 'A published article by its slug, or by one that it had before',
    who: 'public',
    keptUnder: [articleTags.articles],
    answers: { 200: articleSchema },
    errors: { not_found: NO_DETAILS },
  },

  'GET /api/admin/articles': {
    summary: 'Articles, drafts too',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    query: adminArticleQuerySchema,
    answers: { 200: adminArticleRowsSchema },
    paged: true,
  },
  'POST /api/admin/articles': {
    summary: 'Adds an article',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    maxBodyBytes: MAX_ARTICLE_BODY_BYTES,
    body: articleInputSchema,
    answers: { 201: adminArticleSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/articles/preview': {
    summary: 'Makes a page that shows an article before it is saved',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    maxBodyBytes: MAX_ARTICLE_BODY_BYTES,
    body: articlePreviewSchema,
    answers: { 201: articlePreviewAnswerSchema },
  },
  'GET /api/admin/articles/[id]': {
    summary: 'An article with its text and what links to it',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    params: byId,
    answers: { 200: adminArticleSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PATCH /api/admin/articles/[id]': {
    summary: 'Changes fields of an article',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    params: byId,
    maxBodyBytes: MAX_ARTICLE_BODY_BYTES,
    body: articleChangeSchema,
    answers: { 200: adminArticleSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'GET /api/admin/article-categories': {
    summary: 'The categories of the knowledge base, and how many articles each has',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    answers: { 200: articleCategoriesSchema },
  },
  'POST /api/admin/article-categories': {
    summary: 'Adds a category to the knowledge base',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    body: articleCategoryInputSchema,
    answers: { 201: articleCategorySchema },
    errors: { conflict: NO_DETAILS },
  },
  'PATCH /api/admin/article-categories/[id]': {
    summary: 'Renames a category of one’s own, for its articles too',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    params: byId,
    body: articleCategoryInputSchema,
    answers: { 200: articleCategorySchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/article-categories/[id]': {
    summary: 'Deletes a category of one’s own that has no articles',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    params: byId,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },

  'GET /api/admin/articles/[id]/versions': {
    summary: 'The texts that an article had, the last one first',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    params: byId,
    answers: { 200: articleVersionRowsSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/articles/[id]/versions/[versionId]': {
    summary: 'A text that an article had',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    params: z.object({ id: idSchema, versionId: idSchema }),
    answers: { 200: articleVersionSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/articles/[id]': {
    summary: 'Deletes an article',
    who: 'staff',
    permission: 'articles',
    stepUp: false,
    params: byId,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
