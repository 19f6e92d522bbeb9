import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

/** The lists of the back office whose filters and columns can be kept under a name. */
const LISTS = ['orders', 'products'] as const
export type ViewedList = (typeof LISTS)[number]

/** So many of one person, in all lists. */
export const MAX_SAVED_VIEWS = 60
const MAX_FILTERS = 20
const MAX_COLUMNS = 40

/** A list's filters by name, those without a value left out. */
const filtersSchema = z
  .record(z.string().min(1).max(40), z.string().min(1).max(200))
  .refine((filters) => Object.keys(filters).length <= MAX_FILTERS, {
    error: fault('fields.mustBeAtMost', { field: 'Filters', max: MAX_FILTERS }),
  })
export type SavedFilters = z.infer<typeof filtersSchema>

/** Keys of the columns that are shown. */
const columnsSchema = z
  .array(z.string().min(1).max(40))
  .max(MAX_COLUMNS, fault('fields.mustBeAtMost', { field: 'Columns', max: MAX_COLUMNS }))

export const savedViewInputSchema = z.strictObject({
  list: z.enum(LISTS),
  name: lineSchema('Name', 60).min(1, fault('fields.mustNotBeEmpty', { field: 'Name' })),
  filters: filtersSchema,
  columns: columnsSchema.optional(),
})
export type SavedViewInput = z.infer<typeof savedViewInputSchema>

export const savedViewSchema = z.object({
  id: z.int().positive(),
  list: z.enum(LISTS),
  name: z.string(),
  filters: filtersSchema,
  /** `null`: it was kept without, and shows the list's own. */
  columns: columnsSchema.nullable(),
})
export type SavedView = z.infer<typeof savedViewSchema>

export const savedViewsSchema = z.array(savedViewSchema)
