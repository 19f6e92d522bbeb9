import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

export const MAX_CATEGORY_NAME = 60

/** A category of the knowledge base. */
export const articleCategorySchema = z.object({
  /** `null` for those that every store has: they can't be renamed or deleted. */
  id: z.number().int().nullable(),
  name: z.string(),
  /** How many articles it has, drafts too. */
  articles: z.number().int(),
})
export type ArticleCategoryRow = z.infer<typeof articleCategorySchema>
export const articleCategoriesSchema = z.array(articleCategorySchema)

/** Body of POST and PATCH /api/admin/article-categories. */
export const articleCategoryInputSchema = z.object({
  name: lineSchema('name', MAX_CATEGORY_NAME).min(1, fault('fields.enterName')),
})
export type ArticleCategoryInput = z.output<typeof articleCategoryInputSchema>
