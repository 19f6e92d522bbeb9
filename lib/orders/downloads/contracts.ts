import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import { FILE_ACCESS } from './entitlement'
import { MAX_FILES, MAX_NAME_LENGTH, MAX_VERSION_LENGTH } from './limits'

const name = lineSchema('name', MAX_NAME_LENGTH).min(1, fault('fields.enterName'))
const version = lineSchema('version', MAX_VERSION_LENGTH).default('')

const address = z
  .string(fault('fields.mustBeText', { field: 'address' }))
  .trim()
  .max(2000, fault('fields.mustBeAtMostCharacters', { field: 'address', max: 2000 }))
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    return url?.protocol === 'https:' && url.username === '' && url.password === ''
  }, fault('downloads.fileHttps'))

/** A file elsewhere, or one whose bytes are sent afterwards in pieces. */
export const newFileSchema = z.union(
  [
    z.strictObject({ name, version, address }),
    z.strictObject({
      name,
      version,
      fileName: z
        .string(fault('fields.mustBeText', { field: 'fileName' }))
        .min(1)
        .max(1000),
      size: z
        .number(fault('fields.mustBeNumber', { field: 'size' }))
        .int()
        .min(1, fault('files.empty'))
        .max(2 ** 50),
    }),
  ],
  fault('downloads.addressOrSize'),
)
export type NewFile = z.infer<typeof newFileSchema>

export const fileParamsSchema = z.object({ fileId: z.uuid(fault('fields.idNotWellFormed')) })
export const productParamsSchema = z.object({ id: idSchema })
export const orderParamsSchema = z.object({ orderNumber: orderNumberParamSchema })

/** What buyers are shown of a file. */
export const fileTextsSchema = z.strictObject({ name, version })
export type FileTexts = z.infer<typeof fileTextsSchema>

export const fileOrderSchema = z.strictObject({ ids: z.array(z.uuid()).max(MAX_FILES) })

export const pieceQuerySchema = z.object({
  offset: z.coerce
    .number(fault('fields.mustBeNumber', { field: 'offset' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'offset' }))
    .min(0)
    .max(2 ** 50),
})

/** How much of an upload is there. */
export const receivedSchema = z.object({ received: z.number().int(), isComplete: z.boolean() })
export type Received = z.infer<typeof receivedSchema>

const productFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.string(),
  fileName: z.string().nullable(),
  /** Bytes. */
  size: z.number().int().nullable(),
  address: z.string().nullable(),
  isComplete: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ProductFile = z.infer<typeof productFileSchema>
export const productFilesSchema = z.object({
  files: z.array(productFileSchema),
  /** The largest upload, in bytes. */
  maxBytes: z.number().int(),
})

/** What a buyer may download; no items while it is not available. */
export const orderFilesSchema = z.object({
  access: z.enum(FILE_ACCESS),
  items: z.array(
    z.object({
      /** The item's place in the order. */
      position: z.number().int(),
      productName: z.string(),
      files: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          version: z.string(),
          /** Bytes; null for files elsewhere. */
          size: z.number().int().nullable(),
          /** How often it can be downloaded yet. */
          left: z.number().int(),
        }),
      ),
    }),
  ),
})
export type OrderFiles = z.infer<typeof orderFilesSchema>

/** Which purchase of the order the file is downloaded for. */
export const linkRequestSchema = z.strictObject({ position: z.number().int().min(0).max(10_000) })
export const fileLinkSchema = z.object({
  /** A path of the store. */
  url: z.string(),
  expiresAt: z.iso.datetime(),
})

/** Why a file can't be downloaded now. */
export const downloadRefusal = z.object({
  reason: z.enum(['closed', 'on_hold', 'held', 'used_up']),
})

/** How often the files of an order were downloaded. */
export const orderDownloadsSchema = z.object({
  limit: z.number().int(),
  files: z.array(
    z.object({
      position: z.number().int(),
      productName: z.string(),
      fileId: z.uuid(),
      name: z.string(),
      version: z.string(),
      /** Those that count. */
      used: z.number().int(),
      /** All. */
      downloads: z.number().int(),
      lastAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type OrderDownloads = z.infer<typeof orderDownloadsSchema>
