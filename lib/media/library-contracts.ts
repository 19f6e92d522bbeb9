/** The pictures that the back office chooses from. */
import { z } from 'zod'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/, fault('media.unknown'))

/** Query of GET /api/admin/media/shipped. */
export const shippedImagesQuerySchema = z.object({
  /** Part of the file's name. */
  search: lineSchema('search', 100).optional(),
  limit: wholeNumberSchema('limit', 1, 100).default(24),
  offset: wholeNumberSchema('offset', 0, 1_000_000).default(0),
})
export type ShippedImagesQuery = z.output<typeof shippedImagesQuerySchema>

/** Query of GET /api/admin/media. */
export const mediaListQuerySchema = shippedImagesQuerySchema.extend({
  unused: z.enum(['1'], fault('fields.mustBe', { field: 'unused', example: 1 })).optional(),
})
export type MediaListQuery = z.output<typeof mediaListQuerySchema>

/** Something that uses a picture. */
const mediaUseSchema = z.object({
  kind: z.enum([
    'product',
    'category',
    'brand',
    'collection',
    'site-image',
    'seo-page',
    'article',
    'page',
    'store-text',
    'setting',
  ]),
  id: z.string(),
  label: z.string(),
})
export type MediaUse = z.infer<typeof mediaUseSchema>

/** A picture that came with the store. */
const shippedImageSchema = z.object({
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  byteSize: z.number().int(),
  fileName: z.string(),
})
export type ShippedImage = z.infer<typeof shippedImageSchema>
export const shippedImagesSchema = z.array(shippedImageSchema)

/** An uploaded picture in the library, newest first. */
export const libraryImageSchema = shippedImageSchema.extend({
  sha256: z.string(),
  contentType: z.string(),
  createdAt: z.iso.datetime(),
  /** Where it is used: the first uses of each kind. */
  uses: z.array(mediaUseSchema),
})
export type LibraryImage = z.infer<typeof libraryImageSchema>
export const libraryImagesSchema = z.array(libraryImageSchema)

/** Body of POST /api/admin/media/delete. */
export const deleteMediaSchema = z.object({
  sha256s: z
    .array(sha256Schema, fault('fields.mustBeList', { field: 'sha256s' }))
    .min(1, fault('media.chooseImage'))
    .max(100, fault('fields.mustBeAtMost', { field: 'sha256s', max: 100 })),
})

/** Its answer: pictures in use are not deleted; hashes without a picture are in neither list. */
export const deletedMediaSchema = z.object({
  deleted: z.array(z.string()),
  inUse: z.array(z.string()),
})
export type DeletedMedia = z.infer<typeof deletedMediaSchema>
