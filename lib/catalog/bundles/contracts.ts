import { z } from 'zod'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'

export const MIN_PARTS = 2
export const MAX_PARTS = 20
/** Pieces of one part in one bundle. */
export const MAX_PART_QUANTITY = 10

const partSchema = z.object({
  productId: z
    .number(fault('fields.mustBeNumber', { field: 'productId' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'productId' }))
    .min(1, fault('fields.mustBeAtLeast', { field: 'productId', min: 1 }))
    .max(MAX_ID, fault('fields.idTooLarge')),
  quantity: z
    .number(fault('fields.mustBeNumber', { field: 'quantity' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'quantity' }))
    .min(1, fault('fields.mustBeAtLeast', { field: 'quantity', min: 1 }))
    .max(
      MAX_PART_QUANTITY,
      fault('fields.mustBeAtMost', { field: 'quantity', max: MAX_PART_QUANTITY }),
    ),
})

/** Body of PUT /api/admin/products/[id]/parts. Without parts the product is no bundle any more. */
export const bundleInputSchema = z.object({
  parts: z
    .array(partSchema)
    .max(MAX_PARTS, fault('bundles.partsAtMost', { max: MAX_PARTS }))
    .refine(
      ({ length }) => length === 0 || length >= MIN_PARTS,
      fault('bundles.partsAtLeast', { min: MIN_PARTS }),
    )
    .refine(
      (parts) => new Set(parts.map(({ productId }) => productId)).size === parts.length,
      fault('bundles.partTwice'),
    ),
})
export type BundleInput = z.infer<typeof bundleInputSchema>

/** What a product consists of, in their order; nothing where it is no bundle. */
export const bundleSchema = z.object({
  parts: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      quantity: z.number().int(),
      isHidden: z.boolean(),
      /** Its keys that can be sold; `null` where it needs none. */
      availableKeys: z.number().int().nullable(),
    }),
  ),
})
export type Bundle = z.infer<typeof bundleSchema>

/** A part of a bundle as it was when its buyer was told of it. */
export const soldPartSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  /** In one bundle. */
  quantity: z.number().int(),
  /** What one of it cost by itself: by that the bundle's price is divided among its parts. */
  priceCents: z.number().int(),
  statement: statementSchema.optional(),
})
export type SoldPart = z.infer<typeof soldPartSchema>
