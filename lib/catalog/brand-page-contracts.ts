/** How the owner presents publishers. */
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { ownPictureSchema } from '@/lib/media/contracts'

export const MAX_BRAND_TEXT = 600
const MAX_PLACE = 9999

/** What a brand is, in languages of the store; one that is left out or empty has none. */
export const brandTextsSchema = z.partialRecord(
  z.enum(
    TRANSLATED_LOCALES,
    fault('fields.mustBe', { field: 'texts', example: 'texts by language' }),
  ),
  z.string(),
)

const publisherSchema = lineSchema('publisher', 120).min(1, fault('fields.enterName'))

const homePageSchema = lineSchema('homePage', 500)
  .refine((address) => {
    if (address === '') return true
    const url = URL.canParse(address) ? new URL(address) : null
    return url?.protocol === 'https:' && url.username === '' && url.password === ''
  }, fault('brands.homePageHttps'))
  .nullable()
  .transform((address) => address || null)

/** Body of PUT /api/admin/brands. */
export const brandPageInputSchema = z.object({
  publisher: publisherSchema,
  image: ownPictureSchema('image').default(null),
  texts: z
    .partialRecord(
      z.enum(
        TRANSLATED_LOCALES,
        fault('fields.mustBe', { field: 'texts', example: 'texts by language' }),
      ),
      paragraphsSchema('texts', MAX_BRAND_TEXT),
    )
    .transform((texts) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    )
    .pipe(brandTextsSchema)
    .default({}),
  homePage: homePageSchema.default(null),
  isFeatured: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isFeatured' })).default(false),
  /** Among the featured ones, and among the others that are presented. */
  position: z
    .number(fault('fields.mustBeNumber', { field: 'position' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'position' }))
    .min(0, fault('fields.mustBeAtLeast', { field: 'position', min: 0 }))
    .max(MAX_PLACE, fault('fields.mustBeAtMost', { field: 'position', max: MAX_PLACE }))
    .default(0),
  /** The `updatedAt` that was loaded, `null` for a brand that was not presented: anything else is a conflict. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .nullable()
    .optional(),
})
export type BrandPageInput = z.output<typeof brandPageInputSchema>

/** Query of DELETE /api/admin/brands. */
export const brandPageRemovalSchema = z.object({ publisher: publisherSchema })

/** A publisher as the back office sees it. */
export const adminBrandSchema = z.object({
  publisher: z.string(),
  /** Products of it, hidden ones too. */
  productCount: z.number().int(),
  image: z.string().nullable(),
  texts: brandTextsSchema,
  homePage: z.string().nullable(),
  isFeatured: z.boolean(),
  position: z.number().int(),
  /** `null`: it has its name and initials alone. */
  updatedAt: z.iso.datetime().nullable(),
})
export type AdminBrand = z.infer<typeof adminBrandSchema>
export const adminBrandsSchema = z.array(adminBrandSchema)
