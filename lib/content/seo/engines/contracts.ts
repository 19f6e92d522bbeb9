import { z } from 'zod'
import { isPlainPath } from '@/lib/content/seo/plain-path'
import { fault } from '@/lib/core/server-text'

/** Why a search engine did not do what it was asked. */
export const ENGINE_PROBLEMS = ['not_reached', 'credentials', 'site', 'refused'] as const
export type EngineProblem = (typeof ENGINE_PROBLEMS)[number]

const problemSchema = z.enum(ENGINE_PROBLEMS).nullable()

const searchTermSchema = z.object({
  query: z.string(),
  clicks: z.int().nonnegative(),
  impressions: z.int().nonnegative(),
  /** The average place among the results, from 1. */
  position: z.number().positive(),
})
export type SearchTerm = z.output<typeof searchTermSchema>

/** How many are told. */
export const MAX_TERMS = 25

export const searchTermsQuerySchema = z.object({
  /** The path of a page without language; all pages without one. */
  page: z
    .string()
    .max(300)
    .refine((path) => path === '' || isPlainPath(path), fault('seo.enterPath'))
    .default(''),
})

export const searchTermsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** When it was last told where the site map is. */
    siteMapAt: z.iso.datetime().nullable(),
    /** Why it could not be told of the site map or of changed pages the last time. */
    problem: problemSchema,
    /** Empty, too, when they could not be read. */
    terms: z.array(searchTermSchema),
    termsProblem: problemSchema,
  }),
)
export type SearchTermsOfEngine = z.output<typeof searchTermsSchema>[number]
