import { z } from 'zod'
import type { ArticleHtml } from '@/lib/core/rich-text'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

const articleListItemSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: z.string(),
  category: z.string(),
  readTime: z.number().int(),
  publishedAt: z.iso.datetime(),
  /** The texts of it that are in the language of the page; left out where they are the original's. */
  translated: z.array(z.string()).optional(),
})
export type ArticleListItem = z.infer<typeof articleListItemSchema>

export const articleSchema = articleListItemSchema.extend({ content: z.string() })
export type Article = z.infer<typeof articleSchema>

/** An article for its page: the text is sanitised HTML, with its main headings. */
export type ArticlePage = ArticleListItem & ArticleHtml

export const articleQuerySchema = z.object({
  category: lineSchema('category', 100).optional(),
  full: z.enum(['0', '1'], fault('fields.mustBe', { field: 'full', example: '0 or 1' })).optional(),
})

export const articleListSchema = z.array(articleListItemSchema)
export const articlesSchema = z.array(articleSchema)
