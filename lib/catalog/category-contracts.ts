/** Categories, as the back office lists, makes and changes them. */
import { z } from 'zod'
import { idSchema, MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { ownPictureSchema } from '@/lib/media/contracts'
import { CATEGORY_ICONS } from './category-rules'
import { categorySchema } from './contracts'

const categoryIdSchema = (name: string) =>
  z
    .number(fault('fields.mustBeNumber', { field: name }))
    .int(fault('fields.mustBeWholeNumber', { field: name }))
    .min(1, fault('fields.mustBeAtLeast', { field: name, min: 1 }))
    .max(MAX_ID, fault('fields.isTooLarge', { field: name }))

const fields = {
  name: lineSchema('name', 80).min(1, fault('fields.enterName')),
  description: paragraphsSchema('description', 1000),
  /** Derived from the name when left empty. */
  slug: lineSchema('slug', 80),
  icon: z.enum(
    CATEGORY_ICONS,
    fault('fields.mustBeOneOf', { field: 'icon', choices: CATEGORY_ICONS.join(', ') }),
  ),
  isActive: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isActive' })),
  /** Whether a subcategory also lists products of its main category whose name contains its own. */
  listsByName: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'listsByName' })),
  parentId: categoryIdSchema('parentId').nullable(),
  bannerImage: ownPictureSchema('bannerImage'),
}

/** Body of POST /api/admin/categories. */
export const categoryInputSchema = z.object({
  ...fields,
  description: fields.description.default(''),
  slug: fields.slug.default(''),
  icon: fields.icon.default('Package'),
  isActive: fields.isActive.default(true),
  listsByName: fields.listsByName.default(true),
  parentId: fields.parentId.default(null),
  bannerImage: fields.bannerImage.default(null),
})
export type CategoryInput = z.output<typeof categoryInputSchema>

/** Body of PUT /api/admin/categories/[id]: what is left out stays as it is. */
export const categoryChangeSchema = z.object({
  ...z.object(fields).partial().shape,
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type CategoryChange = z.output<typeof categoryChangeSchema>

/** A category as the back office sees it. */
export const adminCategorySchema = categorySchema.extend({
  position: z.number().int(),
  listsByName: z.boolean(),
  /** Products that belong to it. */
  productCount: z.number().int(),
  /** Products on its page. */
  listedCount: z.number().int(),
  subcategoryCount: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type AdminCategory = z.infer<typeof adminCategorySchema>
export const adminCategoriesSchema = z.array(adminCategorySchema)

/** Body of PUT /api/admin/categories/order: all categories below a parent (`null`: the main ones). */
export const categoryOrderSchema = z.object({
  parentId: categoryIdSchema('parentId').nullable(),
  ids: z
    .array(categoryIdSchema('ids'))
    .min(1, fault('fields.idsEmpty'))
    .max(1000, fault('fields.mustBeAtMost', { field: 'ids', max: 1000 }))
    .refine((ids) => new Set(ids).size === ids.length, fault('categories.namedTwice')),
})
export type CategoryOrder = z.output<typeof categoryOrderSchema>

/** Query of DELETE /api/admin/categories/[id]. */
export const categoryRemovalSchema = z.object({ moveTo: idSchema.optional() })

/** What a refusal to delete a category says: how much is in it. */
export const categoryContentsSchema = z.object({
  products: z.number().int(),
  subcategories: z.number().int(),
})
