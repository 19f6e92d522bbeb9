/** Changes of the options of a family, side by side. */
import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { productFieldsSchema } from './admin-contracts'
import { MAX_OPTIONS } from './option-choices'

/** What can be changed of each beside the others. */
const optionChangeSchema = productFieldsSchema
  .pick({ price: true, originalPrice: true, isHidden: true })
  .partial()
  .extend({
    id: z.number().int().min(1).max(MAX_ID),
    /** The `updatedAt` that was loaded: a change by somebody else since then is a conflict. */
    expectedUpdatedAt: z.iso.datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' })),
  })

/** Body of PATCH /api/admin/products/options: all of them are changed, or none. */
export const optionsChangeSchema = z.object({
  products: z
    .array(optionChangeSchema, fault('fields.mustBeList', { field: 'products' }))
    .min(1, fault('fields.mustNotBeEmpty', { field: 'products' }))
    .max(MAX_OPTIONS, fault('fields.mustBeAtMostEntries', { field: 'products', max: MAX_OPTIONS }))
    .refine(
      (products) => new Set(products.map(({ id }) => id)).size === products.length,
      fault('products.optionTwice'),
    ),
})
export type OptionsChange = z.infer<typeof optionsChangeSchema>

/** Those that have changed: left out are those that had these values already. */
export const changedOptionsSchema = z.object({ changed: z.array(z.number().int()) })
