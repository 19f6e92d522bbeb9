import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { ITEM_PROBLEMS } from './item-problems'

/** Query of a feed. */
export const feedQuerySchema = z.object({
  /** Which language the addresses of the products lead to. */
  language: z
    .enum(
      TRANSLATED_LOCALES,
      fault('fields.mustBeOneOf', { field: 'language', choices: TRANSLATED_LOCALES.join(', ') }),
    )
    .default('en'),
  /** What its prices are in: the store's own currency, or another that it sells in, in which pages then open. */
  currency: z
    .enum(
      ALL_CURRENCIES,
      fault('fields.mustBeOneOf', { field: 'currency', choices: ALL_CURRENCIES.join(', ') }),
    )
    .optional(),
})

/** Answer of GET /api/admin/feeds/problems. */
export const feedReportSchema = z.object({
  /** Visible products, and how many of them the feeds hold. */
  products: z.number().int(),
  offered: z.number().int(),
  problems: z.array(
    z.object({
      problem: z.enum(ITEM_PROBLEMS),
      /** Whether the feeds leave these products out. */
      isLeftOut: z.boolean(),
      count: z.number().int(),
      /** The first of them. */
      examples: z.array(z.object({ id: z.number().int(), name: z.string(), slug: z.string() })),
    }),
  ),
})
export type FeedReport = z.infer<typeof feedReportSchema>
