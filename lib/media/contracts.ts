import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

/** The largest size of an uploaded picture. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** More than any page shows; decoding more could exhaust a server's memory. */
export const MAX_PIXELS = 40_000_000

/** The largest size of a picture for a slot, before it is encoded for it. */
export const MAX_SITE_IMAGE_BYTES = 10 * 1024 * 1024

/** Answer of an upload: where the picture is. */
export const mediaSchema = z.object({
  sha256: z.string(),
  url: z.string(),
  contentType: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type StoredMedia = z.infer<typeof mediaSchema>

/** Key of a slot (lib/media/site-image-slots.ts). */
export const slotKeySchema = z.string().regex(/^[a-z0-9-]{1,120}$/, fault('media.unknown'))

/** A picture of this store: one that came with it, or an uploaded one. */
export const OWN_PICTURE = /^\/(?:images|media)\/(?!.*\.\.)[\w./%-]+$/

/** A field that takes such a picture, or none. */
export const ownPictureSchema = (name: string) =>
  lineSchema(name, 500)
    .refine((path) => path === '' || OWN_PICTURE.test(path), fault('media.enterPathOrUpload'))
    .nullable()
    .transform((path) => path || null)

/** Query of POST /api/admin/media. */
export const mediaUploadQuerySchema = z.object({
  /** The slot that the picture is for: then it may be larger, and is encoded for the slot. */
  slot: slotKeySchema.optional(),
})

/** Body of POST /api/admin/media/fetch. */
export const fetchMediaSchema = z.object({
  url: lineSchema('url', 2000).min(1, fault('fields.enterAddress')),
  slot: slotKeySchema.optional(),
})

/** Body of PUT /api/admin/site-images/[slot]. */
export const changeSiteImageSchema = z.object({
  /** A path of this store, or an https address whose picture is fetched and stored here. */
  url: lineSchema('url', 2000).min(1, fault('fields.enterAddress')),
  /** What the slot showed when it was loaded; anything else is a conflict. */
  expectedUrl: z.string().max(2000).nullable().optional(),
})
export type ChangeSiteImage = z.infer<typeof changeSiteImageSchema>

/** Query of DELETE /api/admin/site-images/[slot]. */
export const resetSiteImageQuerySchema = z.object({ expectedUrl: z.string().max(2000).optional() })

/** A slot with the picture that it shows. */
export const siteImageSchema = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  group: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  fit: z.enum(['cover', 'inside']),
  format: z.enum(['webp', 'png', 'jpeg']),
  defaultUrl: z.string().nullable(),
  shownAt: z.string().nullable(),
  url: z.string().nullable(),
  /** Size of an uploaded picture. */
  media: z
    .object({ width: z.number().int(), height: z.number().int(), byteSize: z.number().int() })
    .nullable(),
})
export type SiteImage = z.infer<typeof siteImageSchema>
export const siteImagesSchema = z.array(siteImageSchema)
